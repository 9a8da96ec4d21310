import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@guildwire/service";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { layEmptyDatabase, makeTemplate } from "../../../service/src/store/empty-database.js";
import { newDatabase } from "../harness/stores.js";

describe("an embedded database in a folder", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "guildwire-folder-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("keeps its data when it is closed and opened", { timeout: 120_000 }, async () => {
    const data = join(folder, "below", "data");
    const begin = { ...(await newDatabase("the embedded database")), kind: "embedded" as const, folder: data };
    const first = await openStore({ database: begin });
    const { id } = await first.write({ none: true }, (work) => work.users.create({ username: "Ann" }));
    await first.close();
    const second = await openStore({ database: { kind: "embedded", folder: data } });
    expect(await second.read((work) => work.users.get(id))).toMatchObject({ id, username: "Ann" });
    await second.close();
  });

  it("is put into its place when it is whole, whatever was left there before", { timeout: 120_000 }, async () => {
    const data = join(folder, "killed", "data");
    // What a process leaves that was killed while it made the database.
    await mkdir(`${data}.new`, { recursive: true });
    await writeFile(join(`${data}.new`, "PG_VERSION"), "18");
    await mkdir(data);
    const store = await openStore({ database: { kind: "embedded", folder: data } });
    expect(await store.read((work) => work.guilds.find("1"))).toBeUndefined();
    await store.close();
    expect(await readdir(join(folder, "killed"))).toEqual(["data"]);
  });

  it("begins as a copy of what a build has left, if that is there", { timeout: 120_000 }, async () => {
    const [template, data] = [join(folder, "template"), join(folder, "copied")];
    await (await openStore({ database: { kind: "embedded", folder: template } })).close();
    await writeFile(join(template, "mark"), "");
    // What an earlier build has left is not made again.
    await makeTemplate(template);
    await layEmptyDatabase(data, template);
    expect(await readdir(data)).toContain("mark");
    const store = await openStore({ database: { kind: "embedded", folder: data } });
    expect(await store.read((work) => work.guilds.find("1"))).toBeUndefined();
    await store.close();
    // Data that are there are never laid over.
    await rm(join(data, "mark"));
    await layEmptyDatabase(data, template);
    expect(await readdir(data)).not.toContain("mark");
  });
});
