import { bodyChoices } from "../../../generator/src/model/body-choices.js";
import { FlattenedSchemas } from "../../../generator/src/model/flattened-schema.js";
import type { Interface, Operation } from "../../../generator/src/model/interface.js";
import { mergedPropertiesOf } from "../../../generator/src/model/merged-properties.js";
import { successResponses } from "../../../generator/src/model/responses.js";
import type { SchemaUse } from "../../../generator/src/model/type.js";
import type { Json, SchemaValues } from "../../documents/schema-value.js";

/** A call of an operation in a program, with what it sends. */
export interface MeasuredCall {
  readonly operation: Operation;
  readonly parameters: readonly string[];
  readonly body?: { readonly value: Json; readonly at: string };
  readonly text: string;
}

/** Maximum number of properties that a call reads, at each of two levels. */
const maxReads = 3;

/**
 * Returns calls of every tenth operation, and of at least three: with their required parameters and one optional one, a body,
 * and reads of some properties of the result.
 */
export function measuredCalls(model: Interface, values: SchemaValues): readonly MeasuredCall[] {
  const operations = model.operations.filter(({ variantOf, method }) => variantOf === undefined && method !== "head");
  const step = Math.max(1, Math.min(10, Math.floor(operations.length / 3)));
  const reader = new ReadCode(model);
  return operations.filter((_, index) => index % step === 0).flatMap((one) => callOf(one, values, reader) ?? []);
}

/** The module of the client that a program imports. */
export const clientModule = "./out/src/client/index.js";

/** @param calls The calls that compile. */
export function programText(calls: readonly MeasuredCall[]): string {
  const names = calls.map(({ operation }) => operation.identifier);
  return `import { type Client, ${names.join(", ")} } from "${clientModule}";
declare const client: Client;
${calls.map(({ text }, index) => `export async function use${index}() {\n${text}\n}`).join("\n")}
`;
}

function callOf(operation: Operation, values: SchemaValues, reader: ReadCode): MeasuredCall | undefined {
  const required = operation.parameters.filter((one) => one.required);
  const optional = operation.parameters.filter((one) => !one.required).slice(0, 1);
  const args: string[] = [];
  const parameters: string[] = [];
  for (const parameter of [...required, ...optional]) {
    const value = values.valueOf(parameter.use, "request");
    if (value === undefined || value === null) {
      if (parameter.required) return undefined;
      continue;
    }
    args.push(`${JSON.stringify(parameter.argument)}: ${JSON.stringify(value)}`);
    parameters.push(parameter.at);
  }
  const [media, ...others] = bodyChoices(operation);
  let body: MeasuredCall["body"];
  if (media !== undefined) {
    const value = media.use === undefined ? undefined : values.valueOf(media.use, "request");
    if (media.kind !== "json" || others.length > 0 || media.use === undefined || value === undefined) return undefined;
    body = { value, at: media.use.at };
    args.push(`body: ${JSON.stringify(value)}`);
  }
  const given = args.length === 0 ? "" : `, { ${args.join(", ")} }`;
  const call = `  const result = await ${operation.identifier}(client${given});`;
  const [use] = successResponses(operation).flatMap(({ content }) => content.flatMap((one) => one.use ?? []));
  const reads = use === undefined ? [] : reader.readsOf(use, "result", 0);
  const text = [call, ...reads.map((read) => `  void ${read};`), "  void result;"].join("\n");
  return { operation, parameters, ...(body === undefined ? {} : { body }), text };
}

/** Writes expressions that read properties. */
class ReadCode {
  readonly #schemas: FlattenedSchemas;

  constructor(model: Interface) {
    this.#schemas = new FlattenedSchemas(model);
  }

  readsOf(use: SchemaUse, expression: string, level: number): readonly string[] {
    const schema = this.#schemas.of(use);
    const [array] = schema.arrays;
    if (array?.items !== undefined) return this.readsOf(array.items, `${expression}?.[0]`, level);
    if (schema.unions.length > 0 || schema.objects.length === 0) return [];
    const properties = [...mergedPropertiesOf(schema, this.#schemas).properties.values()].filter(
      ({ writeOnly }) => !writeOnly,
    );
    return properties.slice(0, maxReads).flatMap((property) => {
      const read = `${expression}?.[${JSON.stringify(property.name)}]`;
      const inner = level === 0 ? this.readsOf(property.use, read, 1).slice(0, maxReads) : [];
      return [read, ...inner];
    });
  }
}
