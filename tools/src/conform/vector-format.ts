/** A request and its result, in the format of request vectors (docs/conform.md). Shorthands are expanded. */
export interface RequestVector {
  /** The file, relative to the folder that was given, with forward slashes. */
  readonly file: string;
  readonly operation: string;
  readonly name: string;
  readonly readings?: readonly string[];
  readonly beyond?: string;
  readonly request: VectorRequest;
  readonly expect: ExpectedArguments | ExpectedError;
}

/** Path and query are encoded as sent. At most one of `body`, `raw` and `form` is present. */
export interface VectorRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly authenticated?: false;
  readonly body?: unknown;
  readonly raw?: { readonly type: string; readonly text: string };
  readonly form?: readonly FormPart[];
}

export interface FormPart {
  readonly name: string;
  readonly filename?: string;
  readonly type?: string;
  readonly content: unknown;
}

/** The arguments of the operation's handler: the request is valid. */
export interface ExpectedArguments {
  readonly decoded: {
    readonly path?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
    readonly files?: readonly {
      readonly part: string;
      readonly filename: string;
      readonly type?: string;
      readonly content: string;
    }[];
  };
}

/** The error response: the request is invalid. */
export interface ExpectedError {
  readonly status: number;
  readonly code?: number | string;
  /** Locations as JSON Pointers; an error is reported there or below. */
  readonly errors?: readonly { readonly at: string; readonly code?: string }[];
  /** Methods that the `Allow` header lists. */
  readonly allow?: readonly string[];
}

/** Whether a vector is a valid request. */
export function isValidRequest(expect: ExpectedArguments | ExpectedError): expect is ExpectedArguments {
  return "decoded" in expect;
}

/** A shorthand cannot be expanded. The message is a sentence without a full stop. */
export class ShorthandError extends Error {}

/** Maximum size of an expanded vector in characters. */
const maxExpanded = 16 * 1024 * 1024;

/** Maximum depth of a vector. */
const maxDepth = 500;

/**
 * Expands `{ $repeat: text, times }` and `{ $each: item, times }`, wherever they are in a value.
 *
 * @throws ShorthandError for shorthands of another form, and above 16 Mi characters or 500 levels.
 */
export function expandShorthands(value: unknown): unknown {
  let left = maxExpanded;
  const take = (characters: number): void => {
    left -= characters;
    if (left < 0) throw new ShorthandError(`the vector has more than ${maxExpanded} characters when it is expanded`);
  };
  const expand = (node: unknown, depth: number): unknown => {
    if (depth > maxDepth) throw new ShorthandError(`the vector has more than ${maxDepth} levels`);
    if (typeof node === "string") take(node.length);
    if (Array.isArray(node)) return node.map((item) => expand(item, depth + 1));
    if (typeof node !== "object" || node === null) return node;
    const { $repeat, $each, times } = node as { readonly [key: string]: unknown };
    if ($repeat !== undefined) {
      if (typeof $repeat !== "string") throw new ShorthandError("$repeat must be a string");
      const count = countOf(times);
      take($repeat.length * count);
      return $repeat.repeat(count);
    }
    if ($each !== undefined) {
      const count = countOf(times);
      const item = JSON.stringify(expand($each, depth + 1));
      take((item.length + 1) * count);
      return Array.from({ length: count }, (_, index) => JSON.parse(item.replaceAll("{n}", String(index))) as unknown);
    }
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, expand(inner, depth + 1)]));
  };
  return expand(value, 0);
}

function countOf(times: unknown): number {
  if (typeof times === "number" && Number.isSafeInteger(times) && times >= 0) return times;
  throw new ShorthandError("times must be a non-negative integer");
}
