import { didYouMean, suggest } from "../diagnostics/spelling.js";
import type { Json } from "../load/document.js";
import { formatPointer } from "../load/pointer.js";
import { isComponentKind } from "../openapi/objects.js";
import type { CheckDiagnostic } from "./diagnostic.js";
import { describeFound, describeTypes, joinAlternatives, quoteName, quoteValue } from "./message-text.js";
import { nameOf, refusedKey, type Subject, valueAt } from "./subject.js";
import type { ValidationError } from "./validator.js";

/** The error of one keyword in words; nothing where another error of the same mistake says it. */
export function explainKeyword(error: ValidationError, subject: Subject): readonly CheckDiagnostic[] {
  const pointer = subject.pointer + error.instancePath;
  const value = valueAt(error, subject);
  const name = nameOf(error, subject);
  const { params } = error;
  const wrong = (message: string, expected: string, fix: { readonly fix?: string } = {}): CheckDiagnostic[] => [
    { code: "wrong-value", pointer, message, expected, ...fix },
  ];
  switch (error.keyword) {
    case "type":
      return explainType(error, subject);
    case "required": {
      const missing = String(params["missingProperty"]);
      if (subject.kind === "responses") return missingResponseError(pointer);
      const message = `${quoteName(missing)} is missing in ${name}`;
      return [{ code: "missing-keyword", pointer, message, fix: `add ${quoteName(missing)}` }];
    }
    case "enum": {
      const allowed = params["allowedValues"] as readonly Json[];
      const words = joinAlternatives(allowed.map(quoteValue));
      const hint = typeof value === "string" ? didYouMean(value, allowed.filter(isString)) : {};
      return wrong(`${name} must be one of ${words}, found ${quoteValue(value)}`, `one of ${words}`, hint);
    }
    case "const": {
      const wanted = quoteValue(params["allowedValue"] as Json);
      return wrong(`${name} must be ${wanted} here, found ${quoteValue(value)}`, wanted);
    }
    case "pattern":
      if (isOfPropertyName(error)) return [];
      return wrong(`${name} has a wrong form: ${quoteValue(value)}`, describePattern(String(params["pattern"])));
    case "format": {
      const expected = describeFormat(String(params["format"]));
      return wrong(`${name} is not ${expected}: ${quoteValue(value)}`, expected);
    }
    case "propertyNames": {
      const key = String(params["propertyName"]);
      const at = { pointer: pointer + formatPointer([key]), keyOrValue: "key" } as const;
      const expected =
        subject.kind === "components" ? "letters, digits, dots, hyphens and underscores only" : "an identifier";
      return [{ ...at, code: "wrong-value", message: `${quoteName(key)} cannot be a name here`, expected }];
    }
    case "minItems":
    case "minProperties":
    case "minLength": {
      if (subject.kind === "responses") return missingResponseError(pointer);
      const least = Number(params["limit"]);
      if (least === 1) return wrong(`${name} is empty`, "at least one entry");
      return wrong(`${name} has too few entries`, `at least ${least}`);
    }
    case "maxItems":
    case "maxProperties":
      return wrong(`${name} has too many entries`, `at most ${params["limit"]}`);
    case "uniqueItems": {
      const second = `${pointer}/${Math.max(Number(params["i"]), Number(params["j"]))}`;
      const message = `${name} lists the same value twice`;
      return [{ code: "wrong-value", pointer: second, message, expected: "each value once" }];
    }
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum": {
      const bound = `${boundDescriptions[error.keyword]} ${params["limit"]}`;
      return wrong(`${name} must be ${bound}, found ${quoteValue(value)}`, bound);
    }
    case "false schema":
      return [{ code: "unknown-keyword", pointer, keyOrValue: "key", message: `${name} does not belong here` }];
    default:
      return wrong(`${name} is not as it should be (${error.keyword})`, error.keyword);
  }
}

/** A key that an object refuses. */
export function explainRefusedKey(error: ValidationError, subject: Subject): readonly CheckDiagnostic[] {
  const key = refusedKey(error);
  const known = subject.knownAt(error.schemaPath);
  const place = nameOf(error, subject);
  const at = { pointer: subject.pointer + error.instancePath + formatPointer([key]), keyOrValue: "key" } as const;
  if (subject.kind === "responses") {
    const expected = "a status such as '200', a range such as '4XX', or default";
    const hint = didYouMean(key, ["default"]);
    return [{ ...at, code: "status-malformed", message: `${quoteName(key)} is no status`, expected, ...hint }];
  }
  if (subject.kind === "paths") {
    const message = `the path ${quoteName(key)} does not start with a slash`;
    return [{ ...at, code: "path-malformed", message, fix: `write ${quoteName(`/${key}`)}` }];
  }
  if (known.includes(key)) {
    return [{ ...at, code: "unknown-keyword", message: `${quoteName(key)} has no meaning in ${place} of this form` }];
  }
  const message = `unknown keyword ${quoteName(key)} in ${place}`;
  const meant = isMisspeltReference(key, subject) ? ["$ref"] : known;
  return [{ ...at, code: "unknown-keyword", message, ...didYouMean(key, meant) }];
}

/** `$reff`, `$Ref`, `ref`: the misspelling is the error, not the keys beside it. */
export function isMisspeltReference(key: string, { kind }: Subject): boolean {
  return kind !== undefined && isComponentKind(kind) && suggest(key, ["$ref"]) !== undefined;
}

const boundDescriptions = {
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
  return [{ code: "missing-keyword", pointer, message: "there is no response here", expected }];
}

/** The error of `propertyNames` itself tells it. */
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
  email: "an e-mail address",
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
