import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { loadDocument } from "../../generator/src/load/load.js";
import { ForeignPackage } from "../foreign/foreign-api.js";
import { kitchenSink } from "../hostile/kitchen-sink.js";
import { loadedFrom } from "../load/virtual.js";
import { projectRoot } from "../types/compile.js";
import { bundleOfFixtures, type FixturePackage, filesOf, fixturePackage } from "./fixture-package.js";

// biome-ignore lint/suspicious/noExplicitAny: the types are those of a package that the test creates
type Any = any;

const path = join(import.meta.dirname, "books.yaml");
let books: FixturePackage;
let api: Any;
beforeAll(async () => {
  books = await fixturePackage(path);
  api = books.fixtures;
}, 60_000);

describe("a sequence of fixtures", () => {
  const made = (options?: object): unknown => {
    const fixtures = api.createFixtures(options);
    return Array.from({ length: 5 }, () => api.createBookResponse({}, fixtures));
  };

  it("has equal values for equal seeds, and others for other seeds", () => {
    expect(made({ seed: 3 })).toEqual(made({ seed: 3 }));
    expect(made()).toEqual(made({ seed: 0 }));
    expect(made({ seed: 3 })).not.toEqual(made({ seed: 4 }));
  });

  it("does not depend on other sequences", () => {
    api.resetFixtures({ seed: 5 });
    const [one, other] = [api.createFixtures({ seed: 5 }), api.createFixtures({ seed: 6 })];
    for (let index = 0; index < 3; index++) {
      api.createAuthor({}, other);
      expect(api.createAuthor()).toEqual(api.createAuthor(undefined, one));
    }
  });

  it("never repeats an identifier", () => {
    const fixtures = api.createFixtures();
    const values = Array.from({ length: 300 }, () => api.createBookResponse({}, fixtures));
    expect(new Set(values.map(({ id }: Any) => id)).size).toBe(300);
    const ids = Array.from({ length: 300 }, () => api.createAuthor({}, fixtures).author_id);
    expect(new Set(ids).size).toBe(300);
  });

  it("continues after a failure of Faker", () => {
    const faker = {
      seed: () => undefined,
      setDefaultRefDate: () => undefined,
      commerce: {
        productName: () => {
          throw new Error("no names");
        },
      },
    };
    const fixtures = api.createFixtures({ faker });
    expect(() => api.createAuthor({}, fixtures)).toThrow("no names");
    expect(() => api.createAuthor({}, fixtures)).toThrow("no names");
    expect(api.createPaper({}, fixtures)).toMatchObject({ type: "paper" });
  });
});

describe("overrides", () => {
  it("are merged into objects, and replace all other values", () => {
    const book = api.createBook({ title: "Emma", author: { name: "Jane", tags: [] }, parts: [] });
    expect(book).toMatchObject({ title: "Emma", author: { author_id: expect.any(Number), name: "Jane", tags: [] } });
    expect(book.parts).toEqual([]);
    expect(book.secret.length).toBeGreaterThanOrEqual(8);
  });

  it("of undefined remove properties", () => {
    const book = api.createBook({ author: undefined, kind: { type: "paper", pages: undefined } });
    expect(book).not.toHaveProperty("author");
    expect(book.kind).toEqual({ type: "paper" });
  });

  it("select the alternative of a union", () => {
    for (let index = 0; index < 10; index++) {
      expect(api.createKind({ type: "paper" })).toEqual({ type: "paper", pages: expect.any(Number) });
      expect(api.createBook({ kind: { type: "file" } }).kind).toEqual({ type: "file", url: expect.any(String) });
    }
  });

  it("may be properties that the schema does not have, whatever their names", () => {
    const given = JSON.parse('{ "__proto__": { "a": 1 }, "constructor": 2 }') as object;
    const author = api.createAuthor(given);
    expect(Object.getPrototypeOf(author)).toBe(Object.prototype);
    expect(Object.getOwnPropertyDescriptor(author, "__proto__")?.value).toEqual({ a: 1 });
    expect(author.constructor).toBe(2);
  });
});

describe("functions", () => {
  it("exist for both directions of a schema if they differ", () => {
    expect(Object.keys(api.createBook())).not.toContain("id");
    expect(Object.keys(api.createBookResponse())).not.toContain("secret");
    expect(books.validators["Book"]?.response?.is(api.createBookResponse())).toBe(true);
  });

  it("end recursion, and do not exist for schemas without values", () => {
    expect(JSON.stringify(api.createNode()).length).toBeLessThan(200);
    expect(api).not.toHaveProperty("createNever");
  });

  it("do not exist for schemas whose smallest value is huge", async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => {
        const inner = index === 0 ? { type: "string" } : { $ref: `#/components/schemas/S${index - 1}` };
        return [`S${index}`, { type: "object", required: ["a", "b"], properties: { a: inner, b: inner } }];
      }),
    );
    const document = { openapi: "3.1.0", info: { title: "Wide", version: "1" }, paths: {}, components: { schemas } };
    const { fixtures } = await fixturePackage(loadedFrom({ "openapi.yaml": JSON.stringify(document) }));
    expect(JSON.stringify(fixtures["createS6"]?.()).length).toBeGreaterThan(500);
    expect(fixtures).not.toHaveProperty("createS20");
  });

  it("that a program does not use are not in its bundle", async () => {
    const { files } = filesOf(loadDocument(path).loaded as never);
    const text = await bundleOfFixtures(files, 'export { createPaper } from "./src/fixtures/index.js";');
    expect(text).toContain("paper");
    expect(text).not.toMatch(/commerce|createAuthor|file:/);
  });
});

describe("the types", () => {
  const compiled = (files: ReturnType<typeof filesOf>["files"]): ForeignPackage => {
    const pack = new ForeignPackage(files);
    onTestFinished(() => pack.remove());
    expect(pack.compile()).toBe("");
    return pack;
  };

  it.each(["test/zod/shelf.yaml", "test/third-party/documents/trains.yaml"])(
    "of %s compile",
    { timeout: 90_000 },
    (document) => {
      compiled(filesOf(loadDocument(resolve(projectRoot, document)).loaded as never).files);
    },
  );

  it("for hostile names compile", { timeout: 90_000 }, () => {
    compiled(filesOf(kitchenSink()).files);
  });

  it("accept overrides at any depth, and reject others", { timeout: 90_000 }, () => {
    const pack = compiled(filesOf(loadDocument(path).loaded as never).files);
    const errors = pack.compileProgram(
      `
      import { faker } from "@faker-js/faker";
      import { createBook, createBookResponse, createFixtures, createKind } from "foreign-api/fixtures";
      import type { Book, BookResponse, Kind } from "foreign-api/types";
      const fixtures = createFixtures({ seed: 1, faker });
      export const book: Book = createBook({ title: "Emma", author: { name: "Jane" }, price: undefined }, fixtures);
      export const response: BookResponse = createBookResponse({ id: "1" });
      export const kind: Kind = createKind({ type: "file" });
      // @ts-expect-error no such property
      createBook({ autor: {} });
      // @ts-expect-error no such value
      createBook({ kind: { type: "tape" } });
      // @ts-expect-error a title is a text
      createBook({ title: 1 });
    `.replace(
        'import { faker } from "@faker-js/faker";',
        "declare const faker: { seed(seed?: number): number; setDefaultRefDate(date?: string): void };",
      ),
    );
    expect(errors).toBe("");
  });
});
