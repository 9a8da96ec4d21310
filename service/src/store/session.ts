import type { Transaction } from "kysely";
import type { Tables } from "./schema.js";

/** What a repository works with: one transaction, at one moment. */
export interface Session {
  readonly transaction: Transaction<Tables>;
  /** The service's time when the unit of work began; it does not pass in between. */
  readonly now: Date;
  /** A new id, greater than those before. */
  newId(): string;
}
