import { didYouMean, suggest } from "../diagnostics/spelling.js";
import type { Json } from "../load/document.js";
import { isComponentKind } from "../openapi/objects.js";
import { formatPointer } from "../values/pointer.js";
import type { CheckDiagnostic } from "./diagnostic.js";
import { describeFound, describeTypes, joinAlternatives, quoteName, quoteValue } from "./message-text.js";
import { nameOf, refusedKey, type Subject, valueAt } from "./subject.js";
import type { ValidationError } from "./validator.js";

/** The violation of one keyword, with the context for its message. */
interface KeywordError {
  readonly error: ValidationError;
  readonly subject: Subject;
  readonly pointer: string;
  readonly value: Json | undefined;
  /** The invalid value with its article, such as `an Info Object`, or the name of the key. */
  readonly name: string;
}

type Explanation = (error: KeywordError) => readonly CheckDiagnostic[];

/** Describes the violation of one keyword; empty if another error with the same cause is described. */
export function explainKeyword(error: ValidationError, subject: Subject): readonly CheckDiagnostic[] {
  const explain = explanations[error.keyword] ?? explainOther;
  return explain({
    error,
    subject,
    pointer: subject.pointer + error.instancePath,
    value: valueAt(error, subject),
    name: nameOf(error, subject),
  });
}

const explainBound: Explanation = (failed) => {
  const { error, name, value } = failed;
  const bound = `${boundDescriptions[error.keyword]} ${error.params["limit"]}`;
  return wrongValue(failed, `${name} must be ${bound}, found ${quoteValue(value)}`, bound);
};

const explainTooFew: Explanation = (failed) => {
  const { error, subject, pointer, name } = failed;
  if (subject.kind === "responses") return missingResponseError(pointer);
  const least = Number(error.params["limit"]);
  if (least === 1) return wrongValue(failed, `${name} is empty`, "at least one entry");
  return wrongValue(failed, `${name} has too few entries`, `at least ${least}`);
};

const explainTooMany: Explanation = (failed) =>
  wrongValue(failed, `${failed.name} has too many entries`, `at most ${failed.error.params["limit"]}`);

const explainOther: Explanation = (failed) =>
  wrongValue(failed, `${failed.name} is invalid (${failed.error.keyword})`, failed.error.keyword);

const explanations: { readonly [keyword: string]: Explanation } = {
  type: ({ error, subject }) => explainType(error, subject),
  required: explainMissingKey,
  enum: explainEnum,
  const: explainConst,
  pattern: explainPattern,
  format: explainFormat,
  propertyNames: explainPropertyName,
  minItems: explainTooFew,
  minProperties: explainTooFew,
  minLength: explainTooFew,
  maxItems: explainTooMany,
  maxProperties: explainTooMany,
  uniqueItems: explainRepeatedItem,
  minimum: explainBound,
  maximum: explainBound,
  exclusiveMinimum: explainBound,
  exclusiveMaximum: explainBound,
  "false schema": ({ pointer, name }) => [
    { code: "unknown-keyword", pointer, keyOrValue: "key", message: `${name} does not belong here` },
  ],
};

function wrongValue(
  { pointer }: KeywordError,
  message: string,
  expected: string,
  fix: { readonly fix?: string } = {},
): readonly CheckDiagnostic[] {
  return [{ code: "wrong-value", pointer, message, expected, ...fix }];
}

function explainMissingKey({ error, subject, pointer, name }: KeywordError): readonly CheckDiagnostic[] {
  if (subject.kind === "responses") return missingResponseError(pointer);
  const missing = quoteName(String(error.params["missingProperty"]));
  return [{ code: "missing-keyword", pointer, message: `${missing} is missing in ${name}`, fix: `add ${missing}` }];
}

function explainEnum(failed: KeywordError): readonly CheckDiagnostic[] {
  const { error, name, value } = failed;
  const allowed = error.params["allowedValues"] as readonly Json[];
  const listed = joinAlternatives(allowed.map(quoteValue));
  const hint = typeof value === "string" ? didYouMean(value, allowed.filter(isString)) : {};
  const message = `${name} must be one of ${listed}, found ${quoteValue(value)}`;
  return wrongValue(failed, message, `one of ${listed}`, hint);
}

function explainConst(failed: KeywordError): readonly CheckDiagnostic[] {
  const { error, name, value } = failed;
  const wanted = quoteValue(error.params["allowedValue"] as Json);
  return wrongValue(failed, `${name} must be ${wanted} here, found ${quoteValue(value)}`, wanted);
}

function explainPattern(failed: KeywordError): readonly CheckDiagnostic[] {
  const { error, name, value } = failed;
  if (isOfPropertyName(error)) return [];
  const expected = describePattern(String(error.params["pattern"]));
  return wrongValue(failed, `${name} has an invalid form: ${quoteValue(value)}`, expected);
}

function explainFormat(failed: KeywordError): readonly CheckDiagnostic[] {
  const { error, name, value } = failed;
  const expected = describeFormat(String(error.params["format"]));
  return wrongValue(failed, `${name} is not ${expected}: ${quoteValue(value)}`, expected);
}

function explainPropertyName({ error, subject, pointer }: KeywordError): readonly CheckDiagnostic[] {
  const key = String(error.params["propertyName"]);
  const at = { pointer: pointer + formatPointer([key]), keyOrValue: "key" } as const;
  const expected =
    subject.kind === "components" ? "letters, digits, dots, hyphens and underscores only" : "an identifier";
  return [{ ...at, code: "wrong-value", message: `${quoteName(key)} cannot be a name here`, expected }];
}

function explainRepeatedItem({ error, pointer, name }: KeywordError): readonly CheckDiagnostic[] {
  const second = `${pointer}/${Math.max(Number(error.params["i"]), Number(error.params["j"]))}`;
  const message = `${name} lists the same value twice`;
  return [{ code: "wrong-value", pointer: second, message, expected: "each value once" }];
}

/** Describes a key that an object does not allow. */
export function explainRefusedKey(error: ValidationError, subject: Subject): readonly CheckDiagnostic[] {
  const key = refusedKey(error);
  const known = subject.knownAt(error.schemaPath);
  const owner = nameOf(error, subject);
  const at = { pointer: subject.pointer + error.instancePath + formatPointer([key]), keyOrValue: "key" } as const;
  if (subject.kind === "responses") {
    const expected = "a status such as '200', a range such as '4XX', or default";
    const hint = didYouMean(key, ["default"]);
    return [{ ...at, code: "status-malformed", message: `${quoteName(key)} is not a status code`, expected, ...hint }];
  }
  if (subject.kind === "paths") {
    const message = `the path ${quoteName(key)} does not start with a slash`;
    return [{ ...at, code: "path-malformed", message, fix: `write ${quoteName(`/${key}`)}` }];
  }
  if (known.includes(key)) {
    return [{ ...at, code: "unknown-keyword", message: `${quoteName(key)} has no meaning in ${owner} of this form` }];
  }
  const message = `unknown keyword ${quoteName(key)} in ${owner}`;
  const meant = isMisspeltReference(key, subject) ? ["$ref"] : known;
  return [{ ...at, code: "unknown-keyword", message, ...didYouMean(key, meant) }];
}

/**
 * Whether the key is a misspelled `$ref` (`$reff`, `$Ref`, `ref`). The misspelling is reported instead of the other
 * keys.
 */
export function isMisspeltReference(key: string, { kind }: Subject): boolean {
  return kind !== undefined && isComponentKind(kind) && suggest(key, ["$ref"]) !== undefined;
}

const boundDescriptions: { readonly [keyword: string]: string } = {
  minimum: "at least",
  maximum: "at most",
  exclusiveMinimum: "more than",
  exclusiveMaximum: "less than",
};

function explainType(error: ValidationError, subject: Subject): readonly CheckDiagnostic[] {
  const pointer = subject.pointer + error.instancePath;
  const types = [error.params["type"]].flat().map(String);
  const value = valueAt(error, subject);
  const name = nameOf(error, subject);
  const exclusive = /^\/exclusive(Minimum|Maximum)$/.exec(error.instancePath);
  if (exclusive !== null && typeof value === "boolean" && types.includes("number")) {
    const message = `${name} is a number in OpenAPI 3.1, found ${value}`;
    const bound = `\`${exclusive[1]?.toLowerCase()}\``;
    const fix = value
      ? `write the bound itself under ${name} and drop ${bound}`
      : `drop ${name}; ${bound} is inclusive by itself`;
    return [{ code: "exclusive-bound-boolean", pointer, message, expected: "a number", fix }];
  }
  const expected = describeTypes(types);
  return [
    { code: "wrong-type", pointer, message: `${name} must be ${expected}, found ${describeFound(value)}`, expected },
  ];
}

function missingResponseError(pointer: string): readonly CheckDiagnostic[] {
  const expected = "at least one status, a range such as 4XX, or default";
  return [{ code: "missing-keyword", pointer, message: "no response is declared", expected }];
}

/** Whether the error of `propertyNames` itself describes the violation. */
function isOfPropertyName({ schemaPath }: ValidationError): boolean {
  return schemaPath.includes("/propertyNames/");
}

function isString(value: Json): value is string {
  return typeof value === "string";
}

export const uriReference = "a URI reference";

const formatDescriptions: { readonly [format: string]: string } = {
  "uri-reference": uriReference,
  uri: "a URI",
  email: "an email address",
};

function describeFormat(format: string): string {
  return formatDescriptions[format] ?? format;
}

const patternDescriptions: readonly (readonly [fragment: string, words: string])[] = [
  ["^3\\.", "a version such as 3.1.0"],
  ["(-[a-z0-9]+)*$", "lower-case words joined by hyphens"],
  ["^[A-Za-z_$][A-Za-z0-9_$]*$", "an identifier"],
  ["^P(?=", "an ISO 8601 duration such as PT15M"],
  ["^(/(", "a JSON pointer such as /user/id"],
  ["^[^/]+(/", "property names and * joined by slashes"],
  [":[1-9]", "a ratio such as 16:9"],
  ["^[^{}]+$", "a name without braces"],
  ["^/", "a path that starts with a slash"],
  ["^[^#]*#?$", "a URI reference without a fragment"],
];

function describePattern(pattern: string): string {
  return patternDescriptions.find(([fragment]) => pattern.includes(fragment))?.[1] ?? `text that matches ${pattern}`;
}
