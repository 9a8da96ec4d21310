/**
 * The only import of ts-morph, apart from its lazy load in `print/source-file.ts`: another compiler API is introduced here.
 * `ts` is the compiler's syntax tree and type checker, `Project` a set of files in memory.
 */
export { type Diagnostic, type DiagnosticMessageChain, Project, type SourceFile, ts } from "ts-morph";
