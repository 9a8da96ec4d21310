import type { Interface, ModelOperation, SecurityScheme } from "@guildwire/generator";
import { allOf, anyOf, apiKey, basic, http } from "@guildwire/runtime/client";

/** Headers and credentials of the requests. */
export interface RequestCredentials {
  /** Headers of every request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Credentials by security scheme, for the generated client. */
  readonly auth: Readonly<Record<string, unknown>>;
}

/** A wrong option, as a sentence without a full stop. */
export class CredentialProblem extends Error {}

/**
 * Reads `Name: value` with `${VARIABLE}` of the environment, and `scheme=VARIABLE`.
 *
 * @throws CredentialProblem for wrong options, and for variables that are not set.
 */
export function readCredentials(
  model: Interface,
  env: Readonly<Record<string, string | undefined>>,
  given: { readonly header?: readonly string[]; readonly auth?: readonly string[] },
): RequestCredentials {
  const headers: Record<string, string> = {};
  for (const text of given.header ?? []) {
    const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):\s*(.*)$/.exec(text) ?? [];
    if (name === undefined || value === undefined) {
      throw new CredentialProblem(`--header: expected Name: value, found ${JSON.stringify(text.split(":")[0])}`);
    }
    headers[name.toLowerCase()] = value.replaceAll(/\$\{(\w+)\}/g, (_, variable: string) => variableOf(env, variable));
  }
  const auth: Record<string, unknown> = {};
  for (const text of given.auth ?? []) {
    const [, name = "", variable = ""] = /^([^=]+)=(\w+)$/.exec(text) ?? [];
    const scheme = model.securitySchemes.get(name);
    if (scheme === undefined) {
      const known = [...model.securitySchemes.keys()].join(", ");
      throw new CredentialProblem(`--auth: expected scheme=VARIABLE with one of the schemes ${known || "(none)"}`);
    }
    auth[name] = credentialOf(scheme, variableOf(env, variable));
  }
  return { headers, auth };
}

function variableOf(env: Readonly<Record<string, string | undefined>>, name: string): string {
  const value = env[name];
  if (value === undefined || value === "") throw new CredentialProblem(`the environment variable ${name} is not set`);
  return value;
}

function credentialOf(scheme: SecurityScheme, value: string): unknown {
  if (scheme.kind !== "http" || scheme.scheme.toLowerCase() !== "basic") return value;
  const colon = value.indexOf(":");
  if (colon === -1) throw new CredentialProblem(`the credentials of ${scheme.name} are not name:password`);
  return { username: value.slice(0, colon), password: value.slice(colon + 1) };
}

/** Names of the headers that carry credentials, in lower case. */
export function credentialHeaders({ securitySchemes }: Interface): ReadonlySet<string> {
  const names = [...securitySchemes.values()].map((scheme) => {
    if (scheme.kind !== "apiKey") return "authorization";
    return scheme.in === "header"
      ? scheme.parameter.toLowerCase()
      : scheme.in === "cookie"
        ? "cookie"
        : "authorization";
  });
  return new Set(names);
}

/** The credentials of a request: headers, and the path and query with keys that belong to the query. */
export interface AuthenticatedTarget {
  readonly headers: Readonly<Record<string, string>>;
  readonly target: string;
}

/** Adds the credentials of an operation, as the generated client does. Nothing is added if some are missing. */
export function authenticate(
  { securitySchemes }: Interface,
  { security, id, method }: ModelOperation,
  target: string,
  auth: RequestCredentials["auth"],
): AuthenticatedTarget {
  const draft = {
    url: target,
    method,
    headers: {} as Record<string, string>,
    signal: undefined,
    redirect: "manual" as const,
    id,
    secrets: [],
    retry: false,
    send: fetch,
  };
  const alternatives = security.map((schemes) =>
    schemes.flatMap(({ scheme }) => securityOf(securitySchemes.get(scheme)) ?? []),
  );
  anyOf(...alternatives.filter((parts) => parts.length > 0).map((parts) => allOf(...parts)))(auth as never, draft);
  return { headers: draft.headers, target: draft.url };
}

function securityOf(scheme: SecurityScheme | undefined): ReturnType<typeof http> | undefined {
  if (scheme === undefined || scheme.kind === "mutualTLS") return undefined;
  if (scheme.kind === "apiKey") return apiKey(scheme.name, scheme.in, scheme.parameter);
  if (scheme.kind !== "http") return http(scheme.name, "Bearer");
  const name = scheme.scheme.toLowerCase();
  return name === "basic" ? basic(scheme.name) : http(scheme.name, name === "bearer" ? "Bearer" : scheme.scheme);
}
