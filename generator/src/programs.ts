/**
 * What editors need of the programs that use the bindings of a document: their uses, and what a rename changes in them. Loads
 * TypeScript. Node only.
 *
 * @packageDocumentation
 */
export { codeRenamesOf, type RenamedFile } from "./project/code-renames.js";
export { type DocumentFacts, factsOf, type LocatedChange, type LocatedUse } from "./project/document-facts.js";
