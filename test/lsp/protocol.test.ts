import { once } from "node:events";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import {
  CancellationTokenSource,
  type Diagnostic,
  type DocumentSymbol,
  ResponseError,
} from "vscode-languageserver-protocol";
import { Client, clientFor, folderWith, oneServer, startCommand } from "./running-server.js";

const document = `openapi: 3.1.1
info: { title: a, version: 1.0.0 }
servers: [{ url: https://a.example }]
paths: {}
`;

async function errorsOf(program: ReturnType<typeof startCommand>): Promise<{ code: number | null; errors: string }> {
  let errors = "";
  program.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const [code] = (await once(program, "close")) as [number | null];
  return { code, errors };
}

describe("the end of a session", { timeout: 180_000 }, () => {
  it("refuses requests before initialize and after shutdown", async () => {
    const folder = folderWith({ "openapi.yaml": document });
    const client = new Client(folder);
    const params = { textDocument: { uri: client.uri("openapi.yaml") }, position: { line: 0, character: 0 } };
    const code = () =>
      client.request<unknown>("textDocument/hover", params).then(
        () => undefined,
        (error: { code: number }) => error.code,
      );
    expect(await code()).toBe(-32002);
    await client.initialize();
    expect(await code()).toBeUndefined();
    await client.connection.sendRequest("shutdown");
    expect(await code()).toBe(-32600);
  });

  it("has exit code 0 after shutdown, and 1 without", async () => {
    const client = await clientFor({ "openapi.yaml": document });
    expect(await client.stop()).toBe(0);
    const other = await clientFor({ "openapi.yaml": document });
    const closed = once(other.program, "close");
    await other.connection.sendNotification("exit");
    expect(await closed).toEqual([1, null]);
  });

  it("follows the end of the input, of a client that has sent nothing as well", async () => {
    const silent = startCommand(folderWith({}));
    silent.stdin?.end();
    expect(await errorsOf(silent)).toEqual({ code: 1, errors: "" });
    const client = await clientFor({ "openapi.yaml": document });
    await client.open("openapi.yaml", document.replace("paths", "path"));
    client.program.stdin?.end();
    expect(await once(client.program, "close")).toEqual([1, null]);
  });

  it("follows SIGTERM while the client runs", async () => {
    const client = await clientFor({});
    const closed = once(client.program, "close");
    client.program.kill("SIGTERM");
    expect(await closed).toEqual([0, null]);
  });

  it.each([
    ["a message that is too long", "Content-Length: 67108865\r\n\r\n{", "a message has 67108865 bytes"],
    ["a message without a length", "Content-Type: a\r\n\r\n{}", "a message has no Content-Length"],
    ["a header that is too long", "x".repeat(5000), "a header has more than 4096 bytes"],
  ])("follows %s", async (_, input, message) => {
    const program = startCommand(folderWith({}));
    program.stdin?.on("error", () => {}).write(input);
    const { code, errors } = await errorsOf(program);
    expect(errors).toContain(`error: standard input: ${message}`);
    expect(code).toBe(2);
  });
});

describe("a session", { timeout: 180_000 }, () => {
  const clientIn = oneServer();

  it("responds to a request that is cancelled", async () => {
    const client = await clientIn(folderWith({ "openapi.yaml": document }));
    await client.open("openapi.yaml", document);
    const source = new CancellationTokenSource();
    const params = { textDocument: { uri: client.uri("openapi.yaml") }, position: { line: 0, character: 3 } };
    const requests = Array.from({ length: 20 }, () =>
      client.connection.sendRequest("textDocument/completion", params, source.token).then(
        () => "result",
        ({ code }: { code: number }) => code,
      ),
    );
    source.cancel();
    for (const outcome of await Promise.all(requests)) expect(["result", -32800]).toContain(outcome);
    expect(await client.request("textDocument/completion", params)).toHaveProperty("items");
  });

  it("refuses malformed parameters and a second initialization, and continues", async () => {
    const client = await clientIn(folderWith({ "openapi.yaml": document }));
    await client.open("openapi.yaml", document);
    const codeOf = (method: string, params: object) =>
      client.request<unknown>(method, params).then(
        () => undefined,
        ({ code }: { code: number }) => code,
      );
    const textDocument = { uri: client.uri("openapi.yaml") };
    const malformed: readonly object[] = [
      {},
      { textDocument: null },
      { textDocument: { uri: 5 } },
      { textDocument, position: null },
      { textDocument, position: { line: "0", character: 0 } },
      { textDocument, position: { line: -1, character: 0 } },
      { textDocument, position: { line: 0.5, character: 0 } },
    ];
    for (const params of malformed) expect(await codeOf("textDocument/hover", params)).toBe(-32602);
    expect(await codeOf("textDocument/rename", { textDocument: {}, newName: 5 })).toBe(-32602);
    const position = { line: 0, character: 3 };
    const range = { start: position, end: position };
    for (const [method, params] of [
      ["textDocument/hover", { textDocument }],
      ["textDocument/completion", { textDocument }],
      ["textDocument/rename", { textDocument, newName: "a" }],
      ["textDocument/rename", { textDocument, position, newName: 5 }],
      ["textDocument/codeAction", { textDocument, context: { diagnostics: [] } }],
      ["textDocument/codeAction", { textDocument, range: null, context: { diagnostics: [] } }],
      ["textDocument/codeAction", { textDocument, range, context: { diagnostics: 5 } }],
      ["textDocument/codeAction", { textDocument, range, context: { diagnostics: [], only: 5 } }],
      ["workspace/symbol", {}],
      ["workspace/symbol", { query: 5 }],
    ] as const)
      expect([method, await codeOf(method, params)]).toEqual([method, -32602]);
    expect(await client.request("textDocument/codeAction", { textDocument, range })).toEqual([]);
    expect(await codeOf("textDocument/references", { textDocument, position })).toBeUndefined();
    for (const params of [{}, { textDocument: {} }, { textDocument: { uri: 5, text: "a", version: 1 } }])
      for (const name of ["didOpen", "didChange", "didClose"]) await client.notify(`textDocument/${name}`, params);
    expect(await codeOf("initialize", { processId: null, rootUri: null, capabilities: {} })).toBe(-32600);
    expect(await client.request("textDocument/documentSymbol", { textDocument })).toHaveLength(4);
    await client.close("openapi.yaml");
  });

  it("searches code for one rename at a time", async () => {
    const client = await clientIn(
      folderWith({
        "openapi.yaml": document.replace("paths: {}", "tags: [{ name: books }]\npaths: {}"),
        "main.ts": "",
      }),
    );
    await client.open("openapi.yaml", document.replace("paths: {}", "tags: [{ name: books }]\npaths: {}"));
    const params = { textDocument: { uri: client.uri("openapi.yaml") }, position: { line: 3, character: 17 } };
    const outcomes = ["a", "b", "c"].map((newName) =>
      client.request<object>("textDocument/rename", { ...params, newName }).then(
        () => "renamed",
        ({ code }: { code: number }) => code,
      ),
    );
    expect(await Promise.all(outcomes)).toEqual([-32800, -32800, "renamed"]);
  });

  it("refuses the edits of a rename whose document has been replaced meanwhile", async () => {
    const text = document.replace("paths: {}", "tags: [{ name: books }]\npaths: {}");
    // Code is searched in a thread, so that the change arrives before the edits.
    const client = await clientIn(folderWith({ "openapi.yaml": text, "shop.ts": "" }));
    await client.open("openapi.yaml", text);
    const position = { line: 3, character: 17 };
    const params = { textDocument: { uri: client.uri("openapi.yaml") }, position, newName: "shelves" };
    const renamed = client.request<object>("textDocument/rename", params).catch(({ code }: { code: number }) => code);
    await client.change("openapi.yaml", `# Books\n${text}`);
    expect(await renamed).toBe(-32801);
    const below = { ...params, position: { ...position, line: 4 } };
    expect(await client.request("textDocument/rename", below)).toHaveProperty("documentChanges");
  });

  it("follows unsaved configurations, also such that are not on disk, and folders that join and leave the workspace", async () => {
    const client = await clientIn(
      folderWith({
        "openapi.yaml": document,
        "guildwire.config.yaml": "spec: openapi.yaml\nedition: 2026-12\n",
      }),
    );
    const config = "guildwire.config.yaml";
    await client.open(config, "spec: openapi.yaml\nedition: 2026-12\nlayuot: single\n");
    const [found] = await client.diagnostics(config, ({ length }) => length > 0);
    expect(found?.message).toContain("layuot");
    await client.change(config, "spec: openapi.yaml\nedition: 2026-12\n");
    await client.diagnostics(config, ({ length }) => length === 0);

    const file = "api/guildwire.config.yaml";
    await client.open("api/openapi.yaml", `${document}x-unknown: 1\n`);
    await client.diagnostics("api/openapi.yaml", ([one]) => one?.severity === 2);
    await client.open(file, "spec: openapi.yaml\nstrict: true\nstrictExtensions: true\n");
    await client.diagnostics("api/openapi.yaml", ([one]) => one?.severity === 1);
    await client.close(file);
    await client.diagnostics("api/openapi.yaml", ([one]) => one?.severity === 2);

    const other = folderWith({ "openapi.yaml": document.replace("servers:", "x-unknown: 1\nservers:") });
    const folder = { uri: pathToFileURL(other).href, name: "other" };
    const uri = `${folder.uri}/openapi.yaml`;
    const count = () => client.published.findLast((params) => params.uri === uri)?.diagnostics.length;
    await client.notify("workspace/didChangeWorkspaceFolders", { event: { added: [folder], removed: [] } });
    await client.until(() => (count() ?? 0) > 0);
    await client.notify("workspace/didChangeWorkspaceFolders", { event: { added: [], removed: [folder] } });
    await client.until(() => count() === 0);
  });

  it("serves documents of a client without a folder", async () => {
    const client = new Client(folderWith({}));
    const result = await client.connection.sendRequest("initialize", {
      processId: null,
      rootUri: null,
      capabilities: {},
    });
    expect(result).toHaveProperty("capabilities.textDocumentSync");
    await client.connection.sendNotification("initialized", {});
    await client.open("a.yaml", document.replace("paths: {}", "paths: {}\nx: 1"));
    await client.diagnostics("a.yaml", (found: readonly Diagnostic[]) =>
      found.some(({ code }) => code === "unknown-keyword"),
    );
    expect(client.registered).toEqual([]);
    await client.notify("textDocument/didOpen", {
      textDocument: { uri: "untitled:Untitled-1", languageId: "yaml", version: 1, text: document },
    });
    expect(await client.stop()).toBe(0);
  });

  it("continues after the client has refused a request", async () => {
    const client = new Client(folderWith({ "openapi.yaml": document }));
    client.connection.onRequest("client/registerCapability", () => new ResponseError(-32601, "no watchers here"));
    await client.initialize();
    await client.log("no watchers here");
    await client.open("openapi.yaml", document.replace("paths: {}", "paths: {}\nx: 1"));
    await client.diagnostics("openapi.yaml", ({ length }) => length > 0);
    expect(await client.stop()).toBe(0);
  });

  it("reads the latest text of a client that does not count versions", async () => {
    const client = await clientIn(folderWith({}));
    await client.open("a.yaml", document);
    const textDocument = { uri: client.uri("a.yaml"), version: 1 };
    const symbols = () => client.request<DocumentSymbol[]>("textDocument/documentSymbol", { textDocument });
    expect((await symbols()).map(({ name }) => name)).toEqual(["openapi", "info", "servers", "paths"]);
    const range = { start: { line: 0, character: 0 }, end: { line: 99, character: 99 } };
    const contentChanges = [{ range, text: "openapi: 3.1.1\ntags: []\n" }];
    await client.notify("textDocument/didChange", { textDocument, contentChanges });
    expect((await symbols()).map(({ name }) => name)).toEqual(["openapi", "tags"]);
  });

  it("recognizes a document with a byte order mark", async () => {
    const client = await clientIn(folderWith({}));
    await client.open("a.yaml", `\uFEFF${document}`);
    const textDocument = { uri: client.uri("a.yaml") };
    expect(await client.request("textDocument/documentSymbol", { textDocument })).toHaveLength(4);
  });

  it("keeps the text of a file that is open by a link as well, when one is closed", async () => {
    const client = await clientIn(folderWith({ "a.yaml": document }));
    symlinkSync("a.yaml", join(client.folder, "link.yaml"));
    await client.open("a.yaml", `${document}x: 1\n`);
    await client.open("link.yaml", document);
    await client.close("link.yaml");
    const textDocument = { uri: client.uri("a.yaml") };
    expect(await client.request("textDocument/documentSymbol", { textDocument })).toHaveLength(5);
  });

  it("drops the text of a closed file whose link was removed while it was open", async () => {
    const client = await clientIn(folderWith({ "real.yaml": document }));
    const link = join(client.folder, "link.yaml");
    symlinkSync("real.yaml", link);
    await client.open("link.yaml", `${document}x: 1\n`);
    await client.diagnostics("link.yaml", ({ length }) => length > 0);
    rmSync(link);
    await client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: client.uri("link.yaml"), type: 3 }] });
    await client.close("link.yaml");
    await client.diagnostics("link.yaml", ({ length }) => length === 0);
    await client.open("real.yaml", document);
    await client.diagnostics("real.yaml", (found, { version }) => found.length === 0 && version === 1);
  });

  it("continues after a configuration names a path that no system has", async () => {
    const client = await clientIn(
      folderWith({ "openapi.yaml": document, "guildwire.config.yaml": 'spec: "a\\0b"\nedition: 2026-12\n' }),
    );
    await client.until(() => client.published.some(({ diagnostics }) => diagnostics[0]?.code === "file-unreadable"));
    await client.open("openapi.yaml", document);
    const textDocument = { uri: client.uri("openapi.yaml") };
    expect(await client.request("textDocument/documentSymbol", { textDocument })).toHaveLength(4);
  });

  it("logs what exceeds a limit", async () => {
    const keys = Array.from({ length: 600 }, (_, index) => `k${index}: 1\n`).join("");
    const client = await clientIn(folderWith({}));
    await client.open("many.yaml", `${document}${keys}`);
    const found = await client.diagnostics("many.yaml", ({ length }) => length > 0);
    expect(found.length).toBeLessThanOrEqual(500);
    await client.open("long.yaml", `${document}#${"x".repeat(16 * 1024 * 1024)}\n`);
    expect(await client.log("long.yaml")).toContain("above 16777216 characters, there are only diagnostics");
    const textDocument = { uri: client.uri("long.yaml") };
    expect(await client.request("textDocument/foldingRange", { textDocument })).toBeNull();
  });

  it("checks the versions of a document that is too long for other features", async () => {
    const client = await clientIn(folderWith({}));
    const lines = ['{ "openapi": "3.1.0",', '"info": { "title": "T", "version": "1" },', '"pathz": {} }'];
    await client.open("long.json", `${lines.join("\n")}${" ".repeat(16 * 1024 * 1024)}`);
    const found = await client.diagnostics("long.json", ({ length }, { version }) => length > 0 && version === 1);
    expect(found.map(({ range }) => range.start)).toContainEqual({ line: 2, character: 0 });
    const whole = `{ "openapi": "3.1.0", "info": { "title": "T", "version": "1" }, "paths": {} }`;
    await client.change("long.json", `${whole}${" ".repeat(16 * 1024 * 1024)}`);
    await client.diagnostics("long.json", ({ length }, { version }) => length === 0 && version === 2);
  });
});
