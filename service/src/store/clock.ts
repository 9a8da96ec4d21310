/** Returns the current time. Only the system clock reads the computer's time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
