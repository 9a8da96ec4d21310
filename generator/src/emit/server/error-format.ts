import type {
  DeclaredCodes,
  ErrorFormat,
  ErrorProperty,
  ErrorValue,
  IssueArrangement,
  IssueFact,
  TextLimits,
} from "../../model/error-format.js";
import type { Interface } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import {
  type Code,
  code,
  docComment,
  type File,
  identifier,
  jsonLiteral,
  lines,
  list,
  numberLiteral,
  propertyAccess,
  propertyKey,
  serverRuntime,
  stringLiteral,
  symbol,
  typescriptFile,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { namedType } from "../typescript/naming.js";
import { patternMatcher } from "../typescript/pattern-matcher.js";

/**
 * Emits a constant for each form of error responses; types whose errors have the same form share one. Undefined without any:
 * servers then send problem details.
 */
export function errorFormatFile(model: Interface): File | undefined {
  const { all } = model.errorFormats;
  if (all.length === 0) return undefined;
  const shared = new Set([...sharedFormatsOf(model).values()]);
  return typescriptFile({
    path: `${layout.serverErrorFormat}.ts`,
    header: fileHeader(model),
    body: [...shared].flatMap((format) => formatDeclarations(format, model)),
  });
}

export function errorFormatSymbol(format: ErrorFormat, model: Interface): Code {
  return symbol({ name: errorFormatName(format, model), module: layout.serverErrorFormat, typeOnly: false });
}

/** Returns the name of the constant for a format. */
export function errorFormatName(format: ErrorFormat, model: Interface): string {
  return (sharedFormatsOf(model).get(format)?.format ?? format).identifier;
}

/** A format, and the number of formats that print the same code. */
interface SharedFormat {
  readonly format: ErrorFormat;
  uses: number;
}

const sharedFormats = new WeakMap<Interface, ReadonlyMap<ErrorFormat, SharedFormat>>();

/** Returns for each format the first one that prints the same code. */
function sharedFormatsOf(model: Interface): ReadonlyMap<ErrorFormat, SharedFormat> {
  const known = sharedFormats.get(model);
  if (known !== undefined) return known;
  const byForm = new Map<string, SharedFormat>();
  const shared = new Map<ErrorFormat, SharedFormat>();
  for (const format of model.errorFormats.all) {
    const form = formOf(format);
    const first = byForm.get(form) ?? { format, uses: 0 };
    first.uses += 1;
    byForm.set(form, first);
    shared.set(format, first);
  }
  sharedFormats.set(model, shared);
  return shared;
}

/** Returns a text that is equal for formats with the same code. */
function formOf({ mediaType, isPartial, body, issueCodes, issueCodeSpelling }: ErrorFormat): string {
  return JSON.stringify([mediaType, isPartial, body, issueCodes, issueCodeSpelling], (_, value) =>
    value instanceof Map ? [...value] : value,
  );
}

function formatDeclarations({ format, uses }: SharedFormat, model: Interface): readonly Code[] {
  const { mediaType, isPartial, body } = format;
  const values = new BodyPrinter(format);
  const printed = values.print(body, "error");
  const items = [
    code`mediaType: ${stringLiteral(mediaType)}`,
    isPartial ? code`isPartial: true` : undefined,
    code`body: (${parameterFor(body, "error")}) => ${values.asResult(printed, body)}`,
  ];
  const value = list({ open: "{", close: "}", separator: ",", items, multiline: true });
  return [
    ...(values.usesIssueCodes ? [issueCodesDeclaration(format)] : []),
    lines([
      docComment({ text: descriptionOf(format, uses - 1, model) }),
      code`export const ${identifier(format.identifier)}: ${serverRuntime("ErrorFormat", true)} = ${value};`,
    ]),
  ];
}

function descriptionOf({ schema: { type } }: ErrorFormat, others: number, model: Interface): string {
  const first =
    type.kind === "reference" ? `of the type ${namedType(model, type.name).identifier}` : "with an unnamed schema";
  if (others === 0) return `Error bodies ${first}.`;
  return `Error bodies ${first}, and ${others === 1 ? "another one" : `${others} others`} of the same form.`;
}

function issueCodesName({ identifier: name }: ErrorFormat): string {
  return `${name}IssueCode`;
}

function issueCodesDeclaration(format: ErrorFormat): Code {
  const items = [...format.issueCodes].map(([from, to]) => code`${propertyKey(from)}: ${stringLiteral(to)}`);
  const table = list({ open: "{", close: "}", separator: ",", items, multiline: true });
  const call = code`${serverRuntime("issueCodes")}(${table}, ${stringLiteral(format.issueCodeSpelling)})`;
  return lines([
    docComment({ text: "Maps issue codes to the codes in error responses." }),
    code`const ${identifier(issueCodesName(format))} = ${call};`,
  ]);
}

type Subject = "error" | "issue";

type Fact = Extract<ErrorValue, { kind: "fact" }>;

/** Prints the values of a body. */
class BodyPrinter {
  usesIssueCodes = false;
  readonly #format: ErrorFormat;
  readonly #listsIssues: boolean;

  constructor(format: ErrorFormat) {
    this.#format = format;
    this.#listsIssues = containsIssues(format.body);
  }

  print(value: ErrorValue, subject: Subject): Code {
    switch (value.kind) {
      case "constant":
        return jsonLiteral(value.value);
      case "object":
        return list({
          open: "{",
          close: "}",
          separator: ",",
          items: value.properties.map((property) => this.#property(property, subject)),
        });
      case "issues":
        return this.#issues(value);
      case "fact": {
        const fact = this.#declared(value, subject);
        return value.default === undefined ? fact : code`${fact} ?? ${jsonLiteral(value.default.value)}`;
      }
    }
  }

  /** Prints the result of an arrow function: object literals need parentheses. */
  asResult(printed: Code, value: ErrorValue): Code {
    return value.kind === "object" ? code`(${printed})` : printed;
  }

  #property({ name, value }: ErrorProperty, subject: Subject): Code {
    return code`${propertyKey(name)}: ${this.print(value, subject)}`;
  }

  /** Prints a fact within the limits of its schema. */
  #declared(value: Fact, subject: Subject): Code {
    const { codes, limits, isRequired } = value;
    if (codes !== undefined) {
      const chosen = declaredCode(codes, subject);
      const isComplete = subject === "issue" ? codes.has("*") : codes.has("4XX") && codes.has("5XX");
      if (codes.size === 0) return isRequired === true ? this.#fact(value, subject) : code`undefined`;
      return isComplete || isRequired !== true ? chosen : code`${chosen} ?? ${this.#fact(value, subject)}`;
    }
    const fact = this.#fact(value, subject);
    if (limits === undefined) return fact;
    const title = subject === "error" && value.fact === "message" ? [code`error.title`] : [];
    const texts = list({ open: "[", close: "]", separator: ",", items: [fact, ...title] });
    return code`${serverRuntime("fittingText")}(${texts}, ${limitsCode(limits)})`;
  }

  #fact(value: Fact, subject: Subject): Code {
    const issue = identifier("issue");
    const error = identifier("error");
    switch (value.fact) {
      case "path":
        return code`${serverRuntime("dottedPath")}(${issue}.path)`;
      case "pointer":
        return code`${issue}.path`;
      case "pointer-fragment":
        return code`${serverRuntime("pointerFragment")}(${issue}.path)`;
      case "limit":
      case "actual":
        return propertyAccess(issue, value.fact);
      case "message":
        if (subject === "issue") return code`${issue}.message`;
        return this.#listsIssues ? code`${error}.message` : code`${serverRuntime("messageWithIssue")}(${error})`;
      case "code":
        return subject === "issue" ? this.#issueCode(value) : errorCode(value);
      case "kind":
        return value.spelling === undefined
          ? code`${error}.kind`
          : code`${serverRuntime("spelled")}(${error}.kind, ${stringLiteral(value.spelling)})`;
      case "status":
        return value.as === "text" ? code`String(${error}.status)` : code`${error}.status`;
      case "title":
        return code`${error}.title`;
      case "retry-after":
        return code`${error}.retryAfter`;
      case "request-id":
        return code`${error}.requestId`;
    }
  }

  #issueCode({ spelling }: { readonly spelling?: string }): Code {
    const { issueCodes, issueCodeSpelling } = this.#format;
    if (spelling !== undefined && spelling !== issueCodeSpelling)
      return code`${serverRuntime("spelled")}(issue.code, ${stringLiteral(spelling)})`;
    if (issueCodes.size === 0 && issueCodeSpelling === "kebab-case") return code`issue.code`;
    this.usesIssueCodes = true;
    return code`${identifier(issueCodesName(this.#format))}(issue.code)`;
  }

  #issues({ as, under, item, whenAbsent }: IssueArrangement): Code {
    const made = code`(${parameterFor(item, "issue")}) => ${this.asResult(this.print(item, "issue"), item)}`;
    const absent =
      whenAbsent === "error"
        ? code`[{ path: "", code: error.kind, message: error.message }]`
        : whenAbsent === "empty"
          ? code`[]`
          : undefined;
    const issues = absent === undefined ? code`error.issues` : code`(error.issues ?? ${absent})`;
    if (as === "list") return absent === undefined ? code`error.issues?.map(${made})` : code`${issues}.map(${made})`;
    const arranged =
      as === "tree"
        ? code`${serverRuntime("issueTree")}(${issues}, ${stringLiteral(under)}, ${made})`
        : code`${serverRuntime("issueMap")}(${issues}, ${made})`;
    return absent === undefined ? code`error.issues && ${arranged}` : arranged;
  }
}

function declaredCode(codes: DeclaredCodes, subject: Subject): Code {
  const items = [...codes].map(([key, value]) => {
    const name = /^\d+$/.test(key) ? numberLiteral(Number(key)) : propertyKey(key);
    return code`${name}: ${jsonLiteral(value)}`;
  });
  const table = list({ open: "{", close: "}", separator: ",", items, padded: true });
  return subject === "issue"
    ? code`${serverRuntime("declaredIssueCode")}(issue, ${table})`
    : code`${serverRuntime("declaredCode")}(error, ${table})`;
}

function limitsCode({ minLength, maxLength, patterns, otherwise }: TextLimits): Code {
  const matchers = patterns.map(patternMatcher).filter((matcher) => matcher !== undefined);
  const items = [
    minLength === undefined ? undefined : code`minLength: ${numberLiteral(minLength)}`,
    maxLength === undefined ? undefined : code`maxLength: ${numberLiteral(maxLength)}`,
    matchers.length === 0
      ? undefined
      : code`patterns: ${list({ open: "[", close: "]", separator: ",", items: matchers })}`,
    otherwise === undefined ? undefined : code`otherwise: ${stringLiteral(otherwise)}`,
  ];
  return list({
    open: "{",
    close: "}",
    separator: ",",
    items: items.filter((item) => item !== undefined),
    padded: true,
  });
}

/** Returns the name of the parameter of a function that makes a value; undefined if it would be unused. */
function parameterFor(value: ErrorValue, subject: Subject): Code | undefined {
  return reads(value, subject) ? identifier(subject) : undefined;
}

/** Whether the code of a value contains its subject. */
function reads(value: ErrorValue, subject: Subject): boolean {
  switch (value.kind) {
    case "constant":
      return false;
    case "object":
      return value.properties.some((property) => reads(property.value, subject));
    case "issues":
      return subject === "error";
    case "fact":
      if (value.codes?.size === 0 && value.isRequired !== true) return false;
      return subject === "error" || factsOfIssues.has(value.fact);
  }
}

/** In an issue, other facts are those of its failure. */
const factsOfIssues: ReadonlySet<Fact["fact"]> = new Set<IssueFact>([
  "path",
  "pointer",
  "pointer-fragment",
  "code",
  "message",
  "limit",
  "actual",
]);

function containsIssues(value: ErrorValue): boolean {
  if (value.kind === "object") return value.properties.some((property) => containsIssues(property.value));
  return value.kind === "issues";
}

function errorCode({ as, spelling }: { readonly as?: "text" | "number"; readonly spelling?: string }): Code {
  if (as === "number") return code`${serverRuntime("numericCode")}(error)`;
  if (spelling === undefined) return code`error.code`;
  return code`${serverRuntime("textCode")}(error, ${stringLiteral(spelling)})`;
}
