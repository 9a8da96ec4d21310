import type { Transaction } from "kysely";
import type { Tables } from "./schema.js";
import type { Statements } from "./statements.js";

/** Rows that are loaded together with the lock of a guild, for the repositories. */
export interface LoadingRows {
  readonly caller: { readonly guildId: string; readonly userId: string; readonly caller: Promise<unknown> } | undefined;
  readonly webhook:
    | { readonly guildId: string; readonly id: string; readonly rows: Promise<readonly unknown[]> }
    | undefined;
}

/** The state of a unit of work for its repositories: one transaction at one time. */
export interface Session {
  readonly transaction: Transaction<Tables>;
  /** The service's time when the unit of work began; it does not advance. */
  readonly now: Date;
  /** The SQL that differs between the databases. */
  readonly statements: Statements;
  /** Default: none. */
  readonly loading?: LoadingRows | undefined;
  /** A new id, greater than all before. */
  newId(): string;
}
