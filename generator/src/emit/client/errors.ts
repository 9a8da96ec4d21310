import type { Interface, Operation, Response } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { NameTable } from "../../model/names.js";
import { errorResponses } from "../../model/responses.js";
import {
  block,
  type Code,
  clientRuntime,
  code,
  docComment,
  type File,
  identifier,
  lines,
  numberLiteral,
  objectLiteral,
  propertyKey,
  sourced,
  stringLiteral,
  typeLiteral,
  typescriptFile,
  unionType,
  valuesRuntime,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { useExpression } from "../typescript/type-expression.js";
import { hasHeaderKeys, headersType, headerTable } from "./response-headers.js";

/** Emits types of declared error bodies, and the type guard that narrows an error to one of them. */
export function errorsFile(model: Interface): File {
  const members = model.operations.flatMap((operation) => errorsOf(operation, model));
  const apiError = clientRuntime("ApiError", true);
  return typescriptFile({
    path: `${layout.clientErrors}.ts`,
    header: fileHeader(model),
    body: [
      lines([
        docComment({ text: "The bodies of declared error responses, by operation and status." }),
        block(code`export interface OperationErrors`, members),
      ]),
      lines([
        docComment({
          text: "The declared error body for a status: by exact status, then range (`4XX`), then `default`.",
        }),
        code`
          export type ErrorBody<Id extends keyof OperationErrors, Status extends number | string> =
            Status extends keyof OperationErrors[Id]
              ? OperationErrors[Id][Status]
              : \`\${Status}\` extends \`\${infer Class}\${string}\`
                ? OperationErrors[Id] extends { readonly [Range in \`\${Class}XX\`]: infer Body }
                  ? Body
                  : OperationErrors[Id] extends { readonly default: infer Body } ? Body : never
                : never;
        `,
      ]),
      lines([
        docComment({
          text:
            'Whether an error is a response of one operation with one status, such as 404, or of a class such as "4XX". ' +
            "Narrows `body` to the declared type without validating it.",
        }),
        code`export function isApiError<`,
        code`  Id extends keyof OperationErrors,`,
        code`  Status extends Exclude<keyof OperationErrors[Id] & (number | string), "default"> | (number & {}),`,
        code`>(`,
        code`  error: unknown,`,
        code`  operationId: Id,`,
        code`  status: Status & ([ErrorBody<Id, Status>] extends [never] ? never : unknown),`,
        code`): error is ${apiError} & { readonly body: ErrorBody<Id, Status> } {`,
        code`  return ${clientRuntime("isResponseOf")}(error, operationId, status);`,
        code`}`,
      ]),
      ...(hasErrorHeaders(model) ? errorHeaders(model) : []),
    ],
  });
}

/** Whether an operation of the document declares a header of an error. */
export function hasErrorHeaders(model: Interface): boolean {
  return model.operations.some(declaresErrorHeaders);
}

function declaresErrorHeaders(operation: Operation): boolean {
  return errorResponses(operation).some(({ headerSet }) => headerSet !== undefined);
}

/** Returns the error responses whose headers are listed. An exact status hides its range and the default. */
function headerRows(operation: Operation): readonly Response[] {
  const responses = errorResponses(operation);
  const hasRange = responses.some(({ status, headerSet }) => typeof status === "string" && headerSet !== undefined);
  return hasRange ? responses : responses.filter(({ headerSet }) => headerSet !== undefined);
}

function headerSetKey({ headerSet }: Response): string {
  if (headerSet === undefined) return "";
  return headerSet.type.kind === "reference" ? headerSet.type.name : headerSet.type.at;
}

/** Prints the types of declared error headers, and the function that reads them. */
function errorHeaders(model: Interface): readonly Code[] {
  const operations = model.operations.filter(declaresErrorHeaders);
  const types = operations.map((operation) => {
    const items = headerRows(operation).map(
      (response) => code`${statusKey(response)}: ${headersType(response, model)}`,
    );
    const headers = typeLiteral(items);
    return code`readonly ${propertyKey(operation.id)}: ${headers};`;
  });
  // Many operations share a response.
  const names = new NameTable(["errorHeaderReaders"]);
  const shared = new Map<string, { readonly name: Code; readonly response: Response }>();
  const readersOf = (response: Response): Code => {
    const key = headerSetKey(response);
    const known = shared.get(key);
    if (known !== undefined) return known.name;
    const name = identifier(names.claim(`readersOf${response.status === "default" ? "Default" : response.status}`));
    shared.set(key, { name, response });
    return name;
  };
  const tables = operations.map((operation) => {
    const items = headerRows(operation).map((response) => code`${statusKey(response)}: ${readersOf(response)}`);
    return code`${propertyKey(operation.id)}: ${objectLiteral(items)}`;
  });
  const table = objectLiteral(tables, { multiline: true });
  const decoded = clientRuntime("DecodedHeaders", true);
  const read = clientRuntime("headersOfError");
  const isRenamed = operations.flatMap(headerRows).some((response) => hasHeaderKeys(response, model));
  return [
    lines([
      docComment({ text: "The declared headers of error responses, by operation and status." }),
      block(code`export interface OperationErrorHeaders`, types),
    ]),
    lines([
      docComment({
        text: "The declared error headers for a status: by exact status, then range (`4XX`), then `default`.",
      }),
      code`
        export type ErrorHeaders<Id extends keyof OperationErrorHeaders, Status extends number | string> =
          Status extends keyof OperationErrorHeaders[Id]
            ? OperationErrorHeaders[Id][Status]
            : \`\${Status}\` extends \`\${infer Class}\${string}\`
              ? OperationErrorHeaders[Id] extends { readonly [Range in \`\${Class}XX\`]: infer Headers }
                ? Headers
                : OperationErrorHeaders[Id] extends { readonly default: infer Headers } ? Headers : never
              : never;
      `,
    ]),
    ...Array.from(shared.values(), ({ name, response }) => code`const ${name} = ${headerTable(response, model)};`),
    code`const errorHeaderReaders: { readonly [id: string]: ${isRenamed ? valuesRuntime("HeaderKeys", true) : clientRuntime("HeaderTable", true)} } = ${table};`,
    lines([
      docComment({
        text:
          "Returns the declared headers of an error that `isApiError` recognizes for the same arguments; otherwise " +
          "undefined. Access to a header that is malformed, or required and missing, throws an ApiError of kind `decode`.",
      }),
      code`export function readErrorHeaders<`,
      code`  Id extends keyof OperationErrorHeaders,`,
      code`  Status extends Exclude<keyof OperationErrorHeaders[Id] & (number | string), "default"> | (number & {}),`,
      code`>(`,
      code`  error: unknown,`,
      code`  operationId: Id,`,
      code`  status: Status & ([ErrorHeaders<Id, Status>] extends [never] ? never : unknown),`,
      code`): ${decoded}<ErrorHeaders<Id, Status> & object> | undefined {`,
      ...(isRenamed
        ? [
            code`  const table = errorHeaderReaders[operationId] ?? {};`,
            code`  const headers = ${valuesRuntime("headersByKey")}(${read}(error, operationId, status, table), status, table);`,
          ]
        : [code`  const headers = ${read}(error, operationId, status, errorHeaderReaders[operationId] ?? {});`]),
      code`  return headers as ${decoded}<ErrorHeaders<Id, Status> & object> | undefined;`,
      code`}`,
    ]),
  ];
}

/** Whether an operation of the document declares an error. */
export function hasDeclaredErrors(model: Interface): boolean {
  return model.operations.some((operation) => errorsOf(operation, model).length > 0);
}

function errorsOf(operation: Operation, model: Interface): readonly Code[] {
  const entries = errorResponses(operation).map(
    (response) => code`${sourced(statusKey(response), response)}: ${bodyType(response, model)}`,
  );
  if (entries.length === 0) return [];
  const bodies = typeLiteral(entries);
  return [code`readonly ${sourced(propertyKey(operation.id), operation, "operationId")}: ${bodies};`];
}

function statusKey({ status }: Response): Code {
  return typeof status === "number" ? numberLiteral(status) : stringLiteral(status);
}

function bodyType({ content }: Response, model: Interface): Code {
  const types = content.map(({ kind, use }) => {
    if (kind !== "json") return code`string`;
    return use === undefined ? code`unknown` : useExpression(use, "response", model);
  });
  return types.length === 0 ? code`unknown` : unionType(types);
}
