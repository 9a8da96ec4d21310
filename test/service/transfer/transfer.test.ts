import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import {
  createGuildBan,
  createGuildChannel,
  createGuildRole,
  createWebhook,
  executeWebhook,
} from "@guildwire/api/client";
import { type DatabaseConfig, startService } from "@guildwire/service";
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seed } from "../../../service/src/seed.js";
import type { Database } from "../../../service/src/store/database.js";
import { migrate } from "../../../service/src/store/migrations/index.js";
import { openDatabase } from "../../../service/src/store/open-database.js";
import { postgresStatements } from "../../../service/src/store/postgresql/postgres-statements.js";
import type { Tables } from "../../../service/src/store/schema.js";
import { exportWorld } from "../../../service/src/transfer/export-world.js";
import { openFormerDatabase } from "../../../service/src/transfer/former-database.js";
import { importWorld } from "../../../service/src/transfer/import-world.js";
import { readLines } from "../../../service/src/transfer/lines.js";
import { readEvents } from "../harness/event-reader.js";
import { newDatabase, postgresSkipped, type StoreName } from "../harness/stores.js";
import { World } from "../harness/world.js";

const adminToken = "the admin token of tests";

async function exportOf(database: Pick<Database, "reader" | "statements">): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportWorld(database)) lines.push(line);
  return lines;
}

async function* asLines(lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield line.replace(/\n$/, "");
}

/** A hash of all rows including events. Rows are sorted, because their order depends on the database's collation. */
function worldHash(lines: readonly string[]): string {
  const rows = lines.slice(1, -1).toSorted((one, other) => (one < other ? -1 : 1));
  return createHash("sha256").update(rows.join("")).digest("hex");
}

async function withDatabase<Result>(
  config: DatabaseConfig,
  task: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(config);
  try {
    return await task(database);
  } finally {
    await database.close();
  }
}

/** Creates rows of all kinds: the demo world, and operations that it does not use. */
async function fill(world: World): Promise<{ readonly lastSeen: string; readonly token: string }> {
  await seed(world.service.url, adminToken);
  const { guild, owner } = await world.guild();
  const guild_id = guild.id;
  const member = await world.member(guild_id, "MANAGE_GUILD");
  await createGuildRole(owner.client, { guild_id, body: { name: '\u{1f6a2} "quoted" \\u0041\n' } });
  const channel = await createGuildChannel(owner.client, { guild_id, body: { name: "quay", topic: "\\\\ud800" } });
  const hook = await createWebhook(owner.client, { channel_id: channel.id, body: { name: "Lighthouse" } });
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
  await executeWebhook(owner.client, {
    webhook_id: hook.id,
    webhook_token: hook.token ?? "",
    wait: true,
    body: {
      content: "{}",
      embeds: [{ title: "b", fields: [{ name: "z", value: "a" }] }],
      file: { data: bytes, name: "a.bin" },
    },
  });
  await createGuildBan(owner.client, { guild_id, user_id: member.id, body: { reason: "rowing" } });
  await world.settled();
  const reader = await readEvents(world.service.url, owner.token);
  await reader.close();
  return { lastSeen: reader.start, token: owner.token };
}

describe("an export", () => {
  let folder = "";
  let lines: string[] = [];
  let lastSeen = "";
  let token = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "guildwire-transfer-"));
    const world = await World.open({ kind: "embedded" });
    ({ lastSeen, token } = await fill(world));
    lines = await exportOf(world.service.services.store.database);
    await world.close();
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function importedInto(store: StoreName): Promise<DatabaseConfig> {
    const config: DatabaseConfig =
      store === "PostgreSQL" ? await newDatabase(store) : { kind: "embedded", file: join(folder, `${store}.sqlite`) };
    await withDatabase(config, (database) => importWorld(database, asLines(lines)));
    return config;
  }

  it("contains rows of every table in use", () => {
    const tables = new Set(lines.slice(1, -1).map((line) => (JSON.parse(line) as { table: string }).table));
    for (const table of ["guilds", "roles", "channels", "users", "applications", "members", "member_roles", "bans"])
      expect(tables).toContain(table);
    for (const table of ["webhooks", "messages", "attachments", "directory", "outbox", "guild_sequences", "clock"])
      expect(tables).toContain(table);
  });

  const stores: readonly StoreName[] = ["the embedded database", "PostgreSQL"];
  for (const store of stores) {
    const skipped = store === "PostgreSQL" ? postgresSkipped : undefined;
    const where = skipped === undefined ? store : `${store} (${skipped})`;

    it.skipIf(skipped !== undefined)(
      `makes an equal world in ${where}, by a hash over all rows`,
      { timeout: 60_000 },
      async () => {
        const config = await importedInto(store);
        const again = await withDatabase(config, exportOf);
        expect(worldHash(again)).toBe(worldHash(lines));
        // A client resumes at its cursor and receives each new event once.
        const service = await startService({ database: config, port: 0, controlToken: adminToken });
        const reader = await readEvents(service.url, token, { after: lastSeen });
        const ban = lines.find((line) => line.startsWith('{"table":"bans"')) ?? "";
        const { guild_id } = (JSON.parse(ban) as { row: { guild_id: string } }).row;
        const response = await fetch(`${service.url}/api/v8/guilds/${guild_id}`, {
          method: "PATCH",
          headers: { authorization: `Bot ${token}`, "content-type": "application/json" },
          body: '{"name":"moved"}',
        });
        expect(response.status).toBe(200);
        expect(await reader.take(1)).toMatchObject([{ t: "GUILD_UPDATE", d: { name: "moved" } }]);
        await reader.close();
        await service.close();
      },
    );
  }

  it("of a data folder of version 0.1 has the same data, and does not change the folder", {
    timeout: 120_000,
  }, async () => {
    const former = join(folder, "former");
    const pglite = await PGlite.create({ dataDir: former, parsers: { [types.INT8]: (text: string) => text } });
    const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOf(pglite) }) });
    const database = { kind: "postgres", kysely, reader: kysely, statements: postgresStatements } as const;
    await migrate(database);
    await importWorld(database as unknown as Database, asLines(lines));
    await kysely.destroy();
    if (!pglite.closed) await pglite.close();
    for (const _ of ["once", "again"]) {
      const opened = await openFormerDatabase(former);
      expect(worldHash(await exportOf(opened))).toBe(worldHash(lines));
      await opened.close();
    }
  });

  it("is rejected with the line if damaged or incomplete, without importing anything", async () => {
    const problem = (changed: readonly string[]) =>
      withDatabase({ kind: "embedded" }, async (database) => {
        const error = await importWorld(database, asLines(changed)).then(
          () => undefined,
          (reason: Error) => reason,
        );
        expect(error?.name).toBe("OperatorError");
        expect(await database.kysely.selectFrom("guilds").selectAll().execute()).toEqual([]);
        expect(await database.kysely.selectFrom("clock").selectAll().execute()).toHaveLength(1);
        return error?.message ?? "";
      });
    const [header = "", first = "", ...rest] = lines;
    const later = header.replace('"migration":"0', '"migration":"9');
    expect(await problem([])).toContain("ends after line 0");
    expect(await problem(lines.slice(0, -1))).toContain(`ends after line ${lines.length - 1}. Nothing was imported.`);
    expect(await problem(["{}\n"])).toContain("Line 1 of the export is not the header");
    expect(await problem(["x\n"])).toContain("Line 1 of the export is not JSON");
    expect(await problem(["[]\n"])).toContain("Line 1 of the export is not a JSON object");
    expect(await problem([later, first, ...rest])).toContain("was written by a newer version");
    expect(await problem([header, first.replace('"guilds"', '"ships"'), ...rest])).toContain(
      'Line 2 of the export is of an unknown table, "ships"',
    );
    expect(await problem([header, first.replace('"afk_timeout"', '"anchor"'), ...rest])).toContain('"anchor"');
    expect(await problem([header, first.replace('"afk_timeout":300', '"afk_timeout":301'), ...rest])).toContain(
      "checksum",
    );
    expect(await problem([header, ...rest])).toContain("FOREIGN KEY constraint failed");
    const withoutBan = lines.filter((line) => !line.startsWith('{"table":"bans"'));
    expect(await problem(withoutBan)).toMatch(/counts \d+ rows, but \d+ were read/);
    expect(await problem([...lines, first])).toContain("follows the end of the export");
    for (const [from, to, what] of [
      ['"afk_timeout":300', '"afk_timeout":"300"', "afk_timeout of guilds is not an integer"],
      [/"id":"\d+"/, '"id":"18446744073709551615"', "id of guilds is not an integer of 64 bits"],
      [/"id":"\d+"/, '"id":null', "id of guilds is not an integer of 64 bits"],
      [/"created_at":"[^"]+"/, '"created_at":"x"', "created_at of guilds is not a time"],
      ['"features":[]', '"features":{}', "features of guilds is not a list of strings"],
      [/"name":"[^"]+"/, '"name":{}', "name of guilds is not a string"],
      ['"widget_enabled":false', '"widget_enabled":0', "widget_enabled of guilds is not a boolean"],
    ] as const)
      expect(await problem([header, first.replace(from, to), ...rest])).toContain(
        `Line 2 of the export is not valid: ${what}`,
      );
    const beyond = header.replace(/"lastEvent":"\d+"/, '"lastEvent":"9999999999999999999"');
    expect(await problem([beyond, first, ...rest])).toContain("has no lastEvent of at most 62 bits");
    const sealed = (rows: readonly string[]) => {
      const sha256 = createHash("sha256").update(rows.join("")).digest("hex");
      return [...rows, `${JSON.stringify({ rows: rows.length - 1, sha256 })}\n`];
    };
    const withoutClock = sealed(lines.slice(0, -1).filter((line) => !line.startsWith('{"table":"clock"')));
    expect(await problem(withoutClock)).toContain("The export has no row of clock, or several.");
  });

  it("numbers new events above all that it contains, including events that were not yet visible", async () => {
    const later = lines.map((line) =>
      line.startsWith('{"table":"outbox"') ? line.replace(/"transaction_id":"\d+"/, '"transaction_id":"5000"') : line,
    );
    const rows = later.slice(0, -1);
    const sha256 = createHash("sha256").update(rows.join("")).digest("hex");
    const sealed = [...rows, `${JSON.stringify({ rows: rows.length - 1, sha256 })}\n`];
    await withDatabase({ kind: "embedded" }, async (database) => {
      await importWorld(database, asLines(sealed));
      const numbering = await database.kysely.selectFrom("event_numbering").select("ahead").executeTakeFirstOrThrow();
      expect(numbering.ahead).toBe("5000");
    });
  });

  it("is not imported into a database with data", async () => {
    await withDatabase({ kind: "embedded", file: join(folder, "twice.sqlite") }, async (database) => {
      await importWorld(database, asLines(lines));
      await expect(importWorld(database, asLines(lines))).rejects.toThrow(
        "The database already contains data (table guilds)",
      );
      expect(worldHash(await exportOf(database))).toBe(worldHash(lines));
    });
  });

  it("can be split into chunks anywhere", async () => {
    const text = lines.slice(0, 5).join("");
    for (let size = 1; size < 40; size += 3) {
      const pieces = async function* () {
        for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
      };
      const read: string[] = [];
      for await (const line of readLines(pieces())) read.push(`${line}\n`);
      expect(read).toEqual(lines.slice(0, 5));
    }
  });
});

function poolOf(database: PGlite): PostgresPool {
  return {
    async connect() {
      const query = async (statement: string, parameters: readonly unknown[]) => {
        const { rows, affectedRows } = await database.query(statement, [...parameters]);
        const command = /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? "SELECT";
        return { command, rowCount: affectedRows ?? rows.length, rows };
      };
      return { query: query as never, release: () => {} };
    },
    end: () => database.close(),
  };
}
