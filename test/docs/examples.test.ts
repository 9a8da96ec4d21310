import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCompiler } from "../compiler.js";

const projectRoot = resolve(import.meta.dirname, "../..");
const documents = [
  "docs/client.md",
  "docs/compatibility.md",
  "docs/devices.md",
  "docs/errors.md",
  "docs/implementing.md",
  "docs/server.md",
  "docs/interactions.md",
  "docs/migrate.md",
  "docs/service.md",
  "docs/validators.md",
  "generated/README.md",
  "runtime/README.md",
  "generator/README.md",
  "service/README.md",
];
const folder = mkdtempSync(join(tmpdir(), "guildwire-examples-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Names that examples use without declaring them. */
const given = ["baseUrl", "guild_id", "user_id", "webhook_id", "webhook_token", "access_token", "bot_token"];

/** The TypeScript examples of a document, one module each. */
function examplesOf(document: string): readonly string[] {
  const text = readFileSync(join(projectRoot, document), "utf8");
  return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map((match) => match[1] ?? "");
}

/** The compiler's errors in modules of sibling folders, compiled as one program: by folder, as printed. */
function typeCheck(folders: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> {
  const place = mkdtempSync(join(folder, "run-"));
  symlinkSync(join(projectRoot, "node_modules"), join(place, "node_modules"), "junction");
  const settings = {
    compilerOptions: {
      strict: true,
      target: "es2022",
      module: "nodenext",
      types: ["node"],
      lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
      noEmit: true,
      skipLibCheck: true,
    },
    include: ["*.ts", "*/*.ts"],
  };
  writeFileSync(join(place, "tsconfig.json"), JSON.stringify(settings));
  writeFileSync(join(place, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(place, "given.d.ts"), given.map((name) => `declare const ${name}: string;\n`).join(""));
  for (const [name, sources] of Object.entries(folders)) {
    mkdirSync(join(place, name));
    for (const [index, source] of sources.entries()) writeFileSync(join(place, name, `example-${index}.ts`), source);
  }
  const output = outputOf(place);
  const names = Object.keys(folders);
  const stray = output
    .split("\n")
    .filter((line) => /^\S/.test(line) && !names.some((name) => line.startsWith(`${name}/`)));
  if (stray.length > 0) throw new Error(stray.join("\n"));
  const messages = output.split(/^(?=\S)/m);
  return Object.fromEntries(
    names.map((name) => [name, messages.filter((message) => message.startsWith(`${name}/`)).join("")]),
  );
}

function outputOf(place: string): string {
  return runCompiler(place, "-p", ".").replaceAll("\\", "/");
}

/** The folder of a document's examples. */
const folderOf = (document: string): string => document.replaceAll("/", "-");

describe("examples of the documents", () => {
  const examples = new Map(documents.map((document) => [document, examplesOf(document)]));
  let errors: Readonly<Record<string, string>> = {};
  beforeAll(() => {
    errors = typeCheck(Object.fromEntries([...examples].map(([document, sources]) => [folderOf(document), sources])));
  });

  it.each(documents)("%s has examples, and all of them compile", (document) => {
    expect(examples.get(document)?.length).toBeGreaterThan(0);
    expect(errors[folderOf(document)]).toBe("");
  });

  it("fail this test if they do not compile", () => {
    const source = 'import { getGuild } from "@guildwire/api/client";\nexport const wrong: string = getGuild;\n';
    const { right, wrong } = typeCheck({ right: ["export const right: string = baseUrl;\n"], wrong: [source] });
    expect(right).toBe("");
    expect(wrong).toContain("TS2322");
  });
});
