import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Produced, produce } from "../../generator/src/cli/pipeline.js";
import { type Progress, progressOn } from "../../generator/src/cli/progress.js";
import type { Settings } from "../../generator/src/cli/settings.js";
import type { ProductionThread } from "../../generator/src/cli/thread/production-thread.js";
import { syntaxMemory } from "../../generator/src/print/syntax-memory.js";

// The compiled module, because Node cannot start a thread with TypeScript.
const compiled = new URL("../../generator/dist/cli/thread/production-thread.js", import.meta.url).href;
const { beginProduction } = (await import(compiled)) as { beginProduction: () => ProductionThread };

const document = {
  openapi: "3.1.1",
  info: { title: "Shelf", version: "1.2.3" },
  paths: {
    "/books/{id}": {
      get: {
        operationId: "getBook",
        tags: ["books"],
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        responses: {
          200: {
            description: "ok",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Book" } } },
          },
        },
      },
    },
  },
  components: {
    schemas: { Book: { type: "object", required: ["pages"], properties: { pages: { type: "integer", minimum: 1 } } } },
  },
};
const text = JSON.stringify(document, undefined, 2);
/** Blanks that make the check the business of the other thread. */
const padding = " ".repeat(4_000_000);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-thread-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function settingsOf(content: string, lenient = false): Settings {
  const spec = join(folder, "api.json");
  writeFileSync(spec, content);
  const outDir = join(folder, "out");
  return {
    spec,
    specName: "api.json",
    outDir,
    outName: "out",
    packageName: "shelf",
    strictExtensions: false,
    lenient,
  };
}

const progress: Progress = progressOn({ stderr: { write: () => true } as unknown as NodeJS.WriteStream, env: {} });

async function producedInThread(settings: Settings, only?: readonly string[]): Promise<Produced> {
  const thread = beginProduction();
  try {
    return await thread.produce({ settings, cwd: folder, only, isWatched: false }, progress);
  } finally {
    await thread.stop();
  }
}

async function producedHere(settings: Settings, only?: readonly string[]): Promise<Produced> {
  const chosen = { plugins: [], ...(only === undefined ? {} : { only }) };
  const { examined, emitted } = await produce(settings, folder, progress, {
    proof: syntaxMemory()(),
    chosen,
    twice: false,
  });
  const { looked: _, ...rest } = examined;
  return { examined: rest, ...(emitted === undefined ? {} : { emitted }) };
}

const contradiction = text.replace('"minimum": 1', '"minimum": 9, "maximum": 7');
const unnamed = text.replace('"#/components/schemas/Book"', '"#/components/schemas/Shelf"');

describe.each([
  ["a small document", ""],
  ["a document so large that it is checked meanwhile", padding],
])("the thread makes of %s what is made of it without one", (_title, blanks) => {
  test.each([
    ["that is sound", text, 20],
    ["with limits that contradict each other", contradiction, 0],
    ["with a reference that leads nowhere", unnamed, 0],
    ["that is no document of OpenAPI", "[]", 0],
    ["that ends too early", text.slice(0, -20), 0],
  ])("%s", async (_kind, content, leastFiles) => {
    const settings = settingsOf(content + blanks);
    const expected = await producedHere(settings);
    expect(expected.emitted?.files.length ?? 0).toBeGreaterThanOrEqual(leastFiles);
    expect(expected.examined.diagnostics.some(({ severity }) => severity === "error")).toBe(leastFiles === 0);
    expect(await producedInThread(settings)).toEqual(expected);
  });
});

test("the thread runs the emitters that it is told to run", async () => {
  const settings = settingsOf(text);
  const { emitted } = await producedInThread(settings, ["limits"]);
  expect(emitted).toEqual((await producedHere(settings, ["limits"])).emitted);
  expect(emitted?.files.map(({ path }) => path)).toEqual(["src/limits.ts"]);
});

test("operations that are left out leave nothing behind in the thread", async () => {
  const broken = JSON.parse(text) as { paths: Record<string, unknown> };
  broken.paths["/broken"] = {
    get: { operationId: "broken", responses: { 200: { $ref: "#/components/responses/No" } } },
  };
  const settings = settingsOf(JSON.stringify(broken) + padding, true);
  const produced = await producedInThread(settings);
  expect(produced).toEqual(await producedHere(settings));
  expect(produced.examined.diagnostics.map(({ code }) => code)).toContain("operation-left-out");
  expect(produced.emitted?.files.length).toBeGreaterThan(20);
});

test("a thread that was given up fails instead of waiting for ever", async () => {
  const thread = beginProduction();
  await thread.stop();
  const request = { settings: settingsOf(text), cwd: folder, isWatched: false };
  await expect(thread.produce(request, progress)).rejects.toThrow("given up");
});
