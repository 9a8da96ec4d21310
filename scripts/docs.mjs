// npm run docs:build: builds the documentation site into site/dist, which any static host can serve. Installs if needed.
//   npm run docs:build -- --base /guide/    for a host that serves it below a path
//   npm run docs:build -- --out FOLDER      instead of site/dist, relative to the working folder
//   npm run docs:build -- --playground URL  links to a playground elsewhere; otherwise the site contains it at play/
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findBrokenLinks } from "../site/anchors.mjs";
import { listPages, readPage, staged } from "../site/pages.mjs";
import { fillTables } from "../site/tables.mjs";
import { buildGenerator, bundlePlayground } from "./build.mjs";
import { takeBuildLock } from "./build-lock.mjs";
import { ensureInstalled, whyToInstall } from "./install.mjs";
import { repositoryUrl } from "./release/git.mjs";
import { root, runNode, runNpm } from "./run.mjs";
import { stage } from "./stage.mjs";

const site = join(root, "site");
/** Pictures in docs/ that pages show. */
const pictures = ["data-flow.svg", "terminal.svg"];
const { values } = parseArgs({
  options: {
    base: { type: "string", default: "/" },
    out: { type: "string", default: join(site, "dist") },
    playground: { type: "string" },
  },
});
const { base } = values;
const out = resolve(values.out);
if (!/^\/(?:[\w.~-]+\/)*$/.test(base)) {
  console.error(`--base has to start and end with a slash, such as /guide/: ${base}`);
  process.exit(2);
}

const playground = values.playground ?? `${base}play/`;
const release = await takeBuildLock("npm run docs:build");
ensureInstalled();
install();
// The tables of the pages list what the generator declares.
buildGenerator();
await collect();
stage("Building the site", () => {
  const vitepress = join(site, "node_modules", "vitepress", "bin", "vitepress.js");
  return runNode(vitepress, ["build", site, "--outDir", out], {
    quiet: true,
    env: { DOCS_BASE: base, DOCS_PLAYGROUND: playground },
  });
});
if (values.playground === undefined) bundlePlayground(join(out, "play"));
stage("Checking the links", () => {
  const broken = findBrokenLinks(out, base, playground);
  return { code: broken.length === 0 ? 0 : 1, output: broken.join("\n") };
});
console.log(`${out} is the site for the base path ${base}`);
await release();

/** Installs the packages of the site unless they are already installed. */
function install() {
  const reason = existsSync(join(site, "node_modules")) ? whyToInstall(site) : "site/node_modules is not there yet";
  if (reason === undefined) return;
  stage(`Installing the packages of the site: ${reason}`, () =>
    runNpm(["ci", "--prefix", "site", "--no-audit", "--no-fund", "--loglevel=error"]),
  );
}

/** Writes the pages, with their tables and links between them, into the folder that VitePress reads. */
async function collect() {
  const pages = listPages(root);
  const repository = repositoryUrl(root)?.replace(/^git\+|\.git$/g, "");
  rmSync(staged, { recursive: true, force: true });
  for (const [file, page] of pages) {
    const path = join(staged, page);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await fillTables(readPage({ root, file, pages, repository })));
  }
  cpSync(join(site, "public"), join(staged, "public"), { recursive: true });
  for (const picture of pictures) cpSync(join(root, "docs", picture), join(staged, picture));
}
