import { sql } from "kysely";
import { Repository } from "./repository.js";

/** The offset of the service's time from the computer's. It is in the database, so that all instances agree. */
export class ClockRepository extends Repository {
  /** Moves the time of all later units of work; a negative number moves it back. */
  async advance(milliseconds: number): Promise<void> {
    await this.transaction
      .updateTable("clock")
      .set({ offset_milliseconds: sql`offset_milliseconds + cast(${Math.round(milliseconds)} as bigint)` })
      .execute();
  }

  /** The difference in milliseconds. */
  async offset(): Promise<number> {
    const row = await this.transaction.selectFrom("clock").select("offset_milliseconds").executeTakeFirstOrThrow();
    return Number(row.offset_milliseconds);
  }

  /** Resets to the computer's time. */
  async reset(): Promise<void> {
    await this.transaction.updateTable("clock").set({ offset_milliseconds: "0" }).execute();
  }
}
