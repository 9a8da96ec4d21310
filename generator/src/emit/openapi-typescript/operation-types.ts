import { type Code, code, lines, numberLiteral, propertyKey, sourced, typeLiteral } from "../../print/index.js";
import { asObject, type Json, type JsonObject } from "../../values/json.js";
import { referenceComment } from "./comments.js";
import { type ComponentSection, componentReference } from "./component-reference.js";
import { componentAt, type DocumentTypes, entriesOf, isExcluded, resolved, sortedEntries } from "./document-types.js";
import { below, type NodePlace } from "./node-place.js";
import type { SchemaTypes } from "./schema-type.js";

/** A parameter of a path item or operation, with where it is listed. */
export interface ListedParameter {
  readonly node: Json;
  readonly place: NodePlace;
}

const locations = ["query", "header", "path", "cookie"] as const;

/** Prints what belongs to an operation: parameters, request bodies, responses and headers. */
export class OperationTypes {
  readonly #types: DocumentTypes;
  readonly #schemas: SchemaTypes;
  /** Prints a path item. */
  readonly #pathItem: (node: JsonObject, place: NodePlace) => Code;

  constructor(types: DocumentTypes, schemas: SchemaTypes, pathItem: (node: JsonObject, place: NodePlace) => Code) {
    this.#types = types;
    this.#schemas = schemas;
    this.#pathItem = pathItem;
  }

  /** Prints an operation of a path item with these parameters. */
  operation(node: JsonObject, shared: readonly ListedParameter[], place: NodePlace): Code {
    const at = below(place, ["requestBody"]);
    const body = resolved(node["requestBody"], at.at, this.#types);
    const mark = body?.node["required"] === true ? code`` : code`?`;
    const printed = body === undefined ? code`never` : this.orReference("requestBodies", node["requestBody"], at);
    return literal([
      this.member(code`parameters`, this.parameters(this.#merged(node["parameters"], shared, place), place)),
      this.member(code`requestBody${mark}`, printed),
      this.member(code`responses`, this.#responses(node["responses"], below(place, ["responses"]))),
    ]);
  }

  /** Returns the parameters that a node lists. */
  listed(list: Json | undefined, place: NodePlace): readonly ListedParameter[] {
    const items = Array.isArray(list) ? (list as readonly Json[]) : [];
    return items.map((node, index) => ({ node, place: below(place, ["parameters", index], []) }));
  }

  /** Returns the parameters of an operation: its own replace those of the path item with the same name and location. */
  #merged(list: Json | undefined, shared: readonly ListedParameter[], place: NodePlace): readonly ListedParameter[] {
    const own = this.listed(list, place);
    const keys = new Set(own.map((parameter) => this.#keyOf(parameter)));
    return [...shared.filter((parameter) => !keys.has(this.#keyOf(parameter))), ...own];
  }

  #keyOf({ node, place }: ListedParameter): string {
    const parameter = resolved(node, place.at, this.#types)?.node;
    return `${parameter?.["in"]} ${parameter?.["name"]}`;
  }

  /** Prints parameters by location. */
  parameters(list: readonly ListedParameter[], place: NodePlace): Code {
    const known = list.flatMap(({ node, place: at }) => {
      const parameter = resolved(node, at.at, this.#types)?.node;
      if (parameter === undefined) return [];
      const isLeftOut = [parameter, parameter["schema"]].some((one) => isExcluded(one, this.#types));
      return isLeftOut ? [] : [{ node, at, parameter }];
    });
    return literal(
      locations.map((location) => {
        const here = known.filter(({ parameter }) => parameter["in"] === location);
        const byName = new Map(here.map((one) => [String(one.parameter["name"]), one]));
        const members = sortedEntries([...byName], this.#types).map(([name, one]) => {
          const names = [...place.names, "parameters", location, name];
          const at = { ...one.at, names, defaultsArePresent: false };
          const isPresent = location === "path" || one.parameter["required"] === true;
          const source = { at: this.#pointerOf(one.node, at.at) };
          const key = sourced(propertyKey(name), source, "name");
          const type = this.orReference("parameters", one.node, at);
          const comment = referenceComment(one.node, one.parameter);
          return isPresent ? this.member(key, type, comment) : this.#optionalMember(key, type, comment);
        });
        const isOptional = here.every(({ parameter }) => location !== "path" && parameter["required"] !== true);
        const type = members.length === 0 ? code`never` : typeLiteral(members, { multiline: true });
        return this.member(code`${propertyKey(location)}${isOptional ? code`?` : code``}`, type);
      }),
    );
  }

  #parameter(node: JsonObject, place: NodePlace): Code {
    const at = { ...place, defaultsArePresent: false };
    if (node["schema"] !== undefined) return this.#schemas.print(node["schema"], below(at, ["schema"], []));
    // The caller serializes the value of a parameter with a media type.
    return code`string`;
  }

  #requestBody({ content }: JsonObject, place: NodePlace): Code {
    const at = below({ ...place, defaultsArePresent: false }, ["content"]);
    const media = this.#media(content, at);
    const all = media.length === 0 ? [this.member(code`"*/*"?`, code`never`)] : media;
    return literal([this.member(code`content`, literal(all))]);
  }

  #responses(node: Json | undefined, place: NodePlace): Code {
    const entries = entriesOf(node, this.#types).filter(([status]) => !status.startsWith("x-"));
    if (entries.length === 0) return code`never`;
    return literal(
      entries.map(([status, raw]) => {
        const at = below(place, [status]);
        const key = /^[1-9]\d\d$/.test(status) ? numberLiteral(Number(status)) : propertyKey(status);
        const type = this.orReference("responses", raw, at);
        const comment = referenceComment(raw, resolved(raw, at.at, this.#types)?.node);
        return this.member(sourced(key, { at: this.#pointerOf(raw, at.at) }), type, comment);
      }),
    );
  }

  #response({ headers, content }: JsonObject, place: NodePlace): Code {
    const included = entriesOf(headers, this.#types).filter(([, raw]) => !isExcluded(raw, this.#types));
    const named = included.map(([name, raw]) => {
      const at = below(place, ["headers", name]);
      const header = resolved(raw, at.at, this.#types)?.node ?? {};
      // A header that is a reference is always present in openapi-typescript.
      const isPresent = header["required"] === true || asObject(raw)?.["$ref"] !== undefined;
      const type = this.orReference("headers", raw, at);
      const source = { at: this.#pointerOf(raw, at.at) };
      const key = sourced(propertyKey(name), source);
      const comment = referenceComment(raw, header);
      return isPresent ? this.member(key, type, comment) : this.#optionalMember(key, type, comment);
    });
    const media = this.#media(content, below(place, ["content"]));
    const anyName = this.member(code`[name: string]`, code`unknown`);
    return literal([
      this.member(code`headers`, literal([...named, anyName])),
      media.length === 0 ? this.member(code`content?`, code`never`) : this.member(code`content`, literal(media)),
    ]);
  }

  #header(node: JsonObject, place: NodePlace): Code {
    if (node["schema"] !== undefined) return this.#schemas.print(node["schema"], below(place, ["schema"], []));
    const media = this.#media(node["content"], below(place, ["content"]));
    return media.length === 0 ? code`unknown` : literal(media);
  }

  #media(content: Json | undefined, place: NodePlace): readonly Code[] {
    return entriesOf(content, this.#types).map(([key, node]) => {
      const at = below(place, [key]);
      const media = resolved(node, at.at, this.#types);
      const isReference = media !== undefined && media.pointer !== at.at;
      const schema = below({ ...at, at: media?.pointer ?? at.at }, ["schema"], []);
      const type =
        isReference && media.node["schema"] !== undefined
          ? this.#types.aliases.named("schemas", schema.at, schema)
          : this.#schemas.print(media?.node["schema"], schema);
      return this.member(sourced(propertyKey(key), at), type);
    });
  }

  /** Prints a node, or the name of the type of the one that it refers to. */
  orReference(section: ComponentSection, raw: Json | undefined, place: NodePlace): Code {
    if (section === "schemas") return this.#schemas.print(raw, place);
    const target = resolved(raw, place.at, this.#types);
    if (target === undefined || target.pointer === place.at) return this.node(section, target?.node ?? {}, place);
    // References that lead nowhere, or to each other, have no target.
    const component = [this.#pointerOf(raw, place.at), target.pointer]
      .map((pointer) => componentAt(pointer, this.#types))
      .find((found) => found?.section === section);
    return component === undefined
      ? this.#types.aliases.named(section, target.pointer)
      : componentReference(component.section, component.name);
  }

  /** Prints the type of a node that is no reference, in the form of a section of `components`. */
  node(section: ComponentSection, node: JsonObject, place: NodePlace): Code {
    switch (section) {
      case "schemas":
        return this.#schemas.print(node, place);
      case "responses":
        return this.#response(node, place);
      case "parameters":
        return this.#parameter(node, place);
      case "requestBodies":
        return this.#requestBody(node, place);
      case "headers":
        return this.#header(node, place);
      case "pathItems":
        return this.#pathItem(node, place);
    }
  }

  /** The pointer of the first node that a reference leads to; that of the node itself otherwise. */
  #pointerOf(raw: Json | undefined, at: string): string {
    const ref = asObject(raw)?.["$ref"];
    return (typeof ref === "string" ? this.#types.references.target(ref)?.pointer : undefined) ?? at;
  }

  /** Prints a property of the types around schemas. */
  member(key: Code, type: Code, comment?: Code): Code {
    const readonly = this.#types.options.immutable === true ? code`readonly ` : code``;
    return lines([comment, code`${readonly}${key}: ${type}`]);
  }

  #optionalMember(key: Code, type: Code, comment: Code | undefined): Code {
    const isExact = this.#types.options.optionalUndefined !== true;
    return this.member(code`${key}?`, isExact ? type : code`${type} | undefined`, comment);
  }
}

function literal(members: readonly Code[]): Code {
  return typeLiteral(members, { multiline: true });
}
