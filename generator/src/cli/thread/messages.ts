import type { PrintedFile } from "../../emit/emit.js";
import type { Settings } from "../settings.js";

/** What the thread that helps to print is told, once. */
export interface Order {
  readonly settings: Settings;
  readonly cwd: string;
  /** Names of the emitters that the threads share out among themselves, in the order in which they are taken. */
  readonly emitters: readonly string[];
  /** How many of them are taken; one 32-bit integer. */
  readonly taken: SharedArrayBuffer;
}

/** What it answers. */
export type Answer =
  /** All files of one emitter. */
  | { readonly kind: "printed"; readonly printed: readonly PrintedFile[] }
  /** There is nothing left to take. */
  | {
      readonly kind: "ended";
      /** Of the files that were read: what is printed from other texts is of no use. */
      readonly digest: string;
    }
  /** The specification, or what became of it, is not as it should be: the main thread will see for itself. */
  | { readonly kind: "given-up" };
