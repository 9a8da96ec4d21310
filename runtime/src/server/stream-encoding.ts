import type { ItemEncoder } from "../streams/index.js";

/** How to encode the items of a response. */
export interface StreamEncoding {
  /** Creates the encoder of one response, which may need its own boundary. */
  readonly begin: () => { readonly contentType: string; readonly encoder: ItemEncoder };
  /** Whether an item matches the specification. */
  readonly isValid: (item: unknown) => boolean;
}
