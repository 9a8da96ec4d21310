import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const text = readFileSync(resolve(import.meta.dirname, "../../CHANGELOG.md"), "utf8");
const releases = text
  .split(/^(?=## )/m)
  .slice(1)
  .map((section) => ({ heading: section.split("\n")[0] ?? "", section }));
const groups = ["### Added", "### Changed", "### Fixed", "### Removed"];

describe("CHANGELOG.md", () => {
  it("begins with unreleased changes, followed by dated releases", () => {
    const [unreleased, ...dated] = releases.map(({ heading }) => heading);
    expect(unreleased).toBe("## Unreleased");
    expect(dated).toContain("## 0.1.0 - 2026-11-22");
    for (const heading of dated) expect(heading).toMatch(/^## \d+\.\d+\.\d+ - \d{4}-\d{2}-\d{2}$/);
  });

  it.each(releases)("groups the changes of $heading, each group once and in order", ({ heading, section }) => {
    const headings: readonly string[] = section.match(/^### .*$/gm) ?? [];
    // After a release, nothing is unreleased.
    if (heading !== "## Unreleased" || section.includes("\n- ")) expect(headings.length).toBeGreaterThan(0);
    expect(headings).toEqual(groups.filter((group) => headings.includes(group)));
  });

  it.each(releases.filter(({ section }) => section.split("\n").length > 60))(
    "summarizes $heading in at most 400 words, and collapses the groups",
    ({ section }) => {
      const [summary = "", ...collapsed] = section.split("\n<details>\n");
      expect(summary).toMatch(/^- \*\*/m);
      expect(summary).not.toContain("\n### ");
      expect(summary.split(/\s+/).length).toBeLessThanOrEqual(400);
      for (const part of collapsed) {
        expect(part).toMatch(/^<summary>(\w+)(?:: \d+)?<\/summary>\n\n### \1\n\n- [\s\S]*\n\n<\/details>\s*$/);
      }
    },
  );

  it.each(releases)("lists no change of $heading twice", ({ section }) => {
    const entries = section.split(/^(?=- )/m).map((entry) => entry.replaceAll(/\s+/g, " ").trim());
    expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([]);
  });

  it("describes 0.1.0 in at most 60 lines", () => {
    const { section = "" } = releases.find(({ heading }) => heading.startsWith("## 0.1.0 ")) ?? {};
    expect(section).not.toBe("");
    expect(section.trimEnd().split("\n").length).toBeLessThanOrEqual(60);
  });
});
