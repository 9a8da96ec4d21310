import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const projectRoot = resolve(import.meta.dirname, "../..");
const documents = [
  "README.md",
  "docs/client.md",
  "docs/compatibility.md",
  "docs/devices.md",
  "docs/implementing.md",
  "docs/server.md",
  "docs/interactions.md",
  "docs/service.md",
  "docs/validators.md",
  "generated/README.md",
  "runtime/README.md",
  "generator/README.md",
  "service/README.md",
];
const folder = mkdtempSync(join(tmpdir(), "guildwire-examples-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Names that examples use without saying where they come from. */
const given = ["baseUrl", "guild_id", "user_id", "webhook_id", "webhook_token", "access_token", "bot_token"];

/** The TypeScript examples of a document, each as a module. */
function examplesOf(document: string): readonly string[] {
  const text = readFileSync(join(projectRoot, document), "utf8");
  return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map((match) => match[1] ?? "");
}

function typeCheck(sources: Readonly<Record<string, string>>): string {
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
    include: ["*.ts"],
  };
  writeFileSync(join(place, "tsconfig.json"), JSON.stringify(settings));
  writeFileSync(join(place, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(place, "given.d.ts"), given.map((name) => `declare const ${name}: string;\n`).join(""));
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(place, name), source);
  const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
  try {
    execFileSync(process.execPath, [compiler, "-p", place], { encoding: "utf8", stdio: "pipe" });
    return "";
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe("examples of the documents", () => {
  it.each(documents)("%s has examples, and all of them compile", { timeout: 60_000 }, (document) => {
    const examples = examplesOf(document);
    expect(examples.length).toBeGreaterThan(0);
    const sources = Object.fromEntries(examples.map((source, index) => [`example-${index}.ts`, source]));
    expect(typeCheck(sources)).toBe("");
  });

  it("would be found out if they did not compile", { timeout: 60_000 }, () => {
    const source = 'import { getGuild } from "@guildwire/api/client";\nexport const wrong: string = getGuild;\n';
    expect(typeCheck({ "wrong.ts": source })).toContain("TS2322");
  });
});
