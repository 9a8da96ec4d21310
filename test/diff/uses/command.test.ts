import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestProject } from "../../rename/project.js";
import { shelf } from "./shelf.js";

let project: TestProject;
beforeAll(() => {
  project = new TestProject("packageName: '@acme/shelf'\nonly: [types, client, server, validators, package]\n");
  project.write("openapi.yaml", shelf);
  project.write("src/main.ts", program);
  project.write("other/tsconfig.json", project.read("tsconfig.json").replace('"src"', '"."'));
  project.write("other/main.ts", otherProgram);
});
afterAll(() => project.remove());

/** It reads titles, and adds books with a genre. */
const program = `import { addBook, createClient, listBooks } from "../out/src/client/index.js";
const client = createClient({ baseUrl: "https://shelf.example", auth: { token: "t" } });
for (const { title } of await listBooks(client)) console.log(title);
await addBook(client, { body: { title: "A", genre: "novel" } });
`;

/** It only removes books. */
const otherProgram = `import { type Client, removeBook } from "../out/src/client/index.js";
export const remove = (client: Client, id: string) => removeBook(client, { id });
`;

interface Finding {
  readonly rule: string;
  readonly uses: readonly { readonly program?: string; readonly line: number; readonly kind: string }[];
  readonly advice: string;
}

interface Report {
  readonly summary: { readonly unnoticed?: number };
  readonly programs?: readonly string[];
  readonly findings: readonly Finding[];
}

async function compared(edit: (text: string) => string, ...args: readonly string[]) {
  project.write("new.yaml", edit(shelf));
  const result = await project.run("diff", "openapi.yaml", "new.yaml", "--format", "json", "--uses", ...args);
  return { ...result, report: JSON.parse(result.stdout) as Report };
}

const replacing = (before: string, after: string) => (text: string) => {
  expect(text).toContain(before);
  return text.replace(before, after);
};

const removal = replacing("operationId: removeBook", "operationId: deleteBook");

describe("the report", { timeout: 240_000 }, () => {
  it("counts what is not noticed, and decides the exit code by what is", async () => {
    const mine = await compared(removal, "src");
    expect(mine).toMatchObject({ code: 0, report: { summary: { unnoticed: 1 }, programs: ["src"], findings: [] } });
    const other = await compared(removal, "other");
    expect(other).toMatchObject({ code: 1, report: { summary: { unnoticed: 0 }, programs: ["other"] } });
  });

  it("has the uses in every format", async () => {
    project.write("new.yaml", removal(shelf));
    const print = async (format: string) =>
      (await project.run("diff", "openapi.yaml", "new.yaml", "--format", format, "--uses", "other")).stdout;
    const use = "other/main.ts:2:55: call removeBook";
    const text = await print("text");
    expect(text).toContain(`used at ${use}\n  to do: use the new name`);
    expect(text).toContain("1 breaking, 0 not noticed");
    expect(await print("markdown")).toContain(`used at \`${use}\``);
    expect(await print("github")).toContain(`used at ${use};`);
    const sarif = JSON.parse(await print("sarif")) as {
      readonly runs: readonly { readonly results: readonly unknown[] }[];
    };
    expect(JSON.stringify(sarif.runs[0]?.results)).toContain('"uri":"other/main.ts"');
  });

  it("names the programs of manifests", async () => {
    await project.run("uses", "src", "-o", "manifests/shop.json", "--name", "shop");
    await project.run("uses", "other", "-o", "manifests/cleaner.json");
    const { report, code } = await compared(removal, "manifests/shop.json", "manifests/cleaner.json");
    expect(code).toBe(1);
    expect(report.programs).toEqual(["shop", "other"]);
    expect(report.findings.map(({ uses }) => uses)).toEqual([
      [{ program: "other", file: "other/main.ts", line: 2, column: 55, kind: "call" }],
    ]);
    expect(project.read("manifests/cleaner.json")).not.toContain("removeBook(");
  });
});

describe("a manifest", { timeout: 240_000 }, () => {
  it("that was changed is refused with its location", async () => {
    await project.run("uses", "src", "-o", "uses.json");
    project.write("uses.json", project.read("uses.json").replace('"kind":"call"', '"kind":"steal"'));
    const { code, stderr, stdout } = await project.run("diff", "openapi.yaml", "new.yaml", "--uses", "uses.json");
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^uses\.json:\d+:13 error uses-manifest-invalid\n {2}kind is "steal"/);
  });

  it("with uses that the former interface does not have is read with a warning", async () => {
    await project.run("uses", "src", "-o", "uses.json");
    const unknown = project.read("uses.json").replaceAll("/properties/title", "/properties/name");
    project.write("uses.json", unknown);
    const { stderr } = await project.run("diff", "openapi.yaml", "new.yaml", "--uses", "uses.json");
    expect(stderr).toContain("uses.json:1:1 warning uses-unknown");
  });

  it("that does not exist, and code without tsconfig.json, are reported", async () => {
    const missing = await project.run("diff", "openapi.yaml", "new.yaml", "--uses", "none.json", "none");
    expect(missing.code).toBe(2);
    expect(missing.stderr).toContain("none.json cannot be read: ENOENT");
    expect(missing.stderr).toContain("uses-project-invalid");
  });
});

it("uses prints how many uses there are, and what is undecided", { timeout: 240_000 }, async () => {
  project.write(
    "other/more.ts",
    'import type { Book } from "../out/src/types/index.js";\nexport const show = (book: Book) => JSON.stringify(book);\n',
  );
  const { stdout, code } = await project.run("uses", "other");
  expect(code).toBe(0);
  expect(stdout).toMatch(/^build: 1\ncall: 1\n/);
  expect(stdout).toContain("other/more.ts:2:52: book (/components/schemas/Book): the value becomes any or unknown");
});
