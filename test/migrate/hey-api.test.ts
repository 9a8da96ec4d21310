import { copyFileSync, cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MigrationProject, migrate } from "./project.js";

let project: MigrationProject;
beforeEach(() => {
  // The former output uses imports without extensions, which only bundlers resolve.
  project = new MigrationProject("only: [types, client]\n", {
    module: "esnext",
    moduleResolution: "bundler",
    noUnusedLocals: false,
  });
  mkdirSync(join(project.folder, "src"), { recursive: true });
  cpSync(join(import.meta.dirname, "programs/hey-api/sdk"), join(project.folder, "src/sdk"), { recursive: true });
  add("setup.ts", "desk.ts");
});
afterEach(() => project.remove());

function add(...names: readonly string[]): void {
  for (const name of names) {
    copyFileSync(join(import.meta.dirname, "programs/hey-api", name), join(project.folder, "src", name));
  }
}

const programs = [
  ["inventory.ts", 6],
  ["lending.ts", 6],
  ["page.tsx", 6],
] as const;

describe("guildwire migrate --from hey-api", { timeout: 300_000 }, () => {
  it.each(programs)("rewrites the calls of %s, which then sends the same requests", async (name, calls) => {
    add(name);
    expect(project.compile()).toBe("");
    const before = await project.recordBundle(name);
    expect(before.requests.length).toBeGreaterThan(2);
    const report = await migrate(project, "hey-api");
    expect(report.left).toEqual([]);
    expect(report.calls).toEqual({ found: calls, rewritten: calls });
    expect(project.compile()).toBe("");
    expect(await project.recordBundle(name)).toEqual(before);
    const after = project.sources();
    expect((await migrate(project, "hey-api")).files).toEqual([]);
    expect(project.sources()).toEqual(after);
  });

  it("reports what it cannot rewrite, and keeps the former client for it", async () => {
    project.write(
      "src/hard.ts",
      `import "./setup";
import { client } from "./sdk/client.gen";
import { getBook, getStatus, putCover, searchBooks } from "./sdk";
declare const options: { path: { book_id: string } };
export const all = [
  getBook(options),
  getBook({ ...options }),
  getStatus({ client }),
  getStatus({ parseAs: "text" }),
  searchBooks({ query: { tags: ["a"] } }),
  putCover({ path: { book_id: "1" }, body: { file: new Blob() } }),
  [options].map(getBook),
  getStatus(),
  getBook({ path: { book_id: String(client) }, throwOnError: true }),
];
export async function caught() {
  try {
    await getBook({ path: { book_id: "1" }, throwOnError: true });
  } catch (error) {
    console.log(error);
  }
}
export function shadowed(getBook: (options: object) => number) {
  return getBook({ path: {} });
}
`,
    );
    const source = project.read("src/hard.ts");
    const report = await migrate(project, "hey-api");
    expect(project.compile()).toBe("");
    expect(report.left.filter(({ file }) => file === "src/hard.ts").map(({ why }) => why)).toEqual([
      "the options of the call are not an object literal",
      "the options of the call are spread or computed",
      "the option client has no equivalent in a call",
      "the client is used in another way than setConfig and interceptors",
      "the option parseAs has no equivalent in a call",
      'the document declares that "tags" is written in style form, which hey-api does not read',
      "the document declares a body that is not JSON",
      "the function is not called here",
      "an argument awaits a value, or has the name of the client in withResponse",
      "the client is used in another way than setConfig and interceptors",
      "an error is caught, which becomes an ApiError",
    ]);
    const after = project.read("src/hard.ts");
    expect(after.replace(/^import .*\n/gm, "")).toBe(
      source
        .replace(/^import .*\n/gm, "")
        .replace("  getStatus(),", "  resultOf(apiClient, (client) => apiGetStatus(client), { rejects: false }),"),
    );
    expect(project.read("src/setup.ts")).toContain("client.setConfig({");
    expect(project.read("src/setup.ts")).toContain("export const apiClient = createClient({");
    expect((await migrate(project, "hey-api")).files).toEqual([]);
  });
});
