/**
 * The API for third-party emitters, explained in `docs/emitters.md`. Everything exported here is versioned by
 * `apiVersion`; nothing else is public.
 *
 * @packageDocumentation
 */
export {
  type BundledDocuments,
  type EmitterContext,
  type EmitterDefinition,
  emitterApiVersion,
} from "./emit/contract.js";
export { defineEmitter } from "./emit/plugin.js";
export {
  argumentsSymbol,
  namedType,
  operationSymbol,
  operationsOf,
  typeSymbol,
} from "./emit/typescript/naming.js";
export { useExpression } from "./emit/typescript/type-expression.js";
export type {
  Interface,
  NamedType,
  Operation,
  Parameter,
  RequestBody,
  Response,
  SecurityScheme,
  Tag,
} from "./model/interface.js";
export { layout } from "./model/layout.js";
export { camelCase, fileStem, NameTable, pascalCase } from "./model/names.js";
export type { Direction } from "./model/openness.js";
export type { Pointer, Property, SchemaUse, Sourced, Type } from "./model/type.js";
export {
  arrayLiteral,
  block,
  type Code,
  type CodeValue,
  call,
  code,
  type Doc,
  docComment,
  EncodingRefusal,
  type File,
  identifier,
  type Json,
  joinCode,
  jsonFile,
  jsonLiteral,
  type ListOptions,
  type ListStyle,
  lineComment,
  lines,
  list,
  numberLiteral,
  objectLiteral,
  parameterList,
  propertyAccess,
  propertyKey,
  reexports,
  regexLiteral,
  type SourceFileLike,
  type SymbolReference,
  sourced,
  sourceFile,
  stringLiteral,
  symbol,
  type TypescriptFileOptions,
  templateLiteral,
  textFile,
  typeArgumentList,
  typeLiteral,
  typescriptFile,
  unionType,
} from "./print/index.js";
