/** Tells the time. Only the real one reads the computer's. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
