import type { ErrorFormat } from "../../model/error-format.js";
import type { Interface, SecurityScheme, Tag } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { serverNames } from "../../model/server-names.js";
import {
  arrayLiteral,
  type Code,
  code,
  docComment,
  type File,
  identifier,
  lines,
  objectLiteral,
  parameterList,
  propertyKey,
  type ServerRuntimeName,
  serverRuntime,
  stringLiteral,
  symbol,
  typeLiteral,
  typescriptFile,
  unionType,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { errorFormatName, errorFormatSymbol } from "./error-format.js";
import { failuresSymbol } from "./errors.js";
import { familiesOf } from "./families.js";
import { operationsConstant } from "./naming.js";
import type { SecurityConstants } from "./security.js";

/** Emits server options with this interface's security schemes and events, and the functions that create a server. */
export function createServerFile(model: Interface, groups: readonly Tag[], securityConstants: SecurityConstants): File {
  const required = securityConstants.schemes.length > 0 || familiesOf(model).size > 0;
  return typescriptFile({
    path: `${layout.createServer}.ts`,
    header: fileHeader(model),
    body: [
      options(model, securityConstants.schemes),
      definition(model, groups),
      factoryType(required),
      ...factories.map(factoryFunction),
    ],
  });
}

function options(model: Interface, schemes: readonly SecurityScheme[]): Code {
  const base = serverRuntime("ServerOptions", true);
  const families = [...new Set(familiesOf(model).values())];
  const members: Code[] = [];
  if (schemes.length > 0) {
    const hooks = schemes.map((scheme) =>
      lines([
        docComment(scheme.description === undefined ? undefined : { text: scheme.description }),
        code`readonly ${propertyKey(scheme.name)}: ${authenticateType(scheme)}`,
      ]),
    );
    members.push(
      lines([
        docComment({
          text: "Resolves credentials to a principal, by security scheme; undefined means unauthenticated.",
        }),
        code`readonly authenticate: ${typeLiteral(hooks, { multiline: true })}`,
      ]),
    );
  }
  if (families.length > 0) {
    const names = unionType(families.map(stringLiteral));
    members.push(
      lines([
        docComment({
          text:
            "Decides which family a request to a shared route belongs to, by the path parameters that the families name " +
            "differently; undefined for neither, which results in 404.",
        }),
        code`readonly resolve: ${serverRuntime("Resolve", true)}<${names}>`,
      ]),
    );
  }
  if (model.events.length > 0) {
    const event = symbol({ name: "ServerEvent", module: layout.serverContext, typeOnly: true });
    const context = symbol({ name: "Context", module: layout.serverContext, typeOnly: true });
    members.push(
      lines([
        docComment({ text: "Receives the events of a successful handler, in order, before the response is sent." }),
        code`readonly deliver?: (events: readonly ${event}[], context: ${context}<Principal>) => ${serverRuntime("Awaitable", true)}<void>`,
      ]),
    );
  }
  const replaced = unionType(["authenticate", "resolve", "deliver", "partial"].map(stringLiteral));
  const body = typeLiteral(members, { multiline: true });
  return lines([
    docComment({ text: "Options of a server of this interface." }),
    code`export interface ServerOptions<Principal = unknown>`,
    code`  extends Omit<${base}<Principal>, ${replaced}> ${body}`,
  ]);
}

/** Returns the type of an authentication hook: it receives a name and password, or a string. */
function authenticateType(scheme: SecurityScheme): Code {
  const basic = scheme.kind === "http" && scheme.scheme.toLowerCase() === "basic";
  const credential = basic ? code`{ readonly username: string; readonly password: string }` : code`string`;
  return code`${serverRuntime("Authenticate", true)}<Principal, ${credential}>`;
}

function definition(model: Interface, groups: readonly Tag[]): Code {
  const failures = failuresSymbol(model);
  const { document } = model.errorFormats;
  const items = [
    symbol({ name: "route", module: layout.serverRouter, typeOnly: false }),
    failures,
    document === undefined ? undefined : errorFormatField(document, model),
    familiesOf(model).size > 0 ? code`shared: true` : undefined,
    tagNames(groups),
    code`operations: ${operationsCode(groups)}`,
  ].filter((item) => item !== undefined);
  const body = objectLiteral(items, { multiline: true });
  const any = serverRuntime("AnyPrincipal", true);
  const handlers = symbol({ name: serverNames.handlers, module: layout.serverHandlers, typeOnly: true });
  const type = code`${serverRuntime("ServerDefinition", true)}<${handlers}<${any}>, ServerOptions<${any}>>`;
  return lines([
    docComment({ text: "The operations, for adapters such as `@guildwire/runtime/fastify`." }),
    code`export const definition: ${type} = ${body};`,
  ]);
}

function operationsCode(groups: readonly Tag[]): Code {
  const [only, ...others] = groups.map(operationsConstant);
  return only !== undefined && others.length === 0
    ? only
    : code`${arrayLiteral(groups.map(operationsConstant))}.flat()`;
}

/** Prints the name of the tag of each group. */
function tagNames(groups: readonly Tag[]): Code | undefined {
  if (groups.length === 0) return undefined;
  const items = groups.map(({ name, identifier }) => code`${propertyKey(identifier)}: ${stringLiteral(name)}`);
  return code`tags: ${objectLiteral(items)}`;
}

function errorFormatField(format: ErrorFormat, model: Interface): Code {
  const value = errorFormatSymbol(format, model);
  return errorFormatName(format, model) === "errorFormat" ? value : code`errorFormat: ${value}`;
}

interface Factory {
  readonly name: ServerRuntimeName;
  readonly text: string;
  readonly result: ServerRuntimeName;
}

const factories: readonly Factory[] = [
  {
    name: "createFetchHandler",
    text: "Creates a handler for Fetch-based hosts, such as Deno, Bun, workers and Hono.",
    result: "FetchHandler",
  },
  {
    name: "createNodeHandler",
    text: "Creates a handler for node:http and compatible frameworks, such as Express and Fastify.",
    result: "NodeHandler",
  },
  {
    name: "createMemoryTransport",
    text: "Creates a `fetch` that calls the handlers without a network, for clients in tests.",
    result: "MemoryTransport",
  },
];

/** Prints the type of the functions. The overload without `partial` is last: the compiler reports errors for it. */
function factoryType(required: boolean): Code {
  const handlers = (type: string): Code => symbol({ name: type, module: layout.serverHandlers, typeOnly: true });
  const some = [
    code`handlers: ${handlers(serverNames.handlersSoFar)}<Principal>`,
    code`options: ServerOptions<Principal> & { readonly partial: true }`,
  ];
  const all = [
    code`handlers: ${handlers(serverNames.handlers)}<Principal>`,
    code`options${required ? code`` : code`?`}: ServerOptions<Principal> & { readonly partial?: false }`,
  ];
  const overloads = [
    lines([
      docComment({ text: "Operations without a handler respond with 501." }),
      code`<Principal = unknown>${parameterList(some)}: Server`,
    ]),
    lines([
      docComment({ text: "Throws a TypeError when a handler or a hook is missing." }),
      code`<Principal = unknown>${parameterList(all)}: Server`,
    ]),
  ];
  return lines([
    docComment({ text: "Creates a server of this interface." }),
    code`export interface ${identifier(serverNames.createServer)}<Server> ${typeLiteral(overloads, { multiline: true })}`,
  ]);
}

function factoryFunction({ name, text, result }: Factory): Code {
  const type = code`${identifier(serverNames.createServer)}<${serverRuntime(result, true)}>`;
  const declared = symbol({ name, module: layout.createServer, typeOnly: false });
  return lines([
    docComment({ text }),
    code`export const ${declared}: ${type} = (handlers: object, options?: object) =>`,
    code`  ${serverRuntime(name)}(definition, handlers, options);`,
  ]);
}
