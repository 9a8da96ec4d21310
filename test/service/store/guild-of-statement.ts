/** A statement as it was sent. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What a statement says about guilds. */
export interface StatementGuilds {
  /** The tables of guilds that it refers to. */
  readonly tables: readonly string[];
  /** The ids of the guilds whose rows it reads or writes. */
  readonly guilds: ReadonlySet<string>;
}

/**
 * Finds the guilds of a statement: by conditions on `guild_id` or on the id of `guilds`, and by inserted rows. "0" is the
 * guild of objects outside of guilds.
 *
 * @param guildTables Tables whose rows belong to a guild.
 */
export function guildsOf({ text, values }: SentStatement, guildTables: ReadonlySet<string>): StatementGuilds {
  const plain = text.replaceAll('"', "").replace(/\s+/g, " ");
  const referred = [...plain.matchAll(/\b(?:from|join|update|into)\s+\(?(\w+)\b/g)].map(([, table = ""]) => table);
  const tables = referred.filter((table) => table === "guilds" || guildTables.has(table));
  const guilds = new Set<string>();
  const add = (index: string | number | undefined): void => {
    const value = values[Number(index) - 1];
    for (const id of Array.isArray(value) ? value : [value]) guilds.add(String(id));
  };
  for (const [, index] of plain.matchAll(/\bguild_id (?:= any ?\(|= |in \()\$(\d+)/g)) add(index);
  for (const [, index] of plain.matchAll(/\bguilds\.id = \$(\d+)/g)) add(index);
  for (const [, index] of plain.matchAll(/\b(?:from|update) guilds (?:set .*)?where id = \$(\d+)/g)) add(index);
  for (const [, index] of plain.matchAll(/\bguild_id in \((\$\d+(?:, \$\d+)*)\)/g))
    for (const one of index?.matchAll(/\d+/g) ?? []) add(one[0]);
  for (const [, table = "", columns = "", rest = ""] of plain.matchAll(
    /\binsert into (\w+) \(([^)]*)\) values (.*)/g,
  )) {
    const position = columns.split(", ").indexOf(table === "guilds" ? "id" : "guild_id");
    for (const row of rowsOf(rest)) add(row[position]?.slice(1));
  }
  return { tables, guilds };
}

/** The expressions of each row after `values`. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  let depth = 0;
  for (const part of text.split(/(?=[(),])/)) {
    const [sign] = part;
    if (sign === ")") depth -= 1;
    if (depth === 0 && sign === "(") rows.push([part.slice(1).trim()]);
    else if (depth === 0 && !/^\)?\s*$|^,\s*$/.test(part)) return rows;
    else if (depth === 1 && sign === ",") rows.at(-1)?.push(part.slice(1).trim());
    if (sign === "(") depth += 1;
  }
  return rows;
}
