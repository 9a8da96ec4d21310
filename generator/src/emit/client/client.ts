import type { Interface, Operation, Tag } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { hasBinaryBody, isOnlyStream } from "../../model/success.js";
import { type Code, type File, reexports, type SymbolReference, typescriptFile } from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { argumentsName, operationsOf } from "../typescript/naming.js";
import { apiFiles } from "./api.js";
import { argumentsDeclaration } from "./arguments.js";
import { clientErrorFormatFile } from "./error-format.js";
import { errorsFile, hasDeclaredErrors } from "./errors.js";
import { oauthFile, tokenFunctionsOf } from "./oauth.js";
import { operationFunction } from "./operation-function.js";
import { pagesFunction } from "./pages.js";
import { rateLimitFile } from "./rate-limit.js";
import { headersReader } from "./response-headers.js";
import { securityFile } from "./security.js";
import { hasServerChoice, serverUrlFile } from "./server-url.js";
import { streamFunction } from "./stream.js";

const runtimeEntry = "@guildwire/runtime/client";

/** Emits one function per operation, in one file per tag, the grouped form, and an index. */
export function emitClient(model: Interface): readonly File[] {
  const groups = model.tags.filter((tag) => operationsOf(model, tag).length > 0);
  const limits = rateLimitFile(model);
  return [
    ...groups.map((tag) => groupFile(tag, model)),
    securityFile(model),
    clientErrorFormatFile(model),
    ...(limits === undefined ? [] : [limits]),
    ...(hasDeclaredErrors(model) ? [errorsFile(model)] : []),
    ...(tokenFunctionsOf(model).length > 0 ? [oauthFile(model)] : []),
    ...(hasServerChoice(model) ? [serverUrlFile(model)] : []),
    ...apiFiles(model, groups),
    typescriptFile({ path: `${layout.clientIndex}.ts`, header: fileHeader(model), body: [clientIndex(groups, model)] }),
  ];
}

function groupFile(tag: Tag, model: Interface): File {
  return typescriptFile({
    path: `${layout.client(tag)}.ts`,
    header: fileHeader(model),
    body: operationsOf(model, tag).flatMap((operation) => [
      argumentsDeclaration(operation, model),
      ...(isOnlyStream(operation) ? [] : operationFunction(operation, model)),
      ...(operation.streamIdentifier === undefined ? [] : streamFunction(operation, operation.streamIdentifier, model)),
      ...(operation.headersIdentifier === undefined
        ? []
        : [headersReader(operation, operation.headersIdentifier, model)]),
      ...(operation.pagination === undefined ? [] : [pagesFunction(operation, model)]),
    ]),
  });
}

function clientIndex(groups: readonly Tag[], model: Interface): Code {
  const runtime = [
    "AttemptFacts",
    "Client",
    "ErrorFacts",
    "FileInput",
    "Hooks",
    "Issue",
    "ResponseFacts",
    "UploadFacts",
  ].map((name) => ({
    name,
    module: runtimeEntry,
    typeOnly: true,
  }));
  const snowflakes = hasSnowflakes(model)
    ? ["compareSnowflakes", "snowflakeFromTimestamp", "snowflakeTimestamp"].map((name) => ({
        name,
        module: runtimeEntry,
        typeOnly: false,
      }))
    : [];
  const streams = model.operations.some(({ streamIdentifier }) => streamIdentifier !== undefined)
    ? [
        { name: "dataOf", module: runtimeEntry, typeOnly: false },
        { name: "StreamError", module: runtimeEntry, typeOnly: false },
        { name: "StreamOptions", module: runtimeEntry, typeOnly: true },
        { name: "ServerSentEvent", module: runtimeEntry, typeOnly: true },
        { name: "StreamPart", module: runtimeEntry, typeOnly: true },
      ]
    : [];
  const binary = hasBinaryBody(model)
    ? [{ name: "parseContentDisposition", module: runtimeEntry, typeOnly: false }]
    : [];
  const pages = model.operations.some(({ pagination }) => pagination !== undefined)
    ? [
        { name: "PaginationError", module: runtimeEntry, typeOnly: false },
        { name: "PageOptions", module: runtimeEntry, typeOnly: true },
        { name: "Pages", module: runtimeEntry, typeOnly: true },
      ]
    : [];
  return reexports([
    ...binary,
    ...snowflakes,
    ...pages,
    ...streams,
    ...groups.flatMap((tag) => operationsOf(model, tag).flatMap(namesOf)),
    { name: "Api", module: layout.clientApi, typeOnly: true },
    { name: "createApi", module: layout.clientApi, typeOnly: false },
    { name: "CallOptions", module: layout.clientSecurity, typeOnly: true },
    { name: "ClientOptions", module: layout.clientSecurity, typeOnly: true },
    { name: "Credentials", module: layout.clientSecurity, typeOnly: true },
    { name: "createClient", module: layout.clientSecurity, typeOnly: false },
    ...(hasServerChoice(model)
      ? [
          { name: "ServerVariables", module: layout.clientServerUrl, typeOnly: true },
          { name: "serverUrl", module: layout.clientServerUrl, typeOnly: false },
        ]
      : []),
    ...tokenFunctionsOf(model).map(({ identifier: name }) => ({
      name,
      module: layout.clientOAuth,
      typeOnly: false,
    })),
    { name: "ApiError", module: runtimeEntry, typeOnly: false },
    { name: "readError", module: layout.clientErrorFormat, typeOnly: false },
    { name: "safe", module: runtimeEntry, typeOnly: false },
    { name: "withResponse", module: runtimeEntry, typeOnly: false },
    ...(hasDeclaredErrors(model)
      ? [
          { name: "isApiError", module: layout.clientErrors, typeOnly: false },
          { name: "ErrorBody", module: layout.clientErrors, typeOnly: true },
          { name: "OperationErrors", module: layout.clientErrors, typeOnly: true },
        ]
      : []),
    { name: "observed", module: runtimeEntry, typeOnly: false },
    { name: "uploadProgress", module: runtimeEntry, typeOnly: false },
    ...runtime,
  ]);
}

/** Whether ids are snowflakes, for which the runtime has helpers. */
function hasSnowflakes(model: Interface): boolean {
  return [...model.types.values()].some(({ use }) => use.type.kind === "string" && use.type.format === "snowflake");
}

function namesOf(operation: Operation): readonly SymbolReference[] {
  const module = layout.client(operation.tag);
  const own = [
    { name: argumentsName(operation), module, typeOnly: true },
    { name: operation.identifier, module, typeOnly: false },
  ];
  const { pagination, streamIdentifier, headersIdentifier } = operation;
  const more = [pagination?.identifier, streamIdentifier, headersIdentifier].filter(
    (name) => name !== undefined && name !== operation.identifier,
  ) as string[];
  return [...own, ...more.map((name) => ({ name, module, typeOnly: false }))];
}
