import * as ts from "./api.js";

/** A TypeScript file without its types. */
export interface TranspiledFile {
  readonly code: string;
  readonly map: unknown;
  /** The first syntax error, with its offset in characters. */
  readonly error?: { readonly message: string; readonly start: number };
}

/** Removes the types of a file, without looking at any other. */
export function transpile(path: string, text: string): TranspiledFile {
  const { outputText, sourceMapText, diagnostics } = ts.transpileModule(text, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, sourceMap: true },
  });
  const [first] = diagnostics ?? [];
  const code = outputText.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n");
  const map: unknown = JSON.parse(sourceMapText ?? "null");
  if (first === undefined) return { code, map };
  return {
    code,
    map,
    error: { message: ts.flattenDiagnosticMessageText(first.messageText, " "), start: first.start ?? 0 },
  };
}
