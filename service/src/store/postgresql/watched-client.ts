import pg from "pg";
import { NoResponseError } from "./within.js";

/** Milliseconds within which the server must close a connection that is no longer used. */
const endLimit = 1_000;

/**
 * Milliseconds by which the server's own limit is longer, so that it never ends a commit that a request still waits
 * for. A commit that waits for a synchronous standby would be acknowledged then, although no standby has it.
 */
const serverMargin = 1_000;

/** The time that the server has to respond to a statement. */
export class StatementLimit {
  #milliseconds: number;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  get milliseconds(): number {
    return this.#milliseconds;
  }

  /**
   * The settings with which the server ends what the service has given up, and releases its locks: a statement that
   * waits for a lock does not notice that its connection is closed, and a transaction whose commit was lost waits for it.
   */
  get serverSettings(): readonly string[] {
    const limit = this.#milliseconds + serverMargin;
    return [`statement_timeout = ${limit}`, `idle_in_transaction_session_timeout = ${limit}`];
  }

  /** Raises the limit of statements that are sent during a task, such as those of migrations. */
  async raise<Result>(milliseconds: number, task: () => Promise<Result>): Promise<Result> {
    const usual = this.#milliseconds;
    this.#milliseconds = Math.max(usual, milliseconds);
    try {
      return await task();
    } finally {
      this.#milliseconds = usual;
    }
  }
}

/**
 * The driver's client, which destroys its connection if the server does not respond to a statement within the limit.
 * All pending statements then reject with a NoResponseError. Closing is limited, too. TCP keep-alive detects neither a
 * stopped server nor a middlebox that drops packets, because the operating system still acknowledges the probes or
 * retransmits for minutes.
 *
 * @param onSilence Called with the `performance.now()` of the statement. Default: nothing.
 * @param now The clock. Default: `performance.now`.
 */
export function watchedClient(
  limit: StatementLimit,
  onSilence: (sentAt: number) => void = () => {},
  now: () => number = () => performance.now(),
): typeof pg.Client {
  class WatchedClient extends pg.Client {
    // The pool calls the method with a callback only for statements of its own, which it does not send.
    override query(...parameters: unknown[]): never {
      const sent: unknown = Reflect.apply(super.query, this, parameters);
      return (sent instanceof Promise ? this.#watch(sent) : sent) as never;
    }

    get #stream(): pg.PoolClient["connection"]["stream"] {
      return (this as unknown as Pick<pg.PoolClient, "connection">).connection.stream;
    }

    override end(callback?: (error: Error) => void): never {
      const timer = setTimeout(() => this.#stream.destroy(), endLimit);
      timer.unref();
      this.once("end", () => clearTimeout(timer));
      return Reflect.apply(super.end, this, callback === undefined ? [] : [callback]) as never;
    }

    async #watch(sent: Promise<unknown>): Promise<unknown> {
      const sentAt = now();
      const { milliseconds } = limit;
      const giveUp = (): NoResponseError => {
        const error = new NoResponseError(`no response within ${milliseconds} ms`);
        onSilence(sentAt);
        this.#stream.destroy(error);
        return error;
      };
      const timer = setTimeout(giveUp, milliseconds);
      try {
        const result = await sent;
        // A process that was stopped reads the response before its timers run: by then, the server may have ended a commit
        // that waited for a standby.
        if (now() - sentAt >= milliseconds + serverMargin) throw giveUp();
        return result;
      } finally {
        clearTimeout(timer);
      }
    }
  }
  return WatchedClient;
}
