import type { ChannelClock } from "./clock.js";
import type { HostLimits } from "./host-options.js";

interface Bucket {
  tokens: number;
  /** Clock time in milliseconds at which `tokens` was computed. */
  at: number;
}

/** A token bucket per client. Full buckets are evicted if there are too many. */
export class RateLimit {
  readonly #clock: ChannelClock;
  readonly #limits: Required<HostLimits>;
  readonly #buckets = new Map<string, Bucket>();

  constructor(clock: ChannelClock, limits: Required<HostLimits>) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** Takes a token for one command. Returns whether there was one. */
  take(client: string): boolean {
    const bucket = this.#buckets.get(client) ?? this.#open(client);
    if (bucket === undefined) return false;
    bucket.tokens = this.#now(bucket);
    bucket.at = this.#clock.now();
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }

  #open(client: string): Bucket | undefined {
    const { burst, clients } = this.#limits;
    if (this.#buckets.size >= clients) {
      for (const [other, bucket] of this.#buckets) if (this.#now(bucket) >= burst) this.#buckets.delete(other);
      if (this.#buckets.size >= clients) return undefined;
    }
    const bucket = { tokens: burst, at: this.#clock.now() };
    this.#buckets.set(client, bucket);
    return bucket;
  }

  #now({ tokens, at }: Bucket): number {
    const { burst, perSecond } = this.#limits;
    return Math.min(burst, tokens + ((this.#clock.now() - at) / 1000) * perSecond);
  }
}
