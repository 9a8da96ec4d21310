import { type Decision, decideValue } from "../../examples/accepts-value.js";
import type { BoundaryValue } from "../../examples/boundary-values.js";
import { ExampleValues } from "../../examples/example-values.js";
import { FlattenedSchemas } from "../../model/flattened-schema.js";
import type { Interface } from "../../model/interface.js";
import type { Direction } from "../../model/openness.js";
import type { SchemaUse } from "../../model/type.js";
import { wireForm } from "../../model/wire-form.js";
import type { Json } from "../../values/json.js";

/** How to derive a value. */
export interface SampleRequest {
  readonly direction: Direction;
  /** Whether what is optional is left out. */
  readonly sparse?: boolean;
  readonly salt?: string;
  readonly name?: string;
}

/** One interface of a search: its schemas, and values of them. Each value is derived once. */
export class SearchedSide {
  readonly model: Interface;
  readonly schemas: FlattenedSchemas;
  /** The steps of all decisions, those that derive values among them. */
  readonly meter: { steps: number } = { steps: 0 };
  readonly #values: ExampleValues;
  readonly #samples = new WeakMap<SchemaUse, Map<string, Json | undefined>>();
  readonly #together = new WeakMap<SchemaUse, Map<SchemaUse, SchemaUse>>();

  constructor(model: Interface) {
    this.model = wireForm(model);
    this.schemas = new FlattenedSchemas(this.model);
    this.#values = new ExampleValues(this.model, { meter: this.meter });
  }

  /** Returns a valid value; undefined if none is found. Examples of the document are large, and not used. */
  sample(use: SchemaUse, { direction, sparse = false, salt = "", name = "" }: SampleRequest): Json | undefined {
    const known = this.#samples.get(use) ?? new Map<string, Json | undefined>();
    this.#samples.set(use, known);
    const key = JSON.stringify([direction, sparse, salt, name]);
    if (known.has(key)) return known.get(key);
    const value = this.#values.valueOf(use, { direction, sparse, salt, name, documented: false });
    known.set(key, value);
    return value;
  }

  /** Returns a valid value with as little as possible that is optional. */
  smallest(use: SchemaUse, direction: Direction, name = ""): Json | undefined {
    return this.sample(use, { direction, name, sparse: true }) ?? this.sample(use, { direction, name });
  }

  /** Returns values that differ from a valid one, or from one of its properties or items. */
  boundariesOf(use: SchemaUse, value: Json, direction: Direction): readonly BoundaryValue[] {
    return this.#values.boundariesOf(use, value, direction, 1);
  }

  decide(use: SchemaUse, value: Json, direction: Direction): Decision {
    return decideValue(use, value, { model: this.model, view: direction }, this.meter);
  }

  /** Returns the conjunction of schemas; the same one for the same schemas. */
  together([first, ...others]: readonly SchemaUse[]): SchemaUse {
    if (first === undefined) throw new Error("no schemas to combine");
    return others.reduce((one, other) => {
      const known = this.#together.get(one) ?? new Map<SchemaUse, SchemaUse>();
      this.#together.set(one, known);
      const made = known.get(other) ?? this.schemas.together([one, other]);
      known.set(other, made);
      return made;
    }, first);
  }
}
