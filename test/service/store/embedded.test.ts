import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type Store } from "@guildwire/service";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SqliteConnection } from "../../../service/src/store/sqlite/connection.js";
import { assertWriteAheadLog } from "../../../service/src/store/sqlite/open-sqlite.js";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "guildwire-sqlite-"));
});
afterEach(() => rm(folder, { recursive: true }));

const open = (file: string): Promise<Store> => openStore({ database: { kind: "embedded", file } });

/** Writes a user and an event in one unit of work. */
function writePair(store: Store, username: string): Promise<string> {
  return store.write({ none: true }, async (work) => {
    const { id } = await work.users.create({ username });
    await work.outbox.append("0", "PAIR", [{ username }], { audience: [] });
    return id;
  });
}

/** The names of users and of events, in the order in which they were written. */
async function readPairs(store: Store): Promise<{ readonly users: string[]; readonly events: string[] }> {
  const { reader } = store.database;
  const users = await reader.selectFrom("users").select("username").orderBy("id").execute();
  const events = await reader.selectFrom("outbox").select("payload").orderBy("transaction_id").execute();
  return {
    users: users.map(({ username }) => username),
    events: events.map(({ payload }) => (payload as { username: string }).username),
  };
}

describe("the SQLite file", () => {
  it("contains all data after closing", async () => {
    const file = join(folder, "below", "world.sqlite");
    const first = await open(file);
    const id = await writePair(first, "Ann");
    await first.close();
    const copy = join(folder, "copy.sqlite");
    await copyFile(file, copy);
    const second = await open(copy);
    expect(await second.read((work) => work.users.get(id))).toMatchObject({ id, username: "Ann" });
    await second.close();
  });

  it("is readable by its owner only, including its log", async () => {
    const file = join(folder, "world.sqlite");
    const store = await open(file);
    await writePair(store, "Ann");
    for (const name of await readdir(folder))
      expect([name, (await stat(join(folder, name))).mode & 0o077]).toEqual([name, 0]);
    await store.close();
  });

  it("syncs its write-ahead log to disk with every commit", async () => {
    const store = await open(join(folder, "world.sqlite"));
    const pragma = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(store.database.kysely)).rows[0] as object)[0];
    expect(await pragma("journal_mode")).toBe("wal");
    expect(await pragma("synchronous")).toBe(2);
    expect(await pragma("foreign_keys")).toBe(1);
    await store.close();
  });

  it("is rejected on a file system without write-ahead log, with setting and remedy", () => {
    // This layer of SQLite has no shared memory, like a network file system.
    const connection = new SqliteConnection(`file:${join(folder, "world.sqlite")}?vfs=unix-dotfile`);
    const refusal = `DATA_DIR: ${folder} does not support SQLite's write-ahead log (journal_mode is delete). `;
    expect(() => assertWriteAheadLog(connection, folder)).toThrow(refusal);
    expect(() => assertWriteAheadLog(connection, folder)).toThrow("DATABASE_URL");
    connection.close();
  });

  it("lets units of work read committed data while another one writes", async () => {
    const store = await open(join(folder, "world.sqlite"));
    await store.write({ none: true }, async (work) => {
      await work.users.create({ username: "Ann" });
      // Reads outside of this unit of work, like another request.
      expect(await store.database.reader.selectFrom("users").selectAll().execute()).toEqual([]);
    });
    expect(await store.database.reader.selectFrom("users").selectAll().execute()).toHaveLength(1);
    await store.close();
  });

  it("contains complete units of work only, wherever its log is truncated", async () => {
    const file = join(folder, "world.sqlite");
    const store = await open(file);
    const sizes: number[] = [];
    const names = Array.from({ length: 12 }, (_, index) => `user ${index}`);
    for (const name of names) {
      await writePair(store, name);
      sizes.push((await stat(`${file}-wal`)).size);
    }
    const [begin = 0, end = 0] = [sizes[0], sizes.at(-1)];
    // Cuts at the end of each commit, one byte before and after it, and at positions in between.
    const cuts = new Set([...sizes.flatMap((size) => [size - 1, size, size + 1]), ...evenly(begin, end, 40)]);
    for (const cut of [...cuts].filter((size) => size >= begin && size <= end)) {
      const copy = join(folder, `cut-${cut}`, "world.sqlite");
      await mkdir(join(copy, ".."));
      await copyFile(file, copy);
      await copyFile(`${file}-wal`, `${copy}-wal`);
      await truncate(`${copy}-wal`, cut);
      const cutOff = await open(copy);
      const committed = names.slice(0, sizes.filter((size) => size <= cut).length);
      expect([cut, await readPairs(cutOff)]).toEqual([cut, { users: committed, events: committed }]);
      await cutOff.close();
    }
    await store.close();
  }, 120_000);

  it("keeps committed data when the disk is full, rolls back the rest, and recovers", async () => {
    const store = await open(join(folder, "world.sqlite"));
    await writePair(store, "before");
    const { kysely } = store.database;
    const pages = async () =>
      (await sql<{ page_count: number }>`pragma page_count`.execute(kysely)).rows[0]?.page_count ?? 0;
    const limit = (count: number) => sql.raw(`pragma max_page_count = ${count}`).execute(kysely);
    await limit((await pages()) + 2);
    const filling = store.write({ none: true }, async (work) => {
      await work.users.create({ username: "half" });
      await work.outbox.append("0", "PAIR", [{ username: "x".repeat(100_000) }], { audience: [] });
    });
    await expect(filling).rejects.toMatchObject({ status: 503, cause: { code: "53100" } });
    await expect(store.ready()).rejects.toMatchObject({ code: "53100" });
    expect(await readPairs(store)).toEqual({ users: ["before"], events: ["before"] });
    await limit(1_000_000);
    await expect(store.ready()).resolves.toBeUndefined();
    await writePair(store, "after");
    expect(await readPairs(store)).toEqual({ users: ["before", "after"], events: ["before", "after"] });
    await store.close();
  });
});

describe("the SQLite file with other programs", () => {
  const where = process.platform === "linux" ? "" : " (skipped: only Linux shows the locks of a file)";
  it.skipIf(where !== "")(`keeps other programs from removing its log while it is served${where}`, async () => {
    const file = join(folder, "world.sqlite");
    const store = await open(file);
    await writePair(store, "before");
    // Opens further connections. Opening and closing the file separately would release all locks of the process.
    await Promise.all([1, 2, 3].map(() => store.read((work) => work.users.find("1"))));
    await writePair(store, "after");
    const { ino } = await stat(file);
    const locks = (await readFile("/proc/locks", "utf8")).split("\n");
    expect(locks.filter((line) => line.includes(`:${ino} `) && line.includes(` READ `))).not.toEqual([]);
    await store.close();
  });

  it("waits for a program that writes to it, without blocking", async () => {
    const file = join(folder, "world.sqlite");
    const store = await open(file);
    await writePair(store, "before");
    const other = new SqliteConnection(file);
    other.run("begin immediate");
    const writing = writePair(store, "after");
    // Reads still succeed meanwhile.
    expect((await readPairs(store)).users).toEqual(["before"]);
    other.run("rollback");
    other.close();
    await writing;
    expect((await readPairs(store)).users).toEqual(["before", "after"]);
    await store.close();
  });

  it("closes after units of work in progress", async () => {
    const file = join(folder, "world.sqlite");
    const store = await open(file);
    let go = () => {};
    const gone = new Promise<void>((resolve) => {
      go = resolve;
    });
    const slow = store.write({ none: true }, async (work) => {
      await work.users.create({ username: "slow" });
      await gone;
    });
    const queued = writePair(store, "queued");
    const closed = store.close();
    go();
    await Promise.all([slow, queued, closed]);
    const again = await open(file);
    expect((await readPairs(again)).users).toEqual(["slow", "queued"]);
    await again.close();
  });
});

describe("an unsuitable data folder", () => {
  const problem = (file: string) =>
    open(file).then(
      () => "none",
      (error: Error) => `${error.name}: ${error.message}`,
    );

  it("is reported with the setting, the cause and the remedy", async () => {
    await writeFile(join(folder, "file"), "");
    expect(await problem(join(folder, "file", "world.sqlite"))).toMatch(
      /^SettingError: DATA_DIR: .*file is not a folder \(EEXIST\)\. /,
    );
    expect(await problem(join(folder, "file", "below", "world.sqlite"))).toMatch(
      /^SettingError: DATA_DIR: .*below is not a folder \(ENOTDIR\)\. /,
    );
    await writeFile(join(folder, "world.sqlite"), "this is a letter, and not a database; ".repeat(200));
    expect(await problem(join(folder, "world.sqlite"))).toMatch(
      /^SettingError: DATA_DIR: .* holds a damaged database, .*guildwire-service check.*file is not a database\)\.$/,
    );
  });

  it.skipIf(process.getuid?.() === 0)("is named where it is not writable", async () => {
    await chmod(folder, 0o500);
    expect(await problem(join(folder, "world.sqlite"))).toMatch(/^SettingError: DATA_DIR: cannot write to /);
    await chmod(folder, 0o700);
  });

  it("is unchanged if its database is of a newer version", async () => {
    const file = join(folder, "world.sqlite");
    const store = await open(file);
    await writePair(store, "Ann");
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2100-01-01')`.execute(
      store.database.kysely,
    );
    await store.close();
    expect(await problem(file)).toMatch(
      /^OperatorError: DATA_DIR: the database was written by a newer version \(migration 9999-later\)\./,
    );
    const connection = new SqliteConnection(file);
    expect(connection.run("select username from users").rows).toEqual([{ username: "Ann" }]);
    connection.close();
  });
});

function evenly(begin: number, end: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => begin + Math.floor(((end - begin) * index) / count));
}
