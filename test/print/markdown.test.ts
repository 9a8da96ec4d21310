import fc from "fast-check";
import { marked } from "marked";
import { describe, expect, test } from "vitest";
import { makeVisible } from "../../generator/src/print/characters.js";
import { EncodingRefusal, markdownFile } from "../../generator/src/print/index.js";
import { type CompiledTemplate, createEnvironment } from "../../generator/src/print/markdown.js";
import { codeSpan, fencedCode, tidyMarkdown } from "../../generator/src/print/markdown-text.js";
// @ts-expect-error: a plain script without declarations.
import { compileTemplate } from "../../generator/templates/compile.mjs";
import { hostileText, namedAttacks } from "./hostile-text.js";

const runs = { numRuns: 300 };

/** The output of a template for the data. */
function render(template: string, data: unknown, partials: Readonly<Record<string, string>> = {}): string {
  const compiled = Object.entries({ template, ...partials }).map(([name, source]) => [
    name,
    evaluated(compileTemplate(name, source) as string),
  ]);
  return createEnvironment(Object.fromEntries(compiled)).render("template", data);
}

function evaluated(code: string): CompiledTemplate {
  return new Function(`return ${code}`)() as CompiledTemplate;
}

const inline = (text: string): string => render("{{text}}", { text });
const code = (text: string): string => render("{{code text}}", { text });

/** Text as a page shows it: invisible characters spelled out, line breaks and runs of spaces as one space. */
function shown(text: string): string {
  return makeVisible(text.replace(/[\t\r\n]/g, " "))
    .replace(/ +/g, " ")
    .trim();
}

/** The text of rendered HTML without elements. */
function textOf(html: string): string {
  expect(html).not.toMatch(/[<>]/);
  const named: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"' };
  return html.replace(/&(?:#(\d+)|([a-z]+));/g, (_, point: string | undefined, name: string) =>
    point === undefined ? (named[name] ?? "unknown entity") : String.fromCodePoint(Number(point)),
  );
}

describe("text in Markdown", () => {
  test.each([
    ["plain text, as it is (really)!", "plain text, as it is (really)!"],
    ["guild_id and _emphasis_", "guild_id and \\_emphasis\\_"],
    ["a | b", "a \\| b"],
    ["`code`", "\\`code\\`"],
    ["**bold**", "\\*\\*bold\\*\\*"],
    ["<b>", "\\<b>"],
    ["a < b && c", "a \\< b && c"],
    ["&lt;", "\\&lt;"],
    ["see https://a.example or www.a.example", "see https\\://a.example or www\\.a.example"],
    ["a@b.example", "a\\@b.example"],
    ["[a](javascript:b)", "\\[a\\](javascript:b)"],
    ["![a](b)", "!\\[a\\](b)"],
    ["# head", "\\# head"],
    ["- item", "\\- item"],
    ["1. item", "1\\. item"],
    ["> quote", "\\> quote"],
    ["---", "\\---"],
    ["    indented", "indented"],
    ["one\n\ntwo", "one two"],
    ["~~gone~~", "\\~\\~gone\\~\\~"],
    ["$x$", "\\$x\\$"],
    ["a\u202eb", "a\\\\u202eb"],
    ["{{text}}", "{{text}}"],
  ])("%j is printed as %j", (given, want) => {
    expect(inline(given)).toBe(want);
  });

  test("shows exactly the given text, for any text", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(textOf(marked.parseInline(inline(text)) as string)).toBe(shown(text));
      }),
      runs,
    );
  });

  test("never begins a block", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const tokens = marked.lexer(`before\n\nx${inline(text)}\n\n${inline(text)} x\n\nafter\n`);
        expect(tokens.filter(({ type }) => type !== "space").map(({ type }) => type)).toEqual(
          Array(4).fill("paragraph"),
        );
      }),
      runs,
    );
  });
});

describe("a code span", () => {
  test.each([
    ["guild_id", "`guild_id`"],
    ["a`b", "``a`b``"],
    ["`a`", "`` `a` ``"],
    [" a ", "`  a  `"],
    ["a|b", "<code>a&#124;b</code>"],
    ["a\nb", "`a b`"],
    ["<b>", "`<b>`"],
    ["", "<code></code>"],
  ])("of %j is %j", (given, want) => {
    expect(code(given)).toBe(want);
  });

  test("shows its text in one code element, for any text", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const html = marked.parseInline(code(text)) as string;
        const [, content = "no code"] = /^<code>(.*)<\/code>$/s.exec(html) ?? [];
        expect(textOf(content).replace(/ +/g, " ").trim()).toBe(shown(text));
      }),
      runs,
    );
  });
});

describe("a table row", () => {
  const row = (text: string): string =>
    render("| a | b | c | d |\n|---|---|---|---|\n| {{text}} | {{code text}} | {{cell text}} | d |\n", { text });

  test.each([...namedAttacks, "a | b", "`|`", "\\|", "a`|`b\n\n`c`", "| a |\n|---|"])(
    "keeps its cells with %j in them",
    (text) => {
      const [table, ...others] = marked.lexer(row(text));
      expect(others).toEqual([]);
      expect(table).toMatchObject({ type: "table", rows: [[{}, {}, {}, { text: "d" }]] });
    },
  );

  test("keeps its cells, for any text", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const tokens = marked.lexer(row(text));
        expect(tokens).toHaveLength(1);
        expect(tokens[0]).toMatchObject({ type: "table", rows: [[{}, {}, {}, { text: "d" }]] });
        const [cells] = (tokens[0] as { rows: { text: string }[][] }).rows;
        expect(textOf(marked.parseInline(cells?.[0]?.text ?? "") as string)).toBe(shown(text));
      }),
      runs,
    );
  });

  test("has paragraphs and code in a prose cell", () => {
    expect(render("{{cell text}}", { text: "One `a|b` *x*\ntwo.\n\n\nThree." })).toBe(
      "One <code>a&#124;b</code> \\*x\\* two.<br>Three.",
    );
  });
});

describe("prose", () => {
  test("keeps paragraphs, list items, code spans and fenced code, and nothing else", () => {
    const text =
      "One `a_b` <b>\n*two*\n\n- item `x`\n  more\n- # item\n\n1. first\n\n```ts\n<b>\n```\n\n# no head\n| a |\n|---|\n~~~\nopen";
    expect(render("{{prose text}}", { text })).toBe(
      [
        "One `a_b` \\<b>",
        "\\*two\\*",
        "",
        "- item `x`",
        "more",
        "- \\# item",
        "",
        "1. first",
        "",
        "```ts",
        "<b>",
        "```",
        "",
        "\\# no head",
        "\\| a \\|",
        "\\|---\\|",
        "\\~\\~\\~",
        "open",
      ].join("\n"),
    );
  });

  test.each([
    ["see https://a.example/b_c?d=e#f.", "see [https\\://a.example/b_c?d=e#f](https://a.example/b_c?d=e#f)."],
    ["a [page](https://a.example/*b*/_c_) b", "a [page](https://a.example/*b*/_c_) b"],
    ["a [`page`](https://a.example)", "a \\[`page`\\](https\\://a.example)"],
    ["a [page](javascript:b)", "a \\[page\\](javascript:b)"],
    ["![page](https://a.example)", "!\\[page\\](https\\://a.example)"],
    ["<https://a.example>", "\\<https\\://a.example>"],
  ])("keeps web links: %j is %j", (text, want) => {
    expect(render("{{prose text}}", { text })).toBe(want);
  });

  test("has only paragraphs, lists and code, for any text, and ends before the following block", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const tokens = marked.lexer(`before\n\n${render("{{prose text}}", { text })}\n\n# after\n`);
        const types = new Set(tokens.map(({ type }) => type));
        expect(["blockquote", "html", "table", "hr", "def"].filter((type) => types.has(type))).toEqual([]);
        expect(tokens.filter(({ type }) => type === "heading").map((token) => token.raw.trim())).toEqual(["# after"]);
      }),
      runs,
    );
  });
});

describe("fenced code", () => {
  test.each([
    ["a", "```ts\na\n```"],
    ["```\na\n```", "````ts\n```\na\n```\n````"],
    ["a\r\nb\u2028", "```ts\na\nb\\u2028\n```"],
  ])("of %j is %j", (given, want) => {
    expect(render('{{fence text "ts"}}', { text: given })).toBe(want);
  });

  test("is one block with the unchanged text, for any text", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const tokens = marked.lexer(`${render('{{fence text "ts"}}', { text })}\n\nafter\n`);
        expect(tokens.filter(({ type }) => type !== "space").map(({ type }) => type)).toEqual(["code", "paragraph"]);
        expect(shown((tokens[0] as { text: string }).text)).toBe(shown(text));
      }),
      runs,
    );
  });
});

describe("links and anchors", () => {
  test.each([
    ["https://a.example/x?y=1#z", "[t](https://a.example/x?y=1#z)"],
    ["guilds.md#get", "[t](guilds.md#get)"],
    ["mailto:a@b.example", "[t](mailto:a@b.example)"],
    ["x?a=1&lt=2&lt;", "[t](x?a=1&lt=2&amp;lt;)"],
    ['a b)"<c', "[t](a%20b%29%22%3Cc)"],
  ])("a link to %j is %j", (address, want) => {
    expect(render("{{link text address}}", { text: "t", address })).toBe(want);
  });

  test.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "java\nscript:x",
    "java\u200bscript:x",
  ])("a link to %j is refused", (address) => {
    expect(() => render("{{link text address}}", { text: "t", address })).toThrow(EncodingRefusal);
  });

  test.each([
    ["Get Guild", "get-guild"],
    ["PATCH /guilds/{guild_id}", "patch-guildsguild_id"],
    ["Größe (x)", "größe-x"],
    ['"><script>', "script"],
  ])("the anchor of %j is %j", (text, want) => {
    expect(render("{{anchor text}}", { text })).toBe(want);
  });
});

describe("templates", () => {
  test("accept partials, whose output is escaped too", () => {
    expect(render("{{#each rows}}\n- {{> row}}\n{{/each}}\n", { rows: [{ n: "*" }, { n: 2 }] }, { row: "{{n}}" })).toBe(
      "- \\*\n- 2\n",
    );
  });

  test.each(["{{{text}}}", "{{&text}}", "{{#if text}}{{{text}}}{{/if}}"])("cannot print unescaped: %s", (template) => {
    expect(() => render(template, { text: "x" })).toThrow("template:1: a template prints nothing unescaped");
  });

  test.each(["{{missing}}", "a\n{{code missing}}", "{{#each rows}}{{name}}{{/each}}"])(
    "report the location of a missing value: %s",
    (template) => {
      expect(() => render(template, { rows: [{ name: null }] })).toThrow(/template:[12]: there is no text to print/);
    },
  );

  test("name their partials literally", () => {
    expect(() => render("{{> (lookup . 'row')}}", { row: "row" }, { row: "{{n}}" })).toThrow("partials literally");
  });

  test("have no helpers but the given ones", () => {
    expect(() => render("{{shout text}}", { text: "x" })).toThrow("shout");
  });

  test("do not see the prototypes of their data", () => {
    expect(() => render("{{constructor}}", {})).toThrow("there is no text to print");
    expect(render("{{__proto__}}", JSON.parse('{ "__proto__": "own" }'))).toBe("own");
  });

  test("become files only under existing paths of the output", () => {
    expect(() => markdownFile("../a.md", "readme", {})).toThrow(EncodingRefusal);
    expect(() => markdownFile("a.md", "no-such-template", {})).toThrow("no-such-template");
  });

  test("leave one empty line where blocks printed nothing, except in fenced code", () => {
    const text = "\n\n# a\n\n\n\n```` x ````\n\n\n```ts\na\n\n\nb\n```\n\n\n";
    expect(tidyMarkdown(text)).toBe("# a\n\n```` x ````\n\n```ts\na\n\n\nb\n```\n");
  });
});

test("a text may have any number of backticks", () => {
  const text = "` x".repeat(300_000);
  expect(fencedCode(text)).toBe(`\`\`\`\n${text}\n\`\`\``);
  expect(codeSpan(text)).toBe(`\`\` ${text} \`\``);
});
