import type { Interface, MediaContent, ModelOperation, Parameter, SchemaUse } from "@guildwire/generator";
import { nodeAt } from "../document-lookup.js";
import { trimJson, trimText } from "./trim.js";

type JsonObject = Readonly<Record<string, unknown>>;

/** Maximum length of a description in the text of an operation. */
const maxDescription = 600;

/** Maximum length of all schemas of one text, in characters of JSON. Further ones are read by name. */
const maxSchemas = 24_000;

/** Maximum length of a text, in characters of JSON. Schemas that are not named are trimmed beyond. */
const maxText = 60_000;

/** Maximum depth of nesting in a schema. */
const maxDepth = 40;

/** Properties of schemas that say nothing about valid values. */
const omittedKeys: ReadonlySet<string> = new Set(["example", "examples", "externalDocs", "xml"]);

/** Keywords whose values are kept as they are. */
const wholeKeys: ReadonlySet<string> = new Set(["enum", "const", "pattern", "default", "required"]);

/** Keywords whose values are maps from names to schemas. */
const nameMaps: ReadonlySet<string> = new Set(["properties", "patternProperties", "dependentSchemas", "$defs"]);

/** Describes operations and schemas of a document as compact JSON. */
export class Descriptions {
  readonly #model: Interface;
  readonly #document: unknown;

  /** @param document The bundled document. */
  constructor(model: Interface, document: unknown) {
    this.#model = model;
    this.#document = document;
  }

  /** The arguments of an operation as one JSON Schema, and its responses; undefined if there is none with this id. */
  operation(id: string): JsonObject | undefined {
    const operation = this.#model.operations.find((one) => one.id === id);
    if (operation === undefined) return undefined;
    const { method, path, summary, description, deprecated, security, permissions } = operation;
    const described = {
      operation: id,
      method: method.toUpperCase(),
      path: path.text,
      ...textOf({ summary, description }),
      ...(deprecated === true ? { deprecated } : {}),
      ...(security.length === 0 ? {} : { security: security.map((schemes) => schemes.map(({ scheme }) => scheme)) }),
      ...(permissions.length === 0 ? {} : { permissions: permissions.map(({ permission }) => permission) }),
      arguments: this.#arguments(operation),
      responses: Object.fromEntries(
        operation.responses.map((response) => [
          response.status,
          { ...textOf(response), ...this.#content(response.content) },
        ]),
      ),
    };
    return this.#withSchemas(described);
  }

  /** A schema of `components.schemas` and those that it refers to; undefined if there is none with this name. */
  schema(name: string): JsonObject | undefined {
    const pointer = `/components/schemas/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const schema = nodeAt(this.#document, pointer);
    return schema === undefined ? undefined : this.#withSchemas({ [name]: compact(schema) });
  }

  #arguments(operation: ModelOperation): JsonObject {
    const { parameters, body, fixed } = operation;
    const given = parameters.filter(({ name }) => !fixed.some(({ parameter }) => parameter === name));
    const properties = given.map((parameter) => [parameter.argument, this.#parameter(parameter)] as const);
    const required = given.filter((parameter) => parameter.required).map(({ argument }) => argument);
    if (body !== undefined) properties.push(["body", { ...textOf(body), ...this.#content(body.content) }]);
    if (body?.required === true) required.push("body");
    return {
      type: "object",
      properties: Object.fromEntries(properties),
      ...(required.length === 0 ? {} : { required }),
      additionalProperties: false,
    };
  }

  #parameter(parameter: Parameter): JsonObject {
    const schema = this.#schemaOf(parameter.use);
    return { in: parameter.in, ...textOf(parameter), ...(isObject(schema) ? schema : { schema }) };
  }

  /** One schema; for several media types, the one that calls use is first. */
  #content(content: readonly MediaContent[]): JsonObject {
    const entries = content.map(({ mediaType, use, item }) => {
      const schema = use ?? item;
      return [mediaType, schema === undefined ? {} : this.#schemaOf(schema)] as const;
    });
    return entries.length === 0 ? {} : { content: Object.fromEntries(entries) };
  }

  #schemaOf({ at }: SchemaUse): unknown {
    return compact(nodeAtWithoutLastReference(this.#document, at));
  }

  /** Adds the schemas that a value refers to, nearest first, as far as they fit. */
  #withSchemas(described: JsonObject): JsonObject {
    const schemas: Record<string, unknown> = {};
    const omitted: string[] = [];
    const queue = [...referencesIn(described)];
    const seen = new Set(queue);
    let rest = maxSchemas;
    for (const reference of queue) {
      const schema = compact(nodeAt(this.#document, decodeURIComponent(reference.slice(1))));
      const name = reference.replace("#/components/schemas/", "");
      rest -= JSON.stringify(schema ?? null).length;
      if (rest < 0) {
        omitted.push(name);
        continue;
      }
      schemas[name] = schema;
      for (const next of referencesIn(schema)) {
        if (!seen.has(next)) queue.push(next);
        seen.add(next);
      }
    }
    const text = {
      ...described,
      ...(Object.keys(schemas).length === 0 ? {} : { schemas }),
      ...(omitted.length === 0 ? {} : { omittedSchemas: omitted }),
    };
    return trimJson(text, maxText).value as JsonObject;
  }
}

/** The node at a pointer. A reference there stays one, so that the schema keeps its name. */
function nodeAtWithoutLastReference(document: unknown, pointer: string): unknown {
  const end = pointer.lastIndexOf("/");
  const parent = nodeAt(document, pointer.slice(0, end));
  const key = pointer
    .slice(end + 1)
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
  return isObject(parent) || Array.isArray(parent) ? (parent as JsonObject)[key] : undefined;
}

/** A schema without examples, extensions and long texts. Keys of a map of names, such as `properties`, are all kept. */
function compact(node: unknown, depth = 0, isNames = false): unknown {
  if (typeof node === "string") return trimText(node, maxDescription);
  if (typeof node !== "object" || node === null) return node;
  if (depth > maxDepth) return {};
  if (Array.isArray(node)) return node.map((item) => compact(item, depth + 1));
  const kept = Object.entries(node).filter(([key]) => isNames || !(omittedKeys.has(key) || key.startsWith("x-")));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (!isNames && wholeKeys.has(key)) return [key, value];
      return [key, compact(value, depth + 1, !isNames && nameMaps.has(key))];
    }),
  );
}

/** The references in a value, each once, in order. */
function referencesIn(node: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  JSON.stringify(node, (key, value: unknown) => {
    if (key === "$ref" && typeof value === "string" && value.startsWith("#/")) found.add(value);
    return value;
  });
  return found;
}

function textOf({
  summary,
  description,
}: {
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
}): JsonObject {
  return {
    ...(summary === undefined ? {} : { summary }),
    ...(description === undefined ? {} : { description: trimText(description, maxDescription) }),
  };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
