// Compares generated validators with their peers on request bodies of published documents: schemas that were not written for a
// comparison. Five minutes.
//   npm run build && node bench/bodies/run.mjs [--write | --quick]
//
// A body counts for a peer if both return ajv's verdict on all values of that body.
import { cpus } from "node:os";
import { quick, record } from "../suite.mjs";
import { measure } from "../validators/measure.mjs";
import { ajv, peers } from "./contenders.mjs";
import { prepare } from "./prepare.mjs";
import { valuesOf } from "./values.mjs";

const effort = quick ? { rounds: 1, milliseconds: 1 } : { rounds: 30, milliseconds: 10 };
/** The least number of bodies for a row. */
const leastBodies = 5;

const figures = {};
const samples = {};
const rows = [];
for (const { title, bodies } of await prepare()) {
  const prepared = bodies.map((body) => preparedBody(body)).filter((body) => body !== undefined);
  if (prepared.length < leastBodies) throw new Error(`${title}: only ${prepared.length} bodies have values`);
  for (const name of Object.keys(peers)) {
    const shared = prepared.filter(({ own, checks }) => own !== undefined && checks[name] !== undefined);
    rows.push({ title, name, bodies: prepared.length, shared: shared.length, ...speeds(title, name, shared) });
  }
}

for (const kind of ["accepting", "rejecting"]) {
  const ratios = rows.map((row) => row[kind]?.ratio).filter((ratio) => ratio !== undefined);
  figures[`${kind}, slowest`] = Math.min(...ratios);
}
record(import.meta.dirname, { text: report(), figures, peers: ["ajv", "typebox", "zod"], samples });

/** The checks that agree with ajv on all values of a body; undefined for a body without values. */
function preparedBody({ id, schema, validator }) {
  let reference;
  try {
    reference = ajv(schema);
  } catch {
    // A pattern or a keyword of the document that ajv refuses.
    return undefined;
  }
  const { valid, invalid } = valuesOf(schema, reference.accepts);
  if (valid.length === 0 || invalid.length === 0) return undefined;
  const agrees = (check) =>
    valid.every((value) => check.accepts(value) && check.issues(value).length === 0) &&
    invalid.every((value) => !check.accepts(value) && check.issues(value).length > 0);
  const generated = {
    accepts: (value) => validator.is(value),
    issues: (value) => validator.validate(value).issues ?? [],
  };
  const own = agrees(generated) ? generated : undefined;
  if (own === undefined && process.env.BODIES_DISAGREEMENTS) console.error(`other verdicts than ajv: ${id}`);
  const checks = {};
  for (const [name, create] of Object.entries(peers)) {
    try {
      const check = create(schema);
      if (agrees(check)) checks[name] = check;
    } catch {
      // The peer cannot express the schema.
    }
  }
  return { id, valid, invalid, own, checks };
}

/** The speed of guildwire relative to a peer's on the bodies on which both return the same verdicts. */
function speeds(title, name, shared) {
  if (shared.length < leastBodies) return {};
  const calls = (kind, method) => {
    const values = shared.flatMap((body, index) => body[kind].map((value) => ({ index, value })));
    const contender =
      (checks) =>
      ({ index, value }) =>
        checks[index][method](value);
    const measured = measure(
      [
        { name, call: contender(shared.map(({ checks }) => checks[name])) },
        { name: "guildwire", call: contender(shared.map(({ own }) => own)) },
      ],
      values,
      effort,
    );
    samples[`${title}, ${name}, ${kind}`] = measured;
    const [peer, own] = measured;
    return { peer: peer.perSecond, own: own.perSecond, ratio: own.ratio, low: own.low, high: own.high };
  };
  return { accepting: calls("valid", "accepts"), rejecting: calls("invalid", "issues") };
}

function report() {
  const line = ({ title, name, bodies, shared, ...row }) => {
    const cells = ["accepting", "rejecting"].flatMap((kind) => {
      const { peer, own, ratio, low, high } = row[kind] ?? {};
      if (ratio === undefined) return ["–", "–", "–"];
      return [thousands(peer), thousands(own), `${ratio.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`];
    });
    return `| ${title} | ${name} | ${shared} of ${bodies} | ${cells.join(" | ")} |`;
  };
  return `# Validators: request bodies of published documents

${cpus().length} cores, Node ${process.version}. Written by \`node bench/bodies/run.mjs --write\`. The documents are the first ones of
[generate](../generate/results.md) with enough request bodies in JSON; up to 40 bodies of each, spread evenly, are measured with eight
valid values, and with as many that have one mistake. json-schema-faker generates the values, and ajv decides which are valid. A row
has the bodies on which guildwire and the peer return the verdicts of ajv for every value; guildwire is its validators as a generated
server uses them, which drops read-only properties of requests unchecked. Both take turns in one process, in a new order each round; the figures are medians of ${effort.rounds} rounds, and the
ratio compares guildwire with the peer within a round, with the spread from its 10th to its 90th percentile.

"Accepting" is the fastest verdict of each. "Rejecting" lists all issues of a value. ajv, TypeBox and zod compile the same JSON Schema
at start; ajv's standalone modules have the same code. typia is absent, since types of TypeScript do not express the limits of these
schemas.

| document | peer | bodies | peer accepting, 1000/s | guildwire | ratio | peer rejecting, 1000/s | guildwire | ratio |
|---|---|---:|---:|---:|---:|---:|---:|---:|
${rows.map(line).join("\n")}

The lowest ratio is ${figures["accepting, slowest"].toFixed(2)} for accepting (target: at least 1) and ${figures["rejecting, slowest"].toFixed(2)} for rejecting (target: at least 1.2).`;
}

function thousands(perSecond) {
  return (perSecond / 1000).toFixed(0);
}
