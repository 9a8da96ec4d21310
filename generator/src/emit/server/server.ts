import type { Interface, Tag } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { hasBinaryBody } from "../../model/responses.js";
import { handlersName, requestName, resultName } from "../../model/server-names.js";
import { type File, reexports, type SymbolReference, typescriptFile } from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { operationsOf } from "../typescript/naming.js";
import { type PrintingOptions, printedFile, printedFilesOf } from "../typescript/printed-files.js";
import { tagsByFile } from "../typescript/tag-files.js";
import { contextFile } from "./context.js";
import { createServerFile } from "./create-server.js";
import { errorFormatFile } from "./error-format.js";
import { SharedErrorResponses } from "./error-responses.js";
import { errorsFile } from "./errors.js";
import { handlersFile, requestsFile } from "./handlers.js";
import { operationsConstantName } from "./naming.js";
import { operationsFile } from "./operation.js";
import { routerFiles } from "./router.js";
import { SecurityConstants } from "./security.js";

const runtimeEntry = "@guildwire/runtime/server";

/** Emits an interface of handlers per group, the router, errors, and functions that create servers. */
export function emitServer(model: Interface, options: PrintingOptions = {}): readonly File[] {
  const groups = model.tags.filter((tag) => operationsOf(model, tag).length > 0);
  if (groups.length === 0) return [];
  const printed = printedFilesOf(options);
  const securityConstants = new SecurityConstants(model);
  const errorResponses = new SharedErrorResponses(model);
  const shared = { securityConstants, errorResponses };
  const errors = errorsFile(model);
  const files = [
    ...Array.from(tagsByFile(groups, layout.server), ([module, tags]) => {
      const operations = tags.flatMap((tag) => operationsOf(model, tag));
      return printedFile(printed, `${module}.ts`, { operations, others: [tags] }, () =>
        requestsFile(module, tags, model),
      );
    }),
    ...Array.from(tagsByFile(groups, layout.serverOperations), ([module, tags]) => {
      const operations = tags.flatMap((tag) => operationsOf(model, tag));
      const names = operations.map((one) => [securityConstants.nameOf(one), ...errorResponses.namesOf(one)]);
      const lists = tags.map(operationsConstantName);
      return printedFile(printed, `${module}.ts`, { operations, others: [names, lists] }, () =>
        operationsFile(module, tags, { model, ...shared }),
      );
    }),
    contextFile(model),
    createServerFile(model, groups, securityConstants),
    errorFormatFile(model),
    errorResponses.file(),
    errors,
    handlersFile(model, groups),
    ...routerFiles(model, undefined, options),
    securityConstants.file(),
    indexFile(model, groups, errors),
  ];
  return files.filter((file) => file !== undefined);
}

function indexFile(model: Interface, groups: readonly Tag[], errors: File | undefined): File {
  return typescriptFile({
    path: `${layout.serverIndex}.ts`,
    header: fileHeader(model),
    body: [reexports(exportedSymbols(model, groups, errors), new Set(groups.map((tag) => layout.server(tag))))],
  });
}

function exportedSymbols(
  model: Interface,
  groups: readonly Tag[],
  errors: File | undefined,
): readonly SymbolReference[] {
  const of = (module: string, typeOnly: boolean, ...names: readonly string[]): readonly SymbolReference[] =>
    names.map((name) => ({ name, module, typeOnly }));
  return [
    ...groups.flatMap((tag) => [
      ...of(layout.server(tag), true, handlersName(tag)),
      ...operationsOf(model, tag).flatMap((operation) =>
        of(layout.server(tag), true, requestName(operation), resultName(operation)),
      ),
    ]),
    ...of(layout.createServer, false, "createFetchHandler", "createMemoryTransport", "createNodeHandler", "definition"),
    ...of(layout.createServer, true, "ServerOptions"),
    ...of(layout.serverContext, true, "Context", ...(model.events.length === 0 ? [] : ["ServerEvent"])),
    ...(hasBinaryBody(model) ? of(runtimeEntry, false, "formatContentDisposition", "requestedRange") : []),
    ...(errors === undefined ? [] : of(layout.serverErrors, false, "errors")),
    ...of(layout.serverHandlers, true, "Handlers", "HandlersSoFar"),
    ...of(runtimeEntry, false, "Failure", "HttpError", "notImplemented"),
    ...of(runtimeEntry, true, "Awaitable", "HttpErrorOptions", "Operation", "UploadedFile"),
    ...(streamsFiles(model) ? of(runtimeEntry, true, "IncomingFile") : []),
  ];
}

function streamsFiles({ operations }: Interface): boolean {
  return operations.some(({ body }) => body?.content.some((media) => media.streamsFiles === true));
}
