export type { Json } from "../values/json.js";
export { type Doc, type DocTag, type DocTagName, docComment, lineComment } from "./comment.js";
export {
  type File,
  type FileHeader,
  jsonFile,
  snippet,
  type TypescriptFileOptions,
  textFile,
  typescriptFile,
} from "./file.js";
export {
  arrayLiteral,
  attached,
  block,
  call,
  joinCode,
  type ListOptions,
  type ListStyle,
  lines,
  list,
  objectLiteral,
  operators,
  parameterList,
  rows,
  typeArgumentList,
  typeLiteral,
  type UnionOptions,
  unionType,
} from "./layout.js";
export { bigintLiteral, jsonLiteral, numberLiteral, stringLiteral, templateLiteral } from "./literal.js";
export { markdownFile } from "./markdown.js";
export { anchor } from "./markdown-text.js";
export { countOccurrences, mentions } from "./mentions.js";
export { identifier, propertyAccess, propertyKey, reservedWords } from "./name.js";
export type { PrintedName } from "./printer.js";
export { type EncodingPosition, EncodingRefusal } from "./refusal.js";
export { regexLiteral } from "./regex.js";
export {
  type ClientRuntimeName,
  clientRuntime,
  type DevicesRuntimeName,
  type DispatchRuntimeName,
  devicesRuntime,
  dispatchRuntime,
  type ServerRuntimeName,
  serverRuntime,
  signingRuntime,
  type ValidateRuntimeName,
  validateRuntime,
  valuesRuntime,
  webhooksRuntime,
} from "./runtime-symbols.js";
export { fileOf, isSourceFile, type SourceFileLike, sourceFile } from "./source-file.js";
export { sourced } from "./sourced.js";
export { structuralKeyOf } from "./structural-key.js";
export { type Reexport, reexportAll, reexports, symbol } from "./symbol.js";
export { forEachSymbol } from "./symbols-in.js";

export { proveSyntax, type SyntaxProblem } from "./syntax.js";
export type { SyntaxProof } from "./syntax-thread.js";
export { type CodeValue, code } from "./template.js";
export type { Code, NameSource, SymbolReference } from "./tree.js";
