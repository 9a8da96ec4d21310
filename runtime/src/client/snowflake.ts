/**
 * Returns the creation time of a snowflake. Throws a RangeError for invalid text.
 *
 * @param epoch The time at which snowflakes begin, in milliseconds since 1970.
 *
 * @example
 * ```ts
 * import { timeOfSnowflake } from "@guildwire/runtime/client";
 *
 * timeOfSnowflake("175928847299117063", 1_420_070_400_000).toISOString(); // => "2016-04-30T11:18:25.796Z"
 * ```
 */
export function timeOfSnowflake(id: string, epoch: number): Date {
  if (!/^\d{1,20}$/.test(id)) throw new RangeError("a snowflake has 1 to 20 digits");
  return new Date(Number(BigInt(id) >> 22n) + epoch);
}

/**
 * Returns the smallest snowflake of a time, for pagination. Throws a RangeError before the epoch.
 *
 * @param date A date, or milliseconds since 1970.
 * @param epoch The time at which snowflakes begin, in milliseconds since 1970.
 *
 * @example
 * ```ts
 * import { snowflakeOfTime } from "@guildwire/runtime/client";
 *
 * snowflakeOfTime(new Date("2016-04-30"), 1_420_070_400_000); // => "175758114816000000"
 * ```
 */
export function snowflakeOfTime(date: Date | number, epoch: number): string {
  const milliseconds = Math.floor(Number(date)) - epoch;
  if (!(milliseconds >= 0)) throw new RangeError("there are no snowflakes before their epoch");
  return String(BigInt(milliseconds) << 22n);
}

/**
 * Compares snowflakes by value, for `Array.prototype.sort`. They have no leading zeros.
 *
 * @example
 * ```ts
 * import { compareSnowflakes } from "@guildwire/runtime/client";
 *
 * ["100", "99", "101"].sort(compareSnowflakes); // => ["99", "100", "101"]
 * ```
 */
export function compareSnowflakes(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}
