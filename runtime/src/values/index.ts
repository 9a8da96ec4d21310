export type { Branded } from "./branded.js";
export {
  argumentsToWire,
  converted,
  convertedItems,
  exactItems,
  exactly,
  jsonWithBigints,
  type ResponseConversions,
  withBody,
} from "./call.js";
export {
  allOf,
  arrayOf,
  byKind,
  byTag,
  type ConvertedKind,
  firstValid,
  objectOf,
  type PropertyConversion,
  tupleOf,
  type ValidAlternative,
  where,
} from "./composite.js";
export { type AnyConversion, type Conversion, ConversionError, type ConversionReference } from "./conversion.js";
export { date, dateTime } from "./date.js";
export { convertedDispatch, convertedEndpoint } from "./dispatch.js";
export { type ErrorConversions, withErrorTexts } from "./errors.js";
export { exactJson, exactPart, fieldTexts, jsonTexts, stringifyExactly } from "./exact-json.js";
export {
  convertedHeader,
  exactIntegerHeader,
  exactJsonHeader,
  type HeaderKeys,
  headersByKey,
  readHeadersByKey,
} from "./headers.js";
export { exactInteger, int64, int64String, int64Text } from "./int64.js";
export { convertedItemBytes } from "./items.js";
export { codeValidator, exactFields, messageText } from "./messages.js";
export { inCodeForm, inWireForm } from "./response.js";
export { instant, plainDate } from "./temporal.js";
export { type ConvertingOptions, converting } from "./validator.js";
