/** The first second of 2015 in UTC, in milliseconds: where snowflakes count from. */
const firstMillisecond = 1420070400000;

/** When a snowflake was made. Throws a RangeError for text that is no snowflake. */
export function snowflakeTimestamp(id: string, epoch: number = firstMillisecond): Date {
  if (!/^\d{1,20}$/.test(id)) throw new RangeError("a snowflake has 1 to 20 digits");
  return new Date(Number(BigInt(id) >> 22n) + epoch);
}

/** The smallest snowflake of a moment, to page from it. Throws a RangeError before the epoch. */
export function snowflakeFromTimestamp(date: Date | number, epoch: number = firstMillisecond): string {
  const milliseconds = Math.floor(Number(date)) - epoch;
  if (!(milliseconds >= 0)) throw new RangeError("there are no snowflakes before their epoch");
  return String(BigInt(milliseconds) << 22n);
}

/** Orders snowflakes by value, for `Array.prototype.sort`; leading zeros do not occur in them. */
export function compareSnowflakes(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}
