import {
  CHOMPING_MODE,
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  type MappingEvent,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
  type SequenceEvent,
} from "js-yaml";
import type { Json, KeyOrValue } from "../document.js";
import type { Span } from "./lines.js";
import { impreciseNumber } from "./number-precision.js";
import { type ParseDiagnostic, setOwn, type TextLimits } from "./parsed.js";

/** The data of a plain text. */
interface PlainYaml {
  readonly value: Json;
  readonly nodes: number;
  /** Warnings about integers that are not kept exactly. */
  readonly diagnostics: readonly ParseDiagnostic[];
  /** Locates keys, most scalars and most block collections. */
  readonly locate: (tokens: readonly string[], part: KeyOrValue) => Span | undefined;
}

/**
 * Parses plain YAML; undefined if the text is anything else, invalid, or exceeds the limits. Plain means one document
 * that is a map or list, without tags, anchors, aliases and directives, with tabs only in the text of block scalars, with
 * unique string keys, and with numbers in JSON notation.
 *
 * Uses the events of js-yaml, which is about four times faster than `yaml` but reports errors in less detail. On plain
 * YAML, both give the same result: `test/load/yaml.test.ts` compares them.
 */
export function readPlainYaml(text: string, limits: TextLimits): PlainYaml | undefined {
  const events = eventsOf(text, limits);
  const read = events && new Reader(text, events, limits).read();
  return events && read && { ...read, locate: createLocator(text, events) };
}

function createLocator(text: string, events: readonly Event[]): PlainYaml["locate"] {
  let ends: Int32Array | undefined;
  /** By index of the parent's first event; filled on demand. */
  const known: Map<number, ReadonlyMap<string, Child>> = new Map();
  return (tokens, part) => {
    ends ??= endsOf(events);
    let child: Child = { at: 1, key: undefined };
    for (const token of tokens) {
      const children = known.get(child.at) ?? childrenOf(text, events, ends, child.at);
      known.set(child.at, children);
      const next = children.get(token);
      // Like the exact reader, locate the nearest node above.
      if (next === undefined) break;
      child = next;
    }
    const at = part === "key" && child.key !== undefined ? child.key : child.at;
    return spanOf(events[at]) ?? blockScalarSpan(text, events[at]) ?? blockSpan(text, events, ends, at);
  };
}

/** Characters left to the exact reader: control characters, and line breaks other than LF and CRLF. */
const unusualCharacter = /[^\t\n\r\u0020-\u007e\u00a0-\u2027\u202a-\ufefe\uff00-\ufffd]|\r(?!\n)/;
/**
 * Anything that looks like a directive or a document marker other than a first line of only `---`. Markers begin a line;
 * indented, they are text, such as a rule or a table in Markdown.
 */
const unusualSyntax = /^%|(?<=\n)---|^---(?!\r?\n)|^\.\.\./m;
/** An indented marker before any content, which the two parsers read differently. */
const indentedStart = /^(?: *(?:#[^\n]*)?\r?\n)* +---/;

function eventsOf(text: string, limits: TextLimits): readonly Event[] | undefined {
  if (unusualCharacter.test(text) || unusualSyntax.test(text) || indentedStart.test(text)) return undefined;
  try {
    // js-yaml counts scalars as a level.
    return parseEvents(text, { maxDepth: limits.depth + 1 });
  } catch {
    // Any error, not only a syntax error: the exact reader reports it.
    return undefined;
  }
}

/** Signals that the exact reader is needed. */
const notPlain: unique symbol = Symbol("not plain");

class Reader {
  readonly #text: string;
  readonly #events: readonly Event[];
  readonly #limits: TextLimits;
  readonly #diagnostics: ParseDiagnostic[] = [];
  #at = 0;
  #nodes = 0;
  /** Number of open flow collections, and the offset up to which the innermost has been read. */
  #flows = 0;
  #read = 0;
  /** Offset of the first tab that is not known to be text; -1 if there is none. */
  #tab: number;

  constructor(text: string, events: readonly Event[], limits: TextLimits) {
    this.#text = text;
    this.#events = events;
    this.#limits = limits;
    this.#tab = text.indexOf("\t");
  }

  read(): Omit<PlainYaml, "locate"> | undefined {
    if (this.#events[this.#at++]?.type !== EVENT_ID.DOCUMENT) return undefined;
    if (this.#events[this.#at]?.type === EVENT_ID.SCALAR) return undefined;
    const value = this.#value(1);
    if (value === notPlain || this.#tab !== -1 || this.#events[this.#at++]?.type !== EVENT_ID.POP) return undefined;
    return this.#at === this.#events.length ? { value, nodes: this.#nodes, diagnostics: this.#diagnostics } : undefined;
  }

  #value(depth: number): Json | typeof notPlain {
    const event = this.#events[this.#at++];
    this.#nodes += 1;
    if (event === undefined || this.#nodes > this.#limits.nodes) return notPlain;
    switch (event.type) {
      case EVENT_ID.SCALAR:
        return this.#passes(event) ? this.#scalar(event) : notPlain;
      case EVENT_ID.MAPPING:
      case EVENT_ID.SEQUENCE:
        return depth > this.#limits.depth || isAnnotated(event) ? notPlain : this.#collection(event, depth);
      default:
        return notPlain;
    }
  }

  #collection(event: MappingEvent | SequenceEvent, depth: number): Json | typeof notPlain {
    const { type, style, start } = event;
    if (style === COLLECTION_STYLE.BLOCK) return type === EVENT_ID.MAPPING ? this.#map(depth) : this.#list(depth);
    // A pair in a list, `[a: 1]`, is a map without braces.
    if (this.#text[start] !== (type === EVENT_ID.MAPPING ? "{" : "[")) return notPlain;
    this.#flows += 1;
    this.#read = start + 1;
    const value = type === EVENT_ID.MAPPING ? this.#map(depth) : this.#list(depth);
    this.#flows -= 1;
    return value === notPlain || !this.#closes() ? notPlain : value;
  }

  /** Accepts a key or scalar, except in a flow collection after a comment. */
  #passes(event: ScalarEvent): boolean {
    if (isAnnotated(event)) return false;
    const { valueStart, valueEnd } = event;
    if (this.#flows === 0 || valueStart === -1) return true;
    const isQuoted = event.style !== SCALAR_STYLE.PLAIN;
    if (this.#text.slice(this.#read, valueStart).includes("#")) return false;
    this.#read = isQuoted ? valueEnd + 1 : valueEnd;
    return true;
  }

  /**
   * Accepts the closing bracket of a flow collection. The readers differ in comments before it, and in what follows the
   * outermost one on its line.
   */
  #closes(): boolean {
    closing.lastIndex = this.#read;
    if (!closing.test(this.#text)) return false;
    this.#read = closing.lastIndex;
    if (this.#flows > 0) return true;
    lineEnd.lastIndex = this.#read;
    return lineEnd.test(this.#text);
  }

  #map(depth: number): Json | typeof notPlain {
    const map: { [key: string]: Json } = {};
    for (;;) {
      const event = this.#events[this.#at++];
      if (event?.type === EVENT_ID.POP) return map;
      if (event?.type !== EVENT_ID.SCALAR || !this.#passes(event)) return notPlain;
      const key = keyOf(this.#text, event);
      if (key === undefined || Object.hasOwn(map, key)) return notPlain;
      const value = this.#value(depth + 1);
      if (value === notPlain) return notPlain;
      setOwn(map, key, value);
    }
  }

  #list(depth: number): Json | typeof notPlain {
    const list: Json[] = [];
    while (this.#events[this.#at]?.type !== EVENT_ID.POP) {
      const value = this.#value(depth + 1);
      if (value === notPlain) return notPlain;
      list.push(value);
    }
    this.#at += 1;
    return list;
  }

  #scalar(event: ScalarEvent): Json | typeof notPlain {
    if (isBlock(event) && !this.#passesBlock(event)) return notPlain;
    const text = getScalarValue(this.#text, event);
    if (event.style !== SCALAR_STYLE.PLAIN) return text;
    const value = resolve(text);
    if (typeof value !== "number") return value;
    const imprecise = impreciseNumber(text, value, { start: event.valueStart, end: event.valueEnd });
    if (imprecise !== undefined) this.#diagnostics.push(imprecise);
    return value;
  }

  /**
   * Accepts a block scalar and its tabs, which must follow the indentation of their lines. With an indentation indicator, the
   * readers differ in blanks before and after the text.
   */
  #passesBlock(event: ScalarEvent): boolean {
    const { valueStart, valueEnd, indent } = event;
    const text = this.#text;
    while (this.#tab >= valueStart && this.#tab < valueEnd) {
      const line = text.lastIndexOf("\n", this.#tab) + 1;
      if (!text.startsWith(" ".repeat(indent), line)) return false;
      const end = text.indexOf("\n", this.#tab);
      this.#tab = end === -1 ? -1 : text.indexOf("\t", end);
    }
    const header = headerOf(text, event);
    if (header === undefined) return false;
    if (!/\d/.test(header)) return true;
    const value = text.slice(valueStart, valueEnd);
    return !blankStart.test(value) && !/\n[ \t]/.test(value.slice(value.trimEnd().length));
  }
}

const blankStart = /^[ \t]*(?:\r?\n|$)/;

function isBlock({ style }: ScalarEvent): boolean {
  return style === SCALAR_STYLE.LITERAL_BLOCK || style === SCALAR_STYLE.FOLDED_BLOCK;
}

const closing = /[ \r\n,:]*[\]}]/y;
const lineEnd = / *(?:\r?\n|$| #)/y;

function isAnnotated(event: { readonly anchorStart: number; readonly tagStart: number }): boolean {
  return event.anchorStart !== -1 || event.tagStart !== -1;
}

/** Numbers in JSON notation without an exponent, and within the range of a double. */
const plainNumber = /^-?(?:0|[1-9]\d{0,99})(?:\.\d{1,99})?$/;
/** Other notations that the core schema does not read as text. */
const otherwise = /^(?:~|null|true|false|0[ox][\da-f]+|[-+]?(?:\.inf|\.nan|(?:\.\d+|\d+(?:\.\d*)?)(?:e[-+]?\d+)?))$/i;

function resolve(text: string): Json | typeof notPlain {
  switch (text) {
    case "":
    case "null":
      return null;
    case "true":
      return true;
    case "false":
      return false;
  }
  if (plainNumber.test(text) && text !== "-0") return Number(text);
  return otherwise.test(text) ? notPlain : text;
}

/** Returns a key as text, including integers (`200` in responses); undefined if only the exact reader can decide. */
function keyOf(text: string, event: ScalarEvent): string | undefined {
  const key = getScalarValue(text, event);
  if (event.style !== SCALAR_STYLE.PLAIN) return key;
  if (key === "" || key === "<<") return undefined;
  const value = resolve(key);
  const isKey = typeof value === "string" || (Number.isSafeInteger(value) && !key.includes("."));
  return isKey ? key : undefined;
}

/** Returns, for each event that starts a node, the index after the node's last event. */
function endsOf(events: readonly Event[]): Int32Array {
  const ends = new Int32Array(events.length);
  const open: number[] = [];
  for (const [index, { type }] of events.entries()) {
    if (type === EVENT_ID.SCALAR || type === EVENT_ID.ALIAS) ends[index] = index + 1;
    else if (type === EVENT_ID.POP) ends[open.pop() as number] = index + 1;
    else open.push(index);
  }
  return ends;
}

interface Child {
  /** Index of the child's first event. */
  readonly at: number;
  /** Index of its key, if it is in a map. */
  readonly key: number | undefined;
}

function childrenOf(
  text: string,
  events: readonly Event[],
  ends: Int32Array,
  parent: number,
): ReadonlyMap<string, Child> {
  const children: Map<string, Child> = new Map();
  const type = events[parent]?.type;
  const last = (ends[parent] ?? 0) - 1;
  const after = (at: number): number => ends[at] as number;
  if (type === EVENT_ID.MAPPING) {
    for (let key = parent + 1; key < last; key = after(key + 1)) {
      children.set(getScalarValue(text, events[key] as ScalarEvent), { at: key + 1, key });
    }
  } else if (type === EVENT_ID.SEQUENCE) {
    for (let at = parent + 1; at < last; at = after(at)) children.set(String(children.size), { at, key: undefined });
  }
  return children;
}

/** Returns the header of a block scalar, `>-` with the rest of its line; undefined if it is not certain where it begins. */
function headerOf(text: string, { valueStart }: ScalarEvent): string | undefined {
  const line = text.slice(text.lastIndexOf("\n", valueStart - 2) + 1, valueStart);
  // Quotes may belong to a key that looks like a header.
  return /[|>][-+\d]*(?: +#[^"'\n]*| *)\r?\n$/.exec(line)?.[0];
}

/** Returns the range of a block scalar, from its header to the end of its last line. */
function blockScalarSpan(text: string, event: Event | undefined): Span | undefined {
  if (event?.type !== EVENT_ID.SCALAR || !isBlock(event)) return undefined;
  const header = headerOf(text, event);
  const last = endOfLastScalar(text, event);
  if (header === undefined || last === undefined) return undefined;
  const end = text.indexOf("\n", last);
  return { start: event.valueStart - header.length, end: end === -1 ? text.length : end + 1 };
}

/** Returns the range of a block collection, to the end of the line of its last scalar; undefined if it ends otherwise. */
function blockSpan(text: string, events: readonly Event[], ends: Int32Array, collection: number): Span | undefined {
  const first = events[collection];
  let at = collection;
  for (let event = first; event?.type !== EVENT_ID.SCALAR; event = events[at]) {
    if (event?.type !== EVENT_ID.MAPPING && event?.type !== EVENT_ID.SEQUENCE) return undefined;
    if (event.style !== COLLECTION_STYLE.BLOCK) return undefined;
    // The collection ends with a POP; its last child ends before.
    const end = (ends[at] as number) - 1;
    let child = at + 1;
    while ((ends[child] as number) < end) child = ends[child] as number;
    at = child;
  }
  const end = endOfLastScalar(text, events[at] as ScalarEvent);
  if (end === undefined || first === undefined || !("start" in first)) return undefined;
  restOfLine.lastIndex = end;
  return restOfLine.test(text) ? { start: first.start, end: restOfLine.lastIndex } : undefined;
}

/** Returns where the content of a scalar ends; undefined if it is empty or keeps blank lines. */
function endOfLastScalar(text: string, event: ScalarEvent): number | undefined {
  if (!isBlock(event)) return spanOf(event)?.end;
  const { valueStart, valueEnd, chomping, indent } = event;
  if (chomping === CHOMPING_MODE.KEEP) return undefined;
  const value = text.slice(valueStart, valueEnd);
  const { length } = value.trimEnd();
  // Blanks after the indentation are content.
  const isBlank = !value.includes("\t", length) && !value.includes(" ".repeat(indent + 1), length);
  return length > 0 && isBlank ? valueStart + length : undefined;
}

/** Without comments: the exact reader counts some of them as part of a collection. */
const restOfLine = / *\r?\n(?![ \t\r\n]*#)/y;

/** Returns the range of a scalar including its quotes, which the event excludes. */
function spanOf(event: Event | undefined): Span | undefined {
  if (event?.type !== EVENT_ID.SCALAR || event.valueStart === -1) return undefined;
  const { style, valueStart: start, valueEnd: end } = event;
  if (style === SCALAR_STYLE.PLAIN) return { start, end };
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED) {
    return { start: start - 1, end: end + 1 };
  }
  return undefined;
}
