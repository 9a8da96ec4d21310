import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CompletionList, Diagnostic, Position, PublishDiagnosticsParams } from "vscode-languageserver-protocol";
import { parse } from "yaml";
import { Client, folderWith, oneServer } from "./running-server.js";

const clientIn = oneServer();

/** About 300 lines, without the references to other files. */
const document = readFileSync(join(import.meta.dirname, "library.yaml"), "utf8");
const lines = document.split("\n");

const name = "library.yaml";

/** An editor that knows the text of each version. */
class Editor {
  readonly client: Client;
  readonly #texts: string[] = [""];

  constructor(client: Client) {
    this.client = client;
  }

  get version(): number {
    return this.#texts.length - 1;
  }

  async open(text: string): Promise<void> {
    this.#texts.push(text);
    await this.client.open(name, text);
  }

  async change(text: string): Promise<void> {
    this.#texts.push(text);
    await this.client.change(name, text);
  }

  /** Sends every request at a position. Fails if the server ends, or a range of a response is outside of the text. */
  async ask(position: Position): Promise<void> {
    const textDocument = { uri: this.client.uri(name) };
    const text = this.#texts.at(-1) ?? "";
    const all = [
      "completion",
      "hover",
      "definition",
      "documentSymbol",
      "foldingRange",
      "documentLink",
      "prepareRename",
    ];
    const context = { includeDeclaration: true, diagnostics: [] };
    const params = { textDocument, position, context, range: { start: position, end: position } };
    for (const method of [...all, "references", "codeAction"]) {
      const result = await this.client.request(`textDocument/${method}`, params);
      for (const found of positionsIn(result)) expect([method, isInside(found, text)]).toEqual([method, true]);
    }
    // A rename is refused, or has edits in the text.
    const edit = await this.client.request("textDocument/rename", { ...params, newName: "renamed" }).catch(() => null);
    for (const found of positionsIn(edit)) expect(isInside(found, text)).toBe(true);
  }

  /** Checks that all diagnostics so far are in the text of their version. */
  expectPositionsInside(): void {
    for (const { version, diagnostics } of this.client.published) {
      if (version === undefined) continue;
      for (const found of positionsIn(diagnostics)) expect(isInside(found, this.#texts[version] ?? "")).toBe(true);
    }
  }

  /** The results of requests at a position, as text with line feeds. */
  async resultsAt(position: Position): Promise<string> {
    const textDocument = { uri: this.client.uri(name) };
    const results: unknown[] = [];
    for (const method of ["completion", "hover", "definition", "documentSymbol", "foldingRange", "references"]) {
      const params = { textDocument, position, context: { includeDeclaration: true } };
      results.push([method, await this.client.request(`textDocument/${method}`, params)]);
    }
    const range = { start: position, end: position };
    const fixes = await this.client.request("textDocument/codeAction", {
      textDocument,
      range,
      context: { diagnostics: [] },
    });
    const rename = { textDocument, position, newName: "renamed" };
    const edit = await this.client.request("textDocument/rename", rename).catch(String);
    const text = JSON.stringify([...results, fixes, edit], undefined, 1);
    // Each change has a version of its own, and the types of hovers come later than the diagnostics.
    const same = text.replaceAll(/"version": \d+/g, "").replaceAll(/\\r\\n|\\r/g, "\\n");
    return same.replaceAll(/(?:\\n)*```ts\\n.*?```/g, "");
  }

  /** Waits until the names of the document are known, which are found some time after the diagnostics. */
  async knowsTags(): Promise<void> {
    const line = lines.findIndex((one) => /^ +tags: \[/.test(one));
    const position = { line, character: (lines[line] ?? "").indexOf("[") + 1 };
    const params = { textDocument: { uri: this.client.uri(name) }, position };
    for (let again = 0; again < 100_000; again += 1) {
      const found = await this.client.request<CompletionList | null>("textDocument/completion", params);
      if ((found?.items.length ?? 0) > 0) return;
    }
    throw new Error("no tags were found");
  }

  /** Waits for the diagnostics of the current text. */
  async settled(): Promise<readonly Diagnostic[]> {
    const isCurrent = (_: readonly Diagnostic[], { version }: PublishDiagnosticsParams) => version === this.version;
    return this.client.diagnostics(name, isCurrent);
  }
}

function positionsIn(value: unknown): readonly Position[] {
  if (typeof value !== "object" || value === null) return [];
  if ("line" in value && "character" in value) return [value as Position];
  if ("startLine" in value && "endLine" in value) {
    return [value.startLine, value.endLine].map((line) => ({ line: Number(line), character: 0 }));
  }
  return Object.values(value).flatMap(positionsIn);
}

function isInside({ line, character }: Position, text: string): boolean {
  const written = text.split(/\r\n|\r|\n/)[line];
  return written !== undefined && line >= 0 && character >= 0 && character <= written.length;
}

async function editorOf(text: string): Promise<Editor> {
  const editor = new Editor(await clientIn(folderWith({})));
  await editor.open(text);
  return editor;
}

/** The end of a text. */
function endOf(text: string): Position {
  const all = text.split(/\r\n|\r|\n/);
  return { line: all.length - 1, character: (all.at(-1) ?? "").length };
}

/** The document with an error that is reported whenever the document is complete. */
const incorrect = document.replace("schemas/Author", "schemas/Autor");

async function expectSame(editor: Editor): Promise<void> {
  await editor.change(incorrect);
  const found = await editor.settled();
  expect(found.map(({ code }) => code)).toContain("reference-unresolved");
  editor.expectPositionsInside();
}

/** The document with a form of line ends or in JSON, and how many of its lines are between two that are tried. */
const forms: readonly (readonly [title: string, text: string, step: number])[] = [
  ["YAML", document, 1],
  ["YAML with CRLF", document.replaceAll("\n", "\r\n"), 3],
  ["YAML with CR", document.replaceAll("\n", "\r"), 3],
  ["JSON", JSON.stringify(parse(document), undefined, 1), 7],
  ["JSON with CRLF", JSON.stringify(parse(document), undefined, 1).replaceAll("\n", "\r\n"), 19],
];

/** In CI a sample; `npm run test:long -- typed-prefixes` runs all. */
const isWhole = process.env["PREFIXES"] === "all";

describe("half-typed documents", { timeout: 300_000 }, () => {
  it.each(forms)("may end after every line, and within lines, in %s", async (_, text, sampled) => {
    const editor = await editorOf(incorrect);
    const parts = text.match(/[^\r\n]*(?:\r\n|\r|\n|$)/g) ?? [];
    for (let count = 0; count <= parts.length; count += isWhole ? 1 : sampled) {
      const part = parts.slice(0, count).join("") + (parts[count] ?? "").slice(0, (count * 7) % 40);
      await editor.change(part);
      await editor.ask(endOf(part));
    }
    await expectSame(editor);
  });

  it.each(forms)("may end after any character, in %s", { timeout: 3_600_000 }, async (_, text, sampled) => {
    const editor = await editorOf(incorrect);
    for (let end = 0; end <= text.length; end += isWhole ? 1 : 211 * sampled) {
      const part = text.slice(0, end);
      await editor.change(part);
      await editor.ask(endOf(part));
    }
    await expectSame(editor);
  });

  it.each(["\r", "\r\n"])("have the same results where lines end with %j", async (end) => {
    // A server of its own knows no documents of former folders.
    const editor = new Editor(await new Client(folderWith({})).initialize());
    await editor.open("");
    const positions = lines.flatMap((line, index) =>
      index % 23 === 17 ? [{ line: index, character: Math.max(0, line.length - 3) }] : [],
    );
    const resultsOf = async (text: string): Promise<unknown> => {
      await editor.change(text);
      const diagnostics = await editor.settled();
      expect(diagnostics.map(({ code }) => code)).toContain("reference-unresolved");
      await editor.knowsTags();
      const results: string[] = [];
      for (const position of positions) results.push(await editor.resultsAt(position));
      return { diagnostics, results };
    };
    expect(await resultsOf(incorrect.replaceAll("\n", end))).toEqual(await resultsOf(incorrect));
    editor.expectPositionsInside();
  });

  it("may lack any line", async () => {
    const editor = await editorOf(incorrect);
    for (const [index] of lines.entries()) {
      const text = lines.toSpliced(index, 1).join("\n");
      await editor.change(text);
      await editor.ask({ line: Math.min(index, lines.length - 2), character: 2 });
    }
    await expectSame(editor);
  });

  it("may change anywhere, in YAML and JSON", async () => {
    const editor = await editorOf(incorrect);
    const inserted = fc.constantFrom(
      "{",
      "}",
      "[",
      '"',
      "'",
      ":",
      "- ",
      "\n",
      "\r",
      "\t",
      "&a ",
      "*a",
      "!!x ",
      "|",
      "😀",
      "\ud83d",
      "\ude00",
      "\u2028",
      "$ref: ",
      "__proto__: ",
      "#",
      "%",
      "...\n",
      "---\n",
    );
    const texts = [
      document,
      document.replaceAll("\n", "\r\n"),
      document.replaceAll("Books", "😀Books😀"),
      JSON.stringify({ openapi: "3.1.1", paths: { "/a": { get: { tags: ["a"] } } } }, undefined, 1),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...texts),
        fc.array(fc.tuple(fc.nat(), fc.nat(30), inserted), { minLength: 1, maxLength: 4 }),
        fc.nat(),
        async (base, edits, at) => {
          const text = edits.reduce((current, [offset, removed, added]) => {
            const start = offset % (current.length + 1);
            return current.slice(0, start) + added + current.slice(start + removed);
          }, base);
          await editor.change(text);
          const before = text.slice(0, at % (text.length + 1)).split(/\r\n|\r|\n/);
          await editor.ask({ line: before.length - 1, character: (before.at(-1) ?? "").length });
        },
      ),
      { numRuns: 150 },
    );
    await expectSame(editor);
  });
});
