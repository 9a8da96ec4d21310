// Compares generated validators with their peers and with handwritten functions. Two minutes.
//   npm run build && node bench/validators/run.mjs [--write | --quick]
//
// All contenders must first return the same verdicts; only then is their speed measured.
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { median } from "../statistics.mjs";
import { quick, record } from "../suite.mjs";
import { agree, agreeOnComponents } from "./agreement.mjs";
import { contenders } from "./contenders.mjs";
import { componentIssues, isComponents } from "./hand-written-interface.mjs";
import { measure } from "./measure.mjs";
import { validMessage, wrongMessage } from "./message.mjs";
import { cache, prepare, root } from "./prepare.mjs";

const effort = quick ? { rounds: 1, milliseconds: 1 } : { rounds: 60, milliseconds: 5 };
const importRounds = quick ? 1 : 15;
const figures = {};
const samples = {};
const targets = { accept: 0.85, reject: 0.5, milliseconds: 5 };
const generated = join(root, "generated", "dist", "validators");
const seeds = Array.from({ length: 16 }, (_, seed) => seed);

if (!process.argv.includes("--agree")) await prepare();
const ready = await Promise.all(
  Object.entries(contenders).map(async ([name, prepared]) => ({ name, ...(await prepared()) })),
);
const { MessageComponents } = await import(pathToFileURL(join(generated, "index.js")).href);
const byHand = { name: "hand-written", accepts: isComponents, issues: componentIssues };
const ofInterface = {
  name: "guildwire",
  accepts: MessageComponents.is,
  issues: (value) => MessageComponents.validate(value).issues ?? [],
};

// In a separate process: V8 optimizes for the values that it has seen, so invalid values would slow some functions
// down.
if (process.argv.includes("--agree")) {
  agreeOnComponents([byHand, ofInterface]);
  console.log(agree(ready));
  process.exit();
}
const agreed = spawnSync(process.execPath, [process.argv[1], "--agree"], { encoding: "utf8" });
if (agreed.status !== 0) throw new Error(agreed.stderr);
const values = agreed.stdout.trim();

const right = seeds.map((seed) => validMessage(seed));
const wrong = seeds.map((seed) => wrongMessage("several mistakes", seed));
const rightParts = right.map(({ components }) => components);
const wrongParts = wrong.map(({ components }) => components);
const accepting = (all) => all.map(({ name, accepts }) => ({ name, call: accepts }));
const listing = (all) =>
  all.flatMap(({ name, issues }) => (issues ? [{ name, call: (value) => issues(value).length }] : []));

const sections = [
  `# Validators: speed and import

${cpus().length} cores, Node ${process.version}. Written by \`node bench/validators/run.mjs --write\`. All contenders take turns in one process,
in a new order each round. The tables show medians of ${effort.rounds} rounds. A ratio compares a contender with the handwritten function
within a round; the spread is from its 10th to its 90th percentile. Before the measurement, a separate process checks that all
contenders return the same verdicts on ${values} values, and that guildwire and the handwritten function report the same locations for
every error.

The message has 5 rows of 5 buttons. Its schema (\`message.mjs\`) has only rules that every contender can express. \`typia generate\`
with TypeScript 5 writes the code of typia. The standalone module of ajv reports all errors.

Some contenders do less work than others. Lengths: guildwire and ajv count code points, as JSON Schema requires; typia and TypeBox
compare UTF-16 lengths. Objects: typia accepts arrays. Issues: those of typia contain the path, the expected type and the value;
those of guildwire contain a JSON Pointer, a code, a message, the limit and the actual value.`,
  speeds("Accepting", "accept", measure(accepting(ready), right, effort)),
  speeds("Rejecting, with all four issues", "reject", measure(listing(ready), wrong, effort)),
  `The components of the interface itself have more rules: no properties of another kind of component, and unique custom_ids.
The next two tables compare guildwire with a handwritten function that checks the same rules (\`hand-written-interface.mjs\`).`,
  speeds(
    "Accepting, all rules of the interface",
    "accept",
    measure(accepting([byHand, ofInterface]), rightParts, effort),
  ),
  speeds(
    "Rejecting, all rules of the interface",
    "reject",
    measure(listing([byHand, ofInterface]), wrongParts, effort),
  ),
  imports(),
];
const peers = ["typia", "@sinclair/typebox", "arktype", "ajv", "zod", "valibot"];
record(import.meta.dirname, { text: sections.join("\n\n"), figures, peers, samples });

function speeds(title, target, rows) {
  const lines = rows.map(
    ({ name, perSecond, ratio, low, high }) =>
      `| ${name.padEnd(17)} | ${(perSecond / 1000).toFixed(0).padStart(9)} | ${ratio.toFixed(2).padStart(5)} | ${low.toFixed(2)} to ${high.toFixed(2)} |`,
  );
  samples[title] = rows;
  for (const { name, ratio } of rows) figures[`${title}, ${name}`] = ratio;
  const own = rows.find(({ name }) => name === "guildwire");
  const verdict = own.ratio >= targets[target] ? "Met" : "Missed";
  return `## ${title}

|                   | 1000 op/s | ratio |    spread    |
|-------------------|----------:|------:|-------------:|
${lines.join("\n")}

Target: at least ${targets[target]} times the speed of the handwritten function. ${verdict}: ${own.ratio.toFixed(2)}.`;
}

/** Starts new processes in turn, without NODE_EXTRA_CA_CERTS, because Node would read the certificates at startup. */
function imports() {
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const things = [
    ["an empty module", join(cache, "nothing.mjs")],
    ...Object.keys(contenders).map((name) => [`${name}: the message of this page`, name]),
    ["the interface: MessageComponents, bundled", join(cache, "one-of-the-interface.mjs")],
    ["the interface: all validators, bundled", join(cache, "all-of-the-interface.mjs")],
    ["the interface: `shared.js` of the package", join(generated, "shared.js")],
    ["the interface: all validators of the package", join(generated, "index.js")],
  ];
  const times = things.map(() => []);
  for (let round = 0; round < importRounds; round += 1) {
    things.forEach(([, what], index) => {
      const program = join(root, "bench", "validators", "ready.mjs");
      const target = what.startsWith("/") || /^[A-Z]:/.test(what) ? pathToFileURL(what).href : what;
      const { stdout } = spawnSync(process.execPath, [program, target], { env, encoding: "utf8" });
      times[index].push(Number(stdout));
    });
  }
  const nothing = median(times[0]);
  const lines = things.map(([title, what], index) => {
    const time = median(times[index]);
    const size = what.endsWith("js") && /[\\/]/.test(what) ? `${(statSync(what).size / 1000).toFixed(0)} kB` : "";
    return `| ${title.padEnd(46)} | ${time.toFixed(1).padStart(6)} | ${(time - nothing).toFixed(1).padStart(6)} | ${size.padStart(7)} |`;
  });
  return `## Import: until a validator can be called

Milliseconds in a new process. The column "above" is the difference from the import of an empty module, which only starts
Node's module loader. Peers that build their validator at startup build it here as well.

| ${"".padEnd(46)} |     ms |  above |    file |
|${"-".repeat(48)}|-------:|-------:|--------:|
${lines.join("\n")}

Target: less than ${targets.milliseconds} ms for guildwire's module of the message.`;
}
