import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { runCompiler } from "../compiler.js";
import { entries, executable, exportsOf, type RuntimeExample, runtimeExamples } from "./runtime-examples.js";
import { withoutExample } from "./runtime-without-example.js";

const projectRoot = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "guildwire-runtime-examples-"));
const examples = runtimeExamples();
const pathOf = ({ file, line }: RuntimeExample): string => `${file.replace(/\.ts$/, "")}-${line}`;

/** What the examples call instead of the network. */
const responses: Readonly<Record<string, unknown>> = {
  "GET https://api.example.com/guilds/197038439483310086": { id: "197038439483310086", name: "Guild Testers" },
  "POST https://auth.example.com/token": { access_token: "granted", token_type: "Bearer", expires_in: 3600 },
};

async function stubbedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { method, url } = new Request(input, init);
  const body = responses[`${method} ${url}`];
  return body === undefined
    ? Response.json({ code: 10004, message: "Unknown Guild" }, { status: 404 })
    : Response.json(body);
}

let compilerOutput = "";

beforeAll(() => {
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"), "junction");
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(
    join(folder, "assertions.d.ts"),
    `declare function returns(assertion: number, actual: unknown, expected: unknown): void;
declare function throws(assertion: number, call: () => Promise<void>, name: string): Promise<void>;
`,
  );
  const { compilerOptions } = JSON.parse(readFileSync(join(projectRoot, "tsconfig.base.json"), "utf8"));
  const options = {
    ...compilerOptions,
    lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
    types: ["node"],
    skipLibCheck: true,
    composite: false,
    incremental: false,
    declaration: false,
    declarationMap: false,
    isolatedDeclarations: false,
    moduleDetection: "force",
    rootDir: ".",
    outDir: "compiled",
  };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: options, include: ["assertions.d.ts", "src"] }),
  );
  for (const example of examples) {
    const path = join(folder, "src", `${pathOf(example)}.ts`);
    mkdirSync(dirname(path), { recursive: true });
    // The line numbers of the compiler are those of the source file.
    writeFileSync(path, "\n".repeat(example.line - 1) + executable(example).code);
  }
  compilerOutput = runCompiler(folder, "-p", ".");
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("compiles under the strict settings of the project", () => {
  expect(compilerOutput).toBe("");
});

describe("runs", () => {
  it.each(examples.map((example) => [`${example.file}:${example.line}`, example] as const))(
    "%s",
    async (_, example) => {
      const listen = vi.spyOn(Server.prototype, "listen");
      vi.spyOn(console, "log").mockImplementation(() => {});
      vi.stubGlobal("fetch", stubbedFetch);
      const executed = new Set<number>();
      vi.stubGlobal("returns", (assertion: number, actual: unknown, expected: unknown) => {
        executed.add(assertion);
        expect(actual).toStrictEqual(expected);
      });
      vi.stubGlobal("throws", async (assertion: number, call: () => Promise<void>, name: string) => {
        executed.add(assertion);
        await expect(call()).rejects.toSatisfy((error) => error instanceof Error && error.name === name);
      });
      await import(pathToFileURL(join(folder, "compiled/src", `${pathOf(example)}.js`)).href);
      expect([...executed].sort(), "assertions that ran").toEqual([...executable(example).assertions].sort());
      const servers = listen.mock.contexts as readonly Server[];
      expect(
        servers.filter(({ listening }) => listening),
        "servers that the example left open",
      ).toEqual([]);
    },
  );
});

describe.each(entries)("@guildwire/runtime/%s", (entry) => {
  const exported = exportsOf(`${entry}/index.ts`);
  const unneeded = new Set(withoutExample.filter((one) => one.entry === entry).flatMap(({ names }) => names));

  it("has the exports that the examples were looked for in", async () => {
    const { exports } = JSON.parse(readFileSync(join(projectRoot, "runtime/package.json"), "utf8"));
    const module = await import(pathToFileURL(join(projectRoot, "runtime", exports[`./${entry}`].default)).href);
    expect([...exported.keys()].sort()).toEqual(Object.keys(module).sort());
  });

  it("has an example for each function and class that users call", () => {
    const missing = [...exported].filter(([name, hasExample]) => !hasExample && !unneeded.has(name));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it("lists no export without an example that does not exist or has one", () => {
    expect([...unneeded].filter((name) => exported.get(name) !== false)).toEqual([]);
  });

  it("lists no export without an example that a document imports", () => {
    const pages = ["README.md", ...readdirSync(join(projectRoot, "docs")).map((name) => `docs/${name}`)]
      .filter((name) => name.endsWith(".md"))
      .map((name) => readFileSync(join(projectRoot, name), "utf8"));
    const imports = new RegExp(`import \\{([^}]*)\\} from "@guildwire/runtime/${entry}"`, "g");
    const imported = pages.flatMap((page) =>
      [...page.matchAll(imports)].flatMap(([, names = ""]) => names.split(",").map((name) => name.trim())),
    );
    expect(imported.filter((name) => unneeded.has(name))).toEqual([]);
  });
});

describe("assertions in examples", () => {
  const example = (text: string): RuntimeExample => ({ file: "client/bits.ts", line: 1, text });

  it("compare what an expression returns", () => {
    expect(executable(example("add(1, 2); // => 3\n"))).toEqual({
      code: "returns(0, add(1, 2), 3); // => 3\n",
      assertions: [0],
    });
  });

  it("compare values of several lines", () => {
    const text = 'read("a");\n// => { a: 1,\n//      b: 2 }\n// A comment.\n';
    expect(executable(example(text)).code).toContain('returns(0, read("a"), { a: 1, b: 2 });');
  });

  it("expect errors by their name", () => {
    expect(executable(example("add(); // throws TypeError\n")).code).toContain(
      'await throws(0, async () => { add(); }, "TypeError");',
    );
  });

  it("must follow an expression", () => {
    expect(() => executable(example("const sum = 3; // => 3\n"))).toThrow(/follows no expression/);
  });
});
