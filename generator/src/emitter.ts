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
export { conversionSymbol } from "./emit/typescript/conversion-code.js";
export { fileHeader } from "./emit/typescript/header.js";
export {
  argumentsSymbol,
  namedType,
  operationSymbol,
  operationsOf,
  typeSymbol,
} from "./emit/typescript/naming.js";
export { isPlainPattern, patternMatcher } from "./emit/typescript/pattern-matcher.js";
export { isConstraintOnly, useExpression } from "./emit/typescript/type-expression.js";
export { type UnnamedResponse, unnamedResponses } from "./emit/typescript/unnamed-responses.js";
export { syntaxFunctions } from "./emit/validators/string.js";
export { referencesIn, type ValidatorDirections, validatorDirections } from "./emit/validators/view.js";
export { ExampleValues } from "./examples/example-values.js";
export { fakerMethodOf } from "./examples/realistic.js";
export { connectedComponents } from "./model/connected-components.js";
export {
  areDisjoint,
  type Discriminant,
  findDiscriminant,
  findItemDiscriminant,
  valuesOf,
} from "./model/discriminant.js";
export { checkedNumberFormats, checkedSyntaxesOf } from "./model/formats.js";
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
export { jsonTypesOf } from "./model/json-types.js";
export { layout } from "./model/layout.js";
export { camelCase, fileStem, NameTable, pascalCase } from "./model/names.js";
export { type Direction, isOpen } from "./model/openness.js";
export { plainProperty } from "./model/plain-property.js";
export { requiredNamesIn } from "./model/required-names.js";
export { resolveType } from "./model/resolve-type.js";
export type { Pointer, Property, SchemaUse, Sourced, Type } from "./model/type.js";
export { wireForm } from "./model/wire-form.js";
export {
  arrayLiteral,
  attached,
  block,
  type Code,
  type CodeValue,
  call,
  code,
  type Doc,
  docComment,
  EncodingRefusal,
  type File,
  type FileHeader,
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
  rows,
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
