// Anchors of headings, and the check of all links of a built site.
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** The anchor of a heading as GitHub computes it, so that links work in both. */
export function slugify(heading) {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, "")
    .replaceAll(" ", "-");
}

/**
 * Checks every link and resource of a built site that leads into the site: its file exists, and its anchor does.
 *
 * @param {string} folder The output.
 * @param {string} base The path under which the site is served, such as `/guide/`.
 * @param {string} [elsewhere] A path outside of the site that pages may link to.
 * @returns {string[]} One line per broken link.
 */
export function findBrokenLinks(folder, base, elsewhere) {
  const files = new Set(readdirSync(folder, { recursive: true }).map((file) => file.replaceAll("\\", "/")));
  const pages = new Map(
    [...files].filter((file) => file.endsWith(".html")).map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
  const anchors = new Map([...pages].map(([file, html]) => [file, idsOf(html)]));
  const broken = [];
  for (const [file, html] of pages) {
    for (const [, target] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      const url = new URL(decodeEntities(target), `http://site${posix.join(base, file)}`);
      const isElsewhere = url.pathname === elsewhere && !elsewhere.startsWith(base);
      if (url.host !== "site" || isElsewhere) continue;
      const problem = checkTarget(url, { base, files, anchors });
      if (problem !== undefined) broken.push(`${file}: ${target} ${problem}`);
    }
  }
  return [...new Set(broken)];
}

function checkTarget(url, { base, files, anchors }) {
  const path = decodeURIComponent(url.pathname);
  if (!path.startsWith(base)) return `is outside of ${base}`;
  const file = path.endsWith("/") ? `${path.slice(base.length)}index.html` : path.slice(base.length);
  if (!files.has(file)) return "does not exist";
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor === "" || anchors.get(file)?.has(anchor) !== false ? undefined : "has no such anchor";
}

function idsOf(html) {
  return new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => decodeEntities(id)));
}

const entities = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const decodeEntities = (text) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name]);
