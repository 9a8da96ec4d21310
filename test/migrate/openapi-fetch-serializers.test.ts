import { describe, expect, it } from "vitest";
import { client, leftOf, migrated, project, withProjects } from "./openapi-fetch-files.js";

withProjects();

describe("clients of openapi-fetch with a querySerializer", { timeout: 300_000 }, () => {
  it("lose querySerializer if the document says the same", async () => {
    const lists = 'querySerializer: { array: { style: "form", explode: false } }';
    const { report, before, after } = await migrated({
      "main.ts": `${client.replace("{ baseUrl", `{ ${lists}, baseUrl`)}
console.log((await client.GET("/books/search", { params: { query: { tags: ["a b", "c,d"] } } })).data?.length);
console.log((await client.GET("/books", { params: { query: { genre: ["novel", "poetry"] } } })).data?.length);
`,
    });
    expect(after).toEqual(before);
    expect(report.calls).toEqual({ found: 2, rewritten: 1 });
    expect(leftOf(report).join()).toContain('"genre" is written in style form, exploded');
  });

  it("are compared with the document one by one, and parameter by parameter", async () => {
    const search =
      "  /books/search:\n    get:\n      operationId: searchBooks\n      tags: [books]\n      parameters:\n";
    const added = `        - { name: ids, in: query, style: spaceDelimited, explode: false, schema: { type: array, items: { type: integer } } }
        - { name: years, in: query, allowReserved: true, schema: { type: integer } }
        - { name: link, in: query, allowReserved: true, schema: { type: string } }
`;
    const document = project.read("openapi.yaml");
    expect(document).toContain(search);
    project.write("openapi.yaml", document.replace(search, `${search}${added}`));
    expect((await project.run("types", "--paths", "-o", "src/schema.d.ts")).code).toBe(0);
    const { report, before, after } = await migrated({
      "main.ts": `import createClient, { createQuerySerializer } from "openapi-fetch";
import type { paths } from "./schema";
const baseUrl = process.env["BASE_URL"] ?? "";
const plain = createClient<paths>({ baseUrl });
const spaced = createClient<paths>({ baseUrl, querySerializer: { array: { style: "spaceDelimited", explode: false } } });
const piped = createClient<paths>({ baseUrl, querySerializer: { array: { style: "pipeDelimited", explode: true }, allowReserved: false } });
const raw = createClient<paths>({ baseUrl, querySerializer: { allowReserved: true } });
const joined = createClient<paths>({ baseUrl, querySerializer: createQuerySerializer({ array: { style: "form", explode: false } }) });
const genre: ("novel" | "poetry")[] = ["novel", "poetry"];
const count = ({ data }: { data?: unknown[] }) => data?.length;
console.log(count(await plain.GET("/books", { params: { query: { genre, author: "a b" } } })));
console.log(count(await plain.GET("/books/search", { params: { query: { years: 7 } } })));
console.log(count(await plain.GET("/books/search", { params: { query: { link: "a/b" } } })));
console.log(count(await spaced.GET("/books/search", { params: { query: { ids: [1, 2] } } })));
console.log(count(await spaced.GET("/books", { params: { query: { genre } } })));
console.log(count(await piped.GET("/books", { params: { query: { genre, limit: 2 } } })));
console.log(count(await raw.GET("/books", { params: { query: { genre, limit: 2 } } })));
console.log(count(await raw.GET("/books", { params: { query: { author: "a&b" } } })));
console.log(count(await joined.GET("/books/search", { params: { query: { tags: ["a", "b"] } } })));
console.log(count(await plain.GET("/books/search", { params: { query: { tags: ["a", "b"] } }, querySerializer: { array: { style: "form", explode: false } } })));
console.log(count(await raw.GET("/books", { params: { query: { genre } }, querySerializer: { array: { explode: true, style: "form" } } })));
`,
    });
    expect(after).toEqual(before);
    expect(leftOf(report)).toEqual([
      'main.ts:19 the document declares that "link" is written with reserved characters, which openapi-fetch does not read',
      'main.ts:21 the document declares that "genre" is written in style form, exploded, which the querySerializer of the client does not write',
      'main.ts:24 the querySerializer of the client does not encode "author", and the document does not declare that',
      "main.ts:27 querySerializer is joined with that of the client",
    ]);
    expect(report.calls).toEqual({ found: 11, rewritten: 7 });
  });

  it("lose a querySerializer that passes the query to a known library", async () => {
    project.link("qs");
    const { report, before, after } = await migrated({
      "main.ts": `import createClient from "openapi-fetch";
import qs from "qs";
import type { paths } from "./schema";
const baseUrl = process.env["BASE_URL"] ?? "";
const repeated = createClient<paths>({ baseUrl, querySerializer: (query) => qs.stringify(query, { arrayFormat: "repeat", skipNulls: true }) });
const indexed = createClient<paths>({ baseUrl, querySerializer(query) { return qs.stringify(query, { addQueryPrefix: true }); } });
const params = createClient<paths>({ baseUrl, querySerializer: (query) => new URLSearchParams(query as Record<string, string>).toString() });
const own = createClient<paths>({ baseUrl, querySerializer: (query) => Object.entries(query).map(([name, value]) => \`\${name}=\${value}\`).join(";") });
const genre: ("novel" | "poetry")[] = ["novel", "poetry"];
const load = async (author?: string) => [
  (await repeated.GET("/books", { params: { query: { genre, author } } })).data?.length,
  (await indexed.GET("/books", { params: { query: { author, limit: 3 } } })).data?.length,
  (await indexed.GET("/books", { params: { query: { genre } } })).data?.length,
  (await params.GET("/books", { params: { query: { author: "Jane", limit: 3 } } })).data?.length,
  (await params.GET("/books", { params: { query: { author } } })).data?.length,
  (await own.GET("/books", { params: { query: { author: "Jane" } } })).data?.length,
];
console.log(await load(), await load("Emma"));
`,
    });
    expect(after).toEqual(before);
    expect(leftOf(report)).toEqual([
      'main.ts:17 the document declares that "genre" is written in style form, exploded, which the querySerializer of the client does not write',
      'main.ts:19 "author" may be undefined, which the querySerializer of the client writes',
      'main.ts:20 the document declares that "author" is written in style form, exploded, and what the querySerializer of the client writes is not known',
    ]);
    expect(report.calls).toEqual({ found: 6, rewritten: 3 });
  });

  it("keep a querySerializer where a client of the former interface would be declared around the generated one", async () => {
    const { report, before, after } = await migrated({
      "main.ts": `import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./schema";
class Search {
  constructor(private readonly client: Client<paths>) {}
  tagged = async (tags: string[]) => (await this.client.GET("/books/search", { params: { query: { tags } } })).data?.length;
  list = async (path: "/books", genre: "novel"[]) => (await this.client.GET(path, { params: { query: { genre } } })).data?.length;
}
const search = new Search(createClient<paths>({ baseUrl: process.env["BASE_URL"] ?? "", querySerializer: { array: { style: "form", explode: false } } }));
console.log(await search.tagged(["a", "b"]), await search.list("/books", ["novel", "novel"]));
`,
    });
    expect(after).toEqual(before);
    expect(report.calls).toEqual({ found: 2, rewritten: 0 });
  });
});
