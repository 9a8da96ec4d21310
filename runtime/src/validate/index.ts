export { arrayType } from "./array-type.js";
export { isBinary } from "./binary.js";
export { copyItems, copyJson, merged, pick, trimmed } from "./copy.js";
export { copyValue } from "./copy-by-rules.js";
export { maxDepth } from "./depth.js";
export { Distinct, distinctScalars, equal, firstRepeated, unique } from "./equal.js";
export { type Alternative, closest, isReported, repeated } from "./failure.js";
export {
  isBase64Url,
  isByte,
  isDate,
  isDateTime,
  isEmail,
  isInt32,
  isInt64,
  isIpv4,
  isIpv6,
  isSnowflake,
  isUri,
  isUuid,
} from "./format.js";
export {
  ambiguous,
  broken,
  excluded,
  forbidden,
  formatMissed,
  missing,
  missingBeside,
  notAbove,
  notAlone,
  notBelow,
  notListed,
  notMultiple,
  patternMissed,
  repeatedItem,
  tooDeep,
  tooFewItems,
  tooFewMatches,
  tooFewProperties,
  tooLarge,
  tooLong,
  tooManyItems,
  tooManyMatches,
  tooManyProperties,
  tooShort,
  tooSmall,
  unknownItem,
  unknownProperty,
  wrongName,
  wrongType,
} from "./issue.js";
export { everyItem } from "./items.js";
export { codePoints, maxLength, minLength } from "./length.js";
export { boundedPattern, linearPattern, type TextPattern } from "./linear-pattern.js";
export { isVisited, Memo } from "./memo.js";
export { multipleOf } from "./number.js";
export { type Fields, fieldOf, hasMatching, isFilled, isObject, itemsOf, namesOf, own } from "./object.js";
export { objectType } from "./object-type.js";
export { at, type Path } from "./path.js";
export type { PatternPart } from "./pattern-states.js";
export { type Issue, Report } from "./report.js";
export {
  type ArrayRules,
  type Check,
  type ContainerType,
  checkValue,
  type ItemLimit,
  type NumberRules,
  type ObjectRules,
  type OtherRules,
  type Rules,
  type SimpleRules,
  type StringRules,
} from "./rules.js";
export type { StandardIssue, StandardProps, StandardResult } from "./standard.js";
export { anyText, arrayOf, orNull } from "./unnamed-validators.js";
export {
  type DirectionalValidator,
  directional,
  type Result,
  type ValidateOptions,
  ValidationError,
  type Validator,
  validator,
} from "./validator.js";
