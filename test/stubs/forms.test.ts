import { describe, expect, it } from "vitest";
import { compile, type Folder, store } from "./compile.js";
import { folderAfter, reconciled, said } from "./corpus.js";
import { desiredAfter } from "./specification.js";

const imports = 'import type { BansHandlers } from "@guildwire/api/server";\n';
const withGuilds = imports.replace("BansHandlers", "BansHandlers, GuildsHandlers");
const withJoin = imports.replace("BansHandlers", "Handlers");
const guilds = `import type { GuildsHandlers } from "@guildwire/api/server";\nexport const guilds: GuildsHandlers = { getGuild() {} };\n`;
const members = "getBan: async () => ({ reason: null }), createBan: async () => {}, removeBan: async () => {}";
const fields =
  "  getBan = async () => ({ reason: null })\n  createBan = async () => {}\n  removeBan = async () => {}\n";

/** Forms of handlers into which a new one must be inserted. */
const forms = {
  "a class on one line": `${imports}export class B implements BansHandlers { getBan() { return { reason: null } } createBan() {} removeBan() {} }\n`,
  "a class that ends with a property called get": `${imports}export class B implements BansHandlers {\n${fields}  get: unknown\n  set\n}\n`,
  "a class that ends with a property called static": `${imports}export class B implements BansHandlers {\n${fields}  static // last\n}\n`,
  "a class without a member": `${imports}export default class implements BansHandlers {}\n`,
  "a class expression": `${imports}export const B = class implements BansHandlers {\n};\n`,
  "an object without a member": `${imports}export const b: BansHandlers = {};\n`,
  "an object with a comment in it": `${imports}export const b: BansHandlers = { /* todo */ };\n`,
  "an object with a comment on a line of its own": `${imports}export const b: BansHandlers = {\n  // todo\n};\n`,
  "line ends of old computers": `${imports}export const b: BansHandlers = {\n  ${members}\n};\n`.replaceAll("\n", "\r"),
  "blanks and empty lines at the end": `${imports}export const b: BansHandlers = {\n  ${members},   \n\n\n   };\n`,
  "two interfaces on one object": `${withGuilds}export const b: BansHandlers & GuildsHandlers = { ${members}, getGuild() {} };\n`,
  "two interfaces on one class": `${withGuilds}export class B implements BansHandlers, GuildsHandlers {}\n`,
  "a factory that has to be awaited": `${imports}export async function f(): Promise<BansHandlers> {\n  await 0;\n  return { ${members} };\n}\n`,
  "a property of the type that joins all": `${withJoin}export const b: Handlers["bans"] = {\n  ${members},\n};\n`,
  "an object inside of the one that joins all": `${withJoin}export const b = { guilds: { getGuild() {} }, bans: { ${members} } } satisfies Handlers;\n`,
  "a property of a class": `${withJoin}export class App { readonly handlers: Handlers = { guilds: { getGuild() {} }, bans: { ${members} } }; }\n`,
  "a cast beside an annotation": `${imports}export const b: BansHandlers = {\n  ${members},\n  get x() { return 1 },\n} as BansHandlers & { x: number };\n`,
  "a cast for a double": `${imports}export const b: BansHandlers = { ${members} };\nexport const fake = { getBan() {} } as unknown as BansHandlers;\n`,
  "more types than one": `${imports}export const b = { ${members} } satisfies BansHandlers as unknown;\n`,
  "an argument of a function": `${imports}export function on(...h: [BansHandlers]): unknown { return h; }\nfunction one(h: BansHandlers): unknown { return h; }\none({ ${members} });\n`,
  "names that are taken inside": `${imports}export default function (): BansHandlers {\n\tconst notImplemented = 1;\n\treturn {\n\t\t${members}, x: notImplemented\n\t} as BansHandlers\n}\n`,
  "an object that is assigned later": `${imports}export let b: BansHandlers;\nb = { ${members} };\n`,
  "a module as a whole": `import * as api from "@guildwire/api/server";\nexport const b: api.BansHandlers = {\n  ${members},\n};\n`,
} as const;

/** An untyped object and an untyped class that are passed to a server. */
const server = `import { createNodeHandler } from "@guildwire/api/server";
import { Bans } from "./file.js";

const guilds = { getGuild(_request: unknown) {} };
const handlers = { guilds, bans: new Bans() };
export const listener = createNodeHandler(handlers, {});
`;
const untyped = {
  "an object for a server": `import { createNodeHandler } from "@guildwire/api/server";\ncreateNodeHandler({ bans: { ${members} }, guilds: { getGuild() {} } }, {});\n`,
  "an object for a server by name": `import { createNodeHandler } from "@guildwire/api/server";\nconst bans = { ${members} };\nconst handlers = { bans, guilds: { getGuild() {} } };\nexport const listener = createNodeHandler(handlers, {});\n`,
  "a class for a server": `export class Bans {\n  getBan() { return { reason: null }; }\n  createBan() {}\n  removeBan() {}\n}\n`,
} as const;

/** Forms in which the position of a new handler is unknown. */
const unknowable = {
  "an object for a function of another package": `${imports}declare const app: { use(h: BansHandlers): void };\napp.use({ ${members} });\n`,
  "objects that are merged": `${imports}export const b: BansHandlers = Object.assign({ createBan() {} }, { getBan: () => ({ reason: null }), removeBan() {} });\n`,
  "one of two objects": `${imports}export const b = (ok: boolean): BansHandlers => (ok ? { ${members} } : { ${members} });\n`,
  "a spread object of any type": `${imports}declare const rest: any;\nexport const b: BansHandlers = { createBan() {}, ...rest };\n`,
  "a base class of any type": `${imports}declare const Base: any;\nexport class B extends Base implements BansHandlers {}\n`,
  "an object of any type that is copied": `${imports}declare const rest: any;\nexport const b = {} as BansHandlers;\nObject.assign(b, rest);\n`,
  "the options of a factory": `${imports}declare function createBans(options: { port: number }): BansHandlers;\nexport const b: BansHandlers = createBans({ port: 1 });\n`,
  "the options of a generic factory": `${imports}declare function create<H>(options: { port: number }): H;\nexport const b = create<BansHandlers>({ port: 1 });\n`,
  "a mapped type": `${imports}export const b: { [Name in keyof BansHandlers]: BansHandlers[Name] } = { ${members} };\n`,
} as const;

function folderOf(text: string): Folder {
  const own: [string, string][] = [
    ["file.ts", text],
    ["store.ts", store],
  ];
  if (text.startsWith("export class Bans {")) return new Map([...own, ["server.ts", server]]);
  return new Map(
    /GuildsHandlers|createNodeHandler|: Handlers =|satisfies Handlers/.test(text)
      ? own
      : [...own, ["guilds.ts", guilds]],
  );
}

describe("a new handler", () => {
  it("is inserted into each of these forms, and the result compiles", { timeout: 60_000 }, () => {
    const after = new Map(
      Object.entries({ ...forms, ...untyped }).map(([name, text]) => [
        name,
        folderAfter(folderOf(text), reconciled(folderOf(text), "added")),
      ]),
    );
    const asFolders = new Map([...after].map(([name, folder]) => [name.replaceAll(" ", "-"), folder]));
    const silent = [...compile(asFolders, desiredAfter("added"))].map(([name, found]) => [
      name,
      // This test ignores members without a type.
      found.filter((line) => !line.includes("TS7008")),
    ]);
    expect(silent).toEqual([...asFolders.keys()].map((name) => [name, []]));
    for (const [name, folder] of after) {
      expect([name, folder.get("file.ts")?.includes("async listBans(")]).toEqual([name, true]);
    }
  });

  it.each(Object.entries({ ...forms, ...untyped }))("is written once: %s", (_name, text) => {
    const first = reconciled(folderOf(text), "added");
    expect(said(first)).toEqual([]);
    expect(reconciled(folderAfter(folderOf(text), first), "added", first.record).files).toEqual([]);
  });

  it.each(Object.entries(unknowable))("is not written if its position is unknown: %s", (_name, text) => {
    const result = reconciled(folderOf(text), "added");
    expect(result.files).toEqual([]);
    expect(said(result).filter((line) => /stubs-(homeless|ambiguous|unseen) file.ts/.test(line))).toHaveLength(1);
  });
});
