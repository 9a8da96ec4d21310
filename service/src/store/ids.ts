/** The first millisecond that an id can carry: the beginning of 2015. */
const epoch = Date.UTC(2015, 0, 1);
const workerBits = 10n;
const sequenceBits = 12n;
const sequences = 1 << Number(sequenceBits);
export const workers: number = 1 << Number(workerBits);

/**
 * Generates ids that are unique across instances: 42 bits of milliseconds since 2015, 10 of the worker, 12 of a
 * counter.
 */
export interface IdGenerator {
  /** A new id, greater than all before, even if the clock was moved back. */
  next(now: Date): string;
  /** Continues with another worker number. */
  useWorker(worker: number): void;
}

/**
 * @param worker The number of this instance, of at most 1,024 on one database; no two may have the same at once. A
 *   duplicate id would be refused where it is a key by itself (guilds, users, applications, and all that `directory`
 *   finds: channels, messages, webhooks, interactions, integrations), and its request would fail. But roles and emojis
 *   of two guilds would share it, and a guild and a user their images.
 *
 * Throws a RangeError for an invalid number.
 */
export function createIdGenerator(worker: number): IdGenerator {
  let workerField = workerFieldOf(worker);
  let last = 0;
  let sequence = 0;
  return {
    next(now) {
      const time = Math.max(now.getTime() - epoch, 0);
      if (time > last) {
        last = time;
        sequence = 0;
      } else if (++sequence === sequences) {
        last += 1;
        sequence = 0;
      }
      return String((BigInt(last) << (workerBits + sequenceBits)) | workerField | BigInt(sequence));
    },
    useWorker(other) {
      workerField = workerFieldOf(other);
      // Within a millisecond, a smaller worker number would make smaller ids.
      last += 1;
      sequence = 0;
    },
  };
}

function workerFieldOf(worker: number): bigint {
  if (!(Number.isInteger(worker) && worker >= 0 && worker < workers))
    throw new RangeError(`a worker is a number from 0 to ${workers - 1}, not ${worker}`);
  return BigInt(worker) << sequenceBits;
}

/** The time in an id; later than the creation if the clock was moved back before. */
export function timeOfId(id: string): Date {
  return new Date(Number(BigInt(id) >> (workerBits + sequenceBits)) + epoch);
}

/** The latest time that an id can contain: the database stores 63 bits, 41 of them milliseconds. */
export const lastMoment: Date = timeOfId(String(2n ** 63n - 1n));
