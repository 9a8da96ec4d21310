import type { Json, JsonObject } from "../../generator/src/load/document.js";
import { pascalCase } from "../../generator/src/model/names.js";
import { type ObjectKind, objectDefinitions, type Slot } from "../../generator/src/openapi/objects.js";
import { escapeToken, toFragment } from "../../generator/src/values/pointer.js";

/**
 * The kind of text at a location. `text`: human-readable text. `data`: defaults, examples, constants and enumerations. `pattern`: a
 * regular expression. `media`: a media type. `extension`: another text of the vocabulary. `name`: a name given by the
 * document, at all locations where it occurs.
 */
export type TextLocationKind = "text" | "data" | "pattern" | "media" | "extension" | "name";

export interface TextLocation {
  readonly kind: TextLocationKind;
  /** JSON pointer in the document; for a name, that of its first occurrence. */
  readonly pointer: string;
  readonly text: string;
}

/**
 * Returns the replacement of a text. `pointer` is its location, after replacements above it. Names and values are passed
 * at every occurrence, since they mean the same everywhere; so are patterns, which are printed once each.
 */
export type Rewrite = (kind: TextLocationKind, text: string, pointer: string, part: "key" | "value") => string;

/** Returns a key that is equal for all locations that are replaced together. */
export function keyOf(kind: TextLocationKind, text: string, pointer: string): string {
  return isAskedByText(kind) ? `${kind} ${text}` : `${kind} ${pointer}`;
}

/** Whether equal texts have the same meaning at all locations. */
export function isAskedByText(kind: TextLocationKind): boolean {
  return kind === "name" || kind === "data" || kind === "pattern";
}

/**
 * Replaces the texts of a document. Every freely chosen text is passed to `replace` with its location; texts with a
 * meaning in OpenAPI or the vocabulary are kept. Names are replaced at their declarations and uses, so that the
 * document stays consistent.
 */
export function rewritten(document: JsonObject, rewrite: Rewrite): JsonObject {
  const fixed = channelTextsIn(document);
  const asked: Rewrite = (kind, text, pointer, part) =>
    kind === "name" && fixed.has(text) ? text : rewrite(kind, text, pointer, part);
  return new Rewriting(asked, reservedTextsIn(document)).object("document", document, "") as JsonObject;
}

/** Every location of the document; names and values once. */
export function textLocationsOf(document: JsonObject): readonly TextLocation[] {
  const places = new Map<string, TextLocation>();
  rewritten(document, (kind, text, pointer) => {
    const key = keyOf(kind, text, pointer);
    if (!places.has(key)) places.set(key, { kind, pointer, text });
    return text;
  });
  return [...places.values()];
}

/** Human-readable texts, also within the vocabulary, unless the key holds an object or an array. */
const proseKeys = new Set(
  (
    "title description summary message text when elsewhere firedBy subject effect by url email host termsOfService " +
    "bearerFormat openIdConnectUrl authorizationUrl tokenUrl refreshUrl version identifier externalValue $comment " +
    "namespace prefix feature aspectRatio x-unspecified x-standalone x-requires-feature"
  ).split(" "),
);

/** Texts with a meaning in OpenAPI: never replaced. */
const structuralKeys = new Set(
  (
    "openapi jsonSchemaDialect type format in style scheme $schema $id $anchor $dynamicAnchor $dynamicRef contentEncoding " +
    "contentMediaType contentType"
  ).split(" "),
);

/** Values of instances. */
const dataKeys = new Set(["default", "example", "const", "enum", "value", "requestBody"]);

/** Maps of the vocabulary whose keys are names. */
const namedMaps = new Set(
  "body issueCodes x-flags x-permission-bits x-errors x-lifecycles states commands query errors closeCodes fixed when".split(
    " ",
  ),
);

/** Arrays and strings of OpenAPI that name something. */
const namingKeys = new Set("name operationId propertyName tags required operationRef dependentRequired".split(" "));

class Rewriting {
  readonly #rewrite: Rewrite;
  /** Absent while names are being collected, when only their declarations count. */
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

  /** One entry of a map whose keys the document chooses. */
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
    if (/^(?:variant|channel.*|socket.*|gatewayEvent|errorFormat|stream)$/.test(kind)) {
      return this.#extension(key, value, at);
    }
    if (dataKeys.has(key) || (kind === "schema" && key === "examples")) return this.#data(value, at);
    if (key === "mapping") {
      return isObject(value) ? this.#keys(value, at, (target, to) => this.#pointer(target, to), "data") : value;
    }
    if (kind === "server" && key === "url" && typeof value === "string") return this.#url(value, at);
    if (/^(?:token|refresh)Url$/.test(key) && typeof value === "string") return this.#tokenUrl(value, at);
    if (key === "scopes") return isObject(value) ? this.#keys(value, at, (text, to) => this.#text(text, to)) : value;
    if (namingKeys.has(key)) return this.#references(value, at);
    return this.#text(value, at);
  }

  /** Values of the vocabulary: human-readable texts, names, and other texts. */
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
    // While names are collected: the keys of a value declare no names.
    if (this.#words === undefined) return mapped(value, (key, item) => [key, this.#data(item, at)]);
    return this.#keys(value, at, (item, to) => this.#data(item, to));
  }

  /** A part of an instance, whose keys are property names of schemas. */
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

  /** Names joined by slashes, such as a reference; `isPath`: also for a single name. */
  #pointer(value: Json, at: string, isPath = false): Json {
    const names = this.#words?.names;
    if (typeof value !== "string" || names === undefined) return value;
    const tokens = value.split("/");
    // `#/components/schemas` is defined by OpenAPI, even if the document uses the same names.
    const own = value.startsWith("#/components/") ? 3 : value.startsWith("#") ? 1 : 0;
    return tokens
      .map((token, index) => {
        const name = decoded(token);
        if (index < own || !names.has(name)) return token;
        const renamed = this.#rewrite("name", name, at, "value");
        // A fragment cannot express a lone surrogate, but a document may contain one.
        if (own > 0 && !/[\ud800-\udfff]/u.test(renamed)) return toFragment([renamed]).slice("#/".length);
        return own > 0 || isPath || tokens.length > 1 ? escapeToken(renamed) : renamed;
      })
      .join("/");
  }

  /** The URL of a server: free except for its variables. */
  #url(value: string, at: string): string {
    const address = this.#rewrite("text", value, at, "value");
    if (address !== value || this.#words === undefined) return address;
    return value.replaceAll(/(?<=\{)[^{}]*(?=\})/g, (name) => this.#rewrite("name", name, at, "value"));
  }

  /**
   * The URL of a function that obtains tokens. A client has such a function only for an absolute URL, so that another
   * scheme would yield other code by design: the text follows the scheme.
   */
  #tokenUrl(value: string, at: string): string {
    const address = this.#rewrite("text", value, at, "value");
    return address === value ? value : `https://${address}`;
  }

  /**
   * The parameters of a path; the text between them is a separate name. A slash in such a name is escaped as required
   * within one segment: unescaped, it would end the segment.
   */
  #template(value: string, at: string): string {
    return value.replaceAll(/\{([^{}]*)\}|[^/{}]+/g, (part, parameter: string | undefined) =>
      parameter === undefined
        ? this.#rewrite("name", part, at, "key").replaceAll("/", "%2F")
        : `{${this.#rewrite("name", parameter, at, "key")}}`,
    );
  }
}

/** The names that the document declares, and their values. */
interface ReservedTexts {
  readonly names: ReadonlySet<string>;
  readonly values: ReadonlySet<string>;
  /** Commands of channels, whose names are also constants of their messages. */
  readonly commands: ReadonlySet<string>;
}

/** Every declared name: keys of maps, and names of parameters, operations and tags; and every value. */
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
 * Names with a meaning in the vocabulary: errors that hosts of channels look up by name, and query parameters that name
 * an error.
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

/** Whether a pattern declares the numbered parts of a form, such as `files[0]`, which gives it a special meaning. */
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
