import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, getGuild, modifyGuild } from "@guildwire/api/client";
import { getUser } from "@guildwire/control/client";
import { connectTestWorld, type WorldCredentials } from "@guildwire/service/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { seed } from "../../../service/src/seed.js";
import { SqliteConnection } from "../../../service/src/store/sqlite/connection.js";
import { secretToken } from "../../secrets.js";
import { readEvents } from "../harness/event-reader.js";
import { type Program, runProgram } from "../harness/program.js";

const bin = join(import.meta.dirname, "../../../service/bin/guildwire-service.js");
const admin = secretToken("control");

let folder = "";
const programs: Program[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "guildwire-data-"));
});
afterEach(async () => {
  for (const program of programs.splice(0)) await program.end("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command of the program to its end. */
function command(env: Readonly<Record<string, string>>, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env["PATH"], ...env }, timeout: 60_000, maxBuffer: 2 ** 24 };
    execFile(process.execPath, [bin, ...args], options, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

async function serve(dataDir: string): Promise<Program> {
  const program = await runProgram({ DATA_DIR: dataDir, CONTROL_TOKEN: admin });
  programs.push(program);
  return program;
}

describe("guildwire-service", () => {
  it("serves from memory, with --ephemeral with a demo guild, and creates no file", { timeout: 60_000 }, async () => {
    const data = join(folder, "data");
    const program = await runProgram({ DATA_DIR: ":memory:", CONTROL_TOKEN: admin }, { cwd: folder });
    programs.push(program);
    const { guildId, botToken } = await seed(program.url, admin);
    const client = createClient({ baseUrl: `${program.url}/api/v8`, auth: { bot: botToken } });
    expect(await getGuild(client, { guild_id: guildId })).toMatchObject({ name: "Harbour Watch" });
    expect(await program.end("SIGTERM")).toEqual([0, null]);
    const ephemeral = await runProgram({ DATA_DIR: data }, { args: ["--ephemeral"], cwd: folder });
    programs.push(ephemeral);
    const [credentials] = ephemeral.entries as unknown as [WorldCredentials];
    const world = connectTestWorld(credentials);
    expect(
      await getGuild(createClient({ baseUrl: `${world.api}/v8`, auth: { bot: world.token } }), {
        guild_id: world.guildId,
      }),
    ).toMatchObject({ name: "Harbour Watch" });
    const { id } = await world.addMember();
    expect(await getUser(world.control, { user_id: id })).toMatchObject({ id, username: "user 1" });
    expect(await ephemeral.end("SIGTERM")).toEqual([0, null]);
    expect(ephemeral.entries).toHaveLength(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it("copies the database with backup while it is served, and resumes after a restore", {
    timeout: 60_000,
  }, async () => {
    const data = join(folder, "data");
    const program = await serve(data);
    const { guildId: guild_id, botToken } = await seed(program.url, admin);
    const client = createClient({ baseUrl: `${program.url}/api/v8`, auth: { bot: botToken } });
    const rename = (name: string) => modifyGuild(client, { guild_id, body: { name } });
    await rename("before");
    const copy = join(folder, "copy.sqlite");
    expect(await command({ DATA_DIR: data }, "backup", copy)).toMatchObject({ code: 0 });
    expect((await stat(copy)).mode & 0o077).toBe(0);
    expect(await command({ DATA_DIR: data }, "backup", copy)).toMatchObject({
      code: 1,
      err: `${copy} already exists. Specify a new file.\n`,
    });
    await rename("after");
    const reader = await readEvents(program.url, botToken);
    const lastSeen = reader.start;
    await reader.close();
    await program.end("SIGTERM");

    const restored = join(folder, "restored");
    await mkdir(restored);
    await copyFile(copy, join(restored, "guildwire.sqlite"));
    expect(await command({ DATA_DIR: restored }, "check")).toMatchObject({ code: 0 });
    const again = await serve(restored);
    const moved = createClient({ baseUrl: `${again.url}/api/v8`, auth: { bot: botToken } });
    expect((await getGuild(moved, { guild_id })).name).toBe("before");
    // A client whose cursor is newer than the backup receives all new events.
    const follower = await readEvents(again.url, botToken, { after: lastSeen });
    await modifyGuild(moved, { guild_id, body: { name: "restored" } });
    expect(await follower.take(1)).toMatchObject([{ t: "GUILD_UPDATE", d: { name: "restored" } }]);
    await follower.close();
  });

  it("moves the data with export and import, and does not overwrite any", { timeout: 60_000 }, async () => {
    const [from, to, file] = [join(folder, "from"), join(folder, "to"), join(folder, "world.jsonl")];
    expect(await command({ DATA_DIR: from }, "seed")).toMatchObject({ code: 0 });
    const exported = await command({ DATA_DIR: from }, "export", file);
    expect(exported).toMatchObject({ code: 0, out: "" });
    expect(exported.err).toMatch(/^Exported \d+ rows to .*world\.jsonl\. The file contains secrets/);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await command({ DATA_DIR: from }, "export", file)).toMatchObject({
      code: 1,
      err: `${file} already exists. Specify a new file.\n`,
    });
    expect(await command({ DATA_DIR: to }, "import", file)).toMatchObject({ code: 0 });
    expect(await readdir(to)).toEqual(["guildwire.sqlite"]);
    expect((await command({ DATA_DIR: to }, "export", "-")).out).toBe(await readFile(file, "utf8"));
    const twice = await command({ DATA_DIR: to }, "import", file);
    expect(twice).toMatchObject({ code: 1 });
    expect(twice.err).toMatch(/^The database already contains data \(table \w+\)\. Import into an empty one/);
  });

  it("leaves no database behind when an import is rejected", { timeout: 60_000 }, async () => {
    const file = join(folder, "world.jsonl");
    await writeFile(file, '{"format":"guildwire-export","version":1,"migration":"0001-initial","lastEvent":"1"}\n');
    const refused = await command({ DATA_DIR: join(folder, "to") }, "import", file);
    expect(refused).toEqual({
      code: 1,
      out: "",
      err: "The export is incomplete: it ends after line 1. Nothing was imported.\n",
    });
    expect(await readdir(join(folder, "to"))).toEqual([]);
    const missing = await command({ DATA_DIR: join(folder, "to") }, "import", join(folder, "none"));
    expect(missing).toMatchObject({ code: 1, err: `${join(folder, "none")} cannot be read (ENOENT).\n` });
  });

  it("does not export a database of a newer version", { timeout: 60_000 }, async () => {
    const data = join(folder, "data");
    await command({ DATA_DIR: data }, "migrate");
    const connection = new SqliteConnection(join(data, "guildwire.sqlite"));
    connection.run("insert into kysely_migration (name, timestamp) values ('9999-later', '2100-01-01')");
    connection.close();
    const file = join(folder, "world.jsonl");
    const refused = await command({ DATA_DIR: data }, "export", file);
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toMatch(/^The database was written by a newer version \(migration 9999-later\)\./);
    expect(await readdir(folder)).toEqual(["data"]);
  });

  it("reports a backup that cannot be written, with its path", { timeout: 60_000 }, async () => {
    const data = join(folder, "data");
    await command({ DATA_DIR: data }, "migrate");
    const copy = join(folder, "none", "copy.sqlite");
    expect(await command({ DATA_DIR: data }, "backup", copy)).toEqual({
      code: 1,
      out: "",
      err: `${copy}: the backup cannot be written (ENOENT).\n`,
    });
  });

  it("lists damage with check, and changes nothing", { timeout: 60_000 }, async () => {
    const data = join(folder, "data");
    expect(await command({ DATA_DIR: data }, "check")).toEqual({
      code: 1,
      out: "",
      err: `DATA_DIR: ${data} contains no database.\n`,
    });
    await command({ DATA_DIR: data }, "seed");
    const file = join(data, "guildwire.sqlite");
    const handle = await open(file, "r+");
    const { size } = await handle.stat();
    // Every page but the first, which holds the schema, loses its head.
    for (let at = 4096; at < size; at += 4096) await handle.write(Buffer.alloc(8, 0x7f), 0, 8, at);
    await handle.close();
    const before = await readFile(file);
    const checked = await command({ DATA_DIR: data }, "check");
    expect(checked.code).toBe(1);
    expect(checked.err).toContain(`${file} is damaged; restore it from a backup:\n`);
    expect((await readFile(file)).equals(before)).toBe(true);
    const started = await command({ DATA_DIR: data, PORT: "0" });
    expect(started.code).toBe(1);
    expect(started.err).toContain("guildwire-service check");
    expect((await readFile(file)).equals(before)).toBe(true);
  });

  it("names the commands that move data of version 0.1, and does not change the data", async () => {
    const data = join(folder, "data");
    await mkdir(join(data, "database"), { recursive: true });
    await writeFile(join(data, "database", "PG_VERSION"), "17\n");
    const refused = await command({ DATA_DIR: data, PORT: "0" });
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(`DATA_DIR: ${data} contains data of version 0.1`);
    expect(refused.err).toContain("guildwire-service export world.jsonl\n  guildwire-service import world.jsonl");
    expect(await readdir(data)).toEqual(["database"]);
    // An empty file does not hide data of an earlier version.
    await writeFile(join(data, "guildwire.sqlite"), "");
    for (const args of [["serve"], ["migrate"], ["seed"]])
      expect((await command({ DATA_DIR: data, PORT: "0" }, ...args)).err).toContain("contains data of version 0.1");
    expect((await stat(join(data, "guildwire.sqlite"))).size).toBe(0);
  }, 60_000);

  it("rejects file commands if the data is not in a file", async () => {
    const url = "postgres://user:password@127.0.0.1:1/none";
    for (const name of ["backup", "check"])
      expect((await command({ DATABASE_URL: url }, name, ...(name === "backup" ? ["x"] : []))).err).toMatch(
        new RegExp(`^DATABASE_URL: ${name} is for the embedded database; `),
      );
    for (const args of [["backup", "x"], ["check"], ["export", "x"], ["import", "x"]])
      expect((await command({ DATA_DIR: ":memory:" }, ...args)).err).toBe(
        `DATA_DIR: ${args[0]} requires a folder, not :memory:.\n`,
      );
  }, 60_000);
});
