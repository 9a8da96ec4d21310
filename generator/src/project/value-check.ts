import { evaluate } from "../check/evaluate.js";
import type { SourceLocation } from "../diagnostics/diagnostic.js";
import { directionsOfTypes, usersOfTypes } from "../emit/validators/view.js";
import { acceptsValue, exceedsSteps } from "../examples/accepts-value.js";
import type { LoadedDocument } from "../load/document.js";
import { parseJson } from "../load/parse/json.js";
import { createLineTable } from "../load/parse/lines.js";
import { impreciseNumber } from "../load/parse/number-precision.js";
import type { ParseDiagnostic, ParsedText } from "../load/parse/parsed.js";
import { parseYaml } from "../load/parse/yaml.js";
import type { Interface } from "../model/interface.js";
import type { Direction } from "../model/openness.js";
import { References } from "../model/references.js";
import { nodeAt, parsePointer } from "../values/pointer.js";

/** A value to compare with a type of a document. */
export interface ValueToCheck {
  /** The name of the type in TypeScript. */
  readonly type: string;
  /** Whether the value is sent to the service or by it. */
  readonly direction: Direction;
  /** JSON or YAML. */
  readonly text: string;
}

/** Why a value is not valid. */
export interface ValueProblem {
  readonly message: string;
  /** In the text; the file is `value`. */
  readonly location: SourceLocation;
}

const opposite = { request: "response", response: "request" } as const;

/** Maximum number of characters of a value, nested values, and values in total. */
const limits = { length: 2_000_000, depth: 200, nodes: 200_000 };

/** Compares values with the types of a document. Returns the first problem; undefined if the value is valid. */
export type ValueChecker = (value: ValueToCheck) => ValueProblem | undefined;

/** Returns what compares values with types like the generated validators. */
export function valueChecker(model: Interface, loaded: LoadedDocument): ValueChecker {
  const types = new Map([...model.types.values()].map((type) => [type.identifier, type]));
  const directions = directionsOfTypes(model, usersOfTypes(model));
  const references = new References(loaded.document);
  return ({ type, direction, text }) => {
    const lines = createLineTable({ path: "value", name: "value", text });
    const problem = (message: string, span = { start: 0, end: 0 }): ValueProblem => ({
      message,
      location: lines.locate(span),
    });
    const named = types.get(type);
    if (named === undefined) return problem(`the document has no type ${type}`);
    if (text.length > limits.length) return problem(`the value has more than ${limits.length} characters`);
    const parsed = parseValue(text);
    const [error] = parsed.diagnostics;
    if (error !== undefined || parsed.value === undefined)
      return problem(error?.message ?? "the value is empty", error?.span);
    // A type that is used in one direction only has one validator.
    const view = directions.get(type)?.[direction] === false ? opposite[direction] : direction;
    if (acceptsValue(named.use, parsed.value, { model, view })) return undefined;
    const schema = nodeAt(loaded.document, named.at);
    const violation = schema === undefined ? "unsure" : evaluate(schema, parsed.value, references, view);
    // Extensions such as `x-constraint`, and rare keywords, are beyond the evaluator that explains.
    if (violation === "fits" || violation === "unsure") {
      const isTooLarge = exceedsSteps(named.use, parsed.value, { model, view });
      const message = isTooLarge
        ? `the value is too large to be compared with ${type}`
        : `the value does not fit ${type}`;
      return problem(message, parsed.locate([], "value"));
    }
    return problem(`the value ${violation.message}`, parsed.locate(parsePointer(violation.at) ?? [], "value"));
  };
}

/**
 * Parses a text as JSON, or else as YAML, like a document. Numbers that JavaScript cannot represent are errors in both:
 * the program would compare another number.
 */
function parseValue(text: string): ParsedText {
  // A byte order mark is no part of the value. The blank keeps the offsets.
  const source = text.replace(/^\uFEFF/, " ");
  if (!/^\s*[[{"]/.test(source)) return parseYaml(source, limits);
  const json = parseJson(source, limits);
  if (json.value !== undefined && json.diagnostics.length === 0)
    return { ...json, diagnostics: numberProblems(source).slice(0, 1) };
  if (json.value !== undefined || json.diagnostics[0]?.code !== "syntax-error") return json;
  const yaml = parseYaml(source, limits);
  return yaml.diagnostics.length === 0 ? yaml : json;
}

/** Finds the numbers of valid JSON that are another number in JavaScript. */
function numberProblems(text: string): readonly ParseDiagnostic[] {
  const found: ParseDiagnostic[] = [];
  for (const { 0: token, index: start } of text.matchAll(stringsAndNumbers)) {
    if (token.startsWith('"')) continue;
    const value = Number(token);
    const span = { start, end: start + token.length };
    const message = `${token} is not a number that JavaScript can represent`;
    const problem = Number.isFinite(value)
      ? impreciseNumber(token, value, span)
      : ({ code: "syntax-error", message, span } as const);
    if (problem !== undefined) found.push(problem);
  }
  return found;
}

const stringsAndNumbers = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
