import type { SourceLocation } from "../diagnostics/diagnostic.js";
import type { KeyOrValue } from "../load/document.js";
import type { Pointer } from "./type.js";

/** What a diagnostic of the model has beside its code, pointer and message. */
export interface ReportOptions {
  readonly expected?: string;
  readonly fix?: string;
  readonly keyOrValue?: KeyOrValue;
  readonly related?: readonly { readonly message: string; readonly pointer: Pointer }[];
  /** Where the cause is no node of the document. */
  readonly location?: SourceLocation;
}
