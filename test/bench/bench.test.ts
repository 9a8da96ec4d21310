import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
// @ts-expect-error: a plain script without declarations.
import * as charts from "../../bench/chart.mjs";
// @ts-expect-error: a plain script without declarations.
import * as documents from "../../bench/generate/documents.mjs";
// @ts-expect-error: a plain script without declarations.
import * as report from "../../bench/report.mjs";
// @ts-expect-error: a plain script without declarations.
import { sample as sampleOfAll } from "../documents/download.mjs";
import { findPostgres } from "../service/harness/postgres-cluster.js";
import { install, nodeOf } from "../toolchains/installed.js";

const root = resolve(import.meta.dirname, "../..");
const bench = join(root, "bench");
const { reportFiles } = report as { readonly reportFiles: () => ReadonlyMap<string, string> };
const { barChart } = charts as {
  readonly barChart: (chart: {
    readonly title: string;
    readonly note: string;
    readonly rows: readonly { readonly name: string; readonly value: number; readonly own?: boolean }[];
  }) => string;
};

describe("the report of the benchmarks", () => {
  it("is what the recorded results of the suites yield", () => {
    const files = reportFiles();
    expect([...files.keys()]).toContain("RESULTS.md");
    for (const [name, text] of files) expect(readFileSync(join(bench, name), "utf8"), name).toBe(text);
  });

  it("draws bars in proportion, escapes names, and describes itself", () => {
    const rows = [
      { name: "one <&>", value: 1, own: true },
      { name: "two", value: 4 },
    ];
    const svg = barChart({ title: "Speed", note: "more is better", rows });
    const widths = [...svg.matchAll(/<rect class="(\w+)" [^>]*width="(\d+)"/g)].map(([, kind, width]) => [
      kind,
      Number(width),
    ]);
    expect(widths.map(([kind]) => kind)).toEqual(["own", "peer"]);
    expect(Number(widths[1]?.[1]) / Number(widths[0]?.[1])).toBeCloseTo(4, 1);
    expect(svg).toContain("one &#60;&#38;&#62;");
    expect(svg).toContain('<desc id="description">one &#60;&#38;&#62;: 1; two: 4</desc>');
  });
});

describe("the published documents of bench/generate", () => {
  const { documents: all } = sampleOfAll as { readonly documents: readonly { readonly publisher: string }[] };
  const { chosenFrom } = documents as { readonly chosenFrom: (from: typeof all) => typeof all };

  it("are the largest of each publisher, and GitHub's webhooks", () => {
    const publishers = chosenFrom(all).map(({ publisher }) => publisher);
    expect(publishers.length).toBeGreaterThanOrEqual(10);
    expect(publishers.filter((publisher) => publisher === "GitHub")).toHaveLength(2);
    expect(new Set(publishers).size).toBe(publishers.length - 1);
  });

  it("depend on size and publisher only, not on the order of the sample", () => {
    expect(chosenFrom(all.toReversed())).toEqual(chosenFrom(all));
  });
});

const node24 = nodeOf("node-24");

describe.skipIf(node24 === undefined)(`the suites${node24 === undefined ? ` (skipped: ${install})` : ""}`, () => {
  it("run, and their contenders agree", { timeout: 600_000 }, async () => {
    const suites = [
      "generate",
      "clients",
      "documents",
      "validators",
      "bodies",
      "server",
      "exchanges",
      "adapters",
      "client",
      "start",
      "signing",
    ];
    if ((await findPostgres()) !== undefined) suites.push("service", "service-callers");
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(bench, "run.mjs"), "--quick", ...suites], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(status, `${stdout.slice(-3000)}${stderr.slice(-3000)}`).toBe(0);
    for (const suite of suites) expect(stdout).toContain(`--- ${suite}\n`);
    expect(stdout).toContain("All suites ran.");
  });

  it("refuses suites that do not exist", () => {
    const { status, stderr } = spawnSync(process.execPath, [join(bench, "run.mjs"), "--quick", "clinet"], {
      encoding: "utf8",
    });
    expect(status).toBe(2);
    expect(stderr).toContain("There is no suite clinet. The suites are generate, clients");
  });
});
