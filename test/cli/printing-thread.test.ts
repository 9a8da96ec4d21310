import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ProductionResult, produce } from "../../generator/src/cli/pipeline.js";
import { noProgress } from "../../generator/src/cli/progress.js";
import type { Settings } from "../../generator/src/cli/settings.js";
import type { PrintingThread } from "../../generator/src/cli/thread/printing-thread.js";
import { emitters } from "../../generator/src/emit/emit.js";
import { syntaxMemory } from "../../generator/src/print/syntax-memory.js";

// The compiled module, because Node cannot start a thread with TypeScript.
const compiled = new URL("../../generator/dist/cli/thread/printing-thread.js", import.meta.url).href;
const { beginPrinting } = (await import(compiled)) as {
  beginPrinting(settings: Settings, cwd: string, emitters: readonly string[]): PrintingThread;
};

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
/** Everything but what lists all files, which the main thread prints in the end. */
const shared = Object.keys(emitters).filter((name) => name !== "package");

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-thread-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function settingsOf(content: string): Settings {
  const spec = join(folder, "api.json");
  writeFileSync(spec, content);
  const names = { specName: "api.json", outName: "out", packageName: "shelf" };
  return { spec, outDir: join(folder, "out"), ...names, strictExtensions: false, lenient: false };
}

function produced(settings: Settings, thread?: PrintingThread, only?: readonly string[]): Promise<ProductionResult> {
  const chosen = { plugins: [], ...(only === undefined ? {} : { only }) };
  return produce(settings, folder, noProgress, { syntaxCheck: syntaxMemory()(), chosen, isRepeated: false, thread });
}

async function withThread<Result>(
  settings: Settings,
  action: (thread: PrintingThread) => Promise<Result>,
  names: readonly string[] = shared,
): Promise<Result> {
  const thread = beginPrinting(settings, folder, names);
  try {
    return await action(thread);
  } finally {
    await thread.stop();
  }
}

/** The same thread, of which the main thread takes nothing before the other has had its share. */
function afterIts(thread: PrintingThread, share: readonly string[]): PrintingThread {
  const own = shared.filter((name) => !share.includes(name));
  return { ...thread, take: () => own.shift() };
}

const contradiction = text.replace('"minimum": 1', '"minimum": 9, "maximum": 7');
const unnamed = text.replace('"#/components/schemas/Book"', '"#/components/schemas/Shelf"');

describe("two threads make the same of a document as one", () => {
  test.each([
    ["that is sound", text, 20],
    ["with limits that contradict each other", contradiction, 0],
    ["with a reference that leads nowhere", unnamed, 0],
    ["that is no document of OpenAPI", "[]", 0],
    ["that ends too early", text.slice(0, -20), 0],
  ])("%s", async (_kind, content, leastFiles) => {
    const settings = settingsOf(content);
    const expected = await produced(settings);
    expect(expected.emitted?.files.length ?? 0).toBeGreaterThanOrEqual(leastFiles);
    expect(expected.examined.diagnostics.some(({ severity }) => severity === "error")).toBe(leastFiles === 0);
    expect(await withThread(settings, (thread) => produced(settings, thread))).toEqual(expected);
  });

  test("whichever of them prints which part", async () => {
    const settings = settingsOf(text);
    const expected = await produced(settings);
    for (const share of [[], ["validators"], ["openapi", "types", "reference"], shared]) {
      const actual = await withThread(settings, (thread) => produced(settings, afterIts(thread, share)), share);
      expect(actual).toEqual(expected);
    }
  });

  test("of which only some emitters are wanted", async () => {
    const settings = settingsOf(text);
    const only = ["limits", "types", "package"];
    const { emitted } = await withThread(settings, (thread) => produced(settings, thread, only));
    expect(emitted).toEqual((await produced(settings, undefined, only)).emitted);
    expect(emitted?.files.map(({ path }) => path)).toContain("package.json");
    expect(emitted?.files.map(({ path }) => path)).not.toContain("src/client.ts");
  });
});

test("every emitter is taken by one thread, once", async () => {
  const settings = settingsOf(text);
  await withThread(settings, async (thread) => {
    const taken: string[] = [];
    for (let name = thread.take(); name !== undefined; name = thread.take()) taken.push(name);
    const { examined } = await produced(settings);
    const others = (await thread.printed(examined.files)) ?? [];
    const all = [...taken, ...new Set(others.map(({ emitter }) => emitter))];
    expect(new Set(all).size).toBe(all.length);
    // Emitters that find nothing to print leave no trace.
    expect(shared).toEqual(expect.arrayContaining(all));
    expect(all).toEqual(expect.arrayContaining(["types", "validators", "client", "server", "openapi", "reference"]));
  });
});

test("what was printed from another text than the main thread has read is of no use", async () => {
  const settings = settingsOf(text);
  const { examined } = await produced(settings);
  await withThread(settings, async (thread) => {
    const [root, ...others] = examined.files;
    expect(others).toEqual([]);
    expect(await thread.printed(root === undefined ? [] : [{ ...root, text: `${root.text} ` }])).toBeUndefined();
    expect(await thread.printed(examined.files)).toBeDefined();
  });
});

test("a thread that is ended at work leaves the main thread to print alone", async () => {
  const settings = settingsOf(text);
  const expected = await produced(settings);
  const thread = beginPrinting(settings, folder, shared);
  await thread.stop();
  expect(await produced(settings, thread)).toEqual(expected);
});

test("what goes wrong with two threads is left to one, which tells it in the order of the emitters", async () => {
  const settings = settingsOf(text);
  const expected = await produced(settings);
  const all = [...shared];
  const [twice] = expected.emitted?.files ?? [];
  if (twice === undefined) throw new Error("nothing was printed");
  const thread: PrintingThread = {
    take: () => all.shift(),
    printed: async () => [{ file: twice, emitter: "types" }],
    stop: async () => {},
  };
  expect(await produced(settings, thread)).toEqual(expected);
  expect(all).toEqual([]);
});
