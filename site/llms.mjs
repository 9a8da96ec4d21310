// The files by which agents read the site: llms.txt lists the pages, llms-full.txt contains the guides.

/** Pages that llms-full.txt omits: they are long, and agents rarely ask about them. */
const omitted = /^(?:index|guides|reference\/|project\/|codes|testing|dependencies|readings)/;

/**
 * Writes both files.
 *
 * @param {object} site
 * @param {{ text: string, items: { text: string, link: string }[] }[]} site.sidebar That of the site: sections of pages.
 * @param {ReadonlyMap<string, string>} site.pages The Markdown of each page by its path, such as `client.md`.
 * @param {string} site.root URL or path of the site, which ends with a slash. Links begin with it.
 * @returns {Map<string, string>} The text of each file by its name.
 */
export function llmsFiles({ sidebar, pages, root }) {
  const sections = sidebar.map(({ text, items }) => {
    const entries = items.map(({ text: title, link }) => {
      const path = `${link.slice(1)}${link.endsWith("/") ? "index" : ""}.md`;
      const page = pages.get(path);
      return { title, path, page, summary: summaryOf(page) };
    });
    return { text, entries };
  });
  const list = sections.map(({ text, entries }) => {
    const lines = entries.map(({ title, path, summary }) => `- [${title}](${root}${path}): ${summary}\n`);
    return `## ${text}\n\n${lines.join("")}`;
  });
  const full = sections
    .flatMap(({ entries }) => entries)
    .filter(({ path }) => !omitted.test(path))
    .map(({ path, page }) => `<!-- ${root}${path} -->\n\n${page.trim()}\n`);
  const head =
    "# guildwire\n\n> A typed client and a validating server for TypeScript from one OpenAPI document, and a comparison that names whom a change breaks.\n";
  return new Map([
    ["llms.txt", [head, ...list].join("\n")],
    ["llms-full.txt", [head, ...full].join("\n")],
  ]);
}

/** The first sentence below the title, without links and line breaks. */
function summaryOf(page) {
  const [, paragraph = ""] = /^# .*\n\n((?:(?![#|<!\n-]|```).*\n)+)/m.exec(page) ?? [];
  const text = paragraph
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("\n", " ")
    .trim();
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
}
