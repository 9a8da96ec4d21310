import { mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { progressOn } from "../../generator/src/cli/progress.js";
import { Project } from "./command.js";

/** Code that calls the operation with openapi-fetch. */
const caller = `import createClient from "openapi-fetch";
interface Paths {
  "/books/{book_id}": {
    get: {
      parameters: { path: { book_id: string } };
      responses: { 200: { headers: {}; content: { "application/json": { title: string } } } };
    };
  };
}
const client = createClient<Paths>({ baseUrl: "https://shelf.example" });
export const book = async () => (await client.GET("/books/{book_id}", { params: { path: { book_id: "1" } } })).data;
`;

let project: Project;
beforeEach(() => {
  project = new Project();
  mkdirSync(join(project.folder, "src"));
  mkdirSync(join(project.folder, "node_modules/@guildwire"), { recursive: true });
  const root = resolve(import.meta.dirname, "../..");
  symlinkSync(join(root, "runtime"), join(project.folder, "node_modules/@guildwire/runtime"));
  symlinkSync(join(root, "node_modules/openapi-fetch"), join(project.folder, "node_modules/openapi-fetch"));
  project.write("package.json", '{ "type": "module" }\n');
  project.write(
    "tsconfig.json",
    '{ "compilerOptions": { "module": "nodenext", "strict": true, "types": [] }, "include": ["src"] }\n',
  );
  for (let number = 1; number <= 40; number += 1)
    project.write(`src/file${number}.ts`, `export const value = ${number};\n`);
  project.write("src/caller.ts", caller);
});
afterEach(() => {
  vi.restoreAllMocks();
  project.remove("");
});

/** The counts that a stage of a command shows on a terminal whose clock shows every one of them. */
async function countsOf(stage: string, line: string, env: Record<string, string> = {}): Promise<readonly string[]> {
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (time += 250));
  const { stderr } = await project.run(line, { tty: true, env: { NO_COLOR: "1", ...env } });
  vi.restoreAllMocks();
  const lines = stderr.split(/[\r\n]/);
  return lines.flatMap((one) => (one.startsWith(`${stage.padEnd(9)} … `) ? one.slice(12).trimEnd() : []));
}

describe("progress on a terminal", () => {
  it("of generate has an estimate if there is an output", async () => {
    const first = await countsOf("emit", "generate");
    expect(first.length).toBeGreaterThan(10);
    expect(first.join("\n")).not.toContain("left");
    project.replace("openapi.yaml", "openapi:", "# changed\nopenapi:");
    const again = await countsOf("emit", "generate");
    expect(again).toHaveLength(first.length);
    expect(again.at(5)).toMatch(/^\d+ files, about \d+ s left$/);
    // The manifest and package.json differ in size from what is printed.
    expect(Number(/about (\d+) s/.exec(again.at(-1) ?? "")?.[1] ?? 0)).toBeLessThan(3);
  });

  it.each([
    ["diff --uses", "diff openapi.yaml openapi.yaml --uses src", "41 files"],
    ["uses", "uses src", "41 files"],
    ["migrate", "migrate src --from openapi-fetch --dry-run", "82 file checks"],
  ])("of %s has counts and an estimate", async (_name, line, total) => {
    const counts = await countsOf("callers", line);
    expect(counts.slice(0, 2)).toEqual([`0 of ${total}`, `1 of ${total}`]);
    expect(counts.at(-2)).toMatch(new RegExp(`^\\d+ of ${total}, about 1 s left$`));
    expect(counts.at(-1)).toBe(`${total.split(" ")[0]} of ${total}, about 0 s left`);
  });

  it("of diff --uses names the program of several", async () => {
    const counts = await countsOf("callers", "diff openapi.yaml openapi.yaml --uses src src/caller.ts");
    expect(counts.at(0)).toBe("program 1 of 2, 0 of 41 files");
    expect(counts.at(-1)).toBe("program 2 of 2, 1 of 1 file, about 0 s left");
  });

  it("has no counts if CI is set", async () => {
    expect(await countsOf("callers", "uses src", { CI: "true" })).toEqual([]);
  });
});

it("an estimate omits preparations, and follows the share that is done", async () => {
  let time = 0;
  let written = "";
  const stderr = { isTTY: true, write: (text: string) => (written += text) };
  await progressOn({ stderr, env: { NO_COLOR: "1" } }, () => time).stage(
    "callers",
    (show) => {
      for (const [at, done] of [
        [9000, 0],
        [9500, 1],
        [10_000, 10],
        [14_000, 50],
      ] as const) {
        time = at;
        show(`${done} of 100 files`, done / 100);
      }
    },
    () => "1 program",
  );
  expect(
    written
      .split("\r")
      .slice(1, 5)
      .map((text) => text.slice(12)),
  ).toEqual(["0 of 100 files", "1 of 100 files", "10 of 100 files, about 9 s left", "50 of 100 files, about 5 s left"]);
});
