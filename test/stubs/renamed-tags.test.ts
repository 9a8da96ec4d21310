import { describe, expect, it } from "vitest";
import { compile, type Folder } from "./compile.js";
import { folderAfter, said } from "./corpus.js";
import { file, filled, fresh, run, runFor, styles } from "./runs.js";
import { desiredAfter, desiredWith } from "./specification.js";

/** The remedy that the message states. */
function followed(folder: Folder): Folder {
  return new Map([...folder, ["bans.ts", file(folder, "bans.ts").replaceAll("BansHandlers", "GuildBansHandlers")]]);
}

/** Renames the tag and adds an operation to it in the same change. */
const renamedAndAdded = desiredWith((operations) => [
  ...operations.map((operation) => (operation.tag === "bans" ? { ...operation, tag: "guild-bans" } : operation)),
  {
    id: "listBans",
    tag: "guild-bans",
    method: "get",
    path: "/bans",
    description: "Returns all bans.",
    lines: ["responses: { '204': { description: d } }"],
  },
]);

describe.each(styles)("a renamed tag, in style %s", (style) => {
  const { folder, record } = filled(style);

  it("renames its member of the object that joins all once its handlers have the new interface", () => {
    const first = run(folder, "tagRenamed", record, style);
    expect([first.files, said(first)]).toEqual([[], ["stubs-operation-moved bans.ts"]]);
    const second = run(followed(folder), "tagRenamed", first.record, style);
    const member = style === "object" ? ["  bans,", "  guildBans: bans,"] : ["  bans: ", "  guildBans: "];
    const after = folderAfter(followed(folder), second);
    expect(second.files.map(({ path }) => path)).toEqual(["index.ts"]);
    expect(file(after, "index.ts")).toBe(file(folder, "index.ts").replace(member[0] ?? "", member[1] ?? ""));
    expect(second.actions).toEqual([{ kind: "rename", path: "index.ts", operation: "guildBans", from: "bans" }]);
    expect(compile(new Map([["after", after]]), desiredAfter("tagRenamed")).get("after")).toEqual([]);
    const third = run(after, "tagRenamed", second.record, style);
    expect([third.files, said(third)]).toEqual([[], []]);
  });

  it("restores the original bytes when renamed back", () => {
    const after = folderAfter(followed(folder), run(followed(folder), "tagRenamed", record, style));
    const there = run(after, "tagRenamed", record, style);
    const old = new Map([...after, ["bans.ts", file(folder, "bans.ts")]]);
    expect(folderAfter(old, run(old, "unchanged", there.record, style))).toEqual(folder);
  });

  it("gets no second object for an operation added at the same time", () => {
    const first = runFor(renamedAndAdded, folder, record, style);
    expect(first.files).toEqual([]);
    expect([...said(first)].sort()).toEqual(["stubs-homeless bans.ts", "stubs-operation-moved bans.ts"]);
    expect(said(runFor(renamedAndAdded, folder, first.record, style))).toEqual(said(first));
    const second = runFor(renamedAndAdded, followed(folder), first.record, style);
    expect(said(second)).toEqual([]);
    expect(second.files.map(({ path }) => path)).toEqual(["bans.ts", "index.ts"]);
  });

  it("gets no second object if only the files contain the old name", () => {
    const foreign = run(fresh(style).folder, "tagRenamed", undefined, style).record;
    const result = run(folder, "tagRenamed", foreign, style);
    expect([result.files, said(result)]).toEqual([[], ["stubs-operation-moved bans.ts"]]);
  });

  it("is renamed where the object that joins all is used", () => {
    const use = 'import { handlers } from "./index.js";\nexport const get = handlers.bans.getBan;\n';
    const used = new Map([...followed(folder), ["use.ts", use]]);
    const after = folderAfter(used, run(used, "tagRenamed", record, style));
    expect(file(after, "use.ts")).toBe(use.replace("handlers.bans", "handlers.guildBans"));
  });

  it("is an error on every run where its use is uncertain, and nothing is renamed", () => {
    const use = "export const get = (all: any) => all.bans;\n";
    const used = new Map([...followed(folder), ["use.ts", use]]);
    const first = run(used, "tagRenamed", record, style);
    expect([first.files, said(first)]).toEqual([[], ["stubs-join-outdated index.ts"]]);
    expect(said(run(used, "tagRenamed", first.record, style))).toEqual(said(first));
  });
});

describe("code that joins or names handlers", () => {
  const { folder, record } = filled("object");

  it.each([
    ["an import", 'import type { BansHandlers } from "@guildwire/api/server";\nexport type B = BansHandlers;\n'],
    ["a re-export", 'export type { BansHandlers } from "@guildwire/api/server";\n'],
    ["a re-export under another name", 'export { type BansHandlers as B } from "@guildwire/api/server";\n'],
  ])("is an error while it has a removed interface: %s", (_name, text) => {
    const all = new Map([...followed(folder), ["types.ts", text]]);
    const first = run(all, "tagRenamed", record);
    expect(said(first)).toEqual(["stubs-join-outdated types.ts"]);
    const second = run(folderAfter(all, first), "tagRenamed", first.record);
    expect([second.files, said(second)]).toEqual([[], said(first)]);
  });

  it("is an error while it lacks a tag", () => {
    const index = file(folder, "index.ts").replace("  bans,\n", "");
    const without = new Map([...folder, ["index.ts", index]]);
    expect(said(run(without, "unchanged", record))).toEqual(["stubs-join-outdated index.ts"]);
    const partial = new Map([...folder, ["index.ts", index.replaceAll(/\bHandlers\b/g, "HandlersSoFar")]]);
    expect(said(run(partial, "unchanged", record))).toEqual([]);
  });

  it("is an error while it has a removed tag", () => {
    const { record: before } = run(folder, "tagAdded", record);
    const with_ = folderAfter(folder, run(folder, "tagAdded", record));
    expect(said(run(with_, "unchanged", before))).toContain("stubs-join-outdated index.ts");
  });

  it("is updated if it contains an instance of a class by its name", () => {
    const { folder: classes, record: before } = filled("class");
    const index = file(classes, "index.ts")
      .replace("/** The handlers for", "const bans = new Bans();\n\n/** The handlers for")
      .replace("bans: new Bans()", "bans");
    const own = new Map([...followed(classes), ["index.ts", index]]);
    const result = run(own, "tagRenamed", before, "class");
    expect(file(folderAfter(own, result), "index.ts")).toBe(index.replace("  bans,", "  guildBans: bans,"));
  });

  it("is an error on every run while it has an unknown member", () => {
    const index = file(folder, "index.ts").replace("  bans,", "  bans: undefined as never,");
    const own = new Map([...followed(folder), ["index.ts", index]]);
    const first = run(own, "tagRenamed", record);
    expect(said(first)).toEqual(["stubs-join-outdated index.ts", "stubs-join-outdated index.ts"]);
    expect(said(run(own, "tagRenamed", first.record))).toEqual(said(first));
  });

  it("may contain members that a user added to its type", () => {
    const index = file(folder, "index.ts")
      .replace("Handlers<Principal> =", "Handlers<Principal> & { version: string } =")
      .replace("  guilds,", '  guilds,\n  version: "1",');
    expect(said(run(new Map([...folder, ["index.ts", index]]), "unchanged", record))).toEqual([]);
  });
});
