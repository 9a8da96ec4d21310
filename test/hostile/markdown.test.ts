import { marked, type Token, type Tokens } from "marked";
import { describe, expect, it } from "vitest";
import type { File } from "../../generator/src/print/index.js";
import { corpus } from "./corpus.js";
import { groups, HostileInputTest, type TextLocationGroup } from "./hostile-input-test.js";
import { kitchenSink } from "./kitchen-sink.js";

/**
 * The tests of code compare syntax trees; README and reference are Markdown. There, texts may form paragraphs, lists, code
 * and web links, and nothing else: pages have the same headings and tables, no HTML but the generator's, and no links
 * that a browser would execute.
 */

const hostileInput = new HostileInputTest(kitchenSink());
const [words, values, names] = groups as readonly [TextLocationGroup, TextLocationGroup, TextLocationGroup];
const benign = hostileInput.round(words, [{ name: "none", text: "plain words" }], 0).files;

describe("pages generated from hostile texts", { timeout: 300_000 }, () => {
  it.each([
    ["words", words, 29],
    ["values", values, 47],
    ["names", names, 53],
  ] as const)("have the same headings and tables, and nothing executable: %s", (_, group, step) => {
    for (let round = 0; round < corpus.length; round += step) {
      const { files } = hostileInput.round(group, corpus, round);
      expect(skeletons(files), `round ${round}`).toEqual(skeletons(benign));
      for (const { path, text } of pagesOf(files)) {
        expect(dangersIn(text), `${path}, round ${round}`).toEqual([]);
      }
    }
  });

  it("fail this test if they are not encoded: headings, HTML and URLs differ", () => {
    const page = "# a\n\n[b](javascript:alert(1)) <script>alert(1)</script>\n\n<img src=x>\n";
    expect(dangersIn(page)).toEqual(["javascript:alert(1)", "<script>", "</script>", "<img src=x>\n"]);
    expect(skeletons([{ path: "a.md", text: page }])).toEqual(["h1"]);
  });
});

function pagesOf(files: readonly File[]): readonly File[] {
  return files.filter(({ path }) => path.endsWith(".md"));
}

/** The headings and tables of each page; without its name, which depends on tags. */
function skeletons(files: readonly File[]): readonly string[] {
  return pagesOf(files)
    .map(({ text }) => tokensOf(text).flatMap(shapeOf).join(" "))
    .sort();
}

type ShownToken = Tokens.Heading | Tokens.Table | Tokens.HTML | Tokens.Image | Tokens.Link;

function shapeOf(token: ShownToken): readonly string[] {
  if (token.type === "heading") return [`h${token.depth}`];
  return token.type === "table" ? [`table ${token.header.length}x${token.rows.length}`] : [];
}

/** HTML that the generator does not write, and URLs that lead neither to pages nor to the web. */
function dangersIn(text: string): readonly string[] {
  return tokensOf(text).flatMap((token) => {
    if (token.type === "html") return /^<\/?(?:code|br)>$/.test(token.text) ? [] : [token.text];
    if (token.type === "image") return [token.href];
    if (token.type !== "link") return [];
    return /^(?:https?:\/\/|(?:\.\.?\/)*[\w./-]*(?:\.md)?(?:#|$))/.test(token.href) ? [] : [token.href];
  });
}

function tokensOf(text: string): readonly ShownToken[] {
  const tokens: ShownToken[] = [];
  marked.walkTokens(marked.lexer(text), (token: Token) => {
    tokens.push(token as ShownToken);
  });
  return tokens;
}
