import { describe, expect, it } from "vitest";
import { parseIgnoreFile, staleDiagnostic, withoutIgnored } from "../../generator/src/diff/ignore.js";
import { shown } from "../load/virtual.js";
import { operation } from "./cases/case.js";
import { changes, rulesOf } from "./differences.js";

const reported = changes(operation("x-permissions: []"), operation("x-permissions: [KICK, BAN]"));
const [first] = reported;
const today = Date.parse("2026-06-15T00:00:00Z");
const entry = (fingerprint: string | undefined, reason = "agreed"): string =>
  `ignore:\n  - { fingerprint: '${fingerprint}', reason: ${reason} }\n`;

describe("ignore-stale", () => {
  it("is reported for an entry that matches nothing, at its source location", () => {
    const { file } = parseIgnoreFile(entry("0123456789ab"), "ignore.yaml");
    const result = withoutIgnored(reported, file, today);
    expect(rulesOf(result.changes)).toEqual(["permission-required"]);
    expect(result.ignored).toBe(0);
    expect(result.stale.map(staleDiagnostic).map(shown)).toEqual([
      "ignore.yaml:2:20 ignore-stale the entry 0123456789ab no longer matches a change",
    ]);
  });

  it("is not reported for an entry that matches, whose change is omitted", () => {
    const { file, diagnostics } = parseIgnoreFile(entry(first?.fingerprint), "ignore.yaml");
    expect(diagnostics).toEqual([]);
    expect(withoutIgnored(reported, file, today)).toEqual({ changes: reported.slice(1), ignored: 1, stale: [] });
  });
});

describe("ignore-expired", () => {
  const until = (day: string): string =>
    `ignore:\n  - { fingerprint: '${first?.fingerprint}', reason: agreed, until: ${day} }\n`;

  it("is reported for an entry whose last day is over, and its change is listed again", () => {
    const { file, diagnostics } = parseIgnoreFile(until("2026-06-14"), "ignore.yaml");
    expect(diagnostics).toEqual([]);
    const result = withoutIgnored(reported, file, today);
    expect({ ...result, stale: result.stale.map(staleDiagnostic).map(shown) }).toEqual({
      changes: reported,
      ignored: 0,
      stale: [`ignore.yaml:2:20 ignore-expired the entry ${first?.fingerprint} expired after 2026-06-14`],
    });
  });

  it("is not reported on the last day", () => {
    const { file } = parseIgnoreFile(until("2026-06-15"), "ignore.yaml");
    expect(withoutIgnored(reported, file, today)).toEqual({ changes: reported.slice(1), ignored: 1, stale: [] });
  });

  it("gives way to ignore-stale if the entry matches nothing", () => {
    const { file } = parseIgnoreFile(until("2026-06-14"), "ignore.yaml");
    expect(withoutIgnored([], file, today).stale.map(({ isExpired }) => isExpired)).toEqual([undefined]);
  });

  it.each(["never", "2026-02-30", "'2026-06-14T12:00:00Z'", "20260614"])("is not possible with %s", (day) => {
    expect(parseIgnoreFile(until(day), "ignore.yaml").diagnostics.map(shown)).toEqual([
      "ignore.yaml:2:5 config-invalid the last day of an entry is no date",
    ]);
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
      "ignore:\n  - { fingerprint: '0123456789ab', reason: r, since: never }\n",
      'ignore.yaml:2:5 config-invalid an entry has no property "since"',
    ],
  ])("with %s is rejected with its source location", (_title, text, message) => {
    expect(parseIgnoreFile(text, "ignore.yaml").diagnostics.map(shown)).toEqual([message]);
  });
});
