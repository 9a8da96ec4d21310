import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { marked } from "marked";
import { describe, expect, it } from "vitest";
import { catalogue } from "../../generator/src/diff/catalogue.js";
import { formatReport } from "../../generator/src/diff/format/format.js";
import { formatChangelog } from "../../generator/src/diff/format/markdown.js";
import type { DiffFormat } from "../../generator/src/diff/format/names.js";
import type { Report } from "../../generator/src/diff/report.js";
import { shortJson } from "../../generator/src/diff/short-json.js";
import { suggestVersion } from "../../generator/src/diff/version.js";
import type { Json } from "../../generator/src/values/json.js";
import { operation } from "./cases/case.js";
import { changes } from "./differences.js";

const hostile = "`*<img src=x>*` @everyone | [a](b)\u001b[31m\u202e#1";

/** Characters that a terminal or a browser interprets. */
const actedUpon = ["\u001b", "\u202e"];

function reportOf(base: string, head: string): Report {
  const reported = changes(base, head);
  const suggestion = suggestVersion("1.0.0", reported);
  const sides = { base: { name: "main", version: "1.0.0" }, head: { name: "spec", version: "1.0.0" } };
  return { ...sides, changes: reported, ignored: 2, stale: [], ...(suggestion === undefined ? {} : { suggestion }) };
}

const usual = reportOf(operation("tags: [a]"), operation("tags: [b]\ndeprecated: true\nx-permissions: [KICK]"));
const strange = reportOf(operation("x-permissions: []"), operation(`x-permissions: [${JSON.stringify(hostile)}]`));
const none = reportOf(operation(), operation());

/** A change with a message that shows it, and one without. */
const witnessed: Report = {
  ...usual,
  changes: usual.changes.map((change, index) => ({
    ...change,
    witness:
      index > 0
        ? { attempts: 40 }
        : {
            found: {
              before: "valid",
              after: "invalid",
              at: "/request/body/name",
              request: {
                method: "POST",
                path: "/things/1",
                query: { q: ["a", 1] },
                headers: { "X-Key": hostile },
                cookies: { session: "s" },
                body: { name: hostile },
              },
              response: { status: 200, headers: { ETag: "1" }, body: null },
              message: { name: "THING_CREATE", payload: {} },
            },
          },
  })),
};

const used: Report = {
  ...witnessed,
  programs: { names: ["src", "shop"], unnoticed: 3 },
  changes: witnessed.changes.map((change) => ({
    ...change,
    noticed: {
      advice: "call another operation",
      uses: [
        { file: "src/a.ts", line: 1, column: 2, kind: "call", expression: hostile },
        { program: hostile, file: "b.ts", line: 3, column: 4, kind: "read" },
      ],
    },
  })),
};

const place = { file: "ignore.yaml", line: 2, column: 20, endLine: 2, endColumn: 34 };
const stale: Report = {
  ...none,
  ignored: 0,
  stale: [{ fingerprint: "0123456789ab", reason: "agreed", location: place }],
};

const format = (report: Report, name: DiffFormat): string =>
  formatReport(report, { format: name, color: false, source: () => undefined });

describe("JSON", () => {
  const schema = JSON.parse(readFileSync(new URL("../../generator/schema/diff.schema.json", import.meta.url), "utf8"));
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

  it.each([
    ["changes", usual],
    ["no change", none],
    ["hostile names", strange],
    ["a stale entry", stale],
    ["witnesses", witnessed],
  ])("of %s conforms to its schema", (_title, report) => {
    validate(JSON.parse(format(report, "json")));
    expect(validate.errors).toBeNull();
  });

  it("contains verdicts for each party", () => {
    expect(JSON.parse(format(usual, "json"))).toMatchObject({
      summary: { breaking: 2, risky: 1, safe: 0, ignored: 2 },
      verdict: { wire: "breaking", callers: "breaking", handlers: "breaking" },
      suggestedVersion: "2.0.0",
    });
    expect(JSON.parse(format(none, "json"))).toMatchObject({ verdict: {}, findings: [] });
  });
});

describe("SARIF", () => {
  const log = JSON.parse(format(usual, "sarif"));

  it("lists every rule, and results point to theirs", () => {
    const [run] = log.runs;
    const ids = run.tool.driver.rules.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([...catalogue.keys(), "ignore-stale", "ignore-expired"]);
    for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId);
  });

  it("carries fingerprints that identify a change across runs", () => {
    const prints = log.runs[0].results.map((result: { partialFingerprints: object }) => result.partialFingerprints);
    expect(prints).toEqual(usual.changes.map(({ fingerprint }) => ({ "guildwire/v1": fingerprint })));
  });
});

describe("GitHub", () => {
  it("annotates the head, one line per change", () => {
    const lines = format(usual, "github").trimEnd().split("\n");
    expect(lines).toHaveLength(usual.changes.length);
    expect(lines[0]).toMatch(/^::error file=head\.yaml,line=\d+,.*title=operation-tag-changed::getThing: /);
    expect(lines.at(-1)).toMatch(/^::warning file=head\.yaml/);
  });
});

describe("Markdown", () => {
  it("lists the verdict for each party", () => {
    const text = format(usual, "markdown");
    expect(text).toContain("| callers | breaking |");
    expect(text).toContain("### Breaking (2)");
    expect(text).toContain("Next version: `2.0.0` (major), after `1.0.0`.");
  });

  it.each([
    ["a report", format(strange, "markdown")],
    ["a CHANGELOG", formatChangelog(strange)],
  ])("of %s escapes text of a specification", (_title, text) => {
    const html = marked.parse(text, { async: false });
    expect(html).not.toContain("<img");
    expect(html).not.toContain("<a ");
    expect(html).not.toContain("<em>");
    expect(text).not.toMatch(/@everyone/);
    expect(actedUpon.filter((character) => text.includes(character))).toEqual([]);
  });
});

describe("text", () => {
  it("shows no control characters", () => {
    expect(actedUpon.filter((character) => format(strange, "text").includes(character))).toEqual([]);
    expect(format(strange, "text")).toContain("␛[31m<U+202E>");
  });
});

describe("a witness", () => {
  it("is complete in JSON, and its absence has a reason", () => {
    const { findings } = JSON.parse(format(witnessed, "json"));
    const [first] = witnessed.changes;
    expect({ found: findings[0].witness }).toEqual(first?.witness);
    expect(findings[1]).toMatchObject({ witness: null, withoutWitness: "no example found within 40 attempts" });
    expect(JSON.parse(format(usual, "json")).findings[0]).not.toHaveProperty("witness");
  });

  it("is shown as an HTTP exchange in text", () => {
    expect(format(witnessed, "text")).toContain(`
  valid before, invalid after, at /request/body/name:
    POST /things/1?q=["a",1]
    X-Key: \`*<img src=x>*\` @everyone | [a](b)␛[31m<U+202E>#1
    Cookie: session=s
`);
    expect(format(witnessed, "text")).toContain("\n  no example found within 40 attempts\n");
  });

  it.each(["markdown", "github", "sarif"] as const)("is part of %s", (name) => {
    expect(format(witnessed, name)).toContain("POST /things/1");
    expect(format(witnessed, name)).toContain("no example found within 40 attempts");
  });

  it("is code in Markdown, without HTML and control characters", () => {
    const text = format(witnessed, "markdown");
    expect(marked.parse(text, { async: false })).not.toContain("<img");
    expect(actedUpon.filter((character) => text.includes(character))).toEqual([]);
  });
});

describe("a witness with long values", () => {
  const long = "é".repeat(10_000);
  const message = { name: "MADE", payload: { [long]: "\u{1f600}".repeat(101), list: Array(51).fill(1), rest: null } };
  const request = {
    method: "PUT",
    path: `/things/${"a".repeat(200)}/parts?id=${"b".repeat(200)}`,
    query: { q: [long] },
    headers: { "X-Key": long },
    cookies: { session: long },
    body: Object.fromEntries(Array.from({ length: 1_200 }, (_, index) => [`p${index}`, index])),
  };
  const report: Report = {
    ...usual,
    changes: usual.changes.slice(0, 1).map((change) => ({
      ...change,
      witness: { found: { before: "valid", after: "invalid", at: `/message/payload/${long}`, request, message } },
    })),
  };
  const shortened = `${"é".repeat(60)}… (10,000 characters)`;
  const quoted = `"${"é".repeat(60)}"… (10,000 characters)`;

  it("is shortened in text", () => {
    expect(format(report, "text")).toContain(`
  valid before, invalid after, at /message/payload/${shortened}:
    PUT /things/${"a".repeat(60)}… (200 characters)/parts?id=${"b".repeat(60)}… (200 characters)?q=[${quoted}]
    X-Key: ${shortened}
    Cookie: session=${shortened}
    {"p0":0,"p1":1,"p2":2,"p3":3,"p4":4,"p5":5,"p6":6,"p7":7,"p8":8,"p9":9,… (1,200 properties)}
    MADE
    {${quoted}:"${"\u{1f600}".repeat(30)}"… (101 characters),"list":[1,1,1,1,1,1,1,1,1,1,… (51 items)],"rest":null}
`);
  });

  it.each(["markdown", "html", "github"] as const)("is shortened in %s", (name) => {
    expect(
      Math.max(
        ...format(report, name)
          .split("\n")
          .map(({ length }) => length),
      ),
    ).toBeLessThan(2_000);
  });

  it("is complete in JSON", () => {
    const [finding] = JSON.parse(format(report, "json")).findings;
    expect(finding.witness).toMatchObject({ at: `/message/payload/${long}`, request, message });
  });

  it("is otherwise JSON", () => {
    const small = fc.jsonValue({ maxDepth: 3 });
    fc.assert(fc.property(small, (value) => shortJson(value as Json) === JSON.stringify(value)));
  });
});

describe("a stale entry of the ignore file", () => {
  it("is not a change and affects no party", () => {
    expect(JSON.parse(format(stale, "json"))).toMatchObject({
      summary: { breaking: 0, risky: 0, safe: 0, ignored: 0, stale: 1 },
      verdict: {},
      findings: [],
      staleEntries: [{ fingerprint: "0123456789ab", reason: "agreed", place }],
    });
    expect(format(stale, "markdown")).toBe(`## Interface: \`main\` → \`spec\`

no change, 1 stale entry

### Stale entries of the ignore file (1)

- the entry 0123456789ab no longer matches a change; remove the entry
  <br>\`ignore-stale\` · \`ignore.yaml:2:20\`
`);
  });

  it("is an error of the ignore file for GitHub, and for SARIF with its own rule and fingerprint", () => {
    expect(format(stale, "github")).toMatch(
      /^::error file=ignore\.yaml,line=2,.*title=ignore-stale::the entry 0123456789ab /,
    );
    const [run] = JSON.parse(format(stale, "sarif")).runs;
    expect(run.results).toMatchObject([
      {
        ruleId: "ignore-stale",
        level: "error",
        locations: [{ physicalLocation: { artifactLocation: { uri: "ignore.yaml" }, region: { startLine: 2 } } }],
        partialFingerprints: { "guildwire/v1": expect.stringMatching(/^[0-9a-f]{12}$/) },
      },
    ]);
    expect(run.tool.driver.rules[run.results[0].ruleIndex].id).toBe("ignore-stale");
  });
});

describe("the page", () => {
  const page = (report: Report): string =>
    formatReport(report, { format: "html", color: true, source: () => undefined });

  it.each([usual, strange, none, witnessed, used, stale])(
    "has no element that acts, and no text as markup",
    (report) => {
      const text = page(report);
      expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
      expect(text.match(/<(?:script|img|svg|iframe|link|object|form|base)\b|\son\w+=|javascript:|https?:/g)).toBeNull();
      for (const character of actedUpon) expect(text).not.toContain(character);
      const opened = [...text.matchAll(/<([a-z][a-z0-9]*)(?: [^>]*)?>/g)].map(([, name]) => name);
      const closed = [...text.matchAll(/<\/([a-z][a-z0-9]*)>/g)].map(([, name]) => name);
      expect(opened.filter((name) => name !== "meta").sort()).toEqual(closed.sort());
    },
  );

  it("shows witnesses, uses and the programs that notice changes", () => {
    const text = page(used);
    expect(text).toContain("<figcaption>valid before, invalid after, at /request/body/name</figcaption>");
    expect(text).toContain("no example found within 40 attempts");
    expect(text).toContain("To do: call another operation.");
    expect(text).toContain('<th scope="row">this repository</th>');
    expect(text).toContain('<th scope="row">`*&lt;img src=x&gt;*`');
    expect(text).toContain("<code>src/a.ts:1:2: call ");
  });

  it("says that there are changes which no program notices, and that the next version follows them", () => {
    const unnoticed = { ...usual, changes: [], ignored: 0, programs: { names: ["src"], unnoticed: 39 } };
    const text = page(unnoticed);
    expect(text).toContain("<p>No noticed change, 39 not noticed.</p>");
    expect(text).toContain(
      "<p>Next version: <code>2.0.0</code> (major), after <code>1.0.0</code>; all changes count, noticed or not.</p>",
    );
    expect(format(unnoticed, "text")).toContain("main → spec: no noticed change, 39 not noticed\n");
    expect(page({ ...none, programs: { names: ["src"], unnoticed: 0 } })).toContain("<p>No change, 0 not noticed");
    expect(page(none)).toContain("<p>No change, 2 ignored.</p>");
    for (const programs of [
      { names: ["src"], unnoticed: 39 },
      { names: ["src"], unnoticed: 0 },
    ]) {
      expect(page({ ...none, programs })).not.toContain("Programs that notice");
      expect(page({ ...none, programs })).not.toContain("No program");
    }
  });

  it("lists at most 20 of the operations that a change reaches", () => {
    const reaching = (count: number): Report => ({
      ...usual,
      changes: usual.changes.slice(0, 1).map((change) => ({
        ...change,
        reachedBy: Array.from({ length: count }, (_, index) => `operation${index + 1}`),
      })),
    });
    expect(page(reaching(20))).toContain("<li><code>operation20</code></li></ul>");
    const text = page(reaching(200));
    expect(text).toMatch(/<li><code>operation20<\/code><\/li>\s*<li>and 180 more<\/li>/);
    expect(text).not.toContain("operation21<");
  });

  it("lists stale entries", () => {
    expect(page(stale)).toContain("<h2>Stale entries of the ignore file (1)</h2>");
  });
});
