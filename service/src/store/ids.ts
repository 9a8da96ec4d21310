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
 * @param worker The number of this instance, from 0 to 1,023; no two instances on a database may share it. A duplicate
 *   id is rejected where it is a key by itself (guilds, users, applications, and the ids in `directory`: channels,
 *   messages, webhooks, interactions, integrations), and its request fails. But roles and emojis of two guilds would
 *   share the id, and a guild and a user their images.
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

/** The time in an id. It is later than the creation if the clock had been moved back. */
export function timeOfId(id: string): Date {
  return new Date(Number(BigInt(id) >> (workerBits + sequenceBits)) + epoch);
}

/** The latest time that an id can contain: the database stores 63 bits, 41 of them milliseconds. */
export const lastMoment: Date = timeOfId(String(2n ** 63n - 1n));
