// Measures the latency of the language server: of diagnostics, completion, hover and rename. Ten minutes on an idle machine.
//   npm run build
//   node bench/editor/run.mjs [--write | --quick]
//
// Completion and hover are requested directly after an edit, as editors do. Processor time does not depend on what else the
// machine does: of the thread that responds for completion and hover, of all threads for diagnostics and renames, in steps
// of 10 ms. Linux only.
import { loadavg } from "node:os";
import { quantile } from "../statistics.mjs";
import { quick, record } from "../suite.mjs";
import { editsOf, measureEach, placesOf } from "./documents.mjs";

/** Edits whose latency is measured. */
const measured = quick ? 3 : 50;
const kinds = ["diagnostics", "completion", "hover", "rename"];
const figures = {};
const samples = {};

const rows = await measureEach(measureTimes);
record(import.meta.dirname, { text: report(rows), figures, samples });

async function measureTimes(client, title, opened) {
  const times = { opened };
  const processor = {};
  for (const kind of kinds) [times[kind], processor[kind]] = [[], []];
  const references = placesOf(client.lines, /^(\s*(?:- )?"?\$ref"?: ["']?)(#?[^"']+)/);
  const schemas = placesOf(
    client.lines,
    /^(\s*(?:- )?"?\$ref"?: ["']?)([^"']*#\/(?:components\/)?(?:schemas|parameters|responses|headers)\/[\w.-]+)["']?,?$/,
  );
  const change = editsOf(client, title);
  for (let edit = 0; edit < measured; edit += 1) {
    const before = client.processorTime();
    const { place, published } = change(edit);
    const completion = await client.completion(place.line, place.start + 2);
    expectSome(completion.result?.items ?? completion.result, "completion", title);
    times.completion.push(completion.milliseconds);
    processor.completion.push(completion.processor);
    const reference = references[(edit * 7919) % references.length];
    const hover = await client.hover(reference.line, reference.start + 1);
    expectSome(hover.result === null ? [] : [hover.result], "hover", title);
    times.hover.push(hover.milliseconds);
    processor.hover.push(hover.processor);
    times.diagnostics.push(await published);
    processor.diagnostics.push(client.processorTime() - before - completion.processor - hover.processor);
  }
  for (let round = 0; round < Math.min(measured, 10); round += 1) {
    const { line, start } = schemas[(round * 7919) % schemas.length];
    const before = client.processorTime();
    const { milliseconds, result } = await client.rename(line, start + 1, `Renamed${round}`);
    expectSome(result?.documentChanges ?? Object.keys(result?.changes ?? {}), "rename", title);
    times.rename.push(milliseconds);
    processor.rename.push(client.processorTime() - before);
  }
  samples[title] = times;
  return { times, processor };
}

function expectSome(items, kind, title) {
  if (!Array.isArray(items) || items.length === 0) throw new Error(`${title}: ${kind} returned nothing`);
}

function report(rows) {
  const cell = (times) => `${quantile(times, 0.5).toFixed(0)} / ${quantile(times, 0.95).toFixed(0)}`;
  const lines = rows.map(({ title, times, processor }) => {
    for (const kind of kinds) {
      figures[`${title}, ${kind}`] = quantile(times[kind], 0.5);
      figures[`${title}, ${kind}, processor time`] = quantile(processor[kind], 0.5);
    }
    const latencies = kinds.map((kind) => `${cell(times[kind])} (${cell(processor[kind])})`).join(" | ");
    return `| ${title} | ${times.opened.toFixed(0)} | ${latencies} |`;
  });
  return `# The latency of the language server

Node ${process.version}. Milliseconds as median / 95th percentile: of diagnostics from the last change until they arrive, of
completion and hover from the request, sent directly after a change, until the response. In parentheses is the processor time,
which a busy machine does not change; the load average at the end was ${loadavg()[0].toFixed(1)} on two cores. Written by
\`node bench/editor/run.mjs --write\`; \`documents.mjs\` describes the documents. The memory is measured by
\`memory.mjs\`.

| document | opened | ${kinds.join(" | ")} |
|---|--:|--:|--:|--:|--:|
${lines.join("\n")}
`;
}
