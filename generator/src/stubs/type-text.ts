import type { Interface, NamedType, Operation } from "../model/interface.js";
import type { Direction } from "../model/openness.js";
import type { SchemaUse, Type } from "../model/type.js";
import { compareText } from "../values/text.js";

/** A type as text by property: `{ "query.limit": "number, optional" }`. The key `""` is the type itself. */
export type TypeDescription = { readonly [part: string]: string };
export type TypeDescriptions = ReadonlyMap<string, TypeDescription>;

/**
 * Describes types in TypeScript notation, without constraints and descriptions, to detect changes that affect a
 * handler's author. Named types stay references and are described separately.
 */
export class TypeDescriber {
  readonly #model: Interface;
  readonly #mentionedTypes = new Map<string, TypeDescription>();

  constructor(model: Interface) {
    this.#model = model;
  }

  /** The named types mentioned so far, transitively. */
  get mentionedTypes(): TypeDescriptions {
    return this.#mentionedTypes;
  }

  request(operation: Operation): TypeDescription {
    const ignored = new Set(operation.ignored);
    const parameters = operation.parameters
      .filter((parameter) => !ignored.has(parameter.name))
      .map((parameter): [string, string] => {
        const given = parameter.required || parameter.use.default !== undefined;
        return [`${parameter.in}.${parameter.name}`, describePresence(this.#use(parameter.use, "request"), given)];
      });
    const { body } = operation;
    const bodies = (body?.content ?? []).map(({ mediaType, use }): [string, string] => {
      const text = use === undefined ? "unknown" : this.#use(use, "request");
      const key = body?.content.length === 1 ? "body" : `body as ${mediaType}`;
      return [key, describePresence(text, body?.required === true)];
    });
    return Object.fromEntries([...parameters, ...bodies]);
  }

  result(operation: Operation): TypeDescription {
    const statuses = operation.responses.filter(({ status }) => /^(2|default)/.test(String(status)));
    return Object.fromEntries(
      statuses.map(({ status, content }) => {
        const uses = content.map(({ use, kind }) => (use === undefined ? kind : this.#use(use, "response")));
        return [String(status), uses.length === 0 ? "nothing" : [...new Set(uses)].join(" | ")];
      }),
    );
  }

  #use(use: SchemaUse, direction: Direction): string {
    const text = this.#type(use.type, direction);
    return use.nullable && use.type.kind !== "null" ? `${text} | null` : text;
  }

  #type(type: Type, direction: Direction): string {
    switch (type.kind) {
      case "any":
        return "unknown";
      case "never":
      case "null":
      case "boolean":
      case "number":
      case "string":
        return type.kind;
      case "enum": {
        const members = type.members.map(({ value }) => JSON.stringify(value));
        return (type.open === "closed" ? members : [...members, ...type.bases]).join(" | ");
      }
      case "array": {
        const items = type.items === undefined ? "unknown" : this.#use(type.items, direction);
        if (type.prefix.length === 0) return /[ |&]/.test(items) ? `(${items})[]` : `${items}[]`;
        return `[${[...type.prefix.map((item) => this.#use(item, direction)), `...${items}[]`].join(", ")}]`;
      }
      case "object": {
        const parts = Object.entries(this.#describeParts(type, direction));
        return parts.length === 0 ? "object" : `{ ${parts.map(([name, text]) => `${name}: ${text}`).join("; ")} }`;
      }
      case "union":
        return [...new Set(type.alternatives.map((alternative) => this.#use(alternative, direction)))].join(" | ");
      case "intersection":
        return type.parts.map((part) => this.#use(part, direction)).join(" & ");
      case "reference": {
        const named = this.#model.types.get(type.name);
        return named === undefined ? type.name : this.#named(named, direction);
      }
    }
  }

  #describeParts(type: Type & { readonly kind: "object" }, direction: Direction): TypeDescription {
    const shown = type.properties.filter(({ readOnly, writeOnly }) =>
      direction === "request" ? !readOnly : !writeOnly,
    );
    const parts = shown.map((property): [string, string] => {
      const given = property.required || (direction === "request" && property.default !== undefined);
      return [property.name, describePresence(this.#use(property, direction), given)];
    });
    const { additional } = type;
    if (additional !== undefined && type.additionalStated && additional.type.kind !== "never") {
      parts.push(["[key]", this.#use(additional, direction)]);
    }
    // Null prototype: a property may be named `__proto__`.
    return Object.assign(Object.create(null), Object.fromEntries(parts)) as TypeDescription;
  }

  #named(named: NamedType, direction: Direction): string {
    const name = direction === "response" ? named.responseIdentifier : named.identifier;
    if (this.#mentionedTypes.has(name)) return name;
    this.#mentionedTypes.set(name, {});
    const { use } = named;
    const isObject = use.type.kind === "object" && !use.nullable;
    this.#mentionedTypes.set(
      name,
      isObject
        ? this.#describeParts(use.type as Type & { kind: "object" }, direction)
        : { "": this.#use(use, direction) },
    );
    return name;
  }
}

export function describeNamedTypes(texts: TypeDescriber): TypeDescriptions {
  return new Map([...texts.mentionedTypes].sort(([one], [other]) => compareText(one, other)));
}

/** Returns the names of the types mentioned in a description. */
export function mentionedNames(shape: TypeDescription): ReadonlySet<string> {
  const words = Object.values(shape).flatMap(
    (text) => text.replaceAll(/"(?:[^"\\]|\\.)*"/g, "").match(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu) ?? [],
  );
  return new Set(words);
}

function describePresence(text: string, given: boolean): string {
  return given ? text : `${text}, optional`;
}
