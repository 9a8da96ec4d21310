import { FlattenedSchemas } from "../model/flattened-schema.js";
import type { Interface } from "../model/interface.js";
import type { Direction } from "../model/openness.js";
import { referenceChain } from "../model/resolve-type.js";
import type { SchemaUse } from "../model/type.js";
import { wireForm } from "../model/wire-form.js";
import type { Json } from "../values/json.js";
import { isSame } from "../values/json.js";
import { acceptsValue, type Decision, decideValue } from "./accepts-value.js";
import { type BoundaryValue, boundaryValues } from "./boundary-values.js";
import { Derivation, firstSparseAttempt } from "./derivation.js";
import { Random } from "./random.js";
import type { RealisticValues } from "./realistic.js";

export interface ExampleOptions {
  /** Equal seeds give equal values. Default: 0. */
  readonly seed?: number;
  /** Proposes texts such as names and addresses. Default: words of a short list. */
  readonly realistic?: RealisticValues;
  /** Counts the schemas that are compared with values. */
  readonly meter?: { steps: number };
}

/** Which value to make. */
export interface ExampleRequest {
  /** Default: `response`. */
  readonly direction?: Direction;
  /** Distinguishes values of one schema: equal ones give equal values. Default: "". */
  readonly salt?: string;
  /** Whether the examples of the document come first. Default: true. */
  readonly documented?: boolean;
  /** Name of the property or parameter. Default: "". */
  readonly name?: string;
  /** Whether what is optional is left out. Default: false. */
  readonly sparse?: boolean;
}

/** Maximum number of derivations of one value, with less and less that is optional. */
const maxAttempts = 24;

/**
 * Example values of schemas in their JSON form: the first valid example of the document, or else a value derived from the
 * schema. Every value is valid. Depth and size are bounded.
 */
export class ExampleValues {
  readonly #model: Interface;
  readonly #seed: number;
  readonly #realistic: RealisticValues | undefined;
  readonly #schemas: FlattenedSchemas;
  readonly #meter: { steps: number } | undefined;

  constructor(model: Interface, { seed = 0, realistic, meter }: ExampleOptions = {}) {
    this.#model = wireForm(model);
    this.#seed = seed;
    this.#realistic = realistic;
    this.#meter = meter;
    this.#schemas = new FlattenedSchemas(this.#model);
  }

  /** Returns a valid value; undefined if none is found, as for a schema that accepts nothing. */
  valueOf(use: SchemaUse, request: ExampleRequest = {}): Json | undefined {
    const { direction = "response", salt = "", documented = true, name = "", sparse = false } = request;
    const own = documented ? this.documentedValues(use, direction) : [];
    const [first] = own;
    if (first !== undefined) return first;
    for (let attempt = sparse ? firstSparseAttempt : 0; attempt < maxAttempts; attempt++) {
      const derivation = new Derivation({
        model: this.#model,
        schemas: this.#schemas,
        direction,
        attempt,
        documented,
        random: new Random(`${this.#seed} ${use.at} ${salt} ${attempt}`),
        realistic: this.#realistic,
        meter: this.#meter,
      });
      const value = derivation.valueOf(use, name);
      if (value !== undefined && this.accepts(use, value, direction)) return value;
    }
    return undefined;
  }

  /** Returns the valid examples of a schema, or those of the type that it refers to. */
  documentedValues(use: SchemaUse, direction: Direction): readonly Json[] {
    const owner = this.#ownerOfExamples(use);
    const examples = owner?.examples ?? [];
    return examples.filter((value, index) => {
      const isFirst = examples.findIndex((other) => isSame(other, value)) === index;
      return isFirst && this.accepts(use, value, direction);
    });
  }

  /**
   * Returns values that differ from a valid one at one location: for every limit one that reaches it, and for every rule
   * one that violates it.
   *
   * @param depth Maximum nesting of changed locations. Default: 6.
   */
  boundariesOf(use: SchemaUse, value: Json, direction: Direction, depth?: number): readonly BoundaryValue[] {
    return boundaryValues(use, value, {
      ...(depth === undefined ? {} : { depth }),
      schemas: this.#schemas,
      direction,
      accepts: (part, candidate) => this.accepts(part, candidate, direction),
      another: (part, salt) => this.valueOf(part, { direction, salt, documented: false }),
    });
  }

  /** Whether a schema accepts a value. */
  accepts(use: SchemaUse, value: Json, direction: Direction): boolean {
    return acceptsValue(use, value, { model: this.#model, view: direction }, this.#meter);
  }

  /** Decides whether a schema accepts a value. */
  decide(use: SchemaUse, value: Json, direction: Direction): Decision {
    return decideValue(use, value, { model: this.#model, view: direction });
  }

  #ownerOfExamples(use: SchemaUse): SchemaUse | undefined {
    return referenceChain(use, this.#model).find(({ examples = [] }) => examples.length > 0);
  }
}
