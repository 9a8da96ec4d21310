import type { Interface, Operation } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { wireForm } from "../../model/wire-form.js";
import {
  type Code,
  code,
  docComment,
  type File,
  lines,
  propertyKey,
  sourced,
  stringLiteral,
  typeLiteral,
  typescriptFile,
} from "../../print/index.js";
import { typeDocumentation } from "../typescript/documentation.js";
import { fileHeader } from "../typescript/header.js";
import { namedType } from "../typescript/naming.js";
import { type ComponentSection, componentName } from "./component.js";
import {
  headerType,
  operationComment,
  operationType,
  parametersType,
  parameterType,
  requestBodyType,
  responseType,
} from "./operation-type.js";
import { recursiveAliases } from "./recursive-alias.js";
import { isComponent, schemaType } from "./schema-type.js";

/**
 * Emits the types that openapi-typescript writes, `paths`, `webhooks`, `components` and `operations`, for programs that
 * use openapi-fetch and other libraries on these types.
 */
export function emitOpenapiTypescript(given: Interface): readonly File[] {
  const model = wireForm(given);
  const operations = model.operations.map((operation) =>
    lines([
      operationComment(operation, model),
      code`${sourced(propertyKey(operation.id), operation, "operationId")}: ${operationType(operation, model)}`,
    ]),
  );
  const webhooks = model.webhooks.map(({ name, operation }) => {
    const methods = methodMembers([{ operation, type: operationType(operation, model) }]);
    return code`${sourced(propertyKey(name), operation)}: ${typeLiteral([code`parameters: ${parametersType([], model)}`, ...methods], { multiline: true })}`;
  });
  const aliases = recursiveAliases([...model.types.values()].filter(isComponent), model);
  const body = [
    ...declarations("paths", pathMembers(model)),
    ...declarations("webhooks", webhooks),
    code`export interface components ${components(model, aliases)}`,
    ...Array.from(aliases.keys(), (name) => aliasDeclaration(name, aliases, model)),
    code`export type $defs = Record<string, never>;`,
    ...declarations("operations", operations),
  ];
  return [typescriptFile({ path: `${layout.paths}.ts`, header: fileHeader(model), body })];
}

type Declared = "paths" | "webhooks" | "operations";

const heads: { readonly [Name in Declared]: { readonly list: Code; readonly none: Code } } = {
  paths: { list: code`export interface paths `, none: code`export type paths = Record<string, never>;` },
  webhooks: { list: code`export interface webhooks `, none: code`export type webhooks = Record<string, never>;` },
  operations: { list: code`export interface operations `, none: code`export type operations = Record<string, never>;` },
};

function declarations(name: Declared, items: readonly Code[]): readonly Code[] {
  return [items.length === 0 ? heads[name].none : code`${heads[name].list}${typeLiteral(items, { multiline: true })}`];
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

interface MethodType {
  readonly operation: Operation;
  readonly type: Code;
}

/** Prints the methods of a path: those that it has, and `never` for all others. */
function methodMembers(types: readonly MethodType[]): readonly Code[] {
  const found = new Map(types.map((type) => [type.operation.method, type]));
  const additional = [...found.keys()].filter((method) => !methods.includes(method));
  return [...methods, ...additional].map((method) => {
    const type = found.get(method);
    return type === undefined
      ? code`${propertyKey(method)}?: never`
      : code`${sourced(propertyKey(method), type.operation)}: ${type.type}`;
  });
}

/** Prints the paths. A variant shares the path of the operation that the document has there. */
function pathMembers(model: Interface): readonly Code[] {
  const paths = new Map<string, Operation[]>();
  for (const operation of model.operations) {
    if (operation.variantOf !== undefined) continue;
    paths.set(operation.path.text, [...(paths.get(operation.path.text) ?? []), operation]);
  }
  return Array.from(paths, ([path, operations]) => {
    const shared = operations[0]?.parameters.filter(({ at }) =>
      operations.every((other) => !at.startsWith(`${other.at}/`) && other.parameters.some((one) => one.at === at)),
    );
    const types = operations.map((operation) => ({
      operation,
      type: code`operations[${stringLiteral(operation.id)}]`,
    }));
    const items = [code`parameters: ${parametersType(shared ?? [], model)}`, ...methodMembers(types)];
    return code`${propertyKey(path)}: ${typeLiteral(items, { multiline: true })}`;
  });
}

/** Prints the declaration of an alias, whose lists name the aliases instead of properties of `components`. */
function aliasDeclaration(name: string, aliases: ReadonlyMap<string, Code>, model: Interface): Code {
  const type = schemaType(namedType(model, name).use, { model, defaultsArePresent: true, aliases });
  return code`type ${aliases.get(name) as Code} = ${type};`;
}

function components(model: Interface, aliases: ReadonlyMap<string, Code>): Code {
  const schemas = [...model.types.values()].filter(isComponent).map((type) => {
    const printed = aliases.get(type.name) ?? schemaType(type.use, { model, defaultsArePresent: true });
    return lines([docComment(typeDocumentation(type)), code`${sourced(propertyKey(type.name), type)}: ${printed}`]);
  });
  const operations = [...model.operations, ...model.webhooks.map(({ operation }) => operation)];
  const headers = operations.flatMap(({ responses }) => responses).flatMap((response) => response.headers);
  const bodies = operations.flatMap(({ body }) => body ?? []);
  const groups = [
    ["schemas", schemas],
    [
      "responses",
      named(
        "responses",
        operations.flatMap(({ responses }) => responses),
        (one) => responseType(one, model),
      ),
    ],
    [
      "parameters",
      named(
        "parameters",
        operations.flatMap(({ parameters }) => parameters),
        (one) => parameterType(one, model),
      ),
    ],
    ["requestBodies", named("requestBodies", bodies, (one) => requestBodyType(one, model))],
    ["headers", named("headers", headers, (one) => headerType(one, model))],
    ["pathItems", []],
  ] as const;
  return typeLiteral(
    groups.map(
      ([name, items]) =>
        code`${propertyKey(name)}: ${items.length === 0 ? code`never` : typeLiteral(items, { multiline: true })}`,
    ),
    { multiline: true },
  );
}

/** Prints the entries of a section of `components` that operations refer to, by name. */
function named<T extends { readonly at: string }>(
  section: ComponentSection,
  nodes: readonly T[],
  print: (node: T) => Code,
): readonly Code[] {
  const found = new Map<string, T>();
  for (const node of nodes) {
    const name = componentName(section, node);
    if (name !== undefined) found.set(name, node);
  }
  return Array.from(found, ([name, node]) => code`${sourced(propertyKey(name), node)}: ${print(node)}`);
}
