// The pages of the site: which file of the repository becomes which page, and how its links change.
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** Folders whose Markdown files become pages, with their folder on the site. */
const folders = { docs: "", "generated/reference": "reference", site: "" };
/** Files of the root that become pages. */
const files = {
  "ARCHITECTURE.md": "project/architecture.md",
  "CHANGELOG.md": "project/changelog.md",
  "CONTRIBUTING.md": "project/contributing.md",
  "SECURITY.md": "project/security.md",
  "UPGRADING.md": "project/upgrading.md",
};

/**
 * Lists the pages.
 *
 * @param {string} root The repository.
 * @returns {Map<string, string>} The page of each file, both relative, with forward slashes: `docs/client.md` is `client.md`.
 */
export function listPages(root) {
  const pages = new Map(Object.entries(files));
  for (const [folder, target] of Object.entries(folders)) {
    for (const found of readdirSync(join(root, folder), { recursive: folder !== "site" })) {
      if (!found.endsWith(".md")) continue;
      const name = found.replaceAll("\\", "/");
      pages.set(posix.join(folder, name), posix.join(target, name.replace(/README\.md$/, "index.md")));
    }
  }
  // The home page is site/index.md.
  pages.set("docs/README.md", "guides.md");
  return pages;
}

/**
 * Reads a page with its links changed for the site. Links to files that are not pages lead to the repository or, if its
 * URL is unknown, become plain text.
 *
 * @param {{ root: string, file: string, pages: Map<string, string>, repository?: string }} input
 * @returns {string} Markdown.
 */
export function readPage({ root, file, pages, repository }) {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  let fence;
  return lines
    .map((line) => {
      const [, marker] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
      if (marker !== undefined && (fence === undefined || marker.startsWith(fence))) {
        fence = fence === undefined ? marker : undefined;
        return line;
      }
      return fence === undefined ? changeLinks(line, { file, pages, repository }) : line;
    })
    .join("\n");
}

/** Changes the links of a line outside of fenced code. Inline code is kept, except as the text of a link. */
function changeLinks(line, { file, pages, repository }) {
  return line.replace(
    /(`+)(?:(?!\1).)*\1(?!\])|(?<!!)\[((?:`[^`]*`|[^\][`])*)\]\(([^()\s]+)\)/g,
    (whole, code, text, target) => {
      if (code !== undefined || /^(?:[a-z]+:|#)/.test(target)) return whole;
      const [path, anchor] = target.split("#");
      const found = posix.join(posix.dirname(file), path);
      const page = found === "README.md" ? "index.md" : pages.get(found);
      const suffix = anchor === undefined ? "" : `#${anchor}`;
      if (page !== undefined) return `[${text}](${relative(pages.get(file), page)}${suffix})`;
      return repository === undefined ? text : `[${text}](${repository}/blob/HEAD/${found}${suffix})`;
    },
  );
}

function relative(from, to) {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

/** The folder in which the build collects the pages. */
export const staged = join(import.meta.dirname, ".cache", "pages");
