import { describe, expect, it } from "vitest";
import { parseRecord } from "../../generator/src/stubs/record.js";
import type { Folder } from "./compile.js";
import { folderAfter, reconciled, said } from "./corpus.js";
import { file, fresh, guilds, handler, run } from "./runs.js";
import type { Change } from "./specification.js";

describe("changed types", () => {
  const folder: Folder = new Map([
    ["bans.ts", handler],
    ["guilds.ts", guilds],
  ]);
  const message = (change: Change, of: Folder = folder): readonly (string | undefined)[] =>
    reconciled(of, change).diagnostics.map((finding) => finding.message);

  it("are reported with the old and the new type", () => {
    expect(message("parameterAdded")).toEqual([
      "the request of getBan changed: query.with_user: new, `boolean, optional`",
    ]);
    expect(message("statusAdded")).toEqual(["the result of createBan changed: 201: new, `Ban`"]);
    expect(message("authenticationDropped")).toEqual([
      "the authentication of getBan changed: `required` is now `none`",
    ]);
    expect(message("bodyChanged")).toEqual([
      "the type NewBan changed: delete_days: `number, optional` is now `string | null, optional`",
    ]);
  });

  it("are reported at the handler, once", () => {
    const first = reconciled(folder, "bodyChanged");
    const { at } = first.diagnostics[0] ?? {};
    expect(handler.slice(at?.start, at?.end)).toBe("createBan");
    expect(reconciled(folder, "bodyChanged", first.record).diagnostics).toEqual([]);
  });

  it("are kept while an unreadable file could contain the handler", () => {
    const broken = new Map([...folder, ["bans.ts", `${handler}]`]]);
    const first = reconciled(broken, "bodyChanged");
    expect(said(first)).toEqual(["stubs-unparsable bans.ts"]);
    expect(said(reconciled(folder, "bodyChanged", first.record))).toEqual(["stubs-types-changed bans.ts"]);
  });

  it("are not reported while the handler is a stub", () => {
    const { folder: stubs, record } = fresh("class");
    expect(run(stubs, "bodyChanged", record, "class").diagnostics).toEqual([]);
    expect(run(stubs, "parameterAdded", record, "class").diagnostics).toEqual([]);
  });
});

describe("renames", () => {
  it("are refused if the new name exists as well", () => {
    const text = handler.replace("createBan:", "getGuildBan: async () => ({ reason: null }),\n  createBan:");
    const folder: Folder = new Map([
      ["bans.ts", text],
      ["guilds.ts", guilds],
    ]);
    const result = reconciled(folder, "renamed");
    expect(result.files).toEqual([]);
    expect(said(result)).toContain("stubs-rename-unsafe bans.ts");
  });

  it("update a call of the handler by its old name", () => {
    const text = handler.replace("createBan: async () => {},", "async createBan() {\n    await bans.getBan();\n  },");
    const folder: Folder = new Map([
      ["bans.ts", text],
      ["guilds.ts", guilds],
    ]);
    const result = reconciled(folder, "renamed");
    expect(said(result)).toEqual([]);
    expect(file(folderAfter(folder, result), "bans.ts")).toBe(text.replaceAll(/\bgetBan\b/g, "getGuildBan"));
  });

  it("keep a type's old name as an alias where it is used beyond the handler's signature", () => {
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
  it("has one line per part of a type, and the same bytes for the same input", () => {
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
  ])("is not read if it is %j", (text) => {
    expect(parseRecord(text)).toBeUndefined();
  });
});
