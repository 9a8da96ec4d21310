import { ts } from "../../typescript/compiler.js";
import {
  attempt,
  type Finding,
  keyOf,
  type MigrationContext,
  Obstacle,
  type Plan,
  type Rewrite,
  type Writer,
} from "../plan.js";
import { symbolOf } from "../syntax.js";

/**
 * Replaces functions that convert values without a client, such as `BookFromJSON`, by those of the entry `conversions`. Types without
 * converted values need none.
 */
export function replaceConversions(
  nodes: readonly ts.Node[],
  context: MigrationContext,
  isComplete: boolean,
): Required<Pick<Plan, "rewrites" | "findings">> {
  const rewrites: Rewrite[] = [];
  const findings: Finding[] = [];
  for (const node of nodes) {
    const file = node.getSourceFile();
    if (!context.isSearched(file)) continue;
    const call = ts.isCallExpression(node.parent) && node.parent.expression === node ? node.parent : undefined;
    const replaced = call ?? node;
    const range = { file, start: replaced.getStart(file), end: replaced.end };
    const equivalent = equivalentOf(node, context);
    const message = context.excluded.get(keyOf(range));
    const text = attempt(() => {
      if (message !== undefined) throw new Obstacle(`the result would not compile: ${message}`);
      if (!isComplete) throw new Obstacle("the former client is still in use");
      return conversionText(node, call, context);
    });
    const what = node.getText(file);
    if (text instanceof Obstacle) findings.push({ ...range, isCall: false, what, why: text.why, equivalent });
    else rewrites.push({ ...range, kind: "function", what, equivalent, text });
  }
  return { rewrites, findings };
}

interface ConversionName {
  readonly schema: string;
  readonly direction: "fromWire" | "toWire";
}

function conversionNamed(node: ts.Node, { checker }: MigrationContext): ConversionName | undefined {
  const name = symbolOf(ts.isPropertyAccessExpression(node) ? node.name : node, checker)?.name ?? "";
  const [, schema, direction] = /^(\w+?)(FromJSON|ToJSON)$/.exec(name) ?? [];
  if (schema === undefined) return undefined;
  return { schema, direction: direction === "FromJSON" ? "fromWire" : "toWire" };
}

function conversionText(
  node: ts.Node,
  call: ts.CallExpression | undefined,
  context: MigrationContext,
): (writer: Writer) => string {
  const { operations, checker } = context;
  const named = conversionNamed(node, context);
  const type = named === undefined ? undefined : operations.typeOfSchema(named.schema);
  if (named === undefined || type === undefined) throw new Obstacle("the generated package has no function for it");
  const { direction } = named;
  const isConverted = operations.hasType(`${type}Wire`);
  const conversion = operations.conversionOf(type);
  if (isConverted && conversion === undefined) {
    throw new Obstacle("the package has no conversions: add conversions to only");
  }
  if (!isConverted && converts(node, context)) {
    throw new Obstacle("the former function converts values, which the configuration does not: see values");
  }
  const [given, ...others] = call?.arguments ?? [];
  if (call !== undefined && (given === undefined || others.length > 0 || ts.isSpreadElement(given))) {
    throw new Obstacle("the arguments of the function are not one value");
  }
  const isAsserted = given !== undefined && needsAssertion(checker.getTypeAtLocation(given));
  const isPassedOn = call === undefined;
  return (writer) => {
    const value = given === undefined ? "value" : writer.textOf(given);
    if (conversion === undefined) {
      const typed = direction === "fromWire" ? `${value} as ${writer.name("#types", type, "type")}` : value;
      const parameter = direction === "fromWire" ? "value: unknown" : `value: ${writer.name("#types", type, "type")}`;
      return isPassedOn ? `(${parameter}) => ${typed}` : direction === "fromWire" ? `(${typed})` : typed;
    }
    const wire = (): string => writer.name("#types", `${type}Wire`, "type");
    const function_ = `${writer.name("#conversions", conversion)}.${direction}`;
    // Functions of conversions have more parameters, such as that of `map`.
    if (isPassedOn) {
      const parameter = direction === "fromWire" ? wire() : writer.name("#types", type, "type");
      return `(value: ${parameter}) => ${function_}(value)`;
    }
    const own = (): string => (direction === "fromWire" ? wire() : writer.name("#types", type, "type"));
    return `${function_}(${value}${isAsserted ? ` as ${own()}` : ""})`;
  };
}

/** Whether a value has a type that only the former function accepts: it returns null and undefined as they are. */
function needsAssertion(type: ts.Type): boolean {
  const { Unknown, Null, Undefined } = ts.TypeFlags;
  return (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & (Unknown | Null | Undefined)) !== 0);
}

/** Whether a former function renames properties or creates dates. */
function converts(node: ts.Node, { checker }: MigrationContext): boolean {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  const file = symbolOf(name, checker)?.declarations?.[0]?.getSourceFile();
  const text = file?.text ?? "";
  const isRenamed = [...text.matchAll(/^\s*['"](\w+)['"]: .*\bjson\[['"]([^'"\]]+)['"]\]/gm)].some(
    ([, own, wire]) => own !== wire,
  );
  return isRenamed || /new Date\(/.test(text);
}

function equivalentOf(node: ts.Node, context: MigrationContext): string {
  const named = conversionNamed(node, context);
  const type = named === undefined ? undefined : context.operations.typeOfSchema(named.schema);
  const conversion = type === undefined ? undefined : context.operations.conversionOf(type);
  if (named !== undefined && conversion !== undefined) return `${conversion}.${named.direction}(value)`;
  const [, guarded] = /^instanceOf(\w+)$/.exec(node.getText().replace(/^.*\./, "")) ?? [];
  const own = guarded === undefined ? type : context.operations.typeOfSchema(guarded);
  return own === undefined ? "the validator of the schema" : `${own}.is(value) of the entry validators`;
}
