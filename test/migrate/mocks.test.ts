import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { areGeneratorsInstalled, generatorsNote, linkFormer, runHeyApi, runOrval } from "./former-generators.js";
import { addPrograms, bundled, MigrationProject, migrate } from "./project.js";

const mutator = { path: "./src/http.ts", name: "customInstance" };

let project: MigrationProject;
afterEach(() => project?.remove());

/** Runs the tests of a program, and returns how many passed and failed. */
async function runTests(): Promise<object> {
  const program = resolve(import.meta.dirname, "../../node_modules/vitest/vitest.mjs");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, "run", "--root", project.folder, "--dir", "src", "--reporter", "json"],
    { cwd: project.folder, timeout: 120_000 },
  ).catch((error: { stdout: string }) => error);
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(stdout) as Record<string, number>;
  return { passed, failed };
}

function createProject(config: string): void {
  project = new MigrationProject(config, bundled);
  for (const name of ["vitest", "vite"]) project.link(name);
  mkdirSync(join(project.folder, "src"), { recursive: true });
}

describe.skipIf(!areGeneratorsInstalled)(`mocks in tests${generatorsNote}`, { timeout: 300_000 }, () => {
  it("of the functions of hey-api replace the generated functions", async () => {
    createProject("only: [types, client]\n");
    addPrograms(project, "hey-api", "setup.ts", "catalog.ts", "loans.ts", "catalog-tests.ts", "loans-tests.ts");
    project.write("src/catalog.test.ts", 'import "./catalog-tests";\n');
    project.write("src/loans.test.ts", 'import "./loans-tests";\n');
    project.write(
      "src/automatic.test.ts",
      `import { expect, it, vi } from "vitest";
import { describeLoan } from "./loans";
import * as sdk from "./sdk";
vi.mock("./sdk/sdk.gen");
const loan = vi.mocked(sdk.getLoan);
it("describes a loan", async () => {
  loan.mockImplementation(async () => ({ data: { id: 7, book_id: "b1", reader: "ada" } }) as never);
  vi.mocked(sdk.getBook).mockRejectedValueOnce(new Error("offline"));
  expect(await describeLoan(7)).toBe("failed: offline");
  expect(loan).not.toHaveBeenCalledWith({ path: { loan_id: 8 }, throwOnError: true });
});
`,
    );
    runHeyApi(project, "src/sdk");
    expect(project.compile()).toBe("");
    const before = await runTests();
    expect(before).toEqual({ passed: 9, failed: 0 });
    const report = await migrate(project, "hey-api");
    expect(report.left).toEqual([]);
    expect(report.calls).toEqual({ found: 9, rewritten: 9 });
    expect(project.compile()).toBe("");
    expect(await runTests()).toEqual(before);
    expect((await migrate(project, "hey-api")).files).toEqual([]);
  });

  it.each([
    ["register", 7, ["http.ts"], { client: "axios-functions", mode: "split", override: { mutator } }],
    ["board", 3, [], { client: "fetch", mode: "single", baseUrl: "https://shelf.example/v1" }],
  ])("of the functions of orval replace the generated functions (%s.ts)", async (name, calls, others, output) => {
    createProject("only: [types, client]\n");
    linkFormer(project, "axios");
    addPrograms(project, "orval", `${name}.ts`, `${name}-tests.ts`, ...others);
    project.write(`src/${name}.test.ts`, `import "./${name}-tests";\n`);
    runOrval(project, { target: "./src/shelf.ts", schemas: "./src/model", ...output });
    expect(project.compile()).toBe("");
    const before = await runTests();
    expect(before).toMatchObject({ failed: 0 });
    const report = await migrate(project, "orval");
    expect(report.left).toEqual([]);
    expect(report.calls).toEqual({ found: calls, rewritten: calls });
    expect(project.compile()).toBe("");
    expect(await runTests()).toEqual(before);
  });

  it("stay if they read former arguments, return an unknown value, or if a call stays", async () => {
    createProject("only: [types, client]\n");
    project.write(
      "src/shelf.ts",
      `import { getBook, getStatus, listBooks } from "./sdk";
export const title = async (book_id: string) => (await getBook({ path: { book_id } })).data?.title;
const given = {};
export const isUp = async () => (await getStatus(given)).data?.ok;
export const all = async () => {
  await listBooks();
};
`,
    );
    const files: Readonly<Record<string, string>> = {
      arguments: "vi.mocked(getBook).mockImplementation(async (given) => ({ data: given }) as never);",
      calls: "expect(vi.mocked(getBook).mock.calls[0]?.[0].path.book_id).toBe(1);",
      computed: "const wanted = { path: { book_id: String(1) } }; expect(getBook).toHaveBeenCalledWith(wanted);",
      passed: "Object.keys(getBook);",
      other: "vi.mocked(getBook).mockReturnValue(1 as never);",
    };
    const head = 'import { expect, vi } from "vitest";\nimport { getBook } from "./sdk";\n';
    for (const [name, code] of Object.entries(files)) {
      project.write(`src/${name}.test.ts`, `${head}vi.mock("./sdk", () => ({ getBook: vi.fn() }));\n${code}\n`);
    }
    const mocks: Readonly<Record<string, string>> = {
      called: 'vi.mock("./sdk", () => ({ getStatus: vi.fn() }));',
      client: 'vi.mock("./sdk/client.gen", () => ({ client: { setConfig: vi.fn() } }));',
      function: 'vi.mock("./sdk", () => ({ getBook: () => "Emma" }));',
      ignored: 'const m = vi.hoisted(() => ({ list: vi.fn() }));\nvi.mock("./sdk", () => ({ listBooks: m.list }));',
      spread: 'const m = vi.hoisted(() => ({}));\nvi.mock("./sdk", () => ({ ...m }));',
    };
    for (const [name, code] of Object.entries(mocks)) {
      project.write(`src/${name}.test.ts`, `import { vi } from "vitest";\n${code}\n`);
    }
    runHeyApi(project, "src/sdk");
    expect(project.compile()).toBe("");
    const texts = project.sources();
    const { left } = await migrate(project, "hey-api");
    const listed = left.filter(({ what }) => what.startsWith("vi.mock")).map(({ file, why }) => `${file}: ${why}`);
    expect(listed.map((one) => one.replace("src/", ""))).toEqual([
      "arguments.test.ts: a function replaces the mock, which may read the former arguments",
      "called.test.ts: the function is still used, shelf.ts:4",
      "calls.test.ts: vi.mocked(getBook).mock depends on the former arguments and results",
      "client.test.ts: the generated client has nothing in place of client",
      "computed.test.ts: the arguments that a test expects are computed",
      "function.test.ts: what replaces getBook is not known",
      "ignored.test.ts: the mock returns nothing",
      "other.test.ts: mockReturnValue has no equivalent for a generated function",
      "passed.test.ts: getBook is used in another way than a mock",
      "spread.test.ts: something else than the module is spread in what replaces it",
    ]);
    const after = project.sources();
    expect([...after].filter(([path, text]) => path.includes(".test.") && texts.get(path) !== text)).toEqual([]);
    expect(project.compile()).toBe("");
  });
});
