import { readFileSync, symlinkSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { Project } from "../cli/command.js";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { startMock } from "../mock/running-tool.js";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/mocks.md"), "utf8");
const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text = ""]) => ({ language, text }));

/** Calls of curl with their output. */
const calls = blocks
  .filter(({ language }) => language === "sh")
  .flatMap(({ text }) => text.split(/^\$ curl /m).slice(1))
  .map((part) => ({ line: part.slice(0, part.indexOf("\n")), output: part.slice(part.indexOf("\n") + 1).trimEnd() }));

/** Performs a call of curl with `-X`, `-H` and `-d`. */
async function curl(line: string, base: string): Promise<string> {
  const [, data] = /-d '([^']*)'/.exec(line) ?? [];
  const [, method = data === undefined ? "GET" : "POST"] = /-X (\w+)/.exec(line) ?? [];
  const headers = [...line.matchAll(/-H '([^:]+): ([^']*)'/g)].map(([, name = "", value = ""]) => [name, value]);
  const [, path = ""] = /http:\/\/127\.0\.0\.1:4010(\S*)/.exec(line) ?? [];
  const body = data === undefined ? {} : { body: data, headers: { "content-type": "application/json" } };
  const response = await fetch(`${base}${path}`, { method, headers: Object.fromEntries(headers), ...body });
  return response.text();
}

// The first import of the whole generator takes long on a busy machine.
it("the calls of docs/mocks.md get the shown responses", { timeout: 90_000 }, async () => {
  const project = new Project();
  const document = blocks.find(({ language }) => language === "yaml")?.text ?? "";
  project.write("books.yaml", document);
  const server = await startMock("books.yaml", {}, project.folder);
  expect(calls.length).toBeGreaterThan(6);
  const shown = [];
  for (const { line } of calls) shown.push({ line, output: (await curl(line, server.url)).trimEnd() });
  expect(shown).toEqual(calls);
  expect(await server.stop()).toBe(0);
  project.remove("");
});

it("the handlers of docs/mocks.md compile and run", { timeout: 90_000 }, async () => {
  const project = new Project();
  project.write("books.yaml", blocks.find(({ language }) => language === "yaml")?.text ?? "");
  const { files } = await generated(resolve(project.folder, "books.yaml"), {}, ["msw"]);
  project.remove("");
  const folder = new ForeignPackage(files);
  const library = resolve(import.meta.dirname, "../../node_modules/msw");
  symlinkSync(library, resolve(folder.folder, "node_modules/msw"), "junction");
  expect(folder.compile()).toBe("");
  const program = blocks.find(({ language }) => language === "ts")?.text ?? "";
  const shown = `${program.replace("@example/api", "foreign-api")}
console.log((await (await fetch("https://api.example.com/books/12")).json()).id);
server.close();`;
  const { errors, output } = folder.runProgram("program", shown);
  folder.remove();
  expect([errors, output]).toEqual(["", "12\n"]);
});
