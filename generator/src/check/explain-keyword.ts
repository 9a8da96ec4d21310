import { didYouMean, suggest } from "../diagnostics/spelling.js";
import type { Json } from "../load/document.js";
import { formatPointer } from "../load/pointer.js";
import type { Finding } from "./finding.js";
import type { Kind } from "./kinds.js";
import { nameOf, refusedKey, type Subject, valueAt } from "./subject.js";
import type { ValidationError } from "./validator.js";
import { code, either, found, show, typesInWords } from "./words.js";

/** The error of one keyword in words; nothing where another error of the same mistake says it. */
export function explainKeyword(error: ValidationError, subject: Subject): readonly Finding[] {
  const pointer = subject.pointer + error.instancePath;
  const value = valueAt(error, subject);
  const name = nameOf(error, subject);
  const { params } = error;
  const wrong = (message: string, expected: string, fix: { readonly fix?: string } = {}): Finding[] => [
    { code: "wrong-value", pointer, message, expected, ...fix },
  ];
  switch (error.keyword) {
    case "type":
      return explainType(error, subject);
    case "required": {
      const missing = String(params["missingProperty"]);
      if (subject.kind === "responses") return noResponse(pointer);
      const message = `${code(missing)} is missing in ${name}`;
      return [{ code: "missing-keyword", pointer, message, fix: `add ${code(missing)}` }];
    }
    case "enum": {
      const allowed = params["allowedValues"] as readonly Json[];
      const words = either(allowed.map(show));
      const hint = typeof value === "string" ? didYouMean(value, allowed.filter(isString)) : {};
      return wrong(`${name} must be one of ${words}, found ${show(value)}`, `one of ${words}`, hint);
    }
    case "const": {
      const wanted = show(params["allowedValue"] as Json);
      return wrong(`${name} must be ${wanted} here, found ${show(value)}`, wanted);
    }
    case "pattern":
      if (isOfPropertyName(error)) return [];
      return wrong(`${name} has a wrong form: ${show(value)}`, formInWords(String(params["pattern"])));
    case "format": {
      const expected = formatInWords(String(params["format"]));
      return wrong(`${name} is not ${expected}: ${show(value)}`, expected);
    }
    case "propertyNames": {
      const key = String(params["propertyName"]);
      const at = { pointer: pointer + formatPointer([key]), part: "key" } as const;
      const expected =
        subject.kind === "components" ? "letters, digits, dots, hyphens and underscores only" : "an identifier";
      return [{ ...at, code: "wrong-value", message: `${code(key)} cannot be a name here`, expected }];
    }
    case "minItems":
    case "minProperties":
    case "minLength": {
      if (subject.kind === "responses") return noResponse(pointer);
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
      const bound = `${boundWords[error.keyword]} ${params["limit"]}`;
      return wrong(`${name} must be ${bound}, found ${show(value)}`, bound);
    }
    case "false schema":
      return [{ code: "unknown-keyword", pointer, part: "key", message: `${name} does not belong here` }];
    default:
      return wrong(`${name} is not as it should be (${error.keyword})`, error.keyword);
  }
}

/** A key that an object refuses. */
export function explainRefusedKey(error: ValidationError, subject: Subject): readonly Finding[] {
  const key = refusedKey(error);
  const known = subject.knownAt(error.schemaPath);
  const place = nameOf(error, subject);
  const at = { pointer: subject.pointer + error.instancePath + formatPointer([key]), part: "key" } as const;
  if (subject.kind === "responses") {
    const expected = "a status such as '200', a range such as '4XX', or default";
    const hint = didYouMean(key, ["default"]);
    return [{ ...at, code: "status-malformed", message: `${code(key)} is no status`, expected, ...hint }];
  }
  if (subject.kind === "paths") {
    const message = `the path ${code(key)} does not start with a slash`;
    return [{ ...at, code: "path-malformed", message, fix: `write ${code(`/${key}`)}` }];
  }
  if (known.includes(key)) {
    return [{ ...at, code: "unknown-keyword", message: `${code(key)} has no meaning in ${place} of this form` }];
  }
  const message = `unknown keyword ${code(key)} in ${place}`;
  const meant = isMisspeltReference(key, subject) ? ["$ref"] : known;
  return [{ ...at, code: "unknown-keyword", message, ...didYouMean(key, meant) }];
}

/** What may stand elsewhere, with a Reference Object in its place. */
const referable: ReadonlySet<Kind | undefined> = new Set<Kind>(
  "pathItem parameter requestBody response callbacks example link header schema securityScheme".split(" ") as Kind[],
);

/** `$reff`, `$Ref`, `ref`: what stands beside it is not what is wrong. */
export function isMisspeltReference(key: string, { kind }: Subject): boolean {
  return referable.has(kind) && suggest(key, ["$ref"]) !== undefined;
}

const boundWords = {
  minimum: "at least",
  maximum: "at most",
  exclusiveMinimum: "more than",
  exclusiveMaximum: "less than",
};

function explainType(error: ValidationError, subject: Subject): readonly Finding[] {
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
  const expected = typesInWords(types);
  return [{ code: "wrong-type", pointer, message: `${name} must be ${expected}, found ${found(value)}`, expected }];
}

function noResponse(pointer: string): readonly Finding[] {
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

const formatWords: { readonly [format: string]: string } = {
  "uri-reference": uriReference,
  uri: "a URI",
  email: "an e-mail address",
};

function formatInWords(format: string): string {
  return formatWords[format] ?? format;
}

const forms: readonly (readonly [fragment: string, words: string])[] = [
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

function formInWords(pattern: string): string {
  return forms.find(([fragment]) => pattern.includes(fragment))?.[1] ?? `text that matches ${pattern}`;
}
