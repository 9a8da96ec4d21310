import type { LocatedChange, LocatedUse } from "@guildwire/generator/programs";
import type { CheckFailure, CheckRequest } from "./check-messages.js";

/** What is searched: the programs around the checked documents, and their history. */
export interface FactsRequest extends Pick<CheckRequest, "id" | "folders" | "open"> {
  /** The revision that documents are compared with. */
  readonly revision: string;
}

/** The facts about one node of a specification. */
export interface NodeFacts {
  /** Absolute path of the file. */
  readonly path: string;
  /** The keys and indexes that lead to the node. */
  readonly tokens: readonly string[];
  readonly uses: readonly Omit<LocatedUse, "of">[];
  readonly changes: readonly Omit<LocatedChange, "of">[];
}

export interface Facts {
  readonly kind: "facts";
  readonly id: number;
  readonly nodes: readonly NodeFacts[];
}

export type FactsMessage = Facts | CheckFailure;
