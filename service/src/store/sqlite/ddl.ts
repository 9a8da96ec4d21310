const backslash = "\\";

/** Rejects JSON that PostgreSQL rejects: NUL and halves of surrogate pairs, which only escapes can express. */
const storableJson = (column: string) => {
  const escapes = `replace(${column}, '${backslash}${backslash}', '')`;
  return `constraint storable_json check (instr(${escapes}, '${backslash}u0000') = 0 and instr(${escapes}, '${backslash}ud') = 0)`;
};

/** Integers of up to 64 bits. Without the constraint, SQLite would round larger ones, and store any text. */
const wholeNumber = (column: string) => `constraint integer_range check (typeof(${column}) in ('integer', 'null'))`;

/**
 * A migration statement, translated from PostgreSQL's dialect to SQLite's.
 *
 * SQLite stores the declared types of columns and applies only their affinity, so the type names determine how values
 * are read: see `values.ts`. Ranges of PostgreSQL types become constraints. Undefined if SQLite needs no statement.
 */
export function toSqlite(statement: string): string | undefined {
  // Only defaults with PostgreSQL functions are dropped, and SQLite's tables never have them.
  if (/\balter column \w+ drop default$/.test(statement)) return undefined;
  // SQLite cannot index the elements of a list.
  if (/ using gin /.test(statement)) return undefined;
  return (
    statement
      .replace(/\btext\[\] not null default '\{\}'/g, "text_array not null default '[]'")
      .replace(/\btext\[\]/g, "text_array")
      .replace(/\b(\w+) jsonb\b/g, (_, column: string) => `${column} json_text ${storableJson(column)}`)
      // SQLite compares texts by code points.
      .replace(/ collate "C"/g, "")
      .replace(/\bbytea\b/g, "blob")
      .replace(/\bxid8 not null default pg_current_xact_id\(\)/g, "bigint not null default 0")
      .replace(/\b(?:xid8|numeric\(20\))/g, "bigint")
      // Unlike PostgreSQL, SQLite allows null in primary keys of one column.
      .replace(/\b(bigint|blob|text) primary key/g, "$1 not null primary key")
      .replace(/\b(\w+) bigint\b/g, (_, column: string) => `${column} bigint ${wholeNumber(column)}`)
      .replace(/\b(\w+) (?:small|)int(?:eger)?\b/g, (_, column: string) => {
        return `${column} integer ${wholeNumber(column)} constraint integer_range check (${column} between -2147483648 and 2147483647)`;
      })
  );
}
