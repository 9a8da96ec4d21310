import type { Transaction } from "kysely";
import type { Tables } from "./schema.js";
import type { Statements } from "./statements.js";

/** The state of a unit of work that repositories use: one transaction, at one moment. */
export interface Session {
  readonly transaction: Transaction<Tables>;
  /** The service's time when the unit of work began; it does not advance meanwhile. */
  readonly now: Date;
  /** The SQL that differs between the databases. */
  readonly statements: Statements;
  /** A new id, greater than those before. */
  newId(): string;
}
