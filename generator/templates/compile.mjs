/**
 * Compiles the templates beside it into src/print/compiled/templates.ts; a part of every build.
 *
 *   node generator/templates/compile.mjs           writes the file if it changed
 *   node generator/templates/compile.mjs --check   writes nothing; exit code 1 where the file is not what it should be
 *
 * Compiled ahead because Handlebars takes 0.1 s to load and to compile all of them, and its runtime a tenth of that.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import Handlebars from "handlebars";

/** What every value passes through on its way out; templates do not name it. */
const printHelper = "print";

const helpers = [printHelper, "code", "prose", "cell", "fence", "anchor", "link"];

/**
 * The JavaScript text of a template's compiled form. Every value that it prints goes through `print`, also the answer of a
 * helper. Throws where a template prints something unescaped, uses a helper that there is not, or works its partials out.
 *
 * @param {string} name For messages of the compiler, and of the helpers when the template is used.
 * @param {string} source
 * @returns {string}
 */
export function compileTemplate(name, source) {
  const program = Handlebars.parse(source, { srcName: name });
  const visitor = new Handlebars.Visitor();
  visitor.MustacheStatement = encodeMustache;
  visitor.PartialStatement = (partial) => {
    if (!("original" in partial.name)) throw new Error(`${name}: a template names its partials literally`);
  };
  visitor.accept(program);
  // `print` has encoded everything already, for Markdown instead of HTML.
  const knownHelpers = Object.fromEntries(helpers.map((helper) => [helper, true]));
  return String(Handlebars.precompile(program, { noEscape: true, knownHelpers, knownHelpersOnly: true }));
}

/** Makes `{{x}}` into `{{print x}}` and `{{helper x}}` into `{{print (helper x)}}`, in place. */
function encodeMustache(mustache) {
  const { path, params, hash, loc } = mustache;
  if (!mustache.escaped) throw new Error(`${loc.source}:${loc.start.line}: a template prints nothing unescaped`);
  const value = params.length === 0 ? path : { type: "SubExpression", path, params, hash, loc };
  mustache.params = [value];
  mustache.path = { type: "PathExpression", data: false, depth: 0, parts: [printHelper], original: printHelper, loc };
}

function compiled() {
  const folder = new URL(".", import.meta.url);
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(".hbs"))
    .map((file) => file.slice(0, -".hbs".length))
    .sort();
  const entries = names.map((name) => {
    const source = readFileSync(new URL(`${name}.hbs`, folder), "utf8");
    return `  ${JSON.stringify(name)}: ${compileTemplate(name, source)},`;
  });
  return `// @ts-nocheck
// Machine-written by generator/templates/compile.mjs from the templates beside it. Do not edit.
import type { CompiledTemplate } from "../markdown.js";

export const templates: { readonly [name: string]: CompiledTemplate } = {
${entries.join("\n")}
};
`;
}

function main() {
  const path = fileURLToPath(new URL("../src/print/compiled/templates.ts", import.meta.url));
  const text = compiled();
  if (text === readOrNothing(path)) return;
  if (process.argv.includes("--check")) {
    console.error("generator/src/print/compiled/templates.ts is not what compile.mjs writes");
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function readOrNothing(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
