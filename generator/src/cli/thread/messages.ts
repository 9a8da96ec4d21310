import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { File, SyntaxProblem } from "../../print/index.js";
import type { Produced } from "../pipeline.js";
import type { Stage } from "../progress.js";
import type { Settings } from "../settings.js";

/** What the thread that produces is told. */
export type Order =
  | {
      readonly kind: "produce";
      readonly settings: Settings;
      readonly cwd: string;
      /** The emitters to run; all when absent. */
      readonly only?: readonly string[];
      /** Whether somebody looks on. */
      readonly isWatched: boolean;
      /** Whether `checked` will follow. */
      readonly checksElsewhere: boolean;
    }
  | {
      readonly kind: "checked";
      /** Of the files that were checked: no findings about other texts are taken over. */
      readonly digest: string;
      readonly findings: readonly Diagnostic[];
    }
  | { readonly kind: "proven"; readonly problems: readonly SyntaxProblem[] };

/** What it answers. */
export type Answer =
  | { readonly kind: "begin-stage"; readonly name: Stage }
  | { readonly kind: "end-stage"; readonly outcome: string }
  | { readonly kind: "begin-output" }
  | { readonly kind: "file"; readonly file: File }
  | { readonly kind: "end-output" }
  /** Without its files, which were handed over before. */
  | { readonly kind: "produced"; readonly produced: Produced };
