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
import { keyText, spanOf, yaml } from "../load/parse/yaml-nodes.js";
import type { SyntaxEntry, SyntaxNode } from "./syntax-node.js";

/** Maximum nesting depth of maps and lists, as in `load`. */
const maxDepth = 512;

const none = { text: "", quote: "", entries: [], items: [] } as const;

/** Reads the syntax tree of YAML. Invalid YAML takes longer, and has the nodes that can be recognized. */
export function readYamlTree(text: string): SyntaxNode | undefined {
  let events: readonly Event[];
  try {
    events = parseEvents(text, { maxDepth: maxDepth + 1 });
  } catch {
    return readBrokenYaml(text);
  }
  return new EventReader(text, events).root();
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
        return { ...none, kind: "scalar", start: event.anchorStart - 1, end: event.anchorEnd };
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
    return { ...none, kind: "map", start, end: isFlow ? this.#closing(end, "}") : end, entries };
  }

  #list(start: number, isFlow: boolean): SyntaxNode {
    const items: SyntaxNode[] = [];
    let end = start;
    while (!this.#closes()) {
      const item = this.#node(end) ?? { ...none, kind: "scalar", start: end, end };
      end = Math.max(end, item.end);
      items.push(item);
    }
    this.#at += 1;
    return { ...none, kind: "list", start, end: isFlow ? this.#closing(end, "]") : end, items };
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
    return { ...none, kind: "scalar", start: start - 1, end: end + 1, text: value, quote };
  }
  const written = text.slice(start, end).trimEnd();
  return { ...none, kind: "scalar", start, end: start + written.length, text: value };
}

function readBrokenYaml(text: string): SyntaxNode | undefined {
  const { contents } = yaml().parseDocument(text, { logLevel: "silent", uniqueKeys: false, stringKeys: false });
  return contents === null ? undefined : fromYaml(contents);
}

function fromYaml(node: Node): SyntaxNode | undefined {
  const { isMap, isScalar, isSeq } = yaml();
  const { start, end } = spanOf(node);
  if (isMap(node)) {
    const entries = (node.items as Pair<Node, Node | null>[]).flatMap(entryOf);
    return { ...none, kind: "map", start, end: endOf(end, entries.at(-1)?.value), entries };
  }
  if (isSeq(node)) {
    const items = (node.items as Node[]).flatMap((item) => fromYaml(item) ?? []);
    return { ...none, kind: "list", start, end: endOf(end, items.at(-1)), items };
  }
  if (!isScalar(node)) return { ...none, kind: "scalar", start, end };
  if (start === end) return undefined;
  const quote = node.type === "QUOTE_DOUBLE" ? '"' : node.type === "QUOTE_SINGLE" ? "'" : "";
  return { ...none, kind: "scalar", start, end, text: scalarText(node), quote };
}

function entryOf({ key, value }: Pair<Node, Node | null>): readonly SyntaxEntry[] {
  if (!yaml().isScalar(key)) return [];
  const { start, end } = spanOf(key);
  const node = value === null ? undefined : fromYaml(value);
  return [{ key: keyText(key) ?? scalarText(key), keyStart: start, keyEnd: end, value: node }];
}

function scalarText({ value, source }: Scalar): string {
  return typeof value === "string" ? value : (source ?? String(value ?? ""));
}

/** A block collection may end with its last child. */
function endOf(end: number, last: SyntaxNode | undefined): number {
  return Math.max(end, last?.end ?? end);
}
