/** The default epoch of snowflakes: the start of 2015 in UTC, in milliseconds. */
const firstMillisecond = 1420070400000;

/** Returns the creation time of a snowflake. Throws a RangeError for invalid text. */
export function snowflakeTimestamp(id: string, epoch: number = firstMillisecond): Date {
  if (!/^\d{1,20}$/.test(id)) throw new RangeError("a snowflake has 1 to 20 digits");
  return new Date(Number(BigInt(id) >> 22n) + epoch);
}

/** Returns the smallest snowflake of a time, for pagination. Throws a RangeError before the epoch. */
export function snowflakeFromTimestamp(date: Date | number, epoch: number = firstMillisecond): string {
  const milliseconds = Math.floor(Number(date)) - epoch;
  if (!(milliseconds >= 0)) throw new RangeError("there are no snowflakes before their epoch");
  return String(BigInt(milliseconds) << 22n);
}

/** Compares snowflakes by value, for `Array.prototype.sort`. They have no leading zeros. */
export function compareSnowflakes(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}
