import { evaluate } from "../check/evaluate.js";
import type { SourceLocation } from "../diagnostics/diagnostic.js";
import { directionsOfTypes, usersOfTypes } from "../emit/validators/view.js";
import { acceptsValue } from "../examples/accepts-value.js";
import type { LoadedDocument } from "../load/document.js";
import { parseJson } from "../load/parse/json.js";
import { createLineTable } from "../load/parse/lines.js";
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
    const parsed = /^\s*[[{"]/.test(text) ? parseJson(text, limits) : parseYaml(text, limits);
    const [error] = parsed.diagnostics;
    if (error !== undefined || parsed.value === undefined)
      return problem(error?.message ?? "the value is empty", error?.span);
    // A type that is used in one direction only has one validator.
    const view = directions.get(type)?.[direction] === false ? opposite[direction] : direction;
    if (acceptsValue(named.use, parsed.value, { model, view })) return undefined;
    const schema = nodeAt(loaded.document, named.at);
    const violation = schema === undefined ? "unsure" : evaluate(schema, parsed.value, references, view);
    // Extensions such as `x-constraint`, and rare keywords, are beyond the evaluator that explains.
    if (violation === "fits" || violation === "unsure")
      return problem(`the value does not fit ${type}`, parsed.locate([], "value"));
    return problem(`the value ${violation.message}`, parsed.locate(parsePointer(violation.at) ?? [], "value"));
  };
}
