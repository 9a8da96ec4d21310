import type { Path } from "../validate/path.js";
import { type Conversion, ConversionError } from "./conversion.js";

/** The used part of `Temporal`, so that its types are not required. */
interface TemporalClass {
  from(text: string): { toString(): string };
}

interface TemporalNamespace {
  readonly Instant: TemporalClass;
  readonly PlainDate: TemporalClass;
}

/**
 * Represents a `date-time` as a `Temporal.Instant`, which has nanoseconds and no offset: further digits are truncated,
 * and `toWire` writes UTC. A leap second becomes the second before it.
 *
 * @throws TypeError if the global `Temporal` is missing.
 */
// biome-ignore lint/suspicious/noExplicitAny: Temporal.Instant, which the compiler need not know
export const instant: Conversion<any, any> = temporalConversion(
  "Instant",
  "must be a date-time",
  (text) => text.replace(/(\.\d{9})\d+/, "$1"),
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
);

/**
 * Represents a `date` as a `Temporal.PlainDate`.
 *
 * @throws TypeError if the global `Temporal` is missing.
 */
// biome-ignore lint/suspicious/noExplicitAny: Temporal.PlainDate, which the compiler need not know
export const plainDate: Conversion<any, any> = temporalConversion(
  "PlainDate",
  "must be a date",
  (text) => text,
  /^\d{4}-\d\d-\d\d$/,
);

function temporalConversion(
  kind: keyof TemporalNamespace,
  reason: string,
  normalize: (text: string) => string,
  wirePattern: RegExp,
): Conversion {
  return {
    fromWire: (wire, _exact, path) => {
      if (typeof wire !== "string") return wire;
      const temporal = namespaceOf()[kind];
      try {
        return temporal.from(normalize(wire));
      } catch {
        throw new ConversionError(path, reason);
      }
    },
    toWire: (value, path) => (typeof value === "object" && value !== null ? textOf(value, wirePattern, path) : value),
  };
}

function namespaceOf(): TemporalNamespace {
  const { Temporal: found } = globalThis as { readonly Temporal?: TemporalNamespace };
  if (found !== undefined) return found;
  throw new TypeError("this platform has no Temporal: import a polyfill first, such as temporal-polyfill/global");
}

function textOf(value: object, pattern: RegExp, path: Path): string {
  const text = String(value);
  if (pattern.test(text)) return text;
  throw new ConversionError(path, "must be a valid date of the years 0 to 9999");
}
