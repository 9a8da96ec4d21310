import { ts } from "../typescript/compiler.js";
import { type Finding, keyOf, type MigrationContext, type Plan, type Rewrite } from "./plan.js";
import { symbolOf, typeNameOf, visitNodes } from "./syntax.js";

/** Replaces `components["schemas"]["Book"]` of the files that declare the types of paths. */
export function schemaTypeRewrites(context: MigrationContext, paths: readonly ts.Symbol[]): Plan {
  const { checker, files, operations, isSearched, excluded } = context;
  const declaredIn = new Set(paths.flatMap(filesOf));
  const rewrites: Rewrite[] = [];
  const findings: Finding[] = [];
  for (const file of files.filter((one) => isSearched(one) && !declaredIn.has(one.fileName))) {
    visitNodes(file, (node) => {
      const schema = schemaOf(node, declaredIn, checker);
      if (schema === undefined) return;
      const range = { file, start: node.getStart(file), end: node.end };
      const name = operations.typeOfSchema(schema);
      const what = `components["schemas"][${JSON.stringify(schema)}]`;
      if (name === undefined || excluded.has(keyOf(range))) {
        const why = name === undefined ? "the document has no such schema" : "the generated type differs";
        findings.push({ ...range, isCall: false, what, why, equivalent: name ?? "a type of the generated package" });
        return;
      }
      rewrites.push({
        ...range,
        kind: "type",
        what,
        equivalent: name,
        text: (writer) => writer.name("#types", name, "type"),
      });
    });
  }
  return { rewrites, findings };
}

function filesOf(symbol: ts.Symbol | undefined): readonly string[] {
  return (symbol?.declarations ?? []).map((one) => one.getSourceFile().fileName);
}

/** The name of the schema in `components["schemas"]["Book"]`. */
function schemaOf(node: ts.Node, declaredIn: ReadonlySet<string>, checker: ts.TypeChecker): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType: components, indexType: section } = node.objectType;
  const isNamed = ts.isTypeReferenceNode(components) || ts.isImportTypeNode(components);
  const name = isNamed ? typeNameOf(components) : undefined;
  if (name === undefined || literalText(section) !== "schemas") return undefined;
  const symbol = symbolOf(name, checker);
  if (symbol?.name !== "components" || !filesOf(symbol).some((one) => declaredIn.has(one))) return undefined;
  return literalText(node.indexType);
}

function literalText(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}
