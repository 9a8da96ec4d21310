import type { Pointer } from "../model/type.js";
import { compareText } from "../values/text.js";

/**
 * How a program uses something of the specification.
 *
 * - `call`: calls an operation, or refers to the function that does; `mock`: replaces its responses; `handler`: implements it
 * - `read`, `write`: a property or parameter of a value
 * - `key`: the name of a property, by `keyof`
 * - `names`: which properties an object has: all of them, as `keyof` and `Required` do, or that it lacks {@link Use.value}, as `in` does
 * - `build`: writes an object, with {@link Use.keys}
 * - `compare`: compares a property with {@link Use.value}
 * - `constant`: a named value of an enumeration
 * - `type`: names a type; `validator`: validates or converts whole values of a type
 * - `header`: reads the response headers of an operation
 * - `error`: an error response of an operation, or an entry of the error catalogue; `event`: an event
 * - `module`: a declaration that no single node of the specification gives its name
 */
export const useKinds = [
  "call",
  "mock",
  "handler",
  "read",
  "write",
  "key",
  "names",
  "build",
  "compare",
  "constant",
  "type",
  "validator",
  "header",
  "error",
  "event",
  "module",
  "undecided",
] as const;

export type UseKind = (typeof useKinds)[number];

/** Why the type checker does not decide which properties a program uses. */
export const undecidedReasons = {
  any: "the value becomes any or unknown, so its properties are not known",
  spread: "the value is spread, which copies all of its properties",
  key: "the name of the property is known only when the program runs",
  keys: "the names of all properties are listed",
  extended: "an interface or a class of the program has all properties of the type",
} as const;

export type UndecidedReason = keyof typeof undecidedReasons;

/** One use of the generated bindings in a program. */
export interface Use {
  readonly kind: UseKind;
  /** The node of the bundled document that is used; for `module`, the module of the output, such as `src/devices`. */
  readonly at: Pointer;
  /** The path of the file. */
  readonly file: string;
  /** Both count from 1; columns in UTF-16 code units. */
  readonly line: number;
  readonly column: number;
  /** The start of the expression, on one line; absent in a manifest. */
  readonly expression?: string;
  /** The literal that is written or compared, the status of an error that is handled, or the name that an object lacks. */
  readonly value?: string | number | boolean;
  /** For `build`: the names of the properties that are always written. */
  readonly keys?: readonly string[];
  /** For `call`: whether the program ignores the result. */
  readonly isDiscarded?: true;
  /** For `undecided`: why. */
  readonly reason?: UndecidedReason;
}

/** Returns uses by file, line, column and node, each once: programs may share files. */
export function sortedUses(uses: readonly Use[]): readonly Use[] {
  const unique = new Map(uses.map((use) => [JSON.stringify([use.file, use.line, use.column, use.kind, use.at]), use]));
  return [...unique.values()].sort(
    (one, other) =>
      compareText(one.file, other.file) ||
      one.line - other.line ||
      one.column - other.column ||
      compareText(one.at, other.at) ||
      compareText(one.kind, other.kind),
  );
}
