import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compile, projectRoot, scratchFolder, strictest } from "./compile.js";

const patience = { timeout: 120_000 };

const { lib: _, ...flags } = strictest;

/** The same with checked libraries of the target and further settings of strict consumers. */
const everyFlag = {
  ...flags,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedSideEffectImports: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
  skipLibCheck: false,
};

/** The compiler's errors for files under these settings. */
function complaints(settings: object, files: Readonly<Record<string, string>>, include: readonly string[]): string {
  const folder = scratchFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const compilerOptions = { ...everyFlag, ...settings };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include }));
  return compile(folder);
}

const sources = join(projectRoot, "generated/src").replaceAll("\\", "/");

describe("generated/", () => {
  it.each([
    ["with what it is built with", {}],
    ["without the iterators of the DOM, and with ES2022 only", { lib: ["es2022", "dom"] }],
    ["for a bundler", { module: "preserve", moduleResolution: "bundler" }],
    ["without exactOptionalPropertyTypes", { exactOptionalPropertyTypes: false }],
  ])("compiles under every required compiler flag, %s", patience, (_, settings) => {
    const lib = ["es2023", "dom"];
    expect(complaints({ lib, ...settings }, {}, [`${sources}/**/*.ts`])).toBe("");
  });

  it("fails this test with a type error", patience, () => {
    const broken = "export enum Kind {\n  A,\n}\nexport const list = [1].map(String);\n";
    const output = complaints({ lib: ["es2023", "dom"] }, { "broken.ts": broken }, ["broken.ts"]);
    expect(output).toContain("TS1294"); // erasableSyntaxOnly
    expect(output).toContain("TS9010"); // isolatedDeclarations
  });
});

/** The entry's name as an identifier: `webhook-sender` is `webhook_sender`. */
function nameOf(entry: string): string {
  return entry.replaceAll("-", "_");
}

describe("consumers of the package", () => {
  const entries = readdirSync(join(projectRoot, "generated/src"), { withFileTypes: true }).map((entry) =>
    entry.name.replace(/\.ts$/, ""),
  );
  const consumer = [
    ...entries.map(
      (entry) => `import * as ${nameOf(entry)} from "@guildwire/api${entry === "index" ? "" : `/${entry}`}";`,
    ),
    "declare function use(value: unknown): void;",
    `use([${entries.map(nameOf).join(", ")}]);`,
    'const caller = client.createClient({ baseUrl: "https://guild.example" });',
    'const guild: types.Guild = await client.getGuild(caller, { guild_id: "1" });',
    "for await (const member of client.paginateListGuildMembers(caller, { guild_id: guild.id })) use(member.user?.id);",
  ].join("\n");

  it.each([
    ["ES2022 and the DOM are enough", { lib: ["es2022", "dom"] }],
    [
      "a bundler's resolution finds every entry",
      { module: "preserve", moduleResolution: "bundler", lib: ["es2022", "dom"] },
    ],
    ["what Node's types have of the web is enough", { lib: ["es2022"], types: ["node"] }],
    ["loose settings do no harm", { lib: ["es2022", "dom"], strict: false, exactOptionalPropertyTypes: false }],
  ])("%s", patience, (_, settings) => {
    expect(entries).toEqual(expect.arrayContaining(["client", "types", "limits", "events", "permissions"]));
    expect(complaints(settings, { "consumer.ts": consumer }, ["consumer.ts"])).toBe("");
  });

  it("fail this test with a missing entry", patience, () => {
    const wrong = 'import "@guildwire/api/nothing";\n';
    expect(complaints({ lib: ["es2022", "dom"] }, { "consumer.ts": wrong }, ["consumer.ts"])).toContain("TS2882");
  });
});
