import { describe, expect, it } from "vitest";
import type { Folder } from "./compile.js";
import { folderAfter, reconciled, said } from "./corpus.js";
import { file, guilds, run } from "./runs.js";

const server = '"@guildwire/api/server"';
const members = "getBan() {}, createBan() {}, removeBan() {}";
const typed = `import type { BansHandlers } from ${server};\n`;

/** Handlers without a type of the interface. */
const unclaimed = {
  "a JavaScript object": { "my-bans.js": `export const bans = { ${members} };\n` },
  "a JavaScript class": { "my-bans.mjs": "export default class { getBan() {} createBan() {} removeBan() {} }\n" },
  "CommonJS exports": { "my-bans.cjs": "exports.getBan = async () => {};\nexports.createBan = async () => {};\n" },
  "a CommonJS object": { "my-bans.cjs": `module.exports = { ${members} };\n` },
  "JavaScript functions": { "get-ban.js": "export async function getBan() {}\n" },
  "JavaScript with elements": { "bans.jsx": `export const bans = { ${members} };\n` },
  "JavaScript assignments": { "my-bans.js": "const bans = {};\nbans.getBan = () => {};\nexport default bans;\n" },
  "a JavaScript prototype": { "my-bans.js": "export function Bans() {}\nBans.prototype.getBan = function () {};\n" },
  "an untyped object": { "my-bans.ts": `export const bans = { ${members} };\n` },
  "an untyped factory": { "my-bans.ts": `export function createHandlers() { return { ${members} }; }\n` },
  "functions without types": {
    "my-bans.mts": "export const getBan = async () => {};\nexport const createBan = async () => {};\n",
  },
  "a value of any type": { "my-bans.ts": "export const bans: any = undefined;\nbans.getBan = async () => {};\n" },
} satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

const folderOf = (files: Readonly<Record<string, string>>): Folder =>
  new Map([...Object.entries(files), ["guilds.ts", guilds]]);

describe("handlers without a type", () => {
  it.each(Object.entries(unclaimed))("get no stubs next to them, and an error on every run: %s", (_name, files) => {
    const folder = folderOf(files);
    const first = run(folder, "unchanged");
    expect(first.files).toEqual([]);
    const [path = ""] = Object.keys(files);
    expect(said(first)).toContain(`stubs-unseen ${path}`);
    const second = run(folder, "unchanged", first.record);
    expect([second.files, said(second)]).toEqual([[], [`stubs-unseen ${path}`]]);
  });

  it("are recognized once a comment gives them their type in JavaScript", () => {
    const text = `/** @type {import(${server}).BansHandlers} */\nexport const bans = { ${members} };\n`;
    const first = run(folderOf({ "my-bans.js": text }), "unchanged");
    expect([first.files, said(first)]).toEqual([
      [],
      ["stubs-record-missing guilds.ts", "stubs-unsupported-file my-bans.js"],
    ]);
    const added = run(folderOf({ "my-bans.js": text }), "added", first.record);
    expect([added.files, said(added)]).toEqual([
      [],
      ["stubs-unsupported-file my-bans.js", "stubs-homeless my-bans.js"],
    ]);
  });

  it.each([
    ["@import", `/** @import { BansHandlers } from ${server} */\n/** @implements {BansHandlers} */\n`],
    ["@typedef", `/** @typedef {import(${server}).BansHandlers} B */\n/** @implements {B} */\n`],
  ])("are recognized once a JavaScript class declares what it implements, by %s", (_name, comment) => {
    const folder = folderOf({
      "my-bans.js": `${comment}export class Bans { getBan() {} createBan() {} removeBan() {} }\n`,
    });
    const { record } = run(folder, "unchanged");
    expect(said(run(folder, "unchanged", record))).toEqual(["stubs-unsupported-file my-bans.js"]);
    expect(said(run(folder, "added", record))).toContain("stubs-homeless my-bans.js");
  });

  it("are recognized if JavaScript passes them to a server", () => {
    const files = {
      "my-bans.js": `export const bans = { ${members} };\n`,
      "my-guilds.js": "export const guilds = { getGuild() {} };\n",
      "server.js": `import { createNodeHandler } from ${server};\nimport { bans } from "./my-bans.js";\nimport { guilds } from "./my-guilds.js";\ncreateNodeHandler({ bans, guilds }, {});\n`,
    };
    const first = run(new Map(Object.entries(files)), "unchanged");
    expect([first.files, said(first)]).toEqual([[], ["stubs-record-missing my-bans.js"]]);
    const renamed = run(new Map(Object.entries(files)), "renamed", first.record);
    expect([renamed.files, said(renamed)]).toEqual([[], ["stubs-rename-unsafe my-bans.js"]]);
    expect(said(run(new Map(Object.entries(files)), "renamed", renamed.record))).toEqual(said(renamed));
  });

  it("are ignored once there is an object with the type", () => {
    const files = {
      "store.js": "export const store = { getBan() {} };\n",
      "bans.ts": `${typed}export const bans: BansHandlers = {};\n`,
    };
    const result = run(folderOf(files), "unchanged");
    expect(said(result)).toEqual(["stubs-record-missing guilds.ts"]);
    expect(file(folderAfter(folderOf(files), result), "bans.ts")).toContain("async getBan(");
  });

  it("are distinguished from unrelated code in TypeScript", () => {
    const files = {
      "store.ts":
        "export class Store { getBan() {} }\nconst other: { createBan(): void } = { createBan() {} };\nexport { other };\n",
    };
    const result = run(folderOf(files), "unchanged");
    expect(result.files.map(({ path }) => path)).toEqual(["bans.ts"]);
  });
});

/** Ways to assign handlers to an existing object or class. */
const assigned = {
  "an assignment": "export const bans = {} as BansHandlers;\nbans.getBan = async () => ({ reason: null });\n",
  "an element": 'export const bans = {} as BansHandlers;\nbans["getBan"] = async () => ({ reason: null });\n',
  "a logical assignment": "export const bans = {} as BansHandlers;\nbans.getBan ??= async () => ({ reason: null });\n",
  "Object.assign":
    "export const bans = {} as BansHandlers;\nObject.assign(bans, { getBan: async () => ({ reason: null }) });\n",
  "Object.assign of a variable":
    "const more = { getBan: async () => ({ reason: null }) };\nexport const bans = {} as BansHandlers;\nObject.assign(bans, more);\n",
  "Object.defineProperty":
    'export const bans = {} as BansHandlers;\nObject.defineProperty(bans, "getBan", { value: async () => ({ reason: null }) });\n',
  "a prototype":
    "export class Bans {}\nexport interface Bans extends BansHandlers {}\nBans.prototype.getBan = async () => ({ reason: null });\nexport const bans = new Bans() as BansHandlers;\n",
  "a constructor":
    'export class Bans implements Partial<BansHandlers> {\n  declare getBan: BansHandlers["getBan"];\n  constructor() { this.getBan = async () => ({ reason: null }); }\n}\n',
} as const;

describe("handlers that are assigned later", () => {
  const rest = '\nexport const others: Omit<BansHandlers, "getBan"> = { createBan() {}, removeBan() {} };\n';

  it.each(Object.entries(assigned))("are recognized, and no stub is added: %s", (_name, text) => {
    const folder = folderOf({ "bans.ts": `${typed}${text}${rest}` });
    const result = run(folder, "unchanged");
    expect(result.actions.filter(({ operation }) => operation === "getBan")).toEqual([]);
    expect(file(folderAfter(folder, result), "bans.ts")).toContain(`${typed}${text}${rest}`);
  });

  it.each(["an assignment", "an element", "Object.assign", "Object.defineProperty"] as const)(
    "are renamed: %s",
    (name) => {
      const folder = folderOf({ "bans.ts": `${typed}${assigned[name]}${rest}` });
      const result = reconciled(folder, "renamed");
      const text = file(folderAfter(folder, result), "bans.ts");
      expect(result.diagnostics.filter(({ code }) => code === "stubs-rename-unsafe")).toEqual([]);
      expect(text).toBe(`${typed}${assigned[name]}${rest}`.replaceAll(/\bgetBan\b/g, "getGuildBan"));
    },
  );
});
