import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { ExampleValues } from "../../generator/src/examples/example-values.js";
import type { Interface } from "../../generator/src/model/interface.js";
import type { SchemaUse } from "../../generator/src/model/type.js";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The sender of a value: requests omit `readOnly` properties, responses `writeOnly` ones. */
export type Direction = "request" | "response";

type Schema = Readonly<Record<string, unknown>>;

/** Maximum number of different values that ajv is asked about. */
const attempts = 8;

/** Builds values for the schemas of a bundled document as the generator does, verified by ajv. */
export class SchemaValues {
  readonly #examples: ExampleValues;
  readonly #ajv: Record<Direction, Ajv2020>;
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(model: Interface, document: unknown) {
    this.#examples = new ExampleValues(model);
    this.#ajv = { request: oracle(document, "readOnly"), response: oracle(document, "writeOnly") };
  }

  /** Returns a valid value of a schema; undefined if none is found. */
  valueOf(use: SchemaUse, direction: Direction): Json | undefined {
    const isValid = this.#validator(use.at, direction);
    for (let attempt = 0; attempt < attempts; attempt++) {
      const value = this.#examples.valueOf(use, { direction, salt: `${attempt}`, documented: attempt % 2 === 0 });
      if (value !== undefined && isValid(value)) return value;
    }
    return undefined;
  }

  #validator(pointer: string, direction: Direction): ValidateFunction {
    const key = `${direction} ${pointer}`;
    const known = this.#validators.get(key);
    if (known !== undefined) return known;
    const compiled = this.#ajv[direction].compile({ $ref: `document:${direction}#${encodeURI(pointer)}` });
    this.#validators.set(key, compiled);
    return compiled;
  }
}

/** Creates an ajv for one direction: properties sent only by the other side are not required. */
function oracle(document: unknown, absent: "readOnly" | "writeOnly"): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, addUsedSchema: false });
  addFormats.default(ajv);
  const id = absent === "readOnly" ? "document:request" : "document:response";
  ajv.addSchema(withoutRequired(document, absent) as Schema, id);
  return ajv;
}

/** Returns a document in which properties of one side are not required. */
export function withoutRequired(node: unknown, absent: "readOnly" | "writeOnly"): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutRequired(item, absent));
  if (!isMap(node)) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, withoutRequired(inner, absent)]));
  // References of the bundle are relative to its root, whatever URI a schema declares.
  for (const keyword of ["$id", "$anchor", "$dynamicAnchor"]) delete copy[keyword];
  const { properties, required } = node;
  if (!isMap(properties) || !Array.isArray(required)) return copy;
  const isAbsent = (name: unknown): boolean => {
    const property = properties[String(name)];
    return isMap(property) && property[absent] === true;
  };
  return { ...copy, required: required.filter((name) => !isAbsent(name)) };
}

function isMap(node: unknown): node is Schema {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}
