/**
 * What editors need of documents that are being written: the syntax trees of incomplete texts, the names in them, and
 * checks of texts that are not saved. Does not load TypeScript. Node only.
 *
 * @packageDocumentation
 */
export { didYouMean, suggest, suggestionIn } from "./diagnostics/spelling.js";
export { type DocumentNames, namesIn } from "./editing/document-names.js";
export { updateSyntax } from "./editing/edited-syntax.js";
export { describeKey } from "./editing/key-description.js";
export type { Syntax, SyntaxEntry, SyntaxNode } from "./editing/syntax-node.js";
export {
  childNode,
  entryAt,
  nodeBelow,
  parseSyntax,
  readSyntax,
  type SyntaxPosition,
  syntaxAt,
  walkSyntax,
} from "./editing/syntax-tree.js";
export { locateInBrackets, schemasOfNode } from "./editing/tree-location.js";
export { listedMediaTypes, mediaTypeOf } from "./load/deviations/media-type-key.js";
export { ParseCache } from "./load/parse/parse-cache.js";
export { mayHaveCode } from "./project/code-presence.js";
export { findConfigs } from "./project/config-file.js";
export { derivedExample } from "./project/derived-example.js";
export type { SpecPlace } from "./project/document-facts.js";
export {
  type CheckedDocument,
  checkDocumentOf,
  declarationsOf,
  documentWithoutConfiguration,
  type EditedFiles,
  readWorkspace,
  type SchemaDeclaration,
  type Workspace,
  type WorkspaceDocument,
} from "./project/workspace.js";
export { formatPointer, parsePointer } from "./values/pointer.js";
