import type { Issue } from "../validate/index.js";
import { isProduction } from "./environment.js";
import { tokensOf } from "./issue-arrangement.js";
import type { ErrorFacts, RequestStart, ServerOptions } from "./options.js";
import { reportToConsole } from "./report.js";
import { ResponseMismatch } from "./response-mismatch.js";

/** A line of the specification: the index of its file in {@link SourcePositions.files}, and its 1-based number. */
export type SourceLine = readonly [file: number, line: number];

/** Where a schema is written, and where it states what it requires. */
export interface SchemaPosition {
  readonly at: SourceLine;
  /** By code of the issue, such as `max-length`. Default: `at`. */
  readonly checks?: { readonly [code: string]: SourceLine };
  readonly properties?: { readonly [name: string]: SchemaPosition };
  /** The schema of undeclared properties. */
  readonly additional?: SchemaPosition;
  /** The first items of a list. */
  readonly prefix?: readonly SchemaPosition[];
  /** All further items. */
  readonly items?: SchemaPosition;
  /** Schemas that may apply to the same value. */
  readonly also?: readonly SchemaPosition[];
  /** The name of a type in {@link SourcePositions.types}. */
  readonly type?: string;
}

/** Where the specification of a server is written. */
export interface SourcePositions {
  /** Paths, relative to the folder of the configuration. */
  readonly files: readonly string[];
  /** By operation id: the schemas of parameters and bodies, and those of responses. */
  readonly operations: {
    readonly [id: string]: {
      readonly request: readonly SchemaPosition[];
      readonly response: readonly SchemaPosition[];
    };
  };
  readonly types: { readonly [name: string]: SchemaPosition };
}

type Hooks = Pick<ServerOptions, "invalidRequest" | "onError">;

/**
 * Adds a log of violations to the options of a server under development: of requests that are refused, and of handlers
 * whose response does not match. Each line names the operation, what was found, and the line of the specification that
 * states the violated rule. Responses do not change. Returns the same options if NODE_ENV is `production`.
 *
 * @param log Default: `console.warn`.
 *
 * @example
 * ```ts
 * import { addSourcePositions } from "@guildwire/runtime/server";
 *
 * const positions = { files: ["openapi.yaml"], operations: {}, types: {} }; // generated with `sourcePositions.errors`
 * const lines: string[] = [];
 * const options = addSourcePositions(positions, { basePath: "/v1" }, (text) => void lines.push(text));
 * options.basePath; // => "/v1"
 * ```
 */
export function addSourcePositions<Options extends object>(
  positions: SourcePositions,
  options: Options,
  log: (text: string) => void = console.warn,
): Options {
  if (isProduction()) return options;
  const { invalidRequest, onError = reportToConsole } = options as Hooks;
  const hooks: Hooks = {
    invalidRequest(issues: readonly Issue[], context: RequestStart) {
      logIssues(issues, "request", context.operation?.id);
      return invalidRequest?.(issues, context);
    },
    onError(error: unknown, facts: ErrorFacts) {
      if (error instanceof ResponseMismatch) logIssues(error.issues, "response", facts.operation?.id);
      return onError(error, facts);
    },
  };
  return { ...options, ...hooks };

  function logIssues(issues: readonly Issue[], side: "request" | "response", id: string | undefined): void {
    const schemas = id === undefined ? undefined : positions.operations[id]?.[side];
    for (const issue of issues) {
      const lines = schemas === undefined ? [] : findLines(issue, schemas, positions);
      const texts = new Set(lines.map(([file, line]) => `${positions.files[file]}:${line}`));
      const where = texts.size === 0 ? "" : ` (${[...texts].join(", ")})`;
      log(`${id ?? "a request"}: ${side}: ${issue.message}${where}`);
    }
  }
}

/** Maximum number of schemas that are searched for one issue: unions of recursive types can be large. */
const maxSchemas = 1000;

/** Returns the lines that state the rule of an issue; those of the schemas if none of them does. */
function findLines(
  { path, code }: Issue,
  roots: readonly SchemaPosition[],
  positions: SourcePositions,
): readonly SourceLine[] {
  let parents: readonly SchemaPosition[] = [];
  let found = withApplied(roots, positions);
  for (const token of tokensOf(path)) {
    parents = found;
    const inner = found.flatMap((schema) => childrenOf(schema, token));
    found = withApplied(inner, positions);
  }
  for (const schemas of rulesOfObject.has(code) ? [parents, found] : [found]) {
    const stated = schemas.map(({ checks }) => ownValue(checks, code)).filter((line) => line !== undefined);
    if (stated.length > 0) return stated;
  }
  const written = found.length > 0 ? found : parents;
  // A reference is not where the rule is.
  const own = written.find(({ type, also }) => type === undefined && also === undefined) ?? written[0];
  return own === undefined ? [] : [own.at];
}

/** Codes of issues at a property that its object states: which ones it requires, and which names it accepts. */
const rulesOfObject: ReadonlySet<string> = new Set([
  "required",
  "forbidden",
  "unknown-property",
  "property-name",
  "dependent-required",
]);

/** Adds the schemas that apply to the same values, behind references and in compositions. */
function withApplied(schemas: readonly SchemaPosition[], { types }: SourcePositions): readonly SchemaPosition[] {
  const found = new Set(schemas);
  for (const schema of found) {
    const { type, also = [] } = schema;
    const target = type === undefined ? undefined : ownValue(types, type);
    for (const other of target === undefined ? also : [target, ...also]) if (found.size < maxSchemas) found.add(other);
  }
  return [...found];
}

function childrenOf(
  { properties, additional, prefix, items }: SchemaPosition,
  token: string,
): readonly SchemaPosition[] {
  const declared = ownValue(properties, token) ?? additional;
  const item = /^\d+$/.test(token) ? (prefix?.[Number(token)] ?? items) : undefined;
  return [declared, item].filter((schema) => schema !== undefined);
}

function ownValue<Value>(map: { readonly [name: string]: Value } | undefined, name: string): Value | undefined {
  return map !== undefined && Object.hasOwn(map, name) ? map[name] : undefined;
}
