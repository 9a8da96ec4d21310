import { formatPath, type Path } from "../validate/path.js";

/**
 * Converts between JSON values as they are sent and values as TypeScript code has them. Both functions return a value
 * that already has the other form as it is, and `null` and `undefined` in any case. Neither checks the value beyond what
 * the conversion needs.
 */
export interface Conversion<Value = unknown, Wire = unknown> {
  /**
   * The value of JSON. `exact` is the same JSON with bigints for integers that a number cannot hold, if there are any.
   *
   * @throws ConversionError for what has no such value.
   */
  readonly fromWire: (wire: Wire, exact?: unknown, path?: Path) => Value;
  /**
   * The JSON of a value, with bigints for integers that a number cannot hold.
   *
   * @throws ConversionError for what has no JSON, such as an invalid date.
   */
  readonly toWire: (value: Value, path?: Path) => Wire;
}

/** A conversion of types that are checked where it is declared. */
// biome-ignore lint/suspicious/noExplicitAny: any other type would have to be repeated for every part of a conversion
export type AnyConversion = Conversion<any, any>;

/** A conversion, or a function that returns it: conversions of recursive types refer to each other. */
export type ConversionReference = AnyConversion | (() => AnyConversion);

export function conversionOf(reference: ConversionReference): Conversion {
  return typeof reference === "function" ? reference() : reference;
}

/** A value that cannot be converted. The message names the path and what the value must be. */
export class ConversionError extends Error {
  /** JSON Pointer to the value; "" is the whole. */
  declare readonly path: string;

  constructor(path: Path, reason: string) {
    const { pointer, readable } = formatPath(path);
    super(readable === "" ? reason : `${readable}: ${reason}`);
    Object.assign(this, { path: pointer });
  }

  override get name(): string {
    return "ConversionError";
  }
}
