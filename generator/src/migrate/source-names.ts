/** The generators and clients whose callers can be migrated. */
export const migrationSources = ["openapi-fetch", "hey-api"] as const;

export type MigrationSource = (typeof migrationSources)[number];
