import { keyOf } from "../../model/conversion.js";
import type { Interface, Operation, Tag } from "../../model/interface.js";
import { largestBodyOf } from "../../model/largest-body.js";
import { requestMethod } from "../../model/request-method.js";
import type { RequiredPermission } from "../../model/type.js";
import {
  arrayLiteral,
  type Code,
  code,
  type File,
  identifier,
  lines,
  numberLiteral,
  objectLiteral,
  serverRuntime,
  stringLiteral,
  typescriptFile,
} from "../../print/index.js";
import { propertiesIn } from "../typescript/conversion.js";
import { fileHeader } from "../typescript/header.js";
import { operationsOf } from "../typescript/naming.js";
import { bodyCode } from "./body.js";
import { eventNames } from "./context.js";
import type { SharedErrorResponses } from "./error-responses.js";
import { conditionCode, noticeTable } from "./header-rules.js";
import { operationConstant, operationConstantName, operationsConstantName } from "./naming.js";
import { parameterTable } from "./parameters.js";
import { mediaTypeTable, responseRule, responseTable } from "./result.js";
import type { SecurityConstants } from "./security.js";

/** Constants shared by descriptions of operations. */
export interface SharedConstants {
  readonly securityConstants: SecurityConstants;
  readonly errorResponses: SharedErrorResponses;
}

/** Emits the engine's descriptions of the operations of one file. */
export function operationsFile(
  module: string,
  tags: readonly Tag[],
  { model, ...shared }: SharedConstants & { readonly model: Interface },
): File {
  const operations = tags.flatMap((tag) => operationsOf(model, tag));
  return typescriptFile({
    path: `${module}.ts`,
    header: fileHeader(model),
    body: [
      ...operations.flatMap((operation) => operationDescription(operation, model, shared)),
      ...tags.map((tag) => operationList(tag, operationsOf(model, tag))),
    ],
  });
}

/** Prints the list of a tag's operations, in document order. */
function operationList(tag: Tag, operations: readonly Operation[]): Code {
  const name = identifier(operationsConstantName(tag));
  const items = operations.map((operation) => operationConstant(operation));
  return code`export const ${name}: readonly ${serverRuntime("Operation", true)}[] = ${arrayLiteral(items)};`;
}

/** Prints an operation's description as a constant, with a long body decoder as a separate declaration. */
function operationDescription(
  operation: Operation,
  model: Interface,
  { securityConstants, errorResponses }: SharedConstants,
): readonly Code[] {
  const body = bodyCode(operation, model);
  const parameters = parameterTable(operation, model);
  const securityConstant = securityConstants.symbolOf(operation);
  const permissions = unconditional(operation.permissions);
  const fields = fieldPermissions(operation, model);
  const events = eventNames(operation);
  const errors = errorResponses.table(operation);
  const largest = operation.maxBody === undefined ? largestBodyOf(operation, model) : undefined;
  const items: (Code | undefined)[] = [
    code`id: ${stringLiteral(operation.id)}`,
    code`handler: ${texts([operation.tag.identifier, operation.identifier])}`,
    code`method: ${stringLiteral(requestMethod(operation))}`,
    code`path: ${stringLiteral(operation.path.text)}`,
    securityConstant === undefined ? undefined : code`security: ${securityConstant}`,
    permissions.length === 0 ? undefined : code`permissions: ${texts(permissions)}`,
    fields.length === 0 ? undefined : code`fieldPermissions: ${arrayLiteral(fields)}`,
    operation.ownerOnly ? code`ownerOnly: true` : undefined,
    events.length === 0 ? undefined : code`events: ${texts(events)}`,
    parameters === undefined ? undefined : code`parameters: ${parameters}`,
    body === undefined ? undefined : code`body: ${body.value}`,
    body === undefined || operation.maxBody === undefined
      ? undefined
      : code`maxBody: ${numberLiteral(operation.maxBody)}`,
    largestOfMediaTypes(operation),
    body === undefined || largest === undefined ? undefined : code`largestBody: ${numberLiteral(largest)}`,
    body !== undefined && declaresContentEncoding(operation) ? code`contentEncoding: true` : undefined,
    operation.idempotencyKey === undefined
      ? undefined
      : code`idempotencyKey: ${stringLiteral(operation.idempotencyKey.name.toLowerCase())}`,
    noticeTable(operation),
    conditionCode(operation),
    mediaTypeTable(operation),
    code`responses: ${responseTable(operation, model)}`,
    errors === undefined ? undefined : code`errors: ${errors}`,
    responseRule(operation),
  ];
  const value = objectLiteral(items, { multiline: true });
  const name = identifier(operationConstantName(operation));
  const constant = lines([code`export const ${name}: ${serverRuntime("Operation", true)} = ${value};`]);
  return body?.declaration === undefined ? [constant] : [body.declaration, constant];
}

/** Prints the largest bodies of media types, as the document writes them. */
function largestOfMediaTypes({ body }: Operation): Code | undefined {
  const bounds = body?.content.flatMap(({ mediaType, maxBody }) =>
    maxBody === undefined ? [] : [code`${stringLiteral(mediaType)}: ${numberLiteral(maxBody)}`],
  );
  return bounds === undefined || bounds.length === 0 ? undefined : code`maxBodies: ${objectLiteral(bounds)}`;
}

function declaresContentEncoding({ parameters }: Operation): boolean {
  return parameters.some(
    (parameter) => parameter.in === "header" && parameter.name.toLowerCase() === "content-encoding",
  );
}

function texts(values: readonly string[]): Code {
  return arrayLiteral(values.map(stringLiteral));
}

/**
 * Returns the permissions that a caller always needs. The handler checks conditional ones, which its comment explains.
 */
function unconditional(permissions: readonly RequiredPermission[]): readonly string[] {
  return permissions.filter(({ when }) => when === undefined).map(({ permission }) => permission);
}

function fieldPermissions(operation: Operation, model: Interface): readonly Code[] {
  const media = operation.body?.content.find(({ kind }) => kind === "json") ?? operation.body?.content[0];
  if (media?.use === undefined) return [];
  const fields = new Map<string, { readonly permissions: Set<string>; ownerOnly: boolean }>();
  for (const property of propertiesIn(media.use.type, model)) {
    const { permissions, ownerOnly } = property;
    const name = keyOf(property);
    const field = fields.get(name) ?? { permissions: new Set<string>(), ownerOnly: false };
    fields.set(name, field);
    for (const permission of unconditional(permissions)) field.permissions.add(permission);
    field.ownerOnly ||= ownerOnly;
  }
  return [...fields].flatMap(([name, { permissions, ownerOnly }]) => {
    if (permissions.size === 0 && !ownerOnly) return [];
    const items = [
      code`property: ${stringLiteral(name)}`,
      code`permissions: ${texts([...permissions])}`,
      ownerOnly ? code`ownerOnly: true` : undefined,
    ];
    return [objectLiteral(items)];
  });
}
