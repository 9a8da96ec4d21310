import type { Interface, Operation, Tag } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import {
  type Code,
  clientRuntime,
  code,
  docComment,
  type File,
  lines,
  list,
  propertyKey,
  symbol,
  typescriptFile,
} from "../../print/index.js";
import { operationDocumentation } from "../typescript/documentation.js";
import { fileHeader } from "../typescript/header.js";
import { argumentsSymbol, operationSymbol, operationsOf } from "../typescript/naming.js";
import { needsArguments } from "./operation-function.js";
import { resultOf } from "./result.js";
import { callOptionsSymbol } from "./security.js";

/** `createApi`: the same functions, bound to a client and grouped by tag. */
export function apiFile(model: Interface, groups: readonly Tag[]): File {
  const members = groups.map((tag) => {
    const methods = operationsOf(model, tag).map((operation) => method(operation, model));
    const description = docComment(tag.description === undefined ? undefined : { text: tag.description });
    const body = list({ open: "{", close: "}", separator: ";", items: methods, multiline: true });
    return lines([description, code`readonly ${propertyKey(tag.identifier)}: ${body}`]);
  });
  const client = code`readonly client: ${clientRuntime("Client", true)}`;
  const declaration = lines([
    docComment({ text: "Every operation, by group; for people who prefer one object to many imports." }),
    code`export interface Api ${list({ open: "{", close: "}", separator: ";", items: [client, ...members], multiline: true })}`,
  ]);
  return typescriptFile({
    path: `${layout.clientApi}.ts`,
    header: fileHeader(model),
    body: [declaration, factory(model, groups)],
  });
}

function method(operation: Operation, model: Interface): Code {
  const result = resultOf(operation, model);
  const args = argumentsSymbol(operation);
  const decided = result.switch;
  const type =
    decided === undefined
      ? args
      : code`${args} & { ${propertyKey(decided.parameter.argument)}?: ${decided.typeParameter} }`;
  const mark = needsArguments(operation) ? code`` : code`?`;
  const items = [code`args${mark}: ${type}`, code`options?: ${callOptionsSymbol()}`];
  const summary = operation.summary ?? operationDocumentation(operation, model).text;
  return lines([
    docComment(summary === undefined ? undefined : { text: summary }),
    code`${propertyKey(operation.identifier)}${decided?.declaration}${list({ open: "(", close: ")", separator: ",", items })}: Promise<${result.type}>`,
  ]);
}

function factory(model: Interface, groups: readonly Tag[]): Code {
  const entries = groups.map((tag) => {
    const methods = operationsOf(model, tag).map(
      (operation) =>
        code`${propertyKey(operation.identifier)}: (args, options) => ${operationSymbol(operation)}(client, args, options)`,
    );
    return code`${propertyKey(tag.identifier)}: ${list({ open: "{", close: "}", separator: ",", items: methods, multiline: true })}`;
  });
  const options = symbol({ name: "ClientOptions", module: layout.clientSecurity, typeOnly: true });
  const create = symbol({ name: "createClient", module: layout.clientSecurity, typeOnly: false });
  return lines([
    docComment({ text: "A client with every operation bound to it." }),
    code`export function createApi(options: ${options}): Api {`,
    code`  const client = ${create}(options);`,
    code`  return ${list({ open: "{", close: "}", separator: ",", items: [code`client`, ...entries], multiline: true })};`,
    code`}`,
  ]);
}
