import type { Flags } from "../project/settings.js";

export interface UpgradeFlags extends Flags {
  /** The edition to move to. Default: the newest one. */
  readonly to?: string;
  /** The callers' `tsconfig.json`. Default: the nearest one. */
  readonly project?: string;
  /** Only print the report, and a unified diff of the changes. */
  readonly dryRun: boolean;
  /** Also change files with uncommitted changes. */
  readonly force: boolean;
  readonly format: "text" | "json";
}
