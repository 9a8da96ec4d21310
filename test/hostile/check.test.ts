import { afterEach, describe, expect, it } from "vitest";
import { corpus } from "../../generator/src/cli/hostile/corpus.js";
import { tryHostileTexts } from "../../generator/src/cli/hostile/hostile.js";
import { catalogue } from "../../generator/src/diagnostics/catalogue.js";
import { Project } from "../cli/command.js";
import { loadedFrom, root } from "../load/virtual.js";

describe("guildwire check --hostile", { timeout: 300_000 }, () => {
  const project = new Project();
  afterEach(() => project.remove("."));

  it("says what it has tried, and that nothing did harm", async () => {
    const { code, stdout } = await project.run("check --hostile --spec openapi.yaml");
    const [, tried = "", places = ""] =
      /: no errors .*\nhostile texts: ([\d,]+) texts tried in (\d+) places, none does harm/.exec(stdout) ?? [];
    // How many it is depends on the minute that it has.
    expect(Number(tried.replaceAll(",", ""))).toBeGreaterThanOrEqual(Number(places));
    expect(code).toBe(0);
  });
});

describe("the trial", () => {
  const loaded = loadedFrom({
    "openapi.yaml": root("components: { schemas: { A: { description: d, type: string } } }"),
  });

  it("does not look for the harm of one text after that of another when its time is over", () => {
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
    expect(report.diagnostics.map(({ code }) => code)).toEqual(["hostile-text-harmful"]);
    expect(report.tried).toBeLessThan(report.locations);
    expect(attempts).toBeLessThan(12);
  });

  it("ends after the first round when its time is over, and says how much there is", () => {
    const report = tryHostileTexts(loaded, () => true);
    expect(report.tried).toBe(report.locations);
    expect(report.all).toBe(report.locations * corpus.length);
  });

  it("ends when every text has been in every place", () => {
    const report = tryHostileTexts(
      loaded,
      () => false,
      () => ({ kind: "files", files: [] }),
    );
    expect(report.tried).toBe(report.locations * corpus.length);
    expect(report.all).toBe(report.tried);
  });

  it("reports a text that does harm once for its place, which it locates", () => {
    const { diagnostics } = tryHostileTexts(
      loaded,
      () => true,
      (_, document) => {
        const text = JSON.stringify(document);
        const wrong = text.includes('"description":"d"') ? "" : "alert(1);";
        return { kind: "files", files: [{ path: "src/a.ts", text: wrong }] };
      },
    );
    expect(diagnostics.map(({ code, location }) => `${code} ${location?.file}:${location?.line}`)).toEqual([
      "hostile-text-harmful openapi.yaml:3",
    ]);
    expect(diagnostics[0]?.message).toMatch(/^the text ".*" in this place would change the code of src\/a\.ts$/);
    expect(catalogue["hostile-text-harmful"].severity).toBe("error");
  });
});
