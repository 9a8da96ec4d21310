// npm run docs:build: builds the documentation site into site/dist, which any static host can serve. Installs if needed.
//   npm run docs:build -- --base /guide/    for a host that serves it below a path
//   npm run docs:build -- --out FOLDER      instead of site/dist, relative to the working folder
//   npm run docs:build -- --url ORIGIN      where the site is published, such as https://docs.example.org: adds sitemap.xml, and
//                                           makes the links of llms.txt and of previews absolute
//   npm run docs:build -- --playground URL  links to a playground elsewhere; otherwise the site contains it at play/
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findBrokenLinks } from "../site/anchors.mjs";
import { llmsFiles } from "../site/llms.mjs";
import { listPages, readPage, staged } from "../site/pages.mjs";
import { createSidebar } from "../site/sidebar.mjs";
import { fillTables } from "../site/tables.mjs";
import { buildGenerator, bundlePlayground } from "./build.mjs";
import { takeBuildLock } from "./build-lock.mjs";
import { ensureInstalled, whyToInstall } from "./install.mjs";
import { repositoryUrl } from "./release/git.mjs";
import { root, runNode, runNpm } from "./run.mjs";
import { stage } from "./stage.mjs";

const site = join(root, "site");
/** Pictures that pages show. */
const pictures = ["docs/data-flow.svg", "docs/terminal.svg", "bench/charts/server.svg"];
const { values } = parseArgs({
  options: {
    base: { type: "string", default: "/" },
    out: { type: "string", default: join(site, "dist") },
    playground: { type: "string" },
    url: { type: "string", default: "" },
  },
});
const { base } = values;
const out = resolve(values.out);
if (!/^\/(?:[\w.~-]+\/)*$/.test(base)) {
  console.error(`--base has to start and end with a slash, such as /guide/: ${base}`);
  process.exit(2);
}

if (values.url !== "" && !/^https?:\/\/[^/?#]+$/.test(values.url)) {
  console.error(`--url has to be an origin, such as https://docs.example.org: ${values.url}`);
  process.exit(2);
}

const playground = values.playground ?? `${base}play/`;
const release = await takeBuildLock("npm run docs:build");
ensureInstalled();
install();
// The tables of the pages list what the generator declares.
buildGenerator();
const texts = await collect();
stage("Building the site", () => {
  const vitepress = join(site, "node_modules", "vitepress", "bin", "vitepress.js");
  return runNode(vitepress, ["build", site, "--outDir", out], {
    quiet: true,
    env: { DOCS_BASE: base, DOCS_PLAYGROUND: playground, DOCS_URL: values.url },
  });
});
publishMarkdown();
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

/** Writes the pages, with their tables and links between them, into the folder that VitePress reads. Returns them by path. */
async function collect() {
  const collected = new Map();
  const pages = listPages(root);
  const repository = repositoryUrl(root)?.replace(/^git\+|\.git$/g, "");
  rmSync(staged, { recursive: true, force: true });
  for (const [file, page] of pages) {
    const path = join(staged, page);
    mkdirSync(dirname(path), { recursive: true });
    const text = await fillTables(readPage({ root, file, pages, repository }));
    writeFileSync(path, text);
    collected.set(page, text);
  }
  cpSync(join(site, "public"), join(staged, "public"), { recursive: true });
  cpSync(join(root, "docs", "pictures"), join(staged, "pictures"), { recursive: true });
  for (const picture of pictures) cpSync(join(root, picture), join(staged, basename(picture)));
  return collected;
}

/** Writes the Markdown of each page beside its HTML, and the files that list them. */
function publishMarkdown() {
  const sidebar = createSidebar(texts.keys());
  const files = llmsFiles({ sidebar, pages: texts, root: values.url + base });
  for (const [name, text] of [...texts, ...files]) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), text);
  }
}
