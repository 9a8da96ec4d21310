/**
 * What other modules use of the compiler. With `api.ts`, the only module that imports ts-morph, apart from the lazy import
 * in `print/source-file.ts`. `Project` is a set of files in memory.
 */
import * as ts from "./api.js";

export { type Diagnostic, type DiagnosticMessageChain, type FileSystemHost, Project, type SourceFile } from "ts-morph";
export { ts };
