import type { FlattenedSchema, FlattenedSchemas } from "../../model/flattened-schema.js";
import type { Direction } from "../../model/openness.js";
import type { Pointer, SchemaUse } from "../../model/type.js";
import type { Context } from "../collector.js";
import type { SchemaChangeId } from "../rules/schema-changes.js";

/** Where two schemas are used: context, path and direction. */
export interface LogicalLocation {
  readonly context: Context;
  readonly path: string;
  readonly direction: Direction;
}

/** The details of a change, except its rule. */
export interface SchemaChangeDetails {
  readonly message: string;
  readonly base: Pointer;
  readonly head: Pointer;
  readonly key?: string;
}

/** The schemas of both documents. */
export interface ComparedSchemas {
  readonly base: FlattenedSchemas;
  readonly head: FlattenedSchemas;
  /** Maps base names to head names of types linked by `x-renamed-from`. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** A schema as the set of values that it accepts in one direction. */
export interface AcceptedValues {
  readonly schema: FlattenedSchema;
  readonly schemas: FlattenedSchemas;
  readonly direction: Direction;
}

/** Defines how differences between two schemas and pairs of nested schemas are handled. */
export abstract class SchemaComparison {
  readonly base: FlattenedSchemas;
  readonly head: FlattenedSchemas;
  readonly #renamed: ReadonlyMap<string, string>;

  constructor({ base, head, renamed }: ComparedSchemas) {
    this.base = base;
    this.head = head;
    this.#renamed = renamed;
  }

  /** Compares two schemas used at the same location. */
  abstract compare(base: SchemaUse, head: SchemaUse, location: LogicalLocation): void;

  /** Compares two named types referenced at `location`. */
  abstract compareNamed(baseName: string, headName: string, location: LogicalLocation): void;

  abstract compareFlattened(base: FlattenedSchema, head: FlattenedSchema, location: LogicalLocation): void;

  /** Whether two schemas are equivalent in one direction. Reports nothing. */
  abstract areEqual(base: FlattenedSchema, head: FlattenedSchema, direction: Direction): boolean;

  /** Whether one side accepts every value of the other, as far as it can be decided. Reports nothing. */
  abstract includes(side: "base" | "head", base: FlattenedSchema, head: FlattenedSchema, direction: Direction): boolean;

  abstract report(location: LogicalLocation, change: SchemaChangeId, details: SchemaChangeDetails): void;

  /** Whether two schemas are equivalent in both directions. Reports nothing. */
  areUsesEqual(base: SchemaUse, head: SchemaUse): boolean {
    return (["request", "response"] as const).every((direction) =>
      this.areEqual(this.base.of(base), this.head.of(head), direction),
    );
  }

  /** Returns the names of two references to the same type. */
  pairedNames(base: SchemaUse, head: SchemaUse): readonly [base: string, head: string] | undefined {
    const [before, after] = [this.base.nameOf(base), this.head.nameOf(head)];
    if (before === undefined || after === undefined) return undefined;
    return before === after || this.#renamed.get(before) === after ? [before, after] : undefined;
  }

  /** Returns one side of a comparison as a set of accepted values. */
  accepted(side: "base" | "head", schema: FlattenedSchema, { direction }: LogicalLocation): AcceptedValues {
    return { schema, schemas: this[side], direction };
  }
}
