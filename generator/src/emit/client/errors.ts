import { errorResponses } from "../../model/error-formats.js";
import type { Interface, Operation, Response } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import {
  block,
  type Code,
  clientRuntime,
  code,
  docComment,
  type File,
  lines,
  list,
  numberLiteral,
  propertyKey,
  stringLiteral,
  typescriptFile,
  unionType,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { useExpression } from "../typescript/type-expression.js";

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
    ],
  });
}

/** Whether an operation of the document declares an error. */
export function hasDeclaredErrors(model: Interface): boolean {
  return model.operations.some((operation) => errorsOf(operation, model).length > 0);
}

function errorsOf(operation: Operation, model: Interface): readonly Code[] {
  const entries = errorResponses(operation).map(
    (response) => code`readonly ${statusKey(response)}: ${bodyType(response, model)}`,
  );
  if (entries.length === 0) return [];
  const bodies = list({ open: "{", close: "}", separator: ";", items: entries, padded: true });
  return [code`readonly ${propertyKey(operation.id)}: ${bodies};`];
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
