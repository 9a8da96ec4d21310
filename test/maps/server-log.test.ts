import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listening } from "../listening.js";
import { BuiltPackage } from "./built-package.js";

/** A project with a compiled package that has lines of the specification. */
async function library(): Promise<BuiltPackage> {
  const project = new BuiltPackage(join(import.meta.dirname, "library"));
  project.configure(["sourcePositions: { errors: true }"]);
  project.succeed(await project.run("generate"));
  project.compile();
  return project;
}

type Options = Readonly<Record<string, unknown>>;

interface Modules {
  readonly createNodeHandler: (handlers: object, options: Options) => Parameters<typeof createServer>[1];
  readonly withSourcePositions: (options: Options, log?: (text: string) => void) => Options;
}

async function modulesOf(project: BuiltPackage): Promise<Modules> {
  const load = (name: string): Promise<Modules> =>
    import(pathToFileURL(project.path(`generated/dist/${name}.js`)).href) as Promise<Modules>;
  return { ...(await load("server/index")), ...(await load("source-positions")) };
}

const handlers = {
  books: {
    listBooks: () => [{ id: "1", genre: "essay" }],
    addBook: () => ({ id: "1", genre: "novel" }),
    deleteBooksByBookId: () => undefined,
  },
};

const requests: readonly (readonly [string, string, string?])[] = [
  ["GET", "/books?limit=51"],
  ["POST", "/books", JSON.stringify({ title: "x".repeat(101) })],
  ["POST", "/books", JSON.stringify({ "shelf-mark": 1 })],
  ["POST", "/books", JSON.stringify({ title: "Emma" })],
  ["GET", "/books"],
];

/** Sends all requests to a server. Returns status and body of each response. */
async function responsesWith(
  { createNodeHandler }: Modules,
  options: Options,
): Promise<readonly (readonly [number, string])[]> {
  const { url } = await listening(createServer(createNodeHandler(handlers, options)));
  const found: (readonly [number, string])[] = [];
  for (const [method, path, body] of requests) {
    const headers = body === undefined ? {} : { "content-type": "application/json" };
    const response = await fetch(`${url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    found.push([response.status, await response.text()]);
  }
  return found;
}

describe("the log of a server", () => {
  const environment = process.env["NODE_ENV"];
  beforeEach(() => {
    process.env["NODE_ENV"] = "development";
  });
  afterEach(() => {
    process.env["NODE_ENV"] = environment;
    vi.restoreAllMocks();
  });

  it("names the lines that state violated rules, and changes no response", { timeout: 60_000 }, async () => {
    const project = await library();
    const modules = await modulesOf(project);
    const errors: unknown[] = [];
    const onError = (error: unknown): void => {
      errors.push(error);
    };
    const plain = await responsesWith(modules, { onError });
    const log: string[] = [];
    const located = await responsesWith(
      modules,
      modules.withSourcePositions({ onError }, (text) => log.push(text)),
    );
    expect(located).toEqual(plain);
    expect(located.map(([status]) => status)).toEqual([400, 400, 400, 201, 500]);
    // The own hook is called as before.
    expect(errors).toHaveLength(2);
    expect(log).toEqual([
      "listBooks: request: limit: must be at most 50 (got 51) (spec/parameters.yaml:4)",
      "addBook: request: title: must have at most 100 characters (got 101) (spec/openapi.yaml:29)",
      "addBook: request: title: is required in an Add Book Body (spec/openapi.yaml:27)",
      'addBook: request: ["shelf-mark"]: must be a string (got 1) (spec/openapi.yaml:30)',
      'listBooks: response: [0].genre: must be one of "novel" (Novel) or "poem" (Poem) (got "essay") (spec/books.yaml:13)',
    ]);
    for (const text of log) {
      const [, file = "", line] = /\((spec\/[a-z]+\.yaml):(\d+)\)$/.exec(text) ?? [];
      const row = project.read(file).split("\n")[Number(line) - 1];
      expect(row, text).toMatch(/maximum: 50|maxLength: 100|required: \[title\]|"shelf-mark":|Genre:/);
    }

    process.env["NODE_ENV"] = "production";
    const options = { onError };
    expect(modules.withSourcePositions(options)).toBe(options);
  });

  it("keeps hooks of the options, and goes to the console without a function", { timeout: 60_000 }, async () => {
    const modules = await modulesOf(await library());
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const seen: string[] = [];
    const invalidRequest = (issues: readonly { readonly code: string }[]): undefined => {
      seen.push(...issues.map(({ code }) => code));
    };
    await responsesWith(modules, modules.withSourcePositions({ invalidRequest }));
    expect(seen).toEqual(["maximum", "max-length", "required", "type"]);
    expect(warn).toHaveBeenCalledTimes(5);
    expect(error).toHaveBeenCalledTimes(1);
    expect(String(error.mock.calls[0]?.[0])).toMatch(/^listBooks failed \(response, /);
  });
});
