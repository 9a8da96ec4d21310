import type { CompletionSource } from "@codemirror/autocomplete";
import documentSchema from "document.schema.json";
import { completeFrom } from "./completion-source.js";

/** Completes OpenAPI documents. */
export const complete: CompletionSource = completeFrom(documentSchema);
