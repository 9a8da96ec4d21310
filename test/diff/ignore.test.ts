import { describe, expect, it } from "vitest";
import { parseIgnoreFile, staleDiagnostic, withoutIgnored } from "../../generator/src/diff/ignore.js";
import { shown } from "../load/virtual.js";
import { operation } from "./cases/case.js";
import { changes, rulesOf } from "./differences.js";

const reported = changes(operation("x-permissions: []"), operation("x-permissions: [KICK, BAN]"));
const [first] = reported;
const entry = (fingerprint: string | undefined, reason = "agreed"): string =>
  `ignore:\n  - { fingerprint: '${fingerprint}', reason: ${reason} }\n`;

describe("ignore-stale", () => {
  it("is reported for an entry that matches nothing, at its source location", () => {
    const { file } = parseIgnoreFile(entry("0123456789ab"), "ignore.yaml");
    const result = withoutIgnored(reported, file);
    expect(rulesOf(result.changes)).toEqual(["permission-required"]);
    expect(result.ignored).toBe(0);
    expect(result.stale.map(staleDiagnostic).map(shown)).toEqual([
      "ignore.yaml:2:20 ignore-stale the entry 0123456789ab no longer matches a change",
    ]);
  });

  it("is not reported for an entry that matches, whose change is omitted", () => {
    const { file, diagnostics } = parseIgnoreFile(entry(first?.fingerprint), "ignore.yaml");
    expect(diagnostics).toEqual([]);
    expect(withoutIgnored(reported, file)).toEqual({ changes: reported.slice(1), ignored: 1, stale: [] });
  });
});

describe("an ignore file", () => {
  it.each([
    ["without entries", "ignore: []\n"],
    ["that is empty", ""],
  ])("%s ignores nothing", (_title, text) => {
    const { file, diagnostics } = parseIgnoreFile(text, "ignore.yaml");
    expect({ file, diagnostics }).toEqual({ file: { name: "ignore.yaml", entries: [] }, diagnostics: [] });
  });

  it.each([
    ["a list at the top", "- x\n", "ignore.yaml:1:1 config-invalid the ignore file has an unexpected structure"],
    ["another member", "skip: []\n", "ignore.yaml:1:1 config-invalid the ignore file has an unexpected structure"],
    [
      "an entry that is a text",
      "ignore: [x]\n",
      "ignore.yaml:1:10 config-invalid an entry has an unexpected structure",
    ],
    ["a fingerprint that is none", entry("xyz"), "ignore.yaml:2:5 config-invalid an entry names no fingerprint"],
    ["no reason", entry("0123456789ab", "''"), "ignore.yaml:2:5 config-invalid an entry gives no reason"],
    [
      "an unknown property",
      "ignore:\n  - { fingerprint: '0123456789ab', reason: r, until: never }\n",
      'ignore.yaml:2:5 config-invalid an entry has no property "until"',
    ],
  ])("with %s is rejected with its source location", (_title, text, message) => {
    expect(parseIgnoreFile(text, "ignore.yaml").diagnostics.map(shown)).toEqual([message]);
  });
});
