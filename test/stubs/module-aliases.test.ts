import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCompiler } from "../compiler.js";
import { serverTypes, store } from "./compile.js";
import { type Change, desiredAfter } from "./specification.js";
import { StubsProject } from "./stubs-project.js";

let project: StubsProject;
beforeEach(() => {
  project = new StubsProject();
});
afterEach(() => project.remove());

const module = "api-bindings/server";
const compilerOptions = {
  strict: true,
  noEmit: true,
  module: "esnext",
  moduleResolution: "bundler",
  target: "esnext",
  types: [],
  skipLibCheck: true,
};

/** Writes handlers of which two are imported through an alias, and the generated package. */
function writeHandlers(alias: string): void {
  project.write(
    "src/handlers/parts/reading.ts",
    'export const reading = { getBan: async () => ({ reason: "r" as string | null }) };\n',
  );
  project.write("src/handlers/parts/create-ban.ts", "export async function createBan() {}\n");
  project.write(
    "src/handlers/bans.ts",
    `import type { BansHandlers } from "${module}";
import { createBan } from "${alias}/parts/create-ban.js";
import { reading } from "${alias}/parts/reading.js";

export const bans: BansHandlers = {
  ...reading,
  createBan,
  removeBan: async () => {},
};
`,
  );
  project.write(
    "src/handlers/guilds.ts",
    `import type { GuildsHandlers } from "${module}";\n\nexport const guilds: GuildsHandlers = { getGuild: async () => {} };\n`,
  );
  project.write(
    "src/handlers/index.ts",
    `import type { Handlers } from "${module}";\nimport { bans } from "${alias}/bans.js";\nimport { guilds } from "${alias}/guilds.js";\n\nexport const handlers: Handlers = { bans, guilds };\n`,
  );
  project.write("src/handlers/store.ts", store.replace("@guildwire/api/server", module));
}

/** The compiler's errors in the folder, against the interface after a change. */
function problems(change: Change, config: string): string {
  project.write(
    "node_modules/api-bindings/package.json",
    '{ "exports": { "./server": { "types": "./server.d.ts" } } }',
  );
  project.write("node_modules/api-bindings/server.d.ts", serverTypes(desiredAfter(change)));
  return runCompiler(project.folder, "-p", config);
}

const json = (value: object): string => JSON.stringify(value);

const aliases: Readonly<Record<string, { readonly alias: string; readonly files: Readonly<Record<string, string>> }>> =
  {
    "paths of tsconfig.json": {
      alias: "@handlers",
      files: {
        "tsconfig.json": json({
          compilerOptions: { ...compilerOptions, paths: { "@handlers/*": ["./src/handlers/*"] } },
          include: ["src"],
        }),
      },
    },
    "inherited paths": {
      alias: "~",
      files: {
        "config/base.json": `{ // shared\n  "compilerOptions": ${json({ ...compilerOptions, paths: { "~/*": ["../lib/*", "../src/handlers/*"] } })}, }`,
        "tsconfig.json": json({ extends: "./config/base.json", include: ["src"] }),
      },
    },
    "paths of a referenced project": {
      alias: "@/handlers",
      files: {
        "tsconfig.json": json({ files: [], references: [{ path: "./tsconfig.app.json" }] }),
        "tsconfig.app.json": json({
          compilerOptions: { ...compilerOptions, composite: true, paths: { "@/*": ["./src/*"] } },
          include: ["src"],
        }),
      },
    },
    "imports of package.json": {
      alias: "#handlers",
      files: {
        "package.json": json({
          type: "module",
          imports: { "#handlers/*": { development: "./src/handlers/*", default: "./dist/handlers/*" } },
        }),
        "tsconfig.json": json({
          compilerOptions: {
            ...compilerOptions,
            outDir: "./dist",
            rootDir: "./src",
            customConditions: ["development"],
          },
          include: ["src"],
        }),
      },
    },
    "imports of compiled files": {
      alias: "#handlers",
      files: {
        "package.json": json({ type: "module", imports: { "#handlers/*": "./dist/handlers/*" } }),
        "tsconfig.json": json({
          compilerOptions: { ...compilerOptions, outDir: "./dist", rootDir: "./src" },
          include: ["src"],
        }),
      },
    },
  };

describe("handlers that are imported through an alias", () => {
  it.each(Object.entries(aliases))("are found: %s", async (_name, { alias, files }) => {
    for (const [path, text] of Object.entries(files)) project.write(path, text);
    writeHandlers(alias);
    const config = Object.keys(files).at(-1) ?? "";
    expect(problems("unchanged", config)).toBe("");
    expect(await project.stubs("--out src/handlers")).toMatchObject({ code: 0 });
    project.specify("added");
    expect(await project.stubs("--out src/handlers")).toMatchObject({ code: 0 });
    expect(project.read("src/handlers/bans.ts")).toContain("async listBans(request, context) {");
    expect(problems("added", config)).toBe("");
    expect(await project.stubs("--out src/handlers --check")).toMatchObject({ code: 0 });
  });

  it("are found relative to baseUrl", async () => {
    // The project's own compiler does not support `baseUrl` any more.
    project.write("tsconfig.json", json({ compilerOptions: { baseUrl: "./src" } }));
    writeHandlers("handlers");
    expect(await project.stubs("--out src/handlers")).toMatchObject({ code: 0 });
    project.specify("added");
    expect(await project.stubs("--out src/handlers")).toMatchObject({ code: 0 });
    expect(project.read("src/handlers/bans.ts")).toContain("async listBans(request, context) {");
  });

  it("are reported if the configuration cannot be read", async () => {
    project.write("tsconfig.json", "{ paths");
    project.write("package.json", "{");
    writeHandlers("@handlers");
    expect(await project.stubs("--out src/handlers")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("stubs-unseen"),
    });
  });
});
