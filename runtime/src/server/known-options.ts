import { ConfigurationError } from "./configuration-error.js";
import { type CorsOptions, corsProblems } from "./cors.js";
import type { IdempotencyOptions } from "./idempotency.js";
import type { OperationLimits, ServerLimits, ServerTimeouts } from "./limits.js";
import type { ServerOptions } from "./options.js";
import { isTypo } from "./typo.js";

/** The names of all options. Fails to compile if one is missing. */
type OptionNames<Options> = { readonly [Name in keyof Required<Options>]: true };

const optionNames: OptionNames<ServerOptions> = {
  adapt: true,
  around: true,
  authenticate: true,
  authorize: true,
  basePath: true,
  cors: true,
  deliver: true,
  encodedSlash: true,
  idempotency: true,
  invalidRequest: true,
  limits: true,
  onError: true,
  onRequest: true,
  onResponse: true,
  onStreamEnd: true,
  partial: true,
  renderError: true,
  requestId: true,
  resolve: true,
  timeouts: true,
  unknownQuery: true,
  validateResponses: true,
};

const limitNames: OptionNames<ServerLimits> = {
  body: true,
  depth: true,
  field: true,
  file: true,
  files: true,
  keys: true,
  operations: true,
  partHeaders: true,
  parts: true,
  stream: true,
  values: true,
};

const operationLimitNames: OptionNames<OperationLimits> = { body: true, depth: true, keys: true, values: true };

const corsNames: OptionNames<CorsOptions> = {
  allowedHeaders: true,
  credentials: true,
  exposedHeaders: true,
  maxAge: true,
  origins: true,
};

const idempotencyNames: OptionNames<IdempotencyOptions> = {
  caller: true,
  expiry: true,
  maxResponse: true,
  now: true,
  store: true,
};

const timeoutNames: OptionNames<ServerTimeouts> = { body: true, firstItem: true, handler: true, send: true };

/** Throws a ConfigurationError that lists unknown options and invalid values: a misspelled limit would have no effect. */
export function checkOptions(options: ServerOptions): void {
  const problems = [
    ...unknownOptionProblems("options", options, optionNames),
    ...unknownOptionProblems("options.cors", options.cors, corsNames),
    ...(options.cors === undefined ? [] : corsProblems("options.cors", options.cors)),
    ...unknownOptionProblems("options.limits", options.limits, limitNames),
    ...Object.entries(options.limits?.operations ?? {}).flatMap(([id, limits]) =>
      typeof limits === "number"
        ? []
        : unknownOptionProblems(`options.limits.operations.${id}`, limits, operationLimitNames),
    ),
    ...unknownOptionProblems("options.timeouts", options.timeouts, timeoutNames),
    ...unknownOptionProblems("options.idempotency", options.idempotency, idempotencyNames),
    ...idempotencyProblems(options),
    ...invalidValueProblem("unknownQuery", options.unknownQuery, ["ignore", "refuse"]),
    ...invalidValueProblem("encodedSlash", options.encodedSlash, ["refuse", "keep"]),
  ];
  if (problems.length > 0) throw new ConfigurationError("invalid-option", problems.join(", "));
}

function idempotencyProblems({ idempotency, around }: ServerOptions): readonly string[] {
  if (idempotency === undefined) return [];
  const { store, caller, expiry = 1, maxResponse = 0 } = idempotency;
  const problems: string[] = [];
  if (typeof store?.claim !== "function") problems.push("options.idempotency.store is missing");
  if (typeof caller !== "function") problems.push("options.idempotency.caller is missing");
  if (!(expiry > 0)) problems.push("options.idempotency.expiry must be a number above 0");
  if (!(maxResponse >= 0)) problems.push("options.idempotency.maxResponse must be a number of at least 0");
  if (store?.transactional === true && typeof around !== "function") {
    problems.push("options.around is missing: the store of options.idempotency works in its transaction");
  }
  return problems;
}

function unknownOptionProblems(path: string, given: object | undefined, names: object): readonly string[] {
  const unknown = Object.keys(given ?? {}).filter((name) => !Object.hasOwn(names, name));
  return unknown.map((name) => {
    const meant = Object.keys(names).find((known) => isTypo(name, known));
    const hint = meant === undefined ? `there are ${Object.keys(names).join(", ")}` : `did you mean ${meant}?`;
    return `${path} has no ${name}; ${hint}`;
  });
}

function invalidValueProblem(name: string, given: unknown, values: readonly string[]): readonly string[] {
  if (given === undefined || values.includes(given as string)) return [];
  return [`options.${name} must be ${values.map((value) => `"${value}"`).join(" or ")}`];
}
