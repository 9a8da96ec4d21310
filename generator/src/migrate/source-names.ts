/** The generators and clients whose callers can be migrated. */
export const migrationSources = ["openapi-fetch", "hey-api", "orval", "openapi-generator"] as const;

export type MigrationSource = (typeof migrationSources)[number];
