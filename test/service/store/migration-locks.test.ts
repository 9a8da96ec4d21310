import { sql } from "kysely";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { migrate } from "../../../service/src/store/migrations/index.js";
import { untilSomebodyWaits } from "../harness/lock-waits.js";
import { describeOnPostgres, newDatabase } from "../harness/stores.js";
import { World } from "../harness/world.js";

describeOnPostgres("a migration of tables that a backup reads", () => {
  it("delays the writes of other instances, and is applied after the backup", { timeout: 60_000 }, async () => {
    const config = await newDatabase("PostgreSQL");
    if (config.kind !== "postgres") throw new Error("PostgreSQL is required");
    const world = await World.open(config);
    onTestFinished(() => world.close());
    const { guild } = await world.guild();
    const { database } = world.service.services.store;
    // As a former version left it.
    await sql`alter table outbox drop column newer`.execute(database.kysely);
    await sql`delete from kysely_migration where name = '0007-event-values'`.execute(database.kysely);
    const [backup, former] = [new pg.Client(config.url), new pg.Client(config.url)];
    for (const client of [backup, former]) {
      await client.connect();
      onTestFinished(() => client.end());
    }
    await backup.query("begin");
    await backup.query("select from outbox limit 1");
    const migrated = migrate(database);
    await untilSomebodyWaits(world.service.services.store);
    // A former instance has this limit for each statement.
    await former.query("set statement_timeout = '10s'");
    const event = `insert into outbox (guild_id, id, sequence, event, payload, audience, transaction_id, created_at)
      values ($1, 1, 1000, 'GUILD_UPDATE', '{}', '{}', '1', now())`;
    expect((await former.query(event, [guild.id])).rowCount).toBe(1);
    await backup.query("commit");
    await migrated;
    const { rows } = await former.query("select newer from outbox where id = 1");
    expect(rows).toEqual([{ newer: null }]);
  });
});
