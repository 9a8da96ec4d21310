import type { Transaction } from "kysely";
import type { Tables } from "./schema.js";
import type { Statements } from "./statements.js";

/** Rows that a unit of work began to load for a guild and a user. */
export interface LoadingRows {
  readonly guildId: string;
  readonly userId: string;
  readonly caller: Promise<unknown>;
}

/** The state of a unit of work that repositories use: one transaction, at one moment. */
export interface Session {
  readonly transaction: Transaction<Tables>;
  /** The service's time when the unit of work began; it does not advance meanwhile. */
  readonly now: Date;
  /** The SQL that differs between the databases. */
  readonly statements: Statements;
  /** The rows of the caller, which are loaded together with the guild's lock. Default: `callers` loads them. */
  readonly loading?: LoadingRows | undefined;
  /** A new id, greater than those before. */
  newId(): string;
}
