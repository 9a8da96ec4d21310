import type { Config } from "./config.js";
import { type Edition, editions } from "./edition-table.js";

/** The edition that an output has, and whether the configuration names it. */
export interface ChosenEdition {
  readonly id: string;
  /** Without it, the next version of the generator may write another one. */
  readonly isConfigured: boolean;
}

/** The edition without `edition` in the configuration. */
export function newestEdition(): string {
  return (editions.at(-1) ?? editions[0]).id;
}

/** The editions that this version writes, oldest first. */
export function knownEditions(): readonly string[] {
  return editions.map(({ id }) => id);
}

/** Returns the configuration with the defaults of its edition. Maps are merged; other keys replace the defaults. */
export function withEdition(config: Config): { readonly edition: ChosenEdition; readonly config: Config } {
  const { id, defaults } = editionNamed(config.edition ?? newestEdition());
  const { names, values, ...others } = defaults;
  return {
    edition: { id, isConfigured: config.edition !== undefined },
    config: {
      ...others,
      ...config,
      ...(names === undefined && config.names === undefined ? {} : { names: { ...names, ...config.names } }),
      ...(values === undefined && config.values === undefined ? {} : { values: { ...values, ...config.values } }),
    },
  };
}

function editionNamed(id: string): Edition {
  const found = editions.find((edition) => edition.id === id);
  if (found === undefined) throw new RangeError(`there is no edition ${id}`);
  return found;
}
