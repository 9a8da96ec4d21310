import type { FlattenedSchema } from "../../model/flattened-schema.js";
import type { Direction } from "../../model/openness.js";
import type { SchemaUse } from "../../model/type.js";
import { compareFlattened } from "./compare-flattened.js";
import { compareUses } from "./compare-uses.js";
import { type ComparedSchemas, type LogicalLocation, SchemaComparison } from "./comparison.js";

/** Two schemas or two named types, in one direction. */
interface Pair {
  readonly compare: (comparison: SchemaComparison) => void;
  /** True until a difference is found. */
  isEqual: boolean;
  /** The pairs whose comparison relied on this one. */
  readonly dependents: Set<Pair>;
}

/** Pairs nested deeper than this are queued, so that deep schemas do not exhaust the stack. */
const maxDepth = 100;

const nowhere: Omit<LogicalLocation, "direction"> = {
  context: { label: "", parents: new Set(), kind: "root" },
  path: "",
};

/**
 * Decides whether two schemas are equivalent. For recursive schemas this is a greatest fixed point: each pair counts as
 * equal until a difference is found, which requeues the pairs that relied on it. When the queue is empty, the remaining
 * pairs are equal.
 */
export class DeepEquality {
  readonly #schemas: ComparedSchemas;
  readonly #pairs = new Map<string, Pair>();
  readonly #queue = new Set<Pair>();
  #depth = 0;

  constructor(schemas: ComparedSchemas) {
    this.#schemas = schemas;
  }

  areEqual(base: FlattenedSchema, head: FlattenedSchema, direction: Direction): boolean {
    const pair = this.#pairOf(schemaPair(base, head, direction));
    for (const queued of this.#queue) this.#compare(queued);
    return pair.isEqual;
  }

  #pairOf({ key, compare }: PairDefinition): Pair {
    const known = this.#pairs.get(key);
    if (known !== undefined) return known;
    const pair: Pair = { compare, isEqual: true, dependents: new Set() };
    this.#pairs.set(key, pair);
    if (this.#depth < maxDepth) this.#compare(pair);
    else this.#queue.add(pair);
    return pair;
  }

  #compare(pair: Pair): void {
    this.#queue.delete(pair);
    if (!pair.isEqual) return;
    const isEqual = (definition: PairDefinition): boolean => {
      const other = this.#pairOf(definition);
      if (other.isEqual) other.dependents.add(pair);
      return other.isEqual;
    };
    const search = new DifferenceSearch(this.#schemas, isEqual);
    this.#depth++;
    pair.compare(search);
    this.#depth--;
    if (!search.isDifferent) return;
    pair.isEqual = false;
    for (const dependent of pair.dependents) this.#queue.add(dependent);
    pair.dependents.clear();
  }
}

interface PairDefinition {
  readonly key: string;
  readonly compare: Pair["compare"];
}

function schemaPair(base: FlattenedSchema, head: FlattenedSchema, direction: Direction): PairDefinition {
  return {
    key: `${base.key}|${head.key}|${direction}`,
    compare: (comparison) => compareFlattened(comparison, base, head, { ...nowhere, direction }),
  };
}

/** Looks for one difference in a pair of schemas, assuming given results for nested pairs. */
class DifferenceSearch extends SchemaComparison {
  readonly #isEqual: (definition: PairDefinition) => boolean;
  isDifferent = false;

  constructor(schemas: ComparedSchemas, isEqual: (definition: PairDefinition) => boolean) {
    super(schemas);
    this.#isEqual = isEqual;
  }

  override compare(base: SchemaUse, head: SchemaUse, location: LogicalLocation): void {
    if (!this.isDifferent) compareUses(this, base, head, location);
  }

  override compareNamed(baseName: string, headName: string, { direction }: LogicalLocation): void {
    const [base, head] = [this.base.named(baseName), this.head.named(headName)];
    if (base === undefined || head === undefined) return;
    this.#require({
      key: `${baseName}\n${headName}\n${direction}`,
      compare: (comparison) => compareUses(comparison, base, head, { ...nowhere, direction }),
    });
  }

  override compareFlattened(base: FlattenedSchema, head: FlattenedSchema, { direction }: LogicalLocation): void {
    this.#require(schemaPair(base, head, direction));
  }

  override areEqual(base: FlattenedSchema, head: FlattenedSchema, direction: Direction): boolean {
    // One difference is enough.
    return this.isDifferent || this.#isEqual(schemaPair(base, head, direction));
  }

  override report(): void {
    this.isDifferent = true;
  }

  #require(definition: PairDefinition): void {
    if (!this.isDifferent && !this.#isEqual(definition)) this.isDifferent = true;
  }
}
