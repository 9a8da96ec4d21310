import type { Interface, Operation, Tag } from "../../model/interface.js";
import { isTypeModule, layout } from "../../model/layout.js";
import { hasBinaryBody, isOnlyStream } from "../../model/responses.js";
import {
  type Code,
  docComment,
  type File,
  forEachSymbol,
  lines,
  reexportAll,
  reexports,
  type SymbolReference,
  typescriptFile,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { argumentsName, operationsOf, typeNames } from "../typescript/naming.js";
import { type PrintedFiles, type PrintingOptions, printedFilesOf } from "../typescript/printed-files.js";
import { tagsByFile } from "../typescript/tag-files.js";
import { unnamedResponses } from "../typescript/unnamed-responses.js";
import { apiFiles } from "./api.js";
import { argumentsDeclaration } from "./arguments.js";
import { clientErrorFormatFile } from "./error-format.js";
import { errorsFile, hasDeclaredErrors, hasErrorHeaders } from "./errors.js";
import { oauthFile, tokenFunctionsOf } from "./oauth.js";
import { operationFunction } from "./operation-function.js";
import { pagesFunction } from "./pages.js";
import { rateLimitFile } from "./rate-limit.js";
import { headersReader } from "./response-headers.js";
import { securityFile, securityName } from "./security.js";
import { hasServerChoice, serverUrlFile } from "./server-url.js";
import { snowflakeExports, snowflakesFile } from "./snowflakes.js";
import { streamFunction } from "./stream.js";

const runtimeEntry = "@guildwire/runtime/client";

/** Emits one function per operation, in one file per tag, the grouped form, and an index. */
export function emitClient(model: Interface, options: PrintingOptions = {}): readonly File[] {
  const printed = printedFilesOf(options);
  const groups = model.tags.filter((tag) => operationsOf(model, tag).length > 0);
  const modules = Array.from(tagsByFile(groups, layout.client), ([module, tags]) =>
    groupFile(module, tags, model, printed),
  );
  const own = clientExports(groups, model);
  const limits = rateLimitFile(model);
  const snowflakes = snowflakesFile(model);
  return [
    ...modules.map(({ file }) => file),
    securityFile(model),
    clientErrorFormatFile(model),
    ...(limits === undefined ? [] : [limits]),
    ...(snowflakes === undefined ? [] : [snowflakes]),
    ...(hasDeclaredErrors(model) ? [errorsFile(model)] : []),
    ...(tokenFunctionsOf(model).length > 0 ? [oauthFile(model)] : []),
    ...(hasServerChoice(model) ? [serverUrlFile(model)] : []),
    ...apiFiles(model, groups, printed),
    moduleFile(layout.clientIndex, [clientIndex(own, modules)], model),
    moduleFile(layout.index, rootEntry(own, model), model),
  ];
}

function moduleFile(module: string, body: readonly Code[], model: Interface): File {
  return typescriptFile({ path: `${module}.ts`, header: fileHeader(model), body });
}

/** A file of functions, and the types that they mention. */
interface GroupFile {
  readonly module: string;
  readonly file: File;
  readonly mentioned: readonly MentionedType[];
}

type MentionedType = readonly [name: string, module: string];

function groupFile(module: string, tags: readonly Tag[], model: Interface, printed: PrintedFiles): GroupFile {
  const operations = tags.flatMap((tag) => operationsOf(model, tag));
  const others = [namesInOtherFiles(operations, model)];
  const { file, facts } = printed.get(`${module}.ts`, { operations, others }, () => {
    const body = tags.flatMap((tag) => groupBody(tag, model));
    return { file: moduleFile(module, body, model), facts: mentionedTypes(body) };
  });
  return { module, file, mentioned: facts };
}

/** Returns the names of other files that functions use and that depend on all operations. */
function namesInOtherFiles(operations: readonly Operation[], model: Interface): object {
  return operations.map((operation) => [
    securityName(operation, model) ?? null,
    ...Array.from(unnamedResponses(operation, model), ([status, { symbol }]) => [status, symbol.name, symbol.module]),
  ]);
}

function mentionedTypes(body: readonly Code[]): readonly MentionedType[] {
  const mentioned = new Map<string, MentionedType>();
  for (const declaration of body) {
    forEachSymbol(declaration, ({ name, module, namespace }) => {
      if (namespace === undefined && isTypeModule(module)) mentioned.set(name, [name, module]);
    });
  }
  return [...mentioned.values()];
}

function groupBody(tag: Tag, model: Interface): readonly Code[] {
  return operationsOf(model, tag).flatMap((operation) => [
    argumentsDeclaration(operation, model),
    ...(isOnlyStream(operation) ? [] : operationFunction(operation, model)),
    ...(operation.streamIdentifier === undefined ? [] : streamFunction(operation, operation.streamIdentifier, model)),
    ...(operation.headersIdentifier === undefined
      ? []
      : [headersReader(operation, operation.headersIdentifier, model)]),
    ...(operation.pagination === undefined ? [] : [pagesFunction(operation, model)]),
  ]);
}

/** Re-exports the client, and the types that its functions mention. */
function clientIndex(own: readonly SymbolReference[], files: readonly GroupFile[]): Code {
  const names = new Set(own.map(({ name }) => name));
  const mentioned = new Map<string, SymbolReference>();
  for (const [name, module] of files.flatMap((file) => file.mentioned)) {
    if (!names.has(name)) mentioned.set(name, { name, module, typeOnly: true });
  }
  return reexports([...own, ...mentioned.values()], new Set(files.map(({ module }) => module)));
}

/** Re-exports client and types. A name of the client takes precedence over a type of the same name. */
function rootEntry(own: readonly SymbolReference[], model: Interface): readonly Code[] {
  const types = new Set(typeNames(model));
  const ambiguous = own.filter(({ name }) => types.has(name));
  const { title, version } = model.info;
  const about = docComment({
    text: `Typed bindings of ${title}, version ${version}.`,
    tags: [{ name: "packageDocumentation", text: "" }],
  });
  return [
    lines([about, reexportAll(layout.clientIndex), reexportAll(layout.typesIndex)]),
    ...(ambiguous.length === 0 ? [] : [reexports(ambiguous)]),
  ];
}

function clientExports(groups: readonly Tag[], model: Interface): readonly SymbolReference[] {
  return [
    ...helperExports(model),
    ...groups.flatMap((tag) => operationsOf(model, tag).flatMap(namesOf)),
    ...types(layout.clientApi, "Api"),
    ...values(layout.clientApi, "createApi"),
    ...types(layout.clientSecurity, "CallOptions", "ClientOptions", "Credentials"),
    ...values(layout.clientSecurity, "createClient"),
    ...(hasServerChoice(model)
      ? [...types(layout.clientServerUrl, "ServerVariables"), ...values(layout.clientServerUrl, "serverUrl")]
      : []),
    ...values(layout.clientOAuth, ...tokenFunctionsOf(model).map(({ identifier }) => identifier)),
    ...values(runtimeEntry, "ApiError", "safe", "withResponse", "observed", "uploadProgress"),
    ...values(layout.clientErrorFormat, "readError"),
    ...(hasDeclaredErrors(model)
      ? [...values(layout.clientErrors, "isApiError"), ...types(layout.clientErrors, "ErrorBody", "OperationErrors")]
      : []),
    ...(hasErrorHeaders(model)
      ? [
          ...values(layout.clientErrors, "readErrorHeaders"),
          ...types(layout.clientErrors, "ErrorHeaders", "OperationErrorHeaders"),
        ]
      : []),
    ...types(runtimeEntry, "AttemptFacts", "Client", "ErrorFacts", "FileInput", "Hooks", "Issue"),
    ...types(runtimeEntry, "DeprecationFacts", "ResponseFacts", "UploadFacts"),
  ];
}

/** The names of the runtime that only some interfaces need. */
function helperExports(model: Interface): readonly SymbolReference[] {
  const hasStreams = model.operations.some(({ streamIdentifier }) => streamIdentifier !== undefined);
  const hasPages = model.operations.some(({ pagination }) => pagination !== undefined);
  return [
    ...(model.validateResponses === undefined
      ? []
      : [...values(runtimeEntry, "InvalidResponseError"), ...types(runtimeEntry, "ValidationOptions")]),
    ...(hasBinaryBody(model) ? values(runtimeEntry, "parseContentDisposition") : []),
    ...snowflakeExports(model),
    ...(hasPages ? [...values(runtimeEntry, "PaginationError"), ...types(runtimeEntry, "PageOptions", "Pages")] : []),
    ...(hasStreams
      ? [
          ...values(runtimeEntry, "dataOf", "StreamError"),
          ...types(runtimeEntry, "StreamOptions", "ServerSentEvent", "StreamPart"),
        ]
      : []),
  ];
}

function values(module: string, ...names: readonly string[]): readonly SymbolReference[] {
  return names.map((name) => ({ name, module, typeOnly: false }));
}

function types(module: string, ...names: readonly string[]): readonly SymbolReference[] {
  return names.map((name) => ({ name, module, typeOnly: true }));
}

function namesOf(operation: Operation): readonly SymbolReference[] {
  const module = layout.client(operation.tag);
  const { identifier, pagination, streamIdentifier, headersIdentifier } = operation;
  const functions = [pagination?.identifier, streamIdentifier, headersIdentifier].filter(
    (name) => name !== undefined && name !== identifier,
  ) as string[];
  return [...types(module, argumentsName(operation)), ...values(module, identifier, ...functions)];
}
