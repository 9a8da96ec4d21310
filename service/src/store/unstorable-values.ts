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

/** Integers have 32 bits. */
const greatestInteger = 2 ** 31 - 1;

/** What a database does not store, the most likely cause first. */
const causes: readonly {
  readonly isCause: (value: string | number) => boolean;
  readonly code: FormIssue["code"];
  readonly message: string;
}[] = [
  {
    isCause: (value) => typeof value === "string" && value.includes("\0"),
    code: "text",
    message: "must not contain the character NUL",
  },
  {
    isCause: (value) => typeof value === "string" && /\p{Surrogate}/u.test(value),
    code: "text",
    message: "must not contain half of a surrogate pair",
  },
  {
    isCause: (value) => typeof value === "number" && Math.abs(value) > greatestInteger,
    code: "range",
    message: `must be from -${greatestInteger} to ${greatestInteger}`,
  },
];

/** The error of a handler; one about unstorable values then states the locations of what is likely to be its cause. */
export function locateUnstorable(error: unknown, { path, query, body }: HandlerRequest): unknown {
  if (!(error instanceof HttpError && unlocated.has(error))) return error;
  const values = [...valuesIn(path, ""), ...valuesIn(query, ""), ...valuesIn(body, "")];
  for (const { isCause, code, message } of causes) {
    const found = values.filter(({ value }) => isCause(value)).slice(0, mostIssues);
    if (found.length > 0)
      return errors.invalidFormBody({ issues: found.map(({ at }): FormIssue => ({ path: at, code, message })) });
  }
  return error;
}

/** Maximum number of issues that are listed. */
const mostIssues = 10;

/** The texts and numbers of a value with their JSON pointers. The server bounds the depth and the size of requests. */
function valuesIn(value: unknown, at: string): { readonly at: string; readonly value: string | number }[] {
  if (typeof value === "string" || typeof value === "number") return [{ at, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => valuesIn(each, at + pointer(key)));
}
