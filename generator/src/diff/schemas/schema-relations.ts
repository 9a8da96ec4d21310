import type { FlattenedSchema } from "../../model/flattened-schema.js";
import type { Direction } from "../../model/openness.js";
import type { SchemaUse } from "../../model/type.js";
import { type SchemaChangeId, schemaChange } from "../rules/schema-changes.js";
import { compareFlattened } from "./compare-flattened.js";
import { compareUses } from "./compare-uses.js";
import { type ComparedSchemas, type LogicalLocation, SchemaComparison } from "./comparison.js";

/** Two schemas or two named types, in one direction. */
interface Pair {
  readonly relation: Relation;
  readonly compare: (comparison: SchemaComparison) => void;
  /** True until a difference is found. */
  holds: boolean;
  /** The pairs whose comparison relied on this one. */
  readonly dependents: Set<Pair>;
}

/** `base includes`: every value that the head accepts is accepted by the base. */
type Relation = "equal" | "base includes" | "head includes";

/** Pairs nested deeper than this are queued, so that deep schemas do not exhaust the stack. */
const maxDepth = 100;

const nowhere: Omit<LogicalLocation, "direction"> = {
  context: { label: "", parents: new Set(), kind: "root" },
  path: "",
};

/**
 * Decides whether two schemas are equivalent, or one includes the other. For recursive schemas this is a greatest fixed
 * point: a relation counts as true until a difference is found, which requeues the pairs that relied on it. When the
 * queue is empty, it holds for the remaining pairs.
 */
export class SchemaRelations {
  readonly #schemas: ComparedSchemas;
  readonly #pairs = new Map<string, Pair>();
  readonly #queue = new Set<Pair>();
  #depth = 0;

  constructor(schemas: ComparedSchemas) {
    this.#schemas = schemas;
  }

  holds(relation: Relation, base: FlattenedSchema, head: FlattenedSchema, direction: Direction): boolean {
    const pair = this.#pairOf(schemaPair(relation, base, head, direction));
    for (const queued of this.#queue) this.#compare(queued);
    return pair.holds;
  }

  #pairOf({ key, relation, compare }: PairDefinition): Pair {
    const known = this.#pairs.get(key);
    if (known !== undefined) return known;
    const pair: Pair = { relation, compare, holds: true, dependents: new Set() };
    this.#pairs.set(key, pair);
    if (this.#depth < maxDepth) this.#compare(pair);
    else this.#queue.add(pair);
    return pair;
  }

  #compare(pair: Pair): void {
    this.#queue.delete(pair);
    if (!pair.holds) return;
    const holds = (definition: PairDefinition): boolean => {
      const other = this.#pairOf(definition);
      if (other.holds) other.dependents.add(pair);
      return other.holds;
    };
    const search = new DifferenceSearch(this.#schemas, pair.relation, holds);
    this.#depth++;
    pair.compare(search);
    this.#depth--;
    if (!search.isDifferent) return;
    pair.holds = false;
    for (const dependent of pair.dependents) this.#queue.add(dependent);
    pair.dependents.clear();
  }
}

interface PairDefinition {
  readonly relation: Relation;
  readonly key: string;
  readonly compare: Pair["compare"];
}

function schemaPair(
  relation: Relation,
  base: FlattenedSchema,
  head: FlattenedSchema,
  direction: Direction,
): PairDefinition {
  return {
    relation,
    key: `${relation}|${base.key}|${head.key}|${direction}`,
    compare: (comparison) => compareFlattened(comparison, base, head, { ...nowhere, direction }),
  };
}

/** Whether a change shows that a relation does not hold. */
function contradicts(change: SchemaChangeId, relation: Relation): boolean {
  if (relation === "equal") return true;
  // A narrower schema breaks requests, and a wider one responses.
  const { request, response } = schemaChange(change);
  const { wire } = relation === "head includes" ? request : response;
  return wire === "breaking" || wire === "risky";
}

/** Looks for one difference in a pair of schemas, assuming given results for nested pairs. */
class DifferenceSearch extends SchemaComparison {
  readonly #relation: Relation;
  readonly #holds: (definition: PairDefinition) => boolean;
  isDifferent = false;

  constructor(schemas: ComparedSchemas, relation: Relation, holds: (definition: PairDefinition) => boolean) {
    super(schemas);
    this.#relation = relation;
    this.#holds = holds;
  }

  override compare(base: SchemaUse, head: SchemaUse, location: LogicalLocation): void {
    if (!this.isDifferent) compareUses(this, base, head, location);
  }

  override compareNamed(baseName: string, headName: string, { direction }: LogicalLocation): void {
    const [base, head] = [this.base.named(baseName), this.head.named(headName)];
    if (base === undefined || head === undefined) return;
    this.#require({
      relation: this.#relation,
      key: `${this.#relation}\n${baseName}\n${headName}\n${direction}`,
      compare: (comparison) => compareUses(comparison, base, head, { ...nowhere, direction }),
    });
  }

  override compareFlattened(base: FlattenedSchema, head: FlattenedSchema, { direction }: LogicalLocation): void {
    this.#require(schemaPair(this.#relation, base, head, direction));
  }

  override areEqual(base: FlattenedSchema, head: FlattenedSchema, direction: Direction): boolean {
    // One difference is enough.
    return this.isDifferent || this.#holds(schemaPair("equal", base, head, direction));
  }

  override includes(
    side: "base" | "head",
    base: FlattenedSchema,
    head: FlattenedSchema,
    direction: Direction,
  ): boolean {
    return this.isDifferent || this.#holds(schemaPair(`${side} includes`, base, head, direction));
  }

  override report(_location: LogicalLocation, change: SchemaChangeId): void {
    if (contradicts(change, this.#relation)) this.isDifferent = true;
  }

  #require(definition: PairDefinition): void {
    if (!this.isDifferent && !this.#holds(definition)) this.isDifferent = true;
  }
}
