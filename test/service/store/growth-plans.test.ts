import { GatewayIntents } from "@guildwire/control/types";
import { type CompiledQuery, Kysely } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guildPayload } from "../../../service/src/gateway/snapshot.js";
import { createPipelinedDialect } from "../../../service/src/store/postgresql/pipelined-dialect.js";
import { postgresStatements } from "../../../service/src/store/postgresql/postgres-statements.js";
import { StatementNames } from "../../../service/src/store/postgresql/statement-names.js";
import { hotStatements, plannedForValues } from "../../../service/src/store/postgresql/statements/index.js";
import type { Tables } from "../../../service/src/store/schema.js";
import { createWork, type Work } from "../../../service/src/store/work.js";
import { newDatabase, postgresSkipped } from "../harness/stores.js";
import { World } from "../harness/world.js";

interface Plan {
  readonly "Node Type": string;
  readonly "Index Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly Plan[];
}

/** A guild with 20,000 members, 300 of whom are not offline, and a log of 60,000 events. */
const fill = [
  `insert into users (id, username, username_folded, discriminator)
    select n, 'Sailor ' || n, 'sailor ' || n, '0001' from generate_series(1, 200000) as n`,
  `insert into guilds (id, name, owner_id, created_at) select n, 'guild', 1, now() from generate_series(1, 3000) as n`,
  `insert into members (guild_id, user_id, username_folded, joined_at, last_active, status, application_id)
    select $1, n, 'sailor ' || n, now(), '2020-01-01', case when n % 66 = 0 then 'online' else 'offline' end,
      case when n % 2000 = 0 then n end from generate_series(1, 20000) as n`,
  `insert into members (guild_id, user_id, username_folded, joined_at, last_active)
    select n, n, 'sailor ' || n, now(), now() from generate_series(1, 3000) as n`,
  `insert into outbox (guild_id, id, sequence, event, payload, audience, transaction_id, created_at)
    select $1, n, 1000 + n, 'GUILD_UPDATE', '{}',
      case when n % 3000 = 0 then array['501', '502'] else array['501'] end, '5', now()
    from generate_series(1, 60000) as n`,
];

describe.skipIf(postgresSkipped !== undefined)(
  `statements on a large guild, ${postgresSkipped ?? "on PostgreSQL"}`,
  () => {
    let world: World;
    let client: pg.Client;
    let kysely: Kysely<Tables>;
    let ids: { readonly guild: string; readonly owner: string };
    const sent: CompiledQuery[] = [];

    beforeAll(async () => {
      const database = await newDatabase("PostgreSQL");
      if (database.kind !== "postgres") throw new Error("not on PostgreSQL");
      world = await World.open(database);
      const { guild, owner } = await world.guild();
      ids = { guild: guild.id, owner: owner.id };
      client = new pg.Client({ connectionString: database.url });
      await client.connect();
      for (const text of fill) await client.query(text, text.includes("$1") ? [guild.id] : []);
      await client.query("vacuum analyze");
      const pool = new pg.Pool({ connectionString: database.url, max: 1, pipeline: true });
      kysely = new Kysely({
        dialect: createPipelinedDialect({ connect: () => pool.connect(), end: () => pool.end(), names: undefined }),
        log: ({ query }) => {
          sent.push(query);
        },
      });
    }, 120_000);
    afterAll(async () => {
      await kysely?.destroy();
      await client?.end();
      await world?.close();
    });

    /** The statements that a task sends. */
    async function statementsOf(task: (work: Work) => Promise<unknown>): Promise<CompiledQuery[]> {
      sent.length = 0;
      const rolledBack = new Error("rolled back");
      await kysely
        .transaction()
        .execute(async (transaction) => {
          await task(createWork({ transaction, now: new Date(), statements: postgresStatements, newId: newIds() }));
          throw rolledBack;
        })
        .catch((error: unknown) => {
          if (error !== rolledBack) throw error;
        });
      return sent.filter(({ sql }) => /^(with|select)\b/.test(sql));
    }

    async function explain(text: string, values: readonly unknown[], mode = "force_custom_plan"): Promise<Plan> {
      await client.query(`set plan_cache_mode = ${mode}`);
      await client.query(`prepare planned as ${text}`);
      const literals = values.length === 0 ? "" : `(${values.map(literalOf).join(", ")})`;
      await client.query("begin");
      const explained = await client
        .query(`explain (analyze, format json) execute planned${literals}`)
        .finally(() => client.query("rollback"));
      await client.query("deallocate planned");
      return explained.rows[0]["QUERY PLAN"][0].Plan as Plan;
    }

    /** The rows that the statements of a task read from tables and indexes. */
    async function rowsReadBy(task: (work: Work) => Promise<unknown>, mode?: string): Promise<number> {
      let count = 0;
      for (const { sql, parameters } of await statementsOf(task))
        count += rowsRead(await explain(sql, parameters, mode));
      return count;
    }

    const bounds: readonly [string, number, (work: Work) => Promise<unknown>][] = [
      ["the members of a widget", 250, (work) => work.widgets.presentMembers(ids.guild, 100)],
      ["the number on a widget image", 320, (work) => work.members.countPresent(ids.guild)],
      ["the bots that receive an event", 20, (work) => work.outbox.append(ids.guild, "GUILD_UPDATE", [{}])],
    ];
    for (const [title, bound, task] of bounds)
      for (const mode of ["force_generic_plan", "force_custom_plan"])
        it(`read at most ${bound} rows for ${title} (${mode})`, async () => {
          expect(await rowsReadBy(task, mode)).toBeLessThanOrEqual(bound);
        });

    it.each([
      ["501", "nearly all events"],
      ["502", "few events"],
    ])("read at most 600 rows for a page of the log of application %s, which receives %s", async (application) => {
      const task = (work: Work) =>
        work.outbox.read({ after: { transaction: "4", sequence: "0", id: "0" }, application, limit: 100 });
      expect(await rowsReadBy(task)).toBeLessThanOrEqual(600);
    });

    it.each([
      ["that few members match", 500, "Sailor 77"],
      ["that all members match", 4_000, "sail"],
    ])("read few rows for a search %s, which is planned for its values", async (_title, bound, query) => {
      expect(await rowsReadBy((work) => work.members.search(ids.guild, query, 20))).toBeLessThanOrEqual(bound);
      expect(sent.map(({ sql }) => sql)).toContain("set local plan_cache_mode = force_custom_plan");
    });

    it("read at most 1,100 rows for a batch of a prune, which is planned for its values", async () => {
      const batch = { after: "9000", limit: 500 };
      const task = (work: Work) => work.members.inactiveSince(ids.guild, new Date("2021-01-01"), batch);
      expect(await rowsReadBy(task)).toBeLessThanOrEqual(1_100);
      expect(sent.map(({ sql }) => sql)).toContain("set local plan_cache_mode = force_custom_plan");
    });

    it("find members by prefix in an index, in a statement that is planned for its values", async () => {
      const few = await explain(hotStatements.search, [ids.guild, ids.owner, "sailor 77", "sailor 78", 20]);
      expect(indexesOf(few)).toContain("members_by_username");
      expect(rowsRead(few)).toBeLessThan(600);
      const all = await explain(hotStatements.search, [ids.guild, ids.owner, "sail", "saim", 20]);
      expect(rowsRead(all)).toBeLessThan(4_000);
      const names = new StatementNames(plannedForValues);
      const given = [1, 2, 3, 4].map(() => [names.of(hotStatements.search), names.of(hotStatements.member)]);
      expect(given.at(-1)).toEqual([undefined, "gw0"]);
    });

    it.each(["force_generic_plan", "force_custom_plan"])("find bots in an index of their own (%s)", async (mode) => {
      const events = ["{2000001,2000002}", "GUILD_UPDATE", "[{},{}]", "2021-01-01T00:00:00Z"];
      const plan = await explain(
        hotStatements.appendEvents,
        [ids.guild, ...events, null, "*", 7000, "[null,[4]]"],
        mode,
      );
      expect(indexesOf(plan)).toContain("members_that_are_bots");
    });

    it("read only the members that a session receives with a guild, after their number", async () => {
      const view = { botId: ids.owner, intents: GatewayIntents.GUILDS, largeThreshold: 50 };
      const read = await rowsReadBy((work) => guildPayload(work, ids.guild, view));
      // The number of members is counted in an index.
      expect(read - 20_001).toBeLessThan(500);
    });
  },
);

/** Ids above those of the filled tables. */
function newIds(): () => string {
  let last = 1_000_000;
  return () => String(++last);
}

function literalOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(",")}}`);
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

function indexesOf(plan: Plan): (string | undefined)[] {
  return nodesOf(plan).map((node) => node["Index Name"]);
}

/** The rows that the scans of a plan have read, including those that a filter has removed. */
function rowsRead(plan: Plan): number {
  return nodesOf(plan)
    .filter(
      (node) =>
        node["Node Type"].endsWith("Scan") && !/^(CTE|Subquery|Function|Result|Bitmap Index)/.test(node["Node Type"]),
    )
    .reduce((sum, node) => {
      const removed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
      return sum + (node["Actual Rows"] + removed) * node["Actual Loops"];
    }, 0);
}
