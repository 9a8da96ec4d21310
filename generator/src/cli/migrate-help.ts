/** What `guildwire migrate --help` shows below the options. */
export const migrateHelp: string = `
Generates the code, finds the calls of the former client by their types, and replaces calls, clients, errors, middleware, hooks of
queries and types. The result compiles as the code did before. What the types do not prove is not changed, but reported with its
location, the reason and the equivalent. Both clients may coexist, so that paths may name a part of a program. Comments, layout
and all other bytes stay unchanged; git undoes the run, and a second run changes nothing.

Exit codes: 0 nothing is left; 1 uses of the former client remain, or the specification has errors; 2 the code or the
specification cannot be read.

Examples:
  guildwire migrate --from openapi-fetch
  guildwire migrate src --from openapi-fetch --keep-client
  guildwire migrate --from orval
  guildwire migrate src/books --from hey-api --dry-run      a unified diff of what would be written
  guildwire migrate --from openapi-fetch --format markdown > migration.md
`;
