import type { SourceLocation } from "../../diagnostics/diagnostic.js";
import type { KeyOrValue } from "../../load/document.js";
import type { Pointer } from "../type.js";

/** Details of a diagnostic besides code, pointer and message. */
export interface ReportOptions {
  readonly expected?: string;
  readonly fix?: string;
  readonly keyOrValue?: KeyOrValue;
  readonly related?: readonly { readonly message: string; readonly pointer: Pointer }[];
  /** The location, if the cause is outside the document. */
  readonly location?: SourceLocation;
}
