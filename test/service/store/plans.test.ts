import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hotStatements } from "../../../service/src/store/postgresql/statements/index.js";
import { newDatabase, postgresSkipped } from "../harness/stores.js";
import { World } from "../harness/world.js";

/** Tables above this number of rows are read by an index only. */
const largeTable = 1_000;

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Plans?: readonly Plan[];
}

describe.skipIf(postgresSkipped !== undefined)(
  `the plans of hot statements, ${postgresSkipped ?? "on PostgreSQL"}`,
  () => {
    let world: World;
    let client: pg.Client;
    let ids: { readonly guild: string; readonly user: string };
    const rows = new Map<string, number>();

    beforeAll(async () => {
      const database = await newDatabase("PostgreSQL");
      if (database.kind !== "postgres") throw new Error("not on PostgreSQL");
      world = await World.open(database);
      const { guild, owner } = await world.guild();
      ids = { guild: guild.id, user: owner.id };
      client = new pg.Client({ connectionString: database.url });
      await client.connect();
      for (const text of fill) await client.query(text, text.includes("$1") ? [guild.id] : []);
      await client.query("analyze");
      const counts = await client.query<{ name: string; count: number }>(
        "select relname as name, reltuples::integer as count from pg_class where relkind = 'r'",
      );
      for (const { name, count } of counts.rows) rows.set(name, count);
    }, 120_000);
    afterAll(async () => {
      await client?.end();
      await world?.close();
    });

    const parameters: Record<keyof typeof hotStatements, () => readonly unknown[]> = {
      appendEvents: () => [
        ids.guild,
        "{1,2}",
        "GUILD_UPDATE",
        "[{},{}]",
        "2021-01-01T00:00:00Z",
        null,
        "*",
        7000,
        "[null,[4]]",
      ],
      application: () => ["1"],
      applicationOfBot: () => [Buffer.from("a hash")],
      channels: () => [ids.guild, ids.user],
      guildOf: () => ["channel", ids.guild],
      insertMessage: () => [ids.guild, "1", "1", ...Array(16).fill(null), "2021-01-01T00:00:00Z"],
      webhook: () => [ids.guild, "1"],
      lockGuild: () => [ids.guild],
      unitCaller: () => [ids.guild, ids.user],
      guild: () => [ids.guild, ids.user, false],
      member: () => [ids.guild, ids.user, ids.user],
      members: () => [ids.guild, ids.user, "0", 20],
      roles: () => [ids.guild, ids.user],
      search: () => [ids.guild, ids.user, "sailor 77", "sailor 78", 20],
    };

    it("are tested with tables that are large", () => {
      expect(
        ["members", "users", "roles", "channels", "overwrites", "member_roles", "applications"].filter(
          (name) => (rows.get(name) ?? 0) <= largeTable,
        ),
      ).toEqual([]);
    });

    for (const [name, text] of Object.entries(hotStatements))
      for (const mode of ["force_generic_plan", "force_custom_plan"])
        it(`${name} reads no large table as a whole (${mode})`, async () => {
          const values = parameters[name as keyof typeof hotStatements]().map(literalOf);
          await client.query(`set plan_cache_mode = ${mode}`);
          await client.query(`prepare planned as ${text}`);
          const { rows: explained } = await client.query(`explain (format json) execute planned(${values.join(", ")})`);
          await client.query("deallocate planned");
          const plan = explained[0]["QUERY PLAN"][0].Plan as Plan;
          const scanned = nodesOf(plan).filter((node) => node["Node Type"] === "Seq Scan");
          const large = scanned.filter((node) => (rows.get(node["Relation Name"] ?? "") ?? 0) > largeTable);
          expect(large.map((node) => node["Relation Name"])).toEqual([]);
        });
  },
);

function literalOf(value: unknown): string {
  if (value === null) return "null";
  return pg.escapeLiteral(Buffer.isBuffer(value) ? `\\x${value.toString("hex")}` : String(value));
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** One large guild, and many small ones. */
const fill = [
  `insert into users (id, username, username_folded, discriminator)
    select n, 'Sailor ' || n, 'sailor ' || n, '0001' from generate_series(1, 20000) as n`,
  `insert into applications (id, name, owner_id, bot_id, bot_token_hash, public_key, private_key)
    select n, 'app', 1, n, sha256(n::text::bytea), '', '' from generate_series(1, 3000) as n`,
  `insert into guilds (id, name, owner_id, created_at) select n, 'guild', 1, now() from generate_series(1, 3000) as n`,
  `insert into roles (guild_id, id, name, permissions, position)
    select n, n, '@everyone', 1024, 0 from generate_series(1, 3000) as n`,
  `insert into roles (guild_id, id, name, permissions, position)
    select $1, n, 'role', 0, 1 from generate_series(1, 200) as n`,
  `insert into channels (guild_id, id, type, name) select $1, n, 0, 'pier' from generate_series(1, 400) as n`,
  `insert into channels (guild_id, id, type, name)
    select n, 1000 + n, 0, 'pier' from generate_series(1, 3000) as n`,
  `insert into overwrites (guild_id, channel_id, target_id, type, allow, deny)
    select n, 1000 + n, n, 0, 0, 0 from generate_series(1, 3000) as n`,
  `insert into members (guild_id, user_id, username_folded, joined_at, last_active)
    select $1, n, 'sailor ' || n, now(), now() from generate_series(1, 20000) as n`,
  `insert into members (guild_id, user_id, username_folded, joined_at, last_active)
    select n, n, 'sailor ' || n, now(), now() from generate_series(1, 3000) as n`,
  `insert into member_roles (guild_id, user_id, role_id)
    select $1, n, 1 + n % 200 from generate_series(1, 20000) as n`,
];
