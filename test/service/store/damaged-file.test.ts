import { copyFile, mkdtemp, open, readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { modifyGuild } from "@guildwire/api/client";
import { openStore, type Store } from "@guildwire/service";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { World } from "../harness/world.js";

let folder = "";
let file = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "guildwire-damaged-"));
  file = join(folder, "world.sqlite");
});
afterEach(() => rm(folder, { recursive: true }));

const openFile = (): Promise<Store> => openStore({ database: { kind: "embedded", file } });

/** The error of a start; "none" if it succeeds. */
const problem = (): Promise<string> =>
  openFile().then(
    async (store) => {
      await store.close();
      return "none";
    },
    (error: Error) => `${error.name}: ${error.message}`,
  );

/** Writes a file with users that fill many pages. */
async function writeUsers(): Promise<void> {
  const store = await openFile();
  await store.write({ none: true }, async (work) => {
    for (let index = 0; index < 500; index += 1) await work.users.create({ username: `user ${index}` });
  });
  await store.close();
}

/** Overwrites the pages of a file from one position to the end. */
async function damage(from: number): Promise<void> {
  const { size } = await stat(file);
  const handle = await open(file, "r+");
  await handle.write(Buffer.alloc(size - from, 0xaa), 0, size - from, from);
  await handle.close();
}

describe("the start with an SQLite file", () => {
  it("refuses an empty file, and leaves it as it is", async () => {
    await writeFile(file, "");
    expect(await problem()).toMatch(
      /^SettingError: DATA_DIR: .* is not served, .*world\.sqlite is empty \(0 bytes\)\. Restore a backup; if .*delete world\.sqlite, world\.sqlite-wal and world\.sqlite-shm\.$/,
    );
    expect((await stat(file)).size).toBe(0);
    expect(await readdir(folder)).toEqual(["world.sqlite"]);
  });

  it("refuses damaged pages, and states how to list and restore them", async () => {
    await writeUsers();
    await damage(8 * 4096);
    const before = await stat(file);
    expect(await problem()).toMatch(/^SettingError: DATA_DIR: .* holds a damaged database, .*guildwire-service check/);
    expect((await stat(file)).size).toBe(before.size);
  });

  it("refuses a truncated file", async () => {
    await writeUsers();
    await truncate(file, (await stat(file)).size - 3 * 4096);
    expect(await problem()).toMatch(/^SettingError: DATA_DIR: .* holds a damaged database/);
  });

  it("refuses a file whose log was deleted, until its index is deleted, too", async () => {
    const store = await openFile();
    await store.write({ none: true }, (work) => work.users.create({ username: "Ann" }));
    const copy = join(folder, "copy.sqlite");
    for (const ending of ["", "-shm"]) await copyFile(`${file}${ending}`, `${copy}${ending}`);
    await store.close();
    file = copy;
    expect(await problem()).toMatch(/the log copy\.sqlite-wal is missing.*delete copy\.sqlite-shm\.$/);
    await rm(`${copy}-shm`);
    // Only the log contains the tables: the file alone is an older state.
    expect(await problem()).toBe("none");
  });

  it("refuses a log without its file", async () => {
    const store = await openFile();
    await store.write({ none: true }, (work) => work.users.create({ username: "Ann" }));
    const copy = join(folder, "copy.sqlite");
    await copyFile(`${file}-wal`, `${copy}-wal`);
    await store.close();
    file = copy;
    expect(await problem()).toMatch(/copy\.sqlite is missing, but its log copy\.sqlite-wal exists/);
    expect((await stat(`${copy}-wal`)).size).toBeGreaterThan(0);
  });

  it("continues a start that was interrupted before the file had its name", async () => {
    await writeFile(`${file}.new`, "");
    expect(await problem()).toBe("none");
    expect((await readdir(folder)).filter((name) => name.includes(".new"))).toEqual([]);
  });
});

describe("a service with an SQLite file", () => {
  it("responds with 503 and is not ready while the disk is full, and recovers", async () => {
    const world = await World.open({ kind: "embedded", file });
    const { guild, owner } = await world.guild();
    const { kysely } = world.service.services.store.database;
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(kysely);
    const limit = (count: number) => sql.raw(`pragma max_page_count = ${count}`).execute(kysely);
    const get = async (path: string) => (await fetch(`${world.service.url}${path}`)).status;
    const send = (name: string) =>
      fetch(`${world.service.url}/api/v8/guilds/${guild.id}/channels`, {
        method: "POST",
        headers: { Authorization: `Bot ${owner.token}`, "Content-Type": "application/json" },
        body: JSON.stringify({ name, topic: "x".repeat(1_000) }),
      });
    await limit(Number(rows[0]?.page_count));
    const responses: Response[] = [];
    for (let index = 0; index < 30; index += 1) responses.push(await send(`channel ${index}`));
    const refused = responses.filter(({ status }) => status !== 201 && status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ status, headers }) => [status, headers.get("retry-after")].join()))).toEqual(
      new Set(["503,1"]),
    );
    // Reads still succeed, but a load balancer sends requests elsewhere.
    expect([await get("/readyz"), await get("/healthz")]).toEqual([503, 200]);
    await limit(1_000_000);
    expect([await get("/readyz"), await get("/healthz")]).toEqual([200, 200]);
    expect((await modifyGuild(owner.client, { guild_id: guild.id, body: { name: "again" } })).name).toBe("again");
    expect(await kysely.selectFrom("secrets").select("name").where("name", "=", "storage probe").execute()).toEqual([]);
    await world.close();
  });

  it("is neither ready nor healthy once it has read a damaged page", async () => {
    const world = await World.open({ kind: "embedded", file });
    const { guild, owner } = await world.guild();
    await world.crowd(guild.id, 500);
    await sql`pragma wal_checkpoint(truncate)`.execute(world.service.services.store.database.kysely);
    const get = (path: string) => fetch(`${world.service.url}${path}`);
    expect([(await get("/readyz")).status, (await get("/healthz")).status]).toEqual([200, 200]);
    await damage(4096);
    // The pages that a connection has in its cache are intact.
    await sql`pragma shrink_memory`.execute(world.service.services.store.database.reader);
    const members = await fetch(`${world.service.url}/api/v8/guilds/${guild.id}/members?limit=1000`, {
      headers: { Authorization: `Bot ${owner.token}` },
    });
    expect(members.status).toBe(503);
    expect((await get("/readyz")).status).toBe(503);
    const health = await get("/healthz");
    expect([health.status, await health.json()]).toEqual([
      503,
      { status: "failed", reason: "the database file is damaged; restore it from a backup" },
    ]);
    await world.close();
  });
});
