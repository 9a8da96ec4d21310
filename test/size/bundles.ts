// @ts-expect-error: a plain script without declarations.
import * as sizes from "../../scripts/sizes.mjs";

/** The bundled programs of `entries/`, and the table of their size limits. */
export interface Bundle {
  readonly text: string;
  /** Size of the minified text in bytes. */
  readonly minified: number;
  /** The same, gzipped. */
  readonly bytes: number;
  /** The files whose code it contains. */
  readonly modules: readonly string[];
}

export const { bundle, entries, readBudget } = sizes as {
  readonly bundle: (entry: string) => Promise<Bundle>;
  readonly entries: readonly string[];
  readonly readBudget: () => Record<string, { readonly bytes: number; readonly budget: number }>;
};
