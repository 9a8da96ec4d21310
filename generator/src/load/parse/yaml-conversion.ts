import type { Alias, Node, Scalar, YAMLMap } from "yaml";
import { asObject } from "../../values/json.js";
import type { Json } from "../document.js";
import type { Span } from "./lines.js";
import { impreciseNumber } from "./number-precision.js";
import { aliasFactor, maxStructuralErrors, type ParseDiagnostic, setOwn, type TextLimits } from "./parsed.js";
import { keyText, spanOf, yaml } from "./yaml-nodes.js";

interface AnchoredNode {
  readonly node: Node;
  /** Absent while the node is being read. */
  readonly value?: Json;
  readonly nodes: number;
  readonly height: number;
}

/** Converts nodes to plain data in document order, so that an alias finds the latest preceding anchor. */
export class YamlConversion {
  readonly diagnostics: ParseDiagnostic[] = [];
  /** Alias → its target, for later lookups of positions. */
  readonly aliases: Map<Alias, Node> = new Map();
  readonly #limits: TextLimits;
  readonly #anchors: Map<string, AnchoredNode> = new Map();
  #written = 0;
  #expanded = 0;
  #lowest = 0;
  #largestAlias: { readonly nodes: number; readonly span: Span } | undefined;
  #stopped = false;

  constructor(limits: TextLimits) {
    this.#limits = limits;
  }

  /** Number of converted nodes, with those of aliases. */
  get nodes(): number {
    return this.#expanded;
  }

  run(root: Node | null): Json {
    const value = this.#convert(root, 1);
    if (!this.#stopped && this.#largestAlias !== undefined && this.#expanded > this.#written * aliasFactor) {
      this.#reportExpansion(
        this.#largestAlias.span,
        `aliases make ${this.#expanded} nodes of ${this.#written} written ones`,
      );
    }
    return value;
  }

  #convert(node: Node | null, depth: number): Json {
    if (node === null || this.#stopped) return null;
    this.#written += 1;
    this.#expanded += 1;
    if (depth > this.#lowest) this.#lowest = depth;
    if (this.#expanded > this.#limits.nodes) {
      this.#reportExpansion(spanOf(node), `the document has more than ${this.#limits.nodes} nodes`);
      return null;
    }
    if (yaml().isAlias(node)) return this.#alias(node, depth);
    const anchor = (node as { anchor?: string }).anchor;
    if (anchor === undefined) return this.#content(node, depth);
    this.#anchors.set(anchor, { node, nodes: 0, height: 0 });
    const before = this.#expanded;
    const lowest = this.#lowest;
    this.#lowest = depth;
    const value = this.#content(node, depth);
    this.#anchors.set(anchor, { node, value, nodes: this.#expanded - before + 1, height: this.#lowest - depth });
    this.#lowest = Math.max(lowest, this.#lowest);
    return value;
  }

  #content(node: Node, depth: number): Json {
    if (yaml().isScalar(node)) return this.#scalar(node);
    // A scalar may be one level below the deepest collection.
    if (depth > this.#limits.depth) {
      this.diagnostics.push(depthError(spanOf(node), this.#limits));
      this.#stopped = true;
      return null;
    }
    if (yaml().isSeq(node)) return node.items.map((item) => this.#convert(item as Node | null, depth + 1));
    if (yaml().isMap(node)) return this.#map(node as YAMLMap<Node, Node | null>, depth);
    return null;
  }

  #map(node: YAMLMap<Node, Node | null>, depth: number): Json {
    const map: { [key: string]: Json } = {};
    const merged: { [key: string]: Json } = {};
    const keys: Map<string, Node> = new Map();
    for (const pair of node.items) {
      const isMerge = isMergeKey(pair.key);
      const key = isMerge ? undefined : this.#key(pair.key);
      const value = this.#convert(pair.value, depth + 1);
      if (this.#stopped) break;
      if (isMerge) this.#merge(merged, pair.key, value);
      if (key === undefined) continue;
      const first = keys.get(key);
      if (first === undefined) keys.set(key, pair.key);
      else {
        this.#report(pair.key, `the key ${JSON.stringify(key)} is defined twice in one map`, {
          expected: "every key once",
          related: [{ message: "first here", span: spanOf(first) }],
          deviation: "key-repeated",
        });
      }
      setOwn(map, key, value);
    }
    for (const [key, value] of Object.entries(merged)) if (!Object.hasOwn(map, key)) setOwn(map, key, value);
    return map;
  }

  /** Adds the keys of merged maps; the first map takes precedence. */
  #merge(merged: { [key: string]: Json }, node: Node, value: Json): void {
    const maps = [value].flat().map(asObject);
    const isMergeable = maps.every((map) => map !== undefined);
    this.#report(node, "merge keys are not part of YAML 1.2", {
      fix: "write the keys out, or use allOf in a schema; quote '<<' where a property has that name",
      ...(isMergeable && { deviation: "yaml-merge-key" }),
    });
    for (const map of maps) {
      for (const [key, each] of Object.entries(map ?? {})) if (!Object.hasOwn(merged, key)) setOwn(merged, key, each);
    }
  }

  #key(node: Node): string | undefined {
    if (yaml().isScalar(node)) {
      const key = keyText(node);
      if (key !== undefined) return key;
      const source = node.source ?? "";
      this.#report(node, source === "" ? "a key is empty" : `the key ${source} is not a string`, {
        expected: "a string or a whole number as key",
        fix: source === "" ? "write the key, or remove the colon" : `quote it: '${source}'`,
        deviation: "yaml-key-scalar",
      });
      return source;
    }
    return this.#report(
      node,
      `a key is ${yaml().isAlias(node) ? "an alias" : yaml().isMap(node) ? "a map" : "a list"}`,
      {
        expected: "a string as key",
      },
    );
  }

  #scalar(node: Scalar): Json {
    const { value } = node;
    if (typeof value !== "number") return value as Json;
    if (!Number.isFinite(value)) {
      this.#report(node, `${node.source} is not a number that JSON can represent`, {
        expected: "a finite number",
        deviation: "number-infinite",
      });
      return null;
    }
    const imprecise = impreciseNumber(node.source ?? "", value, spanOf(node));
    if (imprecise !== undefined) this.diagnostics.push(imprecise);
    return value;
  }

  #alias(node: Alias, depth: number): Json {
    const target = this.#anchors.get(node.source);
    if (target === undefined) {
      this.#report(node, `the alias *${node.source} has no anchor before it`, {
        expected: `&${node.source} further up`,
      });
      return null;
    }
    if (target.value === undefined) {
      this.#report(node, `the alias *${node.source} is inside the node that it refers to`, {
        fix: "use a $ref where a schema contains itself",
      });
      return null;
    }
    this.aliases.set(node, target.node);
    this.#expanded += target.nodes - 1;
    const span = spanOf(node);
    if (target.nodes > (this.#largestAlias?.nodes ?? 0)) this.#largestAlias = { nodes: target.nodes, span };
    this.#lowest = Math.max(this.#lowest, depth + target.height);
    if (depth + target.height > this.#limits.depth + 1) {
      this.diagnostics.push(depthError(span, this.#limits));
      this.#stopped = true;
    } else if (this.#expanded > this.#limits.nodes) {
      this.#reportExpansion(span, `aliases make more than ${this.#limits.nodes} nodes`);
    }
    return target.value;
  }

  #reportExpansion(span: Span, message: string): void {
    const expected = `at most ${this.#limits.nodes} nodes, and ${aliasFactor} times those that are written`;
    this.diagnostics.push({ code: "limit-exceeded", message, span, expected });
    this.#stopped = true;
  }

  #report(node: Node, message: string, rest: Partial<ParseDiagnostic> = {}): undefined {
    // Do not repeat an accepted deviation more than a hundred times.
    if (rest.deviation !== undefined && this.diagnostics.length >= maxStructuralErrors) return;
    this.diagnostics.push({ code: "syntax-error", message, span: spanOf(node), ...rest });
    if (this.diagnostics.length >= maxStructuralErrors && rest.deviation === undefined) this.#stopped = true;
  }
}

function isMergeKey(node: Node): boolean {
  return yaml().isScalar(node) && node.value === "<<" && node.type === "PLAIN";
}

/** Reports nesting beyond the limit. */
export function depthError(span: Span, limits: TextLimits): ParseDiagnostic {
  return {
    code: "limit-exceeded",
    message: `maps and lists are nested more than ${limits.depth} levels deep`,
    span,
    expected: `at most ${limits.depth} levels`,
  };
}
