import type { JsonObject } from "../load/document.js";
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
import { asObject, asString, entriesOf, hasKey, nodeAt } from "./raw.js";
import type { Pointer } from "./type.js";

/**
 * Inheritance as OpenAPI 3.0 writes it: a parent has a `discriminator` and no alternatives, and its children have it in
 * `allOf`. A value of the property that means a child is the only one that it can have there; the parent stays open.
 */
export interface Inheritance {
  /** What the parents of a component, given by its pointer, say of it: a tag for each property that they go by. */
  inheritedValuesOf(component: Pointer): readonly InheritedDiscriminatorValues[];
  /** The errors in the mapping of a parent, given by the schema with the discriminator; undefined where it is none. */
  mappingMistakesOf(parent: Pointer): readonly MappingMistake[] | undefined;
}

/** Which values of a property mean a component. */
export interface InheritedDiscriminatorValues {
  readonly property: string;
  /** Those that mean the component itself. */
  readonly ownValues: readonly string[];
  /**
   * Those, and the ones of all that is made of it in turn: whatever is one of these is the component as well. Undefined
   * where nothing says that there are no others.
   */
  readonly allValues: readonly string[] | undefined;
  /** Whether `all` says more than the schemas, which may list values by themselves. */
  readonly isNarrowing: boolean;
  /** Where it may be absent, the rest of the schema decides, as everywhere. */
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
}

/** A value in the mapping of a parent from which nothing follows. */
export interface MappingMistake {
  readonly value: string;
  readonly target: string;
  /** The values that the schemas list for the component; undefined where it is not made of the parent. */
  readonly listed: readonly string[] | undefined;
  /** Pointer of the component; undefined where the mapping names none. */
  readonly component: Pointer | undefined;
}

/**
 * How many values a tag may have. What more than that is made of stays open, like a parent without parents: a chain of
 * thousands costs no more than its length.
 */
const maxDiscriminatorValues = 100;

/** A schema whose discriminator is for what is made of it. */
interface Parent {
  readonly component: Component;
  readonly at: Pointer;
  readonly property: string;
  readonly mapping: JsonObject | undefined;
}

/** Reads it from the bundled document. Where there is no such parent, only the components are looked at. */
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

/** By property: the values that any mapping says mean a component, those of unions included: they are about the same property. */
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

/** What a component and all that it is made of say of a property. */
interface PropertyFacts {
  readonly isDeclared: boolean;
  /** Whether every declaration takes texts, and all is about objects. */
  readonly isText: boolean;
  /** The texts that all lists of values have in common. */
  readonly listed: ReadonlySet<string> | undefined;
  /** Whether the component has such a list itself, so that nothing has to be added to it. */
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

/** The texts that all of these lists have; undefined where there is no list. */
function commonValuesOf([first, ...others]: readonly ReadonlySet<string>[]): ReadonlySet<string> | undefined {
  return first && new Set([...first].filter((value) => others.every((other) => other.has(value))));
}

/** The listed texts; undefined where a schema lists no values. */
function listedTexts(schema: LocatedSchema): ReadonlySet<string> | undefined {
  const values = listedValues(schema);
  return values && new Set(values.filter((value) => typeof value === "string"));
}

interface Sources {
  readonly graph: InheritanceGraph;
  readonly facts: ReadonlyMap<Component, PropertyFacts>;
  readonly stated: StatedValues | undefined;
}

/** The tags of all that is made of some parents, which go by the same property. */
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
    // What a mapping does not name may stand for any child, with something added: it is not held to its name. Names do
    // not count at all where values are listed, since they are no values: that one is spelt like the other is chance.
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

/** Undefined where one of the sets is, or where all together have too many. */
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
