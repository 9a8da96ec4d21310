import { Ajv2020, type Options } from "ajv/dist/2020.js";
import type { Schemas } from "./batch.js";
import { addNamedFormats } from "./formats.js";
import { inlined, mapSchemas } from "./subschemas.js";

const strictest: Options = {
  strict: true,
  // Keywords of one type let the values of others pass, and items beyond the first ones are free: both are tested here.
  strictTypes: false,
  strictTuples: false,
  // Naming a property in `required` beside a union, not inside of it, is fine.
  strictRequired: false,
  allowMatchingProperties: true,
  ownProperties: true,
  validateFormats: true,
  // 0.3 is a multiple of 0.1
  multipleOfPrecision: 9,
  logger: false,
};

/** Whether ajv accepts a value; undefined where it cannot be believed. */
export type Verdict = (value: unknown) => boolean | undefined;

/** What ajv says about values of the named schemas of one document. */
export class Oracle {
  readonly #ajv: Ajv2020;
  readonly #components: Schemas;

  constructor(components: Schemas) {
    this.#components = components;
    this.#ajv = new Ajv2020(strictest);
    this.#ajv.addVocabulary(["components", "schemas"]);
    addNamedFormats(this.#ajv);
    const schemas = Object.fromEntries(Object.entries(components).map(([name, schema]) => [name, forOracle(schema)]));
    this.#ajv.addSchema({ $id: "https://document.example/", components: { schemas } });
  }

  verdict(name: string): Verdict {
    const validate = this.#ajv.compile({ $ref: `https://document.example/#/components/schemas/${name}` });
    // It notes what is evaluated in an object that it now and then forgot to make, and that loses the name `__proto__`.
    const notes = JSON.stringify(inlined(this.#components[name], this.#components)).includes('"unevaluated');
    return (value) => {
      if (notes && JSON.stringify(value).includes('"__proto__"')) return undefined;
      try {
        return validate(value) as boolean;
      } catch (error) {
        if (error instanceof TypeError) return undefined;
        throw error;
      }
    };
  }
}

/**
 * The same schema in other words, where ajv would be wrong: it forgets `contains` where `prefixItems` names more items
 * than there are, and takes an empty array for what the array before it was unless it has to count.
 */
function forOracle(schema: unknown): unknown {
  return mapSchemas(schema, (inner) => {
    if (!("contains" in inner)) return inner;
    const { contains, minContains = 1, maxContains = 1_000_000, allOf = [], ...rest } = inner;
    return { ...rest, allOf: [...(allOf as readonly unknown[]), { contains, minContains, maxContains }] };
  });
}

/**
 * Whether ajv can be believed about a schema (that holds what it refers to). What is evaluated is where it errs: it takes
 * all items as evaluated where there is `contains`, forgets what is evaluated beside `dependentSchemas` and items of
 * alternatives, and takes `then` and an inner `unevaluated…` as if they always applied. The JSON Schema Test Suite has
 * these.
 */
export function isOracleSound(schema: unknown): boolean {
  let unevaluated = 0;
  const found = new Set<string>();
  mapSchemas(schema, (inner) => {
    if ("unevaluatedProperties" in inner || "unevaluatedItems" in inner) unevaluated++;
    for (const keyword of Object.keys(inner)) found.add(keyword);
    return inner;
  });
  const errs = found.has("unevaluatedItems") ? [...erring, "anyOf", "oneOf"] : erring;
  return unevaluated === 0 || (unevaluated === 1 && !errs.some((keyword) => found.has(keyword)));
}

const erring = ["contains", "dependentSchemas", "if"];
