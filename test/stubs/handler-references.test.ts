import { describe, expect, it } from "vitest";
import { folderAfter, reconciled } from "./corpus.js";
import { file, guilds } from "./runs.js";

const head = 'import type { BansHandlers, Handlers } from "@guildwire/api/server";\n';
const object = `${head}export const bans: BansHandlers = {\n  getBan: async () => ({ reason: null }),\n  createBan: async () => {},\n  removeBan: async () => {},\n};\n`;
const aClass = `${head}export class Bans implements BansHandlers {
  static readonly instance = new Bans();
  getBan() { return { reason: null }; }
  createBan() {}
  removeBan() {}
}
`;

const both = 'import { Bans } from "./class.js";\nimport { bans } from "./bans.js";\n';

/** Code that names the handler `getBan`, as the types prove. */
const certain = {
  "super in a subclass": "export class Sub extends Bans { other() { return super.getBan(); } }",
  "an override in a subclass": "export class Sub extends Bans { override getBan() { return { reason: null }; } }",
  "a static instance": "Bans.instance.getBan();",
  "a field with the interface's type": `${head}export class App { constructor(private readonly impl: BansHandlers) {} run() { return this.impl.getBan({} as never, {} as never); } }`,
  "a field with the type of the class": "export class App { impl = new Bans(); run() { return this.impl.getBan(); } }",
  "destructuring of an object": "export const { getBan: local } = bans;",
  "destructuring without another name": "const { getBan } = bans; export const g = getBan;",
  "destructuring with a rest": "const { getBan, ...rest } = bans; export const g = [getBan, rest];",
  "destructuring with a default": "const { getBan = 1 } = bans; export const g = getBan;",
  "a default parameter": "export function run({ getBan } = bans) { return getBan; }",
  "a parameter of the interface": `${head}export function run({ getBan }: BansHandlers) { return getBan; }`,
  "a destructuring assignment": "let getBan; ({ getBan } = bans); export const g = getBan;",
  "element access": 'export const g = bans["getBan"];',
  "optional chaining": "export const g = (bans as typeof bans | undefined)?.getBan;",
  "a spread object": "const all = { ...bans }; export const g = all.getBan;",
  "an alias of the object": "const other = bans; export const g = other.getBan;",
  "a namespace import": 'import * as all from "./bans.js"; export const g = all.bans.getBan;',
  "a type query": "export type G = typeof bans.getBan;",
  "an indexed type of the class": 'export type G = Bans["getBan"];',
  "an indexed type of a query": 'export type G = (typeof bans)["getBan"];',
  "a type picked from the class": 'export type G = Pick<Bans, "getBan" | "createBan">;',
  "a name with the type of the keys": `${head}export const key: keyof BansHandlers = "getBan";`,
  "a record by the keys": `${head}export const roles: Record<keyof BansHandlers, string> = { getBan: "a", createBan: "b", removeBan: "c" };`,
  "the operator in": 'export const has = "getBan" in bans;',
  "a cast": "export const g = (bans as any).getBan;",
  "the object that joins all": `${head}export function run(all: Handlers) { return all.bans.getBan; }`,
  "a prototype": "export const g = Bans.prototype.getBan;",
  "an interface that narrows it": `${head}export interface Own extends BansHandlers { getBan(): Promise<{ reason: null }>; }`,
  "a link in a comment": "/** See {@link Bans.getBan}. */\nexport const g = 1;",
} as const;

/** Code that may name it, which the types cannot prove. */
const uncertain = {
  "a mock": 'declare const vi: { spyOn(of: any, name: string): void };\nvi.spyOn(bans, "getBan");',
  "a value of any type": "export function run(handlers: any) { return handlers.getBan; }",
  "an object that replaces it": "export const cached = { ...bans, getBan: () => 1 };",
  "one of two objects": "export const g = (one: boolean) => (one ? bans : { getBan: 1 }).getBan;",
} as const;

/** Code that names something else. */
const others = {
  "a value of another package": 'import { db } from "some-db";\nexport const g = db.getBan();',
  "a callback of another package": 'import { use } from "some-db";\nuse((db) => db.getBan());',
  "a class of its own": "class Store { getBan() {} }\nexport const g = new Store().getBan();",
  "a local variable": "const getBan = 1; export const g = { value: getBan };",
  "a text": 'export const g = "getBan";',
  "a global": "declare const cache: { getBan(): void }; export const g = cache.getBan();",
} as const;

function after(text: string, name = "use.ts"): { readonly text: string; readonly errors: readonly string[] } {
  const folder = new Map([
    ["bans.ts", object],
    ["class.ts", aClass],
    ["guilds.ts", guilds],
    [name, `${both}${text}\n`],
  ]);
  const result = reconciled(folder, "renamed");
  const unsafe = result.diagnostics.filter(({ code }) => code === "stubs-rename-unsafe");
  const again = reconciled(folderAfter(folder, result), "renamed", result.record);
  expect(again.files).toEqual([]);
  const stay = again.diagnostics.filter(({ code }) => code === "stubs-rename-unsafe").map(({ at }) => at?.path ?? "");
  expect(stay).toEqual(unsafe.map(({ at }) => at?.path ?? ""));
  return { text: file(folderAfter(folder, result), name).slice(both.length, -1), errors: stay };
}

describe("a reference to a renamed handler", () => {
  it.each(Object.entries(certain))("is renamed where the types prove it: %s", (_name, text) => {
    const result = after(text);
    expect(result.errors).toEqual([]);
    // A variable named after the handler keeps its name.
    const kept = /\{ getBan\b(?!:)/.test(text) && !text.includes("export interface");
    const name = "getGuildBan";
    const expected = kept
      ? text.replace("{ getBan", `{ ${name}: getBan`)
      : text.replaceAll(/\bgetBan\b(?!;)|(?<=[.])getBan\b/g, name);
    expect(result.text).toBe(expected);
  });

  it.each(Object.entries(certain))("is renamed in a test as well: %s", (_name, text) => {
    expect(after(text, "use.test.ts")).toEqual(after(text));
  });

  it.each(Object.entries(uncertain))("is an error on every run where the types do not prove it: %s", (_name, text) => {
    expect(after(text)).toEqual({ text, errors: ["use.ts"] });
  });

  it.each(Object.entries(others))("is not found in: %s", (_name, text) => {
    expect(after(text)).toEqual({ text, errors: [] });
  });

  it("is renamed even if a user renamed the handler first", () => {
    const folder = new Map([
      ["bans.ts", object.replace("getBan:", "getGuildBan:")],
      ["guilds.ts", guilds],
      ["use.ts", 'import { bans } from "./bans.js";\nexport const g = bans.getBan;\n'],
    ]);
    const result = reconciled(folder, "renamed");
    expect(result.diagnostics).toEqual([]);
    expect(file(folderAfter(folder, result), "use.ts")).toContain("bans.getGuildBan;");
  });
});

describe("types of a renamed operation", () => {
  const withGuilds = (path: string, text: string) =>
    new Map([
      ["bans.ts", object],
      ["guilds.ts", guilds],
      [path, text],
    ]);
  const types = (text: string): string => {
    const folder = withGuilds("types.ts", text);
    return file(folderAfter(folder, reconciled(folder, "renamed")), "types.ts");
  };
  const from = 'from "@guildwire/api/server";\n';

  it.each([
    ["export type { GetBanRequest }", "export type { GetGuildBanRequest as GetBanRequest }"],
    ["export { type GetBanRequest, Context }", "export { type GetGuildBanRequest as GetBanRequest, Context }"],
    ["export type { GetBanRequest as R }", "export type { GetGuildBanRequest as R }"],
    ["import type { GetBanRequest as R }", "import type { GetGuildBanRequest as R }"],
  ])("keep the name under which a file exports them: %s", (before, expected) => {
    expect(types(`${before} ${from}`)).toBe(`${expected} ${from}`);
  });

  it("are renamed in types that import a module", () => {
    expect(types('export type R = import("@guildwire/api/server").GetBanRequest;\n')).toBe(
      'export type R = import("@guildwire/api/server").GetGuildBanRequest;\n',
    );
  });

  it("of another package stay", () => {
    const text = 'export type { GetBanRequest } from "some-other-api";\n';
    expect(types(text)).toBe(text);
  });

  it("leave no alias of a name to itself if the operation is renamed back", () => {
    const text = `import type { BansHandlers, GetBanRequest } from "@guildwire/api/server";
const log = (request: GetBanRequest): void => console.log(request);
const getBan = () => ({ reason: null });
export const bans: BansHandlers = { getBan, createBan() {}, removeBan() {} };
export const { getBan: other } = bans;
export { log };
`;
    const folder = withGuilds("bans.ts", text);
    const there = reconciled(folder, "renamed");
    const renamed = folderAfter(folder, there);
    expect(file(renamed, "bans.ts")).toContain("GetGuildBanRequest as GetBanRequest");
    const back = reconciled(renamed, "renamedBack", there.record);
    expect([file(folderAfter(renamed, back), "bans.ts"), back.diagnostics]).toEqual([text, []]);
  });
});
