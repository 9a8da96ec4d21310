import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startMock } from "../mock/running-tool.js";
import { Project } from "./command.js";

const two = `edition: 2026-12
only: [types]
apis:
  books: { spec: openapi.yaml }
  shop: { spec: shop.yaml, out: lib/shop, output: source, values: { dates: Date } }
`;

function project(configuration: string = two): Project {
  const made = new Project();
  made.write("shop.yaml", made.read("openapi.yaml"));
  made.write("guildwire.config.yaml", configuration);
  return made;
}

describe("a configuration with several APIs", () => {
  test("generates all of them, and names the API on each line", async () => {
    const made = project();
    const { code, stdout, stderr } = await made.run("generate");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("[books] generated/books: 2 added\n");
    expect(stdout).toContain("[shop] lib/shop: 2 added\n");
    expect(stdout.split("\n").every((line) => line === "" || /^\[(?:books|shop)\] ./.test(line))).toBe(true);
    for (const folder of ["generated/books", "lib/shop"]) {
      expect(existsSync(join(made.folder, folder, ".guildwire-manifest.json"))).toBe(true);
    }
    expect(await made.run("generate --check")).toMatchObject({ code: 0 });
  });

  test("generates those that --api names", async () => {
    const made = project();
    await made.run("generate --api shop");
    expect(existsSync(join(made.folder, "lib/shop"))).toBe(true);
    expect(existsSync(join(made.folder, "generated"))).toBe(false);
    const { code, stderr } = await made.run("generate --api books,shp");
    expect(code).toBe(2);
    expect(stderr).toContain('there is no API "shp"');
    expect(stderr).toContain("did you mean `shop`?");
  });

  test("ends with the worst exit code", async () => {
    const made = project();
    await made.run("generate");
    made.replace("shop.yaml", "title: Shelf", "title: Shop");
    const { code, stdout } = await made.run("generate --check");
    expect(code).toBe(1);
    expect(stdout).toContain("[books] generated/books is up to date");
    expect(stdout).toContain("[shop] lib/shop is not what shop.yaml generates");
    made.remove("openapi.yaml");
    expect(await made.run("generate --check")).toMatchObject({ code: 2 });
  });

  test("does not generate an API again because of a setting of another one", async () => {
    const made = project();
    await made.run("generate");
    made.replace("guildwire.config.yaml", "dates: Date", "dates: string");
    const { stdout } = await made.run("generate");
    expect(stdout).toContain("[books] unchanged (2 files)\n");
    expect(stdout).not.toContain("[shop] unchanged (2 files)\n[shop]");
  });

  test("prints one document in each format", async () => {
    const made = project();
    const json = JSON.parse((await made.run("check --format json")).stdout) as { readonly apis: object };
    expect(Object.keys(json.apis)).toEqual(["books", "shop"]);
    const sarif = JSON.parse((await made.run("check --format sarif")).stdout) as {
      readonly version: string;
      readonly runs: readonly { readonly automationDetails: object }[];
    };
    expect(sarif.version).toBe("2.1.0");
    expect(sarif.runs.map((run) => run.automationDetails)).toEqual([
      { id: "guildwire/books/" },
      { id: "guildwire/shop/" },
    ]);
    made.replace("guildwire.config.yaml", "only: [types]", "strict: true");
    made.replace("shop.yaml", "books.yaml#/schemas/Book", "books.yaml#/schemas/None");
    const { code, stdout } = await made.run("check --format github");
    expect(code).toBe(1);
    expect(stdout.split("\n").filter((line) => line !== "" && !line.startsWith("::"))).toEqual([]);
  });

  test("prints one page of changes, whose ids are unique", async () => {
    const made = project();
    made.write("former.yaml", made.read("openapi.yaml").replace("operationId: getBook", "operationId: readBook"));
    expect(made.read("former.yaml")).toContain("readBook");
    const { code, stdout } = await made.run("diff former.yaml --format html --fail-on none");
    expect(code).toBe(0);
    expect(stdout.match(/<main>|<html|<title>/g)).toHaveLength(3);
    const ids = [...stdout.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(["books-breaking", "shop-breaking"]));
    expect(new Set(ids).size).toBe(ids.length);
    expect(stdout).toContain('<a href="#shop-breaking">');
  });

  test("needs one API for commands with one document", async () => {
    const made = project();
    const { code, stderr } = await made.run("types");
    expect(code).toBe(2);
    expect(stderr).toContain("the configuration has several APIs: books, shop");
    const chosen = await made.run("types --api shop");
    expect(chosen).toMatchObject({ code: 0, stdout: expect.stringContaining("export") });
    expect(await made.run("types shop.yaml")).toMatchObject({ code: 0 });
  });

  test("needs one API for options that name one folder", async () => {
    const made = project();
    const { code, stderr } = await made.run("generate --out lib");
    expect(code).toBe(2);
    expect(stderr).toContain("--out is for one API, and the configuration has books, shop");
    expect(await made.run("generate --api books --out elsewhere")).toMatchObject({ code: 0 });
  });

  test("keeps the handlers of each API in its own folder", async () => {
    const made = project(`apis:
  books: { spec: openapi.yaml, stubs: { out: src/books } }
  shop: { spec: shop.yaml, stubs: { out: src/shop } }
`);
    expect(await made.run("stubs")).toMatchObject({ code: 0 });
    const names = ["books", "shop"].map((name) => Object.entries(made.files(`src/${name}`)));
    expect(names[0]?.length).toBeGreaterThan(1);
    expect(names[0]?.map(([name]) => name)).toEqual(names[1]?.map(([name]) => name));
    expect(JSON.stringify(names[1])).toContain("shop-bindings/server");
    expect(await made.run("stubs --check")).toMatchObject({ code: 0 });
  });

  test("updates the copy of each API from its own source", async () => {
    const made = project(`only: [types]
apis:
  books: { spec: copies/books/openapi.yaml, source: openapi.yaml }
  shop: { spec: copies/shop/openapi.yaml, source: shop.yaml }
`);
    for (const name of ["books", "shop"]) mkdirSync(join(made.folder, "copies", name), { recursive: true });
    const { code, stderr } = await made.run("update");
    expect({ code, stderr: stderr.replaceAll(/^\[.*\n/gm, "") }).toEqual({ code: 0, stderr: "" });
    expect(readFileSync(join(made.folder, "copies/shop/openapi.yaml"), "utf8")).toBe(made.read("shop.yaml"));
    expect(existsSync(join(made.folder, "generated/shop/src/types/index.ts"))).toBe(true);
  });

  test("is imported with one runtime", async () => {
    const made = project("apis:\n  books: { spec: openapi.yaml }\n  shop: { spec: shop.yaml }\n");
    expect(await made.run("generate")).toMatchObject({ code: 0 });
    const dependencies = ["books", "shop"].map((name) => {
      const read = JSON.parse(made.read(`generated/${name}/package.json`)) as { readonly dependencies: object };
      return read.dependencies;
    });
    expect(dependencies[0]).toEqual(dependencies[1]);
    expect(Object.keys(dependencies[0] ?? {})).toEqual(["@guildwire/runtime"]);
  });
});

describe("APIs that would overwrite each other are refused:", () => {
  const apis = (books: string, shop: string): string => `apis:
  books: { spec: openapi.yaml, ${books} }
  shop: { spec: shop.yaml, ${shop} }
`;
  test.each([
    ["equal folders", apis("out: lib", "out: ./lib/"), "apis.shop.out is the same folder as apis.books.out"],
    ["a folder inside of another", apis("out: lib", "out: lib/shop"), "apis.shop.out is inside of apis.books.out"],
    ["folders that differ in case", apis("out: Lib", "out: lib/shop"), "apis.shop.out is inside of apis.books.out"],
    ["a linked folder", apis("out: real/lib", "out: link/lib/shop"), "apis.shop.out is inside of apis.books.out"],
    [
      "handlers in the output of another",
      apis("out: lib", "out: lib2, stubs: { out: lib/handlers }"),
      "apis.shop.stubs.out is inside of apis.books.out",
    ],
    [
      "an output in the handlers of another",
      apis("out: lib/a, stubs: { out: src }", "out: src/api"),
      "apis.shop.out is inside of apis.books.stubs.out",
    ],
    ["equal packages", apis("packageName: a", "packageName: a"), 'apis.shop.packageName is that of apis.books, "a"'],
    [
      "two sources of one copy",
      apis("source: a.yaml", "source: b.yaml").replace("shop.yaml", "openapi.yaml"),
      "apis.shop.spec is that of apis.books, and they have different sources",
    ],
    ["a document beside them", `spec: openapi.yaml\n${two}`, "spec cannot be beside apis"],
    [
      "APIs inside of an API",
      two.replace("books: {", "books: { apis: {},"),
      "apis.books.apis cannot be set for one API",
    ],
    ["an API without a document", "apis:\n  books: { out: lib }\n", "apis.books has no spec"],
  ])("%s", async (_name, configuration, message) => {
    const made = project(configuration);
    mkdirSync(join(made.folder, "real"));
    symlinkSync(join(made.folder, "real"), join(made.folder, "link"), "junction");
    const { code, stderr } = await made.run("generate");
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^guildwire\.config\.yaml:\d+:\d+ error config-invalid\b/m);
    expect(existsSync(join(made.folder, "lib"))).toBe(false);
  });

  test("but not siblings whose names begin alike", async () => {
    const made = project(`only: [types]\n${apis("out: lib/shop", "out: lib/shop-api")}`);
    expect(await made.run("generate")).toMatchObject({ code: 0 });
  });
});

describe("commands over several APIs", { timeout: 60_000 }, () => {
  const source = `output: source
apis:
  books: { spec: openapi.yaml, out: src/books }
  shop: { spec: shop.yaml, out: src/shop }
`;

  test("diff compares each document with its former one, and ends with the worst exit code", async () => {
    const made = project(source);
    mkdirSync(join(made.folder, "before"));
    for (const name of ["openapi.yaml", "shop.yaml", "books.yaml"]) made.write(`before/${name}`, made.read(name));
    made.replace("openapi.yaml", "operationId: getBook", "operationId: readBook");
    const { code, stdout } = await made.run("diff before/openapi.yaml --api books");
    expect(code).toBe(1);
    expect(stdout).toContain("[books] readBook: was getBook");
    expect(await made.run("diff before/shop.yaml --api shop")).toMatchObject({ code: 0 });
  });

  test.each(["mock --port 0", "mcp", "conform http://127.0.0.1:1", "types"])(
    "%s refuses to choose one of them",
    async (line) => {
      const { code, stdout, stderr } = await project(source).run(line);
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toContain("the configuration has several APIs: books, shop");
      expect(stderr).toContain("fix: name one with --api");
    },
  );

  test("mock serves the document that --api names", async () => {
    const made = project(source);
    made.replace("shop.yaml", "/books/{book_id}:", "/goods/{book_id}:");
    const mock = await startMock("", { spec: undefined, api: "shop" }, made.folder);
    try {
      expect((await fetch(`${mock.url}/goods/1`)).status).toBe(200);
      expect((await fetch(`${mock.url}/books/1`)).status).toBe(404);
    } finally {
      await mock.stop();
    }
  });
});
