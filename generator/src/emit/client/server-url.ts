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
  const servers = new Set([...model.servers, ...model.operations.flatMap((operation) => operation.servers)]);
  const byUrl = new Map<string, { readonly server: Server; readonly variables: Map<string, MergedVariable> }>();
  for (const server of servers) {
    if (!server.variables.some(({ values }) => values !== undefined)) continue;
    const merged = byUrl.get(server.url) ?? { server, variables: new Map<string, MergedVariable>() };
    byUrl.set(server.url, merged);
    for (const { values, ...variable } of server.variables) {
      const known = merged.variables.get(variable.name) ?? { variable, values: new Set<string>() };
      merged.variables.set(variable.name, known);
      if (values === undefined) known.values = undefined;
      for (const value of values ?? []) known.values?.add(value);
    }
  }
  return Array.from(byUrl.values(), ({ server, variables }) => ({
    ...server,
    variables: Array.from(variables.values(), ({ variable, values }) =>
      values === undefined ? variable : { ...variable, values: [...values] },
    ),
  }));
}

interface MergedVariable {
  readonly variable: Omit<ServerVariable, "values">;
  /** The values that a server allows. Undefined: a server allows any. */
  values: Set<string> | undefined;
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
  const entries = servers.map(({ url, variables }) => {
    const items = variables.map(({ name, default: initial, values }) =>
      objectLiteral([
        code`name: ${stringLiteral(name)}`,
        code`default: ${stringLiteral(initial)}`,
        values && code`values: ${arrayLiteral(values.map((value) => stringLiteral(value)))}`,
      ]),
    );
    // Computed: the URL template may be any text, such as `__proto__`.
    return code`[${stringLiteral(url)}]: ${arrayLiteral(items)}`;
  });
  const type = code`Readonly<Record<keyof ServerVariables, readonly ${clientRuntime("ServerUrlVariable", true)}[]>>`;
  return code`const variables: ${type} = ${objectLiteral(entries)};`;
}
