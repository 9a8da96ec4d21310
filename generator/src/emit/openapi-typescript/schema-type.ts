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
    const others = list.filter((value) => value !== null);
    const hasNull = others.length < list.length || (Array.isArray(schema["type"]) && schema["type"].includes("null"));
    const scalars = others.filter((value) => typeof value === "string" || typeof value === "number");
    const isDeclared = this.#types.options.enum === true && scalars.length === list.length && list.length > 0;
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
    const parts = [
      this.#core(schema, place),
      ...this.#allOf(schema, required, place),
      this.#union("anyOf", schema, place),
      this.#union("oneOf", schema, place),
    ].filter((part) => part !== undefined);
    if (parts.length > 0) return intersectionOf(parts);
    if (schema["type"] === undefined || Array.isArray(schema["type"])) return unknownType;
    const value = this.#types.options.emptyObjectsUnknown === true ? code`unknown` : code`never`;
    return emptyObjectType(code`Record<string, ${value}>`);
  }

  #union(keyword: "anyOf" | "oneOf", schema: JsonObject, place: NodePlace): PrintedType | undefined {
    // The base of the schemas that a union lists is the schema without the union.
    if (place.isBase === true && place.isDeclaration === true) return undefined;
    const items = listOf(schema[keyword]).flatMap((item, index) => {
      const at = below(place, [keyword, index]);
      const node = asObject(item);
      const isOmitted = node !== undefined && this.#types.recursive.cutAt(node, at) === "omitted";
      return isOmitted ? [] : [this.type(item, at)];
    });
    return items.length === 0 ? undefined : unionOf(items);
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
      const at = below(place, ["allOf", index]);
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
      const isOmitted = discriminated !== undefined && this.#declares(target?.pointer ?? at.at, discriminated.property);
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

  /** Whether a value of a schema may have a property, because the schema or a parent declares it. */
  #declares(pointer: string, property: string): boolean {
    const { references, discriminated, document } = this.#types;
    const pending: { readonly pointer: string; readonly node: Json | undefined }[] = [
      { pointer, node: nodeAt(document, pointer) },
    ];
    const seen = new Set<string>();
    for (const { pointer: at, node } of pending) {
      if (seen.has(at)) continue;
      // To omit a property that a type does not have changes nothing.
      if (seen.size >= maxParents) return true;
      seen.add(at);
      if (discriminated.get(at)?.property === property) return true;
      if (child(child(node, "properties"), property) !== undefined) return true;
      const items = listOf(child(node, "allOf"));
      for (let index = 0; index < items.length && pending.length < 2 * maxParents; index++) {
        const item = items[index] as Json;
        const ref = child(item, "$ref");
        const target = typeof ref === "string" ? references.target(ref) : undefined;
        pending.push(target ?? { pointer: `${at}/allOf/${index}`, node: item });
      }
    }
    return false;
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
      const items = prefix.map((item: Json, index) =>
        this.print(item, below(place, [key, index], ["prefixItems", String(index)])),
      );
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
      const hasDefault = property["$ref"] === undefined && property["default"] !== undefined;
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
    const patterns = Object.entries(asObject(schema["patternProperties"]) ?? {});
    const types = patterns.map(([pattern, node]) => this.type(node, below(place, ["patternProperties", pattern])));
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
