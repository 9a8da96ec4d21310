import type { Interface, ModelOperation } from "@guildwire/generator";
import MiniSearch from "minisearch";
import type { CallPolicy } from "./policy.js";
import { trimText } from "./trim.js";

/** An operation in a list. */
export interface FoundOperation {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly summary?: string;
  /** Present if calls are refused. */
  readonly callable?: false;
}

export interface SearchResult {
  /** The best first; without words, in the order of the document. */
  readonly operations: readonly FoundOperation[];
  /** The number of operations that match, including those that are not listed. */
  readonly total: number;
}

/** Maximum number of operations in a list. */
export const maxFound = 50;

/** Maximum length of a summary in a list. */
const maxSummary = 160;

/** Finds operations by words. */
export class Catalogue {
  readonly #operations: readonly ModelOperation[];
  readonly #policy: CallPolicy;
  readonly #index: MiniSearch;

  constructor({ operations }: Interface, policy: CallPolicy) {
    this.#operations = operations;
    this.#policy = policy;
    this.#index = new MiniSearch({
      fields: ["name", "path", "summary", "tag", "description", "parameters"],
      searchOptions: {
        boost: { name: 4, summary: 3, path: 2, tag: 2, parameters: 0.5 },
        prefix: (term) => term.length > 2,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      },
    });
    this.#index.addAll(operations.map((operation, id) => ({ id, ...textsOf(operation) })));
  }

  /** @param words Empty for all operations. */
  search(words: string, limit: number): SearchResult {
    const ids = words.trim() === "" ? [...this.#operations.keys()] : this.#matching(words);
    const listed = ids.slice(0, Math.min(limit, maxFound)).flatMap((id) => this.#operations[id] ?? []);
    return { operations: listed.map((operation) => this.#entry(operation)), total: ids.length };
  }

  /** Operations with every word, before those with some of them. */
  #matching(words: string): readonly number[] {
    const text = separated(words);
    const all = this.#index.search(text, { combineWith: "AND" });
    const found = all.length > 0 ? all : this.#index.search(text);
    return found.map(({ id }) => id as number);
  }

  #entry(operation: ModelOperation): FoundOperation {
    const summary = operation.summary ?? operation.description?.split(/\n\s*\n/)[0];
    return {
      operation: operation.id,
      method: operation.method.toUpperCase(),
      path: operation.path.text,
      ...(summary === undefined ? {} : { summary: trimText(summary, maxSummary) }),
      ...(this.#policy.allows(operation) ? {} : { callable: false }),
    };
  }
}

function textsOf({ id, path, summary, tag, description, parameters, method }: ModelOperation): Record<string, string> {
  return {
    name: separated(`${id} ${method}`),
    path: separated(path.text),
    summary: summary ?? "",
    tag: separated(tag.name),
    description: description ?? "",
    parameters: parameters.map(({ name }) => separated(name)).join(" "),
  };
}

/** Separates the words of names such as `listGuildMembers` and `guild_id`. */
function separated(text: string): string {
  return text.replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2").replaceAll("_", " ");
}
