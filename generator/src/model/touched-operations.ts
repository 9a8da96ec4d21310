import type { Interface, Operation, Parameter, PathPart } from "./interface.js";
import { itemsAtPath } from "./page-body.js";
import { objectTypesOf, resolveType } from "./resolve-type.js";
import { successResponses } from "./responses.js";
import type { SchemaUse, Type } from "./type.js";

/** An operation whose results another operation may change. */
export interface TouchedOperation {
  readonly operation: Operation;
  /** Path parameters of both that denote the same resource: only calls with these values are concerned. */
  readonly shared: readonly SharedParameter[];
  /** Whether what it reads no longer exists afterwards. */
  readonly isGone: boolean;
}

export interface SharedParameter {
  /** The parameter of the operation that writes. */
  readonly given: Parameter;
  /** The parameter of the operation that reads. */
  readonly matched: Parameter;
}

/** Whether results may be cached: a safe method (RFC 9110, and QUERY) with a body. */
export function isRead({ method }: Pick<Operation, "method">): boolean {
  return method === "get" || method === "query" || method === "QUERY";
}

/** Whether an operation may change what others read. */
export function isWrite(operation: Pick<Operation, "method">): boolean {
  return !isRead(operation) && !["head", "options", "trace"].includes(operation.method);
}

/** Returns the operations whose results a write may change. */
export type TouchedOperations = (write: Operation) => readonly TouchedOperation[];

/**
 * Prepares the lookup of what the writes of an interface touch. In document order, these are:
 *
 * - reads of the resource at the path of the write, or the nearest one above, and of the collection that contains it
 * - after DELETE, reads of anything at or below its path; these are gone
 * - reads of a type that the write changes: that of this resource, of its response, or of the events that it fires
 *
 * Operations that fire the same event change the same types.
 */
export function touchedOperationsOf(model: Interface): TouchedOperations {
  const reads = model.operations.filter(isRead);
  const typesRead = new Map(reads.map((read) => [read, typesOfRead(read, model)]));
  const resources = new Set([...typesRead.values()].flatMap(({ own }) => own));
  const ownTypesOf = (read: Operation | undefined): readonly string[] => (read && typesRead.get(read)?.own) ?? [];
  const writesOfEvent = new Map<string, Operation[]>();
  for (const write of model.operations.filter(isWrite)) {
    for (const { event } of write.events) writesOfEvent.set(event, [...(writesOfEvent.get(event) ?? []), write]);
  }
  const changedTypes = (write: Operation): readonly string[] => {
    const returned = resourcesIn(responseUses(write), resources, model);
    const addressed = ownTypesOf(nearestResource(write, reads));
    const createsOther = write.method === "post" && hasOtherType(write, addressed, model);
    return createsOther ? returned : [...returned, ...addressed];
  };
  return (write) => {
    if (!isWrite(write)) return [];
    const nearest = nearestResource(write, reads);
    const sameEvent = write.events.flatMap(({ event }) => writesOfEvent.get(event) ?? []);
    const payloads = resourcesIn(payloadUses(write, model), resources, model);
    const changed = new Set([...payloads, ...[write, ...sameEvent].flatMap(changedTypes)]);
    return reads.flatMap((operation): readonly TouchedOperation[] => {
      const isGone = write.method === "delete" && isWithin(operation, write);
      const isNear = nearest !== undefined && (isSamePath(operation, nearest) || isCollectionOf(operation, nearest));
      const { own = [], embedded = [] } = typesRead.get(operation) ?? {};
      const hasChanged = [...own, ...embedded].some((name) => changed.has(name)) && !isNewItem(operation, write);
      if (!isGone && !isNear && !hasChanged) return [];
      return [{ operation, shared: sharedParameters(write, operation), isGone }];
    });
  };
}

type Segment = readonly PathPart[];

/** Returns the operation that reads the longest path that begins the path of a write. */
function nearestResource({ path }: Operation, reads: readonly Operation[]): Operation | undefined {
  const candidates = reads.filter(
    (read) =>
      read.path.segments.length <= path.segments.length &&
      commonSegments(read.path.segments, path.segments) === read.path.segments.length,
  );
  return candidates.toSorted((one, other) => other.path.segments.length - one.path.segments.length)[0];
}

/** Whether one path is another without its last segment, which is a parameter: `/books` and `/books/{book_id}`. */
function isCollectionOf(collection: Operation, { path }: Operation): boolean {
  const last = path.segments.at(-1);
  const { segments } = collection.path;
  const isParameter = last?.length === 1 && last[0]?.kind === "parameter";
  return (
    isParameter &&
    segments.length === path.segments.length - 1 &&
    commonSegments(segments, path.segments) === segments.length
  );
}

function isSamePath(one: Operation, other: Operation): boolean {
  const { length } = one.path.segments;
  return length === other.path.segments.length && commonSegments(one.path.segments, other.path.segments) === length;
}

/** Whether a path is that of a resource or of anything below it. A collection is not gone with the DELETE of its items. */
function isWithin({ path }: Operation, resource: Operation): boolean {
  const { segments } = resource.path;
  return commonSegments(path.segments, segments) === segments.length;
}

/** Whether an operation reads an item of the collection to which a POST adds one: other items stay as they are. */
function isNewItem(read: Operation, write: Operation): boolean {
  return write.method === "post" && isCollectionOf(write, read);
}

/** Returns the number of segments with which two paths begin in common. Names of parameters do not count. */
function commonSegments(one: readonly Segment[], other: readonly Segment[]): number {
  const index = one.findIndex((segment, at) => shapeOf(segment) !== shapeOf(other[at] ?? []));
  return index === -1 ? one.length : index;
}

function shapeOf(segment: Segment): string {
  return segment.map((part) => (part.kind === "text" ? encodeURIComponent(part.text) : "{}")).join("");
}

function sharedParameters(write: Operation, read: Operation): readonly SharedParameter[] {
  const { segments } = read.path;
  const common = commonSegments(segments, write.path.segments);
  return segments.slice(0, common).flatMap((segment, index) =>
    segment.flatMap((part, at): readonly SharedParameter[] => {
      const own = write.path.segments[index]?.[at];
      if (part.kind !== "parameter" || own?.kind !== "parameter") return [];
      return [{ given: own.parameter, matched: part.parameter }];
    }),
  );
}

/** Names of the types of what an operation reads: of the resource or the items of a list, and of their properties. */
interface TypesRead {
  readonly own: readonly string[];
  readonly embedded: readonly string[];
}

function typesOfRead(read: Operation, model: Interface): TypesRead {
  const bodies = responseUses(read);
  const { pagination } = read;
  const items = bodies.flatMap((body) => (pagination && itemsAtPath(body, pagination.items, model)) ?? []);
  const uses = [...bodies, ...items];
  return {
    own: uses.flatMap((use) => ownTypes(use.type, model)),
    embedded: uses.flatMap((use) => embeddedTypes(use, model)),
  };
}

function payloadUses({ events }: Operation, model: Interface): readonly SchemaUse[] {
  const fired = new Set(events.map(({ event }) => event));
  return model.events.flatMap(({ name, payload }) => (fired.has(name) ? (payload ?? []) : []));
}

function responseUses(operation: Operation): readonly SchemaUse[] {
  return successResponses(operation)
    .flatMap(({ content }) => content)
    .flatMap(({ kind, use }) => (kind === "json" ? (use ?? []) : []));
}

/** Whether a write returns a type, but none of these: it creates something else than the resource at its path. */
function hasOtherType(write: Operation, types: readonly string[], model: Interface): boolean {
  const returned = responseUses(write).flatMap((use) => [...ownTypes(use.type, model), ...embeddedTypes(use, model)]);
  return returned.length > 0 && !returned.some((name) => types.includes(name));
}

/** Returns the names of resource types in values. The properties of an envelope count if its own type is no resource. */
function resourcesIn(uses: readonly SchemaUse[], resources: ReadonlySet<string>, model: Interface): readonly string[] {
  return uses.flatMap((use) => {
    const own = ownTypes(use.type, model).filter((name) => resources.has(name));
    return own.length > 0 ? own : embeddedTypes(use, model).filter((name) => resources.has(name));
  });
}

/** Returns the names of the types of a value, of those that it extends or chooses from, and of the items of a list. */
function ownTypes(type: Type, model: Interface, found: Set<string> = new Set()): readonly string[] {
  if (type.kind === "reference") {
    const target = model.types.get(type.name)?.use.type;
    if (target === undefined || found.has(type.name) || !isComposite(resolveType(target, model))) return [...found];
    found.add(type.name);
    return ownTypes(target, model, found);
  }
  const parts =
    type.kind === "intersection"
      ? type.parts
      : type.kind === "union"
        ? type.alternatives
        : type.kind === "array" && type.items !== undefined
          ? [type.items]
          : [];
  for (const part of parts) ownTypes(part.type, model, found);
  return [...found];
}

function isComposite({ kind }: Type): boolean {
  return kind === "object" || kind === "intersection" || kind === "union" || kind === "array";
}

function embeddedTypes(use: SchemaUse, model: Interface): readonly string[] {
  return objectTypesOf(itemType(use.type, model), model)
    .flatMap(({ properties }) => properties)
    .flatMap((property) => ownTypes(property.type, model));
}

function itemType(type: Type, model: Interface): Type {
  const resolved = resolveType(type, model);
  return resolved.kind === "array" && resolved.items !== undefined ? resolved.items.type : type;
}
