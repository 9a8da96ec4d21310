import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTableLayouts } from "../../../service/src/transfer/tables.js";
import { tourOfGuilds } from "../e2e/tour-of-guilds.js";
import { tourOfInteractions } from "../e2e/tour-of-interactions.js";
import { tourOfWebhooks } from "../e2e/tour-of-webhooks.js";
import { newDatabase, postgresSkipped } from "../harness/stores.js";
import { World } from "../harness/world.js";
import { guildsOf, type SentStatement } from "./guild-of-statement.js";

const guildTables = new Set(
  (await readTableLayouts())
    .filter(({ name, columns }) => columns.has("guild_id") && name !== "directory")
    .map(({ name }) => name),
);

/** The statements that concern several guilds. docs/scaling.md describes each on sharded engines. */
const acrossGuilds = [
  // The log of events, in its own order.
  /^select [^;]* from "outbox" (?:where \(transaction_id, sequence, id\) > [^;]* )?order by "transaction_id"/,
  // The number of a user's guilds, for the limit of Create Guild.
  /^select cast\(count\(\*\) as integer\) as "count" from "members" where "user_id" = \$1$/,
  // The commands of a guild and the global ones, which have the guild 0.
  /^select \* from "application_commands" where "guild_id" in \(\$1, \$2\)/,
];

describe("the guilds of a statement", () => {
  const guilds = (text: string, ...values: readonly unknown[]) => [...guildsOf({ text, values }, guildTables).guilds];

  it("are found in conditions", () => {
    expect(guilds('select 1 from "members" where "guild_id" = $2', "x", "7")).toEqual(["7"]);
    expect(guilds("select 1 from guilds where id = $1", "7")).toEqual(["7"]);
    const joined = "select 1 from roles join members on members.guild_id = $2 where roles.guild_id = $1";
    expect(guilds(joined, "7", "8")).toEqual(["8", "7"]);
    expect(guilds(joined, "7", "7")).toEqual(["7"]);
    expect(guilds('delete from "roles" where "guild_id" in ($1, $2)', "7", "8")).toEqual(["7", "8"]);
    expect(guilds("select 1 from roles where guild_id = any($1)", ["7", "8"])).toEqual(["7", "8"]);
    expect(guilds("select 1 from members where user_id = $1", "7")).toEqual([]);
  });

  it("are found in inserted rows", () => {
    const text = 'insert into "roles" ("guild_id", "id") values ($1, coalesce($2, \'\')), ($3, $4)';
    expect(guilds(text, "7", "1", "8", "2")).toEqual(["7", "8"]);
    expect(guilds('insert into "roles" ("id", "guild_id") values ($1, $2)', "1", "7")).toEqual(["7"]);
  });
});

describe.skipIf(postgresSkipped !== undefined)(
  `statements of all operations, ${postgresSkipped ?? "PostgreSQL"}`,
  () => {
    const sent: SentStatement[] = [];
    const { query } = pg.Client.prototype;
    let world: World;
    beforeAll(async () => {
      world = await World.open(await newDatabase("PostgreSQL"));
      pg.Client.prototype.query = function (this: pg.Client, ...args: Parameters<typeof query>) {
        const [first, second] = args as unknown[];
        const { text = first, values = second } = (typeof first === "object" ? first : {}) as Partial<SentStatement>;
        if (typeof text === "string") sent.push({ text, values: Array.isArray(values) ? values : [] });
        return query.apply(this, args);
      } as typeof query;
    }, 60_000);
    afterAll(async () => {
      pg.Client.prototype.query = query;
      await world.close();
    });

    it("refer to one guild each", { timeout: 240_000 }, async () => {
      await tourOfGuilds(world);
      await tourOfWebhooks(world);
      await tourOfInteractions(world);
      const refused = new Set<string>();
      let count = 0;
      for (const statement of sent) {
        const { tables, guilds } = guildsOf(statement, guildTables);
        if (tables.length === 0) continue;
        count += 1;
        const isAcross = acrossGuilds.some((known) => known.test(statement.text));
        if (guilds.size !== 1 && !isAcross) refused.add(statement.text);
      }
      expect([...refused]).toEqual([]);
      expect(count).toBeGreaterThan(200);
    });
  },
);
