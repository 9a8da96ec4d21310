import type { Json, JsonObject } from "../../generator/src/load/document.js";
import { escapeToken, toFragment } from "../../generator/src/load/pointer.js";
import { pascalCase } from "../../generator/src/model/names.js";
import { type ObjectKind, objectDefinitions, type Slot } from "../../generator/src/openapi/objects.js";

/**
 * What stands in a place. `text`: human-readable text. `data`: defaults, examples, constants and enumerations. `pattern`: a
 * regular expression. `media`: a media type. `extension`: a text of the vocabulary that is no words. `name`: what the
 * document calls a thing, in all the places where it does.
 */
export type TextLocationKind = "text" | "data" | "pattern" | "media" | "extension" | "name";

export interface TextLocation {
  readonly kind: TextLocationKind;
  /** JSON pointer in the document; of a name, that of the first place where it stands. */
  readonly pointer: string;
  readonly text: string;
}

/**
 * What becomes of a text. `pointer` says where it stands, after what has been replaced above it. Names and values are asked
 * about wherever they stand, since they mean the same everywhere; so are patterns, of which each is printed once.
 */
export type Rewrite = (kind: TextLocationKind, text: string, pointer: string, part: "key" | "value") => string;

/** The same for all places that are replaced together. */
export function keyOf(kind: TextLocationKind, text: string, pointer: string): string {
  return isAskedByText(kind) ? `${kind} ${text}` : `${kind} ${pointer}`;
}

/** Whether the same text is the same thing wherever it stands. */
export function isAskedByText(kind: TextLocationKind): boolean {
  return kind === "name" || kind === "data" || kind === "pattern";
}

/**
 * The document with other texts. Everything that a document says freely is asked about, each in its place; words that
 * OpenAPI or the vocabulary give a meaning to stay. The names of things are asked about where they are given and where
 * they are used, so that a document in which a name is replaced throughout still hangs together.
 */
export function rewritten(document: JsonObject, rewrite: Rewrite): JsonObject {
  const fixed = channelTextsIn(document);
  const asked: Rewrite = (kind, text, pointer, part) =>
    kind === "name" && fixed.has(text) ? text : rewrite(kind, text, pointer, part);
  return new Rewriting(asked, reservedTextsIn(document)).object("document", document, "") as JsonObject;
}

/** Every place of the document; names and values once. */
export function textLocationsOf(document: JsonObject): readonly TextLocation[] {
  const places = new Map<string, TextLocation>();
  rewritten(document, (kind, text, pointer) => {
    const key = keyOf(kind, text, pointer);
    if (!places.has(key)) places.set(key, { kind, pointer, text });
    return text;
  });
  return [...places.values()];
}

/** Words of people; also within the values of the vocabulary, except where an object or a list stands under the key. */
const proseKeys = new Set(
  (
    "title description summary message text when elsewhere firedBy subject effect by url email host termsOfService " +
    "bearerFormat openIdConnectUrl authorizationUrl tokenUrl refreshUrl version identifier externalValue $comment " +
    "namespace prefix feature aspectRatio x-unspecified x-standalone x-requires-feature"
  ).split(" "),
);

/** What OpenAPI gives a meaning to: never replaced, because it is not free. */
const structuralKeys = new Set(
  (
    "openapi jsonSchemaDialect type format in style scheme $schema $id $anchor $dynamicAnchor $dynamicRef contentEncoding " +
    "contentMediaType contentType"
  ).split(" "),
);

/** Values that instances have. */
const dataKeys = new Set(["default", "example", "const", "enum", "value", "requestBody"]);

/** Maps of the vocabulary whose keys are names. */
const namedMaps = new Set(
  "x-flags x-permission-bits x-errors x-lifecycles states commands query errors closeCodes fixed when".split(" "),
);

/** Lists and texts of OpenAPI that name something. */
const namingKeys = new Set("name operationId propertyName tags required operationRef dependentRequired".split(" "));

class Rewriting {
  readonly #rewrite: Rewrite;
  /** Absent while they are being collected, when only the places count in which a name is given. */
  readonly #words: ReservedTexts | undefined;

  constructor(rewrite: Rewrite, words?: ReservedTexts) {
    this.#rewrite = rewrite;
    this.#words = words;
  }

  object(kind: ObjectKind, node: Json, at: string): Json {
    if (!isObject(node)) return node;
    if (kind === "securityRequirement") return this.#keys(node, at, (scopes, to) => this.#references(scopes, to));
    const { slots, valueSlot } = objectDefinitions["3.1"][kind];
    return mapped(node, (key, value) => {
      const below = `${at}/${escapeToken(key)}`;
      const slot = Object.hasOwn(slots, key) ? slots[key] : key.startsWith("x-") ? undefined : valueSlot;
      if (slot === undefined) return [key, this.#member(kind, key, value, below, "const" in node)];
      if (valueSlot !== undefined && slot === valueSlot)
        return this.#entry(`every ${kind}`, key, at, (to) => this.#slot(valueSlot, value, to));
      return [key, this.#slot(slot, value, below, key)];
    });
  }

  #slot(slot: Slot, value: Json, at: string, key = ""): Json {
    if (slot.container === "one" || (slot.container === "map" && !isObject(value)))
      return this.#single(slot, value, at);
    if (slot.container === "list") {
      return isList(value) ? value.map((item, index) => this.#single(slot, item, `${at}/${index}`)) : value;
    }
    return mapped(value as JsonObject, (name, item) =>
      this.#entry(key, name, at, (below) => this.#single(slot, item, below)),
    );
  }

  #single(slot: Slot, value: Json, at: string): Json {
    return this.object(slot.kind, value, at);
  }

  /** One entry of a map whose keys belong to the document. */
  #entry(holder: string, key: string, at: string, content: (at: string) => Json): readonly [string, Json] {
    const renamed = this.#key(holder, key, `${at}/${escapeToken(key)}`);
    return [renamed, content(`${at}/${escapeToken(renamed)}`)];
  }

  #key(holder: string, key: string, at: string): string {
    switch (holder) {
      case "every responses":
        return key;
      case "content":
        return this.#rewrite("media", key, at, "key");
      case "patternProperties":
        return isFamily(key) ? key : this.#rewrite("pattern", key, at, "key");
      case "every paths":
        return this.#template(key, at);
      case "every callbacks":
        return this.#rewrite("text", key, at, "key");
      default:
        return this.#rewrite("name", key, at, "key");
    }
  }

  #member(kind: ObjectKind, key: string, value: Json, at: string, isNamedValue: boolean): Json {
    if (key === "$ref") return this.#pointer(value, at);
    if (structuralKeys.has(key)) return value;
    // The title of a named value becomes the key of its constant.
    if (key === "title" && kind === "schema" && isNamedValue) return this.#data(value, at);
    if (key === "pattern") return typeof value === "string" ? this.#rewrite("pattern", value, at, "value") : value;
    if (key.startsWith("x-")) return this.#extension(key, value, at);
    if (kind === "variant" && key === "path") return typeof value === "string" ? this.#template(value, at) : value;
    if (kind === "variant" || kind.startsWith("channel") || kind === "gatewayEvent") {
      return this.#extension(key, value, at);
    }
    if (dataKeys.has(key) || (kind === "schema" && key === "examples")) return this.#data(value, at);
    if (key === "mapping") {
      return isObject(value) ? this.#keys(value, at, (target, to) => this.#pointer(target, to), "data") : value;
    }
    if (kind === "server" && key === "url" && typeof value === "string") return this.#url(value, at);
    if (key === "scopes") return isObject(value) ? this.#keys(value, at, (text, to) => this.#text(text, to)) : value;
    if (namingKeys.has(key)) return this.#references(value, at);
    return this.#text(value, at);
  }

  /** Values of the vocabulary: words, names of things, and texts of other kinds. */
  #extension(key: string, value: Json, at: string): Json {
    if (typeof value === "string") {
      const words = this.#words;
      if (words === undefined) return value;
      if (proseKeys.has(key)) return this.#rewrite("text", value, at, "value");
      if (value.split("/").some((part) => words.names.has(part))) return this.#pointer(value, at, key === "paths");
      if (words.values.has(value)) return this.#rewrite("data", value, at, "value");
      return this.#rewrite("extension", value, at, "value");
    }
    if (isList(value)) return value.map((item, index) => this.#extension(key, item, `${at}/${index}`));
    if (!isObject(value)) return value;
    if (key === "builders") return this.#keys(value, at, (item, to) => this.#instance(item, to));
    if (key === "respond") return this.#instance(value, at);
    if (namedMaps.has(key)) {
      return this.#keys(value, at, (item, to) =>
        key === "states" ? this.#text(item, to) : this.#extension(key === "fixed" ? "" : "entry", item, to),
      );
    }
    return mapped(value, (name, item) => [name, this.#extension(name, item, `${at}/${escapeToken(name)}`)]);
  }

  #data(value: Json, at: string): Json {
    if (typeof value === "string") {
      return this.#rewrite(this.#words?.commands.has(value) ? "name" : "data", value, at, "value");
    }
    if (isList(value)) return value.map((item, index) => this.#data(item, `${at}/${index}`));
    if (!isObject(value)) return value;
    // While names are collected: what a value calls its members gives nothing a name.
    if (this.#words === undefined) return mapped(value, (key, item) => [key, this.#data(item, at)]);
    return this.#keys(value, at, (item, to) => this.#data(item, to));
  }

  /** A part of an instance, whose members are those that schemas name. */
  #instance(value: Json, at: string): Json {
    if (typeof value === "string") return this.#rewrite("data", value, at, "value");
    if (isList(value)) return value.map((item, index) => this.#instance(item, `${at}/${index}`));
    return isObject(value) ? this.#keys(value, at, (item, to) => this.#instance(item, to)) : value;
  }

  #text(value: Json, at: string): Json {
    if (typeof value === "string") return this.#rewrite("text", value, at, "value");
    if (isList(value)) return value.map((item, index) => this.#text(item, `${at}/${index}`));
    return isObject(value) ? mapped(value, (key, item) => [key, this.#text(item, `${at}/${escapeToken(key)}`)]) : value;
  }

  #references(value: Json, at: string): Json {
    if (typeof value === "string") return this.#rewrite("name", value, at, "value");
    if (isList(value)) return value.map((item, index) => this.#references(item, `${at}/${index}`));
    return isObject(value) ? this.#keys(value, at, (item, to) => this.#references(item, to)) : value;
  }

  #keys(
    value: JsonObject,
    at: string,
    content: (value: Json, at: string) => Json,
    kind: TextLocationKind = "name",
  ): Json {
    return mapped(value, (key, item) => {
      const known = kind !== "name" || this.#words === undefined || this.#words.names.has(key);
      const renamed = known ? this.#rewrite(kind, key, `${at}/${escapeToken(key)}`, "key") : key;
      return [renamed, content(item, `${at}/${escapeToken(renamed)}`)];
    });
  }

  /** A text of names joined by slashes, such as a reference; `isPath`: also where there is one name only. */
  #pointer(value: Json, at: string, isPath = false): Json {
    const names = this.#words?.names;
    if (typeof value !== "string" || names === undefined) return value;
    const tokens = value.split("/");
    // `#/components/schemas` is OpenAPI's own, whatever else the document calls so.
    const own = value.startsWith("#/components/") ? 3 : value.startsWith("#") ? 1 : 0;
    return tokens
      .map((token, index) => {
        const name = decoded(token);
        if (index < own || !names.has(name)) return token;
        const renamed = this.#rewrite("name", name, at, "value");
        // A fragment has no way to write half a surrogate pair, but a document may hold one as it is.
        if (own > 0 && !/[\ud800-\udfff]/u.test(renamed)) return toFragment([renamed]).slice("#/".length);
        return own > 0 || isPath || tokens.length > 1 ? escapeToken(renamed) : renamed;
      })
      .join("/");
  }

  /** The address of a server: free, but for the variables in it. */
  #url(value: string, at: string): string {
    const address = this.#rewrite("text", value, at, "value");
    if (address !== value || this.#words === undefined) return address;
    return value.replaceAll(/(?<=\{)[^{}]*(?=\})/g, (name) => this.#rewrite("name", name, at, "value"));
  }

  /**
   * The parameters of a path; what stands between them is a name of its own. A slash in such a name is written as it has to
   * be within one segment: as it is, it would not be text but the end of the segment, and the path another one.
   */
  #template(value: string, at: string): string {
    return value.replaceAll(/\{([^{}]*)\}|[^/{}]+/g, (part, parameter: string | undefined) =>
      parameter === undefined
        ? this.#rewrite("name", part, at, "key").replaceAll("/", "%2F")
        : `{${this.#rewrite("name", parameter, at, "key")}}`,
    );
  }
}

/** What the document calls things, and the values that it gives them. */
interface ReservedTexts {
  readonly names: ReadonlySet<string>;
  readonly values: ReadonlySet<string>;
  /** Commands of channels, whose names are constants of their messages, too. */
  readonly commands: ReadonlySet<string>;
}

/** Every name that is given: keys of maps, and what parameters, operations and tags are called; and every value. */
function reservedTextsIn(document: JsonObject): ReservedTexts {
  const [names, values, commands] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const collect: Rewrite = (kind, text, pointer) => {
    if (kind === "name") names.add(text);
    if (kind === "data") values.add(text);
    if (/^\/x-rpc\/[^/]+\/commands\/[^/]+$/.test(pointer)) commands.add(text);
    return text;
  };
  new Rewriting(collect).object("document", document, "");
  return { names, values, commands };
}

/**
 * Names to which the vocabulary gives a meaning: mistakes that hosts of channels look up by what they are called, and query
 * parameters after which a mistake is called.
 */
function channelTextsIn(document: JsonObject): ReadonlySet<string> {
  const channels = Object.values(asMap(document["x-rpc"])).map(asMap);
  return new Set(
    channels.flatMap(({ errors, closeCodes, query }) => {
      const mistakes = [...Object.keys(asMap(errors)), ...Object.keys(asMap(closeCodes))].filter((name) =>
        /^(?:unknown$|rateLimited$|invalid)/.test(name),
      );
      const isNamed = (name: string): boolean =>
        mistakes.some((mistake) => mistake.startsWith(`invalid${pascalCase(name)}`));
      return [...mistakes, ...Object.keys(asMap(query)).filter(isNamed)];
    }),
  );
}

function asMap(node: Json | undefined): JsonObject {
  return isObject(node) ? node : {};
}

/** Whether a pattern stands for the numbered parts of a form, such as `files[0]`: then it has a meaning of its own. */
function isFamily(pattern: string): boolean {
  return /^\^\w+\\\[.*\\\]\$$/.test(pattern);
}

/** A map with other keys; a key `__proto__` becomes a property like any other. */
function mapped(node: JsonObject, entry: (key: string, value: Json) => readonly [string, Json]): JsonObject {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => entry(key, value)));
}

function decoded(token: string): string {
  try {
    return decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    return token;
  }
}

function isObject(node: Json | undefined): node is JsonObject {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}

function isList(node: Json): node is readonly Json[] {
  return Array.isArray(node);
}
