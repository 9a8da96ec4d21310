import type { OAuthFlow, Operation, SecurityRequirement, SecurityScheme } from "../../../model/interface.js";
import { child } from "../../../model/raw.js";
import type { InterfaceChange } from "../../interface-change.js";
import type { InterfaceRuleId } from "../../rules/interface-rules.js";
import type { WitnessRequest, WitnessResult } from "../../witness.js";
import { credentialsOf, type MessageMaker } from "../messages.js";
import type { KeptSubject } from "./request-rules.js";
import type { Subjects } from "./subjects.js";
import { kept, lost, none } from "./verdicts.js";

type Show = (subject: KeptSubject, change: InterfaceChange, subjects: Subjects) => WitnessResult | undefined;

/** Messages for changes of the access to operations that both interfaces have. */
export const accessRules: { readonly [Rule in InterfaceRuleId]?: Show } = {
  "security-introduced": ({ was, is, make }, _change, { head }) => {
    const request = make.base.requestOf(was);
    return lost({ request }, pointerOfCredentials(is.security[0] ?? [], head.securitySchemes));
  },
  "security-alternative-removed": formerCredentials,
  "scope-added": formerCredentials,
  "permission-required": ({ was, make }) => lost({ request: make.base.requestOf(was) }),
  "permission-condition-changed": ({ is, make }) => kept({ request: make.head.requestOf(is) }),
  "owner-only-introduced": ({ was, make }) => lost({ request: make.base.requestOf(was) }),
};

/** Returns a request with credentials that the head does not accept. */
function formerCredentials(
  { was, make }: KeptSubject,
  { pointers }: InterfaceChange,
  { base }: Subjects,
): WitnessResult | undefined {
  const alternative = was.security[Number(pointers.base?.split("/").at(-1))];
  if (alternative === undefined) return undefined;
  const request = withCredentials(make.base, was, alternative, base.securitySchemes);
  return lost({ request }, pointerOfCredentials(alternative, base.securitySchemes));
}

function withCredentials(
  make: MessageMaker,
  operation: Operation,
  alternative: readonly SecurityRequirement[],
  schemes: ReadonlyMap<string, SecurityScheme>,
): WitnessRequest {
  const request = make.requestOf(operation);
  const given = credentialsOf(alternative, schemes);
  return {
    ...request,
    ...(given.query === undefined ? {} : { query: { ...request.query, ...given.query } }),
    ...(given.headers === undefined ? {} : { headers: { ...request.headers, ...given.headers } }),
    ...(given.cookies === undefined ? {} : { cookies: { ...request.cookies, ...given.cookies } }),
  };
}

function pointerOfCredentials(
  alternative: readonly SecurityRequirement[],
  schemes: ReadonlyMap<string, SecurityScheme>,
): string {
  const given = credentialsOf(alternative, schemes);
  for (const part of ["headers", "query", "cookies"] as const) {
    const [name] = Object.keys(given[part] ?? {});
    if (name !== undefined) return child(`/request/${part}`, name);
  }
  return "/request";
}

type ShowScheme = (was: SecurityScheme, change: InterfaceChange, subjects: Subjects) => WitnessResult | undefined;

/** Messages for changes of security schemes. */
export const schemeRules: { readonly [Rule in InterfaceRuleId]?: ShowScheme } = {
  "security-scheme-removed": (was, _change, subjects) => requestWith(was, subjects, lost),
  "security-scheme-changed": (was, _change, subjects) => requestWith(was, subjects, lost),
  "security-scheme-deprecated": (was, _change, subjects) => requestWith(was, subjects, kept),
  "bearer-format-changed": (was, _change, subjects) => requestWith(was, subjects, kept),
  "oauth-flow-removed": (was, { key }) => {
    const flow = flowsOf(was).find(({ name }) => name === key);
    return flow && lost({ request: tokenRequest(flow) });
  },
  "oauth-scope-removed": (was, { key, pointers }) => {
    const flow = flowsOf(was).find(
      ({ at, scopes }) => pointers.base?.startsWith(at) === true && scopes.includes(key ?? ""),
    );
    return flow && lost({ request: tokenRequest(flow, key) }, "/request");
  },
  "security-url-changed": (was, { key = "" }) => {
    const flow = flowsOf(was).find((one) => key in one);
    const url = urlOf(was, flow, key);
    if (url === undefined) return undefined;
    return lost(
      { request: { method: key === "tokenUrl" || key === "refreshUrl" ? "POST" : "GET", path: url } },
      "/request/path",
    );
  },
};

function urlOf(scheme: SecurityScheme, flow: OAuthFlow | undefined, key: string): string | undefined {
  if (scheme.kind === "openIdConnect") return scheme.url;
  if (scheme.kind === "oauth2" && key === "oauth2MetadataUrl") return scheme.metadataUrl;
  return flow?.[key as "tokenUrl" | "authorizationUrl" | "deviceAuthorizationUrl" | "refreshUrl"];
}

function flowsOf(scheme: SecurityScheme): readonly OAuthFlow[] {
  return scheme.kind === "oauth2" ? scheme.flows : [];
}

const grants: Readonly<Record<string, string>> = { clientCredentials: "client_credentials", password: "password" };

/** Returns the first request of a flow: to the authorization endpoint, or for a token. */
function tokenRequest(flow: OAuthFlow, scope?: string): WitnessRequest {
  const scopes = scope === undefined ? {} : { scope };
  const url = flow.authorizationUrl ?? flow.deviceAuthorizationUrl;
  if (flow.authorizationUrl !== undefined && url !== undefined) {
    const type = flow.name === "implicit" ? "token" : "code";
    return { method: "GET", path: url, query: { response_type: type, client_id: "<client>", ...scopes } };
  }
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const body =
    url === undefined ? { grant_type: grants[flow.name] ?? "authorization_code" } : { client_id: "<client>" };
  return { method: "POST", path: url ?? flow.tokenUrl ?? "", headers: form, body: { ...body, ...scopes } };
}

/** Shows the first operation that accepts a scheme. */
function requestWith(
  scheme: SecurityScheme,
  { base, makers }: Subjects,
  verdict: typeof lost,
): WitnessResult | undefined {
  for (const operation of base.operations) {
    const alternative = operation.security.find((one) => one.some((requirement) => requirement.scheme === scheme.name));
    if (alternative === undefined) continue;
    const request = withCredentials(makers.own.base, operation, alternative, base.securitySchemes);
    const own = alternative.filter((requirement) => requirement.scheme === scheme.name);
    return verdict({ request }, pointerOfCredentials(own, base.securitySchemes));
  }
  return none("no operation accepts the scheme");
}
