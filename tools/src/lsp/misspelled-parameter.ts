import { childNode, nodeBelow, type SyntaxNode } from "@guildwire/generator/editing";
import type { DiagnosedNode } from "./diagnosed-node.js";
import { SpecEdits, textAt } from "./spec-edits.js";

/** Codes of parameters that a path has and an operation does not declare, and the reverse. */
const codes: ReadonlySet<string> = new Set(["path-parameter-undeclared", "path-parameter-unused"]);

/** A fix of a parameter whose name differs from that in the path. */
interface ParameterFix {
  /** The name in the path. */
  readonly name: string;
  readonly edits: SpecEdits;
}

/**
 * Gives a declared path parameter the name that the path has, whether the diagnostic is at the operation or at the parameter.
 *
 * @returns Undefined for other diagnostics, and for parameters that are declared elsewhere.
 */
export function misspelledParameter(
  found: DiagnosedNode | undefined,
  { code, message, suggestion }: { readonly code: string; readonly message: string; readonly suggestion: string },
): ParameterFix | undefined {
  if (found === undefined || !codes.has(code)) return undefined;
  const isUnused = code === "path-parameter-unused";
  const name = isUnused ? suggestion : /`([^`]+)`/.exec(message)?.[1];
  const declared = isUnused ? found.node : parameterNamed(found, suggestion);
  const written = childNode(declared, "name");
  if (name === undefined || written?.kind !== "scalar") return undefined;
  const edits = new SpecEdits();
  edits.replaceScalar(found.file, written, name);
  return { name, edits };
}

/** The path parameter of an operation or of its path item. */
function parameterNamed({ file, node, tokens }: DiagnosedNode, name: string): SyntaxNode | undefined {
  const lists = [node, nodeBelow(file.tree, tokens.slice(0, -1))].map((holder) => childNode(holder, "parameters"));
  const parameters = lists.flatMap((list) => list?.items ?? []);
  return parameters.find((one) => textAt(one, "in") === "path" && textAt(one, "name") === name);
}
