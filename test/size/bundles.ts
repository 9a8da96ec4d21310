// @ts-expect-error: a plain script without declarations.
import * as sizes from "../../scripts/sizes.mjs";

/** The programs of `entries/`, as a bundler makes them, and the table of what they may weigh. */
export interface Bundle {
  readonly text: string;
  /** Bytes of the minified text. */
  readonly minified: number;
  /** The same, gzipped. */
  readonly bytes: number;
  /** Names of the files that it has code of. */
  readonly modules: readonly string[];
}

export const { bundle, entries, readBudget } = sizes as {
  readonly bundle: (entry: string) => Promise<Bundle>;
  readonly entries: readonly string[];
  readonly readBudget: () => Record<string, { readonly bytes: number; readonly budget: number }>;
};
