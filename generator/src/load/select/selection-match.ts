import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { isSame } from "../../values/json.js";
import { child } from "../../values/pointer.js";
import type { Json, JsonObject } from "../document.js";
import type { Filter, FilterClause, Selection } from "./selection-filter.js";
import { matchesGlob } from "./selection-glob.js";

/** The properties of an operation that filters match. */
export interface SelectableOperation {
  /** The path, or the name of the webhook. */
  readonly path: string;
  readonly section: "paths" | "webhooks" | "x-webhooks";
  readonly method: string;
  readonly node: JsonObject;
  /** Properties of the path item that apply to all of its operations. */
  readonly shared: JsonObject;
}

/** A filter entry that matches no operation, by its location in the configuration. */
export interface UnmatchedEntry {
  readonly tokens: readonly string[];
  readonly diagnostic: Diagnostic;
}

/** Selects operations, and tracks which filter entries have matched. */
export class SelectionMatcher {
  readonly #include: readonly ClauseMatcher[] | undefined;
  readonly #exclude: readonly ClauseMatcher[];

  constructor({ include, exclude }: Selection) {
    this.#include = include === undefined ? undefined : clausesOf(include, "include");
    this.#exclude = exclude === undefined ? [] : clausesOf(exclude, "exclude");
  }

  isSelected(operation: SelectableOperation): boolean {
    // Evaluate every clause for every operation, to detect entries that never match.
    const included = (this.#include ?? []).map((clause) => clause.matches(operation));
    const excluded = this.#exclude.map((clause) => clause.matches(operation));
    return (this.#include === undefined || included.includes(true)) && !excluded.includes(true);
  }

  unmatched(): readonly UnmatchedEntry[] {
    return [...(this.#include ?? []), ...this.#exclude].flatMap((clause) => clause.unmatched());
  }
}

function clausesOf(filter: Filter, name: string): readonly ClauseMatcher[] {
  if (!Array.isArray(filter)) return [new ClauseMatcher(filter as FilterClause, [name])];
  return filter.map((clause: FilterClause, index) => new ClauseMatcher(clause, [name, String(index)]));
}

/** An entry of a criterion, with its location relative to the clause. */
interface Entry {
  readonly tokens: readonly string[];
  readonly shown: string;
  matches(operation: SelectableOperation): boolean;
}

class ClauseMatcher {
  readonly #tokens: readonly string[];
  readonly #criteria: readonly (readonly Entry[])[];
  readonly #matched: Set<Entry> = new Set();
  #hasMatched = false;

  constructor(clause: FilterClause, tokens: readonly string[]) {
    this.#tokens = tokens;
    this.#criteria = Object.entries(clause).map(([key, value]) => entriesOf(key, value as Json));
  }

  matches(operation: SelectableOperation): boolean {
    let isMatch = true;
    for (const entries of this.#criteria) {
      const matching = entries.filter((entry) => entry.matches(operation));
      for (const entry of matching) this.#matched.add(entry);
      isMatch &&= matching.length > 0;
    }
    this.#hasMatched ||= isMatch;
    return isMatch;
  }

  unmatched(): readonly UnmatchedEntry[] {
    const entries = this.#criteria.flat().filter((entry) => !this.#matched.has(entry));
    if (entries.length === 0 && !this.#hasMatched) {
      const diagnostic = diagnose("filter-unmatched", "no operation matches all criteria of this filter");
      return [{ tokens: this.#tokens, diagnostic }];
    }
    return entries.map(({ tokens, shown }) => ({
      tokens: [...this.#tokens, ...tokens],
      diagnostic: diagnose("filter-unmatched", `no operation matches ${shown}`),
    }));
  }
}

function entriesOf(key: string, value: Json): readonly Entry[] {
  if (key === "deprecated") {
    const matches = ({ node }: SelectableOperation) => (node.deprecated === true) === value;
    return [{ tokens: [key], shown: `deprecated: ${String(value)}`, matches }];
  }
  const values: readonly Json[] = Array.isArray(value) ? value : [value];
  return values.map((entry, index) => ({
    tokens: Array.isArray(value) ? [key, String(index)] : [key],
    shown: `${key}: ${JSON.stringify(entry)}`,
    matches: (operation) => matchesEntry(operation, key, entry),
  }));
}

function matchesEntry({ path, section, method, node, shared }: SelectableOperation, key: string, entry: Json): boolean {
  switch (key) {
    case "tags":
      return Array.isArray(node.tags) && node.tags.includes(entry);
    case "paths":
      return section === "paths" && matchesGlob(path, String(entry));
    case "webhooks":
      return section !== "paths" && matchesGlob(path, String(entry));
    case "operationIds":
      return node.operationId === entry;
    case "methods":
      return method.toLowerCase() === String(entry).toLowerCase();
    default:
      return isSame(child(node, key) ?? child(shared, key), entry);
  }
}
