/**
 * The generator as a library: the same stages as `guildwire generate` and `guildwire check`, without a terminal.
 *
 * @packageDocumentation
 */
export { type CheckOptions, check } from "./check/check.js";
export type { DiagnosticCode, Severity } from "./diagnostics/catalogue.js";
export type { Diagnostic, SourceLocation } from "./diagnostics/diagnostic.js";
export { type DiagnosticFormat, type FormatOptions, formatDiagnostics } from "./diagnostics/format.js";
export { type DiffOptions, diffInterfaces } from "./diff/diff.js";
export type { InterfaceChange } from "./diff/interface-change.js";
export type { BundledDocuments, EmitOptions } from "./emit/contract.js";
export { emitAll } from "./emit/emit.js";
export { type BoundaryRule, type BoundaryValue, boundaryRules } from "./examples/boundary-values.js";
export { type ExampleOptions, type ExampleRequest, ExampleValues } from "./examples/example-values.js";
export { loadFaker, type RealisticValues, type ValueHint } from "./examples/realistic.js";
export type { FileLookup, LoadedDocument, LoadLimits, LoadResult, SourceFile } from "./load/document.js";
export { defaultLimits, type LoadOptions, loadDocument } from "./load/load.js";
export { type BuildResult, buildModel } from "./model/build/build.js";
export type {
  Interface,
  Link,
  MediaContent,
  Operation as ModelOperation,
  Parameter,
  Response as ModelResponse,
  SecurityScheme,
} from "./model/interface.js";
export type { Direction } from "./model/openness.js";
export type { SchemaUse } from "./model/type.js";
export type { File } from "./print/index.js";
export type { Config } from "./project/config.js";
export { defineConfig } from "./project/define-config.js";
export { generatorDigest } from "./project/generator-version.js";
