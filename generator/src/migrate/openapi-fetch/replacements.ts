import { ts } from "../../typescript/compiler.js";
import { isDeclaredIn } from "../syntax.js";

interface Replaced {
  readonly program: ts.Program;
  /** The declarations of the former client. */
  readonly module: RegExp;
  /** The files that declare clients. */
  readonly clientFiles: ReadonlySet<ts.SourceFile>;
}

/** Why a node replaces the former client with something that the compiler does not compare with it, as tests do. */
export function replacementAt(node: ts.Node, { program, module, clientFiles }: Replaced): string | undefined {
  if (!ts.isCallExpression(node)) return isUncheckedClient(node, module, program.getTypeChecker());
  const [given] = node.arguments;
  const { expression: callee } = node;
  const isMock = ts.isPropertyAccessExpression(callee) && /mock/i.test(callee.name.text);
  if (isMock && given !== undefined && ts.isStringLiteralLike(given)) {
    const containing = node.getSourceFile().fileName;
    const { resolvedModule } = ts.resolveModuleName(given.text, containing, program.getCompilerOptions(), ts.sys);
    const file = program.getSourceFile(resolvedModule?.resolvedFileName ?? "");
    const isClient = file !== undefined && (clientFiles.has(file) || module.test(file.fileName));
    if (isClient) return "the module of the client is replaced";
  }
  return isUncheckedClient(node, module, program.getTypeChecker());
}

/** A value of type `any` or `never` where a client is expected. */
function isUncheckedClient(node: ts.Node, module: RegExp, checker: ts.TypeChecker): string | undefined {
  const { parent } = node;
  if (parent === undefined || !(ts.isCallExpression(parent) || ts.isNewExpression(parent))) return undefined;
  if (!parent.arguments?.some((one) => one === node)) return undefined;
  const { flags } = checker.getTypeAtLocation(node);
  if ((flags & (ts.TypeFlags.Any | ts.TypeFlags.Never)) === 0) return undefined;
  const expected = checker.getContextualType(node as ts.Expression);
  const isClient = isDeclaredIn(expected?.symbol, module) && expected?.symbol.name === "Client";
  return isClient ? "a value of another type replaces the client" : undefined;
}
