import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { main } from "../../generator/src/cli/main.js";
import { runCompiler } from "../compiler.js";
import { moduleBundle } from "../docs/module-bundle.js";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "site/index.md"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "guildwire-front-page-"));

/** The text of the only block of a language that contains a text. */
function block(language: string, text = ""): string {
  const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter((found) => found[1] === language);
  const found = blocks.map(([, , source = ""]) => source).filter((source) => source.includes(text));
  expect(found, `${language} ${text}`).toHaveLength(1);
  return found[0] ?? "";
}

/** The document after the change that the page shows. */
function edited(): string {
  const lines = block("diff").trimEnd().split("\n");
  return lines.reduce((text, line, index) => {
    if (line.startsWith("+")) return text;
    expect(text.split("\n")).toContain(line.slice(1));
    return text.replace(`${line.slice(1)}\n`, `${(lines[index + 1] ?? "").slice(1)}\n`);
  }, block("yaml"));
}

async function guildwire(...args: readonly string[]): Promise<string> {
  const printed: string[] = [];
  const stream = { write: (text: string) => void printed.push(text) };
  await main([...args], { stdout: stream, stderr: stream, env: {}, cwd: folder });
  return printed.join("");
}

beforeAll(async () => {
  mkdirSync(join(folder, "node_modules"));
  for (const name of ["@guildwire", "@types"])
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name), "junction");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "books", type: "module" }));
  const options = { target: "es2023", module: "nodenext", types: ["node"], strict: true, noEmit: true };
  const compilerOptions = { ...options, allowImportingTsExtensions: true };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  writeFileSync(join(folder, "openapi.yaml"), block("yaml"));
  for (const file of ["client.ts", "server.ts"]) writeFileSync(join(folder, file), block("ts", `// ${file}`));
  await guildwire("init");
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

it("the code of the front page compiles, until the edit breaks the client where the page says", async () => {
  expect(runCompiler(folder, "-p", ".")).toBe("");
  writeFileSync(join(folder, "old.yaml"), block("yaml"));
  writeFileSync(join(folder, "openapi.yaml"), edited());
  await guildwire("generate");
  expect(runCompiler(folder, "-p", ".")).toBe(block("text"));
}, 60_000);

it("the comparison of the front page is that of the command", async () => {
  const [command = "", ...lines] = block("sh", "guildwire diff").trimEnd().split("\n");
  const printed = (await guildwire(...command.replace("$ npx guildwire ", "").split(" "))).split("\n");
  const shown = lines.filter((line) => line.trim() !== "…");
  expect(shown).toEqual(printed.slice(0, shown.length));
});

it("the server of the front page refuses what the edit excludes", async () => {
  const source = block("ts", "// server.ts").replace("createServer(createNodeHandler(handlers)).listen(8080);", "");
  const { respond } = await moduleBundle(
    folder,
    `${source.replace("createNodeHandler,", "createFetchHandler,")}
export const respond = createFetchHandler(handlers);`,
  );
  const [, path = "", status = ""] = /^GET (\S+)\n\nHTTP\/1.1 (\d+)/.exec(block("http")) ?? [];
  expect((await respond(new Request(`http://localhost${path}`))).status).toBe(Number(status));
  expect((await respond(new Request("http://localhost/books/100"))).status).toBe(200);
});
