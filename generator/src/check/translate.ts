import type { DiagnosticCode } from "../diagnostics/catalogue.js";
import type { Json, JsonObject } from "../load/document.js";
import { child, formatPointer, parsePointer } from "../load/pointer.js";
import { asObject } from "../model/raw.js";
import type { Finding, Report } from "./finding.js";
import type { Kind } from "./kinds.js";
import { didYouMean } from "./spelling.js";
import type { ValidationError } from "./validator.js";
import { code, either, found, show, typesInWords } from "./words.js";

/** What the errors of one validator run are about. */
export interface Subject {
  readonly kind?: Kind;
  readonly node: Json;
  readonly pointer: string;
  /** With its article: `an Operation Object`. */
  readonly title: string;
  /** The keys that a map at this place of the validator's schema may have. */
  knownAt(schemaPath: string): readonly string[];
  /** Replaces the code of every finding. */
  readonly code?: DiagnosticCode;
}

/**
 * Says in people's words what ajv says in its own: one finding per mistake, at the deepest place that is wrong.
 * A keyword that is only refused because of another mistake in the same object is not a mistake of its own.
 */
export function explain(errors: readonly ValidationError[], subject: Subject, report: Report): void {
  const told = new Set<string>();
  const tell = (finding: Finding): void => {
    const key = `${finding.pointer} ${finding.code} ${finding.message}`;
    if (told.has(key)) return;
    told.add(key);
    report(subject.code === undefined ? finding : { ...finding, code: subject.code });
  };
  const wrongType = new Set(errors.filter((error) => error.keyword === "type").map((error) => error.instancePath));
  const choices = errors.filter(isChoice);
  const later: ValidationError[] = [];
  for (const error of errors) {
    if (error.keyword === "if" || isChoice(error)) continue;
    if (choices.some((choice) => isInside(error, choice))) continue;
    if (error.keyword !== "type" && wrongType.has(error.instancePath)) continue;
    if (isRefusedKey(error)) later.push(error);
    else explainOne(error, subject, tell);
  }
  for (const choice of choices) {
    if (!wrongType.has(choice.instancePath) || isTypeKeyword(choice)) explainChoice(choice, subject, tell);
  }
  for (const error of later) {
    const key = refusedKey(error);
    const known = subject.knownAt(error.schemaPath);
    if (known.includes(key) && told.size > 0) continue;
    explainRefusedKey(error, key, known, subject, tell);
  }
}

type Tell = (finding: Finding) => void;

function isChoice({ keyword }: ValidationError): boolean {
  return keyword === "oneOf" || keyword === "anyOf" || keyword === "not";
}

function isTypeKeyword({ instancePath }: ValidationError): boolean {
  return instancePath === "/type";
}

/** Errors of the alternatives are told by the choice as a whole. */
function isInside(error: ValidationError, choice: ValidationError): boolean {
  return error.schemaPath.startsWith(`${choice.schemaPath}/`);
}

function isRefusedKey({ keyword }: ValidationError): boolean {
  return keyword === "additionalProperties" || keyword === "unevaluatedProperties";
}

function refusedKey({ params }: ValidationError): string {
  return String(params["additionalProperty"] ?? params["unevaluatedProperty"]);
}

function explainRefusedKey(
  error: ValidationError,
  key: string,
  known: readonly string[],
  subject: Subject,
  tell: Tell,
): void {
  const pointer = subject.pointer + error.instancePath + formatPointer([key]);
  const at = { pointer, part: "key" } as const;
  if (subject.kind === "responses") {
    const message = `${code(key)} is no status`;
    const expected = "a status such as '200', a range such as '4XX', or default";
    tell({ ...at, code: "status-malformed", message, expected, ...didYouMean(key, ["default"]) });
  } else if (subject.kind === "paths") {
    const message = `the path ${code(key)} does not start with a slash`;
    tell({ ...at, code: "path-malformed", message, fix: `write ${code(`/${key}`)}` });
  } else if (known.includes(key)) {
    tell({ ...at, code: "unknown-keyword", message: `${code(key)} has no meaning in ${placeOf(error, subject)} of this form` });
  } else {
    const message = `unknown keyword ${code(key)} in ${placeOf(error, subject)}`;
    tell({ ...at, code: "unknown-keyword", message, ...didYouMean(key, known) });
  }
}

function explainOne(error: ValidationError, subject: Subject, tell: Tell): void {
  const pointer = subject.pointer + error.instancePath;
  const value = valueAt(error, subject);
  const name = nameOf(error, subject);
  const wrong = (message: string, expected: string, fix: { readonly fix?: string } = {}): void =>
    tell({ code: "wrong-value", pointer, message, expected, ...fix });
  const { params } = error;
  switch (error.keyword) {
    case "type": {
      const types = [params["type"]].flat().map(String);
      return explainType(types, value, name, pointer, error, tell);
    }
    case "required": {
      const missing = String(params["missingProperty"]);
      if (subject.kind === "responses") return noResponse(pointer, tell);
      const message = `${code(missing)} is missing in ${placeOf(error, subject)}`;
      return tell({ code: "missing-keyword", pointer, message, fix: `add ${code(missing)}` });
    }
    case "enum": {
      const allowed = (params["allowedValues"] as readonly Json[]).map(show);
      const hint = typeof value === "string" ? didYouMean(value, (params["allowedValues"] as Json[]).filter(isString)) : {};
      return wrong(`${name} must be one of ${either(allowed)}, found ${show(value)}`, `one of ${either(allowed)}`, hint);
    }
    case "const": {
      const wanted = show(params["allowedValue"] as Json);
      return wrong(`${name} must be ${wanted} here, found ${show(value)}`, wanted);
    }
    case "pattern": {
      if (isOfPropertyName(error)) return;
      const expected = formInWords(String(params["pattern"]));
      return wrong(`${name} has a wrong form: ${show(value)}`, expected);
    }
    case "propertyNames": {
      const key = String(params["propertyName"]);
      const at = { pointer: pointer + formatPointer([key]), part: "key" } as const;
      const expected = subject.kind === "components" ? "letters, digits, dots, hyphens and underscores only" : "an identifier";
      return tell({ ...at, code: "wrong-value", message: `${code(key)} cannot be a name here`, expected });
    }
    case "format": {
      if (isOfPropertyName(error)) return;
      const expected = formatInWords(String(params["format"]));
      return wrong(`${name} is not ${expected}: ${show(value)}`, expected);
    }
    case "minItems":
    case "minProperties":
    case "minLength": {
      if (subject.kind === "responses") return noResponse(pointer, tell);
      const least = Number(params["limit"]);
      if (least === 1) return wrong(`${name} is empty`, "at least one entry");
      return wrong(`${name} has too few entries`, `at least ${least}`);
    }
    case "maxItems":
    case "maxProperties":
      return wrong(`${name} has too many entries`, `at most ${params["limit"]}`);
    case "uniqueItems": {
      const at = { pointer: `${pointer}/${Math.max(Number(params["i"]), Number(params["j"]))}` };
      return tell({ ...at, code: "wrong-value", message: `${name} lists the same value twice`, expected: "each value once" });
    }
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum": {
      const bound = `${boundWords[error.keyword]} ${params["limit"]}`;
      return wrong(`${name} must be ${bound}, found ${show(value)}`, bound);
    }
    case "false schema":
      return tell({ code: "unknown-keyword", pointer, part: "key", message: `${name} does not belong here` });
    default:
      return wrong(`${name} is not as it should be (${error.keyword})`, error.keyword);
  }
}

const boundWords = {
  minimum: "at least",
  maximum: "at most",
  exclusiveMinimum: "more than",
  exclusiveMaximum: "less than",
};

function explainType(
  types: readonly string[],
  value: Json | undefined,
  name: string,
  pointer: string,
  { instancePath }: ValidationError,
  tell: Tell,
): void {
  const exclusive = /^\/(exclusive(Minimum|Maximum))$/.exec(instancePath);
  if (exclusive !== null && typeof value === "boolean" && types.includes("number")) {
    const message = `${name} is a number in OpenAPI 3.1, found ${value}`;
    const bound = `\`${exclusive[2]?.toLowerCase()}\``;
    const fix = value
      ? `write the bound itself under ${name} and drop ${bound}`
      : `drop ${name}; ${bound} is inclusive by itself`;
    return tell({ code: "exclusive-bound-boolean", pointer, message, expected: "a number", fix });
  }
  const expected = typesInWords(types);
  tell({ code: "wrong-type", pointer, message: `${name} must be ${expected}, found ${found(value)}`, expected });
}

function noResponse(pointer: string, tell: Tell): void {
  const message = "there is no response here";
  tell({ code: "missing-keyword", pointer, message, expected: "at least one status, a range such as 4XX, or default" });
}

/** `oneOf`, `anyOf` and `not` of the meta-schemas and the vocabulary: there are few, each with words of its own. */
function explainChoice(error: ValidationError, subject: Subject, tell: Tell): void {
  const value = valueAt(error, subject);
  const pointer = subject.pointer + error.instancePath;
  if (subject.kind === "schema" && isTypeKeyword(error)) return explainSchemaType(value, pointer, tell);
  const node = asObject(value) ?? {};
  const has = (key: string): boolean => Object.hasOwn(node, key);
  const both = (left: string, right: string): boolean => {
    if (!has(left) || !has(right)) return false;
    const message = `${code(left)} and ${code(right)} exclude each other`;
    tell({ code: "conflicting-keywords", pointer: pointer + formatPointer([right]), part: "key", message, fix: "drop one of them" });
    return true;
  };
  const neither = (...keys: readonly string[]): boolean => {
    if (keys.some(has)) return false;
    const words = either(keys.map(code));
    tell({ code: "missing-keyword", pointer, message: `${words} is missing in ${placeOf(error, subject)}`, fix: `add ${words}` });
    return true;
  };
  switch (subject.kind) {
    case "document":
      if (neither("paths", "components", "webhooks")) return;
      break;
    case "parameter":
    case "header":
      if (both("schema", "content") || both("example", "examples") || neither("schema", "content")) return;
      if (uselessBesideContent(node, pointer, tell)) return;
      break;
    case "mediaType":
      if (both("example", "examples")) return;
      break;
    case "license":
      if (both("identifier", "url")) return;
      break;
    case "example":
      if (both("value", "externalValue")) return;
      break;
    case "link":
      if (both("operationRef", "operationId") || neither("operationRef", "operationId")) return;
      break;
    case "securityScheme": {
      const at = { pointer: `${pointer}/bearerFormat`, part: "key" } as const;
      const message = "`bearerFormat` has no meaning without `scheme: bearer`";
      return tell({ ...at, code: "conflicting-keywords", message, fix: "drop `bearerFormat`" });
    }
    default:
      if (error.keyword === "anyOf" && neither(...subject.knownAt(error.schemaPath).filter((key) => key !== "when"))) return;
  }
  const message = `${nameOf(error, subject)} fits none of the forms that are possible here`;
  tell({ code: "conflicting-keywords", pointer, message });
}

function uselessBesideContent(node: JsonObject, pointer: string, tell: Tell): boolean {
  const useless = ["style", "explode", "allowReserved", "example", "examples"].filter((key) => Object.hasOwn(node, key));
  for (const key of useless) {
    const message = `${code(key)} has no meaning beside \`content\``;
    tell({ code: "conflicting-keywords", pointer: `${pointer}/${key}`, part: "key", message, fix: `drop ${code(key)}` });
  }
  return useless.length > 0;
}

const schemaTypes = ["array", "boolean", "integer", "null", "number", "object", "string"];

function explainSchemaType(value: Json | undefined, pointer: string, tell: Tell): void {
  const expected = `one of ${either(schemaTypes)}`;
  const wrong = (item: Json | undefined, at: string): void => {
    const hint = typeof item === "string" ? didYouMean(item, schemaTypes) : item === null ? { fix: "write `'null'`" } : {};
    tell({ code: "wrong-value", pointer: at, message: `\`type\` must be ${expected}, found ${show(item)}`, expected, ...hint });
  };
  if (!Array.isArray(value)) return wrong(value, pointer);
  const types = value as readonly Json[];
  if (types.length === 0) tell({ code: "wrong-value", pointer, message: "`type` is an empty list", expected });
  for (const [index, type] of types.entries()) {
    if (typeof type !== "string" || !schemaTypes.includes(type)) wrong(type, `${pointer}/${index}`);
    else if (types.indexOf(type) < index) {
      const message = `\`type\` lists ${show(type)} twice`;
      tell({ code: "wrong-value", pointer: `${pointer}/${index}`, message, expected: "each type once" });
    }
  }
}

function valueAt({ instancePath }: ValidationError, { node }: Subject): Json | undefined {
  return (parsePointer(instancePath) ?? []).reduce<Json | undefined>(child, node);
}

/** What a message calls the place of an error: `tags`, entry 2 of `tags`, or the whole object. */
function nameOf({ instancePath }: ValidationError, { title }: Subject): string {
  const tokens = parsePointer(instancePath) ?? [];
  const last = tokens.at(-1);
  if (last === undefined) return title;
  if (!/^\d+$/.test(last)) return code(last);
  const list = tokens.at(-2);
  return list === undefined ? `entry ${last} of ${title}` : `entry ${last} of ${code(list)}`;
}

function placeOf(error: ValidationError, subject: Subject): string {
  return error.instancePath === "" ? subject.title : nameOf(error, subject);
}

function isOfPropertyName(error: ValidationError): boolean {
  return "propertyName" in error || error.schemaPath.includes("/propertyNames/");
}

function isString(value: Json): value is string {
  return typeof value === "string";
}

function formatInWords(format: string): string {
  return { "uri-reference": "a URI reference", uri: "a URI", email: "an e-mail address" }[format] ?? format;
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
