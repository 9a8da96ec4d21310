import type { GatewaySessionStartLimit } from "@guildwire/control/types";
import type { GatewayLimits } from "./options.js";

const day = 86_400_000;
const concurrencyWindow = 5_000;

/** Maximum number of applications that are counted; above it, the oldest entry is evicted. */
const maxApplications = 10_000;

interface Count {
  readonly since: number;
  begun: number;
  windowSince: number;
  inWindow: number;
}

/** Counts the sessions that each application starts on this instance. */
export class IdentifyLimits {
  readonly #limits: GatewayLimits;
  readonly #now: () => number;
  readonly #counts = new Map<string, Count>();

  /** @param now A clock in milliseconds. */
  constructor(limits: GatewayLimits, now: () => number = Date.now) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Counts a new session unless it exceeds a limit. Returns whether it may start. */
  take(application: string): boolean {
    const now = this.#now();
    const count = this.#countOf(application, now);
    if (now - count.windowSince >= concurrencyWindow) {
      count.windowSince = now;
      count.inWindow = 0;
    }
    if (count.begun >= this.#limits.sessionsPerDay || count.inWindow >= this.#limits.sessionsAtOnce) return false;
    count.begun += 1;
    count.inWindow += 1;
    return true;
  }

  /** The session start limits of an application and what remains of them. */
  stateOf(application: string): GatewaySessionStartLimit {
    const now = this.#now();
    const { since, begun } = this.#countOf(application, now);
    const { sessionsPerDay, sessionsAtOnce } = this.#limits;
    return {
      total: sessionsPerDay,
      remaining: Math.max(0, sessionsPerDay - begun),
      reset_after: begun === 0 ? 0 : since + day - now,
      max_concurrency: sessionsAtOnce,
    };
  }

  #countOf(application: string, now: number): Count {
    const known = this.#counts.get(application);
    if (known !== undefined && now - known.since < day) return known;
    this.#counts.delete(application);
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined && this.#counts.size >= maxApplications) this.#counts.delete(oldest);
    const count = { since: now, begun: 0, windowSince: now, inWindow: 0 };
    this.#counts.set(application, count);
    return count;
  }
}
