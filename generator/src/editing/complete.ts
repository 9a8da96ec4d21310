import { checkedNumberFormats, checkedStringFormats, storedFormats } from "../model/formats.js";
import { commonMediaTypes } from "../openapi/media-types.js";
import type { CursorLocation, Level } from "./cursor-location.js";
import { locateInJson } from "./json-location.js";
import { flatten, type JsonSchema, schemasAt, valuesOf } from "./schema.js";
import type { SyntaxNode } from "./syntax-node.js";
import { isJsonText, parseSyntax } from "./syntax-tree.js";
import { locateInYaml } from "./yaml-location.js";

/** What a completion reads. */
export interface CompletionRequest {
  /** Schema of the document. */
  readonly schema: JsonSchema;
  readonly text: string;
  readonly offset: number;
  /** Whether the user asked for completions: before the first letter of a key, they are offered only then. */
  readonly isExplicit: boolean;
  readonly names: CompletionNames;
  /** The syntax tree of the text, for JSON. Default: the text is parsed. */
  readonly root?: () => SyntaxNode | undefined;
  /** Where the offset is. Default: found in the text, except in collections of YAML in brackets. */
  readonly location?: CursorLocation;
}

/** The names that other parts of the document give. Each function is called only where its names are offered. */
export interface CompletionNames {
  /** References as they are written at this location: `#/components/schemas/Book`, `books.yaml#/schemas/Book`. */
  references(): readonly string[];
  tags(): readonly string[];
  /** Security schemes with their scopes. */
  schemes(): ReadonlyMap<string, readonly string[]>;
}

export interface CompletionList {
  /** Offset of the text that an option replaces; it ends at the cursor. */
  readonly from: number;
  readonly options: readonly CompletionOption[];
}

export interface CompletionOption {
  readonly label: string;
  /** The text to insert, with quotes where the notation needs them. */
  readonly insert: string;
  readonly kind: "key" | "reference" | "value";
  /** A short remark beside the label. */
  readonly detail?: string;
  readonly info?: string;
  /** Required keys come first and extension keys last: 1, 0 or -1. */
  readonly rank: -1 | 0 | 1;
}

/** Returns the keys and values that may be written at an offset; undefined if there are none. */
export function completeAt(request: CompletionRequest): CompletionList | undefined {
  const { schema, text, offset, isExplicit, names, root = (): SyntaxNode | undefined => parseSyntax(text) } = request;
  const isJson = isJsonText(text);
  const location = request.location ?? (isJson ? locateInJson(text, offset, root()) : locateInYaml(text, offset));
  // Before the first letter, values are offered, since there are few.
  if (location === undefined || (location.role === "key" && location.from === offset && !isExplicit)) return undefined;
  const offered = { schema, location, isJson, names };
  const options =
    location.role === "value"
      ? valueOptions(offered)
      : [...keyOptions(offered), ...(isItem(location) ? valueOptions(offered) : [])];
  return options.length === 0 ? undefined : { from: location.from, options };
}

/** A replacement of a range of the text. */
export interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Returns the change that inserts a completion: it replaces the quotes around the completed text, and what follows in
 * them.
 */
export function changeOf(text: string, { from, to }: { from: number; to: number }, insert: string): TextChange {
  const isQuoted = /["']/.test(text.charAt(from - 1));
  const [rest = ""] = /^[\w$./#~-]*["']?/.exec(text.slice(to, to + 200)) ?? [];
  const start = isQuoted ? from - 1 : from;
  const end = isQuoted ? to + rest.length : to;
  const hasColon = /^\s*:/.test(text.slice(end, end + 10));
  return { start, end, text: hasColon ? insert.replace(/: $/, "") : insert };
}

interface Offer {
  readonly schema: JsonSchema;
  readonly location: CursorLocation;
  readonly isJson: boolean;
  readonly names: CompletionNames;
}

/** An item of a list without a key may be a scalar as well. */
function isItem({ levels, entries }: CursorLocation): boolean {
  return typeof levels.at(-1)?.step === "number" && entries.size === 0;
}

function keyOptions({ schema: root, location, isJson, names }: Offer): readonly CompletionOption[] {
  const options = new Map<string, CompletionOption>();
  const insertOf = (key: string): string => `${isJson || !isPlainKey(key) ? JSON.stringify(key) : key}: `;
  for (const key of namedKeys(location, names)) {
    if (!location.entries.has(key)) options.set(key, { label: key, insert: insertOf(key), kind: "key", rank: 0 });
  }
  for (const schema of schemasAt(root, location)) {
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      if (property === false || location.entries.has(key) || options.has(key)) continue;
      const isRequired = schema.required?.includes(key) === true;
      options.set(key, {
        label: key,
        insert: insertOf(key),
        kind: "key",
        rank: isRequired ? 1 : key.startsWith("x-") ? -1 : 0,
        ...(isRequired ? { detail: "required" } : {}),
        ...describe(flatten(root, property, new Map())),
      });
    }
  }
  return [...options.values()];
}

function isPlainKey(key: string): boolean {
  return /^[\w$./+-]+$/.test(key) && !/^[\d-]/.test(key);
}

/** Keys that no schema lists. */
function namedKeys({ levels }: CursorLocation, { schemes }: CompletionNames): readonly string[] {
  const [above, last] = lastSteps(levels, 2);
  if (last === "content") return commonMediaTypes;
  return above === "security" && typeof last === "number" ? [...schemes().keys()] : [];
}

function valueOptions({ schema: root, location, isJson, names }: Offer): readonly CompletionOption[] {
  const step = location.levels.at(-1)?.step;
  if (step === "$ref" || lastSteps(location.levels, 2)[0] === "mapping") {
    return names.references().map((label) => ({ label, insert: JSON.stringify(label), kind: "reference", rank: 0 }));
  }
  const options = new Map<string, CompletionOption>();
  const write = (value: unknown): string => (isJson || !isPlainValue(value) ? JSON.stringify(value) : String(value));
  for (const label of namedValues(location, names)) {
    options.set(label, { label, insert: write(label), kind: "value", rank: 0 });
  }
  for (const schema of schemasAt(root, location)) {
    const listed = valuesOf(schema);
    const values = listed.length === 0 && schema.type === "boolean" ? [true, false] : listed;
    for (const value of values) {
      if (typeof value === "object") continue;
      const label = String(value);
      const title = values.length === 1 && schema.title !== undefined ? { detail: schema.title } : {};
      const info = values.length === 1 ? describe([schema]) : {};
      options.set(label, { label, insert: write(value), kind: "value", rank: 0, ...title, ...info });
    }
  }
  return [...options.values()];
}

/** Whether YAML reads a value without quotes as the same value. */
function isPlainValue(value: unknown): boolean {
  if (typeof value !== "string") return true;
  return (
    /^[A-Za-z_/](?:[\w$./+ -]|:(?! |$))*$/.test(value) && !/^(?:true|false|null|~|yes|no|on|off)$|\s$/i.test(value)
  );
}

/** Values that no schema lists. */
function namedValues({ levels }: CursorLocation, names: CompletionNames): readonly string[] {
  const [first, second, third, last] = lastSteps(levels, 4);
  if (typeof last === "number" && third === "tags") return names.tags();
  if (first === "security" && typeof second === "number" && typeof last === "number") {
    return names.schemes().get(String(third)) ?? [];
  }
  return last === "format" ? formatsOf(levels.at(-1)?.entries.get("type")) : [];
}

/** Formats for a type; all of them if it is unknown. */
function formatsOf(type: string | undefined): readonly string[] {
  const strings = [...checkedStringFormats, ...storedFormats.string];
  if (type === "string") return strings;
  if (type === "integer") return checkedNumberFormats;
  const numbers = [...checkedNumberFormats, ...storedFormats.number];
  return type === "number" ? numbers : [...strings, ...numbers];
}

/** The last steps; undefined where there are fewer. */
function lastSteps(levels: readonly Level[], count: number): readonly (string | number | undefined)[] {
  const steps = levels.slice(-count).map(({ step }) => step);
  return [...Array.from({ length: count - steps.length }, () => undefined), ...steps];
}

function describe(parts: readonly JsonSchema[]): { readonly info?: string } {
  const info = parts.find(({ description }) => description !== undefined)?.description;
  return info === undefined ? {} : { info };
}
