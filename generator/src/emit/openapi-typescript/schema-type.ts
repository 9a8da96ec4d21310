import {
  arrayLiteral,
  type Code,
  code,
  jsonLiteral,
  lines,
  propertyKey,
  sourced,
  stringLiteral,
  typeLiteral,
} from "../../print/index.js";
import { asObject, type Json, type JsonObject } from "../../values/json.js";
import { child, nodeAt } from "../../values/pointer.js";
import { combinableMembers } from "./alternatives.js";
import { nodeComment } from "./comments.js";
import { componentReference } from "./component-reference.js";
import { type DiscriminatedSchema, maxParents } from "./discriminators.js";
import { componentAt, type DocumentTypes, entriesOf, isExcluded } from "./document-types.js";
import { below, type NodePlace } from "./node-place.js";
import {
  emptyObjectType,
  intersectionOf,
  neverType,
  nullable,
  nullType,
  operand,
  type PrintedType,
  printType,
  singleType,
  unionOf,
  unknownType,
} from "./printed-type.js";
import { isShort, tupleLengths, tuplesOf } from "./tuples.js";

/** Below this depth, a schema has an alias, so that indentation does not multiply the output. */
const maxDepth = 40;

/** Prints types of schemas. */
export class SchemaTypes {
  readonly #types: DocumentTypes;

  constructor(types: DocumentTypes) {
    this.#types = types;
  }

  print(node: Json | undefined, place: NodePlace): Code {
    return printType(this.type(node, place));
  }

  type(node: Json | undefined, place: NodePlace): PrintedType {
    if (node === false) return neverType;
    const schema = asObject(node);
    if (schema === undefined) return unknownType;
    if (this.#isNamedElsewhere(schema, place)) return this.#named(place.at, schema, place);
    const ref = schema["$ref"];
    if (typeof ref === "string") {
      const target = this.#types.references.target(ref);
      return target === undefined ? unknownType : this.#named(target.pointer, schema, place);
    }
    if ((place.depth ?? 0) > maxDepth && !isShort(schema) && place.isDeclaration !== true) {
      return singleType(this.#types.aliases.named("nested", place.at, place));
    }
    if (schema["const"] !== undefined) return schema["const"] === null ? nullType : literalType(schema["const"]);
    const type = this.#enumeration(schema, place) ?? this.#composition(schema, place);
    return schema["nullable"] === true ? nullable(type) : type;
  }

  #isNamedElsewhere(schema: JsonObject, { isDeclaration }: NodePlace): boolean {
    return isDeclaration !== true && this.#types.named.has(schema);
  }

  /** Prints the name of the type of a schema, for a reference to it or for the schema itself. */
  #named(pointer: string, from: JsonObject, place: NodePlace): PrintedType {
    const { recursive, aliases } = this.#types;
    if (recursive.cutAt(from, place) !== undefined) return unknownType;
    if (recursive.isBaseAt(from)) return singleType(aliases.named("base", pointer));
    const component = componentAt(pointer, this.#types);
    const isComponent = component?.section === "schemas" && !recursive.isAliased(pointer);
    return singleType(
      isComponent ? componentReference(component.section, component.name) : aliases.named("schemas", pointer),
    );
  }

  #enumeration(schema: JsonObject, place: NodePlace): PrintedType | undefined {
    const values = schema["enum"];
    if (!Array.isArray(values) || schema["type"] === "object") return undefined;
    if (schema["properties"] !== undefined || schema["additionalProperties"] !== undefined) return undefined;
    const list = values as readonly Json[];
    // A list of values beside the type `array` is one of items, unless it has arrays.
    if (schema["type"] === "array" && !list.some((value) => Array.isArray(value))) {
      const { enum: items, ...array } = schema;
      const values = { ...asObject(array["items"]), enum: items as Json };
      return this.#array({ ...array, items: values }, place, { isItemDeclared: true });
    }
    if (list.length === 0) return singleType(code`never`);
    const others = list.filter((value) => value !== null);
    const hasNull = others.length < list.length || (Array.isArray(schema["type"]) && schema["type"].includes("null"));
    const scalars = others.filter((value) => typeof value === "string" || typeof value === "number");
    const isDeclared = this.#types.options.enum === true && scalars.length === list.length;
    const type = isDeclared
      ? singleType(
          this.#types.enumerations.declare({ source: values, node: schema, values: scalars, names: place.names }),
        )
      : others.length === 0
        ? nullType
        : unionOf(others.map(literalType));
    return hasNull ? nullable(type) : type;
  }

  #composition(schema: JsonObject, place: NodePlace): PrintedType {
    const required = listOf(schema["required"]).filter((name): name is string => typeof name === "string");
    const core = this.#core(schema, place);
    // Keywords of objects beside texts do not concern the texts.
    const divided =
      schema["type"] === undefined ? unionKeywords.find((key) => this.#hasScalars(schema[key])) : undefined;
    const coreOf = (keyword: UnionKeyword): PrintedType | undefined => (keyword === divided ? core : undefined);
    const parts = [
      divided === undefined ? core : undefined,
      ...this.#allOf(schema, required, place),
      ...unionKeywords.map((keyword) => this.#union(keyword, schema, place, coreOf(keyword))),
    ].filter((part) => part !== undefined);
    if (parts.length > 0) return intersectionOf(parts);
    if (schema["type"] === undefined || Array.isArray(schema["type"]) || schema["enum"] !== undefined)
      return unknownType;
    const value = this.#types.options.emptyObjectsUnknown === true ? code`unknown` : code`never`;
    return emptyObjectType(code`Record<string, ${value}>`);
  }

  /** @param ofObjects Added to the alternatives that are not scalars. */
  #union(
    keyword: UnionKeyword,
    schema: JsonObject,
    place: NodePlace,
    ofObjects: PrintedType | undefined,
  ): PrintedType | undefined {
    // The base of the schemas that a union lists is the schema without the union.
    if (place.isBase === true && place.isDeclaration === true) return undefined;
    const items = listOf(schema[keyword]).flatMap((item, index) => {
      const at = below(place, [keyword, index]);
      const node = asObject(item);
      const isOmitted = node !== undefined && this.#types.recursive.cutAt(node, at) === "omitted";
      if (isOmitted) return [];
      const type = this.type(item, at);
      return [ofObjects === undefined || this.#isScalar(item) ? type : intersectionOf([ofObjects, type])];
    });
    return items.length === 0 ? undefined : unionOf(items);
  }

  #hasScalars(items: Json | undefined): boolean {
    return listOf(items).some((item) => this.#isScalar(item));
  }

  /** Whether a schema states that its values are texts, numbers, booleans or null. */
  #isScalar(item: Json): boolean {
    const type = child(this.#types.references.followObject({ node: item, pointer: "" })?.node, "type");
    const stated = Array.isArray(type) ? type : [type];
    return stated.length > 0 && stated.every((one) => typeof one === "string" && nonObjects.has(one));
  }

  #allOf(schema: JsonObject, required: readonly string[], place: NodePlace): readonly PrintedType[] {
    const discriminated = this.#discriminated(place);
    // The first part that declares a property requires it; the intersection needs no more.
    const missing = new Set(required);
    const takeMissing = (properties: JsonObject): readonly string[] => {
      const names = [...missing].filter((name) => Object.hasOwn(properties, name));
      for (const name of names) missing.delete(name);
      return names;
    };
    const isCombinable = combinableMembers(schema, this.#types);
    const parts = listOf(schema["allOf"]).map((item, index): PrintedType => {
      const at = below(place, ["allOf", index], []);
      if (isCombinable[index] !== true) {
        this.#types.cut.add(at.at);
        return unknownType;
      }
      const own = asObject(item);
      if (own === undefined) return this.type(item, at);
      const ref = own["$ref"];
      const target = typeof ref === "string" ? this.#types.references.target(ref) : undefined;
      const properties = asObject(child(target?.node ?? own, "properties"));
      if (typeof ref !== "string" && !this.#isNamedElsewhere(own, at)) {
        if (properties === undefined) return this.type(item, at);
        return this.type({ ...own, required: [...listOf(own["required"]), ...takeMissing(properties)] }, at);
      }
      const parent = this.type(own, at);
      if (parent.isUnknown) return parent;
      const isOmitted =
        discriminated !== undefined && this.#isOmitted(target?.pointer ?? at.at, discriminated.property);
      const whole = isOmitted
        ? singleType(code`Omit<${printType(parent)}, ${stringLiteral(discriminated.property)}>`)
        : parent;
      const names = takeMissing(properties ?? {}).filter((name) => name !== discriminated?.property);
      if (names.length === 0) return whole;
      this.#types.helpers.add("WithRequired");
      const keys = unionOf(names.map((name) => singleType(stringLiteral(name))));
      return singleType(code`WithRequired<${printType(whole)}, ${printType(keys)}>`);
    });
    if (discriminated === undefined || parts.length === 0) return parts;
    return [...parts, singleType(typeLiteral([this.#discriminatorMember(discriminated, place)], { multiline: true }))];
  }

  /**
   * Whether a discriminator is left out of a parent type, since the child states its own: if the parent declares it, or inherits it.
   * `Omit` loses all names of a type with undeclared properties, so that such a parent stays whole, unless it has the discriminator itself.
   */
  #isOmitted(pointer: string, property: string): boolean {
    const { discriminated } = this.#types;
    if (discriminated.get(pointer)?.property === property) return true;
    let isDeclared = false;
    for (const { at, node } of this.#ancestors(pointer)) {
      if (this.#isOpen(asObject(node))) return false;
      isDeclared ||=
        discriminated.get(at)?.property === property || child(child(node, "properties"), property) !== undefined;
    }
    return isDeclared;
  }

  /** Whether the type of a schema has an index signature; objects without properties are a `Record`. */
  #isOpen(schema: JsonObject | undefined): boolean {
    if (schema === undefined) return false;
    const { additionalProperties = this.#types.options.additionalProperties === true } = schema;
    if (additionalProperties !== false || schema["patternProperties"] !== undefined) return true;
    const names = Object.keys(asObject(schema["properties"]) ?? {});
    const hasParts = ["allOf", ...unionKeywords].some((keyword) => listOf(schema[keyword]).length > 0);
    return schema["type"] === "object" && names.length === 0 && !hasParts;
  }

  /** Returns a schema with all that its `allOf` contains, directly or indirectly. */
  #ancestors(pointer: string): readonly { readonly at: string; readonly node: Json | undefined }[] {
    const { references, document } = this.#types;
    const found = [{ at: pointer, node: nodeAt(document, pointer) }];
    const seen = new Set([pointer]);
    for (const { at, node } of found) {
      const items = listOf(child(node, "allOf"));
      for (let index = 0; index < items.length && found.length < maxParents; index++) {
        const item = items[index] as Json;
        const ref = child(item, "$ref");
        const target = typeof ref === "string" ? references.target(ref) : undefined;
        const next = { at: target?.pointer ?? `${at}/allOf/${index}`, node: target?.node ?? item };
        if (!seen.has(next.at)) found.push(next);
        seen.add(next.at);
      }
    }
    return found;
  }

  /** What a discriminator states about a schema. Only schemas with names have one. */
  #discriminated({ at, isDeclaration }: NodePlace): DiscriminatedSchema | undefined {
    return isDeclaration === true ? this.#types.discriminated.get(at) : undefined;
  }

  #discriminatorMember(discriminated: DiscriminatedSchema, { names }: NodePlace): Code {
    const { property, values, isName } = discriminated;
    const readonly = this.#types.options.immutable === true ? code`readonly ` : code``;
    const scalars = values.filter((value) => typeof value !== "boolean");
    const type =
      this.#types.options.enum === true && !isName && scalars.length === values.length
        ? this.#types.enumerations.declare({ source: discriminated, values: scalars, names: [...names, property] })
        : printType(unionOf(values.map(literalType)));
    return code`${readonly}${propertyKey(property)}: ${type}`;
  }

  /** The type that `type` and the keywords of objects and lists state; undefined if they state nothing. */
  #core(schema: JsonObject, place: NodePlace): PrintedType | undefined {
    const type = schema["type"];
    if (Array.isArray(type)) {
      const types = [...new Set(type as readonly Json[])].filter((one) => typeof one === "string");
      const printed = types.map((one) => {
        const alone = { ...schema, type: one };
        return this.#core(alone, place) ?? this.#composition({ type: one }, place);
      });
      return printed.length === 0 ? undefined : unionOf(printed);
    }
    switch (type) {
      case "string":
      case "boolean":
        return singleType(code`${scalars[type]}`);
      case "number":
      case "integer":
        return singleType(code`number`);
      case "null":
        return nullType;
      case "array":
        return this.#array(schema, place);
      case "object":
      case undefined:
        return this.#object(schema, place);
      default:
        return unknownType;
    }
  }

  #array(
    schema: JsonObject,
    place: NodePlace,
    { isItemDeclared = false }: { readonly isItemDeclared?: boolean } = {},
  ): PrintedType {
    const isImmutable = this.#types.options.immutable === true;
    const readonly = isImmutable ? code`readonly ` : code``;
    const key = Array.isArray(schema["prefixItems"]) ? "prefixItems" : "items";
    const prefix = schema[key];
    // `readonly` applies to what follows as a whole.
    const list = (member: Code): PrintedType => ({
      ...singleType(code`${readonly}${member}`),
      isCompound: isImmutable,
    });
    if (Array.isArray(prefix)) {
      const items = prefix.map((item: Json, index) => this.print(item, below(place, [key, index], [])));
      return list(arrayLiteral(items));
    }
    // Names that are derived from items do not mention them.
    const at = { ...below(place, ["items"], []), isDeclaration: isItemDeclared };
    const lengths = this.#types.options.arrayLength === true ? tupleLengths(schema) : undefined;
    if (lengths === undefined) return list(code`${operand(this.type(schema["items"], at), true)}[]`);
    // An element that is printed several times has a name, so that tuples in tuples do not multiply.
    const node = asObject(schema["items"]);
    const isNamed = node !== undefined && this.#isNamedElsewhere(node, at);
    const isRepeated = lengths.elements > 1 && !isShort(node) && !isNamed;
    const item = isRepeated ? this.#types.aliases.named("nested", at.at, at) : this.print(schema["items"], at);
    return unionOf(tuplesOf(lengths, item).map(list));
  }

  #object(schema: JsonObject, place: NodePlace): PrintedType | undefined {
    const members = this.#properties(schema, place);
    const index = this.#index(schema, place);
    const shape = members.length === 0 ? [] : [singleType(typeLiteral(members, { multiline: true }))];
    const all = [...shape, ...(index === undefined ? [] : [index])];
    return all.length === 0 ? undefined : intersectionOf(all);
  }

  #properties(schema: JsonObject, place: NodePlace): readonly Code[] {
    const { options } = this.#types;
    // With `allOf`, the property is a type of its own behind the others.
    const own = listOf(schema["allOf"]).length > 0 ? undefined : this.#discriminated(place);
    const required = new Set(listOf(schema["required"]));
    // A discriminator makes its property required, so `required` is stated then.
    const isStated = schema["required"] !== undefined || own !== undefined;
    const allRequired = !isStated && options.propertiesRequiredByDefault === true;
    const declared = entriesOf(schema["properties"], this.#types).flatMap(([name, node]) => {
      if (own !== undefined && name === own.property) return [this.#discriminatorMember(own, place)];
      const target = this.#types.references.followObject({ node, pointer: "" })?.node;
      if (isExcluded(node, this.#types) || isExcluded(target, this.#types)) return [];
      const property = asObject(node) ?? {};
      const hasDefault = property["default"] !== undefined;
      const isPresent =
        required.has(name) ||
        allRequired ||
        (hasDefault && options.defaultNonNullable !== false && place.defaultsArePresent);
      const marker = options.readWriteMarkers === true ? markerOf(property) : undefined;
      const isReadonly = property["readOnly"] === true && options.readWriteMarkers !== true;
      const readonly = options.immutable === true || isReadonly ? code`readonly ` : code``;
      const at = below(place, ["properties", name], [name]);
      const key = code`${readonly}${sourced(propertyKey(name), at)}${isPresent ? code`` : code`?`}`;
      const type = marked(this.print(node, at), marker);
      const printed = isPresent || options.optionalUndefined !== true ? type : code`${type} | undefined`;
      return [lines([nodeComment(node), code`${key}: ${printed}`])];
    });
    const isDeclared = child(schema["properties"], own?.property ?? "") !== undefined;
    return own === undefined || isDeclared ? declared : [...declared, this.#discriminatorMember(own, place)];
  }

  /** The type of undeclared properties: an index signature as a type of its own, since it need not fit the declared ones. */
  #index(schema: JsonObject, place: NodePlace): PrintedType | undefined {
    const { options } = this.#types;
    const { additionalProperties: additional } = schema;
    const patterns = Object.entries(asObject(schema["patternProperties"]) ?? {}).filter(
      ([, node]) => !isExcluded(node, this.#types),
    );
    const types = patterns.map(([pattern, node]) => this.type(node, below(place, ["patternProperties", pattern], [])));
    const isStated = additional === true || asObject(additional) !== undefined;
    const isOpen = options.additionalProperties === true && !isStated && additional !== false;
    // A schema without any keyword of objects does not describe objects.
    const isObject = schema["type"] === "object" || schema["properties"] !== undefined;
    if (isStated) types.unshift(this.type(additional, below(place, ["additionalProperties"], [])));
    else if (isOpen && isObject) types.unshift(unknownType);
    if (types.length === 0) return undefined;
    const readonly = options.immutable === true ? code`readonly ` : code``;
    return singleType(code`{ ${readonly}[key: string]: ${printType(unionOf(types))} }`);
  }
}

type UnionKeyword = (typeof unionKeywords)[number];

const unionKeywords = ["anyOf", "oneOf"] as const;

/** The types whose values have no properties of their own. */
const nonObjects: ReadonlySet<string> = new Set(["string", "number", "integer", "boolean", "null"]);

const scalars = { string: code`string`, boolean: code`boolean` } as const;

function literalType(value: Json): PrintedType {
  return value === null ? nullType : singleType(jsonLiteral(value));
}

/** The type that marks a property of one direction alone. */
function markerOf({ readOnly, writeOnly }: JsonObject): Code | undefined {
  if ((readOnly === true) === (writeOnly === true)) return undefined;
  return readOnly === true ? code`$Read` : code`$Write`;
}

function marked(type: Code, marker: Code | undefined): Code {
  return marker === undefined ? type : code`${marker}<${type}>`;
}

function listOf(node: Json | undefined): readonly Json[] {
  return Array.isArray(node) ? (node as readonly Json[]) : [];
}
