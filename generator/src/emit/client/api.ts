import type { Interface, Operation, Tag } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { pascalCase } from "../../model/names.js";
import { streamedContent } from "../../model/responses.js";
import {
  type Code,
  clientRuntime,
  code,
  docComment,
  type File,
  lines,
  objectLiteral,
  parameterList,
  propertyKey,
  sourced,
  symbol,
  typeLiteral,
  typescriptFile,
} from "../../print/index.js";
import { argumentType } from "../typescript/argument-groups.js";
import { operationDocumentation } from "../typescript/documentation.js";
import { fileHeader } from "../typescript/header.js";
import { argumentsSymbol, operationsOf } from "../typescript/naming.js";
import { type PrintedFiles, printedFile } from "../typescript/printed-files.js";
import { needsArguments, resultOptions, typeParameterList } from "./operation-function.js";
import { resultOf } from "./result.js";
import { streamOptions, streamType, streamTypeParameters } from "./stream.js";

/** Number of operations above which each group has a file; 200 operations are about 80 kB. */
const capacity = 200;

/** Emits `createApi`: all functions bound to a client and grouped by tag. Large interfaces get a file per tag. */
export function apiFiles(model: Interface, groups: readonly Tag[], printed: PrintedFiles): readonly File[] {
  const isSpread = model.layout === "groups" && model.operations.length > capacity;
  const members = groups.map((tag) => {
    const description = docComment(tag.description === undefined ? undefined : { text: tag.description });
    const type = isSpread ? groupSymbol(tag, "type") : groupType(tag, model);
    return lines([description, code`readonly ${sourced(propertyKey(tag.identifier), tag, "name")}: ${type}`]);
  });
  const client = code`readonly client: ${clientRuntime("Client", true)}`;
  const declaration = lines([
    docComment({ text: "All operations, grouped by tag: an alternative to importing each function." }),
    code`export interface Api ${typeLiteral([client, ...members], { multiline: true })}`,
  ]);
  const entries = groups.map((tag) => {
    const value = isSpread
      ? code`${groupSymbol(tag, "value")}(client)`
      : groupValue(tag, model, (name) => functionSymbol(tag, name));
    return code`${propertyKey(tag.identifier)}: ${value}`;
  });
  const main = typescriptFile({
    path: `${layout.clientApi}.ts`,
    header: fileHeader(model),
    body: [declaration, factory(entries)],
  });
  return [main, ...(isSpread ? groups.map((tag) => groupFile(tag, model, printed)) : [])];
}

/** Emits the functions of one tag, bound to a client. */
function groupFile(tag: Tag, model: Interface, printed: PrintedFiles): File {
  const path = `${layout.clientGroupApi(tag)}.ts`;
  return printedFile(printed, path, { operations: operationsOf(model, tag), others: [tag] }, () =>
    printGroup(path, tag, model),
  );
}

function printGroup(path: string, tag: Tag, model: Interface): File {
  return typescriptFile({
    path,
    header: fileHeader(model),
    body: [
      lines([
        docComment({ text: `All operations of ${tag.name}.` }),
        code`export interface ${groupSymbol(tag, "type")} ${groupType(tag, model)}`,
      ]),
      lines([
        docComment({ text: `The operations of ${tag.name}, bound to a client.` }),
        code`export function ${groupSymbol(tag, "value")}(client: ${clientRuntime("Client", true)}): ${groupSymbol(tag, "type")} {`,
        code`  return ${groupValue(tag, model, (name) => functionInNamespace(tag, name))};`,
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
  const methods = operationsOf(model, tag).flatMap((operation) => methodsOf(operation, model));
  return typeLiteral(methods, { multiline: true });
}

function functionSymbol(tag: Tag, name: string): Code {
  return symbol({ name, module: layout.client(tag), typeOnly: false });
}

/** References a function in a file that uses all functions of the tag. */
function functionInNamespace(tag: Tag, name: string): Code {
  return symbol({ name, module: layout.client(tag), typeOnly: false, namespace: "functions" });
}

function groupValue(tag: Tag, model: Interface, functionOf: (name: string) => Code): Code {
  const methods = operationsOf(model, tag).flatMap((operation) =>
    functionNames(operation).map(
      (name) => code`${propertyKey(name)}: (args, options) => ${functionOf(name)}(client, args, options)`,
    ),
  );
  return objectLiteral(methods, { multiline: true });
}

/** Returns the names of an operation's functions: for its result and for its stream. */
function functionNames({ identifier, streamIdentifier }: Operation): readonly string[] {
  return streamIdentifier === undefined || streamIdentifier === identifier
    ? [identifier]
    : [identifier, streamIdentifier];
}

function methodsOf(operation: Operation, model: Interface): readonly Code[] {
  const args = argumentsSymbol(operation);
  const result = resultOf(operation, model);
  const { switch: decided } = result;
  const type =
    decided === undefined ? args : code`${args} & ${argumentType(decided.parameter, decided.typeParameter, model)}`;
  const mark = needsArguments(operation) ? code`` : code`?`;
  const stream = streamedContent(operation)?.stream;
  const summary = operation.summary ?? operationDocumentation(operation, model).text;
  return functionNames(operation).map((name) => {
    const isStream = stream !== undefined && name === operation.streamIdentifier;
    const options = isStream ? streamOptions() : resultOptions(result);
    const typeParameters = isStream ? streamTypeParameters(result) : typeParameterList(result);
    const items = [code`args${mark}: ${type}`, code`options?: ${options}`];
    const returned = isStream ? streamType(stream, model) : code`Promise<${result.type}>`;
    return lines([
      docComment(summary === undefined ? undefined : { text: summary }),
      code`${sourced(propertyKey(name), operation, "operationId")}${typeParameters}${parameterList(items)}: ${returned}`,
    ]);
  });
}

function factory(entries: readonly Code[]): Code {
  const options = symbol({ name: "ClientOptions", module: layout.clientSecurity, typeOnly: true });
  const create = symbol({ name: "createClient", module: layout.clientSecurity, typeOnly: false });
  return lines([
    docComment({ text: "Creates a client with all operations bound to it." }),
    code`export function createApi(options: ${options}): Api {`,
    code`  const client = ${create}(options);`,
    code`  return ${objectLiteral([code`client`, ...entries], { multiline: true })};`,
    code`}`,
  ]);
}
