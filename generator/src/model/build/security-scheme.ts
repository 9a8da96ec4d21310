import type { Json, JsonObject } from "../../load/document.js";
import { isDelegatedToFetch } from "../authentication.js";
import type { OAuthFlow, SecurityScheme, TokenFunction } from "../interface.js";
import { camelCase } from "../names.js";
import { asObject, asString, child, entriesOf, withoutUndefined } from "../raw.js";
import type { BuildContext } from "./context.js";

export function readSecuritySchemes(document: JsonObject, context: BuildContext): ReadonlyMap<string, SecurityScheme> {
  const schemes = new Map<string, SecurityScheme>();
  for (const [name, raw] of entriesOf(asObject(document["components"])?.["securitySchemes"])) {
    const at = child("/components/securitySchemes", name);
    const scheme = readScheme({ name, node: asObject(raw) ?? {}, at }, context);
    if (scheme === undefined) continue;
    schemes.set(name, scheme);
    if (isDelegatedToFetch(scheme)) {
      // The kind of another scheme is not named: it may stand for a scheme that the document does not describe.
      const http = scheme.kind === "http" ? ` (${scheme.scheme})` : "";
      context.report(
        "keyword-without-effect",
        child(at, http === "" ? "type" : "scheme"),
        `the client does not authenticate with ${JSON.stringify(name)}${http}`,
        { fix: "give createClient a `fetch` that does" },
      );
    }
  }
  return schemes;
}

interface RawScheme {
  readonly name: string;
  readonly node: JsonObject;
  readonly at: string;
}

function readScheme({ name, node, at }: RawScheme, context: BuildContext): SecurityScheme | undefined {
  const common = withoutUndefined({
    at,
    name,
    description: asString(node["description"]),
    deprecated: node["deprecated"] === true ? true : undefined,
  });
  switch (node["type"]) {
    case "http":
      return withoutUndefined({
        ...common,
        kind: "http" as const,
        scheme: asString(node["scheme"]) ?? "",
        bearerFormat: asString(node["bearerFormat"]),
      });
    case "apiKey": {
      const location = asString(node["in"]);
      if (location !== "header" && location !== "query" && location !== "cookie") return undefined;
      return { ...common, kind: "apiKey", in: location, parameter: asString(node["name"]) ?? "" };
    }
    case "oauth2":
      return withoutUndefined({
        ...common,
        kind: "oauth2" as const,
        flows: readFlows(node["flows"], child(at, "flows"), (flow, grant) => {
          const suffix = grant === "clientCredentials" ? "ClientCredentials" : "RefreshToken";
          const text = `${name} (${grant})`;
          return context.functionNames.claimDerived({ at: flow, text, identifier: `${camelCase(name)}${suffix}` });
        }),
        metadataUrl: asString(node["oauth2MetadataUrl"]),
      });
    case "openIdConnect":
      return { ...common, kind: "openIdConnect", url: asString(node["openIdConnectUrl"]) ?? "" };
    case "mutualTLS":
      return { ...common, kind: "mutualTLS" };
    default:
      return undefined;
  }
}

type Grant = TokenFunction["grant"];

/** Names the token function of a flow. */
type ClaimName = (at: string, grant: Grant) => string;

function readFlows(flows: Json | undefined, at: string, claim: ClaimName): readonly OAuthFlow[] {
  const known = new Set<Grant>();
  return entriesOf(flows)
    .filter(([name]) => !name.startsWith("x-"))
    .map(([name, raw]) => {
      const node = asObject(raw) ?? {};
      const grant = name === "clientCredentials" ? name : "refreshToken";
      const tokenUrl = tokenUrlOf(name, node);
      const isNew = tokenUrl !== undefined && !known.has(grant);
      if (isNew) known.add(grant);
      return withoutUndefined({
        at: child(at, name),
        name,
        authorizationUrl: asString(node["authorizationUrl"]),
        deviceAuthorizationUrl: asString(node["deviceAuthorizationUrl"]),
        tokenUrl: asString(node["tokenUrl"]),
        refreshUrl: asString(node["refreshUrl"]),
        scopes: entriesOf(node["scopes"]).map(([scope]) => scope),
        tokenFunction: isNew ? { identifier: claim(child(at, name), grant), grant, tokenUrl } : undefined,
      });
    });
}

/** Returns the absolute URL for obtaining tokens; undefined for the implicit flow. */
function tokenUrlOf(flow: string, node: JsonObject): string | undefined {
  const url = flow === "clientCredentials" ? undefined : asString(node["refreshUrl"]);
  return [url, asString(node["tokenUrl"])].find((one) => one !== undefined && /^https?:\/\//i.test(one));
}
