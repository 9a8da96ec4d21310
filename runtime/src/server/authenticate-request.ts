import type { Awaitable, Operation, SecurityRequirement } from "./operation.js";
import type { ServerOptions } from "./options.js";
import type { RequestFacts } from "./request-facts.js";

/** The principal of the caller, or `refused`. */
export type AuthenticationResult = { readonly principal: unknown } | "refused";

const anonymous: AuthenticationResult = { principal: undefined };

const noCredential: unique symbol = Symbol("no credential");

type AuthenticationRequest = RequestFacts & { readonly operation: Operation };

/**
 * Tries the alternatives for which the request has all credentials, in order. An alternative without requirements does
 * not admit a caller whose credentials were refused before.
 */
export function authenticateRequest(
  alternatives: NonNullable<Operation["security"]>,
  request: AuthenticationRequest,
  authenticate: NonNullable<ServerOptions["authenticate"]>,
  wasRefused: boolean = false,
): Awaitable<AuthenticationResult> {
  for (const [index, requirements] of alternatives.entries()) {
    const [only] = requirements;
    if (only === undefined) {
      if (wasRefused) continue;
      return anonymous;
    }
    const principal =
      requirements.length === 1
        ? authenticateRequirement(only, request, authenticate)
        : authenticateRequirements(requirements, request, authenticate);
    if (principal === noCredential) continue;
    if (isPromise(principal)) {
      return principal.then((found) =>
        isUnauthenticated(found)
          ? authenticateRequest(alternatives.slice(index + 1), request, authenticate, true)
          : { principal: found },
      );
    }
    if (!isUnauthenticated(principal)) return { principal };
    wasRefused = true;
  }
  return "refused";
}

export function isPromise<T>(value: Awaitable<T>): value is Promise<T> {
  return typeof value === "object" && value !== null && typeof (value as { then?: unknown }).then === "function";
}

/** Untyped hooks may return the result of a lookup or a comparison; falsy results must not admit the caller. */
function isUnauthenticated(principal: unknown): boolean {
  return principal === undefined || principal === null || principal === false;
}

/** Returns the principal, a falsy value if the credential is refused, or `noCredential`. */
function authenticateRequirement(
  { scheme, scopes }: SecurityRequirement,
  request: AuthenticationRequest,
  authenticate: NonNullable<ServerOptions["authenticate"]>,
): Awaitable<unknown> {
  const hook = authenticate[scheme.name];
  if (scheme.readAll !== undefined) {
    const credentials = scheme.readAll(request);
    return credentials.length === 0 ? noCredential : firstAccepted(credentials, (one) => hook?.(one, request, scopes));
  }
  const credential = scheme.read(request);
  return credential === undefined ? noCredential : hook?.(credential, request, scopes);
}

/** Returns the principal of the first accepted credential; a falsy value if none is accepted. */
function firstAccepted(
  [credential, ...others]: readonly string[],
  authenticate: (credential: string) => Awaitable<unknown>,
): Awaitable<unknown> {
  if (credential === undefined) return undefined;
  const tryOthers = (principal: unknown): Awaitable<unknown> =>
    isUnauthenticated(principal) ? firstAccepted(others, authenticate) : principal;
  const principal = authenticate(credential);
  return isPromise(principal) ? principal.then(tryOthers) : tryOthers(principal);
}

/** Returns the principal of the first requirement; undefined if one of them is refused. */
function authenticateRequirements(
  requirements: readonly SecurityRequirement[],
  request: AuthenticationRequest,
  authenticate: NonNullable<ServerOptions["authenticate"]>,
): Awaitable<unknown> {
  // Hooks are not called for incomplete credentials.
  if (requirements.some(({ scheme }) => scheme.read(request) === undefined)) return noCredential;
  const foundPrincipals = requirements.map((requirement) =>
    authenticateRequirement(requirement, request, authenticate),
  );
  return foundPrincipals.some(isPromise)
    ? Promise.all(foundPrincipals).then(firstPrincipal)
    : firstPrincipal(foundPrincipals);
}

function firstPrincipal(principals: readonly unknown[]): unknown {
  return principals.some(isUnauthenticated) ? undefined : principals[0];
}
