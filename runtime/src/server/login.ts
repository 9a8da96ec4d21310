import type { RequestFacts } from "./context.js";
import type { Awaitable, Operation, SecurityRequirement } from "./operation.js";
import type { ServerOptions } from "./options.js";
import type { Credential } from "./security.js";

/** Who calls; `refused` when nobody may. */
export type Login = { readonly principal: unknown } | "refused";

const anonymous: Login = { principal: undefined };

type Facts = RequestFacts & { readonly operation: Operation };

/**
 * Tries the alternatives in their order, those for which the request has all credentials. An alternative without a login
 * lets nobody in whose credentials were refused before.
 */
export function logIn(
  alternatives: NonNullable<Operation["security"]>,
  request: Facts,
  authenticate: NonNullable<ServerOptions["authenticate"]>,
  index: number = 0,
  wasRefused: boolean = false,
): Awaitable<Login> {
  for (let next = index; next < alternatives.length; next += 1) {
    const requirements = alternatives[next] as readonly SecurityRequirement[];
    if (requirements.length === 0) {
      if (wasRefused) continue;
      return anonymous;
    }
    const credentials = credentialsOf(requirements, request);
    if (credentials === undefined) continue;
    const principal = principalOf(requirements, credentials, request, authenticate);
    if (isPromise(principal)) {
      return principal.then((found) =>
        found === undefined ? logIn(alternatives, request, authenticate, next + 1, true) : { principal: found },
      );
    }
    if (principal !== undefined) return { principal };
    wasRefused = true;
  }
  return "refused";
}

export function isPromise<T>(value: Awaitable<T>): value is Promise<T> {
  return typeof value === "object" && value !== null && typeof (value as { then?: unknown }).then === "function";
}

/** The credentials of all requirements, or undefined when one has none. */
function credentialsOf(requirements: readonly SecurityRequirement[], request: Facts): Credential[] | undefined {
  const credentials: Credential[] = [];
  for (const { scheme } of requirements) {
    const credential = scheme.read(request);
    if (credential === undefined) return undefined;
    credentials.push(credential);
  }
  return credentials;
}

/** The principal of the first requirement; undefined when one of them refuses. */
function principalOf(
  requirements: readonly SecurityRequirement[],
  credentials: readonly Credential[],
  request: Facts,
  authenticate: NonNullable<ServerOptions["authenticate"]>,
): Awaitable<unknown> {
  const answers = requirements.map(({ scheme, scopes }, index) =>
    authenticate[scheme.name]?.(credentials[index] as Credential, request, scopes),
  );
  if (answers.length === 1 || !answers.some(isPromise)) return first(answers);
  return Promise.all(answers).then(first);
}

function first(principals: readonly unknown[]): unknown {
  return principals.includes(undefined) ? undefined : principals[0];
}
