import type { Alias, CST, Document, ErrorCode, Node, Pair, ParsedNode, Scalar, YAMLError, YAMLMap } from "yaml";
import { platform } from "../platform/node.js";
import { asObject } from "../values/json.js";
import type { Json, KeyOrValue } from "./document.js";
import type { Span } from "./lines.js";
import {
  aliasFactor,
  maxStructuralErrors,
  type ParseDiagnostic,
  type ParsedText,
  setOwn,
  type TextLimits,
} from "./parsed.js";
import { isIndex } from "./pointer.js";

/**
 * Loaded synchronously on first use: most specifications never need it, and its seventy modules take longer to load
 * than such a specification takes to read.
 */
let library: typeof import("yaml") | undefined;

function yaml(): typeof import("yaml") {
  library ??= platform.library("yaml") as typeof import("yaml");
  return library;
}

/** Maximum number of non-structural errors to report per file. */
const maxReportedErrors = 10;

/**
 * Errors after which the parser misinterprets the structure and reports consequential errors. Only the first is
 * reported.
 */
const structuralErrorCodes: ReadonlySet<ErrorCode> = new Set([
  "BAD_INDENT",
  "BLOCK_AS_IMPLICIT_KEY",
  "BLOCK_IN_FLOW",
  "IMPOSSIBLE",
  "KEY_OVER_1024_CHARS",
  "MISSING_CHAR",
  "MULTILINE_IMPLICIT_KEY",
  "TAB_AS_INDENT",
  "UNEXPECTED_TOKEN",
]);

/** Errors after which a scalar keeps its literal value. */
const scalarErrorCodes: ReadonlyMap<ErrorCode, string> = new Map([
  ["BAD_DQ_ESCAPE", "yaml-scalar"],
  ["BAD_SCALAR_START", "yaml-scalar"],
  ["TAG_RESOLVE_FAILED", "yaml-tag"],
]);

/**
 * Parses any YAML 1.2 (core schema) as JSON data, with the location of every node. Rejects what JSON cannot represent,
 * and common accidents: duplicate keys, merge keys, unquoted `true:` as a key, tags.
 */
export function parseYamlExactly(text: string, limits: TextLimits): ParsedText {
  const composed = compose(text, limits);
  if ("diagnostic" in composed) return { diagnostics: [composed.diagnostic], locate: () => composed.diagnostic.span };
  const { document } = composed;
  const conversion = new YamlConversion(limits);
  const found = [...syntaxDiagnostics(document, text), ...composed.further];
  const diagnostics = found.filter(({ deviation }) => deviation === undefined);
  const deviating = found.filter(({ deviation }) => deviation !== undefined);
  const locate = (tokens: readonly string[], part: KeyOrValue): Span =>
    locateNode(document.contents as Node | null, conversion.aliases, tokens, part);
  const reindented = diagnostics.length > 0 ? withSpacesAsIndent(text, diagnostics) : undefined;
  if (reindented !== undefined) {
    const parsed = parseYamlExactly(reindented, limits);
    if (parsed.value !== undefined) return { ...parsed, diagnostics: [...tabDeviation(text), ...parsed.diagnostics] };
  }
  if (diagnostics.length > 0) return { diagnostics: found, locate };
  const value = conversion.run(document.contents as Node | null);
  const failed = conversion.diagnostics.some(
    ({ code, deviation }) => code !== "number-imprecise" && deviation === undefined,
  );
  return { ...(failed ? {} : { value }), diagnostics: [...deviating, ...conversion.diagnostics], locate };
}

type ComposeResult =
  | { readonly document: Document.Parsed; readonly further: readonly ParseDiagnostic[] }
  | { readonly diagnostic: ParseDiagnostic };

/** Replaces each tab of an indentation by a space, unless a line mixes both. */
function withSpacesAsIndent(text: string, diagnostics: readonly ParseDiagnostic[]): string | undefined {
  if (!diagnostics.some(({ message }) => /\btabs?\b/i.test(message))) return undefined;
  const indents = text.match(/^[ \t]+(?=[^ \t\r\n])/gm) ?? [];
  if (indents.some((indent) => indent.includes(" "))) return undefined;
  return text.replace(/^\t+/gm, (tabs) => " ".repeat(tabs.length));
}

function tabDeviation(text: string): readonly ParseDiagnostic[] {
  const start = Math.max(0, text.search(/^\t/m));
  const message = "tabs are not allowed as indentation";
  const span = { start, end: start + 1 };
  return [{ code: "syntax-error", message, span, fix: "indent with spaces", deviation: "yaml-tab" }];
}

/**
 * Runs the three stages of `yaml` separately, because its composer recurses: the parser keeps open collections on its
 * own stack, so the depth can be checked first.
 */
function compose(text: string, limits: TextLimits): ComposeResult {
  const { Composer, Lexer, Parser } = yaml();
  const parser = new Parser();
  const composer = new Composer({ version: "1.2", uniqueKeys: false, merge: false, resolveKnownTags: false });
  const documents: Document.Parsed[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) documents.push(...(composer.next(token) as Iterable<Document.Parsed>));
    // The bottom of the stack is the document; the top may be a partial scalar.
    if (parser.stack.length > limits.depth + 1 && openCollections(parser.stack) > limits.depth) {
      const start = (parser.stack[limits.depth + 1] as CST.Token & { readonly offset: number }).offset;
      return { diagnostic: depthError({ start, end: start + 1 }, limits) };
    }
    if (documents.length > 1) break;
  }
  for (const token of parser.end()) documents.push(...(composer.next(token) as Iterable<Document.Parsed>));
  documents.push(...(composer.end(true, text.length) as Iterable<Document.Parsed>));
  const [document, second] = documents;
  if (second !== undefined) {
    const start = second.range[0];
    const message = "the file holds more than one YAML document";
    const expected = "one document per file";
    const span = { start, end: start };
    const further = [{ code: "syntax-error", message, span, expected, deviation: "yaml-documents" } as const];
    return { document: document as Document.Parsed, further };
  }
  return { document: document as Document.Parsed, further: [] };
}

function openCollections(stack: readonly CST.Token[]): number {
  return stack.length - (yaml().CST.isCollection(stack.at(-1) as CST.Token) ? 1 : 2);
}

function depthError(span: Span, limits: TextLimits): ParseDiagnostic {
  return {
    code: "limit-exceeded",
    message: `maps and lists are nested more than ${limits.depth} levels deep`,
    span,
    expected: `at most ${limits.depth} levels`,
  };
}

function syntaxDiagnostics(document: Document.Parsed, text: string): ParseDiagnostic[] {
  const diagnostics: ParseDiagnostic[] = [];
  const version = document.directives.yaml.version;
  if (document.directives.yaml.explicit === true && version !== "1.2") {
    const start = Math.max(0, text.indexOf("%YAML"));
    const span = { start, end: start + 5 };
    const fix = "remove the %YAML line";
    diagnostics.push({
      code: "syntax-error",
      message: `the file asks for YAML ${version}`,
      span,
      expected: "YAML 1.2",
      fix,
      deviation: "yaml-version",
    });
  }
  // Warnings concern unresolved tags, whose values would be misinterpreted.
  const problems = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  // The error caused by a tab may be located before the tab.
  const slip =
    problems.find(({ code }) => code === "TAB_AS_INDENT") ??
    problems.find(({ code }) => structuralErrorCodes.has(code));
  const reported =
    slip === undefined ? problems : [...problems.slice(0, problems.indexOf(slip)).filter(isIndependentError), slip];
  for (const problem of reported.slice(-maxReportedErrors)) {
    const [start, end] = problem.pos;
    const deviation = scalarErrorCodes.get(problem.code);
    const message = withoutFullStop(problem.message);
    diagnostics.push({ code: "syntax-error", message, span: { start, end }, ...(deviation && { deviation }) });
  }
  return diagnostics;
}

/** Whether the error is valid regardless of its context. */
function isIndependentError({ code }: YAMLError): boolean {
  return !structuralErrorCodes.has(code);
}

function withoutFullStop(message: string): string {
  const line = message.split("\n", 1)[0] as string;
  return line.replace(/[.:]$/, "");
}

interface AnchoredNode {
  readonly node: Node;
  /** Absent while the node is being read. */
  readonly value?: Json;
  readonly nodes: number;
  readonly height: number;
}

/** Converts nodes to plain data in document order, so that an alias finds the latest preceding anchor. */
class YamlConversion {
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
      this.#report(node, `${node.source} is not a number that JSON can hold`, {
        expected: "a finite number",
        deviation: "number-infinite",
      });
      return null;
    }
    const source = node.source ?? "";
    if (Number.isInteger(value) && !Number.isSafeInteger(value) && /^[-+]?\d+$/.test(source)) {
      if (source.length > 400 || BigInt(source.replace("+", "")) !== BigInt(value)) {
        this.diagnostics.push({
          code: "number-imprecise",
          message: `${source} cannot be kept exactly and becomes ${value}`,
          span: spanOf(node),
          fix: "quote it where a string is meant",
        });
      }
    }
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
      this.#report(node, `the alias *${node.source} stands inside the node that it names`, {
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

/** Returns a key as JSON represents it: strings, and integers in JSON notation (`200` in responses). */
function keyText(node: Scalar): string | undefined {
  if (typeof node.value === "string") return node.value;
  const source = node.source ?? "";
  return typeof node.value === "number" && /^(0|-?[1-9]\d*)$/.test(source) ? source : undefined;
}

function spanOf(node: Node): Span {
  const range = (node as ParsedNode).range;
  return range === undefined || range === null ? { start: 0, end: 0 } : { start: range[0], end: range[1] };
}

const indexes: WeakMap<YAMLMap, Map<string, Pair<Node, Node | null>>> = new WeakMap();

function pairOf(map: YAMLMap, key: string): Pair<Node, Node | null> | undefined {
  let index = indexes.get(map);
  if (index === undefined) {
    index = new Map();
    for (const pair of map.items as Pair<Node, Node | null>[]) {
      const text = yaml().isScalar(pair.key) ? keyText(pair.key) : undefined;
      // The last of duplicate keys counts.
      if (text !== undefined) index.set(text, pair);
    }
    indexes.set(map, index);
  }
  return index.get(key);
}

function locateNode(
  root: Node | null,
  aliases: ReadonlyMap<Alias, Node>,
  tokens: readonly string[],
  part: KeyOrValue,
): Span {
  let node = root;
  let key: Node | undefined;
  for (const token of tokens) {
    const content: Node | null = node !== null && yaml().isAlias(node) ? (aliases.get(node) ?? null) : node;
    if (yaml().isMap(content)) {
      const pair = pairOf(content, token);
      if (pair === undefined) break;
      key = pair.key;
      node = pair.value;
    } else if (yaml().isSeq(content) && isIndex(token) && Number(token) < content.items.length) {
      key = undefined;
      node = content.items[Number(token)] as Node | null;
    } else {
      break;
    }
  }
  if (part === "key" && key !== undefined) return spanOf(key);
  return node === null ? (key === undefined ? { start: 0, end: 0 } : spanOf(key)) : spanOf(node);
}
