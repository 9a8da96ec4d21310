/**
 * Returns the creation time of a snowflake. Throws a RangeError for invalid text.
 *
 * @param epoch The time at which snowflakes begin, in milliseconds since 1970.
 */
export function timeOfSnowflake(id: string, epoch: number): Date {
  if (!/^\d{1,20}$/.test(id)) throw new RangeError("a snowflake has 1 to 20 digits");
  return new Date(Number(BigInt(id) >> 22n) + epoch);
}

/** Returns the smallest snowflake of a time, for pagination. Throws a RangeError before the epoch. */
export function snowflakeOfTime(date: Date | number, epoch: number): string {
  const milliseconds = Math.floor(Number(date)) - epoch;
  if (!(milliseconds >= 0)) throw new RangeError("there are no snowflakes before their epoch");
  return String(BigInt(milliseconds) << 22n);
}

/** Compares snowflakes by value, for `Array.prototype.sort`. They have no leading zeros. */
export function compareSnowflakes(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}
