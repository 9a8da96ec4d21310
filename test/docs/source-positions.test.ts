import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listening } from "../listening.js";
import { BuiltPackage } from "../maps/built-package.js";
import { compile } from "../types/compile.js";
import { onlyBlock } from "./only-block.js";

const block = (language: string): string => onlyBlock("source-positions.md", language);

const environment = process.env["NODE_ENV"];
beforeAll(() => {
  process.env["NODE_ENV"] = "development";
});
afterAll(() => {
  process.env["NODE_ENV"] = environment;
});

it("docs/source-positions.md shows a configuration, scripts, a program and a log as they are", async () => {
  const project = new BuiltPackage(join(import.meta.dirname, "../maps/library"));
  project.write("guildwire.config.yaml", `packageName: "@example/library"\n${block("yaml")}`);
  project.succeed(await project.run("generate"));
  project.compile();

  expect(JSON.parse(project.read("generated/package.json"))).toMatchObject(JSON.parse(block("json")) as object);
  expect(project.read("generated/reference/schemas/books.md")).toContain(
    "[spec/books.yaml:2](https://example.org/acme/api/blob/main/spec/books.yaml#L2)",
  );

  const compilerOptions = { target: "es2022", module: "nodenext", strict: true, types: [], noEmit: true };
  project.write("app/tsconfig.json", JSON.stringify({ compilerOptions }));
  project.write("app/given.d.ts", `declare const handlers: import("@example/library/server").Handlers;\n`);
  project.write("app/example.ts", block("ts"));
  expect(compile(project.path("app"))).toBe("");

  const load = (name: string) => import(pathToFileURL(project.path(`generated/dist/${name}.js`)).href);
  const [{ createNodeHandler }, { withSourcePositions }] = await Promise.all([
    load("server/index"),
    load("source-positions"),
  ]);
  const books = {
    listBooks: () => [{ id: "1", genre: "essay" }],
    addBook: () => ({ id: "1", genre: "novel" }),
    deleteBooksByBookId: () => undefined,
  };
  const log: string[] = [];
  const options = withSourcePositions({ basePath: "/v1", onError: () => {} }, (text: string) => log.push(text));
  const { url } = await listening(createServer(createNodeHandler({ books }, options)));
  const headers = { "content-type": "application/json" };
  await fetch(`${url}/v1/books`, { method: "POST", headers, body: JSON.stringify({ title: "x".repeat(101) }) });
  await fetch(`${url}/v1/books`);
  expect(`${log.join("\n")}\n`).toBe(block("text"));
}, 120_000);
