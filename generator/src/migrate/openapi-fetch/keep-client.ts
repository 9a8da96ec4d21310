import { ts } from "../../typescript/compiler.js";
import { type Finding, keyOf, type Migration, type Rewrite } from "../plan.js";
import { visitNodes } from "../syntax.js";

const former = "openapi-fetch";
const kept = "@guildwire/runtime/paths";

/** Replaces the module of openapi-fetch, whose interface the runtime has, and nothing else. */
export const keepOpenapiFetch: Migration = ({ files, isSearched, excluded }) => {
  const rewrites: Rewrite[] = [];
  const findings: Finding[] = [];
  for (const file of files.filter(isSearched)) {
    visitNodes(file, (node) => {
      if (!ts.isStringLiteral(node) || node.text !== former || !isModuleName(node)) return;
      const quote = file.text.charAt(node.getStart(file));
      const range = { file, start: node.getStart(file), end: node.end };
      const what = `the module ${former}`;
      const message = excluded.get(keyOf(range));
      if (message === undefined) {
        rewrites.push({ ...range, kind: "client", what, equivalent: kept, text: () => `${quote}${kept}${quote}` });
      } else {
        const why = `the result would not compile: ${message}`;
        findings.push({ ...range, isCall: false, what, why, equivalent: kept });
      }
    });
  }
  return { rewrites, findings };
};

function isModuleName({ parent }: ts.Node): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isExternalModuleReference(parent) ||
    (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent)) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword)
  );
}
