import type { ExampleValues, MediaContent, ModelOperation, ModelResponse } from "@guildwire/generator";
import type { ErrorResponse, Operation } from "@guildwire/runtime/server";
import type { ResponseRule } from "./failure-rules.js";
import { declaredResponse } from "./mock/respond.js";

/** A way in which a response deviates from the document. */
export interface ResponseViolation {
  readonly rule: ResponseRule;
  readonly message: string;
}

/** A received response. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined if the body was not read: a stream, or one above the limit. */
  readonly body: Uint8Array | undefined;
}

/** Statuses whose meaning HTTP defines, and which servers send before they know the operation. */
const protocolStatuses: ReadonlySet<number> = new Set([405, 406, 408, 411, 413, 414, 415, 417, 426, 429, 431]);

/** Maximum number of violations that are reported of one body. */
const maxIssues = 20;

/** Returns how a response deviates from the responses that its operation declares. */
export function responseViolations(
  { declared, generated }: { readonly declared: ModelOperation; readonly generated: Operation },
  response: ReceivedResponse,
  values: ExampleValues,
): readonly ResponseViolation[] {
  const { status } = response;
  const found = declaredResponse(declared, status);
  // Without a 2XX or 3XX, `default` is the success, and errors have the format of the document.
  if (found?.status === "default" && status >= 400 && !describesSuccesses(declared)) return [];
  if (found === undefined) {
    const isRefusal = status >= 400 && status < 500;
    if (protocolStatuses.has(status) || (isRefusal && !describesRefusals(declared))) return [];
    const known = declared.responses.map((one) => one.status).join(", ");
    return [{ rule: "undeclared-status", message: `the status ${status} is not declared, only ${known || "none"}` }];
  }
  return [
    ...headerViolations(found, response.headers, values),
    ...bodyViolations(found, { ...response, method: declared.method }, validatorOf(generated, status)),
  ];
}

function describesSuccesses({ responses }: ModelOperation): boolean {
  return responses.some(({ status }) => /^[23]/.test(String(status)));
}

/** Whether an operation declares any client error. Many documents describe successes only. */
function describesRefusals({ responses }: ModelOperation): boolean {
  return responses.some(({ status }) => status === "default" || /^4/.test(String(status)));
}

function headerViolations(
  { headers: declared, status }: ModelResponse,
  headers: Headers,
  values: ExampleValues,
): readonly ResponseViolation[] {
  return declared.flatMap(({ name, required, use, mediaType }): readonly ResponseViolation[] => {
    const text = headers.get(name);
    if (text === null) {
      return required ? [{ rule: "missing-header", message: `the response ${status} lacks the header ${name}` }] : [];
    }
    // Lists and objects have several spellings; the value of a scalar has one.
    if (use === undefined || mediaType !== undefined) return [];
    const isValid = readings(text).some((value) => values.accepts(use, value, "response"));
    const isComposed = values.accepts(use, [], "response") || values.accepts(use, {}, "response") || text.includes(",");
    if (isValid || isComposed) return [];
    return [{ rule: "header-schema", message: `the header ${name} does not match its schema` }];
  });
}

/** The possible values of a text. */
function readings(text: string): readonly (string | number | boolean)[] {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  return [
    text,
    ...(Number.isFinite(number) ? [number] : []),
    ...(text === "true" || text === "false" ? [text === "true"] : []),
  ];
}

interface BodyFacts extends ReceivedResponse {
  readonly method: string;
}

function bodyViolations(
  { content, status: declared }: ModelResponse,
  { headers, body, method, status }: BodyFacts,
  validator: ErrorResponse["validator"],
): readonly ResponseViolation[] {
  if (body === undefined || method.toLowerCase() === "head" || status === 304) return [];
  if (content.length === 0) {
    if (body.length === 0) return [];
    return [{ rule: "unexpected-body", message: `the response ${declared} declares no body, but has one` }];
  }
  if (body.length === 0) return [{ rule: "missing-body", message: `the response ${declared} has no body` }];
  const type = (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const media = content.find(({ mediaType }) => fits(mediaType, type));
  if (media === undefined) {
    const known = content.map(({ mediaType }) => mediaType).join(", ");
    const message = `the content type is ${type === "" ? "missing" : type}, declared: ${known}`;
    return [{ rule: "undeclared-media-type", message }];
  }
  return media.kind === "json" && media.stream === undefined ? jsonViolations(media, body, validator) : [];
}

function fits(declared: string, type: string): boolean {
  if (declared === "*/*" || declared === type) return true;
  if (declared.endsWith("/*")) return type.startsWith(declared.slice(0, -1));
  return declared.split(";")[0]?.trim() === type;
}

function jsonViolations(
  { use }: MediaContent,
  body: Uint8Array,
  validator: ErrorResponse["validator"],
): readonly ResponseViolation[] {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return [{ rule: "malformed-body", message: "the body is not JSON in UTF-8" }];
  }
  if (use === undefined || validator === undefined) return [];
  const result = validator.validate(value);
  if (result.ok) return [];
  return result.issues.slice(0, maxIssues).map(({ message }) => ({
    rule: "response-schema",
    message: withoutFoundValue(message),
  }));
}

/** Removes the value from the message of an issue: it may be a secret. */
export function withoutFoundValue(message: string): string {
  return message.replace(/ \(got .*\)$/s, "");
}

/** Returns the generated validator of a JSON response; undefined if its schema accepts everything. */
function validatorOf({ responses, errors = {} }: Operation, status: number): ErrorResponse["validator"] {
  const keys = [String(status), `${Math.floor(status / 100)}XX`, "default"];
  for (const key of keys) {
    const success = responses[key];
    if (success !== undefined) {
      const json = Object.entries(success.choices ?? {}).find(([, choice]) => choice.kind === "json")?.[1];
      return success.validator ?? json?.validator;
    }
    const error = errors[key];
    if (error !== undefined) return error.validator;
  }
  return undefined;
}
