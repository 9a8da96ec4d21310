import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { loadDocument } from "../../generator/src/load/load.js";
import { loadedFrom, root } from "../load/virtual.js";
import { corpus } from "./corpus.js";
import { tryHostileTexts } from "./trial.js";

/** The path of a specification to test: runs the trial on a document of choice. */
const spec = process.env["HOSTILE_SPEC"];
const timeLimit = 60_000;

describe("the specification that HOSTILE_SPEC names", () => {
  it.skipIf(spec === undefined)("yields the same code with other texts", { timeout: 10 * timeLimit }, () => {
    const { loaded } = loadDocument(resolve(spec ?? ""));
    if (loaded === undefined) throw new Error(`${spec} cannot be read`);
    const end = performance.now() + timeLimit;
    const { harm, tried, locations, refused } = tryHostileTexts(loaded, () => performance.now() > end);
    console.log(`${tried} texts tried in ${locations} places, ${refused} refused with a location`);
    expect(harm).toEqual([]);
  });
});

describe("the trial", () => {
  const loaded = loadedFrom({
    "openapi.yaml": root("components: { schemas: { A: { description: d, type: string } } }"),
  });

  it("stops searching for a harmful text at the time limit", () => {
    const many = loadedFrom({
      "openapi.yaml": root("components: { schemas: { A: { description: d, title: t, type: string, $comment: c } } }"),
    });
    let attempts = 0;
    const report = tryHostileTexts(
      many,
      () => true,
      (_, document) => {
        attempts++;
        const text = JSON.stringify(document);
        const harmless = ['"d"', '"t"', '"c"'].every((word) => text.includes(word));
        return { kind: "files", files: [{ path: "src/a.ts", text: harmless ? "" : "alert(1);" }] };
      },
    );
    expect(report.harm.length).toBe(1);
    expect(report.tried).toBeLessThan(report.locations);
    expect(attempts).toBeLessThan(12);
  });

  it("ends after the first round at the time limit, and reports the rest", () => {
    const report = tryHostileTexts(loaded, () => true);
    expect(report.tried).toBe(report.locations);
    expect(report.all).toBe(report.locations * corpus.length);
  });

  it("ends when every text has been at every location", () => {
    const report = tryHostileTexts(
      loaded,
      () => false,
      () => ({ kind: "files", files: [] }),
    );
    expect(report.tried).toBe(report.locations * corpus.length);
    expect(report.all).toBe(report.tried);
  });

  it("reports a harmful text once per location", () => {
    const { harm } = tryHostileTexts(
      loaded,
      () => true,
      (_, document) => {
        const text = JSON.stringify(document);
        const wrong = text.includes('"description":"d"') ? "" : "alert(1);";
        return { kind: "files", files: [{ path: "src/a.ts", text: wrong }] };
      },
    );
    expect(harm.length).toBe(1);
    expect(harm[0]).toMatch(/^openapi\.yaml:3 the text ".*" would change the code of src\/a\.ts$/);
  });
});
