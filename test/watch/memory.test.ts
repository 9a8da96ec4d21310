import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emitAll } from "../../generator/src/emit/emit.js";
import { EmitMemory } from "../../generator/src/emit/memory/memory.js";
import { bundleText } from "../../generator/src/load/output.js";
import { ParseCache } from "../../generator/src/load/parse-cache.js";
import { buildModel } from "../../generator/src/model/build.js";
import type { File } from "../../generator/src/print/index.js";
import { largeDocument } from "../emit/large-document.js";
import { kitchenSinkText } from "../hostile/kitchen-sink.js";
import { loadFiles } from "../load/virtual.js";
import { type Edit, edited, edits } from "./edits.js";

/**
 * The law: after any sequence of edits, the output of a watch, which keeps what no edit has reached, is that of a cold run.
 */

type Specification = Readonly<Record<string, string>>;

const spec = resolve(import.meta.dirname, "../../spec");
const ours: Specification = Object.fromEntries(
  ["openapi.yaml", ...readdirSync(spec).filter((name) => name.endsWith(".yaml") && name !== "openapi.yaml")].map(
    (name) => [name, readFileSync(join(spec, name), "utf8")],
  ),
);

/** Nine groups of schemas that one file of the output cannot hold, so that their validators share functions across files. */
const large: Specification = { "openapi.json": JSON.stringify(largeDocument()) };

describe.each([
  ["our own specification", ours, 10],
  ["the document that says everything", { "kitchen-sink.yaml": kitchenSinkText }, 16],
  ["a document whose schemas fill several files", large, 12],
])("a watch of %s", (_title, specification, length) => {
  it("emits after any edits what a cold run emits", { timeout: 300_000 }, () => {
    const sequence = fc.array(edits, { minLength: length, maxLength: length });
    fc.assert(
      fc.property(sequence, (all) => {
        const watched = new Watch();
        let files = specification;
        let accepted = 0;
        watched.outcome(files);
        for (const edit of all) {
          const changed = changedBy(files, edit);
          const outcome = watched.outcome(changed);
          expect(outcome).toEqual(new Watch().outcome(changed));
          // What cannot be generated is undone, as people do.
          if (typeof outcome === "string") continue;
          files = changed;
          accepted += 1;
        }
        expect(accepted).toBeGreaterThan(length / 4);
      }),
      { numRuns: Number(process.env["EDITS_RUNS"] ?? 1), endOnFailure: true },
    );
  });
});

describe("after one edit, a watch makes anew", () => {
  const anew = (from: string, to: string, name: string): { parsed: number; printed: readonly string[] } => {
    const watched = new Watch();
    const before = new Set(watched.files(ours));
    const text = ours[name] ?? "";
    if (!text.includes(from)) throw new Error(`spec/${name} does not hold ${from}`);
    const after = watched.files({ ...ours, [name]: text.replace(from, to) });
    const printed = after.filter((file) => !before.has(file)).map(({ path }) => path);
    expect(watched.memory.emitted.counts).toEqual({ files: after.length, anew: printed.length });
    return { parsed: watched.memory.parsed.counts.anew, printed };
  };

  // These three are cheap to print, and never kept.
  const always = ["README.md", "package.json", "tsconfig.json"];

  it("the page of the group, its client and the handlers of an operation whose description changes", () => {
    const { parsed, printed } = anew("Returns all bans of the guild.", "Returns every ban of the guild.", "bans.yaml");
    expect(parsed).toBe(1);
    expect(printed).toEqual(
      [
        ...always,
        "openapi.json",
        "reference/operations/bans.md",
        "src/client/bans.ts",
        "src/server/bans.ts",
      ].toSorted(),
    );
  });

  it("what stands on a parameter's bound, and no type", () => {
    const { printed } = anew("maximum: 7", "maximum: 6", "bans.yaml");
    expect(printed).toContain("src/limits.ts");
    expect(printed).toContain("src/validators/bans.ts");
    expect(printed.filter((path) => path.startsWith("src/types/"))).toEqual([
      "src/types/bans.ts",
      "src/types/index.ts",
    ]);
    expect(printed.length).toBeLessThan(20);
  });
});

class Watch {
  readonly memory = { parsed: new ParseCache(), emitted: new EmitMemory() };

  /** All texts by path, or why there are none. */
  outcome(files: Specification): Readonly<Record<string, string>> | string {
    try {
      return Object.fromEntries(this.files(files).map(({ path, text }) => [path, text]));
    } catch (error) {
      return String(error);
    }
  }

  files(files: Specification): readonly File[] {
    const { parsed, emitted } = this.memory;
    parsed.beginRun();
    emitted.begin();
    const { loaded, diagnostics } = loadFiles(files, { cache: parsed });
    if (loaded === undefined || diagnostics.some(({ severity }) => severity === "error")) throw new Error("unreadable");
    const { model, diagnostics: found } = buildModel(loaded);
    if (found.some(({ severity }) => severity === "error")) throw new Error("not generated");
    const options = { packageName: "@example/api", packageVersion: "1.0.0", runtimeVersion: "1.0.0" };
    return emitAll(model, { bundle: bundleText(loaded) }, options, emitted);
  }
}

function changedBy(files: Specification, edit: Edit): Specification {
  const names = Object.keys(files);
  const name = names[edit.file % names.length] as string;
  return { ...files, [name]: edited(files[name] ?? "", edit) };
}
