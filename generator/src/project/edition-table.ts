import type { Config, NamesConfig } from "./config.js";

/** The keys of the configuration whose defaults an edition decides. */
export interface EditionDefaults
  extends Pick<Config, "layout" | "optionalProperties" | "pagination" | "validateResponses" | "values"> {
  /** Templates of names: names of single nodes are the project's own. */
  readonly names?: Pick<NamesConfig, "types" | "functions">;
}

/** A form of the output: its names, its files, and the defaults of the configuration. */
export interface Edition {
  /** Year and month, such as `2026-12`. */
  readonly id: string;
  readonly defaults: EditionDefaults;
}

/**
 * The editions, oldest first. An entry is never edited: a later one states what differs. What no key decides becomes a setting
 * first, so that emitters ask for a setting and never for an edition.
 */
export const editions: readonly [Edition, ...Edition[]] = [
  {
    id: "2026-12",
    defaults: { layout: "groups", optionalProperties: "exact", pagination: "recognized", validateResponses: "off" },
  },
];
