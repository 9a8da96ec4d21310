import type { Path } from "../validate/path.js";
import { type Conversion, ConversionError } from "./conversion.js";

const dateTimePattern = /^(\d{4})-(\d\d)-(\d\d)[tT](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:[zZ]|([+-])(\d\d):(\d\d))$/;
const datePattern = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * Represents a `date-time` as a `Date`, which has milliseconds and no offset: further digits are truncated, and
 * `toWire` writes UTC.
 * A leap second becomes the second before it.
 *
 * @example
 * ```ts
 * import { dateTime } from "@guildwire/runtime/values";
 *
 * dateTime.fromWire("2024-02-29T13:00:00+01:00"); // => new Date("2024-02-29T12:00:00Z")
 * dateTime.toWire(new Date(0)); // => "1970-01-01T00:00:00.000Z"
 * ```
 */
export const dateTime: Conversion<Date, string> = {
  fromWire: (wire, _exact, path) => {
    if (typeof wire !== "string") return wire;
    const match = dateTimePattern.exec(wire);
    const [, year, month, day, hour, minute, second, fraction = "", sign, offsetHour = 0, offsetMinute = 0] =
      match ?? [];
    const date = startOfDay(year, month, day);
    const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 61;
    const isOffset = Number(offsetHour) < 24 && Number(offsetMinute) < 60;
    if (date === undefined || !isTime || !isOffset) throw new ConversionError(path, "must be a date-time");
    const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === "-" ? -1 : 1);
    date.setUTCHours(
      Number(hour),
      Number(minute) - offset,
      Math.min(Number(second), 59),
      Number(fraction.slice(0, 3).padEnd(3, "0")),
    );
    return date;
  },
  toWire: (value, path) => (value instanceof Date ? isoText(value, path) : value),
};

/**
 * Represents a `date` as a `Date` at midnight UTC; `toWire` writes its UTC day.
 *
 * @example
 * ```ts
 * import { date } from "@guildwire/runtime/values";
 *
 * date.fromWire("2024-02-29"); // => new Date("2024-02-29T00:00:00Z")
 * date.toWire(new Date(0)); // => "1970-01-01"
 * date.fromWire("2024-02-30"); // throws ConversionError
 * ```
 */
export const date: Conversion<Date, string> = {
  fromWire: (wire, _exact, path) => {
    if (typeof wire !== "string") return wire;
    const [, year, month, day] = datePattern.exec(wire) ?? [];
    const found = startOfDay(year, month, day);
    if (found === undefined) throw new ConversionError(path, "must be a date");
    return found;
  },
  toWire: (value, path) => (value instanceof Date ? isoText(value, path).slice(0, 10) : value),
};

/**
 * Returns midnight UTC; undefined for an invalid day. Avoids `Date.UTC`, which maps the years 0 to 99 to 1900 to 1999.
 */
function startOfDay(year: string | undefined, month: string | undefined, day: string | undefined): Date | undefined {
  const start = new Date(0);
  start.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return start.getUTCMonth() === Number(month) - 1 && start.getUTCDate() === Number(day) ? start : undefined;
}

function isoText(value: Date, path: Path): string {
  const year = value.getUTCFullYear();
  if (year >= 0 && year <= 9999) return value.toISOString();
  throw new ConversionError(path, "must be a valid date of the years 0 to 9999");
}
