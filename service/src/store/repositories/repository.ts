import type { Compilable, CompiledQuery } from "kysely";
import type { Session } from "../session.js";

/** A statement that was sent without waiting for its result. */
export interface Sent<Row> {
  /** Rejects if the unit of work fails. */
  readonly row: Promise<Row>;
}

/** Base class of repositories: the rows of one aggregate, within one unit of work. */
export abstract class Repository {
  protected readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  /** Sends a change without waiting for it. If it fails, the next statement or the commit throws its error. */
  protected async change(query: Compilable): Promise<void> {
    await this.session.statements.later(this.transaction, query.compile());
  }

  /** Sends a query together with the next one. */
  protected async send<Row>(query: Compilable<Row>): Promise<{ readonly rows: Promise<readonly Row[]> }> {
    const { rows } = await this.session.statements.later(this.transaction, query.compile());
    return { rows: rows as Promise<readonly Row[]> };
  }

  /** Like `change`, for a statement that returns one row. */
  protected async sendForRow<Row>(statement: CompiledQuery<Row>): Promise<Sent<Row>> {
    const { rows } = await this.session.statements.later(this.transaction, statement);
    const row = rows.then(([first]) => first as Row);
    // The unit of work reports the error.
    row.catch(() => {});
    return { row };
  }

  /** Returns the rows of a query whose result has no limit. */
  protected readLong<Row>(query: Compilable<Row>): Promise<Row[]> {
    return this.session.statements.readLong(this.transaction, query.compile());
  }

  protected get transaction(): Session["transaction"] {
    return this.session.transaction;
  }
}
