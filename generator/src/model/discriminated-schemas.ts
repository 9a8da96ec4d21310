import type { Json } from "../load/document.js";
import {
  allowsOnlyObjects,
  allowsText,
  composedSchemaOf,
  type FindNode,
  type LocatedSchema,
  listedValues,
  propertyDeclarations,
  requiresProperty,
} from "./composed-schema.js";
import { asList, asObject, asString, asStrings, child, entriesOf, hasKey } from "./raw.js";
import type { Pointer } from "./type.js";

/** A schema that a discriminator distinguishes from others: an alternative, or one of the unions that it consists of. */
export interface DiscriminatedSchema {
  /** Where it is written, after references. */
  readonly at: Pointer;
  /** The schema and the chain of references that it consists of: the pointers by which a mapping can name it. */
  readonly ownPointers: readonly Pointer[];
  /** Whether a discriminator of an inner union distinguishes it by the same property. */
  readonly isDiscriminated: boolean;
  readonly acceptsObjects: boolean;
  readonly acceptsOnlyObjects: boolean;
  readonly propertyNames: readonly string[];
  /** The discriminator's property; undefined where it is not declared. */
  readonly property: DiscriminatingProperty | undefined;
  readonly isRequired: boolean;
}

/** What all declarations of a discriminator's property have in common. */
export interface DiscriminatingProperty {
  readonly acceptsText: boolean;
  /** The listed values; undefined where any value is accepted. */
  readonly listed: readonly Json[] | undefined;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
}

/** How deep unions inside unions are searched. */
const maxUnionDepth = 32;

/** Maximum number of schemas that one alternative is searched for; what exceeds it counts as a whole. */
const maxDiscriminatedSchemas = 1000;

/**
 * The schema at a pointer, or those of the unions that it consists of. A schema with `properties` counts as a whole, except
 * where only the alternatives of its union declare the discriminator's property.
 */
export function discriminatedSchemasOf(
  pointer: Pointer,
  property: string,
  findNode: FindNode,
): readonly DiscriminatedSchema[] {
  return new DiscriminatedSchemaSearch(property, findNode).schemasAt(pointer, {
    depth: 0,
    pointers: [],
    parts: [],
    isDiscriminated: false,
  });
}

/** A schema by itself, whatever unions it consists of. */
export function discriminatedSchemaAt(pointer: Pointer, property: string, findNode: FindNode): DiscriminatedSchema {
  const { parts, ownPointers } = composedSchemaOf(pointer, findNode);
  return describe({ parts, ownPointers, isDiscriminated: false }, property, findNode);
}

/** The unions that contain a schema. */
interface EnclosingUnions {
  readonly depth: number;
  /** Their alternatives, so that a recursive union ends. */
  readonly pointers: readonly Pointer[];
  /** The schemas beside them, which hold for each alternative as well. */
  readonly parts: readonly LocatedSchema[];
  readonly isDiscriminated: boolean;
}

interface InnerUnion {
  readonly isDiscriminated: boolean;
  readonly isBesideProperties: boolean;
  readonly alternatives: readonly Pointer[];
}

class DiscriminatedSchemaSearch {
  readonly #property: string;
  readonly #findNode: FindNode;
  #count = 0;

  constructor(property: string, findNode: FindNode) {
    this.#property = property;
    this.#findNode = findNode;
  }

  schemasAt(pointer: Pointer, enclosing: EnclosingUnions): readonly DiscriminatedSchema[] {
    this.#count += 1;
    const { parts: own, ownPointers } = composedSchemaOf(pointer, this.#findNode);
    const { depth, isDiscriminated } = enclosing;
    const parts = [...own, ...enclosing.parts];
    const whole = describe({ parts, ownPointers, isDiscriminated }, this.#property, this.#findNode);
    if (depth > maxUnionDepth || this.#count > maxDiscriminatedSchemas) return [whole];
    const unions = this.#unionsOf(own, enclosing);
    const pointers = [...enclosing.pointers, ...unions.flatMap(({ alternatives }) => alternatives)];
    const inner = unions.flatMap((union) => {
      const within = { depth: depth + 1, pointers, parts, isDiscriminated: isDiscriminated || union.isDiscriminated };
      const found = union.alternatives.flatMap((at) => this.schemasAt(at, within));
      const isMissing = union.isBesideProperties && found.some((schema) => schema.property === undefined);
      return isMissing ? [] : found;
    });
    return inner.length === 0 ? [whole] : inner;
  }

  #unionsOf(parts: readonly LocatedSchema[], { pointers }: EnclosingUnions): readonly InnerUnion[] {
    const isDeclared = parts.some(({ node }) => hasKey(asObject(node["properties"]) ?? {}, this.#property));
    return parts
      .filter(({ node }) => !isDeclared || !hasKey(node, "properties"))
      .flatMap(({ node, at }) =>
        (["oneOf", "anyOf"] as const).map((keyword) => ({
          isDiscriminated: asString(asObject(node["discriminator"])?.["propertyName"]) === this.#property,
          isBesideProperties: hasKey(node, "properties"),
          alternatives: asList(node[keyword]).flatMap((alternative, index) => {
            const own = child(child(at, keyword), index);
            return asObject(alternative)?.["type"] === "null" || pointers.includes(own) ? [] : [own];
          }),
        })),
      );
  }
}

interface SearchedSchema extends Pick<DiscriminatedSchema, "ownPointers" | "isDiscriminated"> {
  readonly parts: readonly LocatedSchema[];
}

function describe(schema: SearchedSchema, property: string, findNode: FindNode): DiscriminatedSchema {
  const { parts, ownPointers, isDiscriminated } = schema;
  return {
    at: ownPointers.at(-1) ?? "",
    ownPointers,
    isDiscriminated,
    acceptsObjects: parts.every(({ node }) => !hasKey(node, "type") || asStrings(node["type"]).includes("object")),
    acceptsOnlyObjects: parts.every(allowsOnlyObjects),
    propertyNames: parts.flatMap(({ node }) => entriesOf(node["properties"]).map(([name]) => name)),
    property: describeProperty(parts.flatMap((part) => propertyDeclarations(property, part, findNode))),
    isRequired: parts.some((part) => requiresProperty(property, part)),
  };
}

function describeProperty(declarations: readonly LocatedSchema[]): DiscriminatingProperty | undefined {
  if (declarations.length === 0) return undefined;
  const states = (keyword: string): boolean => declarations.some(({ node }) => node[keyword] === true);
  const [first, ...others] = declarations.map(listedValues).filter((values) => values !== undefined);
  return {
    acceptsText: declarations.every(allowsText),
    listed: first?.filter((value) => others.every((values) => values.includes(value))),
    readOnly: states("readOnly"),
    writeOnly: states("writeOnly"),
  };
}
