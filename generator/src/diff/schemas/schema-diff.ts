import { type FlattenedSchema, FlattenedSchemas } from "../../model/flattened-schema.js";
import type { Interface } from "../../model/interface.js";
import type { Direction } from "../../model/openness.js";
import type { SchemaUse } from "../../model/type.js";
import type { Collector, Context } from "../collector.js";
import type { SchemaChangeId } from "../rules/schema-changes.js";
import { compareFlattened } from "./compare-flattened.js";
import { compareUses } from "./compare-uses.js";
import {
  type ComparedSchemas,
  type LogicalLocation,
  type SchemaChangeDetails,
  SchemaComparison,
} from "./comparison.js";
import { SchemaRelations } from "./schema-relations.js";
import { UnchangedSchemas } from "./unchanged-schemas.js";

/** A pair of schemas to compare. */
interface Pending {
  readonly base: SchemaUse;
  readonly head: SchemaUse;
  readonly location: LogicalLocation;
}

/** Schemas nested deeper than this are queued for {@link SchemaDiff.drain}, which does not recurse. */
const maxDepth = 100;

/**
 * Maximum number of comparisons of a pair of schemas in a further context. Beyond it, all further contexts of a pair share
 * one comparison, whose context refers to them.
 */
const maxRepetitions = 2000;

/** A pair of schemas that was compared in other contexts. */
interface RepeatedPair {
  readonly key: string;
  readonly base: FlattenedSchema;
  readonly head: FlattenedSchema;
  readonly location: LogicalLocation;
}

/**
 * Reports differences between schemas. Compares named types once per direction regardless of the number of references,
 * and each pair of flattened schemas once per context, so that recursive schemas terminate.
 */
export class SchemaDiff extends SchemaComparison {
  readonly #relations: SchemaRelations;
  readonly #collector: Collector;
  readonly #contexts = new Map<string, Context>();
  readonly #visited = new Map<Context, Set<string>>();
  readonly #compared = new Set<string>();
  #repetitions = 0;
  /** The contexts that represent all further contexts of a pair of schemas. */
  readonly #shared = new Map<string, Context>();
  readonly #pending: Pending[] = [];
  #depth = 0;
  readonly #unchanged: UnchangedSchemas;

  constructor(schemas: ComparedSchemas, unchanged: UnchangedSchemas, collector: Collector) {
    super(schemas);
    this.#unchanged = unchanged;
    this.#relations = new SchemaRelations(schemas);
    this.#collector = collector;
  }

  /** A comparison of all schemas of two interfaces. */
  static between(
    models: { readonly base: Interface; readonly head: Interface },
    renamed: ReadonlyMap<string, string>,
    collector: Collector,
  ): SchemaDiff {
    return new SchemaDiff(
      { base: new FlattenedSchemas(models.base), head: new FlattenedSchemas(models.head), renamed },
      new UnchangedSchemas(models),
      collector,
    );
  }

  /** Compares two schemas at the same location. Named types in them are queued for {@link drain}. */
  override compare(base: SchemaUse, head: SchemaUse, location: LogicalLocation): void {
    if (this.#unchanged.has(base, head)) return;
    if (this.#depth >= maxDepth) {
      this.#pending.push({ base, head, location });
      return;
    }
    this.#depth++;
    compareUses(this, base, head, location);
    this.#depth--;
  }

  /** Queues a pair of named types referenced at `location`. */
  override compareNamed(baseName: string, headName: string, { context, direction }: LogicalLocation): void {
    const key = `${baseName}\n${headName}\n${direction}`;
    let known = this.#contexts.get(key);
    const base = this.base.named(baseName);
    const head = this.head.named(headName);
    if (base === undefined || head === undefined) return;
    if (known === undefined) {
      known = { label: headName, parents: new Set(), kind: "type" };
      this.#contexts.set(key, known);
      this.#pending.push({ base, head, location: { context: known, path: "", direction } });
    }
    if (known !== context) known.parents.add(context);
  }

  /** Whether a pair of named types has been compared, in any direction. */
  hasCompared(baseName: string, headName: string): boolean {
    return (["request", "response"] as const).some((direction) =>
      this.#contexts.has(`${baseName}\n${headName}\n${direction}`),
    );
  }

  /** Compares the queued named types, including those added meanwhile. */
  drain(): void {
    for (let next = this.#pending.pop(); next !== undefined; next = this.#pending.pop()) {
      this.compare(next.base, next.head, next.location);
    }
  }

  override compareFlattened(base: FlattenedSchema, head: FlattenedSchema, location: LogicalLocation): void {
    // Once per context: a part of `allOf` belongs to every context that merges it, and none of them refers to it.
    const visited = this.#visited.get(location.context) ?? new Set();
    this.#visited.set(location.context, visited);
    const key = `${base.key}|${head.key}|${location.direction}`;
    const place = `${key}|${base.at}`;
    if (visited.has(place)) return;
    visited.add(place);
    if (this.#compared.has(key) && ++this.#repetitions > maxRepetitions) {
      this.#compareShared({ key, base, head, location });
      return;
    }
    this.#compared.add(key);
    compareFlattened(this, base, head, location);
  }

  /** Compares a pair once for all further contexts, as if it were a named type. */
  #compareShared({ key, base, head, location }: RepeatedPair): void {
    const { context, path, direction } = location;
    const known = this.#shared.get(key);
    if (known !== undefined) {
      if (known !== context) known.parents.add(context);
      return;
    }
    const shared: Context = { label: context.label + path, parents: new Set([context]), kind: "type" };
    this.#shared.set(key, shared);
    this.#visited.set(shared, new Set([key]));
    compareFlattened(this, base, head, { context: shared, path: "", direction });
  }

  override areEqual(base: FlattenedSchema, head: FlattenedSchema, direction: Direction): boolean {
    return this.#relations.holds("equal", base, head, direction);
  }

  override includes(
    side: "base" | "head",
    base: FlattenedSchema,
    head: FlattenedSchema,
    direction: Direction,
  ): boolean {
    return this.#relations.holds(`${side} includes`, base, head, direction);
  }

  override report(
    { context, path, direction }: LogicalLocation,
    change: SchemaChangeId,
    details: SchemaChangeDetails,
  ): void {
    this.#collector.add(context, path, { rule: `${direction}-${change}`, ...details });
  }
}
