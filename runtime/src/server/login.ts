import type { RequestFacts } from "./context.js";
import type { Awaitable, Operation, SecurityRequirement } from "./operation.js";
import type { ServerOptions } from "./options.js";

/** Who calls; `refused` when nobody may. */
export type Login = { readonly principal: unknown } | "refused";

const anonymous: Login = { principal: undefined };

const absent: unique symbol = Symbol("no credential");

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
    const [only] = requirements;
    if (only === undefined) {
      if (wasRefused) continue;
      return anonymous;
    }
    const principal =
      requirements.length === 1 ? askOne(only, request, authenticate) : askAll(requirements, request, authenticate);
    if (principal === absent) continue;
    if (isPromise(principal)) {
      return principal.then((found) =>
        isNobody(found) ? logIn(alternatives, request, authenticate, next + 1, true) : { principal: found },
      );
    }
    if (!isNobody(principal)) return { principal };
    wasRefused = true;
  }
  return "refused";
}

export function isPromise<T>(value: Awaitable<T>): value is Promise<T> {
  return typeof value === "object" && value !== null && typeof (value as { then?: unknown }).then === "function";
}

/** Hooks without types answer what a store or a comparison gives them; none of that may let anybody in. */
function isNobody(principal: unknown): boolean {
  return principal === undefined || principal === null || principal === false;
}

/** The principal, nobody when it is refused, `absent` when there is no credential. */
function askOne(
  { scheme, scopes }: SecurityRequirement,
  request: Facts,
  authenticate: NonNullable<ServerOptions["authenticate"]>,
): Awaitable<unknown> {
  const credential = scheme.read(request);
  return credential === undefined ? absent : authenticate[scheme.name]?.(credential, request, scopes);
}

/** The principal of the first requirement; nobody when one of them refuses. */
function askAll(
  requirements: readonly SecurityRequirement[],
  request: Facts,
  authenticate: NonNullable<ServerOptions["authenticate"]>,
): Awaitable<unknown> {
  // Nobody is asked about a login that is not complete.
  if (requirements.some(({ scheme }) => scheme.read(request) === undefined)) return absent;
  const answers = requirements.map((requirement) => askOne(requirement, request, authenticate));
  return answers.some(isPromise) ? Promise.all(answers).then(first) : first(answers);
}

function first(principals: readonly unknown[]): unknown {
  return principals.some(isNobody) ? undefined : principals[0];
}
