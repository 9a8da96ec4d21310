import type { ItemEncoder } from "../streams/index.js";

/** How the items of a response become its body. */
export interface StreamEncoding {
  /** For one response, which may need a boundary of its own. */
  readonly begin: () => { readonly contentType: string; readonly encoder: ItemEncoder };
  /** Whether an item matches the specification. */
  readonly isValid: (item: unknown) => boolean;
}
