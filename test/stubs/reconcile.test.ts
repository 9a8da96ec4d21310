import { describe, expect, it } from "vitest";
import { reconcile } from "../../generator/src/stubs/reconcile.js";
import { parseRecord } from "../../generator/src/stubs/record.js";
import { syntaxProblem } from "../../generator/src/stubs/source-files.js";
import { compile, compileEach, type Folder } from "./compile.js";
import { folderAfter, module, reconciled, said } from "./corpus.js";
import { file, fresh, guilds, handler, none, run, styles } from "./runs.js";
import { changes, desiredAfter, desiredOf } from "./specification.js";

describe("the first run", () => {
  it("gives methods of classes the principal type of the interface: undefined without authentication", () => {
    const text = file(folderAfter(none, run(none, "added", undefined, "class")), "bans.ts");
    expect(text).toContain("async getBan(request: GetBanRequest, context: Context<Principal>)");
    expect(text).toContain('context: Context<Principal | undefined, "GUILD_BAN_ADD">');
    expect(file(fresh("class").folder, "guilds.ts")).toContain("context: Context<undefined>)");
  });

  it("parenthesizes a principal type that binds less tightly than a union", () => {
    const text = `import type { BansHandlers } from "@guildwire/api/server";\nexport class Bans implements BansHandlers<() => string> {}\n`;
    const after = file(
      folderAfter(new Map([["bans.ts", text]]), reconciled(new Map([["bans.ts", text]]), "added")),
      "bans.ts",
    );
    expect(after).toContain('context: Context<(() => string) | undefined, "GUILD_BAN_ADD">');
  });

  it.each(styles)("writes a file for each tag, an index and the principal's type, in style %s", (style) => {
    expect([...fresh(style).folder.keys()].sort()).toEqual(["bans.ts", "guilds.ts", "index.ts", "principal.ts"]);
  });

  it("writes handlers with their documentation", () => {
    expect(
      file(fresh("object").folder, "guilds.ts").replace(/[0-9a-f]{12}/, "<digest>"),
    ).toBe(`import { type GuildsHandlers, notImplemented } from "@guildwire/api/server";
import type { Principal } from "./principal.js";

/** Handlers of guilds. This file is yours: \`guildwire stubs\` only adds code. */
export const guilds: GuildsHandlers<Principal> = {
  /**
   * Returns the guild.
   *
   * \`GET /guild\` Authentication: none.
   *
   * @guildwire getGuild <digest>
   */
  async getGuild(request, context) {
    throw notImplemented(request, context);
  },
};
`);
  });

  it("joins objects unchanged and classes as new instances", () => {
    expect(file(fresh("object").folder, "index.ts")).toContain("= {\n  bans,\n  guilds,\n};");
    expect(file(fresh("class").folder, "index.ts")).toContain("= {\n  bans: new Bans(),\n  guilds: new Guilds(),\n};");
  });

  it.each(styles)(
    "compiles under strict settings, also after every change, in style %s",
    { timeout: 120_000 },
    (style) => {
      const { folder, record } = fresh(style);
      const additive = changes.filter((change) => !["removed", "moved", "tagRenamed"].includes(change));
      const after = additive.map(
        (change) =>
          [
            change,
            { folder: folderAfter(folder, run(folder, change, record, style)), desired: desiredAfter(change) },
          ] as const,
      );
      const errors = compileEach(new Map([["fresh", { folder, desired: desiredAfter("unchanged") }], ...after]));
      expect([...errors].filter(([, own]) => own.length > 0)).toEqual([]);
      expect(errors.size).toBe(additive.length + 1);
    },
  );

  it("avoids the names of existing files", () => {
    const folder: Folder = new Map([["bans.ts", "export const bans = 1;\n"]]);
    const result = run(folder, "unchanged");
    expect(result.files.map(({ path }) => path)).not.toContain("bans.ts");
    expect(said(result)).toEqual(["stubs-homeless bans.ts"]);
  });

  it.each([
    ["export interface Principal { readonly id: string }\n", "GuildsHandlers<Principal> = {"],
    ["export const principal = 1;\n", "GuildsHandlers = {"],
  ])("uses an existing principal type, and none if the file contains something else", (text, claim) => {
    const folder: Folder = new Map([["principal.ts", text]]);
    const after = folderAfter(folder, run(folder, "unchanged"));
    expect(file(after, "principal.ts")).toBe(text);
    expect(file(after, "guilds.ts")).toContain(claim);
    expect(compile(new Map([["after", after]]), desiredAfter("unchanged")).get("after")).toEqual([]);
  });

  it.each([
    ["a file that does not export it", { "principal.ts": "interface Principal {}\nexport const p: Principal = {};\n" }],
    ["a value of that name", { "principal.ts": "export const Principal = 1;\n" }],
    ["a type that needs an argument", { "principal.ts": "export type Principal<T> = T;\n" }],
    ["another case", { "Principal.ts": "export const other = 1;\n" }],
    ["a file of another name", { "who.ts": "interface Principal {}\nexport const p: Principal = {};\n" }],
  ])("imports the principal only from a module that exports it: %s", (_name, files) => {
    const folder: Folder = new Map(Object.entries(files));
    const after = folderAfter(folder, run(folder, "unchanged"));
    expect(compile(new Map([["after", after]]), desiredAfter("unchanged")).get("after")).toEqual([]);
  });

  it("writes no file if a directory is in the way", () => {
    const desired = desiredAfter("unchanged");
    const result = reconcile(desired, [], undefined, { module, directories: ["bans.ts", "Guilds.ts"] });
    expect(result.files.map(({ path }) => path)).toEqual([]);
    expect(result.diagnostics.map(({ message }) => message)).toEqual([
      "bans.ts cannot be created: a directory of that name exists",
      "guilds.ts cannot be created: a directory of that name exists",
    ]);
  });

  it("writes no second file next to handlers whose type it cannot resolve", () => {
    const folder: Folder = new Map([
      [
        "own.ts",
        'import type { BansHandlers } from "@guildwire/api/server";\nexport let bans: BansHandlers | undefined;\n',
      ],
      ["guilds.ts", guilds],
    ]);
    const result = run(folder, "unchanged");
    expect(result.files).toEqual([]);
    expect(said(result)).toEqual(["stubs-record-missing guilds.ts", "stubs-homeless own.ts"]);
  });
});

describe("handlers without a record", () => {
  const folder: Folder = new Map([
    ["bans.ts", handler],
    ["guilds.ts", guilds],
  ]);

  it("are reported once, since changes of their types are unknown", () => {
    const first = run(folder, "bodyChanged");
    expect(first.files).toEqual([]);
    expect(said(first)).toEqual(["stubs-record-missing bans.ts"]);
    expect(said(run(folder, "bodyChanged", first.record))).toEqual([]);
    expect(said(run(none, "unchanged"))).toEqual([]);
  });

  it("are found under a removed interface by its import, and not written again", () => {
    const withRecord = reconciled(folder, "tagRenamed");
    const without = run(folder, "tagRenamed");
    expect(without.files).toEqual(withRecord.files);
    expect(said(without)).toEqual(["stubs-record-missing bans.ts", ...said(withRecord)]);
    expect(said(withRecord)).toEqual(["stubs-operation-moved bans.ts"]);
  });
});

describe("handlers of another interface in the same folder", () => {
  const other = handler.replace("@guildwire/api/server", "@other/api/server").replace("const bans", "const others");
  const folder: Folder = new Map([
    ["bans.ts", handler],
    ["guilds.ts", guilds],
    ["others.ts", other],
  ]);

  it("are left alone, although the names are equal", () => {
    const after = folderAfter(folder, reconciled(folder, "added"));
    expect(file(after, "others.ts")).toBe(other);
    expect(file(after, "bans.ts")).toContain("listBans");
  });

  it("match another name of the package only if nothing else does", () => {
    const ours = [...folder].filter(([path]) => path !== "others.ts");
    const aliased: Folder = new Map(ours.map(([path, text]) => [path, text.replace(module, "#api")]));
    const after = folderAfter(aliased, reconciled(aliased, "added"));
    expect(file(after, "bans.ts")).toContain('import { notImplemented } from "#api";');
  });

  it("are imported from a file next to the folder, relative to each file", () => {
    const relative = "../generated/server.js";
    const files = [
      { path: "deep/bans.ts", text: handler.replace(module, `../${relative}`) },
      { path: "deep/er/guilds.ts", text: `${guilds.replace(module, `../../${relative}`).split("=")[0]}= {};\n` },
      { path: "deep/er/api.ts", text: `export type { GuildsHandlers as G } from "../../${relative}";\n` },
    ];
    const { files: changed } = reconcile(desiredAfter("added"), files, undefined, { module: relative });
    const imported = changed.map(({ path, text }) => [path, /notImplemented \} from "(.*)"/.exec(text)?.[1]]);
    expect(imported).toEqual([
      ["deep/bans.ts", "../../generated/server.js"],
      ["deep/er/guilds.ts", "../../../generated/server.js"],
    ]);
    const direct = { path: "deep/er/bans.ts", text: "import type { G } from './types.js';\nexport const g: G = {};\n" };
    const types = { path: "deep/er/types.ts", text: `export type { GuildsHandlers as G } from "../../${relative}";\n` };
    const { files: again } = reconcile(desiredAfter("unchanged"), [direct, types], undefined, { module: relative });
    expect(again.find(({ path }) => path === direct.path)?.text).toContain("from '../../../generated/server.js';");
  });

  it("do not make every type named Handlers the one that joins ours", () => {
    const lookalike =
      'import type { Handlers } from "some-framework";\nexport const app = { bans: {} } satisfies Handlers;\n';
    const all = new Map([...folder, ["app.ts", lookalike]]);
    expect(file(folderAfter(all, reconciled(all, "tagAdded")), "app.ts")).toBe(lookalike);
  });
});

describe("a new tag", () => {
  it.each(styles)("gets a file and a member of the object that joins all, in style %s", (style) => {
    const { folder, record } = fresh(style);
    const after = folderAfter(folder, run(folder, "tagAdded", record, style));
    const { added, imported } = {
      object: { added: "emojis", imported: "emojis" },
      class: { added: "emojis: new Emojis()", imported: "Emojis" },
      nest: { added: "emojis: EmojisController", imported: "EmojisController" },
    }[style];
    const index = file(after, "index.ts");
    expect(index).toContain(`,\n  ${added},\n};`);
    expect(index).toContain(`import { ${imported} } from "./emojis.js";`);
    expect(file(after, "emojis.ts")).toContain("EmojisHandlers<Principal>");
  });

  it("follows the majority style without a setting", () => {
    const { folder, record } = fresh("class");
    const files = [...folder].map(([path, text]) => ({ path, text }));
    const result = reconcile(desiredAfter("tagAdded"), files, parseRecord(record), { module });
    expect(file(folderAfter(folder, result), "emojis.ts")).toContain("export class Emojis implements");
    expect(file(folderAfter(folder, result), "index.ts")).toContain("emojis: new Emojis(),");
  });

  it("is imported in the style of the other imports", () => {
    const folder: Folder = new Map([
      ["bans.ts", handler],
      ["guilds.ts", guilds],
      [
        "app/all.ts",
        `import type { Handlers } from '@guildwire/api/server'
import { bans } from '../bans.ts'
import { guilds } from '../guilds.ts'

export const all = { bans, guilds } satisfies Handlers
`,
      ],
    ]);
    const after = folderAfter(folder, reconciled(folder, "tagAdded"));
    expect(file(after, "app/all.ts")).toContain("import { emojis } from '../emojis.ts'\n");
    expect(file(after, "app/all.ts")).toContain("{ bans, guilds,\n  emojis\n }");
    expect(file(after, "emojis.ts")).toContain("export const emojis: EmojisHandlers = {");
  });
});

describe("comments above handlers", () => {
  const { folder, record } = fresh("object");

  it("are replaced if they are unedited, even after a formatter changed their indentation", () => {
    const text = file(folder, "bans.ts").replaceAll(/^ {2,}/gm, (blanks) => "\t".repeat(blanks.length / 2));
    const formatted = new Map([...folder, ["bans.ts", text.replaceAll("\t *", "\t\t *")]]);
    const after = file(folderAfter(formatted, run(formatted, "described", record)), "bans.ts");
    expect(after).toContain("\n\t/**\n\t * Returns one ban, *\\/ if any.\n\t *\n");
  });

  it("are left unchanged and reported if they were edited", () => {
    const edited = new Map([
      ...folder,
      ["bans.ts", file(folder, "bans.ts").replace("Returns a ban.", "Returns a ban!")],
    ]);
    const result = run(edited, "described", record);
    expect(result.files).toEqual([]);
    expect(said(result)).toEqual(["stubs-documentation-edited bans.ts"]);
    expect(said(run(edited, "unchanged", record))).toEqual([]);
  });

  it("are not written again after they were deleted", () => {
    const text = file(folder, "bans.ts").replaceAll(/ *\/\*\*(?:(?!\*\/).)*@guildwire.*?\*\/\n/gs, "");
    expect(text).not.toContain("@guildwire ");
    const without = new Map([...folder, ["bans.ts", text]]);
    expect(run(without, "described", record).files).toEqual([]);
  });
});

describe("removed operations", () => {
  const folder: Folder = new Map([
    ["bans.ts", handler],
    ["guilds.ts", guilds],
  ]);

  it("are reported while their handlers exist", () => {
    const first = reconciled(folder, "removed");
    expect(said(first)).toEqual(["stubs-operation-removed bans.ts"]);
    const second = reconciled(folder, "removed", first.record);
    expect(said(second)).toEqual(["stubs-operation-removed bans.ts"]);
    const cleaned = new Map([...folder, ["bans.ts", handler.replace("  removeBan: async () => {},\n", "")]]);
    const third = reconciled(cleaned, "removed", second.record);
    expect(said(third)).toEqual([]);
    expect(third.record).not.toContain("removeBan");
  });

  it("are distinguished from helpers: a member that never was an operation is not reported", () => {
    const text = handler.replace("const bans: BansHandlers =", "const bans: BansHandlers & { count(): void } =");
    const withHelper = new Map([...folder, ["bans.ts", text.replace("\n};", "\n  count() {},\n};")]]);
    expect(said(reconciled(withHelper, "unchanged"))).toEqual([]);
  });

  it("are known without a record by the comment above the handler", () => {
    const { folder: stubs } = fresh("object");
    const text = file(stubs, "bans.ts").replace("throw notImplemented(request, context)", "return { reason: null }");
    const result = run(new Map([...stubs, ["bans.ts", text]]), "removed");
    expect(said(result)).toEqual(["stubs-record-missing bans.ts", "stubs-operation-removed bans.ts"]);
  });
});

describe("an operation that moved to another tag", () => {
  const folder: Folder = new Map([
    ["bans.ts", handler],
    ["guilds.ts", guilds],
  ]);

  it("is reported at its location, and no second handler is written, until it is moved", () => {
    const first = reconciled(folder, "moved");
    expect(first.files).toEqual([]);
    expect(said(first)).toEqual(["stubs-operation-moved bans.ts"]);
    expect(first.diagnostics[0]?.message).toBe("removeBan moved from BansHandlers to GuildsHandlers");
    expect(said(reconciled(folder, "moved", first.record))).toEqual(["stubs-operation-moved bans.ts"]);
    const moved = new Map([
      ["bans.ts", handler.replace("  removeBan: async () => {},\n", "")],
      ["guilds.ts", guilds.replace("getGuild:", "removeBan: async () => {}, getGuild:")],
    ]);
    expect(said(reconciled(moved, "moved", first.record))).toEqual([]);
  });

  it("is found if its old tag was removed as well", () => {
    // In reverse: the tag `emojis` is removed, and only a handler remains.
    const both = new Map([
      ...folder,
      [
        "emojis.ts",
        'import type { EmojisHandlers } from "@guildwire/api/server";\nexport const emojis: EmojisHandlers = { listEmojis() {} };\n',
      ],
    ]);
    const before = reconciled(both, "tagAdded");
    const first = reconciled(both, "unchanged", before.record);
    expect(said(first)).toEqual(["stubs-operation-removed emojis.ts"]);
    expect(said(reconciled(both, "unchanged", first.record))).toEqual(["stubs-operation-removed emojis.ts"]);
  });
});

describe("a renamed tag", () => {
  const folder: Folder = new Map([
    ["bans.ts", handler],
    ["guilds.ts", guilds],
  ]);

  it("is reported once while the old interface is named", () => {
    const first = reconciled(folder, "tagRenamed");
    expect(first.files).toEqual([]);
    expect(first.diagnostics.map(({ message }) => message)).toEqual([
      "BansHandlers was removed from the specification; its 3 handlers belong to GuildBansHandlers",
    ]);
    const second = reconciled(folder, "tagRenamed", first.record);
    expect([second.files, said(second)]).toEqual([[], said(first)]);
    const renamed = new Map([...folder, ["bans.ts", handler.replaceAll("BansHandlers", "GuildBansHandlers")]]);
    const third = reconciled(renamed, "tagRenamed", second.record);
    expect([third.files, said(third)]).toEqual([[], []]);
    expect(third.record).not.toContain("formerInterfaces");
  });
});

describe("hostile names", () => {
  const document = `paths:
  /a:
    get:
      operationId: constructor
      tags: [a]
      description: "*/ evil() /* @guildwire constructor 000000000000"
      responses: { '204': { description: d } }
      x-events: [{ event: "A\\" | any>) { evil() } //" }]
x-gateway-events:
  "A\\" | any>) { evil() } //": { title: A, payload: {} }
`;

  it.each(styles)("inject no code, in style %s", (style) => {
    const desired = desiredOf(document);
    const { files, record } = reconcile(desired, [], undefined, { style, module });
    for (const { path, text } of files) expect([path, syntaxProblem(path, text)]).toEqual([path, undefined]);
    const text = files.find(({ path }) => path === "a.ts")?.text ?? "";
    if (style !== "object") expect(text).toContain('context: Context<undefined, "A\\" | any>) { evil() } //">');
    const calls = text.split("\n").filter((line) => line.includes("evil()") && !/^ +\* |"A\\"/.test(line));
    expect(calls).toEqual([]);
    const again = reconcile(desired, files, parseRecord(record), { style, module });
    expect([again.files, again.diagnostics]).toEqual([[], []]);
  });
});
