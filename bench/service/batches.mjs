// CPU per batch of statements on SQLite and on PGlite, the embedded database of version 0.1. A minute.
//   node bench/service/batches.mjs [--rounds 20] [--batches 200] [--write]
//
// A read is one unit of work that selects a member. A write is one with three statements: it locks the guild, changes
// it and adds an event. Both use the query builder. SQLite syncs commits to disk; PGlite does not wait for it. The
// third contender uses SQLite's driver directly, with prepared statements and the same settings: a lower bound for
// SQLite. The databases take turns in every round.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PGlite, types } from "@electric-sql/pglite";
import { DatabaseSync } from "@photostructure/sqlite";
import { Kysely, PostgresDialect } from "kysely";
import { migrate } from "../../service/dist/store/migrations/index.js";
import { openDatabase } from "../../service/dist/store/open-database.js";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    batches: { type: "string", default: "200" },
    write: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
const batches = Number(values.batches);
const began = performance.now();
let events = 0;
const folder = await mkdtemp(join(tmpdir(), "guildwire-bench-"));
const databases = [
  { name: "SQLite", open: () => openDatabase({ kind: "embedded", file: join(folder, "world.sqlite") }) },
  { name: "embedded PostgreSQL", open: openPglite },
  { name: "driver", open: openDriver },
];
const kinds = [
  { name: "read: a member", run: readMember },
  { name: "write: three statements", run: writeThree },
];
try {
  for (const database of databases) {
    database.opened = await database.open();
    if (database.opened.kysely !== undefined) {
      await migrate(database.opened);
      await fill(database.opened.kysely);
    }
    database.costs = new Map(kinds.map(({ name }) => [name, []]));
  }
  for (const { opened } of databases) for (const { run } of kinds) await repeat(opened, run);
  for (let round = 0; round < rounds; round += 1)
    for (const { opened, costs } of databases)
      for (const { name, run } of kinds) costs.get(name).push(await repeat(opened, run));
  const text = report();
  console.log(text);
  if (values.write) await writeFile(new URL("batches.md", import.meta.url), text);
} finally {
  for (const { opened } of databases) await opened?.close();
  await rm(folder, { recursive: true, force: true });
}

/** Microseconds of CPU per batch. */
async function repeat(opened, run) {
  const before = process.cpuUsage();
  for (let batch = 0; batch < batches; batch += 1) await run(opened, batch);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / batches;
}

async function fill(kysely) {
  const created_at = new Date(0);
  await kysely.insertInto("guilds").values({ id: "1", name: "Harbour Watch", owner_id: "2", created_at }).execute();
  await kysely.insertInto("guild_sequences").values({ guild_id: "1" }).execute();
  for (let id = 2; id < 102; id += 1)
    await kysely
      .insertInto("members")
      .values({ guild_id: "1", user_id: String(id), joined_at: created_at, last_active: created_at })
      .execute();
}

function readMember({ reader, kysely, driver }, batch) {
  if (driver !== undefined) return driver.readMember(batch);
  return (reader ?? kysely)
    .transaction()
    .setAccessMode("read only")
    .execute((transaction) =>
      transaction
        .selectFrom("members")
        .selectAll()
        .where("guild_id", "=", "1")
        .where("user_id", "=", String(2 + (batch % 100)))
        .executeTakeFirstOrThrow(),
    );
}

function writeThree({ kysely, driver }, batch) {
  if (driver !== undefined) return driver.writeThree(batch);
  return kysely.transaction().execute(async (transaction) => {
    await transaction.selectFrom("guilds").select("id").where("id", "=", "1").executeTakeFirstOrThrow();
    await transaction
      .updateTable("members")
      .set({ nick: `nick ${batch}` })
      .where("guild_id", "=", "1")
      .where("user_id", "=", "2")
      .execute();
    events += 1;
    const shared = {
      guild_id: "1",
      event: "GUILD_MEMBER_UPDATE",
      payload: "{}",
      audience: [],
      created_at: new Date(0),
    };
    await transaction
      .insertInto("outbox")
      .values({ ...shared, id: String(events), sequence: String(events), transaction_id: String(events) })
      .execute();
  });
}

/** Opens the file of the first contender with the driver alone. */
async function openDriver() {
  const database = new DatabaseSync(join(folder, "world.sqlite"), { readBigInts: true, returnArrays: true });
  database.exec("pragma synchronous = full; pragma wal_autocheckpoint = 4000");
  const member = database.prepare("select * from members where guild_id = ? and user_id = ?");
  const guild = database.prepare("select id from guilds where id = ?");
  const change = database.prepare("update members set nick = ? where guild_id = ? and user_id = ?");
  const event = database.prepare(
    "insert into outbox (guild_id, event, payload, audience, created_at, id, sequence, transaction_id) values (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const driver = {
    readMember(batch) {
      database.exec("begin");
      member.all("1", String(2 + (batch % 100)));
      database.exec("commit");
    },
    writeThree(batch) {
      database.exec("begin immediate");
      guild.all("1");
      change.run(`nick ${batch}`, "1", "2");
      events += 1;
      const id = String(events);
      event.run("1", "GUILD_MEMBER_UPDATE", "{}", "[]", 0, id, id, id);
      database.exec("commit");
    },
  };
  return { driver, close: () => database.close() };
}

async function openPglite() {
  const database = await PGlite.create({
    dataDir: join(folder, "pglite"),
    parsers: { [types.INT8]: (text) => text },
  });
  const client = {
    async query(statement, parameters) {
      const { rows, affectedRows } = await database.query(statement, [...parameters]);
      const command = /^\s*(\w+)/.exec(statement)[1].toUpperCase();
      return { command, rowCount: affectedRows ?? rows.length, rows };
    },
    release() {},
  };
  const pool = { connect: async () => client, end: () => database.close() };
  const kysely = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return { kind: "postgres", kysely, close: () => kysely.destroy() };
}

function report() {
  const minutes = (performance.now() - began) / 60_000;
  const rows = kinds.map(({ name }) => {
    const [own, former, driver] = databases.map(({ costs }) => costs.get(name));
    const ratios = own.map((cost, round) => former[round] / cost);
    const floors = driver.map((cost, round) => former[round] / cost);
    const cells = [spread(own, 0), spread(driver, 0), spread(former, 0), spread(ratios, 1), spread(floors, 1)];
    return `| ${[name, ...cells].join(" | ")} |`;
  });
  return `# Batches of statements on embedded databases

${cpus().length} cores, Node ${process.version}. Written by \`node bench/service/batches.mjs --write\` in ${minutes.toFixed(1)} minutes. ${rounds} rounds of ${batches} batches each;
median and interquartile range of the rounds. CPU is user and system time of the process. Ratios are taken within a round.

| batch | the service on SQLite, µs CPU | SQLite's driver alone | embedded PostgreSQL of 0.1 | ratio | ratio of the driver alone |
|---|---:|---:|---:|---:|---:|
${rows.join("\n")}
`;
}

function spread(numbers, digits) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (part) => sorted[Math.round((sorted.length - 1) * part)].toFixed(digits);
  return `${at(0.5)} (${at(0.25)} to ${at(0.75)})`;
}
