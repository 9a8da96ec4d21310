import type { Interface, OAuthFlow, TokenFunction } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import {
  arrayLiteral,
  type Code,
  clientRuntime,
  code,
  docComment,
  type File,
  identifier,
  lines,
  objectLiteral,
  stringLiteral,
  typeLiteral,
  typescriptFile,
  unionType,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";

/** Returns the token functions of all security schemes. */
export function tokenFunctionsOf(model: Interface): readonly TokenFunction[] {
  return flowsOf(model).map(({ tokenFunction }) => tokenFunction);
}

/**
 * Emits one function per OAuth 2.0 flow without user interaction, with the token URL and scopes of the specification.
 */
export function oauthFile(model: Interface): File {
  const body = flowsOf(model).map((flow) => tokenFunction(flow, model));
  return typescriptFile({ path: `${layout.clientOAuth}.ts`, header: fileHeader(model), body });
}

interface TokenFlow extends OAuthFlow {
  readonly scheme: string;
  readonly tokenFunction: TokenFunction;
}

function flowsOf(model: Interface): readonly TokenFlow[] {
  return [...model.securitySchemes.values()].flatMap((scheme) =>
    (scheme.kind === "oauth2" ? scheme.flows : []).flatMap((flow) => {
      const { tokenFunction } = flow;
      return tokenFunction === undefined ? [] : [{ ...flow, tokenFunction, scheme: scheme.name }];
    }),
  );
}

function tokenFunction(flow: TokenFlow, model: Interface): Code {
  const { scheme, scopes, tokenFunction } = flow;
  const { grant, tokenUrl } = tokenFunction;
  const runtimeOptions = clientRuntime(
    grant === "clientCredentials" ? "ClientCredentialsOptions" : "RefreshTokenOptions",
    true,
  );
  const scope = scopes.length === 0 ? code`string` : unionType(scopes.map((one) => stringLiteral(one)));
  const members = [code`tokenUrl?: string`, code`scopes?: readonly (${scope})[]`];
  const own = typeLiteral(members);
  const options = code`Omit<${runtimeOptions}, "tokenUrl" | "scopes"> & ${own}`;
  const required = grant === "clientCredentials" ? requiredScopes(scheme, model) : [];
  const values = [code`tokenUrl: ${stringLiteral(tokenUrl)}`];
  if (required.length > 0) {
    const items = required.map((one) => stringLiteral(one));
    values.push(code`scopes: ${arrayLiteral(items)}`);
  }
  values.push(code`...options`);
  const request = objectLiteral(values, { multiline: true });
  return lines([
    docComment({ text: documentation(flow, required) }),
    code`export function ${identifier(tokenFunction.identifier)}(`,
    code`  options: ${options},`,
    code`): ${clientRuntime("TokenProvider", true)} {`,
    code`  return ${clientRuntime(grant)}(${request});`,
    code`}`,
  ]);
}

function documentation({ scheme, tokenFunction }: TokenFlow, required: readonly string[]): string {
  const grant = tokenFunction.grant === "clientCredentials" ? "client credentials" : "a refresh token";
  const scopes =
    required.length === 0 ? "" : ` Default scopes: those that operations require (${required.join(", ")}).`;
  return `Access tokens for the security scheme ${scheme}, by ${grant}.${scopes}`;
}

/** Returns the scopes that operations require of a scheme, in order of first use. */
function requiredScopes(scheme: string, model: Interface): readonly string[] {
  const requirements = model.operations.flatMap(({ security }) => security.flat());
  return [...new Set(requirements.filter((one) => one.scheme === scheme).flatMap(({ scopes }) => scopes))];
}
