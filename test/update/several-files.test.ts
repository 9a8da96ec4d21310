import { existsSync, mkdirSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { downloadDocument } from "../../generator/src/project/update/download-document.js";
import { Project } from "../cli/command.js";
import { DocumentServer, shelf } from "./document-server.js";

let project: Project;
let server: DocumentServer;

const book = "type: object\nrequired: [genre]\nproperties: { genre: { $ref: '../enums/genre.json#/Genre' } }\n";
const genre = '{ "Genre": { "enum": ["novel", "poetry"] } }\n';

beforeEach(async () => {
  project = new Project();
  project.remove("books.yaml");
  project.remove("openapi.yaml");
  server = await DocumentServer.start();
  project.write("guildwire.config.yaml", `spec: spec/openapi.yaml\nsource: ${server.origin}/api/openapi.yaml\n`);
  server.on("/api/openapi.yaml", withSchema("schemas/a%20book.yaml"));
  server.on("/api/schemas/a%20book.yaml", book);
  server.on("/api/enums/genre.json", genre);
});

afterEach(async () => {
  project.remove("");
  await server.stop();
});

function notFound(_: unknown, response: ServerResponse): void {
  response.writeHead(404).end();
}

function withSchema(reference: string): string {
  return shelf({ extra: `components:\n  schemas: { Book: { $ref: "${reference}" } }\n` });
}

describe("a document of several files", () => {
  test("is copied with all files that it refers to, into the same folders", async () => {
    expect(await project.run("update")).toMatchObject({ code: 0 });
    const { "openapi.yaml.source.json": record, ...files } = project.files("spec");
    expect(files).toEqual({
      "openapi.yaml": withSchema("schemas/a%20book.yaml"),
      "schemas/a book.yaml": book,
      "enums/genre.json": genre,
    });
    expect(JSON.parse(record ?? "").files.map(({ path }: { path: string }) => path)).toEqual([
      "openapi.yaml",
      "schemas/a book.yaml",
      "enums/genre.json",
    ]);
    expect(await project.run("update --check")).toMatchObject({ code: 0 });
  });

  test("is compared with all of them: a change of one alone is found, with its URL", async () => {
    await project.run("update");
    server.on("/api/enums/genre.json", genre.replace("poetry", "drama"));
    const { code, stdout } = await project.run("update");
    expect(code).toBe(0);
    expect(stdout).toContain("~ enums/genre.json\n");
    expect(stdout).not.toContain("~ openapi.yaml\n");
    expect(project.read("spec/enums/genre.json")).toContain("drama");
  });

  test("loses files that the document no longer has", async () => {
    await project.run("update");
    server.on("/api/openapi.yaml", shelf());
    const { code, stdout } = await project.run("update");
    expect(code).toBe(0);
    expect(stdout).toContain("- enums/genre.json\n");
    expect(Object.keys(project.files("spec")).toSorted()).toEqual(["openapi.yaml", "openapi.yaml.source.json"]);
    expect(existsSync(join(project.folder, "spec/enums"))).toBe(false);
  });

  test("is not replaced if a file is gone that the new document refers to", async () => {
    await project.run("update");
    server.on("/api/openapi.yaml", withSchema("schemas/a%20book.yaml").replace("1.0.0", "1.1.0"));
    server.on("/api/enums/genre.json", notFound);
    const before = project.files(".");
    const { code, stderr } = await project.run("update");
    expect(code).toBe(2);
    expect(stderr).toContain("the document refers to enums/genre.json, which its source does not have any more");
    expect(project.files(".")).toEqual(before);
  });

  test("is copied with a warning if it refers to a file that never existed", async () => {
    server.on("/api/enums/genre.json", notFound);
    const { code, stderr } = await project.run("update");
    expect(code).toBe(0);
    expect(stderr).toContain("reference-to-nothing (1 time)");
    expect(existsSync(join(project.folder, "spec/enums"))).toBe(false);
  });

  test("is not replaced if one of its files was edited", async () => {
    await project.run("update");
    project.replace("spec/enums/genre.json", "novel", "tale");
    server.on("/api/openapi.yaml", shelf());
    const before = project.files(".");
    expect(await project.run("update")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("enums/genre.json was edited"),
    });
    expect(project.files(".")).toEqual(before);
  });

  test("goes to spec/ where the configuration names no file", async () => {
    project.remove("guildwire.config.yaml");
    expect(await project.run(`update ${server.origin}/api/openapi.yaml`)).toMatchObject({ code: 0 });
    expect(existsSync(join(project.folder, "spec/schemas/a book.yaml"))).toBe(true);
    expect(await project.run("generate --check")).toMatchObject({ code: 0 });
  });

  test("is read from a folder as well", async () => {
    mkdirSync(join(project.folder, "upstream/schemas"), { recursive: true });
    project.write("upstream/openapi.yaml", withSchema("schemas/book.yaml"));
    project.write("upstream/schemas/book.yaml", "type: string\n");
    expect(await project.run("update upstream/openapi.yaml")).toMatchObject({ code: 0 });
    expect(project.read("spec/schemas/book.yaml")).toBe("type: string\n");
  });

  test("requests each file with its own validators", async () => {
    const asked: (string | undefined)[] = [];
    const files: Record<string, string> = {
      "/api/openapi.yaml": withSchema("genre.yaml"),
      "/api/genre.yaml": "type: string\n",
    };
    for (const [path, text] of Object.entries(files)) {
      server.on(path, (request, response) => {
        asked.push(request.headers["if-none-match"]);
        if (request.headers["if-none-match"] === `"${path}"`) response.writeHead(304).end();
        else response.writeHead(200, { etag: `"${path}"` }).end(text);
      });
    }
    await project.run("update");
    expect(await project.run("update --check")).toMatchObject({ code: 0 });
    expect(asked).toEqual([undefined, undefined, '"/api/openapi.yaml"', '"/api/genre.yaml"']);
  });
});

describe("files that a document refers to", () => {
  async function refused(): Promise<string> {
    const before = project.files(".");
    const { code, stderr } = await project.run("update --strict");
    expect(code).not.toBe(0);
    expect(project.files(".")).toEqual(before);
    return stderr;
  }

  test("are not looked for outside of the folder of the root file", async () => {
    server.on("/api/openapi.yaml", withSchema("../secret.yaml"));
    expect(await refused()).toContain("error reference-outside-root");
    expect(server.requests.map(({ url }) => url)).toEqual(["/api/openapi.yaml"]);
  });

  test.each(["http://127.0.0.1:1/schema.yaml", "//127.0.0.1:1/schema.yaml", "https://shelf.example/schema.yaml"])(
    "are not looked for at another origin: %s",
    async (reference) => {
      server.on("/api/openapi.yaml", withSchema(reference));
      const stderr = await refused();
      expect(stderr).toContain("error reference-remote");
      expect(stderr).toContain(`${server.origin}/api/openapi.yaml:`);
    },
  );

  test("and that the source does not have are errors at the reference", async () => {
    server.on("/api/openapi.yaml", withSchema("gone.yaml"));
    const stderr = await refused();
    expect(stderr).toContain(`${server.origin}/api/openapi.yaml:13:`);
    expect(stderr).toContain("error reference-unresolved");
  });

  test.each([
    [".github/workflows/ci.yaml", "is hidden"],
    [".env.yaml", "is hidden"],
    ["node_modules/a/package.json", "lies in node_modules, which other tools own"],
    ["handler.mjs", "is not a JSON, YAML or Markdown file"],
    ["con.yaml", "is a device name on Windows"],
  ])("may not be called %s", async (path, reason) => {
    server.on("/api/openapi.yaml", withSchema(path));
    server.on(`/api/${path}`, "type: string\n");
    expect(await refused()).toContain(reason);
  });

  test("may not lie among the files of the project", async () => {
    project.write("guildwire.config.yaml", `spec: openapi.yaml\nsource: ${server.origin}/api/openapi.yaml\n`);
    server.on("/api/openapi.yaml", withSchema("package.json"));
    server.on("/api/package.json", "{}");
    const stderr = await refused();
    expect(stderr).toContain("error source-unsafe");
    expect(stderr).toContain("fix: give it a folder of its own: set spec to spec/openapi.yaml");
  });

  test("replace no file that the last update has not written", async () => {
    mkdirSync(join(project.folder, "spec"));
    project.write("spec/mine.yaml", "type: integer\n");
    server.on("/api/openapi.yaml", withSchema("mine.yaml"));
    server.on("/api/mine.yaml", "type: string\n");
    expect(await refused()).toContain("the document brings mine.yaml, where another file is already");
  });

  test("are bounded in number", async () => {
    const names = Array.from({ length: 20 }, (_, index) => `    S${index}: { $ref: "s${index}.yaml" }\n`);
    server.on("/api/openapi.yaml", shelf({ extra: `components:\n  schemas:\n${names.join("")}` }));
    const url = new URL(`${server.origin}/api/openapi.yaml`);
    const options = { copy: join(project.folder, "spec/openapi.yaml"), env: {}, timeoutSeconds: 30, known: new Map() };
    const attempt = downloadDocument({ url, name: url.href, headers: {} }, { ...options, maxFiles: 20 });
    await expect(attempt).rejects.toThrow("the document refers to too many files");
    expect(server.requests).toHaveLength(1);
  });

  test("are bounded in depth", async () => {
    server.on("/api/openapi.yaml", withSchema("0.yaml"));
    for (let index = 0; index < 60; index++)
      server.on(`/api/${index}.yaml`, `properties: { a: { $ref: "${index + 1}.yaml" } }\n`);
    expect(await refused()).toContain("references lead through too many files");
  });

  test("find the root file by the name that it has at its source", async () => {
    project.write("guildwire.config.yaml", `spec: spec/copy.yaml\nsource: ${server.origin}/api/openapi.yaml\n`);
    server.on("/api/openapi.yaml", withSchema("a.yaml"));
    server.on("/api/a.yaml", "properties: { b: { $ref: 'openapi.yaml#/components/schemas/Book' } }\n");
    expect(await refused()).toContain("fix: set spec to a file called openapi.yaml");
  });
});
