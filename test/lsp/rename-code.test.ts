import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { mayHaveCode, readWorkspace } from "@guildwire/generator/editing";
import { describe, expect, it } from "vitest";
import type { TextDocumentEdit, WorkspaceEdit } from "vscode-languageserver-protocol";
import { connected, createProject, document, files } from "./books-project.js";
import { applied, type Client, folderWith, oneServer } from "./running-server.js";

const clientIn = oneServer();

const program = resolve(import.meta.dirname, "../../generator/bin/guildwire.js");

/** Renames what a text of the document names, applies the edits, and returns the edited files by name. */
async function renamed(client: Client, part: string, newName: string): Promise<Readonly<Record<string, string>>> {
  const before = document.slice(0, document.indexOf(part) + 1).split("\n");
  const position = { line: before.length - 1, character: (before.at(-1) ?? "").length };
  const textDocument = { uri: client.uri("openapi.yaml") };
  const { documentChanges = [] } = await client.request<WorkspaceEdit>("textDocument/rename", {
    textDocument,
    position,
    newName,
  });
  return Object.fromEntries(
    (documentChanges as TextDocumentEdit[]).map(({ textDocument: { uri }, edits }) => {
      const path = fileURLToPath(uri);
      const text = applied(readFileSync(path, "utf8"), edits as { range: never; newText: string }[]);
      writeFileSync(path, text);
      return [path.slice(client.folder.length + 1), text];
    }),
  );
}

describe("a rename in the specification", { timeout: 120_000 }, () => {
  it("edits callers and handlers in the same edit", async () => {
    const client = await clientIn(createProject());
    await client.open("openapi.yaml", document);
    const edited = await renamed(client, "listBooks", "findBooks");
    expect(Object.keys(edited)).toEqual(["openapi.yaml", "src/main.ts", "src/server.ts"]);
    expect(edited["openapi.yaml"]).toContain("operationId: findBooks\n      x-renamed-from: listBooks\n");
    expect(edited["src/main.ts"]).toBe(files["src/main.ts"]?.replaceAll("listBooks", "findBooks"));
    expect(edited["src/server.ts"]).toBe(files["src/server.ts"]?.replaceAll("listBooks", "findBooks"));
  });

  it("edits the texts of open files of code, saved or not", async () => {
    const client = await clientIn(createProject());
    await client.open("openapi.yaml", document);
    const unsaved = `// A comment that is not saved.\n${files["src/main.ts"]}export const more = listBooks;\n`;
    await client.open("src/main.ts", unsaved.replace("more", "less"));
    await client.change("src/main.ts", unsaved);
    await client.open("src/server.ts", files["src/server.ts"] ?? "");
    await client.close("src/server.ts");
    const position = { line: 7, character: 20 };
    const textDocument = { uri: client.uri("openapi.yaml") };
    const params = { textDocument, position, newName: "findBooks" };
    const { documentChanges = [] } = await client.request<WorkspaceEdit>("textDocument/rename", params);
    const [, main, server] = documentChanges as TextDocumentEdit[];
    expect(main?.textDocument).toEqual({ uri: client.uri("src/main.ts"), version: 2 });
    const edits = (main?.edits ?? []) as { range: never; newText: string }[];
    expect(applied(unsaved, edits)).toBe(unsaved.replaceAll("listBooks", "findBooks"));
    expect(server?.textDocument).toEqual({ uri: client.uri("src/server.ts"), version: null });
  });

  it("edits reads of a property, and no code in workspaces that are not trusted", async () => {
    const client = await clientIn(createProject());
    await client.open("openapi.yaml", document);
    const edited = await renamed(client, "title: { type", "name");
    expect(edited["src/main.ts"]).toContain("for (const { name: title } of await listBooks(client))");

    const untrusted = await connected({ trusted: false });
    await untrusted.open("openapi.yaml", document);
    expect(Object.keys(await renamed(untrusted, "listBooks", "findBooks"))).toEqual(["openapi.yaml"]);
  });

  it("edits the stubs that guildwire keeps, so that the next run has nothing to do", async () => {
    const client = await clientIn(
      createProject({
        "guildwire.config.yaml": `${files["guildwire.config.yaml"]}stubs: { out: src/handlers }\n`,
        "src/server.ts": "",
      }),
    );
    const run = (...args: string[]) => execFileSync(process.execPath, [program, ...args], { cwd: client.folder });
    run("generate");
    run("stubs");
    await client.open("openapi.yaml", document);
    const edited = await renamed(client, "listBooks", "findBooks");
    expect(edited["src/handlers/books.ts"]).toContain("findBooks");
    expect(edited["src/handlers/books.ts"]).not.toContain("listBooks");
    run("generate");
    expect(() => run("stubs", "--check")).not.toThrow();
  });

  it("searches only where there may be code", async () => {
    const hasCode = async (more: Readonly<Record<string, string>>, config = "spec: openapi.yaml\n") => {
      const folder = resolve(
        folderWith({ "api/openapi.yaml": document, "api/guildwire.config.yaml": config, ...more }),
        "api",
      );
      const { documents } = await readWorkspace(folder, { isTrusted: true });
      return documents[0] && mayHaveCode(folder, documents[0].settings);
    };
    const stubs = "spec: openapi.yaml\nstubs: { out: ../handlers }\n";
    expect(
      await hasCode({ "api/dist/main.js": "", "api/.cache/main.ts": "", "api/readme.md": "", "src/main.ts": "" }),
    ).toBe(false);
    expect(await hasCode({}, stubs)).toBe(false);
    expect(await hasCode({ "handlers/.guildwire-stubs.json": "{}" }, stubs)).toBe(true);
    expect(await hasCode({ "api/src/a/b/c/main.mjs": "" })).toBe(true);
    expect(await hasCode({ "tsconfig.json": "{}" })).toBe(true);
  });
});
