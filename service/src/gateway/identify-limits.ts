import type { GatewaySessionStartLimit } from "@guildwire/control/types";
import type { WindowStore, WindowTable } from "../limits/window-store.js";
import type { GatewayLimits } from "./options.js";

const day = 86_400_000;
const concurrencyWindow = 5_000;

/** Counts the sessions that each application starts, where the rate limits are counted. */
export class IdentifyLimits {
  readonly #store: WindowStore;
  readonly #atOnce: WindowTable;
  readonly #daily: WindowTable;

  constructor({ sessionsAtOnce, sessionsPerDay }: GatewayLimits, store: WindowStore) {
    this.#store = store;
    this.#atOnce = { name: "gateway-sessions-at-once", limit: sessionsAtOnce, length: concurrencyWindow };
    this.#daily = { name: "gateway-sessions-per-day", limit: sessionsPerDay, length: day };
  }

  /** Counts a new session unless it exceeds a limit. Returns whether it may start. */
  async take(application: string): Promise<boolean> {
    const tables = [this.#atOnce, this.#daily];
    const states = await this.#store.count(
      tables.map((table) => ({ action: "take" as const, table, caller: application })),
    );
    return states.length === tables.length && states.every(({ allowed }) => allowed);
  }

  /** The session start limits of an application and what remains of them. */
  async stateOf(application: string): Promise<GatewaySessionStartLimit> {
    const total = this.#daily.limit;
    const [state] = await this.#store.count([{ action: "peek", table: this.#daily, caller: application }]);
    const { remaining = total, resetAfter = 0 } = state ?? {};
    return {
      total,
      remaining,
      reset_after: remaining === total ? 0 : resetAfter,
      max_concurrency: this.#atOnce.limit,
    };
  }
}
