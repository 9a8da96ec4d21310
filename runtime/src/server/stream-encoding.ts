import type { ItemEncoder } from "../streams/index.js";
import type { Issue } from "../validate/index.js";

/** How to encode the items of a response. */
export interface StreamEncoding {
  /** Creates the encoder of one response, which may need its own boundary. */
  readonly begin: () => { readonly contentType: string; readonly encoder: ItemEncoder };
  /** Returns the issues of an item; undefined if it matches the specification. */
  readonly issuesOf: (item: unknown) => readonly Issue[] | undefined;
}
