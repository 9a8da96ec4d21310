// Configuration of VitePress. scripts/docs.mjs collects the pages and sets DOCS_BASE.
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { slugify } from "../anchors.mjs";
import { listPages, staged } from "../pages.mjs";
import { createSidebar } from "../sidebar.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const base = process.env.DOCS_BASE ?? "/";
/** Relative to the base path, with which VitePress begins every link. */
const playground = `/${posix.relative(base, process.env.DOCS_PLAYGROUND ?? `${base}play/`)}/`;

/** Where the site is published, without the base path; empty if that is not known. */
const origin = process.env.DOCS_URL ?? "";
const description = "A typed client and a validating server for TypeScript from one OpenAPI document.";

/**
 * Whole questions find the section about them: the length of a section counts, so that the long tables of codes, which contain
 * every common word, come last, and a word counts more than one that only begins alike.
 */
const searchOptions = {
  boost: { title: 4, titles: 1, text: 2 },
  weights: { fuzzy: 0.2, prefix: 0.1 },
  bm25: { k: 1.2, b: 0.8, d: 0.1 },
};

export default defineConfig({
  title: "guildwire",
  description,
  lang: "en",
  base,
  srcDir: staged,
  outDir: "dist",
  cacheDir: ".cache/vitepress",
  // The output depends on the sources alone, and any static host can serve it.
  lastUpdated: false,
  cleanUrls: false,
  head: [["link", { rel: "icon", type: "image/svg+xml", href: `${base}icon.svg` }]],
  markdown: {
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    anchor: { slugify },
    // Text in braces is an example, not an attribute.
    attrs: { disable: true },
    config: (markdown) => {
      makeAccessibleTables(markdown);
      // `{{` in text is not a template.
      markdown.renderer.rules.text = (tokens, index) =>
        markdown.utils.escapeHtml(tokens[index].content).replaceAll("{{", "&#123;&#123;");
    },
  },
  ...(origin === "" ? {} : { sitemap: { hostname: origin + base } }),
  transformHead({ pageData: page }) {
    const address = base + page.relativePath.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, ".html");
    const properties = {
      "og:type": "website",
      "og:site_name": "guildwire",
      "og:title": page.title || "guildwire",
      "og:description": page.description || description,
      "og:url": origin + address,
      "og:image": `${origin}${base}preview.png`,
      "og:image:alt": "guildwire: from one OpenAPI document to a client and a server",
    };
    const tags = Object.entries(properties).map(([property, content]) => ["meta", { property, content }]);
    return [...tags, ["meta", { name: "twitter:card", content: "summary_large_image" }]];
  },
  transformPageData(page) {
    // Every operation has the same sections, which would fill the outline.
    if (page.relativePath.startsWith("reference/operations/")) page.frontmatter.outline = 2;
  },
  themeConfig: {
    search: { provider: "local", options: { miniSearch: { searchOptions } } },
    nav: [
      { text: "Start", link: "/start" },
      { text: "Reference", link: "/reference/" },
      // No page of VitePress.
      { text: "Playground", link: playground, target: "_self" },
      { text: "Changelog", link: "/project/changelog" },
    ],
    sidebar: createSidebar(listPages(root).values()),
    outline: { level: [2, 3] },
    externalLinkIcon: true,
  },
});

/** Wide tables scroll, also with the keyboard, and a header cell without text is a plain cell. */
function makeAccessibleTables(markdown) {
  const { rules } = markdown.renderer;
  rules.table_open = () => '<div class="wide-table" tabindex="0" role="group" aria-label="Table"><table>\n';
  rules.table_close = () => "</table></div>\n";
  rules.th_open = (tokens, index, options, _, renderer) => {
    if (tokens[index + 1].content === "") tokens[index].tag = tokens[index + 2].tag = "td";
    return renderer.renderToken(tokens, index, options);
  };
}
