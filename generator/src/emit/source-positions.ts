import type { Interface, Operation, Parameter } from "../model/interface.js";
import { layout } from "../model/layout.js";
import type { ObjectType, Pointer, SchemaUse, Type } from "../model/type.js";
import {
  code,
  docComment,
  type File,
  type Json,
  jsonLiteral,
  lines,
  serverRuntime,
  typescriptFile,
} from "../print/index.js";
import type { EmitOptions } from "./contract.js";
import { fileHeader } from "./typescript/header.js";

/** Emits the lines of the specification that state what a server checks, if they are configured. */
export function emitSourcePositions(model: Interface, { lineOf }: EmitOptions): readonly File[] {
  if (lineOf === undefined || model.operations.length === 0) return [];
  const table = new PositionTable(lineOf);
  const types = Array.from(model.types, ([name, { use }]) => [name, table.schema(use)] as const);
  const operations = model.operations.map((operation) => [operation.id, table.operation(operation)] as const);
  const positions = {
    files: table.files(),
    operations: Object.fromEntries(operations),
    types: Object.fromEntries(types),
  };
  const add = serverRuntime("addSourcePositions");
  const body = [
    lines([
      docComment({ text: "The positions of the rules that a server checks, in the specification." }),
      code`export const sourcePositions: ${serverRuntime("SourcePositions", true)} = ${jsonLiteral(positions)};`,
    ]),
    lines([
      docComment({
        text:
          "Adds a log of violations with lines of the specification to the options of a server under development. " +
          "Returns the same options if NODE_ENV is `production`. `log` is `console.warn` by default.",
      }),
      code`export function withSourcePositions<Options extends object>(`,
      code`  options: Options,`,
      code`  log?: (text: string) => void,`,
      code`): Options {`,
      code`  return ${add}(sourcePositions, options, log);`,
      code`}`,
    ]),
  ];
  return [typescriptFile({ path: `${layout.sourcePositions}.ts`, header: fileHeader(model), body })];
}

type JsonMap = { readonly [name: string]: Json };

class PositionTable {
  readonly #lineOf: NonNullable<EmitOptions["lineOf"]>;
  readonly #files = new Map<string, number>();

  constructor(lineOf: NonNullable<EmitOptions["lineOf"]>) {
    this.#lineOf = lineOf;
  }

  /** The files of all lines so far, by index. */
  files(): readonly string[] {
    return [...this.#files.keys()];
  }

  operation({ at, parameters, body, responses }: Operation): JsonMap {
    const locations = [...new Set(parameters.map((parameter) => parameter.in))];
    const sets = locations.map((location) => this.#parameters(at, parameters, location));
    const bodies = (body?.content ?? []).flatMap(({ use }) => use ?? []);
    const results = responses.flatMap(({ content }) => content).flatMap(({ use }) => use ?? []);
    return {
      request: [...sets, ...bodies.map((use) => this.schema(use))],
      response: results.map((use) => this.schema(use)),
    };
  }

  #parameters(at: Pointer, parameters: readonly Parameter[], location: Parameter["in"]): JsonMap {
    const own = parameters.filter((parameter) => parameter.in === location);
    const properties = own.map((parameter) => {
      const schema = this.schema(parameter.use);
      const checks = { ...(schema["checks"] as JsonMap | undefined), required: this.#line(`${parameter.at}/required`) };
      return [parameter.name, { ...schema, checks }] as const;
    });
    return { at: this.#line(at), properties: Object.fromEntries(properties) };
  }

  /** Returns the lines of a schema with those of the schemas in it. */
  schema({ at, type }: SchemaUse): JsonMap {
    const line = this.#line(at);
    const checks = Object.entries(statedRules(type)).map(([name, pointer]) => [name, this.#line(pointer)] as const);
    return {
      at: line,
      ...(checks.length === 0 ? {} : { checks: Object.fromEntries(checks) }),
      ...this.#inner(type),
    };
  }

  #inner(type: Type): JsonMap {
    switch (type.kind) {
      case "reference":
        return { type: type.name };
      case "union":
        return { also: type.alternatives.map((alternative) => this.schema(alternative)) };
      case "intersection":
        return { also: type.parts.map((part) => this.schema(part)) };
      case "array":
        return {
          ...(type.prefix.length === 0 ? {} : { prefix: type.prefix.map((item) => this.schema(item)) }),
          ...(type.items === undefined ? {} : { items: this.schema(type.items) }),
        };
      case "object": {
        const properties = type.properties.map((property) => [property.name, this.schema(property)] as const);
        return {
          ...(properties.length === 0 ? {} : { properties: Object.fromEntries(properties) }),
          ...(type.additional === undefined ? {} : { additional: this.schema(type.additional) }),
        };
      }
      default:
        return {};
    }
  }

  #line(pointer: Pointer): readonly [file: number, line: number] {
    const { file, line } = this.#lineOf(pointer);
    const index = this.#files.get(file) ?? this.#files.size;
    this.#files.set(file, index);
    return [index, line];
  }
}

/** Returns the pointers of the rules of a type, by the codes of their issues. Its JSON type is stated by the schema. */
function statedRules(type: Type): { readonly [code: string]: Pointer } {
  const rules: { [code: string]: Pointer } = {};
  if ((type.kind === "string" || type.kind === "number") && type.format !== undefined) {
    rules["format"] = `${type.at}/format`;
  }
  if (type.kind === "enum") {
    rules["enum"] = `${type.at}/enum`;
    rules["const"] = `${type.at}/const`;
  }
  if (type.kind === "object") Object.assign(rules, rulesOfObject(type));
  for (const check of "checks" in type ? type.checks : []) rules[codeOf(check)] = check.at;
  return rules;
}

function rulesOfObject({ at, properties, requiredElsewhere, additionalStated }: ObjectType): {
  readonly [code: string]: Pointer;
} {
  const requires = requiredElsewhere.length > 0 || properties.some(({ required }) => required);
  return {
    ...(requires ? { required: `${at}/required` } : {}),
    ...(additionalStated ? { "unknown-property": `${at}/additionalProperties` } : {}),
  };
}

/** Returns the code of the issue that a check reports. */
function codeOf(check: Extract<Type, { readonly checks: unknown }>["checks"][number]): string {
  if ("name" in check) return check.name;
  return check.kind === "property-names" ? "property-name" : check.kind;
}
