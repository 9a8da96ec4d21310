// The generated parts of docs/compatibility.md: the differences of versions 9 and 10, and what the libraries of the tours
// can call. `node scripts/compatibility-page.mjs` compares, `--write` updates. Run `npm run build` first.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./run.mjs";

const page = join(root, "docs", "compatibility.md");
const results = join(root, "test", "service", "compatibility", "results.json");
const built = (file) => import(pathToFileURL(join(root, "service", "dist", "versions", file)).href);

/** @returns {Promise<string>} The page with its generated parts. */
export async function compatibilityPage() {
  const { requestDifferences } = await built("request-differences.js");
  const { responseDifferences } = await built("response-differences.js");
  const { operationDifferences } = await built("newer-operations.js");
  const parts = {
    requests: table(
      ["request", "versions 9 and 10", "version 8"],
      [
        ...requestDifferences.map(({ operations, at, newer, here }) => [operationsAt(operations, at), newer, here]),
        ...operationDifferences.map(({ operation, newer, here }) => [code(operation), newer, here]),
      ],
    ),
    responses: table(
      ["object", "property", "versions 9 and 10"],
      responseDifferences.map(({ schema, property, newer }) => [code(schema), code(property), newer]),
    ),
    ...tours(),
  };
  let text = readFileSync(page, "utf8");
  for (const [name, content] of Object.entries(parts)) {
    const pattern = new RegExp(`(<!-- ${name}: generated -->\n)[^]*?(<!-- end -->)`);
    if (!pattern.test(text)) throw new Error(`docs/compatibility.md has no place for ${name}`);
    text = text.replace(pattern, (_, start, end) => `${start}\n${content}\n${end}`);
  }
  return text;
}

/** What each library can call, from the results that the tours have written. */
function tours() {
  const libraries = Object.entries(JSON.parse(readFileSync(results, "utf8")));
  const [[, { works, notOffered, notInTheInterface }]] = libraries;
  const all = [...works, ...notOffered];
  const names = (steps) => steps.map(code).join(", ") || "none";
  const rows = libraries.map(([library, tour]) => [
    code(library),
    tour.version,
    `${tour.works.length} of ${all.length}`,
    names(tour.notOffered),
  ]);
  return {
    tours: `${table(["library", "version", "operations that work", "not offered by the library"], rows)}
Not in the interface, an error in every library: ${notInTheInterface.join(", ")}.
`,
  };
}

function operationsAt(operations, at) {
  const names = operations.map(code).join(", ");
  return at === "" ? names : `${names}: ${code(at)}`;
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return `${[line(head), `|${head.map(() => "---").join("|")}|`, ...rows.map(line)].join("\n")}\n`;
}

function code(text) {
  return `\`${text}\``;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const text = await compatibilityPage();
  if (process.argv.includes("--write")) writeFileSync(page, text);
  else if (text !== readFileSync(page, "utf8")) {
    console.error("docs/compatibility.md: run node scripts/compatibility-page.mjs --write");
    process.exitCode = 1;
  }
}
