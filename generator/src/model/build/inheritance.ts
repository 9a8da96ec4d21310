import type { JsonObject } from "../../load/document.js";
import { nodeAt } from "../../values/pointer.js";
import type { MappingMistake } from "../discriminator.js";
import { asObject, asString, entriesOf, hasKey } from "../raw.js";
import type { Pointer } from "../type.js";
import {
  allowsOnlyObjects,
  allowsText,
  type FindNode,
  type LocatedSchema,
  listedValues,
  propertyDeclarations,
  requiresProperty,
} from "./composed-schema.js";
import {
  ancestorsOf,
  type Component,
  descendantsOf,
  type InheritanceGraph,
  inheritanceGraph,
  mappingsIn,
  partsIn,
} from "./inheritance-graph.js";

/**
 * OpenAPI 3.0 inheritance: a parent has a `discriminator` without alternatives, and children include it through
 * `allOf`. A child only accepts its own value of the property; the parent accepts any.
 */
export interface Inheritance {
  /** Returns the discriminator values that the parents of a component define, per property. */
  inheritedValuesOf(component: Pointer): readonly InheritedDiscriminatorValues[];
  /** Returns the errors in the mapping of a parent; undefined if the schema is not one. */
  mappingMistakesOf(parent: Pointer): readonly MappingMistake[] | undefined;
}

/** The values of a property that select a component. */
export interface InheritedDiscriminatorValues {
  readonly property: string;
  /** The values of the component itself. */
  readonly ownValues: readonly string[];
  /**
   * The values of the component and all its descendants, which are instances of it too. Undefined if there may be
   * others.
   */
  readonly allValues: readonly string[] | undefined;
  /** Whether `allValues` restricts more than the schemas, which may list values themselves. */
  readonly isNarrowing: boolean;
  /** Whether the property is required; otherwise the rest of the schema decides. */
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
}

/**
 * Maximum number of values per property. Components with more descendants stay open, so that a chain of thousands costs
 * no more than its length.
 */
const maxDiscriminatorValues = 100;

/** A schema whose discriminator applies to its descendants. */
interface Parent {
  readonly component: Component;
  readonly at: Pointer;
  readonly property: string;
  readonly mapping: JsonObject | undefined;
}

/** Reads inheritance from the bundled document. Without parents, only components are visited. */
export function readInheritance(document: JsonObject): Inheritance {
  const schemas = entriesOf(asObject(document["components"])?.["schemas"]);
  const isConcerned = schemas.some(([, node]) => partsIn(node, "").some((part) => parentProperty(part.node)));
  if (!isConcerned) return { inheritedValuesOf: () => [], mappingMistakesOf: () => undefined };
  const graph = inheritanceGraph(document);
  const findNode: FindNode = (pointer) => nodeAt(document, pointer);
  const byProperty = new Map<string, Parent[]>();
  for (const parent of graph.parentsFirst.flatMap(parentsIn)) {
    byProperty.set(parent.property, [...(byProperty.get(parent.property) ?? []), parent]);
  }
  const stated = statedValues(document, graph, new Set(byProperty.keys()));
  const tags = new Map<Pointer, InheritedDiscriminatorValues[]>();
  const mistakes = new Map<Pointer, () => readonly MappingMistake[]>();
  for (const [property, parents] of byProperty) {
    const facts = collectPropertyFacts(property, parents, graph, findNode);
    for (const [component, tag] of inheritedValuesBy(property, parents, {
      graph,
      facts,
      stated: stated.get(property),
    })) {
      tags.set(component.at, [...(tags.get(component.at) ?? []), tag]);
    }
    for (const parent of parents) mistakes.set(parent.at, () => mappingMistakesIn(parent, graph, facts));
  }
  return { inheritedValuesOf: (at) => tags.get(at) ?? [], mappingMistakesOf: (at) => mistakes.get(at)?.() };
}

function parentProperty(node: JsonObject): string | undefined {
  if (!hasKey(node, "discriminator") || hasKey(node, "oneOf") || hasKey(node, "anyOf")) return undefined;
  return asString(asObject(node["discriminator"])?.["propertyName"]);
}

function parentsIn(component: Component): Parent[] {
  return component.parts.flatMap(({ node, at }) => {
    const property = parentProperty(node);
    if (property === undefined) return [];
    const mapping = asObject(asObject(node["discriminator"])?.["mapping"]);
    return [{ component, at, property, mapping: entriesOf(mapping).length === 0 ? undefined : mapping }];
  });
}

type StatedValues = ReadonlyMap<Component, ReadonlySet<string>>;

/**
 * Returns, by property, the mapped values of each component. Mappings of unions count too: they concern the same
 * property.
 */
function statedValues(
  document: JsonObject,
  graph: InheritanceGraph,
  properties: ReadonlySet<string>,
): ReadonlyMap<string, StatedValues> {
  const stated = new Map<string, Map<Component, Set<string>>>();
  for (const { property, mapping } of mappingsIn(document, properties)) {
    const ofProperty = stated.get(property) ?? new Map<Component, Set<string>>();
    stated.set(property, ofProperty);
    for (const [value, target] of entriesOf(mapping)) {
      const component = graph.named(asString(target) ?? "");
      if (component === undefined) continue;
      const values = ofProperty.get(component) ?? new Set();
      ofProperty.set(component, values.add(value));
    }
  }
  return stated;
}

/** What a component and all its ancestors declare about a property. */
interface PropertyFacts {
  readonly isDeclared: boolean;
  /** Whether every declaration accepts strings, and all schemas are objects. */
  readonly isText: boolean;
  /** The values that all lists have in common. */
  readonly listed: ReadonlySet<string> | undefined;
  /** Whether the component has such a list itself, so that nothing needs to be added. */
  readonly listsItself: boolean;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
}

function collectPropertyFacts(
  property: string,
  parents: readonly Parent[],
  graph: InheritanceGraph,
  findNode: FindNode,
): ReadonlyMap<Component, PropertyFacts> {
  const concerned = ancestorsOf(descendantsOf(parents.map(({ component }) => component)));
  const facts = new Map<Component, PropertyFacts>();
  for (const component of graph.parentsFirst) {
    if (!concerned.has(component)) continue;
    const declarations = component.parts.flatMap((part) => propertyDeclarations(property, part, findNode));
    const above = component.parents.flatMap((parent) => facts.get(parent) ?? []);
    const lists = declarations.map(listedTexts).filter((list) => list !== undefined);
    const all = [...lists, ...above.map(({ listed }) => listed).filter((list) => list !== undefined)];
    const states = (keyword: string): boolean => declarations.some(({ node }) => node[keyword] === true);
    facts.set(component, {
      isDeclared: declarations.length > 0 || above.some(({ isDeclared }) => isDeclared),
      isText:
        component.parts.every(allowsOnlyObjects) &&
        declarations.every(allowsText) &&
        above.every(({ isText }) => isText),
      listed: commonValuesOf(all),
      listsItself: lists.length > 0,
      required:
        component.parts.some((part) => requiresProperty(property, part)) || above.some(({ required }) => required),
      readOnly: states("readOnly") || above.some(({ readOnly }) => readOnly),
      writeOnly: states("writeOnly") || above.some(({ writeOnly }) => writeOnly),
    });
  }
  return facts;
}

/** Returns the values common to all lists; undefined without any. */
function commonValuesOf([first, ...others]: readonly ReadonlySet<string>[]): ReadonlySet<string> | undefined {
  return first && new Set([...first].filter((value) => others.every((other) => other.has(value))));
}

/** Returns the listed strings; undefined if a schema lists no values. */
function listedTexts(schema: LocatedSchema): ReadonlySet<string> | undefined {
  const values = listedValues(schema);
  return values && new Set(values.filter((value) => typeof value === "string"));
}

interface Sources {
  readonly graph: InheritanceGraph;
  readonly facts: ReadonlyMap<Component, PropertyFacts>;
  readonly stated: StatedValues | undefined;
}

/** Returns the values of all descendants of parents with the same discriminator property. */
function inheritedValuesBy(
  property: string,
  parents: readonly Parent[],
  { graph, facts, stated }: Sources,
): ReadonlyMap<Component, InheritedDiscriminatorValues> {
  const children = descendantsOf(parents.flatMap(({ component }) => component.children));
  const mapped = descendantsOf(parents.filter(({ mapping }) => mapping).flatMap(({ component }) => component.children));
  const within = new Map<Component, ReadonlySet<string> | undefined>();
  const tags = new Map<Component, InheritedDiscriminatorValues>();
  for (const component of graph.parentsFirst.toReversed()) {
    const known = facts.get(component);
    if (known === undefined || !children.has(component)) continue;
    const { isDeclared, isText, listed, listsItself, required, readOnly, writeOnly } = known;
    // An unmapped component may extend any child, so it is not restricted to its name. If values are listed, names are
    // ignored: an equal spelling would be a coincidence.
    const isNamed = stated?.has(component) === true || !mapped.has(component);
    const name = listed === undefined ? new Set([component.name]) : undefined;
    const ownStatedValues = listsItself ? listed : (stated?.get(component) ?? name);
    const own = new Set([...(ownStatedValues ?? [])].filter((value) => listed?.has(value) ?? true));
    const all = listsItself ? own : unionOfValues([own, ...component.children.map((each) => within.get(each))]);
    within.set(component, isNamed && own.size === 0 ? undefined : all);
    if (listsItself || own.size === 0 || !isDeclared || !isText) continue;
    const held = isNamed && all !== undefined ? [...all] : undefined;
    const narrows = held !== undefined && (listed === undefined || held.length < listed.size);
    tags.set(component, {
      property,
      ownValues: [...own],
      allValues: held,
      isNarrowing: narrows,
      required,
      readOnly,
      writeOnly,
    });
  }
  return tags;
}

/** Returns the union of sets; undefined if one is undefined or the result is too large. */
function unionOfValues(sets: readonly (ReadonlySet<string> | undefined)[]): ReadonlySet<string> | undefined {
  const all = new Set<string>();
  for (const set of sets) {
    if (set === undefined || all.size + set.size > maxDiscriminatorValues) return undefined;
    for (const value of set) all.add(value);
  }
  return all;
}

function mappingMistakesIn(
  { component, mapping }: Parent,
  graph: InheritanceGraph,
  facts: ReadonlyMap<Component, PropertyFacts>,
): readonly MappingMistake[] {
  const family = descendantsOf([component]);
  return entriesOf(mapping).flatMap(([value, written]): readonly MappingMistake[] => {
    const target = asString(written);
    if (target === undefined) return [];
    const named = graph.named(target);
    if (named === undefined || !family.has(named)) return [{ value, target, listed: undefined, component: named?.at }];
    const { listed, isText = false } = facts.get(named) ?? {};
    if (!isText || listed === undefined || listed.has(value)) return [];
    return [{ value, target, listed: [...listed], component: named.at }];
  });
}
