import type { Interface, Operation, Tag } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { pascalCase } from "../../model/names.js";
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

/** How many operations one file is meant to hold: so many are some 80 kB. */
const capacity = 200;

/** `createApi`: the same functions, bound to a client and grouped by tag; a file per tag where there are many. */
export function apiFiles(model: Interface, groups: readonly Tag[]): readonly File[] {
  const isSpread = model.operations.length > capacity;
  const members = groups.map((tag) => {
    const description = docComment(tag.description === undefined ? undefined : { text: tag.description });
    const type = isSpread ? groupSymbol(tag, "type") : groupType(tag, model);
    return lines([description, code`readonly ${propertyKey(tag.identifier)}: ${type}`]);
  });
  const client = code`readonly client: ${clientRuntime("Client", true)}`;
  const declaration = lines([
    docComment({ text: "All operations, grouped by tag: an alternative to importing each function." }),
    code`export interface Api ${list({ open: "{", close: "}", separator: ";", items: [client, ...members], multiline: true })}`,
  ]);
  const entries = groups.map((tag) => {
    const value = isSpread ? code`${groupSymbol(tag, "value")}(client)` : groupValue(tag, model);
    return code`${propertyKey(tag.identifier)}: ${value}`;
  });
  const main = typescriptFile({
    path: `${layout.clientApi}.ts`,
    header: fileHeader(model),
    body: [declaration, factory(entries)],
  });
  return [main, ...(isSpread ? groups.map((tag) => groupFile(tag, model)) : [])];
}

/** The functions of one tag, bound to a client. */
function groupFile(tag: Tag, model: Interface): File {
  return typescriptFile({
    path: `${layout.clientGroupApi(tag)}.ts`,
    header: fileHeader(model),
    body: [
      lines([
        docComment({ text: `All operations of ${tag.name}.` }),
        code`export interface ${groupSymbol(tag, "type")} ${groupType(tag, model)}`,
      ]),
      lines([
        docComment({ text: `The operations of ${tag.name}, bound to a client.` }),
        code`export function ${groupSymbol(tag, "value")}(client: ${clientRuntime("Client", true)}): ${groupSymbol(tag, "type")} {`,
        code`  return ${groupValue(tag, model)};`,
        code`}`,
      ]),
    ],
  });
}

function groupSymbol(tag: Tag, kind: "type" | "value"): Code {
  const stem = kind === "type" ? pascalCase(tag.identifier) : tag.identifier;
  return symbol({ name: `${stem}Api`, module: layout.clientGroupApi(tag), typeOnly: kind === "type" });
}

function groupType(tag: Tag, model: Interface): Code {
  const methods = operationsOf(model, tag).map((operation) => method(operation, model));
  return list({ open: "{", close: "}", separator: ";", items: methods, multiline: true });
}

function groupValue(tag: Tag, model: Interface): Code {
  const methods = operationsOf(model, tag).map(
    (operation) =>
      code`${propertyKey(operation.identifier)}: (args, options) => ${operationSymbol(operation)}(client, args, options)`,
  );
  return list({ open: "{", close: "}", separator: ",", items: methods, multiline: true });
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

function factory(entries: readonly Code[]): Code {
  const options = symbol({ name: "ClientOptions", module: layout.clientSecurity, typeOnly: true });
  const create = symbol({ name: "createClient", module: layout.clientSecurity, typeOnly: false });
  return lines([
    docComment({ text: "Creates a client with all operations bound to it." }),
    code`export function createApi(options: ${options}): Api {`,
    code`  const client = ${create}(options);`,
    code`  return ${list({ open: "{", close: "}", separator: ",", items: [code`client`, ...entries], multiline: true })};`,
    code`}`,
  ]);
}
