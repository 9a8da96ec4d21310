import { isDelegatedToFetch } from "../../model/authentication.js";
import type { Interface, Operation, SecurityRequirement, SecurityScheme } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { camelCase, NameTable } from "../../model/names.js";
import {
  type Code,
  call,
  clientRuntime,
  code,
  docComment,
  type File,
  identifier,
  lines,
  propertyKey,
  stringLiteral,
  symbol,
  typeLiteral,
  typescriptFile,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { documentServersConstant } from "./document-servers.js";
import { retryAfterReader } from "./error-format.js";

/** Emits a constant per distinct requirement, typed credentials, and `createClient`. */
export function securityFile(model: Interface): File {
  const constants = [...requirementsOf(model).values()].map(({ name, alternatives }) =>
    lines([
      docComment({ text: `Authentication: ${alternatives.map(describeAlternative).join(" or ")}.` }),
      code`export const ${identifier(name)}: ${clientRuntime("Security", true)} = ${requirementCode(alternatives, model)};`,
    ]),
  );
  return typescriptFile({
    path: `${layout.clientSecurity}.ts`,
    header: fileHeader(model),
    body: [credentialsType(model), ...createClient(model), ...documentServersConstant(model), ...constants],
  });
}

/** Returns the requirement of an operation; undefined if the client does not authenticate. */
export function securitySymbol(operation: Operation, model: Interface): Code | undefined {
  const name = securityName(operation, model);
  return name === undefined ? undefined : symbol({ name, module: layout.clientSecurity, typeOnly: false });
}

/** Returns the name of {@link securitySymbol}, which depends on the requirements of all operations. */
export function securityName(operation: Operation, model: Interface): string | undefined {
  return requirementsOf(model).get(requirementKey(alternativesOf(operation, model)))?.name;
}

/** References the options of a call, with this interface's credentials. */
export function callOptionsSymbol(): Code {
  return symbol({ name: "CallOptions", module: layout.clientSecurity, typeOnly: true });
}

/** Schemes that are required together. */
type SecurityAlternative = readonly SecurityRequirement[];

/**
 * Returns the security alternatives that the client implements. An empty alternative comes last, because it always
 * matches, and a client with credentials should send them.
 */
function alternativesOf(operation: Operation, model: Interface): readonly SecurityAlternative[] {
  const own = operation.security.map((alternative) =>
    alternative.filter(({ scheme }) => !isDelegatedToFetch(model.securitySchemes.get(scheme))),
  );
  return [...own.filter((one) => one.length > 0), ...own.filter((one) => one.length === 0).slice(0, 1)];
}

interface NamedRequirement {
  readonly name: string;
  readonly alternatives: readonly SecurityAlternative[];
}

const requirements = new WeakMap<Interface, ReadonlyMap<string, NamedRequirement>>();

/** Returns the distinct requirements with unique names: those of `api_key` and `apiKey` differ. */
function requirementsOf(model: Interface): ReadonlyMap<string, NamedRequirement> {
  const known = requirements.get(model);
  if (known !== undefined) return known;
  const names = new NameTable();
  const found = new Map<string, NamedRequirement>();
  for (const operation of model.operations) {
    const alternatives = alternativesOf(operation, model);
    const key = requirementKey(alternatives);
    if (found.has(key) || alternatives.every((alternative) => alternative.length === 0)) continue;
    const words = alternatives.map(describeAlternative).join(" or ");
    found.set(key, { name: names.claim(camelCase(`${words} security`)), alternatives });
  }
  requirements.set(model, found);
  return found;
}

function requirementKey(alternatives: readonly SecurityAlternative[]): string {
  return JSON.stringify(alternatives.map((alternative) => alternative.map(({ scheme }) => scheme)));
}

function describeAlternative(alternative: SecurityAlternative): string {
  return alternative.length === 0 ? "nothing" : alternative.map((one) => one.scheme).join(" and ");
}

function requirementCode(alternatives: readonly SecurityAlternative[], model: Interface): Code {
  const items = alternatives.map((alternative) => {
    const schemes = alternative.map((one) => schemeCode(one, model.securitySchemes.get(one.scheme)));
    const [only] = schemes;
    return schemes.length === 1 && only !== undefined ? only : call(clientRuntime("allOf"), schemes);
  });
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : call(clientRuntime("anyOf"), items);
}

function schemeCode(one: SecurityRequirement, scheme: SecurityScheme | undefined): Code {
  const name = stringLiteral(one.scheme);
  if (scheme?.kind === "apiKey") {
    return code`${clientRuntime("apiKey")}(${name}, ${stringLiteral(scheme.in)}, ${stringLiteral(scheme.parameter)})`;
  }
  if (scheme?.kind === "http") {
    if (scheme.scheme.toLowerCase() === "basic") return code`${clientRuntime("basic")}(${name})`;
    const prefix = scheme.scheme.toLowerCase() === "bearer" ? "Bearer" : scheme.scheme;
    return code`${clientRuntime("http")}(${name}, ${stringLiteral(prefix)})`;
  }
  return code`${clientRuntime("http")}(${name}, "Bearer")`;
}

function credentialsType(model: Interface): Code {
  const schemes = [...model.securitySchemes.values()].filter((scheme) => !isDelegatedToFetch(scheme));
  const members = schemes.map((scheme) => {
    const basic = scheme.kind === "http" && scheme.scheme.toLowerCase() === "basic";
    const token = code`string${scheme.kind === "apiKey" ? code`` : code` | ${clientRuntime("TokenProvider", true)}`}`;
    const type = basic ? code`{ username: string; password: string }` : token;
    return lines([
      docComment(scheme.description === undefined ? undefined : { text: scheme.description }),
      code`readonly ${propertyKey(scheme.name)}?: ${type}`,
    ]);
  });
  const comment = docComment({ text: "The credentials of a client, by security scheme." });
  if (members.length === 0) return lines([comment, code`export type Credentials = Record<string, never>;`]);
  const body = typeLiteral(members, { multiline: true });
  // Not an interface: only an object literal type is assignable to the runtime's index signature.
  return lines([comment, code`export type Credentials = ${body};`]);
}

function createClient(model: Interface): readonly Code[] {
  const options = clientRuntime("ClientOptions", true);
  const validates = model.validateResponses !== undefined;
  const ofClient = validates ? code` & ${clientRuntime("ValidationOptions", true)}` : code``;
  const ofCall = validates ? code` & ${clientRuntime("ValidationCallOptions", true)}` : code``;
  return [
    lines([
      docComment({ text: "Options of createClient; the credentials are those of this interface." }),
      code`export type ClientOptions = ${options}<Credentials>${ofClient};`,
    ]),
    lines([
      docComment({ text: "Options of one call; the credentials are those of this interface." }),
      code`export type CallOptions = ${clientRuntime("CallOptions", true)}<Credentials>${ofCall};`,
    ]),
    lines([
      docComment({
        text: "Creates a client with a base URL, credentials and defaults for all of its calls.",
      }),
      ...createClientDeclaration(model),
    ]),
  ];
}

function createClientDeclaration(model: Interface): readonly Code[] {
  const client = clientRuntime("Client", true);
  const create = clientRuntime("createClient");
  const readRetryAfter = retryAfterReader(model);
  if (model.validateResponses !== undefined) {
    const items = [
      code`options`,
      stringLiteral(model.validateResponses),
      ...(readRetryAfter === undefined ? [] : [readRetryAfter]),
    ];
    return [
      code`export function createClient(options: ClientOptions): ${client} {`,
      code`  return ${call(clientRuntime("createValidatingClient"), items)};`,
      code`}`,
    ];
  }
  if (readRetryAfter === undefined)
    return [code`export const createClient: (options: ClientOptions) => ${client} = ${create};`];
  return [
    code`export function createClient(options: ClientOptions): ${client} {`,
    code`  return ${create}(options, ${readRetryAfter});`,
    code`}`,
  ];
}
