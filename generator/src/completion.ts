/**
 * Completion of documents while they are written, for browsers and Node.
 *
 * @packageDocumentation
 */
export {
  type CompletionList,
  type CompletionNames,
  type CompletionOption,
  type CompletionRequest,
  changeOf,
  completeAt,
  type TextChange,
} from "./editing/complete.js";
export { referenceTargets } from "./editing/reference-targets.js";
export type { JsonSchema } from "./editing/schema.js";
