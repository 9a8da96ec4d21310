import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MigrationProject, type MigrationReport, migrate } from "./project.js";

const declaration = `import createClient from "openapi-fetch";
import type { paths } from "./schema.js";
export const client = createClient<paths>({ baseUrl: "http://localhost" });
`;
const use = 'import { client } from "./client.js";\n';

/** Migrates files beside a client once, and again. */
class HostileFiles {
  readonly project: MigrationProject = new MigrationProject("only: [types, client]\n", {
    noUnusedLocals: false,
    types: [],
  });
  readonly #files: Readonly<Record<string, string>>;
  report: MigrationReport | undefined;
  second: MigrationReport | undefined;

  constructor(files: Readonly<Record<string, string>>) {
    this.#files = files;
    for (const name of ["openapi-fetch", "openapi-typescript-helpers"]) this.project.link(name);
    mkdirSync(join(this.project.folder, "src"), { recursive: true });
    for (const [name, text] of Object.entries({ "client.ts": declaration, ...files })) {
      this.project.write(`src/${name}`, text);
    }
  }

  async run(...paths: readonly string[]): Promise<void> {
    const { code, stderr } = await this.project.run("types", "--paths", "-o", "src/schema.d.ts");
    if (code !== 0) throw new Error(stderr);
    this.report = await migrate(this.project, "openapi-fetch", ...paths);
    const after = this.project.sources();
    this.second = await migrate(this.project, "openapi-fetch", ...paths);
    expect(this.project.sources()).toEqual(after);
  }

  before(name: string): string {
    return this.#files[name] ?? "";
  }

  after(name: string): string {
    return this.project.read(`src/${name}`);
  }

  /** What is left of a file. */
  left(name: string): readonly string[] {
    const own = this.report?.left.filter(({ file }) => file === `src/${name}`) ?? [];
    return own.map(({ line, why }) => `${line}: ${why}`);
  }
}

describe("spreads that may be nothing", { timeout: 300_000 }, () => {
  const files = new HostileFiles({
    "spreads.ts": `${use}
declare const genre: "novel" | undefined;
declare const author: string;
declare const isNew: boolean;
declare const filter: false | { author: string };
declare const either: { author: string } | { writer: string };
declare const lie: never;
export const all = [
  client.GET("/books", { params: { query: { ...(genre ? { genre: [genre] } : undefined), ...(author && { author }) } } }),
  client.GET("/books", { params: { query: { ...(isNew && { limit: 1 }), ...filter } } }),
  client.GET("/books", { params: { query: isNew ? { limit: 1 } : {} } }),
  client.GET("/books", { params: { query: { ...either } } }),
  client.GET("/books", { params: { query: { ...(isNew ? { writer: "a" } : null) } } }),
  client.GET("/books", { params: { query: { ...lie } as never } }),
];
declare const held: { params?: { query?: { limit: number }; path?: never } };
export const more = client.GET("/books", { params: held.params });
`,
  });
  beforeAll(() => files.run(), 300_000);
  afterAll(() => files.project.remove());

  it("stay spreads, and each of their alternatives is checked", () => {
    expect(files.after("spreads.ts")).toContain(
      "listBooks(client, { ...(genre ? { genre: [genre] } : undefined), ...(author && { author }) })",
    );
    expect(files.after("spreads.ts")).toContain("listBooks(client, { ...(isNew && { limit: 1 }), ...filter })");
    expect(files.after("spreads.ts")).toContain("listBooks(client, { ...(isNew ? { limit: 1 } : {}) })");
    expect(files.after("spreads.ts")).toContain("listBooks(client, { ...held.params?.query })");
  });

  it("are left if an alternative is no argument", () => {
    expect(files.left("spreads.ts")).toEqual([
      '16: the operation has no query parameter "writer"',
      '17: the operation has no query parameter "writer"',
      "18: the type of the query parameters is not known",
    ]);
  });
});

describe("a program whose calls can all be rewritten", { timeout: 300_000 }, () => {
  const files = new HostileFiles({
    "bytes.ts": `\u{feff}${use.trim()} // first\r\n\r\nexport const a = async ( ) =>\t( await client.GET( '/status' ) ).data?.ok ; // last\r\n`,
    "names.ts": `${use}
export async function getBook(book_id: string) {
  const resultOf = 1;
  const { data } = await client.GET("/books/{book_id}", { params: { path: { book_id } } });
  return [data, resultOf];
}
`,
    "shadowed.ts": `${use}const store = { GET: (path: "/status") => path };
export const a = store.GET("/status");
export function b(client: { GET(path: "/status"): number }) {
  return client.GET("/status");
}
export const used = client;
`,
    "barrel.ts": 'export { client as api } from "./client.js";\nexport * as all from "./client.js";\n',
    "through.ts": `import { all, api as shelf } from "./barrel.js";
import * as barrel from "./barrel.js";
export const a = shelf.GET("/status");
export const b = all.client.GET("/status");
export const c = barrel.api.GET("/status");
`,
    "page.tsx": `${use}export const Button = ({ id }: { id: string }) => (
  <button onClick={async () => void (await client.DELETE("/books/{book_id}", { params: { path: { book_id: id } } }))}>x</button>
);
export const nested = async () =>
  client.GET("/books/{book_id}", {
    params: { path: { book_id: (await client.GET("/books")).data?.[0]?.id ?? "none" } },
  });
`,
    "lazy.ts": `export async function a() {
  const { client } = await import("./client.js");
  return client.GET("/status");
}
`,
  });
  beforeAll(() => files.run("src"), 300_000);
  afterAll(() => files.project.remove());

  it("compiles, and a second run changes nothing", () => {
    expect(files.project.compile()).toBe("");
    expect(files.report?.left).toEqual([]);
    expect(files.second?.files).toEqual([]);
    expect(files.after("client.ts")).not.toContain("openapi-fetch");
  });

  it("keeps byte order marks, line endings and everything outside of calls", () => {
    const after = files.after("bytes.ts");
    expect(after.startsWith(`\u{feff}${use.trim()}\r\nimport { `)).toBe(true);
    expect(
      after.endsWith(
        "\r\n\r\nexport const a = async ( ) =>\t( await resultOf(client, (client) => getStatus(client)) ).data?.ok ; // last\r\n",
      ),
    ).toBe(true);
  });

  it("gives imports another name where the file has a function or a variable of that name", () => {
    expect(files.after("names.ts")).toContain("getBook as apiGetBook");
    expect(files.after("names.ts")).toContain("await apiResultOf(client, (client) => apiGetBook(client, { book_id }))");
  });

  it("does not touch another object with the same methods, or a shadowed client", () => {
    expect(files.after("shadowed.ts")).toBe(files.before("shadowed.ts"));
  });

  it("follows re-exports, aliases, namespaces and dynamic imports", () => {
    expect(files.after("through.ts")).not.toContain(".GET(");
    expect(files.after("through.ts")).toContain("resultOf(all.client, (client) => getStatus(client))");
    expect(files.after("lazy.ts")).toContain("resultOf(client, (client) => getStatus(client))");
  });

  it("rewrites calls in JSX, in other calls and with await in their arguments", () => {
    expect(files.after("page.tsx")).not.toContain(".GET(");
    expect(files.after("page.tsx")).toContain(
      "async (sender) => getBook(sender, { book_id: (await resultOf(client, (client) => listBooks(client))).data",
    );
  });
});

describe("a program with calls that cannot be rewritten", { timeout: 300_000 }, () => {
  const files = new HostileFiles({
    "any.ts": `${use}export const a = (client as any).GET("/status");
export const b = async () => (await client.GET("/status")).data?.ok;
`,
    "computed.ts": `${use}declare const path: "/status" | "/books";
declare const method: "GET";
declare const init: { params: { path: { book_id: string } } };
declare const params: any;
export const all = [
  client.GET(path),
  client[method]("/status"),
  client.GET("/books/{book_id}", init),
  client.GET("/books/{book_id}", { params }),
  client.GET("/books/{book_id}", { ...init }),
  client.GET("/books/{book_id}", { params: { path: { ["book_id"]: "1" } } }),
  client.GET("/status", { parseAs: "text" }),
  client.GET("/status", { bodySerializer: String }),
  client.GET("/status", /* why */ {}),
];
`,
    "styles.ts": `${use}export const a = client.GET("/books/search", { params: { query: { tags: ["a"] } } });
export const b = client.GET("/books/search", { params: { query: { filter: { year: 1 } } } });
export const c = client.PUT("/books/{book_id}/cover", { params: { path: { book_id: "1" } }, body: { file: "" } });
`,
    "broken.ts": `${use}export const a = client.GET("/status"\n`,
    "lazy.ts": `export async function a() {
  const { client } = await import("./client.js");
  return client.GET("/books", { params: { query: { limit: 1 } as any } });
}
`,
    "other-api.ts": `import createClient from "openapi-fetch";
interface Other { "/status": { get: { responses: { 200: { content: { "application/json": { ok: boolean } } } } } }; "/other": {} }
export const other = createClient<Other>({ baseUrl: "http://localhost" });
export const a = other.GET("/status");
`,
    "wrong-type.ts": `${use}interface Own { data?: { ok: boolean }; error?: never; response: Response & { own?: true } }
export const kept: Promise<Own> = client.GET("/status") as Promise<Own>;
`,
    "captured.ts": `${use}export async function a(client2 = { id: "1" }) {
  let book_id: string | number = client2.id;
  if (typeof book_id === "number") return;
  for (const client of [{ id: book_id }]) console.log(client.id);
  const { error } = await client.GET("/books/{book_id}", { params: { path: { book_id } } });
  book_id = 1;
  return error?.message;
}
`,
    "outside/part.ts": 'import { client } from "../client.js";\nexport const part = client.GET("/status");\n',
  });
  const searched = [
    "any.ts",
    "computed.ts",
    "styles.ts",
    "broken.ts",
    "lazy.ts",
    "other-api.ts",
    "wrong-type.ts",
    "captured.ts",
    "client.ts",
  ];
  beforeAll(() => files.run(...searched.map((name) => `src/${name}`)), 300_000);
  afterAll(() => files.project.remove());

  it("keeps the former client, and adds a generated one beside it", () => {
    expect(files.after("client.ts").startsWith(declaration.replace('schema.js";\n', 'schema.js";\nimport '))).toBe(
      false,
    );
    expect(files.after("client.ts")).toContain(declaration.split("\n")[2]);
    expect(files.after("client.ts")).toContain("export const guildwireClient = apiCreateClient({");
    expect(files.second?.files).toEqual([]);
  });

  it("reports calls whose client has the type any", () => {
    expect(files.left("any.ts")).toEqual(["4: the type of the client is any"]);
    expect(files.after("any.ts")).toContain('(client as any).GET("/status")');
    expect(files.after("any.ts")).toContain(
      "(await resultOf(guildwireClient, (client) => getStatus(client))).data?.ok",
    );
  });

  it("reports computed paths, methods and options", () => {
    expect(files.after("computed.ts")).toBe(files.before("computed.ts"));
    expect(files.left("computed.ts")).toEqual([
      "7: the path is computed",
      "8: the method is computed",
      "9: the options of the call are not an object literal",
      "10: params is not an object literal",
      "11: the options of the call are spread or computed",
      "12: the name of a parameter is computed",
      "13: the call reads the response as text, and the document declares JSON",
      "14: the option bodySerializer has no equivalent in a call",
      "15: a comment in the call would be lost",
    ]);
  });

  it("reports parameters and bodies that openapi-fetch writes differently than the document says", () => {
    expect(files.left("styles.ts")).toEqual([
      '4: the document declares that "tags" is written in style form, which openapi-fetch does not read',
      "6: the document declares a form, and the call has no bodySerializer",
    ]);
    expect(files.after("styles.ts")).toContain("searchBooks(client, { filter: { year: 1 } })");
  });

  it("leaves files with syntax errors and untyped values as they are", () => {
    for (const name of ["broken.ts", "lazy.ts"]) expect(files.after(name)).toBe(files.before(name));
    expect(files.left("broken.ts")).toEqual(["1: it has syntax errors, so nothing in it is changed"]);
    expect(files.left("lazy.ts")).toEqual(["3: the type of the query parameters is not known"]);
  });

  it("gives up edits that would not compile", () => {
    expect(files.after("captured.ts")).toBe(files.before("captured.ts"));
    expect(files.left("captured.ts").join()).toContain(
      "the result would not compile: Type 'string | number' is not assignable to type 'string'",
    );
  });

  it("does not migrate the client of another document", () => {
    expect(files.after("other-api.ts")).toBe(files.before("other-api.ts"));
    expect(files.left("other-api.ts").join()).toContain("the client is that of another one");
  });

  it("does not edit files that were not named", () => {
    expect(files.after("outside/part.ts")).toBe(files.before("outside/part.ts"));
  });
});
