import { once } from "node:events";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import type {
  CompletionItem,
  CompletionList,
  Diagnostic,
  PublishDiagnosticsParams,
  TextDocumentEdit,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import type { CheckResult } from "../../tools/src/lsp/check-messages.js";
import { applied, clientFor, folderWith, oneServer, unmarked } from "./running-server.js";

const clientIn = oneServer();

const head = "openapi: 3.1.1\ninfo: { title: a, version: 1.0.0 }\nservers: [{ url: https://a.example }]\n";
const valid = `${head}tags: [{ name: books, description: Books. }]
paths:
  /books:
    get:
      operationId: listBooks
      tags: [books]
      security: []
      responses:
        "200": { description: All., content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } } }
components:
  schemas:
    Book: { type: object, properties: { title: { type: string } } }
`;
const broken = valid.replace("schemas/Book", "schemas/Bok");

const codes = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ code }) => code);

describe("diagnostics", { timeout: 180_000 }, () => {
  it("are those of the unsaved text, and are cleared once it is valid", async () => {
    const client = await clientIn(folderWith({ "openapi.yaml": valid }));
    await client.open("openapi.yaml", broken);
    const [found] = await client.diagnostics("openapi.yaml", ({ length }) => length > 0);
    expect(found).toMatchObject({ source: "guildwire", severity: 2, code: "reference-unresolved" });
    expect(found?.message).toContain("did you mean `Book`?");
    const at = broken.indexOf('"#/components');
    const line = broken.slice(0, at).split("\n").length - 1;
    expect(found?.range.start).toEqual({ line, character: at - broken.lastIndexOf("\n", at) - 1 });
    await client.change("openapi.yaml", valid);
    expect(await client.diagnostics("openapi.yaml", ({ length }) => length === 0)).toEqual([]);
    expect(client.published.at(-1)).toMatchObject({ diagnostics: [] });
  });

  it("are sent for an open file without any, with the version that was checked", async () => {
    const client = await clientIn(folderWith({ "openapi.yaml": valid }));
    await client.open("openapi.yaml", valid);
    await client.diagnostics("openapi.yaml", (found, { version }) => found.length === 0 && version === 1);
    await client.change("openapi.yaml", broken);
    await client.diagnostics("openapi.yaml", (found, { version }) => found.length > 0 && version === 2);
    await client.change("openapi.yaml", valid);
    await client.diagnostics("openapi.yaml", (found, { version }) => found.length === 0 && version === 3);
  });

  it("follow incremental changes after characters outside of the basic plane", async () => {
    const text = valid.replace("All.", "😀 All 😀");
    const client = await clientIn(folderWith({ "openapi.yaml": text }));
    await client.open("openapi.yaml", text);
    const line = text.slice(0, text.indexOf("schemas/Book")).split("\n").length - 1;
    const character = (text.split("\n")[line] ?? "").indexOf("schemas/Book") + "schemas/".length;
    await client.change("openapi.yaml", "Boook", {
      start: { line, character },
      end: { line, character: character + 4 },
    });
    const [found] = await client.diagnostics("openapi.yaml", ({ length }) => length > 0);
    expect(found?.message).toContain("/components/schemas/Boook");
    expect(found?.range).toEqual({
      start: { line, character: character - '"#/components/schemas/'.length },
      end: { line, character: character + 'Boook"'.length },
    });
  });

  it("come from all files of all documents of the configuration", async () => {
    const client = await clientIn(
      folderWith({
        "guildwire.config.yaml": "apis:\n  one: { spec: one/openapi.yaml }\n  two: { spec: two/openapi.json }\n",
        "one/openapi.yaml": `${head}paths: {}\ncomponents: { schemas: { A: { $ref: "parts.yaml#/A" } } }\n`,
        "one/parts.yaml": "A:\n  type: strng\n",
        "two/openapi.json": JSON.stringify({ openapi: "3.1.1", info: { title: "b", version: "1" }, paths: {}, x: 1 }),
      }),
    );
    await client.diagnostics("one/parts.yaml", (found) => codes(found).includes("wrong-value"));
    expect(codes(await client.diagnostics("two/openapi.json", ({ length }) => length > 0))).toContain(
      "unknown-keyword",
    );
    await client.open("one/parts.yaml", "A:\n  type: string\n");
    await client.diagnostics("one/parts.yaml", (found) => !codes(found).includes("wrong-value"));
    await client.close("one/parts.yaml");
    await client.diagnostics("one/parts.yaml", (found) => codes(found).includes("wrong-value"));
  });

  it("appear once although two configurations name the document", async () => {
    const client = await clientIn(
      folderWith({
        "guildwire.config.yaml": "spec: api/openapi.yaml\n",
        "api/guildwire.config.yaml": "spec: openapi.yaml\n",
        "api/openapi.yaml": `${head}paths: {}\ncomponents: { schemas: { A: { $ref: "parts.yaml#/B" } } }\n`,
        "api/parts.yaml": "B: {}\n",
      }),
    );
    await client.open("api/parts.yaml", "A: {}\n");
    const found = await client.diagnostics("api/openapi.yaml", (all) => codes(all).includes("reference-unresolved"));
    expect(codes(found)).toEqual(["component-unused", "reference-unresolved"]);
  });

  it("exist for a document outside of the configuration, until it is closed", async () => {
    const client = await clientIn(folderWith({ "openapi.yaml": valid, "drafts/other.yaml": "" }));
    await client.open("drafts/other.yaml", broken);
    const found = await client.diagnostics("drafts/other.yaml", ({ length }) => length > 0);
    expect(codes(found)).toContain("reference-unresolved");
    await client.close("drafts/other.yaml");
    await client.diagnostics("drafts/other.yaml", ({ length }) => length === 0);
  });

  it("follow changes of files by other programs", async () => {
    const client = await clientFor({ "openapi.yaml": broken });
    await client.diagnostics("openapi.yaml", ({ length }) => length > 0);
    const registered = client.registered as { registrations: { method: string; registerOptions: object }[] }[];
    expect(registered.flatMap(({ registrations }) => registrations.map(({ method }) => method))).toEqual([
      "textDocument/didOpen",
      "textDocument/didChange",
      "textDocument/didClose",
      "workspace/didChangeWatchedFiles",
    ]);
    writeFileSync(join(client.folder, "new.yaml"), valid);
    renameSync(join(client.folder, "new.yaml"), join(client.folder, "openapi.yaml"));
    await client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: client.uri("openapi.yaml"), type: 2 }] });
    await client.diagnostics("openapi.yaml", ({ length }) => length === 0);
  });

  it("follow two documents that refer to each other, with unsaved, closed and deleted files", async () => {
    const document = (own: string, other: string, reference = other) => `${head}paths:
  /${own}:
    get:
      operationId: get${own}
      security: []
      responses:
        "200": { description: a, content: { application/json: { schema: { $ref: "${other}.yaml#/components/schemas/${reference}" } } } }
components:
  schemas:
    ${own}: { type: object, properties: { next: { $ref: "${other}.yaml#/components/schemas/${other}" } } }
`;
    const [one, two] = [document("A", "B"), document("B", "A")];
    const client = await clientIn(
      folderWith({
        "A.yaml": one,
        "B.yaml": two,
        "guildwire.config.yaml": "apis: { a: { spec: A.yaml, out: a }, b: { spec: B.yaml, out: b } }\n",
      }),
    );
    const isUnresolved = (found: readonly Diagnostic[]) => codes(found).includes("reference-unresolved");
    await client.open("A.yaml", one);
    await client.open("B.yaml", two);
    await client.diagnostics("A.yaml", (found, { version }) => found.length === 0 && version === 1);
    await client.change("B.yaml", two.replace("    B: {", "    Bee: {"));
    await client.diagnostics("A.yaml", isUnresolved);
    // The edits of a rename are those of the unsaved text.
    const { documentChanges = [] } = await client.at<WorkspaceEdit>(
      "textDocument/rename",
      "A.yaml",
      one.replace("    A: {", "    |A: {"),
      { newName: "Alpha" },
    );
    expect(
      (documentChanges as TextDocumentEdit[]).map(({ textDocument, edits }) => [textDocument, edits.length]),
    ).toEqual([
      [{ uri: client.uri("A.yaml"), version: 1 }, 2],
      [{ uri: client.uri("B.yaml"), version: 2 }, 2],
    ]);
    await client.close("B.yaml");
    await client.diagnostics("A.yaml", ({ length }) => length === 0);
    rmSync(join(client.folder, "B.yaml"));
    await client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: client.uri("B.yaml"), type: 3 }] });
    await client.diagnostics("A.yaml", isUnresolved);
    writeFileSync(join(client.folder, "B.yaml"), two);
    await client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: client.uri("B.yaml"), type: 1 }] });
    await client.diagnostics("A.yaml", ({ length }) => length === 0);
  });

  it("are those of the last of many changes", async () => {
    const client = await clientIn(folderWith({ "openapi.yaml": valid }));
    await client.open("openapi.yaml", valid);
    const line = valid.slice(0, valid.indexOf("type: string")).split("\n").length - 1;
    const character = (valid.split("\n")[line] ?? "").indexOf("string");
    const replace = (from: string, to: string) =>
      client.change("openapi.yaml", to, {
        start: { line, character },
        end: { line, character: character + from.length },
      });
    for (let count = 0; count < 60; count++) {
      await replace("string", "strng");
      // The server reads while it checks.
      if (count % 7 === 0) await client.at("textDocument/hover", "openapi.yaml", valid.replace("string", "s|tring"));
      await replace("strng", "string");
    }
    const last = (_: readonly Diagnostic[], { version }: PublishDiagnosticsParams) => version === 121;
    expect(codes(await client.diagnostics("openapi.yaml", last))).toEqual([]);
    for (const { version = 0, diagnostics } of client.published) {
      expect([version, codes(diagnostics).includes("wrong-value")]).toEqual([
        version,
        version % 2 === 0 && version > 0,
      ]);
    }
  });

  it("are not searched further once the text has changed", async () => {
    const latestId = new Int32Array(new SharedArrayBuffer(4));
    const module = new URL("../../tools/dist/lsp/check-worker.js", import.meta.url);
    const thread = new Worker(module, { workerData: { latestId } });
    const check = {
      kind: "check",
      folders: [folderWith({ "openapi.yaml": broken })],
      open: [],
      roots: [],
      isTrusted: true,
    };
    const responseTo = async (id: number): Promise<unknown> => {
      thread.postMessage({ ...check, id });
      return (await once(thread, "message"))[0];
    };
    latestId[0] = 2;
    expect(await responseTo(1)).toEqual({ kind: "abandoned", id: 1 });
    const { kind, diagnostics } = (await responseTo(2)) as CheckResult;
    expect(kind).toBe("checked");
    expect(codes(diagnostics.map(({ diagnostic }) => diagnostic as unknown as Diagnostic))).toContain(
      "reference-unresolved",
    );
    await thread.terminate();
  });

  it("report errors of the configuration", async () => {
    const client = await clientIn(
      folderWith({ "openapi.yaml": valid, "guildwire.config.yaml": "spec: openapi.yaml\noutt: a\n" }),
    );
    const [found] = await client.diagnostics("guildwire.config.yaml", ({ length }) => length > 0);
    expect(found).toMatchObject({ code: "config-invalid", range: { start: { line: 1, character: 0 } } });
  });

  it.each([
    ["spec: nowhere.yaml\nedition: 2026-12\n", 0, 6, "nowhere.yaml does not exist"],
    ["spec: openapi.yaml\nedition: 2026-12\noverlays: [nowhere.yaml]\n", 2, 11, "nowhere.yaml does not exist"],
    ["edition: 2026-12\napis: { a: { out: a, spec: . } }\n", 1, 27, ". is a folder"],
  ])("locate what cannot be read in the configuration", async (config, line, character, message) => {
    const client = await clientIn(folderWith({ "openapi.yaml": valid, "guildwire.config.yaml": config }));
    const [found] = await client.diagnostics("guildwire.config.yaml", ({ length }) => length > 0);
    expect(found).toMatchObject({ code: "file-unreadable", message, range: { start: { line, character } } });
  });

  it("run a configuration that is a program only in a trusted workspace", async () => {
    const files = {
      "guildwire.config.mjs": 'export default { spec: "api.yaml", strict: ["reference-to-nothing"] };\n',
      "api.yaml": broken,
    };
    const trusted = await clientFor(files);
    await trusted.open("api.yaml", broken);
    const [error] = await trusted.diagnostics("api.yaml", ({ length }) => length > 0);
    expect(error?.severity).toBe(1);
    const untrusted = await clientFor(files, { trusted: false });
    await untrusted.open("api.yaml", broken);
    const [warning] = await untrusted.diagnostics("api.yaml", ({ length }) => length > 0);
    expect(warning?.severity).toBe(2);
    expect(await untrusted.log("not trusted")).toContain("a program");
  });

  it("name related locations and the page of the code", async () => {
    const text = valid.replace("      tags: [books]", "      summary: a\n      summary: b\n      tags: [books]");
    const client = await clientFor({ "openapi.yaml": text }, { codesUrl: "https://docs.example/codes" });
    const [found] = await client.diagnostics("openapi.yaml", ({ length }) => length > 0);
    expect(found?.codeDescription).toEqual({ href: "https://docs.example/codes#syntax-error" });
    expect(found?.relatedInformation).toMatchObject([{ location: { uri: client.uri("openapi.yaml") } }]);
  });
});

describe("completion", { timeout: 180_000 }, () => {
  it.each([
    ["keys", `${head}paths:\n  /a:\n    get:\n      oper|\n`, "operationId", "      operationId: "],
    [
      "enumerations",
      `${valid}    Other: { type: object }\n    Third:\n      type: str|\n`,
      "string",
      "      type: string",
    ],
    ["tags", valid.replace("tags: [books]", "tags:\n        - b|"), "books", "        - books"],
    [
      "media types",
      `${head}paths:\n  /a:\n    post:\n      requestBody:\n        content:\n          app|\n`,
      "application/json",
      "          application/json: ",
    ],
    ["formats", `${valid}    Third:\n      type: string\n      format: da|\n`, "date-time", "      format: date-time"],
    ["extension keys", `${valid}    Third:\n      x-ren|\n`, "x-renamed-from", "      x-renamed-from: "],
    [
      "references",
      `${valid}    Third:\n      $ref: "#/comp|"\n`,
      "#/components/schemas/Book",
      '      $ref: "#/components/schemas/Book"',
    ],
  ])("offers %s", async (_, marked, label, line) => {
    const client = await clientIn(folderWith({ "openapi.yaml": valid }));
    const text = unmarked(marked);
    await client.open("openapi.yaml", text);
    // Names are known after the first check.
    let item: CompletionItem | undefined;
    while (item === undefined) {
      const list = await client.at<CompletionList | null>("textDocument/completion", "openapi.yaml", marked);
      item = list?.items.find((one) => one.label === label);
    }
    expect(item?.textEdit).toBeDefined();
    const edited = applied(text, [item?.textEdit as { range: Diagnostic["range"]; newText: string }]);
    expect(edited.split("\n")).toContain(line);
  });
});
