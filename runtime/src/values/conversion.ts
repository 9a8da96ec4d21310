import { formatPath, type Path } from "../validate/path.js";

/**
 * Converts between JSON values and their TypeScript form. Both functions return values that already have the target
 * form unchanged, as well as `null` and `undefined`. Neither validates more than the conversion needs.
 */
export interface Conversion<Value = unknown, Wire = unknown> {
  /**
   * Converts from JSON. `exact` is the same JSON with bigints for integers that a number cannot represent, if there are
   * any.
   *
   * @throws ConversionError for values that cannot be converted.
   */
  readonly fromWire: (wire: Wire, exact?: unknown, path?: Path) => Value;
  /**
   * Converts to JSON, with bigints for integers that a number cannot represent.
   *
   * @throws ConversionError for values without a JSON form, such as an invalid date.
   */
  readonly toWire: (value: Value, path?: Path) => Wire;
}

/** A conversion whose types are checked at its declaration. */
// biome-ignore lint/suspicious/noExplicitAny: any other type would have to be repeated for every part of a conversion
export type AnyConversion = Conversion<any, any>;

/** A conversion, or a function that returns it: conversions of recursive types refer to each other. */
export type ConversionReference = AnyConversion | (() => AnyConversion);

export function conversionOf(reference: ConversionReference): Conversion {
  return typeof reference === "function" ? reference() : reference;
}

/**
 * The error of a value that cannot be converted. The message contains the path and the expected value.
 *
 * @example
 * ```ts
 * import { ConversionError, date } from "@guildwire/runtime/values";
 *
 * try {
 *   date.fromWire("2024-02-30");
 * } catch (error) {
 *   if (error instanceof ConversionError) error.message; // => "must be a date"
 * }
 * ```
 */
export class ConversionError extends Error {
  /** JSON Pointer to the value; "" is the whole value. */
  declare readonly path: string;

  constructor(path: Path, reason: string) {
    const { pointer, readable } = formatPath(path);
    super(readable === "" ? reason : `${readable}: ${reason}`);
    Object.assign(this, { path: pointer });
  }

  override get name(): string {
    return "ConversionError";
  }

  get code(): "unconvertible" {
    return "unconvertible";
  }
}
