import { readRenames } from "../check/declared-renames.js";
import { type NodeVisit, visitObjects } from "../check/walk.js";
import type { ConfiguredName, Json, JsonObject, LoadedDocument } from "../load/document.js";
import { setOwn } from "../load/parse/parsed.js";
import { asList, asObject, asString, referencePointer } from "../model/raw.js";
import { escapeToken, parsePointer } from "../values/pointer.js";
import { relatedSchemas } from "./related-schemas.js";
import { divideByReuse, formerNameOf, type Reversal } from "./reused-names.js";

/** Maximum number of former names of one declaration that are followed. */
export const maxFormerNames = 8;

/** The documents from which former names in code follow. They are never written or served. */
export interface FormerDocuments {
  /**
   * The document with former names, once per generation of names: the first document has the first former name of each
   * declaration, the second document the second one, or else the last one. Reused names keep their current meaning.
   */
  readonly former: readonly LoadedDocument[];
  /** The documents in which reused names have their former meaning; undefined if no name is reused. */
  readonly reused: ReusedDocuments | undefined;
}

export interface ReusedDocuments {
  /** The document with current names, except that reused names have their former meaning. */
  readonly current: LoadedDocument;
  readonly former: readonly LoadedDocument[];
}

export function formerDocuments(loaded: LoadedDocument): FormerDocuments {
  const declared = readRenames(loaded.document);
  const generations = Math.min(Math.max(0, ...declared.renames.map(({ former }) => former.length)), maxFormerNames);
  const documents = (withReused: boolean): readonly LoadedDocument[] =>
    Array.from({ length: generations }, (_, generation) => formerDocument(loaded, { generation, withReused }));
  const hasReused = divideByReuse(declared).reused.length > 0;
  return {
    former: documents(false),
    reused: hasReused ? { current: formerDocument(loaded, { withReused: true }), former: documents(true) } : undefined,
  };
}

type MutableObject = { [key: string]: Json };

/** Which renames to undo. */
interface Reversals {
  /** Index of the former name to restore; undefined for current names. */
  readonly generation?: number;
  /** Whether reused names get their former meaning. */
  readonly withReused: boolean;
}

function formerDocument(loaded: LoadedDocument, { generation, withReused }: Reversals): LoadedDocument {
  // Keeps nodes that YAML aliases share.
  const document = structuredClone(loaded.document) as LoadedDocument["document"];
  const visits = visitObjects(document, "3.2");
  const declared = readRenames(document, visits);
  const { plain, reused } = divideByReuse(declared);
  const writer = new FormerNameWriter(document, visits);
  for (const rename of generation === undefined ? [] : plain) {
    const old = formerNameOf(rename, generation ?? 0, declared);
    if (old !== undefined) writer.write({ ...rename, old });
  }
  if (withReused) writer.writeTogether(reused);
  const toCurrent = (pointer: string): string => writer.translate(pointer);
  return {
    ...loaded,
    unedited: undefined,
    document,
    ...(loaded.names === undefined
      ? {}
      : { names: { ...loaded.names, nodes: formerPointers(loaded.names.nodes, writer) } }),
    locate: (pointer, part) => loaded.locate(toCurrent(pointer), part),
    stem: (pointer) => loaded.stem(toCurrent(pointer)),
  };
}

/** Names that the configuration assigns to nodes, by the pointers of the former document. */
function formerPointers(
  nodes: ReadonlyMap<string, ConfiguredName>,
  writer: FormerNameWriter,
): ReadonlyMap<string, ConfiguredName> {
  return new Map([...nodes].map(([pointer, name]) => [writer.formerPointer(pointer), name]));
}

/** Undoes renames in a document that it may change. */
class FormerNameWriter {
  readonly #document: JsonObject;
  readonly #visits: readonly NodeVisit[];
  /** The current key by the former one, for each map with renamed keys, and the reverse. */
  readonly #current = new Map<object, Map<string, string>>();
  readonly #former = new Map<object, Map<string, string>>();
  readonly #related: (node: object) => readonly JsonObject[];

  constructor(document: JsonObject, visits: readonly NodeVisit[]) {
    this.#document = document;
    this.#visits = visits;
    this.#related = relatedSchemas(document, visits);
  }

  /** Undoes renames at once: names that were exchanged pass through names that the document does not have. */
  writeTogether(reversals: readonly Reversal[]): void {
    const between = (index: number): string => `guildwireBetween${index}`;
    for (const [index, reversal] of reversals.entries()) this.write({ ...reversal, old: between(index) });
    for (const [index, reversal] of reversals.entries()) this.write({ ...reversal, current: between(index) });
  }

  write(reversal: Reversal): void {
    const { kind, current, old, node } = reversal;
    switch (kind) {
      case "operation":
        set(node, "operationId", old);
        this.#replaceEverywhere(["link"], ["operationId"], reversal);
        this.#replaceEverywhere(["document", "operation", "variant"], ["x-lifecycles", "x-dispatch"], reversal);
        return;
      case "tag":
        set(node, "name", old);
        for (const visit of this.#visits) if (isOperation(visit)) replaceIn(visit.node, ["tags"], current, old);
        return;
      case "event":
        this.#renameKey(reversal.scope as JsonObject, current, old);
        this.#replaceEverywhere(["operation", "variant", "schema"], ["x-events", "x-sent-in"], reversal);
        return;
      case "webhook":
        this.#renameKey(reversal.scope as JsonObject, current, old);
        return;
      case "schema":
        this.#schema(reversal);
        return;
      case "property":
        this.#property(reversal);
        return;
      case "parameter":
        this.#parameter(reversal);
        return;
      case "value":
        this.#value(reversal);
        return;
      case "valueName":
        set(node, "title", old);
    }
  }

  /** Translates a pointer of the former document to the current one. */
  translate(pointer: string): string {
    return this.#translate(pointer, this.#current, (token) => token);
  }

  formerPointer(pointer: string): string {
    return this.#translate(pointer, this.#former, (_token, former) => former);
  }

  #translate(
    pointer: string,
    names: ReadonlyMap<object, ReadonlyMap<string, string>>,
    keyInDocument: (token: string, translated: string) => string,
  ): string {
    const tokens = parsePointer(pointer);
    if (tokens === undefined || names.size === 0) return pointer;
    let node: Json | undefined = this.#document;
    let result = "";
    for (const token of tokens) {
      const isCollection: boolean = typeof node === "object" && node !== null;
      const translated = (isCollection ? names.get(node as object)?.get(token) : undefined) ?? token;
      result += `/${escapeToken(translated)}`;
      const key: string = isCollection ? keyInDocument(token, translated) : token;
      node = isCollection && Object.hasOwn(node as object, key) ? (node as MutableObject)[key] : undefined;
    }
    return result;
  }

  #renameKey(map: JsonObject, current: string, old: string): void {
    renameKey(map as MutableObject, current, old);
    const currentNames = this.#current.get(map) ?? new Map<string, string>();
    const formerNames = this.#former.get(map) ?? new Map<string, string>();
    const original = currentNames.get(current) ?? current;
    currentNames.delete(current);
    this.#current.set(map, currentNames.set(old, original));
    this.#former.set(map, formerNames.set(original, old));
  }

  #schema({ scope, current, old }: Reversal): void {
    this.#renameKey(scope as JsonObject, current, old);
    const from = `/components/schemas/${escapeToken(current)}`;
    const to = `#/components/schemas/${encodeURI(escapeToken(old)).replaceAll("#", "%23")}`;
    const rewritten = (text: string): string => {
      if (text === current) return old;
      const pointer = text.startsWith("#") ? referencePointer(text) : "";
      return pointer === from || pointer.startsWith(`${from}/`) ? `${to}${pointer.slice(from.length)}` : text;
    };
    eachObject(this.#document, (object) => {
      const ref = asString(object["$ref"]);
      if (ref?.startsWith("#") === true) set(object, "$ref", rewritten(ref));
    });
    for (const { kind, node } of this.#visits) {
      const mapping = kind === "discriminator" ? asObject(asObject(node)?.["mapping"]) : undefined;
      for (const [value, target] of Object.entries(mapping ?? {})) {
        if (typeof target === "string") set(mapping as JsonObject, value, rewritten(target));
      }
    }
  }

  #property(reversal: Reversal): void {
    const { scope, current, old, visit } = reversal;
    this.#renameKey(scope as JsonObject, current, old);
    const owner = asObject(visit.parent?.node);
    if (owner === undefined) return;
    for (const schema of this.#related(owner)) {
      const isOther = schema !== owner && Object.hasOwn(asObject(schema["properties"]) ?? {}, current);
      if (isOther) continue;
      replaceIn(schema, ["required"], current, old);
      replaceIn(asObject(schema["discriminator"]), ["propertyName"], current, old);
      for (const key of ["dependentRequired", "dependentSchemas"]) {
        const map = asObject(schema[key]);
        if (map !== undefined && Object.hasOwn(map, current)) renameKey(map as MutableObject, current, old);
      }
      replaceIn(schema, schemaExtensions, current, old);
    }
    this.#replaceEverywhere(["document", "operation", "variant", "errorFormat"], operationExtensions, reversal);
  }

  #parameter({ node, current, old, visit }: Reversal): void {
    set(node, "name", old);
    const users = this.#visits.filter((other) => other.kind === "pathItem" && this.#lists(other.node, visit));
    for (const { node: item, key, parent } of users) {
      const path = asObject(item);
      if (path === undefined) continue;
      for (const operation of [path, ...Object.values(path)]) replaceIn(operation, operationExtensions, current, old);
      const paths = asObject(parent?.node);
      const currentPath = this.#former.get(paths ?? {})?.get(key) ?? key;
      const formerPath = currentPath.replaceAll(`{${current}}`, `{${old}}`);
      if (asString(node["in"]) !== "path" || formerPath === currentPath || paths === undefined) continue;
      if (Object.hasOwn(paths, currentPath) && !Object.hasOwn(paths, formerPath)) {
        this.#renameKey(paths, currentPath, formerPath);
      }
    }
  }

  /** Whether a path item or one of its operations has a parameter. */
  #lists(item: Json, { node, pointer }: NodeVisit): boolean {
    const path = asObject(item) ?? {};
    return [path, ...Object.values(path).map(asObject)].some((holder) =>
      asList(holder?.["parameters"]).some(
        (one) => one === node || referencePointer(asString(asObject(one)?.["$ref"]) ?? "") === pointer,
      ),
    );
  }

  #value({ node, current, old }: Reversal): void {
    replaceIn(node, ["enum", "const", "default"], current, old);
    for (const alternative of [...asList(node["oneOf"]), ...asList(node["anyOf"])]) {
      replaceIn(alternative, ["const"], current, old);
    }
    for (const schema of this.#related(node)) {
      const mapping = asObject(asObject(schema["discriminator"])?.["mapping"]);
      if (mapping !== undefined && Object.hasOwn(mapping, current)) renameKey(mapping as MutableObject, current, old);
    }
  }

  #replaceEverywhere(kinds: readonly string[], keys: readonly string[], { current, old }: Reversal): void {
    for (const { kind, node } of this.#visits) if (kinds.includes(kind)) replaceIn(node, keys, current, old);
  }
}

/** Extensions that name properties of their schema. */
const schemaExtensions = ["x-checks", "x-constructors"];

/** Extensions that name parameters of their operation or properties of its bodies. */
const operationExtensions = ["x-pagination", "x-response-when", "x-rate-limit", "x-dispatch", "x-error-format"];

function isOperation({ kind }: NodeVisit): boolean {
  return kind === "operation" || kind === "variant";
}

/** Replaces a text under some keys of an object: whole strings, keys and, in extensions, the tokens of pointers. */
function replaceIn(node: Json | undefined, keys: readonly string[], current: string, old: string): void {
  const object = asObject(node);
  if (object === undefined) return;
  for (const key of keys) {
    if (!Object.hasOwn(object, key)) continue;
    const separator = key.startsWith("x-") ? "/" : undefined;
    set(object, key, replaced(object[key] as Json, { current, old, separator }));
  }
}

interface Replacement {
  readonly current: string;
  readonly old: string;
  /** Separates the tokens of pointers. Without it, only whole strings are replaced. */
  readonly separator: string | undefined;
}

function replaced(value: Json, replacement: Replacement): Json {
  const { current, old, separator } = replacement;
  if (value === current) return old;
  if (typeof value === "string") {
    if (separator === undefined || !value.includes(`${separator}${current}`)) return value;
    const tokens = value.split(separator).map((token) => (token === current ? old : token));
    return tokens.join(separator);
  }
  if (Array.isArray(value)) return value.map((item: Json) => replaced(item, replacement));
  const object = asObject(value);
  if (object === undefined) return value;
  const result: MutableObject = {};
  for (const [key, member] of Object.entries(object)) {
    setOwn(result, key === current ? old : key, replaced(member, replacement));
  }
  return result;
}

function set(object: JsonObject, key: string, value: Json): void {
  setOwn(object as MutableObject, key, value);
}

/** Renames a key and keeps its position: generated declarations keep the order of the document. */
function renameKey(map: MutableObject, current: string, old: string): void {
  const entries = Object.entries(map);
  for (const [key] of entries) delete map[key];
  for (const [key, value] of entries) setOwn(map, key === current ? old : key, value);
}

function eachObject(root: Json, visit: (object: JsonObject) => void): void {
  const seen = new Set<object>();
  const rest: Json[] = [root];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (typeof node !== "object" || node === null || seen.has(node)) continue;
    seen.add(node);
    if (!Array.isArray(node)) visit(node as JsonObject);
    for (const value of Object.values(node) as Json[]) rest.push(value);
  }
}
