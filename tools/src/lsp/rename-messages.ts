import type { RenamedFile } from "@guildwire/generator/programs";
import type { CheckRequest } from "./check-messages.js";

/** A rename in specifications, which programs are to follow. */
export interface CodeRenameRequest extends Pick<CheckRequest, "folders" | "open"> {
  /** Texts of the open files of code by path. */
  readonly code: readonly (readonly [path: string, text: string])[];
  /** The texts of the files that the rename edits, by path. */
  readonly renamed: readonly (readonly [path: string, text: string])[];
}

/** The edits, or why there are none. */
export type CodeRenames = { readonly files: readonly RenamedFile[] } | { readonly reason: string };
