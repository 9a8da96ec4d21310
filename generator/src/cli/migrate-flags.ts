import type { MigrationSource } from "../migrate/source-names.js";
import type { Flags } from "../project/settings.js";

export interface MigrateFlags extends Flags {
  readonly from: MigrationSource;
  /** Only replace the module of openapi-fetch. */
  readonly keepClient: boolean;
  /** The callers' `tsconfig.json`. Default: the nearest one. */
  readonly project?: string;
  /** Only print a unified diff of the changes. */
  readonly dryRun: boolean;
  readonly format: "text" | "json" | "markdown";
}
