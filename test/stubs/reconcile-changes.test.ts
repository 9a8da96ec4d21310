import { describe, expect, it } from "vitest";
import { type Reconciled, reconcile } from "../../generator/src/stubs/reconcile.js";
import { parseRecord } from "../../generator/src/stubs/record.js";
import type { Folder } from "./compile.js";
import { folderAfter, module, reconciled, said } from "./corpus.js";
import { file, fresh, guilds, handler, run } from "./runs.js";
import { type Change, desiredOf, documentAfter } from "./specification.js";

const filesOf = (folder: Folder): { path: string; text: string }[] =>
  [...folder].map(([path, text]) => ({ path, text }));

describe("types that changed", () => {
  const folder: Folder = new Map([
    ["bans.ts", handler],
    ["guilds.ts", guilds],
  ]);
  const message = (change: Change, of: Folder = folder): readonly (string | undefined)[] =>
    reconciled(of, change).findings.map((finding) => finding.message);

  it("are reported with the old and the new type", () => {
    expect(message("parameterAdded")).toEqual([
      "the request of getBan changed: query.with_user: new, `boolean, optional`",
    ]);
    expect(message("statusAdded")).toEqual(["the result of createBan changed: 201: new, `Ban`"]);
    expect(message("loginLeft")).toEqual(["the login of getBan changed: `required` is now `none`"]);
    expect(message("bodyChanged")).toEqual([
      "the type NewBan changed: delete_days: `number, optional` is now `string | null, optional`",
    ]);
  });

  it("are reported at the handler, once", () => {
    const first = reconciled(folder, "bodyChanged");
    const { at } = first.findings[0] ?? {};
    expect(handler.slice(at?.start, at?.end)).toBe("createBan");
    expect(reconciled(folder, "bodyChanged", first.record).findings).toEqual([]);
  });

  it("are not forgotten while a file that cannot be read could hold the handler", () => {
    const broken = new Map([...folder, ["bans.ts", `${handler}]`]]);
    const first = reconciled(broken, "bodyChanged");
    expect(said(first)).toEqual(["stubs-unparsable bans.ts"]);
    expect(said(reconciled(folder, "bodyChanged", first.record))).toEqual(["stubs-types-changed bans.ts"]);
  });

  it("are nobody's business where the handler is not filled yet", () => {
    const { folder: stubs, record } = fresh("class");
    expect(run(stubs, "bodyChanged", record, "class").findings).toEqual([]);
    expect(run(stubs, "parameterAdded", record, "class").findings).toEqual([]);
  });
});

describe("renames", () => {
  it("are refused where the new name is there as well", () => {
    const text = handler.replace("createBan:", "getGuildBan: async () => ({ reason: null }),\n  createBan:");
    const folder: Folder = new Map([
      ["bans.ts", text],
      ["guilds.ts", guilds],
    ]);
    const result = reconciled(folder, "renamed");
    expect(result.files).toEqual([]);
    expect(said(result)).toContain("stubs-rename-unsafe bans.ts");
  });

  it("are told once where two operations have swapped their names, since bodies stay where they are", () => {
    const { folder, record } = fresh("object");
    const body = "throw notImplemented(request, context)";
    const filled = new Map([...folder, ["bans.ts", file(folder, "bans.ts").replace(body, "return { reason: null }")]]);
    const named = (id: string, from: string): string => `operationId: ${id}\n      x-renamed-from: [${from}]\n`;
    const swapped = documentAfter("unchanged")
      .replace("operationId: getBan\n", named("remove", "getBan"))
      .replace("operationId: removeBan\n", named("getBan", "removeBan"))
      .replace(named("remove", "getBan"), named("removeBan", "getBan"));
    const desired = desiredOf(swapped.slice(swapped.indexOf("tags:")));
    const again = (of: Folder, before: string): Reconciled =>
      reconcile(desired, filesOf(of), parseRecord(before), { style: "object", module });
    const first = again(filled, record);
    const swaps = first.findings.filter(({ code }) => code === "stubs-rename-unsafe");
    expect(swaps.map(({ message }) => message)).toEqual([
      "removeBan was called getBan before, which is the name of another operation now; whose handler this is cannot be known",
      "getBan was called removeBan before, which is the name of another operation now; whose handler this is cannot be known",
    ]);
    const after = folderAfter(filled, first);
    expect(file(after, "bans.ts")).toMatch(/async getBan\(request, context\) \{\s+return \{ reason: null \}/);
    expect(said(again(after, first.record))).toEqual([]);
  });

  it("report code that calls a handler by its old name, and do not edit it", () => {
    const text = handler.replace("createBan: async () => {},", "async createBan() {\n    await bans.getBan();\n  },");
    const folder: Folder = new Map([
      ["bans.ts", text],
      ["guilds.ts", guilds],
    ]);
    const result = reconciled(folder, "renamed");
    expect(said(result)).toEqual(["stubs-rename-unsafe bans.ts"]);
    expect(file(folderAfter(folder, result), "bans.ts")).toBe(text.replace("  getBan:", "  getGuildBan:"));
  });

  it("keep a type's old name as an alias where people use it beyond the handler's signature", () => {
    const text = `import type { BansHandlers, CreateBanRequest, GetBanRequest, RemoveBanRequest } from "@guildwire/api/server";

const log = (request: GetBanRequest): void => console.log(request);

export class Bans implements BansHandlers {
  getBan(request: GetBanRequest) { log(request); return { reason: null }; }
  createBan(_request: CreateBanRequest) {}
  removeBan(_request: RemoveBanRequest) {}
}
`;
    const folder: Folder = new Map([
      ["bans.ts", text],
      ["guilds.ts", guilds],
    ]);
    expect(file(folderAfter(folder, reconciled(folder, "renamed")), "bans.ts")).toBe(
      text.replace("GetBanRequest,", "GetGuildBanRequest as GetBanRequest,").replace("  getBan(", "  getGuildBan("),
    );
  });
});

describe("the record", () => {
  it("has one line for each part of a type, and the same bytes for the same input", () => {
    const { record } = fresh("object");
    expect(record).toBe(fresh("class").record);
    expect(record).toContain('        "path.user_id": "string",\n        "body": "CreateBanBody, optional"\n');
  });

  it.each([
    "",
    "[]",
    "{}",
    '{"version":2,"operations":{},"types":{}}',
    '{"version":1,"operations":{"a":1},"types":{}}',
  ])("is not read when it is %j", (text) => {
    expect(parseRecord(text)).toBeUndefined();
  });
});
