import type fc from "fast-check";
import type { Json, JsonObject } from "../../generator/src/load/document.js";
import { FromRandom, type Pick } from "../conformance/from-random.js";
import { isObject } from "./specification.js";

type Node = { [key: string]: Json };

/** A document, and a copy with one random change. */
export function edited(document: JsonObject): fc.Arbitrary<JsonObject> {
  return new FromRandom(
    (pick) => {
      const copy = structuredClone(document) as Node;
      // An edit may find nothing to change; another one will.
      for (let attempt = 0; attempt < 20 && !pick.of(edits)(copy, pick); attempt++);
      return copy;
    },
    () => [],
  );
}

/** Changes the document in place; false if it contains nothing to change. */
type Edit = (document: Node, pick: Pick) => boolean;

const numeric = ["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems", "maxProperties", "multipleOf"];

const edits: readonly Edit[] = [
  // limits
  onSchema(
    (schema) => numeric.some((key) => key in schema),
    (schema, pick) => {
      const key = pick.of(numeric.filter((one) => one in schema));
      if (pick.once(4)) delete schema[key];
      else schema[key] = Math.max(0, (schema[key] as number) + pick.of([-1, 1, 2])) || 1;
    },
  ),
  onSchema(
    (schema) => schema["type"] === "string" && !("enum" in schema),
    (schema, pick) => {
      Object.assign(
        schema,
        pick.of<Node>([{ maxLength: 12 }, { minLength: 2 }, { pattern: "^[a-z ]*$" }, { format: "date" }]),
      );
    },
  ),
  onSchema(
    (schema) => "format" in schema || "pattern" in schema,
    (schema) => {
      delete schema["format"];
      delete schema["pattern"];
    },
  ),
  onSchema(
    (schema) => schema["type"] === "array",
    (schema, pick) => {
      if (pick.once(2)) schema["uniqueItems"] = schema["uniqueItems"] !== true;
      else schema["minItems"] = 1;
    },
  ),
  // presence and properties
  onObject((schema, properties, pick) => {
    const name = pick.of(Object.keys(properties));
    const required = (schema["required"] ?? []) as readonly Json[];
    schema["required"] = required.includes(name) ? required.filter((one) => one !== name) : [...required, name];
  }),
  onObject((schema, properties, pick) => {
    properties["added"] = pick.of<Json>([{ type: "string" }, { type: ["integer", "null"] }, {}]);
    if (pick.once(3)) schema["required"] = [...((schema["required"] ?? []) as readonly Json[]), "added"];
  }),
  onObject((schema, properties, pick) => {
    const name = pick.of(Object.keys(properties));
    delete properties[name];
    schema["required"] = ((schema["required"] ?? []) as readonly Json[]).filter((one) => one !== name);
  }),
  onObject((schema, _properties, pick) => {
    if ("additionalProperties" in schema) delete schema["additionalProperties"];
    else schema["additionalProperties"] = pick.of<Json>([false, true]);
  }),
  onObject((_schema, properties, pick) => {
    const property = properties[pick.of(Object.keys(properties))];
    if (!isObject(property) || "$ref" in property) return;
    const key = pick.of(["readOnly", "writeOnly", "deprecated"]);
    (property as Node)[key] = property[key] !== true;
  }),
  // types and values
  onSchema(
    (schema) => typeof schema["type"] === "string" && !("enum" in schema) && !("const" in schema),
    (schema, pick) => {
      const type = schema["type"] as string;
      schema["type"] = pick.of<Json>([[type, "null"], [type, "boolean"], type === "integer" ? "number" : [type]]);
    },
  ),
  onSchema(
    (schema) => Array.isArray(schema["type"]),
    (schema) => {
      schema["type"] = (schema["type"] as readonly Json[])[0] as Json;
    },
  ),
  onObject((_schema, properties, pick) => {
    const references = Object.entries(properties).filter(([, property]) => isObject(property) && "$ref" in property);
    if (references.length === 0) return;
    const [name, reference] = pick.of(references);
    properties[name] = { anyOf: [reference, { type: "null" }] };
  }),
  onSchema(
    (schema) => Array.isArray(schema["enum"]),
    (schema, pick) => {
      const values = schema["enum"] as readonly Json[];
      const more = typeof values[0] === "number" ? 77 : "added";
      schema["enum"] = pick.once(2) || values.length < 2 ? [...values, more] : values.slice(1);
    },
  ),
  onSchema(
    (schema) => Array.isArray(schema["enum"]),
    (schema, pick) => {
      if (pick.once(2)) schema["x-open-enum"] = pick.of<Json>([true, "both", false]);
      else delete schema["x-open-enum"];
    },
  ),
  onSchema(
    (schema) => Array.isArray(schema["oneOf"]) || Array.isArray(schema["anyOf"]),
    (schema, pick) => {
      const key = "oneOf" in schema ? "oneOf" : "anyOf";
      const variants = schema[key] as readonly Json[];
      if (pick.once(2) && variants.length > 2) schema[key] = variants.slice(1);
      else if (!("discriminator" in schema)) schema[key] = [...variants, { type: "boolean" }];
    },
  ),
  onSchema(
    (schema) => "default" in schema,
    (schema) => {
      delete schema["default"];
    },
  ),
  onSchema(
    () => true,
    (schema) => {
      schema["description"] = "Other words.";
    },
  ),
  // references and composition
  (document, pick) => {
    const schemas = (document["components"] as Node)["schemas"] as Node;
    const name = pick.of(Object.keys(schemas));
    const text = JSON.stringify(document).replaceAll(`"#/components/schemas/${name}"`, '"#/components/schemas/Other"');
    Object.assign(document, JSON.parse(text));
    const renamed = (document["components"] as Node)["schemas"] as Node;
    renamed["Other"] = renamed[name] as Json;
    delete renamed[name];
    return true;
  },
  onObject((_schema, properties, pick) => {
    const names = Object.keys(properties);
    properties[pick.of(names)] = properties[pick.of(names)] as Json;
  }),
  onObject((schema, _properties, pick) => {
    if ("allOf" in schema) return;
    const more = pick.of<Json>([
      { minProperties: 1 },
      { required: ["added"] },
      { properties: { added: { type: "null" } } },
    ]);
    schema["allOf"] = [more];
  }),
  onObject((schema, _properties, pick) => {
    schema[pick.of(["patternProperties", "unevaluatedProperties"])] = pick.of<Json>([
      { "^x-": { type: "string" } },
      {},
    ]);
  }),
  onSchema(
    (schema) => "const" in schema,
    (schema, pick) => {
      if (pick.once(2)) schema["const"] = "changed";
      else {
        schema["enum"] = [schema["const"] as Json, "added"];
        delete schema["const"];
      }
    },
  ),
  onSchema(
    (schema) => Array.isArray(schema["prefixItems"]),
    (schema, pick) => {
      if (pick.once(2)) delete schema["minItems"];
      else schema["prefixItems"] = [...(schema["prefixItems"] as readonly Json[]), { type: "string" }];
    },
  ),
  onSchema(
    (schema) => schema["type"] === "string",
    (schema, pick) => {
      if (pick.once(2)) schema["x-trim"] = schema["x-trim"] !== true;
      else schema["contentMediaType"] = "application/octet-stream";
    },
  ),
  onSchema(
    (schema) => schema["type"] === "integer" && !("enum" in schema),
    (schema, pick) => {
      schema["default"] = 5;
      if (pick.once(2)) schema["not"] = { const: 6 };
    },
  ),
  // operations
  onOperation((operation, pick) => {
    const more = { name: "added", in: "query", required: pick.once(3), schema: { type: "string" } };
    operation["parameters"] = [...((operation["parameters"] ?? []) as readonly Json[]), more];
  }),
  onOperation((operation) => {
    const parameters = (operation["parameters"] ?? []) as readonly Json[];
    operation["parameters"] = parameters.filter((one) => isObject(one) && one["in"] !== "query");
  }),
  onOperation((operation, pick) => {
    const status = pick.of(["200", "202", "409", "default"]);
    const responses = operation["responses"] as Node;
    if (status in responses && Object.keys(responses).length > 1) delete responses[status];
    else responses[status] = { description: "added" };
  }),
  onOperation((operation, pick) => {
    const body = operation["requestBody"];
    if (!isObject(body) || "$ref" in body) return;
    if (pick.once(3)) delete operation["requestBody"];
    else (body as Node)["required"] = body["required"] !== true;
  }),
  onOperation((operation, pick) => {
    if (pick.once(2)) operation["deprecated"] = true;
    else operation["operationId"] = `${String(operation["operationId"])}Again`;
  }),
  onOperation((operation) => {
    operation["security"] = [];
  }),
  onOperation((operation, pick) => {
    operation["tags"] = [pick.of(["added", "orders"])];
  }),
  onOperation((operation, pick) => {
    const [response] = Object.values(operation["responses"] as Node);
    if (!isObject(response) || "$ref" in response) return;
    if (pick.once(3)) delete (response as Node)["content"];
    else (response as Node)["headers"] = { "X-Added": { required: pick.once(2), schema: { type: "integer" } } };
  }),
  (document, pick) => {
    const paths = document["paths"] as Node;
    if (pick.once(2)) delete paths[pick.of(Object.keys(paths))];
    else paths["/added"] = { get: { operationId: "getAdded", responses: { "204": { description: "none" } } } };
    return true;
  },
];

function onSchema(fits: (schema: Node) => boolean, change: (schema: Node, pick: Pick) => void): Edit {
  return (document, pick) => {
    const found = schemasOf(document).filter(fits);
    if (found.length === 0) return false;
    change(pick.of(found), pick);
    return true;
  };
}

function onObject(change: (schema: Node, properties: Node, pick: Pick) => void): Edit {
  const hasProperties = (schema: Node): boolean =>
    isObject(schema["properties"]) && Object.keys(schema["properties"]).length > 0;
  return onSchema(hasProperties, (schema, pick) => change(schema, schema["properties"] as Node, pick));
}

function onOperation(change: (operation: Node, pick: Pick) => void): Edit {
  return (document, pick) => {
    const items = Object.values(document["paths"] as Node).flatMap((item) => Object.values(item as Node));
    change(pick.of(items.filter((item): item is Node => isObject(item) && "responses" in item)), pick);
    return true;
  };
}

/** Every schema of a document, at any location: data that looks like one is skipped by its key. */
function schemasOf(document: Node): Node[] {
  const found: Node[] = [];
  const visit = (node: Json, isSchema: boolean): void => {
    if (Array.isArray(node)) {
      for (const item of node) visit(item as Json, isSchema);
    } else if (isObject(node)) {
      if (isSchema && !("$ref" in node)) found.push(node as Node);
      for (const [key, value] of Object.entries(node)) {
        if (/^(example|examples|default|const|enum|x-.*|discriminator|required)$/.test(key)) continue;
        const isMap = isSchema && /^(properties|patternProperties)$/.test(key);
        if (isMap || key === "schemas") for (const schema of Object.values(value as Node)) visit(schema, true);
        else visit(value, isSchema || key === "schema");
      }
    }
  };
  visit(document, false);
  return found;
}
