import {
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
} from "js-yaml";
import type { Node, Pair, Scalar } from "yaml";
import { withLineFeeds } from "../load/parse/line-ends.js";
import { keyText, spanOf, yaml } from "../load/parse/yaml-nodes.js";
import type { Syntax, SyntaxEntry, SyntaxNode } from "./syntax-node.js";

/** Maximum nesting depth of maps and lists, as in `load`. */
const maxDepth = 512;

const noEntries: readonly SyntaxEntry[] = [];
const noItems: readonly SyntaxNode[] = [];

// Written out: spreading an object takes ten times as long.
function scalarNode(start: number, end: number, text = "", quote: SyntaxNode["quote"] = ""): SyntaxNode {
  return { kind: "scalar", start, end, text, quote, entries: noEntries, items: noItems };
}

function mapNode(start: number, end: number, entries: readonly SyntaxEntry[]): SyntaxNode {
  return { kind: "map", start, end, text: "", quote: "", entries, items: noItems };
}

function listNode(start: number, end: number, items: readonly SyntaxNode[]): SyntaxNode {
  return { kind: "list", start, end, text: "", quote: "", entries: noEntries, items };
}

/** Reads the syntax tree of YAML. Invalid YAML takes longer, and has the nodes that can be recognized. */
export function readYamlTree(text: string): Syntax {
  const events = eventsOf(text);
  if (events === undefined) return { text, root: readBrokenYaml(text), isValid: false };
  return { text, root: new EventReader(text, events).root(), isValid: true };
}

/** Undefined if the text is invalid. */
function eventsOf(text: string): readonly Event[] | undefined {
  try {
    return parseEvents(text, { maxDepth: maxDepth + 1 });
  } catch {
    return undefined;
  }
}

/** Reads the syntax tree of YAML; undefined if it is invalid. */
export function readValidYaml(text: string): SyntaxNode | undefined {
  const events = eventsOf(text);
  return events && new EventReader(text, events).root();
}

class EventReader {
  readonly #text: string;
  readonly #events: readonly Event[];
  /** The first event belongs to the document. */
  #at = 1;

  constructor(text: string, events: readonly Event[]) {
    this.#text = text;
    this.#events = events;
  }

  root(): SyntaxNode | undefined {
    return this.#events.length > 1 ? this.#node(0) : undefined;
  }

  /** @param after Offset after what was read last, for nodes without text. */
  #node(after: number): SyntaxNode | undefined {
    const event = this.#events[this.#at];
    this.#at += 1;
    switch (event?.type) {
      case EVENT_ID.SCALAR:
        return scalarOf(this.#text, event);
      case EVENT_ID.ALIAS:
        return scalarNode(event.anchorStart - 1, event.anchorEnd);
      case EVENT_ID.MAPPING:
        return this.#map(event.start < 0 ? after : event.start, event.style === COLLECTION_STYLE.FLOW);
      case EVENT_ID.SEQUENCE:
        return this.#list(event.start < 0 ? after : event.start, event.style === COLLECTION_STYLE.FLOW);
      default:
        return undefined;
    }
  }

  #map(start: number, isFlow: boolean): SyntaxNode {
    const entries: SyntaxEntry[] = [];
    let end = start;
    while (!this.#closes()) {
      const key = this.#node(end);
      const value = this.#closes() ? undefined : this.#node(key?.end ?? end);
      end = value?.end ?? key?.end ?? end;
      if (key?.kind !== "scalar") continue;
      entries.push({ key: key.text, keyStart: key.start, keyEnd: key.end, value });
    }
    this.#at += 1;
    return mapNode(start, isFlow ? this.#closing(end, "}") : end, entries);
  }

  #list(start: number, isFlow: boolean): SyntaxNode {
    const items: SyntaxNode[] = [];
    let end = start;
    while (!this.#closes()) {
      const item = this.#node(end) ?? scalarNode(end, end);
      end = Math.max(end, item.end);
      items.push(item);
    }
    this.#at += 1;
    return listNode(start, isFlow ? this.#closing(end, "]") : end, items);
  }

  #closes(): boolean {
    const type = this.#events[this.#at]?.type;
    return type === undefined || type === EVENT_ID.POP;
  }

  #closing(end: number, bracket: string): number {
    const at = this.#text.indexOf(bracket, end);
    return at === -1 ? end : at + 1;
  }
}

/** Undefined if nothing is written, as for `key:`. */
function scalarOf(text: string, event: ScalarEvent): SyntaxNode | undefined {
  const { style, valueStart: start, valueEnd: end } = event;
  if (start === -1) return undefined;
  const value = getScalarValue(text, event);
  if (style === SCALAR_STYLE.DOUBLE_QUOTED || style === SCALAR_STYLE.SINGLE_QUOTED) {
    const quote = style === SCALAR_STYLE.DOUBLE_QUOTED ? '"' : "'";
    return scalarNode(start - 1, end + 1, value, quote);
  }
  if (style === SCALAR_STYLE.PLAIN) return scalarNode(start, end, value);
  return scalarNode(start, start + text.slice(start, end).trimEnd().length, value);
}

function readBrokenYaml(text: string): SyntaxNode | undefined {
  const { contents } = yaml().parseDocument(withLineFeeds(text), {
    logLevel: "silent",
    uniqueKeys: false,
    stringKeys: false,
  });
  return contents === null ? undefined : fromYaml(contents, 0);
}

function fromYaml(node: Node, depth: number): SyntaxNode | undefined {
  if (depth > maxDepth) return undefined;
  const { isMap, isScalar, isSeq } = yaml();
  const { start, end } = spanOf(node);
  if (isMap(node)) {
    const entries = (node.items as Pair<Node, Node | null>[]).flatMap((pair) => entryOf(pair, depth + 1));
    return mapNode(start, endOf(end, entries.at(-1)?.value), entries);
  }
  if (isSeq(node)) {
    const items = (node.items as Node[]).flatMap((item) => fromYaml(item, depth + 1) ?? []);
    return listNode(start, endOf(end, items.at(-1)), items);
  }
  if (!isScalar(node)) return scalarNode(start, end);
  if (start === end) return undefined;
  const quote = node.type === "QUOTE_DOUBLE" ? '"' : node.type === "QUOTE_SINGLE" ? "'" : "";
  return scalarNode(start, end, scalarText(node), quote);
}

function entryOf({ key, value }: Pair<Node, Node | null>, depth: number): readonly SyntaxEntry[] {
  if (!yaml().isScalar(key)) return [];
  const { start, end } = spanOf(key);
  const node = value === null ? undefined : fromYaml(value, depth);
  return [{ key: keyText(key) ?? scalarText(key), keyStart: start, keyEnd: end, value: node }];
}

function scalarText({ value, source }: Scalar): string {
  return typeof value === "string" ? value : (source ?? String(value ?? ""));
}

/** A block collection may end with its last child. */
function endOf(end: number, last: SyntaxNode | undefined): number {
  return Math.max(end, last?.end ?? end);
}
