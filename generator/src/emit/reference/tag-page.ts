import { describeEvents, describePermissions, describeSecurity } from "../../model/descriptions.js";
import type { Interface, MediaContent, Operation, Tag } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { mediaTypeWithParameters } from "../../model/media-kind.js";
import { requestMethod } from "../../model/request-method.js";
import type { EmitOptions } from "../contract.js";
import { exampleCall } from "../typescript/example-call.js";
import { operationsOf } from "../typescript/naming.js";
import { fieldRows, parameterRow } from "./fields.js";
import { tagTitle } from "./links.js";
import { positionEntry } from "./position.js";
import { plainType, type TypeEntry, typeEntry } from "./type-entry.js";

/** Builds the page of a tag with everything its callers need. */
export function tagPage(tag: Tag, model: Interface, options: EmitOptions): unknown {
  return {
    title: tagTitle(tag),
    description: tag.description ?? "",
    operations: operationsOf(model, tag).map((operation) => operationEntry(operation, model, options)),
  };
}

function operationEntry(operation: Operation, model: Interface, options: EmitOptions): unknown {
  const body = operation.body;
  const page = layout.operationPage(operation.tag);
  return {
    identifier: operation.identifier,
    route: `${requestMethod(operation)} ${operation.path.text}`,
    summary: operation.summary ?? "",
    description: operation.description === operation.summary ? "" : (operation.description ?? ""),
    deprecated: operation.deprecated === true,
    unspecified: operation.unspecified ?? "",
    position: positionEntry(operation, options),
    authentication: authenticationInWords(operation, model),
    permissions: describePermissions(operation.permissions),
    ownerOnly: operation.ownerOnly,
    events: describeEvents(operation),
    sharesRoute: operation.variantOf ?? "",
    parameters: operation.parameters.map((parameter) => parameterRow(parameter, parameter.argument, model, page)),
    bodies: (body?.content ?? []).map((media) => ({
      mediaType: mediaTypeWithParameters(media),
      required: body?.required === true,
      ...(media.use === undefined ? plainType("bytes") : typeEntry(media.use, model, page)),
      fields: media.use === undefined ? [] : fieldRows(media.use.type, model, page),
    })),
    responses: operation.responses.map((response) => ({
      status: String(response.status),
      description: response.description ?? response.summary ?? "",
      types: response.content.map((media) => responseType(media, model, page)),
    })),
    errors: operation.errors.map((name) => {
      const entry = model.errors.find((error) => error.name === name);
      return { name, status: entry?.status ?? "", code: entry?.code ?? "", message: entry?.message ?? "" };
    }),
    behaviours: operation.behaviours.map((behaviour) => ({ ...behaviour, unspecified: behaviour.unspecified ?? "" })),
    example: exampleCall(operation, model, options.packageName),
  };
}

function responseType(media: MediaContent, model: Interface, page: string): TypeEntry {
  return media.kind === "binary" || media.use === undefined
    ? plainType(mediaTypeWithParameters(media))
    : typeEntry(media.use, model, page);
}

function authenticationInWords(operation: Operation, model: Interface): string {
  const words = describeSecurity(operation, model);
  const open = operation.security.every((alternative) => alternative.length === 0);
  const token = operation.parameters.some(({ in: location, name }) => location === "path" && /token$/i.test(name));
  return open && token ? `${words} (the token in the path authenticates the request)` : words;
}
