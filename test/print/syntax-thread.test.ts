import { describe, expect, test } from "vitest";
import type { SyntaxProof } from "../../generator/src/print/index.js";
import { beginSyntaxProof as beginHere } from "../../generator/src/print/syntax-thread.js";

// The compiled module, because Node cannot start a thread with TypeScript.
const compiled = new URL("../../generator/dist/print/syntax-thread.js", import.meta.url).href;
const { beginSyntaxProof: beginInThread } = (await import(compiled)) as { beginSyntaxProof: () => SyntaxProof };

describe.each([
  ["in a thread", beginInThread],
  ["where the sources run as they are", beginHere],
])("a syntax check %s", (_title, begin) => {
  test("reports on all added files, in order", async () => {
    const proof = begin();
    try {
      proof.add([{ path: "a.ts", text: "const a = 1;\n" }]);
      proof.add([
        { path: "b.ts", text: "const b = ;\n" },
        { path: "b.md", text: "const b = ;\n" },
      ]);
      proof.add([]);
      proof.add([{ path: "c.ts", text: "\n}\n" }]);
      expect(await proof.finish()).toEqual([
        { path: "b.ts", line: 1, column: 11, message: "Expression expected." },
        { path: "c.ts", line: 2, column: 1, message: "Declaration or statement expected." },
      ]);
    } finally {
      await proof.stop();
    }
  });

  test("can be cancelled", async () => {
    const proof = begin();
    proof.add([{ path: "a.ts", text: "const a = ;\n" }]);
    await expect(proof.stop()).resolves.toBeUndefined();
  });
});

test("fails instead of waiting if its worker was stopped", async () => {
  const proof = beginInThread();
  await proof.stop();
  await expect(proof.finish()).rejects.toThrow("the syntax check was stopped");
});
