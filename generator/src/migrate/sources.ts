import { migrateHeyApi } from "./hey-api/migration.js";
import { keepOpenapiFetch } from "./openapi-fetch/keep-client.js";
import { migrateOpenapiFetch } from "./openapi-fetch/migration.js";
import { migrateTypescriptFetch } from "./openapi-generator/migration.js";
import { migrateOrval } from "./orval/migration.js";
import type { Migration } from "./plan.js";
import type { MigrationSource } from "./source-names.js";

const migrations = {
  "openapi-fetch": migrateOpenapiFetch,
  "hey-api": migrateHeyApi,
  orval: migrateOrval,
  "openapi-generator": migrateTypescriptFetch,
} as const satisfies { readonly [source in MigrationSource]: Migration };

/** Returns the migration from a former client. `keepClient` is for openapi-fetch, whose interface the runtime has. */
export function migrationFrom(source: MigrationSource, keepClient: boolean): Migration {
  return keepClient ? keepOpenapiFetch : migrations[source];
}
