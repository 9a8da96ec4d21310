import { type Kysely, type Migration, type MigrationProvider, Migrator } from "kysely";
import { up as eventNumbering } from "./event-numbering.js";
import { up as eventOrder } from "./event-order.js";
import { up as initial } from "./initial.js";

/** In the order of their names, which never change: the database remembers them. */
const migrations: Record<string, Migration> = {
  "0001-initial": { up: initial },
  "0002-event-order": { up: eventOrder },
  "0003-event-numbering": { up: eventNumbering },
};

const provider: MigrationProvider = { getMigrations: async () => migrations };

/**
 * Brings the tables up to date; several instances may do so at once. Throws what a migration throws, and then nothing of
 * it has happened.
 */
export async function migrate<Tables>(kysely: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db: kysely, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
