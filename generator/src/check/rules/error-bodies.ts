import type { Json, JsonObject } from "../../load/document.js";
import type { DeclaredCodes, ErrorFormat, ErrorValue, TextLimits } from "../../model/error-format.js";
import { type ServerFailure, serverFailures, spelledCode } from "../../model/failures.js";
import type { Response } from "../../model/interface.js";
import { mediaKind } from "../../model/media-kind.js";
import { errorContentOf, errorResponses } from "../../model/responses.js";
import { nodeAt } from "../../values/pointer.js";
import type { CheckContext } from "../context.js";
import { expressionOf, type Violation } from "../evaluate.js";
import { createValidateValue } from "./values.js";

/**
 * Responses that servers send themselves and that do not match the schema of their status. Each schema is reported once,
 * with its first failure.
 */
export function checkErrorBodies(context: CheckContext): void {
  const { model, report } = context;
  const { byResponse, document, isDeclared } = model.errorFormats;
  const validate = createValidateValue(context);
  // The code that limits requests writes the response.
  const failures = serverFailures(model).filter(({ kind }) => kind !== "too-many-requests");
  const checked = new Set<string>();
  const reported = new Set<string>();
  for (const operation of model.operations) {
    const responses = errorResponses(operation);
    for (const failure of failures) {
      const response = responseTo(failure, responses);
      if (response === undefined) continue;
      const media = errorContentOf(response);
      if (media === undefined) checkMediaType(response, failure, context, reported);
      if (media?.use === undefined) continue;
      const own = byResponse.get(response.at);
      // A schema in an unknown format is reported as such.
      if (own === undefined && !isDeclared) continue;
      const { use } = media;
      const schema = use.type.kind === "reference" ? use.type.name : use.at;
      const key = JSON.stringify([schema, failure.kind]);
      if (checked.has(key) || reported.has(schema)) continue;
      checked.add(key);
      const format = own === undefined || own.isPartial ? document : own;
      const node = nodeAt(context.document, use.at);
      if (node === undefined) continue;
      const reject = (body: Json): Violation | undefined => validate({ node, pointer: use.at }, body);
      const violation = reject(
        format === undefined || isUnlikeJson(format, own) ? problemDetails(failure) : bodyOf(format, failure),
      );
      if (violation === undefined || violation.isFormat === true) continue;
      // The body of the schema's own format shows what is missing.
      const { at, message } = (own && reject(bodyOf(own, failure))) ?? violation;
      reported.add(schema);
      const location = at === "" ? "" : ` (at ${at})`;
      report({
        code: "error-response-invalid",
        message: `the server's own ${failure.status} responses do not match this schema: the body ${message}${location}`,
        pointer: use.at,
        keyOrValue: "key",
        expected: "a declared value or a default that fits the failure, or the server's option renderError",
      });
    }
  }
}

/** Reports a response that has neither JSON nor text, which are all that servers write. Each response is reported once. */
function checkMediaType(
  { at, content }: Response,
  { status }: ServerFailure,
  { model, report }: CheckContext,
  reported: Set<string>,
): void {
  const sent = model.errorFormats.document?.mediaType ?? "application/problem+json";
  const [first] = content;
  if (first === undefined || reported.has(at) || content.some(({ mediaType }) => isInRange(sent, mediaType))) return;
  reported.add(at);
  const declared = content.map(({ mediaType }) => mediaType).join(", ");
  report({
    code: "error-response-invalid",
    message: `the server's own ${status} responses are ${sent}, which this response does not declare (only ${declared})`,
    pointer: at,
    keyOrValue: "key",
    expected: "a media type that is JSON or text, or the server's option renderError",
  });
}

function isInRange(mediaType: string, range: string): boolean {
  return range === "*/*" || range === mediaType || (range.endsWith("/*") && mediaType.startsWith(range.slice(0, -1)));
}

/** Whether the format of a document is text, which is no substitute for JSON. */
function isUnlikeJson(format: ErrorFormat, own: ErrorFormat | undefined): boolean {
  return format !== own && mediaKind(format.mediaType) !== "json";
}

function responseTo({ status }: ServerFailure, responses: readonly Response[]): Response | undefined {
  const range = `${Math.floor(status / 100)}XX`;
  const find = (wanted: number | string): Response | undefined => responses.find((one) => one.status === wanted);
  return find(status) ?? find(range) ?? find("default");
}

/** What an issue of a request with an absent property says. */
const issue = { path: "/name", code: "required", message: "name: is required" } as const;

function hasIssues({ kind }: ServerFailure): boolean {
  return kind === "invalid-request" || kind === "malformed-body" || kind === "too-large";
}

function problemDetails(failure: ServerFailure): Json {
  const { title, status, message, code } = failure;
  const errors = [{ pointer: "#/name", code: issue.code, detail: issue.message }];
  return {
    type: "about:blank",
    title,
    status,
    ...(message !== title && { detail: message }),
    ...(code !== undefined && { code }),
    ...(hasIssues(failure) && { errors }),
  };
}

/** Returns the body of a failure as generated servers write it. */
function bodyOf({ body, issueCodes, issueCodeSpelling }: ErrorFormat, failure: ServerFailure): Json {
  const issueCode = issueCodes.get(issue.code) ?? spelledCode(issue.code, issueCodeSpelling);
  const sample: Sample = { failure, issueCode, listsIssues: containsIssues(body), subject: "error" };
  return sampleOf(body, sample) ?? null;
}

interface Sample {
  readonly failure: ServerFailure;
  readonly issueCode: string;
  readonly listsIssues: boolean;
  readonly subject: "error" | "issue";
}

function sampleOf(value: ErrorValue, sample: Sample): Json | undefined {
  switch (value.kind) {
    case "constant":
      return value.value;
    case "object": {
      const entries = value.properties.map(({ name, value: inner }) => [name, sampleOf(inner, sample)] as const);
      return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined)) as JsonObject;
    }
    case "issues": {
      if (!hasIssues(sample.failure) && value.whenAbsent === "nothing") return undefined;
      const isEmpty = !hasIssues(sample.failure) && value.whenAbsent === "empty";
      const item = isEmpty ? undefined : sampleOf(value.item, { ...sample, subject: "issue" });
      if (value.as === "list") return item === undefined ? [] : [item];
      if (item === undefined) return {};
      return { name: value.as === "tree" ? { [value.under]: [item] } : [item] };
    }
    case "fact":
      return factOf(value, sample) ?? value.default?.value;
  }
}

function containsIssues(value: ErrorValue): boolean {
  if (value.kind === "object") return value.properties.some((property) => containsIssues(property.value));
  return value.kind === "issues";
}

type Fact = Extract<ErrorValue, { kind: "fact" }>;

function factOf(value: Fact, sample: Sample): Json | undefined {
  const { codes, limits, isRequired } = value;
  if (codes !== undefined) {
    const declared = sample.subject === "issue" ? issueCodeIn(codes) : errorCodeIn(codes, sample.failure);
    return declared ?? (isRequired === true ? plainFact(value, sample) : undefined);
  }
  const plain = plainFact(value, sample);
  if (limits === undefined || typeof plain !== "string") return plain;
  return fittingText(
    value.fact === "message" && sample.subject === "error" ? [plain, sample.failure.title] : [plain],
    limits,
  );
}

function errorCodeIn(codes: DeclaredCodes, { code, kind, status }: ServerFailure): string | number | undefined {
  return code ?? codes.get(kind) ?? codes.get(String(status)) ?? codes.get(status < 500 ? "4XX" : "5XX");
}

function issueCodeIn(codes: DeclaredCodes): string | number | undefined {
  return codes.get(issue.code) ?? codes.get("*");
}

function plainFact({ fact, as, spelling, default: preset }: Fact, sample: Sample): Json | undefined {
  const { failure, issueCode, subject, listsIssues } = sample;
  const { code, kind, status, title, message } = failure;
  switch (fact) {
    case "path":
      return "name";
    case "pointer":
      return issue.path;
    case "pointer-fragment":
      return `#${issue.path}`;
    case "message":
      if (subject === "issue") return issue.message;
      return listsIssues || !hasIssues(failure) ? message : issue.message;
    case "code":
      if (subject === "issue") return issueCode;
      if (as === "number") return typeof code === "number" ? code : status;
      if (spelling === undefined || code !== undefined) return code ?? preset?.value;
      return spelledCode(kind, spelling);
    case "kind":
      return spelling === undefined ? kind : spelledCode(kind, spelling);
    case "status":
      return as === "text" ? String(status) : status;
    case "title":
      return title;
    case "request-id":
      return "8e7c1d52-6a3f-4b0e-9c41-2f5d7a90b613";
    case "retry-after":
    case "limit":
    case "actual":
      return undefined;
  }
}

function fittingText(texts: readonly string[], limits: TextLimits): string {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, patterns, otherwise } = limits;
  const truncated = texts.map((text) =>
    text.length > maxLength ? `${text.slice(0, Math.max(0, maxLength - 1))}…` : text,
  );
  const fits = (text: string): boolean =>
    text.length >= minLength && patterns.every((pattern) => expressionOf(pattern)?.test(text) !== false);
  return truncated.find(fits) ?? otherwise ?? (truncated[0] as string);
}
