import { ConfigurationError } from "../server/configuration-error.js";

/** The parameters of a pattern: `page:{number:integer}` has `{ number: number }`. Untyped parameters are strings. */
export type PatternParameters<Pattern extends string> = Pattern extends `${string}{${infer Parameter}}${infer Rest}`
  ? ParameterOf<Parameter> & PatternParameters<Rest>
  : unknown;

type ParameterOf<Parameter extends string> = Parameter extends `${infer Name}:integer`
  ? { readonly [Key in Name]: number }
  : Parameter extends `${infer Name}:snowflake`
    ? { readonly [Key in Name]: string }
    : { readonly [Key in Parameter]: string };

/** Extracts the parameters of a key; undefined if the pattern does not match. */
export type PatternReader = (key: string) => Readonly<Record<string, unknown>> | undefined;

interface PatternParameter {
  readonly name: string;
  readonly type: keyof typeof readers;
  /** The literal text after it; "" only at the end. */
  readonly separator: string;
}

const readers = {
  text: (value: string): unknown => value,
  integer: (value: string): unknown => {
    // Accept only the canonical spelling of a number, so that reading reverses writing.
    const number = /^(0|-?[1-9]\d*)$/.test(value) ? Number(value) : Number.NaN;
    return Number.isSafeInteger(number) ? number : undefined;
  },
  snowflake: (value: string): unknown => (/^\d{1,20}$/.test(value) ? value : undefined),
} as const;

/**
 * Compiles a pattern. A parameter matches at least one character, up to the first occurrence of the literal text after
 * it; the last one matches the rest.
 *
 * Throws a ConfigurationError for an invalid pattern, or one with two adjacent parameters.
 */
export function compilePattern(pattern: string): PatternReader {
  const [before = "", ...pieces] = pattern.split("{");
  const parameters = pieces.map((piece): PatternParameter => {
    const [, name = "", type = "text", behind = ""] = /^([A-Za-z_]\w*)(?::([a-z]+))?\}([^}]*)$/.exec(piece) ?? [];
    if (name === "" || !Object.hasOwn(readers, type))
      throw unreadable(pattern, "expected {name}, {name:integer} or {name:snowflake}");
    return { name, type: type as PatternParameter["type"], separator: behind };
  });
  if (parameters.length === 0 || before.includes("}")) throw unreadable(pattern, "it has no parameter");
  if (parameters.slice(0, -1).some(({ separator }) => separator === "")) {
    throw unreadable(pattern, "two parameters need a text between them");
  }
  if (new Set(parameters.map(({ name }) => name)).size < parameters.length) {
    throw unreadable(pattern, "two parameters have one name");
  }
  return (key) => {
    if (!key.startsWith(before)) return undefined;
    const values: [string, unknown][] = [];
    let from = before.length;
    for (const [index, { name, type, separator }] of parameters.entries()) {
      const isLast = index === parameters.length - 1;
      const to = isLast ? key.length - separator.length : key.indexOf(separator, from + 1);
      if (to <= from || (isLast && !key.endsWith(separator))) return undefined;
      const value = readers[type](key.slice(from, to));
      if (value === undefined) return undefined;
      values.push([name, value]);
      from = to + separator.length;
    }
    // Own properties, even if named `__proto__`.
    return Object.fromEntries(values);
  };
}

function unreadable(pattern: string, reason: string): ConfigurationError {
  return new ConfigurationError("invalid-handler", `the pattern ${JSON.stringify(pattern)} cannot be read: ${reason}`);
}
