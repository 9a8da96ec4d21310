// guildwire generate beside openapi-typescript: time and peak memory of whole processes. Under two minutes.
//   npm run build
//   npm ci --prefix bench/generate
//   node bench/generate/run.mjs
//
// openapi-typescript writes types only; guildwire checks the specification, then writes types, client, limits, a
// reference and a bundled document. The row "types only" leaves the other emitters out. @hey-api/openapi-ts (needs
// Node 22) and orval (needs Node 24) do not run on the oldest Node that guildwire supports, so they are not here.
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { githubDescription } from "../../test/foreign/github-description.mjs";
import { measure, run } from "./measure.mjs";

const here = import.meta.dirname;
const root = join(here, "../..");
const guildwire = join(root, "generator/bin/guildwire.js");
const peer = join(here, "node_modules/openapi-typescript/bin/cli.js");
if (!existsSync(peer)) throw new Error("run npm ci --prefix bench/generate first");
const github = await githubDescription();
if (github.path === undefined) throw new Error(github.unavailable);

const heading = `# Generating: time and memory

2 cores, Node 20; medians of whole processes that take turns; the ratio is that of seconds to openapi-typescript.
Written by \`node bench/generate/run.mjs\`, which says what each row does.
`;

const folder = mkdtempSync(join(tmpdir(), "guildwire-bench-"));
try {
  cpSync(join(root, "spec"), join(folder, "spec"), { recursive: true });
  writeFileSync(join(folder, "types.yaml"), "only: [types]\n");
  const groups = [
    group("spec/ (66 operations)", "spec/openapi.yaml", join(root, "generated/openapi.json")),
    group("GitHub (1223 operations, 13 MB)", github.path, github.path),
  ];
  // The small ones are quick enough for more rounds.
  const text = [measured(groups[0], { rounds: 7, seconds: 30 }), measured(groups[1], { rounds: 5, seconds: 60 })].join(
    "\n",
  );
  console.log(text);
  writeFileSync(join(here, "results.md"), `${heading}\n${text}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The contenders of one document; each has an output of its own, so that "unchanged" finds that of "cold". */
function group(title, spec, bundled) {
  const key = title.slice(0, 4).replace("/", "").trim();
  const out = (name) => join(folder, `${key}-${name}`);
  const ours = (name, ...more) => ({
    cwd: folder,
    args: [guildwire, "generate", "--spec", spec, "--out", out(name), ...more],
  });
  const fresh = (name) => () => rmSync(out(name), { recursive: true, force: true });
  const steady = ours("steady");
  // The run that the unchanged ones repeat; it also warms the file system's caches.
  run({ name: "guildwire", ...steady }, join(folder, "usage.json"));
  return {
    title,
    contenders: [
      { name: "guildwire, cold", prepare: fresh("cold"), ...ours("cold") },
      { name: "guildwire, types only", prepare: fresh("types"), ...ours("types", "--config", "types.yaml") },
      { name: "guildwire, unchanged", ...steady, says: "unchanged" },
      { name: "openapi-typescript", cwd: folder, args: [peer, bundled, "-o", `${out("peer")}.d.ts`] },
    ],
  };
}

function measured({ title, contenders }, effort) {
  const { rounds, medians } = measure(contenders, { folder, ...effort });
  const last = medians.at(-1);
  const rows = contenders.map(({ name }, index) => {
    const { wall, cpu, memory } = medians[index];
    const cells = [wall.toFixed(2), cpu.toFixed(2), memory.toFixed(0), (wall / last.wall).toFixed(2)];
    return `| ${name.padEnd(22)} | ${cells.map((cell) => cell.padStart(7)).join(" | ")} |`;
  });
  return [
    `## ${title}, ${rounds} rounds`,
    "",
    `| ${"".padEnd(22)} | ${["seconds", "CPU s", "MB peak", "ratio"].map((cell) => cell.padStart(7)).join(" | ")} |`,
    `|${"-".repeat(24)}|${`${"-".repeat(8)}:|`.repeat(4)}`,
    ...rows,
    "",
  ].join("\n");
}
