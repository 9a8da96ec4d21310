// Measures the memory of the language server after 1,000 edits of each document. An hour; a busy machine does not change it.
//   npm run build
//   node bench/editor/memory.mjs [--write | --quick]
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { quick, write } from "../suite.mjs";
import { editsOf, measureEach } from "./documents.mjs";

/** Edits until the memory is read first, and until it is read again. */
const [early, edits] = quick ? [3, 6] : [100, 1000];

const rows = await measureEach(measureMemory);
const lines = rows.map(({ title, first, last }) => `| ${title} | ${first.toFixed(0)} | ${last.toFixed(0)} |`);
const text = `# The memory of the language server

Node ${process.version}, ${new Date().toISOString().slice(0, 10)}. Resident memory in MB after ${early} and after ${edits} edits, each of which
waits for its diagnostics. Written by \`node bench/editor/memory.mjs --write\`; \`documents.mjs\` describes the documents.

| document | MB after ${early} | MB after ${edits} |
|---|--:|--:|
${lines.join("\n")}
`;
console.log(text);
if (write) writeFileSync(join(import.meta.dirname, "memory.md"), text);

async function measureMemory(client, title) {
  let first;
  const change = editsOf(client, title);
  for (let edit = 0; edit < edits; edit += 1) {
    await change(edit).published;
    if (edit + 1 === early) first = client.memory();
  }
  return { first, last: client.memory() };
}
