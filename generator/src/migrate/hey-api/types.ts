import { ts } from "../../typescript/compiler.js";
import { dataTypeOf, printType } from "../calls.js";
import type { Target } from "../operations.js";
import { type Finding, keyOf, type MigrationContext, type Rewrite, type Writer } from "../plan.js";
import type { FormerUses } from "./uses.js";

interface ReplacedTypes {
  readonly rewrites: readonly Rewrite[];
  readonly findings: readonly Finding[];
}

interface Replacement {
  readonly node: ts.Node;
  readonly text: (writer: Writer) => string;
}

/** Replaces names of types of the former output that the generated package has as well. */
export function replaceTypes(types: FormerUses["types"], context: MigrationContext): ReplacedTypes {
  const { operations, isSearched, excluded } = context;
  const rewrites: Rewrite[] = [];
  const findings: Finding[] = [];
  for (const { node, name } of types) {
    const file = node.getSourceFile();
    if (!isSearched(file)) continue;
    const schema = operations.typeOfSchema(name);
    const ofOperation = schema === undefined ? operationType(name, context) : undefined;
    if (schema === undefined && ofOperation === undefined) continue;
    const replacement: Replacement | undefined =
      schema === undefined
        ? ofOperation && replacementOf(node, ofOperation)
        : { node, text: (writer) => writer.name("#types", schema, "type") };
    const equivalent = schema ?? (ofOperation === undefined ? "" : equivalentOf(ofOperation));
    const range = rangeOf(replacement?.node ?? node);
    if (replacement !== undefined && !excluded.has(keyOf(range))) {
      rewrites.push({ ...range, kind: "type", what: name, equivalent, text: replacement.text });
      continue;
    }
    const why = replacement === undefined ? "the generated package has another type" : "the generated type differs";
    findings.push({ ...rangeOf(node), what: name, why, isCall: false, equivalent });
  }
  return { rewrites, findings };
}

interface OperationType {
  readonly target: Target;
  /** `Data`, `Response`, `Responses`, `Error` or `Errors`. */
  readonly kind: string;
}

/** A type of one operation, such as `GetBookData`. */
function operationType(name: string, { operations }: MigrationContext): OperationType | undefined {
  const [, stem = "", kind = ""] = /^(.*?)(Data|Responses?|Errors?)$/.exec(name) ?? [];
  const target = operations.targets().find(({ operation }) => operation.typeStem.toLowerCase() === stem.toLowerCase());
  return target && { target, kind };
}

function equivalentOf({ target: { operation, name }, kind }: OperationType): string {
  if (kind === "Data") return `${operation.typeStem}Args`;
  if (kind.startsWith("Error")) return `OperationErrors[${JSON.stringify(operation.id)}]`;
  return `Awaited<ReturnType<typeof ${name}>>`;
}

/** What replaces a type of an operation, or the selection of a member of it. */
function replacementOf(node: ts.Identifier, { target, kind }: OperationType): Replacement | undefined {
  const reference = node.parent;
  const around = reference.parent;
  const isSelected = ts.isIndexedAccessTypeNode(around) && around.objectType === reference;
  const key = isSelected ? literalKey(around.indexType) : undefined;
  const { failure, successes, operation } = target;
  if (kind === "Response") return { node, text: (writer) => dataTypeOf(target, writer) };
  if (kind === "Error") return failure && { node, text: (writer) => printType(failure, writer) };
  if (kind === "Errors" && target.hasFailure) {
    const table = (writer: Writer): string =>
      `${writer.name("#client", "OperationErrors", "type")}[${JSON.stringify(operation.id)}]`;
    return { node, text: table };
  }
  if (key === undefined) return undefined;
  if (kind === "Responses") {
    const body = successes.find(({ status }) => status === key)?.body;
    return body && { node: around, text: (writer) => printType(body, writer) };
  }
  const text = kind === "Data" ? argumentsType(target, key, isNonNullable(around)) : undefined;
  return text && { node: around, text };
}

function literalKey(type: ts.TypeNode): string | undefined {
  const literal = ts.isLiteralTypeNode(type) ? type.literal : undefined;
  return literal !== undefined && (ts.isStringLiteral(literal) || ts.isNumericLiteral(literal))
    ? literal.text
    : undefined;
}

/** Whether a type is the argument of `NonNullable` or `Required`, so that its absence does not matter. */
function isNonNullable({ parent }: ts.Node): boolean {
  return ts.isTypeReferenceNode(parent) && parent.typeName.getText() === "NonNullable";
}

/** Prints `GetBookData["path"]` as a part of the arguments of the generated function. */
function argumentsType(
  { operation }: Target,
  member: string,
  isPresent: boolean,
): ((writer: Writer) => string) | undefined {
  const args = (writer: Writer): string => writer.name("#client", `${operation.typeStem}Args`, "type");
  if (member === "body") return operation.body && ((writer) => `${args(writer)}["body"]`);
  const location = member === "headers" ? "header" : member;
  const own = operation.parameters.filter((one) => one.in === location);
  if (own.length === 0) return undefined;
  const isWhole = own.length === operation.parameters.length && operation.body === undefined;
  const names = own.map(({ argument }) => JSON.stringify(argument)).join(" | ");
  const isOptional = !isPresent && own.every(({ required }) => !required);
  const absent = isOptional ? " | undefined" : "";
  return (writer) => `${isWhole ? args(writer) : `Pick<${args(writer)}, ${names}>`}${absent}`;
}

function rangeOf(node: ts.Node): Pick<Rewrite, "file" | "start" | "end"> {
  const file = node.getSourceFile();
  return { file, start: node.getStart(file), end: node.end };
}
