// The bundled document, read with as few rules as will do. Nothing of the generator takes part: whatever the generator
// makes of the document is later held against the vectors, so they must not come from it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run.mjs";

const document = JSON.parse(readFileSync(join(root, "generated", "openapi.json"), "utf8"));
const methods = ["get", "put", "post", "patch", "delete"];

export const schemas = document.components.schemas;
export const tags = document.tags.map(({ name }) => name);

/** The target of a reference, overridden by the keywords beside it; `name` is the last named schema of the chain. */
export function resolved(node) {
  let current = node;
  let name;
  while (current?.$ref !== undefined) {
    const { $ref, ...beside } = current;
    const keys = $ref.slice(2).split("/");
    name = keys.at(-1);
    const target = keys.reduce((place, key) => place[key.replaceAll("~1", "/").replaceAll("~0", "~")], document);
    current = { ...target, ...beside };
  }
  return { schema: current, name };
}

/**
 * Every operation, those that share a route included. `methods` are all of its path; `shared` is true where another
 * operation has the same method and path shape, so that the meaning of a malformed path parameter is not determined.
 */
export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  methods
    .filter((method) => item[method] !== undefined)
    .flatMap((method) => {
      const variants = item[method]["x-variants"] ?? [];
      return [item[method], ...variants].map((operation) => ({
        id: operation.operationId,
        tag: operation.tags[0],
        method: method.toUpperCase(),
        path: operation.path ?? path,
        methods: methods.filter((other) => item[other] !== undefined).map((other) => other.toUpperCase()),
        shared: variants.length > 0,
        fixed: operation.fixed ?? {},
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolved(one).schema),
        body: operation.requestBody === undefined ? undefined : bodyOf(resolved(operation.requestBody).schema),
        requiresAuthentication: (operation.security ?? document.security).length > 0,
        message: operation["x-errors"]?.includes("requestTooLarge") === true,
      }));
    }),
);

function bodyOf({ required = false, content }) {
  return { required, schema: content["application/json"].schema, form: content["multipart/form-data"] !== undefined };
}
