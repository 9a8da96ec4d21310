import type { Store } from "@guildwire/service";
import { sql } from "kysely";
import { expect } from "vitest";

/** Waits until a statement of any instance waits for another transaction's lock. */
export async function untilSomebodyWaits({ database: { kysely } }: Store): Promise<void> {
  const isWaiting = sql<{ count: string }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const count = async (): Promise<number> => Number((await isWaiting.execute(kysely)).rows[0]?.count);
  await expect.poll(count, { timeout: 20_000, interval: 20 }).toBeGreaterThan(0);
}
