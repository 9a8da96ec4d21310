import type { Session } from "../session.js";

/** Base class of repositories: the rows of one aggregate, within one unit of work. */
export abstract class Repository {
  protected readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  protected get transaction(): Session["transaction"] {
    return this.session.transaction;
  }
}
