import type { Interface } from "../../model/interface.js";
import type { Pointer, Use } from "../../model/type.js";
import { Collector, type Context } from "../collector.js";
import { isSubset, kindsInWords } from "../kinds.js";
import type { Direction } from "../rule.js";
import type { SchemaChangeId } from "../rules/schema-changes.js";
import { type Shape, Shapes } from "../shape.js";
import { jsonInWords } from "../words.js";
import { compareArrays } from "./arrays.js";
import { compareConditions } from "./conditions.js";
import { compareEnumerations } from "./enumerations.js";
import { compareNumbers } from "./numbers.js";
import { compareObjects } from "./objects.js";
import { type Accepted, canReject } from "./rejection.js";
import { compareStrings } from "./strings.js";
import { compareUnions, plainVariant, variantsOf } from "./unions.js";

/** Where two schemas stand: in what, on which way from there, and which way their values travel. */
export interface Spot {
  readonly context: Context;
  readonly path: string;
  readonly direction: Direction;
}

/** What is said of a change beside its kind. */
export interface Change {
  readonly message: string;
  readonly base: Pointer;
  readonly head: Pointer;
  readonly key?: string;
}

/** A pair of named types that is still to be compared. */
interface Pending {
  readonly base: Use;
  readonly head: Use;
  readonly spot: Spot;
}

/** Schemas inside of schemas beyond this depth wait for {@link SchemaComparison.drain}, which does not recurse. */
const maxDepth = 100;

/** What comparisons of the same two documents share. */
interface Shared {
  readonly base: Shapes;
  readonly head: Shapes;
  readonly models: { readonly base: Interface; readonly head: Interface };
  /** Base name → head name of types that `x-renamed-from` ties together. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Pairs of shapes that mean the same, or not; true while it is being found out, which is right for recursion. */
  readonly same: Map<string, boolean>;
  /** How many pairs are being found out, each because of the one before. */
  nested: number;
}

/**
 * Compares schemas by what they mean. Named types are compared once per direction, whoever refers to them, and every pair
 * of shapes once, so that recursive schemas come to an end.
 */
export class SchemaComparison {
  readonly base: Shapes;
  readonly head: Shapes;
  readonly #shared: Shared;
  readonly #collector: Collector;
  readonly #contexts = new Map<string, Context>();
  readonly #visited = new Set<string>();
  readonly #pending: Pending[] = [];
  #depth = 0;

  constructor(shared: Shared, collector: Collector) {
    this.#shared = shared;
    this.base = shared.base;
    this.head = shared.head;
    this.#collector = collector;
  }

  /** A comparison of all schemas of two interfaces. */
  static between(
    models: Shared["models"],
    renamed: ReadonlyMap<string, string>,
    collector: Collector,
  ): SchemaComparison {
    const shared = {
      base: new Shapes(models.base),
      head: new Shapes(models.head),
      models,
      renamed,
      same: new Map(),
      nested: 0,
    };
    return new SchemaComparison(shared, collector);
  }

  /** Compares two schemas in the same place; named types inside of them wait for {@link drain}. */
  compare(base: Use, head: Use, spot: Spot): void {
    if (this.#depth >= maxDepth) {
      this.#pending.push({ base, head, spot });
      return;
    }
    this.#depth++;
    this.#compareNow(base, head, spot);
    this.#depth--;
  }

  #compareNow(base: Use, head: Use, spot: Spot): void {
    this.#compareDefaults(base, head, spot);
    const [before, after] = [this.base.nameOf(base), this.head.nameOf(head)];
    if (before !== undefined && after !== undefined && this.#isSameType(before, after)) {
      // What is said beside a reference holds in this place only; what the type says is compared with the type.
      if (base.image !== undefined || head.image !== undefined) this.#compareImages(base, head, spot);
      this.#compareNullBeside(base, head, [before, after], spot);
      this.compareNamed(before, after, spot);
    } else {
      this.#compareImages(base, head, spot);
      this.compareShapes(this.base.of(base), this.head.of(head), spot);
    }
  }

  /** Puts a pair of named types on the list, as something that `spot` refers to. */
  compareNamed(baseName: string, headName: string, { context, direction }: Spot): void {
    const key = `${baseName}\n${headName}\n${direction}`;
    let known = this.#contexts.get(key);
    const base = this.#shared.models.base.types.get(baseName)?.use;
    const head = this.#shared.models.head.types.get(headName)?.use;
    if (base === undefined || head === undefined) return;
    if (known === undefined) {
      known = { label: headName, parents: new Set(), kind: "type" };
      this.#contexts.set(key, known);
      this.#pending.push({ base, head, spot: { context: known, path: "", direction } });
    }
    if (known !== context) (known.parents as Set<Context>).add(context);
  }

  /** Whether a pair of named types has been compared, in any direction. */
  hasCompared(baseName: string, headName: string): boolean {
    return (["request", "response"] as const).some((direction) =>
      this.#contexts.has(`${baseName}\n${headName}\n${direction}`),
    );
  }

  /** Compares the named types that have been met, and those that are met on the way. */
  drain(): void {
    for (let next = this.#pending.pop(); next !== undefined; next = this.#pending.pop()) {
      this.compare(next.base, next.head, next.spot);
    }
  }

  compareShapes(base: Shape, head: Shape, spot: Spot): void {
    const key = `${base.key}|${head.key}|${spot.direction}`;
    if (this.#visited.has(key)) return;
    this.#visited.add(key);
    if (base.unconstrained && head.unconstrained) return;
    this.#compareNull(base, head, { base: base.at, head: head.at }, spot);
    if (this.#compareWithOneUnion(base, head, spot)) return;
    if (this.#compareKinds(base, head, spot) === "unlike") return;
    for (const compareFacet of facets) compareFacet(this, base, head, spot);
    this.#compareUnionLists(base, head, spot);
  }

  /** Whether two schemas mean the same; nothing is reported. */
  same(base: Use, head: Use): boolean {
    return (["request", "response"] as const).every((direction) => {
      const pair = [this.base.of(base), this.head.of(head)] as const;
      return this.sameShapes(pair[0], pair[1], direction);
    });
  }

  sameShapes(base: Shape, head: Shape, direction: Direction): boolean {
    const key = `${base.key}|${head.key}|${direction}`;
    const known = this.#shared.same.get(key);
    if (known !== undefined) return known;
    // As for recursion: what differs further inside is reported there.
    if (this.#shared.nested >= maxDepth) return true;
    this.#shared.same.set(key, true);
    this.#shared.nested++;
    const collector = new Collector();
    const inner = new SchemaComparison(this.#shared, collector);
    inner.compareShapes(base, head, { context: { label: "", parents: new Set(), kind: "root" }, path: "", direction });
    inner.drain();
    this.#shared.nested--;
    this.#shared.same.set(key, collector.size === 0);
    return collector.size === 0;
  }

  /** One side of a comparison, as the values that it accepts. */
  accepted(side: "base" | "head", shape: Shape, { direction }: Spot): Accepted {
    return { shape, shapes: this[side], direction };
  }

  report({ context, path, direction }: Spot, change: SchemaChangeId, said: Change): void {
    this.#collector.add(context, path, { rule: `${direction}-${change}`, ...said });
  }

  #isSameType(base: string, head: string): boolean {
    return base === head || this.#shared.renamed.get(base) === head;
  }

  #compareDefaults(base: Use, head: Use, spot: Spot): void {
    const before = this.base.defaultOf(base);
    const after = this.head.defaultOf(head);
    const places = { base: before?.at ?? base.at, head: after?.at ?? head.at };
    if (before === undefined && after === undefined) return;
    if (before === undefined) {
      this.report(spot, "default-added", {
        message: `default is ${jsonInWords(after?.value)}, and was none`,
        ...places,
      });
    } else if (after === undefined) {
      const message = `default was ${jsonInWords(before.value)}, and is none`;
      this.report(spot, "default-removed", { message, ...places });
    } else if (canonical(before.value) !== canonical(after.value)) {
      const message = `default was ${jsonInWords(before.value)}, and is ${jsonInWords(after.value)}`;
      this.report(spot, "default-changed", { message, ...places });
    }
  }

  #compareImages(base: Use, head: Use, spot: Spot): void {
    const before = this.base.imageOf(base);
    const after = this.head.imageOf(head);
    const places = { base: before?.at ?? base.at, head: after?.at ?? head.at };
    if (before === undefined && after === undefined) return;
    if (before === undefined) {
      this.report(spot, "image-rule-introduced", { message: "the picture has to keep rules", ...places });
    } else if (after === undefined) {
      this.report(spot, "image-rule-dropped", { message: "the picture no longer has to keep rules", ...places });
    } else if (canonical(before.rule) !== canonical(after.rule)) {
      const message = `rules of the picture were ${jsonInWords(before.rule)}, and are ${jsonInWords(after.rule)}`;
      this.report(spot, "image-rule-changed", { message, ...places });
    }
  }

  /** Whether null may stand in this place, where the type that is referred to says the same of it on both sides. */
  #compareNullBeside(base: Use, head: Use, [before, after]: readonly [string, string], spot: Spot): void {
    const { models } = this.#shared;
    const types = [models.base.types.get(before)?.use, models.head.types.get(after)?.use] as const;
    if (types[0] === undefined || types[1] === undefined) return;
    if (this.base.of(types[0]).nullable !== this.head.of(types[1]).nullable) return;
    this.#compareNull(this.base.of(base), this.head.of(head), { base: base.at, head: head.at }, spot);
  }

  #compareNull(base: Shape, head: Shape, places: { readonly base: Pointer; readonly head: Pointer }, spot: Spot): void {
    if (base.nullable === head.nullable || base.unconstrained || head.unconstrained) return;
    const change = head.nullable ? "null-allowed" : "null-forbidden";
    this.report(spot, change, { message: head.nullable ? "may be null" : "may no longer be null", ...places });
  }

  #compareKinds(base: Shape, head: Shape, spot: Spot): "alike" | "unlike" {
    const before = base.kinds(spot.direction);
    const after = head.kinds(spot.direction);
    const narrower = isSubset(after, before);
    const wider = isSubset(before, after);
    if (narrower && wider && base.never === head.never) return "alike";
    const was = kindsInWords(before, base.nullable);
    const is = kindsInWords(after, head.nullable);
    const said = { message: `was ${was}, and is ${is}`, base: base.at, head: head.at };
    const gone = [...before].filter((kind) => !after.has(kind));
    const come = [...after].filter((kind) => !before.has(kind));
    if (gone.join() === "fraction" && come.length === 0) {
      if (canReject({ kind: "integer" }, this.accepted("base", base, spot)))
        this.report(spot, "number-made-integer", said);
    } else if (come.join() === "fraction" && gone.length === 0) {
      if (canReject({ kind: "integer" }, this.accepted("head", head, spot)))
        this.report(spot, "integer-made-number", said);
    } else if (narrower) this.report(spot, "type-narrowed", said);
    else if (wider) this.report(spot, "type-widened", said);
    else this.report(spot, "type-changed", said);
    const isShared = [...before].some((kind) => after.has(kind)) || (base.nullable && head.nullable);
    return isShared ? "alike" : "unlike";
  }

  /** A plain schema beside a union of alternatives is a union with one of them. True when that settles it. */
  #compareWithOneUnion(base: Shape, head: Shape, spot: Spot): boolean {
    const counts = [base.unions.length, head.unions.length].join();
    if (counts !== "0,1" && counts !== "1,0") return false;
    const [plain, union] = counts === "0,1" ? [base, head] : [head, base];
    if (!isNothingBut(union)) return false;
    if (plain.unconstrained) {
      const change = plain === base ? "type-narrowed" : "type-widened";
      const message = plain === base ? "was anything, and is one of several" : "was one of several, and is anything";
      this.report(spot, change, { message, base: base.at, head: head.at });
    } else if (plain === base) {
      compareUnions(this, plainVariant(this.base, base), variantsOf(this.head, union.unions[0]), spot);
    } else {
      compareUnions(this, variantsOf(this.base, union.unions[0]), plainVariant(this.head, head), spot);
    }
    compareConditions(
      this,
      plain === base ? { ...base, logic: [] } : base,
      plain === head ? { ...head, logic: [] } : head,
      spot,
    );
    return true;
  }

  #compareUnionLists(base: Shape, head: Shape, spot: Spot): void {
    const before = base.unions;
    const after = head.unions;
    const places = { base: before[0]?.at ?? base.at, head: after[0]?.at ?? head.at };
    if (before.length === after.length) {
      before.forEach((union, index) => {
        compareUnions(this, variantsOf(this.base, union), variantsOf(this.head, after[index]), spot);
      });
    } else if (before.length === 0) {
      this.report(spot, "alternatives-introduced", { message: "has to match one of several alternatives", ...places });
    } else if (after.length === 0) {
      const message = "no longer has to match one of several alternatives";
      this.report(spot, "alternatives-dropped", { message, ...places });
    } else {
      const message = `${before.length} lists of alternatives became ${after.length}`;
      this.report(spot, "schema-rewritten", { message, ...places });
    }
  }
}

const facets = [compareStrings, compareNumbers, compareEnumerations, compareArrays, compareObjects, compareConditions];

function isNothingBut({ strings, numbers, enums, arrays, objects }: Shape): boolean {
  return [strings, numbers, enums, arrays, objects].every((parts) => parts.length === 0);
}

/** One text per value, whatever the order in which its members were written. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
