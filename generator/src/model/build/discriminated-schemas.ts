import type { DiscriminatedSchema, DiscriminatingProperty } from "../discriminator.js";
import { asList, asObject, asString, asStrings, child, entriesOf, hasKey } from "../raw.js";
import type { Pointer } from "../type.js";
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

/** Maximum depth of nested unions to search. */
const maxUnionDepth = 32;

/** Maximum number of schemas to search per alternative; beyond it, the alternative is treated as a whole. */
const maxDiscriminatedSchemas = 1000;

/**
 * Returns the schema at a pointer, or the members of its nested unions. A schema with `properties` is treated as a
 * whole, unless only its alternatives declare the discriminator's property.
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

/** Returns a schema as a whole, whatever unions it contains. */
export function discriminatedSchemaAt(pointer: Pointer, property: string, findNode: FindNode): DiscriminatedSchema {
  const { parts, ownPointers } = composedSchemaOf(pointer, findNode);
  return describe({ parts, ownPointers, isDiscriminated: false }, property, findNode);
}

/** The unions that contain a schema. */
interface EnclosingUnions {
  readonly depth: number;
  /** Their alternatives, to stop at recursive unions. */
  readonly pointers: readonly Pointer[];
  /** Schemas beside them, which apply to each alternative. */
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
