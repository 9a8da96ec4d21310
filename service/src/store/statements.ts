import type { CompiledQuery, RawBuilder, SelectQueryBuilder, Transaction } from "kysely";
import type { Tables } from "./schema.js";

/** The transaction of a unit of work. */
type UnitTransaction = Transaction<Tables>;

/** A position in the order of events; see `delivery/events/cursor.ts`. */
export interface EventPosition {
  readonly transaction: string;
  readonly sequence: string;
  readonly id: string;
}

/** The SQL that differs between the databases. All other statements are written once, in the repositories. */
export interface Statements {
  /** Statements that are texts on PostgreSQL; undefined on SQLite. */
  readonly texts?: UnitTexts;
  /** The transaction of a unit of work, which sends concurrent statements, such as those of `Promise.all`, at once. */
  concurrent(transaction: UnitTransaction): Promise<UnitTransaction>;
  /**
   * Sends a statement without waiting for its result. Returns the rows once they arrive. If it fails, the next
   * statement or the commit throws its error.
   */
  later(
    transaction: UnitTransaction,
    statement: CompiledQuery,
  ): Promise<{ readonly rows: Promise<readonly unknown[]> }>;
  /** Executes a query whose result has no limit, so that other work gets its turn while its rows are read. */
  readLong<Row>(transaction: UnitTransaction, query: CompiledQuery<Row>): Promise<Row[]>;
  /**
   * Makes the database plan the next statements of a transaction for their values, instead of for values in general:
   * for conditions that select either nearly all rows or nearly none.
   */
  planForValues(transaction: UnitTransaction): Promise<void>;
  /** Locks the selected rows until the transaction ends. */
  forUpdate<Query extends LockableQuery>(query: Query): Query;
  /** Like `forUpdate`, but skips rows that another transaction has locked. */
  forUpdateSkippingLocked<Query extends LockableQuery>(query: Query): Query;
  /** Whether a column contains one of these ids. The list is one parameter of any length. */
  isOneOf(column: RawBuilder<unknown>, ids: readonly string[]): RawBuilder<boolean>;
  /** Whether a text column starts with a prefix. An index by code points supports it. */
  startsWith(column: RawBuilder<unknown>, prefix: string): RawBuilder<boolean>;
  /** Whether a column with a list of strings contains a value. */
  listContains(column: RawBuilder<unknown>, value: string): RawBuilder<boolean>;
  /** Sends a message to all instances that listen on a channel, once the transaction commits. */
  notify(transaction: UnitTransaction, channel: string, message: string): Promise<void>;
  readonly eventOrder: EventOrder;
}

/** See `postgresql/statements/units.ts` for the parameters. */
export interface UnitTexts {
  readonly appendEvents: string;
  readonly lockGuild: string;
  readonly unitCaller: string;
  readonly webhook: string;
  readonly insertMessage: string;
}

/** The numbers that order the events of all guilds. */
export interface EventOrder {
  /** Runs before a transaction's first use of `own`. */
  begin(transaction: UnitTransaction): Promise<void>;
  /** The number of this transaction's events. */
  readonly own: RawBuilder<string>;
  /** The greater of a number and `own`. */
  atLeastOwn(number: RawBuilder<unknown>): RawBuilder<string>;
  /** No transaction can add an event with a smaller number than this. */
  readonly visibleBefore: RawBuilder<string>;
  /** The greatest number below `visibleBefore`, as text. */
  readonly lastVisible: RawBuilder<string>;
  /** Ensures that later transactions get greater numbers than this one. */
  continueBehind(transaction: UnitTransaction, number: string): Promise<void>;
  /** A position as a row value. */
  position(position: EventPosition): RawBuilder<unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: any selection of any tables can be locked
type LockableQuery = SelectQueryBuilder<Tables, any, any>;
