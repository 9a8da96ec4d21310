// Writes RESULTS.md and its charts from the results.json of the suites.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { barChart } from "./chart.mjs";

const here = import.meta.dirname;

const prepared = "fetch replaced by a prepared response";

/**
 * The rows of the table: what is measured, the figure of a suite, and its target. `of` computes a row from several figures.
 */
const rows = [
  {
    work: "all output, GitHub (13 MB): seconds, relative to openapi-typescript (types only)",
    suite: "generate",
    figure: "whole, guildwire, cold, seconds ratio",
    atMost: 1,
  },
  {
    work: "the same: peak memory, relative to openapi-typescript",
    suite: "generate",
    figure: "whole, guildwire, cold, memory ratio",
    atMost: 1,
  },
  ...["JSON", "YAML"].flatMap((kind) =>
    ["seconds", "CPU", "memory"].map((unit) => ({
      work: `all output, the worst of the published ${kind} documents: ${unit}, relative to openapi-typescript (types only)`,
      suite: "generate",
      figure: `worst of ${kind}, ${unit} ratio`,
      atMost: kind === "YAML" && unit !== "memory" ? 1.2 : 1,
    })),
  ),
  {
    work: "all output, a document of about 1 MB: seconds, relative to openapi-typescript (types only)",
    suite: "generate",
    figure: ["own, guildwire, cold, seconds ratio", "part, guildwire, cold, seconds ratio"],
    atMost: 0.9,
  },
  {
    work: "unchanged input: seconds, relative to openapi-typescript, the highest ratio of three documents",
    suite: "generate",
    of: largestUnchanged,
    atMost: 0.1,
  },
  {
    work: "all output after an edit of one operation, GitHub: CPU, relative to a run from scratch",
    suite: "generate",
    figure: "whole, one edit to cold, CPU ratio",
    atMost: 0.5,
  },
  { work: "all output, GitHub: MB", suite: "generate", figure: "whole, output MB", atMost: 22 },
  {
    work: "types and client, GitHub: seconds, relative to @hey-api/openapi-ts",
    suite: "clients",
    figure: "generating, guildwire to @hey-api/openapi-ts",
    atMost: 0.35,
  },
  {
    work: "types and client, GitHub: seconds, relative to orval",
    suite: "clients",
    figure: "generating, guildwire to orval",
    atMost: 0.8,
  },
  {
    work: "TypeScript 7, all output, GitHub: seconds",
    suite: "clients",
    figure: "whole output, guildwire, everything, seconds",
    atMost: 2.2,
  },
  {
    work: "TypeScript 7, a program with one operation, GitHub: seconds, relative to @hey-api/openapi-ts",
    suite: "clients",
    figure: "one call, guildwire to @hey-api/openapi-ts",
    atMost: 1,
  },
  {
    work: "the same: seconds, relative to openapi-typescript and openapi-fetch",
    suite: "clients",
    figure: "one call, guildwire to openapi-typescript",
    atMost: 1,
  },
  ...[
    ["`spec/`", 300],
    ["plaid.com, JSON, 1.9 MB", 300],
    ["atlassian.com, YAML, 2.1 MB", 1000],
  ].map(([title, atMost]) => ({
    work: `language server, ${title}: milliseconds from the last change to its diagnostics, median`,
    suite: "editor",
    figure: `${title}, diagnostics`,
    atMost,
  })),
  {
    work: "the same, completion and hover, the slowest of the three",
    suite: "editor",
    of: (figures) =>
      Math.max(
        ...["`spec/`", "plaid.com, JSON, 1.9 MB", "atlassian.com, YAML, 2.1 MB"].flatMap((title) =>
          ["completion", "hover"].map((kind) => figures[`${title}, ${kind}`]),
        ),
      ),
    atMost: 100,
  },
  {
    work: "validators, accepting: speed, relative to the fastest peer",
    suite: "validators",
    of: (figures) => toFastestPeer(figures, "Accepting"),
    atLeast: 1,
  },
  {
    work: "validators, rejecting with all issues: speed, relative to the fastest peer",
    suite: "validators",
    of: (figures) => toFastestPeer(figures, "Rejecting, with all four issues"),
    atLeast: 1.2,
  },
  {
    work: "validators of request bodies of five documents, accepting: speed, relative to the fastest peer of each, the lowest",
    suite: "bodies",
    figure: "accepting, slowest",
    atLeast: 1,
  },
  {
    work: "the same, rejecting with all issues",
    suite: "bodies",
    figure: "rejecting, slowest",
    atLeast: 1.2,
  },
  {
    work: "server: CPU per request of node:http with handwritten validation, relative to guildwire",
    suite: "server",
    figure: "guildwire, CPU ratio",
    atLeast: 0.95,
  },
  ...["Express", "Fastify", "Hono", "Nest on Express", "Nest on Fastify"].flatMap((framework) => [
    {
      work: `adapter, ${framework}: CPU per request, relative to a bare route and what guildwire adds to node:http`,
      suite: "server/adapters",
      figure: `${framework}, to the sum`,
      atMost: 1.05,
    },
    {
      work: `adapter, ${framework}: CPU per request, relative to the validation of the framework`,
      suite: "server/adapters",
      figure: `${framework}, to the peer`,
      atMost: 1,
    },
  ]),
  ...[
    "A request refused with four mistakes",
    "An upload of 10 MB",
    "A stream of 10,000 events",
    "A response of 1 MB",
  ].map((title) => ({
    work: `${title[0].toLowerCase()}${title.slice(1)}: CPU of Fastify and of Hono, relative to guildwire, the lower`,
    suite: "exchanges",
    of: (figures) => Math.min(figures[`${title}, fastify`], figures[`${title}, hono`]),
    atLeast: 1,
  })),
  {
    work: "cold start, one call: time, relative to bare fetch",
    suite: "start",
    figure: "client, guildwire, ratio",
    atMost: 1.1,
  },
  {
    work: "cold start, one route: time, relative to bare node:http",
    suite: "start",
    figure: "server, guildwire, one route, ratio",
    atMost: 1.1,
  },
  {
    work: "client: microseconds of CPU per call above a bare fetch",
    suite: "client",
    figure: `${prepared}, guildwire, above bare`,
    atMost: 5,
  },
  {
    work: "playground, a change of spec/: milliseconds until the shown file arrives",
    suite: "playground",
    figure: "shown",
    atMost: 500,
  },
  { work: "one call, gzip: bytes", suite: "client", figure: "guildwire, bytes", atMost: 2300 },
  {
    work: "one call with rate limits, gzip: bytes",
    suite: "client",
    figure: "guildwire, with rate limits, bytes",
    atMost: 2500,
  },
  {
    work: "signatures: CPU time, relative to node:crypto",
    suite: "signing",
    figure: "guildwire, ratio to node:crypto",
    atMost: 1.1,
  },
  ...["a member", "a guild", "20 members"].flatMap((what) => service("read", what, { simple: 1.5, tuned: 1.15 })),
  ...["rename guilds", "rename one guild", "a message by webhook"].flatMap((what) =>
    service("write", what, { simple: 1.8, tuned: 1.35 }),
  ),
];

/** The charts by file name. */
const charts = {
  "documents.svg": { suite: "documents", draw: drawDocuments },
  "server.svg": { suite: "server", draw: drawServer },
  "validators.svg": { suite: "validators", draw: drawValidators },
  "client.svg": { suite: "client", draw: drawClient },
};

/** Writes RESULTS.md and `charts/`. */
export function writeReport() {
  mkdirSync(join(here, "charts"), { recursive: true });
  for (const [name, text] of reportFiles()) writeFileSync(join(here, name), text);
}

/** The text of RESULTS.md and of each chart, by path. Suites without results are marked as not measured. */
export function reportFiles() {
  const results = new Map();
  for (const { suite } of [...rows, ...Object.values(charts)]) {
    const path = join(here, suite, "results.json");
    if (existsSync(path)) results.set(suite, JSON.parse(readFileSync(path, "utf8")));
  }
  const drawn = Object.entries(charts).filter(([, { suite }]) => results.has(suite));
  return new Map([
    ...drawn.map(([name, { suite, draw }]) => [`charts/${name}`, barChart(draw(results.get(suite).figures))]),
    [
      "RESULTS.md",
      page(
        results,
        drawn.map(([name]) => name),
      ),
    ],
  ]);
}

function page(results, drawn) {
  const lines = rows.map((row) => {
    const value = figureOf(row, results.get(row.suite)?.figures);
    const target = row.atMost === undefined ? `at least ${row.atLeast}` : `at most ${row.atMost}`;
    const met =
      value === undefined
        ? "not measured"
        : (row.atMost === undefined ? value >= row.atLeast : value <= row.atMost)
          ? "yes"
          : "no";
    const shown = value === undefined ? "–" : Number.isInteger(value) ? String(value) : value.toFixed(2);
    return `| ${row.work} | ${shown} | ${target} | ${met} | ${results.has(row.suite) ? `[${row.suite}](${row.suite}/results.md)` : row.suite} |`;
  });
  const runs = [...results].map(([suite, { date, node, cores, peers }]) => {
    const versions = Object.entries(peers).map(([name, version]) => `${name} ${version}`);
    return `| ${suite} | ${date} | ${node} | ${cores} | ${versions.join(", ")} |`;
  });
  return `# Results

Written by \`node bench/run.mjs\`. All contenders of a suite take turns in one run. Figures are medians; ratios are taken
within a round where the suite allows it. \`results.json\` of each suite has the raw samples.
[Where the time goes](profiles.md) explains the targets that are missed, and [Growth](generate/growth.md) shows how time and memory
grow with a document.

| measurement | result | target | met | details |
|---|---:|---|---|---|
${lines.join("\n")}

${drawn.map((name) => `![${altOf(name, results)}](charts/${name})`).join("\n\n")}

## Runs

| suite | date | Node | cores | peers |
|---|---|---|---:|---|
${runs.join("\n")}
`;
}

function figureOf({ figure, of }, figures) {
  if (figures === undefined) return undefined;
  if (of !== undefined) return of(figures);
  return [figure]
    .flat()
    .map((name) => figures[name])
    .find((value) => value !== undefined);
}

function altOf(name, results) {
  const { suite, draw } = charts[name];
  return draw(results.get(suite).figures).title;
}

function service(kind, what, { simple, tuned }) {
  const name = `${kind}: ${what}`;
  const work = `service, ${name}: CPU with the database, relative to a handwritten server`;
  return [
    { work, suite: "service", figure: name, atMost: simple },
    { work: `${work} with the service's techniques`, suite: "service", figure: `${name}, tuned`, atMost: tuned },
    {
      work: "the same, the highest with 1 and 800 callers, 1 and 16 connections, and limits and logs",
      suite: "service-callers",
      figure: `${name}, highest`,
      atMost: tuned,
    },
  ];
}

function largestUnchanged(figures) {
  const ratios = Object.entries(figures).filter(([name]) => name.endsWith("guildwire, unchanged, seconds ratio"));
  return Math.max(...ratios.map(([, value]) => value));
}

/** Handwritten code is the baseline of the suite, not a peer. */
function toFastestPeer(figures, title) {
  const own = figures[`${title}, guildwire`];
  const peers = Object.entries(figures).filter(
    ([name]) => name.startsWith(`${title}, `) && !/, (?:guildwire|hand-written)$/.test(name),
  );
  return own / Math.max(...peers.map(([, value]) => value));
}

function drawDocuments(figures) {
  const names = ["guildwire", "openapi-typescript", "@hey-api/openapi-ts"];
  return {
    title: `Of ${figures.documents} public API descriptions: number whose output compiles`,
    note: "Chosen before any run; default settings; strict TypeScript",
    rows: names.map((name) => bar(name, figures[`${name}, compiled`])),
  };
}

function drawServer(figures) {
  const names = ["bare", "guildwire", "fastify", "hono", "express"];
  return {
    title: "Server: CPU time per validated request, handwritten = 1",
    note: "POST with ten validated fields, one of 65 operations; less is better",
    rows: names.map((name) => {
      const value = 1 / figures[`${name}, CPU ratio`];
      return bar(name === "bare" ? "handwritten" : name, value, `${value.toFixed(2)} ×`);
    }),
  };
}

function drawValidators(figures) {
  const names = ["hand-written", "guildwire", "typia", "TypeBox", "arktype", "ajv", "zod", "valibot"];
  return {
    title: "Validators: speed on a valid message, relative to a handwritten function",
    note: "5 rows of 5 buttons; more is better",
    rows: names.map((name) => {
      const value = figures[`Accepting, ${name}`];
      return bar(name === "hand-written" ? "handwritten" : name, value, `${value.toFixed(2)} ×`);
    }),
  };
}

function drawClient(figures) {
  const names = ["guildwire", "openapi-fetch", "@hey-api/client-fetch"];
  return {
    title: "Client: microseconds of CPU per call above a bare fetch",
    note: "One GET with authentication and a JSON response; less is better",
    rows: names.map((name) => {
      const value = figures[`${prepared}, ${name}, above bare`];
      return bar(name, value, `${value.toFixed(1)} µs`);
    }),
  };
}

function bar(name, value, label = String(value)) {
  return { name, value, label, own: name === "guildwire" };
}
