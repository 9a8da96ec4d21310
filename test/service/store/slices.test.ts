import { getGuildBans } from "@guildwire/api/client";
import { describe, expect, it } from "vitest";
import { mapInSlices, sliceSize } from "../../../service/src/slices.js";
import { bytesPerTurn } from "../../../service/src/store/postgresql/read-in-turns.js";
import { StatementLimit } from "../../../service/src/store/postgresql/watched-client.js";
import { createWatchedPool } from "../../../service/src/store/postgresql/watched-pool.js";
import { SqliteConnection } from "../../../service/src/store/sqlite/connection.js";
import { describeOnStores, newDatabase, postgresSkipped } from "../harness/stores.js";

describe("work on a long list", () => {
  it("pauses after each slice but the last", async () => {
    for (const count of [0, 1, sliceSize, sliceSize + 1, 3 * sliceSize, 3 * sliceSize + 1]) {
      const items = Array.from({ length: count }, (_, index) => index);
      let mapped = 0;
      const slices: number[] = [];
      const map = (item: number): number => {
        mapped += 1;
        return -item;
      };
      const pause = async (): Promise<void> => {
        slices.push(mapped);
        mapped = 0;
      };
      expect(await mapInSlices(items, map, pause)).toEqual(items.map((item) => -item));
      slices.push(mapped);
      expect(slices).toEqual([
        ...Array(Math.max(0, Math.ceil(count / sliceSize) - 1)).fill(sliceSize),
        count === 0 ? 0 : count % sliceSize || sliceSize,
      ]);
    }
  });

  it("lets other statements of the connection run while SQLite reads the rows of a query", async () => {
    const connection = new SqliteConnection(":memory:");
    connection.execute("create table numbers (number integer primary key)");
    const count = 2 * sliceSize + 1;
    const numbers =
      "with recursive all_numbers (number) as (select 1 union all select number + 1 from all_numbers limit ?) select number from all_numbers";
    connection.run(`insert into numbers ${numbers}`, [count]);
    const query = "select number from numbers order by number";
    let pauses = 0;
    const { rows } = await connection.runInSlices<{ number: number }>(query, [], async () => {
      pauses += 1;
      // The same statement, too.
      expect(connection.run(query).rows).toHaveLength(count);
    });
    expect(pauses).toBe(2);
    expect(rows).toEqual(connection.run(query).rows);
    connection.close();
  });
});

describe.skipIf(postgresSkipped !== undefined)(`a long result of PostgreSQL, ${postgresSkipped ?? ""}`, () => {
  it("is read in several turns of the event loop", async () => {
    const database = await newDatabase("PostgreSQL");
    if (database.kind !== "postgres") throw new Error("not PostgreSQL");
    const { pool } = createWatchedPool({ connectionString: database.url, max: 1 }, new StatementLimit(60_000));
    const client = await pool.connect();
    const { stream } = client.connection;
    let isReading = true;
    let bytes = 0;
    let most = 0;
    stream.on("data", ({ length }: Buffer) => {
      bytes += length;
    });
    setImmediate(function endOfTurn() {
      most = Math.max(most, bytes);
      bytes = 0;
      if (isReading) setImmediate(endOfTurn);
    });
    const { rows } = await client.query(
      "select number, repeat('x', 200) as text from generate_series(1, 50000) number",
    );
    isReading = false;
    client.release();
    await pool.end();
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 50_000 }, (_, index) => index + 1));
    // The last packet of a turn has at most 64 KiB.
    expect(most).toBeLessThan(bytesPerTurn + 65_536);
    expect(most).toBeGreaterThan(0);
  });
});

describeOnStores("a long list", (world) => {
  it("is complete and in order", async () => {
    const { guild, owner } = await world().guild();
    const ids = await world().crowd(guild.id, 2 * sliceSize + 1);
    const { kysely } = world().service.services.store.database;
    const bans = ids.map((user_id) => ({ guild_id: guild.id, user_id, reason: null, created_at: world().now }));
    await kysely.insertInto("bans").values(bans).execute();
    const listed = await getGuildBans(owner.client, { guild_id: guild.id });
    expect(listed.map(({ user }) => user.id)).toEqual(ids);
  });
});
