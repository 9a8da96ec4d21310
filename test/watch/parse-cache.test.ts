import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emitAll } from "../../generator/src/emit/emit.js";
import { bundleText } from "../../generator/src/load/output.js";
import { ParseCache } from "../../generator/src/load/parse/parse-cache.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { File } from "../../generator/src/print/index.js";
import { largeDocument } from "../emit/large-document.js";
import { kitchenSinkText } from "../hostile/kitchen-sink.js";
import { loadFiles } from "../load/virtual.js";
import { type Edit, edited, edits } from "./edits.js";

/** The invariant: after any sequence of edits, a watch with cached files emits the same as a cold run. */

type Specification = Readonly<Record<string, string>>;

const spec = resolve(import.meta.dirname, "../../spec");
const ours: Specification = Object.fromEntries(
  ["openapi.yaml", ...readdirSync(spec).filter((name) => name.endsWith(".yaml") && name !== "openapi.yaml")].map(
    (name) => [name, readFileSync(join(spec, name), "utf8")],
  ),
);

/** Nine groups of schemas that exceed one output file, so that their validators share functions across files. */
const large: Specification = { "openapi.json": JSON.stringify(largeDocument()) };

describe.each([
  ["our own specification", ours, 4],
  ["the kitchen-sink document", { "kitchen-sink.yaml": kitchenSinkText }, 8],
  ["a document whose schemas fill several files", large, 4],
])("a watch of %s", (_title, specification, length) => {
  it("emits after any edits the same as a cold run", { timeout: 300_000 }, () => {
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
          // An edit that cannot be generated is reverted.
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

it("parses one file after an edit of one file", () => {
  const watched = new Watch();
  watched.files(ours);
  const text = ours["bans.yaml"] ?? "";
  const changed = text.replace("maximum: 7", "maximum: 6");
  expect(changed).not.toBe(text);
  watched.files({ ...ours, "bans.yaml": changed });
  expect(watched.parsed.counts).toEqual({ files: Object.keys(ours).length, anew: 1 });
});

class Watch {
  readonly parsed = new ParseCache();

  /** All files by path, or the reason for their absence. */
  outcome(files: Specification): Readonly<Record<string, string>> | string {
    try {
      return Object.fromEntries(this.files(files).map(({ path, text }) => [path, text]));
    } catch (error) {
      return String(error);
    }
  }

  files(files: Specification): readonly File[] {
    this.parsed.beginRun();
    const { loaded, diagnostics } = loadFiles(files, { cache: this.parsed });
    if (loaded === undefined || diagnostics.some(({ severity }) => severity === "error")) throw new Error("unreadable");
    const { model, diagnostics: found } = buildModel(loaded);
    if (found.some(({ severity }) => severity === "error")) throw new Error("not generated");
    const options = { packageName: "@example/api", packageVersion: "1.0.0", runtimeVersion: "1.0.0" };
    return emitAll(model, { bundle: bundleText(loaded) }, options);
  }
}

function changedBy(files: Specification, edit: Edit): Specification {
  const names = Object.keys(files);
  const name = names[edit.file % names.length] as string;
  return { ...files, [name]: edited(files[name] ?? "", edit) };
}
