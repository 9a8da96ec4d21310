import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@guildwire/service";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
});
