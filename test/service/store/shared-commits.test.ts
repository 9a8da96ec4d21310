import { copyFileSync, existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type Store } from "@guildwire/service";
import fc from "fast-check";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SqliteConnection } from "../../../service/src/store/sqlite/connection.js";
import { runCount } from "../../run-count.js";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "guildwire-commits-"));
});
afterEach(() => rm(folder, { recursive: true }));

const open = (file: string): Promise<Store> => openStore({ database: { kind: "embedded", file } });
const limitOf = (store: Store, pages: number) =>
  sql.raw(`pragma max_page_count = ${pages}`).execute(store.database.kysely);
const pagesOf = async (store: Store): Promise<number> =>
  (await sql<{ page_count: number }>`pragma page_count`.execute(store.database.kysely)).rows[0]?.page_count ?? 0;

/** The names of users, and of the events of the same units of work. */
async function readNames({ database: { reader } }: Store): Promise<{ users: string[]; events: string[] }> {
  const users = await reader.selectFrom("users").select("username").execute();
  const events = await reader.selectFrom("outbox").select("payload").execute();
  return {
    users: users.map(({ username }) => username).sort(),
    events: events.map(({ payload }) => (payload as { username: string }).username).sort(),
  };
}

type Kind = "writes" | "throws" | "fails" | "survives" | "reads" | "notifies and throws" | "statement";

/** A unit of work that adds a user and an event, or a statement outside of one. */
async function unit(store: Store, kind: Kind, username: string): Promise<void> {
  const { kysely, statements } = store.database;
  if (kind === "statement") {
    await kysely.insertInto("secrets").values({ name: username, value: new Uint8Array() }).execute();
    return;
  }
  await store.write({ none: true }, async (work) => {
    if (kind === "reads") return void (await work.users.find("1"));
    await work.users.create({ username });
    await work.outbox.append("0", "PAIR", [{ username }], { audience: [] });
    // A pause, in which other requests arrive.
    if (username.endsWith("3")) await new Promise((resolve) => setImmediate(resolve));
    if (kind === "throws") throw new Error(username);
    if (kind === "notifies and throws") {
      await statements.notify(undefined as never, "test", username);
      throw new Error(username);
    }
    if (kind === "writes") await statements.notify(undefined as never, "test", username);
    const failing = work.users.get("nothing" as never);
    if (kind === "fails") await failing;
    await failing.catch(() => {});
  });
}

const kinds: readonly Kind[] = ["writes", "throws", "fails", "survives", "reads", "notifies and throws", "statement"];
const written: readonly Kind[] = ["writes", "survives"];

describe("units of work that share a commit", () => {
  it("do not include statements outside of them, which commit by themselves", async () => {
    const file = join(folder, "world.sqlite");
    const store = await open(file);
    const first = unit(store, "writes", "first");
    await unit(store, "statement", "second");
    for (const ending of ["", "-wal"]) copyFileSync(`${file}${ending}`, join(folder, `copy${ending}`));
    await Promise.all([first, store.close()]);
    const copy = await open(join(folder, "copy"));
    const secrets = await copy.database.reader.selectFrom("secrets").select("name").execute();
    expect(secrets.map(({ name }) => name)).toContain("second");
    expect((await readNames(copy)).users).toEqual(["first"]);
    await copy.close();
  });

  it("are committed when they end, completely or not at all, with their messages", { timeout: 120_000 }, async () => {
    const rounds = fc.array(fc.array(fc.constantFrom(...kinds), { maxLength: 12 }), { maxLength: 4 });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(rounds, async (given) => {
        run += 1;
        const file = join(folder, `${run}.sqlite`);
        const store = await open(file);
        const received: string[] = [];
        await store.database.listen("test", (message) => received.push(message ?? ""));
        const acknowledged: string[] = [];
        let copied: string[] | undefined;
        const copy = join(folder, `${run}-copy`, "copy.sqlite");
        await mkdir(join(copy, ".."));
        for (const [round, units] of given.entries())
          await Promise.all(
            units.map(async (kind, index) => {
              const name = `${kind} ${round} ${index}`;
              const isWritten = written.includes(kind);
              const refused = unit(store, kind, name).then(
                () => {
                  if (isWritten) acknowledged.push(name);
                },
                () => name,
              );
              expect(await refused).toBe(["throws", "fails", "notifies and throws"].includes(kind) ? name : undefined);
              if (copied !== undefined || !isWritten || index % 2 === 0) return;
              // What a process that is killed here leaves.
              copied = [...acknowledged];
              for (const ending of ["", "-wal"])
                if (existsSync(`${file}${ending}`)) copyFileSync(`${file}${ending}`, `${copy}${ending}`);
            }),
          );
        acknowledged.sort();
        expect(await readNames(store)).toEqual({ users: acknowledged, events: acknowledged });
        await store.close();
        expect(received.sort()).toEqual(acknowledged.filter((name) => name.startsWith("writes")));
        if (copied === undefined) return;
        const left = await open(copy);
        const { users, events } = await readNames(left);
        expect(users).toEqual(expect.arrayContaining(copied));
        expect(events).toEqual(users);
        await left.close();
      }),
      { numRuns: runCount(40) },
    );
  });

  it("wait for the disk once", async () => {
    const store = await open(join(folder, "world.sqlite"));
    const executed = vi.spyOn(SqliteConnection.prototype, "execute");
    const count = 20;
    try {
      await Promise.all(Array.from({ length: count }, (_, index) => unit(store, "writes", `user ${index}`)));
      const commits = executed.mock.calls.filter(([text]) => text === "commit");
      expect(commits.length).toBeLessThan(count / 2);
      executed.mockClear();
      for (const name of ["one", "two"]) await unit(store, "writes", name);
      expect(executed.mock.calls.flat()).toEqual(["begin immediate", "commit", "begin immediate", "commit"]);
    } finally {
      executed.mockRestore();
    }
    await store.close();
  });

  it("are committed although a later one needs more space than the disk has", async () => {
    const store = await open(join(folder, "world.sqlite"));
    await unit(store, "writes", "before");
    await limitOf(store, (await pagesOf(store)) + 8);
    const large = store.write({ none: true }, async (work) => {
      await work.users.create({ username: "half" });
      await work.outbox.append("0", "PAIR", [{ username: "x".repeat(100_000) }], { audience: [] });
    });
    const names = ["one", "two", "three"];
    const small = names.slice(0, 2).map((name) => unit(store, "writes", name));
    const refused = expect(large).rejects.toMatchObject({ status: 503, cause: { code: "53100" } });
    small.push(unit(store, "writes", "three"));
    await Promise.all([...small, refused]);
    const all = ["before", ...names].sort();
    expect(await readNames(store)).toEqual({ users: all, events: all });
    await store.close();
  });

  it("leave nothing after the database has rolled back the transaction, also if their code continues", async () => {
    const store = await open(join(folder, "world.sqlite"));
    await unit(store, "writes", "before");
    await limitOf(store, (await pagesOf(store)) + 8);
    const large = { username: "x".repeat(100_000) };
    const continued = store.write({ none: true }, async (work) => {
      await work.outbox.append("0", "PAIR", [large], { audience: [] }).catch(() => {});
      await work.users.create({ username: "left" });
    });
    const earlier = unit(store, "writes", "earlier");
    await expect(continued).rejects.toMatchObject({ code: "40001" });
    await earlier;
    expect((await readNames(store)).users).toEqual(["before", "earlier"]);
    await store.close();
  });

  it("do not fail because of what was never committed", async () => {
    const store = await open(join(folder, "world.sqlite"));
    await unit(store, "writes", "before");
    await limitOf(store, (await pagesOf(store)) + 8);
    const { reader } = store.database;
    const before = await reader.selectFrom("users").select("id").executeTakeFirstOrThrow();
    let isFirst = true;
    const removed = store.write({ none: true }, async ({ outbox, users }) => {
      if (!isFirst) return;
      isFirst = false;
      await users.get(before.id);
      await sql`delete from users where id = ${before.id}`.execute(
        (outbox as never as { transaction: never }).transaction,
      );
    });
    const found = store.write({ none: true }, (work) => work.users.get(before.id));
    const full = store.write({ none: true }, (work) =>
      work.outbox.append("0", "PAIR", [{ username: "x".repeat(100_000) }], { audience: [] }),
    );
    await expect(full).rejects.toMatchObject({ status: 503 });
    await removed;
    expect(await found).toMatchObject({ id: before.id, username: "before" });
    await store.close();
  });

  it("are all refused if the commit fails, and the next ones succeed", async () => {
    const store = await open(join(folder, "world.sqlite"));
    await unit(store, "writes", "before");
    const { execute } = SqliteConnection.prototype;
    const failing = vi.spyOn(SqliteConnection.prototype, "execute").mockImplementation(function (
      this: SqliteConnection,
      text: string,
    ) {
      if (text === "commit") throw Object.assign(new Error("disk I/O error"), { code: "58030" });
      return execute.call(this, text);
    });
    const results = await Promise.allSettled(["one", "two", "three"].map((name) => unit(store, "writes", name)));
    expect(results.map((result) => result.status === "rejected" && result.reason)).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ status: 503 })),
    );
    failing.mockRestore();
    expect((await readNames(store)).users).toEqual(["before"]);
    await unit(store, "writes", "after");
    expect((await readNames(store)).users).toEqual(["after", "before"]);
    await store.close();
  });
});
