import type { ts } from "../../typescript/compiler.js";
import { type Finding, keyOf, type MigrationContext, type Plan, type Rewrite, type Writer } from "../plan.js";
import type { FormerUses } from "./uses.js";

/** Replaces names of types of the former output that the generated package has as well. */
export function replaceTypes(types: FormerUses["types"], context: MigrationContext): Plan {
  const { isSearched, excluded } = context;
  const rewrites: Rewrite[] = [];
  const findings: Finding[] = [];
  for (const { node, name } of types) {
    const file = node.getSourceFile();
    if (!isSearched(file)) continue;
    const range = { file, start: node.getStart(file), end: node.end };
    const found = typeFor(name, context);
    const message = excluded.get(keyOf(range));
    if (found === undefined || message !== undefined) {
      const why = found === undefined ? "the generated package has no type of this name" : "the generated type differs";
      const equivalent = found?.equivalent ?? "the type of an argument or of a result of the generated function";
      findings.push({ ...range, isCall: false, what: name, why, equivalent });
      continue;
    }
    // A name of a namespace, such as `api.Book`, is replaced with the namespace.
    const whole = wholeName(node);
    rewrites.push({ ...range, start: whole.getStart(file), kind: "type", what: name, ...found });
  }
  return { rewrites, findings };
}

function wholeName(node: ts.Identifier): ts.Node {
  const { parent } = node;
  return "right" in parent && parent.right === node ? parent : node;
}

interface ReplacedType {
  readonly equivalent: string;
  readonly text: (writer: Writer) => string;
}

function typeFor(name: string, { operations }: MigrationContext): ReplacedType | undefined {
  const type = operations.typeOfSchema(name);
  if (type !== undefined) return { equivalent: type, text: (writer) => writer.name("#types", type, "type") };
  const target = operations.targets().find(({ operation }) => `${operation.typeStem}Params` === name);
  const others = target?.operation.parameters.filter(({ in: location }) => location !== "query") ?? [];
  if (target === undefined) return undefined;
  const args = `${target.operation.typeStem}Args`;
  const omitted = [
    ...others.map(({ argument }) => argument),
    ...(target.operation.body === undefined ? [] : ["body"]),
  ].map((one) => JSON.stringify(one));
  const wrap = (local: string): string => (omitted.length === 0 ? local : `Omit<${local}, ${omitted.join(" | ")}>`);
  return { equivalent: wrap(args), text: (writer) => wrap(writer.name("#client", args, "type")) };
}
