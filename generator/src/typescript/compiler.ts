/**
 * The only module that imports ts-morph, apart from the lazy import in `print/source-file.ts`. To use another compiler
 * API, change this file. `ts` is the compiler's syntax tree and type checker, `Project` a set of files in memory.
 */
export { type Diagnostic, type DiagnosticMessageChain, Project, type SourceFile, ts } from "ts-morph";
