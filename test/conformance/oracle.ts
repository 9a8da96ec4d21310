// biome-ignore-all lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
import { Ajv2020, type Options } from "ajv/dist/2020.js";
import type { Schemas } from "./batch.js";
import { addNamedFormats } from "./formats.js";
import { inlined, mapSchemas } from "./subschemas.js";

const strictest: Options = {
  strict: true,
  // Keywords of one type accept values of other types, and items beyond the prefix are unconstrained: both are tested here.
  strictTypes: false,
  strictTuples: false,
  // Naming a property in `required` next to a union, not inside of it, is fine.
  strictRequired: false,
  allowMatchingProperties: true,
  ownProperties: true,
  validateFormats: true,
  // 0.3 is a multiple of 0.1
  multipleOfPrecision: 9,
  logger: false,
};

/** Whether ajv accepts a value; undefined where its verdict is unreliable. */
export type Verdict = (value: unknown) => boolean | undefined;

/** ajv's verdicts on values of the named schemas of one document. */
export class Oracle {
  readonly #ajv: Ajv2020 = sharedAjv();
  readonly #components: Schemas;
  readonly #base = `https://document.example/${documents}/`;

  constructor(components: Schemas) {
    this.#components = components;
    const schemas = Object.fromEntries(Object.entries(components).map(([name, schema]) => [name, forOracle(schema)]));
    this.#ajv.addSchema({ $id: this.#base, components: { schemas } });
  }

  verdict(name: string): Verdict {
    const validate = this.#ajv.compile({ $ref: `${this.#base}#/components/schemas/${name}` });
    // ajv records evaluated properties in an object, which loses the name `__proto__`.
    const notes = JSON.stringify(inlined(this.#components[name], this.#components)).includes('"unevaluated');
    return (value) => {
      if (notes && JSON.stringify(value).includes('"__proto__"')) return undefined;
      return validate(value) as boolean;
    };
  }
}

let documents = 0;
let ajv: Ajv2020 | undefined;

/**
 * A validator that compiles its meta-schema takes 70 ms of CPU time, so 200 documents share one, each at its own URL. It
 * keeps everything that it compiles.
 */
function sharedAjv(): Ajv2020 {
  if (ajv === undefined || ++documents % 200 === 0) {
    ajv = new Ajv2020(strictest);
    ajv.addVocabulary(["components", "schemas"]);
    addNamedFormats(ajv);
  }
  return ajv;
}

/**
 * An equivalent schema where ajv would be wrong about `contains` and `uniqueItems` ({@link faults}): both move to
 * separate subschemas, and `contains` always has a count.
 */
function forOracle(schema: unknown): unknown {
  return mapSchemas(schema, (inner) => {
    if (!("contains" in inner) && !("uniqueItems" in inner)) return inner;
    const { contains, minContains = 1, maxContains = 1_000_000, uniqueItems, allOf = [], ...rest } = inner;
    const apart = [
      ...(contains === undefined ? [] : [{ contains, minContains, maxContains }]),
      ...(uniqueItems === undefined ? [] : [{ uniqueItems }]),
    ];
    return { ...rest, allOf: [...(allOf as readonly unknown[]), ...apart] };
  });
}

/**
 * Whether ajv is reliable for a schema (with its references resolved). It errs in evaluated properties and items next to
 * the keywords of {@link faults}; the JSON Schema Test Suite covers these.
 */
export function isOracleSound(schema: unknown): boolean {
  const found = new Set<string>();
  mapSchemas(schema, (inner) => {
    for (const keyword of Object.keys(inner)) found.add(keyword);
    return inner;
  });
  if (!found.has("unevaluatedProperties") && !found.has("unevaluatedItems")) return true;
  return !faults.some(({ excluded }) => excluded?.every((keyword) => found.has(keyword)) === true);
}

interface Fault {
  /** A known fault of ajv. */
  readonly title: string;
  readonly schema: unknown;
  readonly value: unknown;
  /** The verdict of JSON Schema 2020-12; ajv returns the opposite or throws. */
  readonly right: boolean;
  /** Schemas with `unevaluated…` and all of these keywords are skipped; the other faults are worked around above. */
  readonly excluded?: readonly string[];
}

/** The faults of ajv that the comparison avoids, each demonstrated: a fault that is fixed fails the test. */
export const faults: readonly Fault[] = [
  {
    title: "it forgets `contains` where `prefixItems` names more items than there are",
    schema: { prefixItems: [{ type: "integer" }, { type: "integer" }], contains: { const: 1 } },
    value: [],
    right: false,
  },
  {
    title: "it takes an empty array for what the array before it was",
    schema: { items: { contains: { const: 1 } } },
    value: [[1], []],
    right: false,
  },
  {
    title: "it compares the first items as if they were of the type of the further ones",
    schema: { prefixItems: [true, true], items: { type: "integer" }, uniqueItems: true },
    value: [null, null],
    right: false,
  },
  {
    title: "it forgets that `__proto__` was evaluated",
    schema: { anyOf: [{ properties: JSON.parse('{ "__proto__": true }') }], unevaluatedProperties: false },
    value: JSON.parse('{ "__proto__": 1 }'),
    right: true,
  },
  {
    title: "it takes all items as evaluated where there is `contains`",
    schema: { contains: { const: 1 }, unevaluatedItems: false },
    value: [1, 2],
    right: false,
    excluded: ["contains"],
  },
  {
    title: "it takes what a condition evaluates for evaluated when the condition does not hold",
    schema: { if: { prefixItems: [{ const: 1 }] }, then: { prefixItems: [true, true] }, unevaluatedItems: false },
    value: [2, 2],
    right: false,
    excluded: ["if"],
  },
  {
    title: "it forgets items of alternatives",
    schema: { anyOf: [{ prefixItems: [true, true], items: { type: "boolean" } }, true], unevaluatedItems: false },
    value: [1, 2],
    right: true,
    excluded: ["unevaluatedItems", "anyOf"],
  },
  {
    title: "it remembers what `dependentSchemas` beside alternatives evaluated in the item before",
    schema: {
      items: {
        anyOf: [
          {
            properties: { a: { const: 2 } },
            additionalProperties: false,
            dependentSchemas: { c: true },
            required: ["a"],
          },
          { properties: { a: { const: 1 } } },
        ],
        unevaluatedProperties: false,
      },
    },
    value: [{ a: 2 }, { a: 1, b: 1 }],
    right: false,
    excluded: ["dependentSchemas"],
  },
];

/** Returns ajv's own verdict without workarounds; undefined if it throws. */
export function undetoured({ schema, value }: Fault): boolean | undefined {
  const ajv = new Ajv2020(strictest);
  try {
    return ajv.compile(schema as object)(value) as boolean;
  } catch {
    return undefined;
  }
}
