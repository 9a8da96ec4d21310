import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordFigures } from "../long/figures.js";
import { bun, deno, install as installPlatforms } from "../platforms/installed.js";
import { install as installVersions, nodeOf } from "../toolchains/installed.js";
import { type Clone, type Consumer, cloneOf, type OutputKind, program, type Step } from "./consumers.js";
import { type Registry, startRegistry } from "./registry.js";

const outputs: readonly OutputKind[] = ["source", "package"];
const times: object[] = [];

const strict = { target: "es2022", strict: true, skipLibCheck: true } as const;
const bundled = {
  ...strict,
  lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
  module: "esnext",
  moduleResolution: "bundler",
  types: [],
  noEmit: true,
};
const printing = `${program}console.log(title);\n`;
const react = { react: "19.3.1", "react-dom": "19.3.1" };
const reactTypes = { "@types/react": "^19.2.0" };
const typescript = { typescript: "^7.0.2", "@types/node": "^20.19.0" };

const vite: Consumer = {
  name: "vite",
  packageFile: {
    type: "module",
    scripts: { build: "tsc --noEmit && vite build" },
    dependencies: react,
    devDependencies: { vite: "8.3.8", typescript: "^7.0.2", "@types/react-dom": "^19.2.0", ...reactTypes },
  },
  files: {
    "index.html": '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>\n',
    "tsconfig.json": JSON.stringify({ compilerOptions: { ...bundled, jsx: "react-jsx" }, include: ["src"] }),
    "vite.config.ts":
      'import { defineConfig } from "vite";\n\nexport default defineConfig({ build: { target: "es2022" } });\n',
    "src/title.ts": program,
    "src/main.tsx": `import { createRoot } from "react-dom/client";
import { title } from "./title";

createRoot(document.getElementById("root") as HTMLElement).render(<h1>{title}</h1>);
`,
  },
  extension: "",
  command: "npm run build",
};

const plainNode: Consumer = {
  name: "node",
  packageFile: { type: "module", scripts: { build: "tsc", start: "node dist/main.js" }, devDependencies: typescript },
  files: {
    "tsconfig.json": JSON.stringify({
      compilerOptions: { ...strict, module: "nodenext", types: ["node"], rootDir: "src", outDir: "dist" },
      include: ["src"],
    }),
    "src/main.ts": printing,
  },
  extension: ".js",
  command: "npm run build && npm start --silent",
};

/** The commands of a program that installs packed packages. */
const userOf = (packed: string): string => `cd user && npm install --silent ${packed} && npx tsc && node main.js`;

/**
 * A library that exports the client under its own name. Its users install what it publishes: the packed library and, if the output is
 * a package, the packed bindings.
 */
const library = (output: OutputKind): Consumer => ({
  name: "library",
  packageFile: {
    version: "1.0.0",
    // The bindings are a workspace, which init depends on by version.
    ...(output === "package" && { workspaces: ["generated"] }),
    type: "module",
    exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
    files: ["dist"],
    scripts: { prepack: "tsc" },
    devDependencies: typescript,
  },
  files: {
    "tsconfig.json": JSON.stringify({
      compilerOptions: {
        ...strict,
        module: "nodenext",
        types: ["node"],
        rootDir: "src",
        outDir: "dist",
        declaration: true,
      },
      include: ["src"],
    }),
    "src/index.ts":
      'export { type Book, createClient, getBook } from "{api}";\nexport { createFetchHandler } from "{server}";\n',
    "user/package.json": JSON.stringify({ name: "user", private: true, type: "module", devDependencies: typescript }),
    "user/tsconfig.json": JSON.stringify({ compilerOptions: { ...strict, module: "nodenext", types: ["node"] } }),
    "user/main.ts": `import type { Book } from "library";\n${printing.replaceAll(/{api}|{server}/g, "library")}export const book: Book = { title };\n`,
  },
  extension: ".js",
  command:
    output === "source"
      ? `npm pack --silent && ${userOf("../library-1.0.0.tgz")}`
      : `npm pack --silent --workspace generated --include-workspace-root && ${userOf("../*.tgz")}`,
});

const vitest: Consumer = {
  name: "vitest",
  packageFile: {
    type: "module",
    scripts: { test: "vitest run" },
    devDependencies: { vitest: "4.1.12", vite: "8.3.8", ...typescript },
  },
  files: {
    "tsconfig.json": JSON.stringify({ compilerOptions: bundled, include: ["src"] }),
    "src/title.ts": program,
    "src/title.test.ts":
      'import { expect, test } from "vitest";\nimport { title } from "./title";\n\ntest("a book", () => expect(title).toBe("Book 7"));\n',
  },
  extension: "",
  command: "npm test",
};

const next: Consumer = {
  name: "next",
  packageFile: {
    scripts: { build: "next build" },
    dependencies: { next: "16.4.6", ...react },
    devDependencies: { typescript: "5.9.3", "@types/node": "^20.19.0", ...reactTypes },
  },
  files: {
    "tsconfig.json": JSON.stringify({
      compilerOptions: { ...bundled, types: ["node"], jsx: "react-jsx", plugins: [{ name: "next" }] },
      include: ["next-env.d.ts", "src", ".next/types/**/*.ts"],
      exclude: ["node_modules"],
    }),
    "src/app/layout.tsx":
      'export default function Layout({ children }: { children: React.ReactNode }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
    "src/title.ts": program,
    "src/app/page.tsx":
      'import { title } from "../title";\n\nexport default function Page() {\n  return <h1>{title}</h1>;\n}\n',
  },
  extension: "",
  command: "npm run build",
};

const webpack: Consumer = {
  name: "webpack",
  packageFile: {
    scripts: { build: "webpack" },
    devDependencies: { webpack: "5.113.0", "webpack-cli": "7.3.1", "ts-loader": "9.6.2", typescript: "5.9.3" },
  },
  files: {
    "tsconfig.json": JSON.stringify({ compilerOptions: { ...bundled, noEmit: false }, include: ["src"] }),
    "webpack.config.js": `module.exports = {
  mode: "production",
  entry: "./src/main.ts",
  module: { rules: [{ test: /\\.ts$/, loader: "ts-loader" }] },
  resolve: { extensions: [".ts", ".js"] },
  experiments: { topLevelAwait: true },
};
`,
    "src/main.ts": `${program}document.title = title;\n`,
  },
  extension: "",
  command: "npm run build",
};

/** A program in TypeScript that nothing compiles. */
const unbuilt = (name: string, command: string): Consumer => ({
  name,
  packageFile: { type: "module", scripts: { start: "node src/main.ts" } },
  files: { "src/main.ts": printing },
  extension: ".ts",
  command,
});

let registry: Registry;
beforeAll(async () => {
  registry = await startRegistry();
}, 300_000);
afterAll(async () => {
  // bench/first-minutes shows the commands and their times.
  if (times.length > 0) recordFigures("clones", times);
  // Removes the installed packages of all clones.
  await registry?.stop();
}, 900_000);

/** A command as one types it, without the folder of a program. */
function reported({ line, seconds }: Step): Step {
  return { line: line.replace(/^\/\S*\//, ""), seconds: Math.round(seconds * 10) / 10 };
}

async function clone(consumer: Consumer, output: OutputKind): Promise<Clone> {
  const found = await cloneOf(consumer, output, registry);
  times.push({ name: consumer.name, output, before: found.before.map(reported), after: found.after.map(reported) });
  return found;
}

/** CI builds with Vite, Node and Vitest, each with one form of output; `npm run test:long -- clones` runs all. */
const isLong = process.env["CLONES"] === "all";
const skipped = isLong ? "" : " (skipped: npm run test:long -- clones)";

/** The forms of output of a test: both, or in CI the given one. */
const outputsOf = (ofCi: OutputKind): readonly OutputKind[] => (isLong ? outputs : [ofCi]);

describe("a fresh clone of what init made", { timeout: 600_000 }, () => {
  it.each(outputsOf("source"))("builds with Vite and React: %s", async (output) => {
    const { folder } = await clone(vite, output);
    const assets = readdirSync(join(folder, "dist/assets")).filter((name) => name.endsWith(".js"));
    expect(assets.map((name) => readFileSync(join(folder, "dist/assets", name), "utf8")).join("")).toContain("/books/");
  });

  it.each(outputsOf("package"))("builds and runs in Node: %s", async (output) => {
    const { ended } = await clone(plainNode, output);
    expect(ended.stdout.trimEnd().split("\n").at(-1)).toBe("Book 7");
  });

  it.each(outputsOf("source"))("passes its tests in Vitest: %s", async (output) => {
    const { ended } = await clone(vitest, output);
    expect(ended.stdout).toContain("1 passed");
  });

  it.each(outputsOf("package"))("is packed as a library that exports the client: %s", async (output) => {
    const { ended } = await clone(library(output), output);
    expect(ended.stdout.trimEnd().split("\n").at(-1)).toBe("Book 7");
  });

  const node = nodeOf("node-24");
  it.skipIf(node === undefined)(
    `runs in Node 24 without a build${node ? "" : ` (skipped: ${installVersions})`}`,
    async () => {
      const { ended } = await clone(unbuilt("node-24", `${node} src/main.ts`), "source");
      expect(ended.stdout).toBe("Book 7\n");
      expect(ended.stderr).toBe("");
    },
  );

  it.skipIf(!isLong || deno === undefined)(
    `runs in Deno without a build${deno ? skipped : ` (skipped: ${installPlatforms})`}`,
    async () => {
      const { ended } = await clone(unbuilt("deno", `${deno} run --quiet src/main.ts`), "source");
      expect(ended.stdout).toBe("Book 7\n");
    },
  );

  it.skipIf(!isLong || bun === undefined)(
    `runs in Bun without a build${bun ? skipped : ` (skipped: ${installPlatforms})`}`,
    async () => {
      const { ended } = await clone(unbuilt("bun", `${bun} src/main.ts`), "source");
      expect(ended.stdout).toBe("Book 7\n");
    },
  );

  describe.skipIf(!isLong)(`with a larger toolchain${skipped}`, () => {
    it.each(outputs)("builds with Next: %s", async (output) => {
      const { folder } = await clone(next, output);
      // The page is rendered when the application is built.
      expect(readFileSync(join(folder, ".next/server/app/index.html"), "utf8")).toContain("Book 7");
    });

    it.each(outputs)("builds with webpack: %s", async (output) => {
      const { folder } = await clone(webpack, output);
      expect(readFileSync(join(folder, "dist/main.js"), "utf8")).toContain("/books/");
    });
  });
});
