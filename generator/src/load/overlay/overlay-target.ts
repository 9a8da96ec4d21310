import { JSONPathEnvironment, JSONPathError, type JSONPathQuery, type JSONValue, jsonpath } from "json-p3";
import { maxAttempts, patternCost } from "../../pattern/pattern.js";
import type { Json } from "../document.js";
import type { OverlayLimits } from "./overlay-limits.js";

/** A JSONPath query (RFC 9535) that selects the nodes of an action. */
export interface TargetQuery {
  /** Returns the locations of the selected nodes in document order without duplicates. */
  select(document: Json): readonly (readonly string[])[] | TargetError;
}

export interface TargetError {
  readonly code: "overlay-invalid" | "limit-exceeded";
  readonly message: string;
  readonly expected?: string;
}

export function isTargetError(value: object): value is TargetError {
  return Object.hasOwn(value, "message");
}

/** Compiles the targets of all overlays of a document, which share the limit on visited nodes. */
export class TargetCompiler {
  readonly #environment: BoundedEnvironment;
  readonly #limits: OverlayLimits;

  constructor(limits: OverlayLimits, depth: number) {
    this.#limits = limits;
    this.#environment = new BoundedEnvironment(limits, depth);
  }

  compile(text: string): TargetQuery | TargetError {
    const { targetLength, descendants } = this.#limits;
    if (text.length > targetLength) {
      const message = `a target of ${text.length} characters`;
      return { code: "limit-exceeded", message, expected: `at most ${targetLength} characters` };
    }
    try {
      const query = this.#environment.compile(text);
      if (countDescendants(text) > descendants) {
        const message = `the target ${JSON.stringify(text)} has too many descendant segments`;
        return { code: "limit-exceeded", message, expected: `at most ${descendants} descendant segments (..)` };
      }
      return { select: (document) => this.#select(query, document) };
    } catch (error) {
      return targetError(text, error);
    }
  }

  #select(query: JSONPathQuery, document: Json): readonly (readonly string[])[] | TargetError {
    const { matches } = this.#limits;
    const found = new Map<string, readonly string[]>();
    try {
      for (const { location } of query.lazyQuery(document as JSONValue)) {
        const tokens = location.map(String);
        found.set(JSON.stringify(tokens), tokens);
        if (found.size > matches) {
          return {
            code: "limit-exceeded",
            message: "the target selects too many nodes",
            expected: `at most ${matches}`,
          };
        }
      }
    } catch (error) {
      return targetError(query.toString(), error);
    }
    return [...found.values()];
  }
}

/**
 * Counts `..`, including occurrences in quoted names: the limit is generous, and an exact count would need the syntax
 * tree.
 */
function countDescendants(text: string): number {
  return text.split("..").length - 1;
}

class BoundExceeded extends Error {
  override readonly name = "BoundExceeded";
}

function targetError(text: string, error: unknown): TargetError {
  if (error instanceof BoundExceeded) return { code: "limit-exceeded", message: error.message };
  // The library spreads lists onto the stack, which overflows above about 100,000 items.
  if (error instanceof RangeError)
    return { code: "limit-exceeded", message: "evaluating the target takes too many steps" };
  if (!(error instanceof JSONPathError)) throw error;
  const reason = error.message.split("\n")[0];
  const expected = "a JSONPath query (RFC 9535), such as $.paths['/guilds'].get";
  return { code: "overlay-invalid", message: `the target ${JSON.stringify(text)} is not valid: ${reason}`, expected };
}

class BoundedEnvironment extends JSONPathEnvironment {
  #visited = 0;
  readonly #maxVisited: number;

  constructor({ visitedMembers }: OverlayLimits, depth: number) {
    super({ maxRecursionDepth: depth + 2 });
    this.#maxVisited = visitedMembers;
  }

  protected override setupFilterFunctions(): void {
    super.setupFilterFunctions();
    const { Match, Search } = jsonpath.functions;
    this.functionRegister.set(
      "match",
      boundedPatternFunction(new Match(), (pattern) => `^(?:${pattern})$`),
    );
    this.functionRegister.set(
      "search",
      boundedPatternFunction(new Search(), (pattern) => pattern),
    );
  }

  override entries(map: { [key: string]: JSONValue }): [string, JSONValue][] {
    const entries = super.entries(map);
    this.#visited += entries.length + 1;
    if (this.#visited > this.#maxVisited) {
      throw new BoundExceeded(`the targets visit more than ${this.#maxVisited} nodes`);
    }
    return entries;
  }
}

type PatternFunction = Pick<InstanceType<typeof jsonpath.functions.Match>, "argTypes" | "returnType" | "call">;

/** Limits backtracking in filters: both the pattern and the text may be untrusted. */
function boundedPatternFunction(unbounded: PatternFunction, wrap: (pattern: string) => string): PatternFunction {
  const { argTypes, returnType } = unbounded;
  return {
    argTypes,
    returnType,
    call(text: string, pattern: string) {
      if (typeof text !== "string" || typeof pattern !== "string") return false;
      if (maxAttempts(patternCost(wrap(pattern)), text.length) > maxPatternAttempts) {
        throw new BoundExceeded(`the pattern ${JSON.stringify(pattern)} takes too long on ${text.length} characters`);
      }
      return unbounded.call(text, pattern);
    },
  };
}

const maxPatternAttempts = 1_000_000;
