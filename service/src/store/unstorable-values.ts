import { errors, HttpError } from "@guildwire/api/server";
import { type FormIssue, pointer } from "../rules/form.js";

/** Errors about values that the database cannot store; they have no location. */
const unlocated = new WeakSet<Error>();

/**
 * The form error (400, code 50035) for a value that the interface allows but the database cannot store. It has no
 * cause, because causes are logged as failures of the service.
 */
export function unstorableValue(): HttpError {
  const error = errors.invalidFormBody();
  unlocated.add(error);
  return error;
}

/** A request as handlers receive it. */
interface HandlerRequest {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * The error of a handler; one about unstorable values then states the locations of the texts with the character NUL, or
 * else with half of a surrogate pair.
 */
export function locateUnstorable(error: unknown, { path, query, body }: HandlerRequest): unknown {
  if (!(error instanceof HttpError && unlocated.has(error))) return error;
  const texts = [...textsIn(path, ""), ...textsIn(query, ""), ...textsIn(body, "")];
  const withNul = texts.filter(({ text }) => text.includes("\0"));
  const found = withNul.length > 0 ? withNul : texts.filter(({ text }) => /\p{Surrogate}/u.test(text));
  const message =
    withNul.length > 0 ? "must not contain the character NUL" : "must not contain half of a surrogate pair";
  const issues = found.slice(0, mostIssues).map(({ at }): FormIssue => ({ path: at, code: "text", message }));
  return issues.length === 0 ? error : errors.invalidFormBody({ issues });
}

/** Maximum number of issues that are listed. */
const mostIssues = 10;

/** The texts of a value with their JSON pointers. The server bounds the depth and the size of requests. */
function textsIn(value: unknown, at: string): { readonly at: string; readonly text: string }[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, at + pointer(key)));
}
