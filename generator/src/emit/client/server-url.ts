import type { Interface, Server, ServerVariable } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import {
  arrayLiteral,
  type Code,
  clientRuntime,
  code,
  docComment,
  type File,
  lines,
  objectLiteral,
  parameterList,
  propertyKey,
  stringLiteral,
  typeLiteral,
  typescriptFile,
  unionType,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";

/** Whether a server URL has variables with listed values. */
export function hasServerChoice(model: Interface): boolean {
  return configurableServers(model).length > 0;
}

/** Emits the variables of server URLs as a type, and a function that expands them. */
export function serverUrlFile(model: Interface): File {
  const servers = configurableServers(model);
  return typescriptFile({
    path: `${layout.clientServerUrl}.ts`,
    header: fileHeader(model),
    body: [variablesType(servers), serverUrlFunction(), variablesList(servers)],
  });
}

/** Returns servers with a variable that lists its values. Servers with the same URL template are merged. */
function configurableServers(model: Interface): readonly Server[] {
  const found = new Map<string, Server>();
  for (const server of [...model.servers, ...model.operations.flatMap(({ servers }) => servers)]) {
    if (!server.variables.some(({ values }) => values !== undefined)) continue;
    const before = found.get(server.url);
    found.set(server.url, before === undefined || before === server ? server : mergeServers(before, server));
  }
  return [...found.values()];
}

function mergeServers(one: Server, other: Server): Server {
  const others = new Map(other.variables.map((variable) => [variable.name, variable]));
  const both = one.variables.map((variable): ServerVariable => {
    const { values, ...rest } = variable;
    const more = others.get(variable.name);
    if (more === undefined) return variable;
    return values && more.values ? { ...rest, values: [...new Set([...values, ...more.values])] } : rest;
  });
  const names = new Set(one.variables.map(({ name }) => name));
  return { ...one, variables: [...both, ...other.variables.filter(({ name }) => !names.has(name))] };
}

function variablesType(servers: readonly Server[]): Code {
  const members = servers.map(({ url, description, variables }) =>
    lines([
      docComment(description === undefined ? undefined : { text: description }),
      code`readonly ${stringLiteral(url)}: ${typeLiteral(variables.map(variableMember), { multiline: true })}`,
    ]),
  );
  return lines([
    docComment({ text: "The variables of server URLs, by the URL template of the specification." }),
    code`export interface ServerVariables ${typeLiteral(members, { multiline: true })}`,
  ]);
}

function variableMember({ name, description, values, default: initial }: ServerVariable): Code {
  const documentedText = [description, initial === "" ? undefined : `Default: ${initial}`].filter(
    (part) => part !== undefined,
  );
  const type = values === undefined ? code`string` : unionType(values.map((value) => stringLiteral(value)));
  const comment = docComment(documentedText.length === 0 ? undefined : { text: documentedText.join("\n\n") });
  return lines([comment, code`readonly ${propertyKey(name)}?: ${type}`]);
}

function serverUrlFunction(): Code {
  const items = [code`template: Template`, code`values?: ServerVariables[Template]`];
  const parameters = parameterList(items);
  return lines([
    docComment({
      text: "The URL of a server, for `baseUrl` and `servers` of createClient. Throws an ApiError for invalid values.",
    }),
    code`export function serverUrl<Template extends keyof ServerVariables>${parameters}: string {`,
    code`  return ${clientRuntime("expandServerUrl")}(template, variables, { ...values });`,
    code`}`,
  ]);
}

function variablesList(servers: readonly Server[]): Code {
  const items = servers.flatMap(({ url, variables }) =>
    variables.map(({ name, default: initial, values }) => {
      const members = [
        code`url: ${stringLiteral(url)}`,
        code`name: ${stringLiteral(name)}`,
        code`default: ${stringLiteral(initial)}`,
        values && code`values: ${arrayLiteral(values.map((value) => stringLiteral(value)))}`,
      ];
      return objectLiteral(members);
    }),
  );
  return code`const variables: readonly ${clientRuntime("ServerUrlVariable", true)}[] = ${arrayLiteral(items)};`;
}
