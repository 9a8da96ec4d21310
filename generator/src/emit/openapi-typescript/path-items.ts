import {
  type Code,
  code,
  propertyKey,
  sourced,
  stringLiteral,
  templateLiteral,
  typeLiteral,
} from "../../print/index.js";
import { asObject, type Json, type JsonObject } from "../../values/json.js";
import { nodeComment } from "./comments.js";
import { type DocumentTypes, entriesOf, isExcluded, resolved } from "./document-types.js";
import { below, type NodePlace } from "./node-place.js";
import { type ListedParameter, OperationTypes } from "./operation-types.js";
import type { SchemaTypes } from "./schema-type.js";

/** The path item field for operations with other methods (OpenAPI 3.2). */
const additionalOperations = "additionalOperations";

/** The methods that every path item has, as `never` where the document has none. */
const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** The additional operations of a path that are printed: each repeats the parameters of the path. */
const maxAdditionalOperations = 50;

/** The entries of `paths` or `webhooks`. */
export interface PathEntries {
  readonly members: readonly Code[];
  /** Index signatures. Each is a type of its own, since an interface rejects those that overlap. */
  readonly templates: readonly Code[];
}

/** An entry of `operations`, with the operation. */
interface PrintedOperation {
  readonly operation: JsonObject;
  readonly member: Code;
}

/** Prints path items, and collects the operations that they refer to by `operationId`. */
export class PathItems {
  readonly #types: DocumentTypes;
  readonly printers: OperationTypes;
  /** By `operationId`, in document order. */
  readonly operations: Map<string, PrintedOperation> = new Map();

  constructor(types: DocumentTypes, schemas: SchemaTypes) {
    this.#types = types;
    this.printers = new OperationTypes(types, schemas, (node, place) => this.#item(node, place));
  }

  /** Prints the entries of `paths` or `webhooks`. */
  entries(map: Json | undefined, place: NodePlace): PathEntries {
    const members: Code[] = [];
    const templates: Code[] = [];
    for (const [key, node] of entriesOf(map, this.#types)) {
      // Names of webhooks may begin with `x-`, but paths begin with a slash.
      if (place.at === "/paths" && key.startsWith("x-")) continue;
      const at = below(place, [key]);
      const type = this.printers.orReference("pathItems", node, at);
      const template =
        this.#types.options.pathParamsAsTypes === true && place.at === "/paths"
          ? this.#templateKey(key, node, at)
          : undefined;
      const list = template === undefined ? members : templates;
      list.push(this.printers.member(sourced(template ?? propertyKey(key), at), type));
    }
    return { members, templates };
  }

  #item(node: JsonObject, place: NodePlace): Code {
    const shared = this.printers.listed(node["parameters"], place);
    const fixed = [...methods, ...["query"].filter((method) => node[method] !== undefined)];
    const others = Object.entries(asObject(node[additionalOperations]) ?? {})
      .filter(([method]) => method !== "parameters" && !fixed.includes(method))
      .slice(0, maxAdditionalOperations);
    const members = fixed.map((method) => this.#method(method, node[method], shared, below(place, [method])));
    const additional = others.map(([method, operation]) =>
      this.#method(method, operation, shared, below(place, [additionalOperations, method])),
    );
    const names = [...place.names, "parameters"];
    const parameters = this.printers.member(code`parameters`, this.printers.parameters(shared, { ...place, names }));
    return typeLiteral([parameters, ...members, ...additional], { multiline: true });
  }

  #method(method: string, raw: Json | undefined, shared: readonly ListedParameter[], place: NodePlace): Code {
    const operation = asObject(raw);
    if (operation === undefined || isExcluded(operation, this.#types)) {
      return this.printers.member(code`${propertyKey(method)}?`, code`never`);
    }
    const stated = operation["operationId"];
    const id = typeof stated === "string" ? stated.replaceAll("#", "/") : undefined;
    const key = sourced(propertyKey(method), place);
    const comment = nodeComment(operation);
    const known = id === undefined ? undefined : this.operations.get(id);
    // A second operation with the same ID has no entry in `operations`.
    if (id === undefined || (known !== undefined && known.operation !== operation)) {
      return this.printers.member(key, this.printers.operation(operation, shared, place), comment);
    }
    if (known === undefined) {
      const own = sourced(propertyKey(id), place, "operationId");
      const type = this.printers.operation(operation, shared, place);
      this.operations.set(id, { operation, member: this.printers.member(own, type, comment) });
    }
    return this.printers.member(key, code`operations[${stringLiteral(id)}]`, comment);
  }

  /** Prints a path with parameters as an index signature of a template literal type. */
  #templateKey(path: string, node: Json, place: NodePlace): Code | undefined {
    const parts = path.split(/(\{[^{}]*\})/);
    if (parts.length === 1) return undefined;
    const item = resolved(node, place.at, this.#types)?.node ?? {};
    const lists = [item, ...methods.map((method) => asObject(item[method]) ?? {})].map((one) => one["parameters"]);
    const types = new Map<string, Json | undefined>();
    for (const { node: one, place: at } of lists.flatMap((list) => this.printers.listed(list, place))) {
      const parameter = resolved(one, at.at, this.#types)?.node;
      const name = String(parameter?.["name"]);
      if (parameter?.["in"] === "path") types.set(name, asObject(parameter["schema"])?.["type"]);
    }
    const printed = parts.map((part, index) => {
      if (index % 2 === 0) return part;
      return { code: inPaths.get(types.get(part.slice(1, -1))) ?? code`string` };
    });
    return code`[path: ${templateLiteral(printed)}]`;
  }
}

/** No boolean: an index signature takes no template with a finite number of values. */
const inPaths: ReadonlyMap<Json | undefined, Code> = new Map([
  ["integer", code`number`],
  ["number", code`number`],
]);
