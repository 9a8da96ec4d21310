import type { Interface, SecurityScheme } from "@guildwire/generator";

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
