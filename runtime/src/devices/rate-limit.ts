import type { ChannelClock } from "./clock.js";
import type { HostLimits } from "./host-options.js";

interface Bucket {
  tokens: number;
  /** Of the clock, when `tokens` was right. */
  at: number;
}

/** One token bucket per client; full ones are forgotten when there are too many. */
export class RateLimit {
  readonly #clock: ChannelClock;
  readonly #limits: Required<HostLimits>;
  readonly #buckets = new Map<string, Bucket>();

  constructor(clock: ChannelClock, limits: Required<HostLimits>) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** Whether one more command of this client is within its limits; it counts if so. */
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
