/** The files of a folder with handlers, by path. */
export type HandlerForm = Readonly<Record<string, string>>;

export const server: string = "@guildwire/api/server";
export const typeImport = (...names: readonly string[]): string =>
  `import type { ${names.join(", ")} } from "${server}";\n`;
export const servedImport: string = 'import { served } from "./served.js";\n';
export const body = (id: string): string => `{ served.push("${id}"); return undefined as never; }`;
export const arrow = (id: string): string => `async () => ${body(id)}`;
export const names: readonly string[] = ["getBan", "createBan", "removeBan"];
export const functions: string = names.map((id) => `export async function ${id}() ${body(id)}\n`).join("");
export const constants: string = names.map((id) => `export const ${id} = ${arrow(id)};\n`).join("");
export const methods: string = names.map((id) => `  async ${id}() ${body(id)}\n`).join("");
export const members: string = names.map((id) => `  ${id}: ${arrow(id)},\n`).join("");
export const lines = (text: string): string => text.replaceAll(/^(?=.)/gm, "  ");

export const join: string = `${typeImport("Handlers")}import { bans } from "./bans.js";
import { guilds } from "./guilds.js";

export const handlers: Handlers = { bans, guilds };
`;

/** A folder in which one file holds the handlers of bans. */
export function withBans(text: string, others: HandlerForm = {}): HandlerForm {
  return {
    "bans.ts": text,
    "guilds.ts": `${typeImport("GuildsHandlers")}${servedImport}\nexport const guilds: GuildsHandlers = { getGuild: ${arrow("getGuild")} };\n`,
    "index.ts": join,
    "served.ts": "export const served: string[] = [];\n",
    ...others,
  };
}
