import { describe, expect, it } from "vitest";
import type { CodeLens, Location } from "vscode-languageserver-protocol";
import { connected, document } from "./books-project.js";
import type { Client } from "./running-server.js";

const command = "test.showReferences";

/** The titles of the lenses by the line of the document, and the locations that they show. */
async function lenses(client: Client): Promise<readonly string[]> {
  const found = await client.request<CodeLens[]>("textDocument/codeLens", {
    textDocument: { uri: client.uri("openapi.yaml") },
  });
  return found.map(({ range, command: shown }) => {
    const [, , locations = []] = (shown?.arguments ?? []) as [string, object, Location[]?];
    const places = locations.map(({ uri, range: { start } }) => `${uri.split("/").at(-1)}:${start.line + 1}`);
    return `${range.start.line + 1}: ${shown?.title}${places.length === 0 ? "" : ` (${places.join(", ")})`}`;
  });
}

describe("code lenses", { timeout: 120_000 }, () => {
  it("count callers and uses, name handlers, and list breaking changes since a revision", async () => {
    const client = await connected({ lensCommand: command });
    await client.open("openapi.yaml", document);
    await client.refresh();
    expect(await lenses(client)).toEqual([
      "7: 2 callers (main.ts:3, main.ts:4)",
      "7: handler implemented (server.ts:2)",
      "12: no callers",
      "12: no handler",
      "20: 1 use in code (main.ts:3)",
      "21: no uses in code",
    ]);

    await client.change("openapi.yaml", document.replace("required: [title]", "required: [title, pages]"));
    await client.refresh();
    const breaking = "1 breaking change since HEAD: Book.pages: was optional, and is required (openapi.yaml:20)";
    expect((await lenses(client)).filter((title) => title.includes("breaking"))).toEqual([
      // Handlers have to return it.
      `7: ${breaking}`,
      `12: ${breaking}`,
      `20: ${breaking}`,
    ]);
    expect(await client.stop()).toBe(0);
  });

  it("have no command for clients that name none, and no facts in workspaces that are not trusted", async () => {
    const client = await connected();
    await client.open("openapi.yaml", document);
    await client.refresh();
    const found = await client.request<CodeLens[]>("textDocument/codeLens", {
      textDocument: { uri: client.uri("openapi.yaml") },
    });
    expect(found[0]?.command).toEqual({ title: "2 callers", command: "" });
    await client.stop();

    const untrusted = await connected({ trusted: false });
    await untrusted.open("openapi.yaml", document);
    await untrusted.diagnostics("openapi.yaml");
    expect((await lenses(untrusted)).filter((title) => !title.includes("no "))).toEqual([]);
  });

  it("are beside references in programs", async () => {
    const client = await connected();
    await client.open("openapi.yaml", document);
    await client.refresh();
    const references = (line: number, character: number) =>
      client.request<Location[]>("textDocument/references", {
        textDocument: { uri: client.uri("openapi.yaml") },
        position: { line, character },
        context: { includeDeclaration: false },
      });
    const placesOf = (found: Location[]) =>
      found.map(({ uri, range }) => `${uri.split("/").at(-1)}:${range.start.line + 1}`);
    expect(placesOf(await references(7, 20))).toEqual(["main.ts:3", "main.ts:4", "server.ts:2"]);
    const title = (document.split("\n")[19] ?? "").indexOf("title: {");
    expect(placesOf(await references(19, title + 1))).toEqual(["openapi.yaml:20", "main.ts:3"]);
  });

  it("are beside references to values of enumerations", async () => {
    const edited = document.replace(
      "{ type: integer } } }",
      `{ type: integer }, genre: { $ref: "#/components/schemas/Genre" } } }
    Genre: { oneOf: [{ const: crime, title: CRIME }, { const: travel, title: TRAVEL }] }`,
    );
    const client = await connected(
      {},
      {
        "openapi.yaml": edited,
        "src/main.ts": `import { createClient, listBooks } from "./api/client/index.js";
import { Genre } from "./api/types/index.js";
const books = await listBooks(createClient());
export const found = books.filter(({ genre }) => genre === Genre.TRAVEL);
export const others = books.filter((book) => book.genre === "crime");
export const more = { title: "a", genre: "crime" } satisfies (typeof books)[number];
`,
      },
    );
    await client.open("openapi.yaml", edited);
    await client.refresh();
    const references = async (value: string) => {
      const marked = edited.replace(`${value}`, `|${value}`);
      const found = await client.at<Location[]>("textDocument/references", "openapi.yaml", marked, {
        context: { includeDeclaration: false },
      });
      return found.map(({ uri, range }) => `${uri.split("/").at(-1)}:${range.start.line + 1}`);
    };
    expect(await references("crime")).toEqual(["main.ts:5", "main.ts:6"]);
    expect(await references("travel")).toEqual(["main.ts:4"]);
  });
});
