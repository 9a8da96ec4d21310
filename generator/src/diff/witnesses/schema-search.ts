import { expressionOf } from "../../check/evaluate.js";
import { anyValue } from "../../examples/accepts-value.js";
import type { FlattenedSchema } from "../../model/flattened-schema.js";
import { isHidden, mergedPropertiesOf } from "../../model/merged-properties.js";
import type { Direction } from "../../model/openness.js";
import { child, tokensOf } from "../../model/raw.js";
import type { ObjectType, Pointer, SchemaUse } from "../../model/type.js";
import { samplePattern } from "../../pattern/sample.js";
import { asObject, type Json, type JsonObject } from "../../values/json.js";
import { candidates, type SidedSchema } from "./candidates.js";
import type { MessagePart, Side } from "./message-parts.js";
import type { Level, SchemaGraph, SchemaPath, Step } from "./schema-graph.js";
import type { SearchedSide } from "./searched-side.js";
import { type ChangedSchema, showsChange } from "./shows-change.js";

/** Maximum number of values that one search compares with the schemas. */
const maxAttempts = 300;

/** Maximum number of schemas that one search compares with values, including nested ones. */
const maxSteps = 2_000_000;

/** Maximum number of further values to compare after one that the receiver rejects for another reason. */
const maxFurther = 30;

/** The same if the change is shown by objects without a property. */
const joinedObjects = 4;

/** Maximum number of alternatives of the receiver to look for a value that both sides accept. */
const maxReceivers = 4;

/** A value of a part of a message. */
export interface FoundValue {
  readonly part: MessagePart;
  readonly value: Json;
  /** Pointer to what was varied, inside the value. */
  readonly at: Pointer;
  /** Whether the side that did not propose the value declares what was varied. */
  readonly isDeclared: boolean;
  /** The value that was varied: that of the changed schema, or of a schema around it. */
  readonly varied: Json;
  readonly site: Site;
  /** The level of the value that was varied. */
  readonly depth: number;
}

/** The result of a search, and the number of values that it compared. */
export interface SearchResult {
  readonly found?: FoundValue;
  readonly attempts: number;
}

/** Proposes values of a schema of the sender, given those that the receiver has for the same value. */
export type Propose = (sender: SidedSchema, receivers: readonly SidedSchema[]) => Iterable<Json | undefined>;

/** A schema of the sender that a change concerns, on its way from a part of a message. */
interface Site {
  readonly part: MessagePart;
  readonly path: SchemaPath;
}

export interface SearchRequest {
  /** The side that accepts the value. */
  readonly sender: Side;
  readonly direction: Direction;
  readonly pointer: Pointer;
  /** The labels of the contexts of the change. */
  readonly labels: ReadonlySet<string>;
  readonly changed: ChangedSchema;
}

/** What is around a value: a small value of the schema of the sender, and the step to the value inside it. */
interface Context {
  readonly sender: SidedSchema;
  readonly step: Step;
  readonly small: Json | undefined;
}

/** What a search has done. */
interface Effort {
  attempts: number;
  readonly stepsBefore: number;
}

/** Searches values of changed schemas. */
export class SchemaSearch {
  readonly #sides: { readonly [side in Side]: SearchedSide };
  readonly #graphs: { readonly [side in Side]: SchemaGraph };
  readonly #parts: readonly MessagePart[];

  constructor(
    sides: { readonly [side in Side]: SearchedSide },
    graphs: { readonly [side in Side]: SchemaGraph },
    parts: readonly MessagePart[],
  ) {
    this.#sides = sides;
    this.#graphs = graphs;
    this.#parts = parts;
  }

  /**
   * Searches a value that the sender accepts and the other side rejects because of the change: first one without another
   * reason.
   *
   * @param outward The number of levels around the changed schema at which values are varied as well.
   * @param limit Maximum number of values that the sender accepts.
   */
  rejected(request: SearchRequest, outward: number, limit: number = maxAttempts): SearchResult {
    const effort = this.#effort();
    let left = limit;
    let second: FoundValue | undefined;
    for (const found of this.#valuesAround(request, outward, effort)) {
      if (left-- === 0) break;
      if (this.#decide(receiverOf(request), found.part, found.value) !== "rejected") continue;
      const shown = this.#shows(found, request);
      if (shown === "alone") return { found, attempts: effort.attempts };
      if (shown === "yes") second ??= found;
      left = Math.min(left, request.changed.property === undefined ? maxFurther : joinedObjects);
    }
    const { attempts } = effort;
    return second === undefined ? { attempts } : { found: second, attempts };
  }

  *#valuesAround(request: SearchRequest, outward: number, effort: Effort): Generator<FoundValue> {
    const { property } = request.changed;
    const proposals = property === undefined ? [candidates] : [without(property), candidates];
    for (const propose of proposals) {
      for (const site of this.#sitesOf(request)) {
        const last = site.path.levels.length - 1;
        for (let depth = last; depth >= Math.max(0, last - outward); depth--) {
          yield* this.#values(site, depth, request, propose, effort);
        }
      }
    }
  }

  /** Whether the receiver rejects a value because of the change, and whether it would accept it otherwise. */
  #shows(found: FoundValue, request: SearchRequest): "alone" | "yes" | "no" {
    const { site, depth, varied, at } = found;
    const { changed } = request;
    const { property } = changed;
    if (property === undefined) {
      if (!showsChange(changed, varied, this.#receiversAt(site, depth, request))) return "no";
      if (!this.#isAcceptedWithAny(found, at, request)) return "yes";
      return this.#isAroundChange(found, request) ? "alone" : "no";
    }
    const fields = asObject(varied);
    if (fields === undefined || Object.hasOwn(fields, property)) return "no";
    return this.#isAcceptedWithAny(found, at + child("", property), request) ? "alone" : "yes";
  }

  /** Whether the changed schema makes the difference if the value around it was varied. */
  #isAroundChange(found: FoundValue, request: SearchRequest): boolean {
    const { site, depth, varied, at } = found;
    const fields = asObject(varied);
    const { next } = site.path.levels[depth] as Level;
    if (fields === undefined || next?.kind !== "property") return true;
    if (this.#isAcceptedWithAny(found, at + child("", next.name), request)) return true;
    const { [next.name]: own, ...others } = fields;
    const value = own === undefined ? undefined : withValueAt(found.value, tokensOf(at), others);
    return value !== undefined && this.#decide(receiverOf(request), found.part, value) === "accepted";
  }

  /** Whether the receiver accepts a value with any value at a pointer. */
  #isAcceptedWithAny({ part, value }: FoundValue, at: Pointer, request: SearchRequest): boolean {
    return this.#decide(receiverOf(request), part, withValueAt(value, tokensOf(at), anyValue)) === "accepted";
  }

  /**
   * Searches a value that the sender accepts, with proposed values of the changed schema: first one that the other side
   * accepts too. Otherwise, another change of the same message is in the way.
   */
  shown(request: SearchRequest, propose: Propose, outward = 0): SearchResult & { readonly isRejected?: true } {
    const effort = this.#effort();
    let rejected: FoundValue | undefined;
    for (const site of this.#sitesOf(request)) {
      const depth = site.path.levels.length - 1 - outward;
      if (depth < 0) continue;
      for (const found of this.#values(site, depth, request, propose, effort)) {
        const decision = this.#decide(receiverOf(request), found.part, found.value);
        if (decision === "accepted") return { found, attempts: effort.attempts };
        if (decision === "rejected") rejected ??= found;
      }
    }
    const { attempts } = effort;
    return rejected === undefined ? { attempts } : { found: rejected, attempts, isRejected: true };
  }

  #effort(): Effort {
    return { attempts: 0, stepsBefore: this.#steps() };
  }

  #steps(): number {
    return this.#sides.base.meter.steps + this.#sides.head.meter.steps;
  }

  /** Ways from parts of messages to the changed schema, the shortest first; one for each schema at the pointer. */
  #sitesOf({ sender, direction, pointer, labels }: SearchRequest): readonly Site[] {
    const parts = this.#parts.filter((part) => part.direction === direction && labels.has(part.label));
    const byRoot = new Map(parts.map((part) => [part[sender], part]).reverse() as [SchemaUse, MessagePart][]);
    const roots = new Set(byRoot.keys());
    const graph = this.#graphs[sender];
    return graph
      .usesAt(pointer)
      .flatMap((use): Site[] => {
        const path = graph.pathTo(use, roots, direction);
        const part = path && byRoot.get(path.root);
        return path === undefined || part === undefined ? [] : [{ part, path }];
      })
      .sort((one, other) => one.path.levels.length - other.path.levels.length);
  }

  /** Values of a part that the sender accepts, with proposed values at a level. */
  *#values(site: Site, depth: number, request: SearchRequest, propose: Propose, effort: Effort): Generator<FoundValue> {
    const sender = this.#senderAt(site, depth, request);
    const receivers = this.#receiversAt(site, depth, request);
    let contexts: readonly Context[] | undefined;
    for (const value of propose(sender, receivers)) {
      if (effort.attempts >= maxAttempts || this.#steps() - effort.stepsBefore > maxSteps) return;
      if (value === undefined) continue;
      effort.attempts += 1;
      if (sender.side.decide(sender.use, value, request.direction) !== "accepted") continue;
      contexts ??= this.#contextsOf(site, depth, request);
      const whole = embedded(value, contexts);
      if (whole === undefined || this.#decide(request.sender, site.part, whole.value) !== "accepted") continue;
      yield { ...whole, part: site.part, isDeclared: receivers.length > 0, varied: value, site, depth };
    }
  }

  #senderAt({ path }: Site, depth: number, { sender, direction }: SearchRequest): SidedSchema {
    const side = this.#sides[sender];
    return { side, direction, use: side.together((path.levels[depth] as Level).uses) };
  }

  /** Follows the steps of the sender in the schemas of the receiver, in all alternatives. */
  #receiversAt({ part, path }: Site, depth: number, request: SearchRequest): readonly SidedSchema[] {
    const { direction } = request;
    const receiver = receiverOf(request);
    const side = this.#sides[receiver];
    let uses: readonly SchemaUse[] = [part[receiver]];
    for (const { next } of path.levels.slice(0, depth)) {
      if (next !== undefined) uses = uses.flatMap((use) => inner({ side, use, direction }, next));
    }
    return [...new Set(uses)].map((use) => ({ side, use, direction }));
  }

  /** Returns what is around a value at a level, the innermost first. */
  #contextsOf(site: Site, depth: number, request: SearchRequest): readonly Context[] {
    const levels = site.path.levels.slice(0, depth);
    const contexts = levels.flatMap(({ next }, level): readonly Context[] => {
      if (next === undefined) return [];
      const sender = this.#senderAt(site, level, request);
      return [{ sender, step: next, small: smallContext(sender, this.#receiversAt(site, level, request), next) }];
    });
    return contexts.reverse();
  }

  #decide(side: Side, part: MessagePart, value: Json) {
    return this.#sides[side].decide(part[side], value, part.direction);
  }
}

function receiverOf({ sender }: SearchRequest): Side {
  return sender === "base" ? "head" : "base";
}

/** Maximum nesting of alternatives. */
const maxNesting = 4;

/** Returns a schema with its alternatives, at any depth. */
function withAlternatives(use: SchemaUse, side: SearchedSide, depth = 0): readonly FlattenedSchema[] {
  const schema = side.schemas.of(use);
  if (depth >= maxNesting) return [schema];
  const nested = schema.unions.flatMap(({ alternatives }) => alternatives);
  return [schema, ...nested.flatMap((alternative) => withAlternatives(alternative, side, depth + 1))];
}

/** Returns the schemas inside a schema and its alternatives that a step leads to. */
function inner({ side, use, direction }: SidedSchema, step: Step): readonly SchemaUse[] {
  const { schemas } = side;
  return withAlternatives(use, side).flatMap((part): readonly SchemaUse[] => {
    switch (step.kind) {
      case "property": {
        const property = mergedPropertiesOf(part, schemas).properties.get(step.name);
        if (property !== undefined) return isHidden(property, direction) ? [] : [property.use];
        return part.objects.flatMap((object) => undeclaredUses(object, step.name));
      }
      case "item":
        return part.arrays.flatMap(({ prefix, items }) => prefix[step.index ?? prefix.length] ?? items ?? []);
      case "undeclared":
        return part.objects.flatMap((object) => {
          const matching = object.patterns.filter(({ pattern }) => pattern === step.pattern).map((one) => one.use);
          return matching.length > 0 ? matching : otherUses(object);
        });
      default:
        return [];
    }
  });
}

/** Returns the schemas of an object for a property that it does not declare. */
function undeclaredUses(object: ObjectType, name: string): readonly SchemaUse[] {
  const { patterns } = object;
  const matching = patterns.filter(({ pattern }) => expressionOf(pattern)?.test(name) !== false).map(({ use }) => use);
  return matching.length > 0 ? matching : otherUses(object);
}

/** Returns the schemas of an object for properties that nothing else declares. */
function otherUses({ additional, checks }: ObjectType): readonly SchemaUse[] {
  if (additional !== undefined) return [additional];
  return checks.flatMap((check) => (check.kind === "unevaluated-properties" ? [check.use] : []));
}

/** Returns a whole value of a part with a value inside contexts. */
function embedded(
  value: Json,
  contexts: readonly Context[],
): { readonly value: Json; readonly at: Pointer } | undefined {
  let whole = value;
  let at = "";
  for (const context of contexts) {
    const held = around(context, whole);
    if (held === undefined) return undefined;
    whole = held.value;
    at = held.at + at;
  }
  return { value: whole, at };
}

/** Returns a value of the schema around a value. */
function around(
  { sender, step, small }: Context,
  value: Json,
): { readonly value: Json; readonly at: Pointer } | undefined {
  const { side, use, direction } = sender;
  const sample = (sparse: boolean): Json | undefined => side.sample(use, { direction, sparse });
  switch (step.kind) {
    case "property":
      return { value: { ...asObject(small), [step.name]: value }, at: child("", step.name) };
    case "undeclared": {
      const made = Object.keys(asObject(sample(false)) ?? {}).filter(
        (key) => !Object.hasOwn(asObject(small) ?? {}, key),
      );
      const name = step.pattern === undefined ? (made.at(-1) ?? "key1") : nameMatching(step.pattern);
      return name === undefined ? undefined : { value: { ...asObject(small), [name]: value }, at: child("", name) };
    }
    case "item": {
      const index = step.index ?? 0;
      const items = Array.isArray(small) ? small : [];
      const full = items.length >= index ? items : sample(false);
      const list: readonly Json[] = Array.isArray(full) ? full : [];
      if (list.length < index) return undefined;
      return { value: [...list.slice(0, index), value, ...list.slice(index + 1)], at: `/${index}` };
    }
    case "name": {
      if (typeof value !== "string") return undefined;
      const [other] = Object.values(asObject(sample(false)) ?? {});
      return { value: { ...asObject(small), [value]: other ?? "amber" }, at: child("", value) };
    }
    case "same":
      return undefined;
  }
}

/** Objects without a property: the smallest of both sides, joined. */
function without(property: string): Propose {
  return (sender, receivers) =>
    joined(sender, receivers).map((fields) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => name !== property)),
    );
}

/** Returns the smallest object of the sender, and this one joined with those of receivers. */
function joined(sender: SidedSchema, receivers: readonly SidedSchema[]): readonly JsonObject[] {
  const smallest = ({ side, use, direction }: SidedSchema) => asObject(side.smallest(use, direction));
  const own = smallest(sender);
  if (own === undefined) return [];
  const others = receivers.slice(0, maxReceivers).flatMap((receiver): readonly JsonObject[] => {
    const other = smallest(receiver);
    return other === undefined ? [] : [{ ...other, ...own }, { ...own, ...other }, other];
  });
  return [own, ...others];
}

/** Returns a small value around a step; if there is one, one that a receiver accepts as well. */
function smallContext(sender: SidedSchema, receivers: readonly SidedSchema[], step: Step): Json | undefined {
  const small = sender.side.smallest(sender.use, sender.direction);
  if (step.kind !== "property") return small;
  const accepts = ({ side, use, direction }: SidedSchema, fields: JsonObject): boolean =>
    side.decide(use, { ...fields, [step.name]: anyValue }, direction) === "accepted";
  const shared = joined(sender, receivers).find(
    (fields) => receivers.some((receiver) => accepts(receiver, fields)) && accepts(sender, fields),
  );
  return shared ?? small;
}

/** Returns a copy of a value with another value at a pointer. */
function withValueAt(value: Json, [token, ...rest]: readonly string[], inner: Json): Json {
  if (token === undefined) return inner;
  if (Array.isArray(value)) {
    return value.map((item: Json, index) => (String(index) === token ? withValueAt(item, rest, inner) : item));
  }
  const fields = asObject(value) ?? {};
  return { ...fields, [token]: withValueAt(fields[token] ?? null, rest, inner) };
}

function nameMatching(pattern: string): string | undefined {
  return samplePattern(pattern, { least: 1, most: 40 }, () => 0);
}
