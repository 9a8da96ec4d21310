import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hotStatements } from "../../../service/src/store/postgresql/statements/index.js";
import { readTableLayouts } from "../../../service/src/transfer/tables.js";

// Tables of guilds can be distributed by guild only while no statement joins two guilds: see docs/scaling.md.

const source = join(import.meta.dirname, "../../../service/src");

/** Tables whose rows belong to a guild. */
const guildTables = new Set(
  (await readTableLayouts())
    .filter(({ name, columns }) => columns.has("guild_id") && name !== "directory")
    .map(({ name }) => name),
);

/** The references of a statement to tables of guilds that are not bound to the guild of the first parameter. */
function unboundTables(text: string): string[] {
  const references = text.matchAll(/\b(?:from|join|update)\s+\(?(\w+)\b/g);
  return [...references].flatMap(({ 1: table = "", index }) => {
    const isGuild = table === "guilds";
    if (!isGuild && !guildTables.has(table)) return [];
    // The condition follows the table; conditions of joins name it.
    const rest = text.slice(index);
    const column = isGuild ? "id" : "guild_id";
    const bound = new RegExp(`\\b${table}\\.${column} = (?:\\$1|\\w+\\.guild_id)\\b|\\bwhere ${column} = \\$1(?!\\d)`);
    return bound.test(rest) ? [] : [table];
  });
}

describe("statements about guilds", () => {
  it("are recognised if they read another guild", () => {
    expect(guildTables.has("members")).toBe(true);
    expect(unboundTables("select 1 from members where user_id = $1")).toEqual(["members"]);
    expect(unboundTables("select 1 from members where guild_id = $12")).toEqual(["members"]);
    expect(unboundTables("select 1 from roles join members on true where roles.guild_id = $1")).toEqual(["members"]);
    expect(unboundTables("select 1 from members where guild_id = $1")).toEqual([]);
  });

  for (const [name, text] of Object.entries(hotStatements))
    it(`${name} reads the guild of its first parameter only`, () => {
      expect(unboundTables(text)).toEqual([]);
    });

  it("join only users, which belong to no guild", async () => {
    const joins: string[] = [];
    for (const file of await readdir(source, { recursive: true })) {
      if (!file.endsWith(".ts")) continue;
      const text = await readFile(join(source, file), "utf8");
      for (const [, table = ""] of text.matchAll(/\.(?:inner|left|right|full|cross)Join\(\s*"(\w+)/g))
        if (table !== "users") joins.push(`${file}: ${table}`);
    }
    expect(joins).toEqual([]);
  });
});
