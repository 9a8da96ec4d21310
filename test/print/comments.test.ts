import fc from "fast-check";
import { ts } from "ts-morph";
import { describe, expect, test } from "vitest";
import {
  block,
  type Code,
  code,
  type Doc,
  type DocTagName,
  docComment,
  lineComment,
  lines,
  snippet,
} from "../../generator/src/print/index.js";
import { hostileText, namedAttacks } from "./hostile-text.js";

const runs = { numRuns: 500 };
const words = (count: number): string => Array.from({ length: count }, () => "word").join(" ");

const twoTags = (name: DocTagName, text: string): Doc => ({
  tags: [
    { name, text },
    { name: "deprecated", text: "" },
  ],
});
const docOf = (row: string): string => `/**\n * ${row}\n * @deprecated\n */`;

describe("a doc comment", () => {
  test.each<[string, Doc | undefined, string]>([
    ["a short text stands on one line", { text: "A guild." }, "/** A guild. */"],
    ["blanks on its only line are dropped", { text: "  A guild.  " }, "/** A guild. */"],
    ["a lone tag stands on one line", { tags: [{ name: "deprecated", text: "" }] }, "/** @deprecated */"],
    ["blanks around the text are dropped", { text: "\n  A guild.  \n\n" }, "/** A guild. */"],
    ["an end of comment is escaped", { text: "a */ b" }, "/** a *\\/ b */"],
    ["an end that would re-form after removal is escaped", { text: "**//" }, "/** **\\// */"],
    ["an end behind a zero-width character shows that character", { text: "*\u200b/" }, "/** *\\u200b/ */"],
    ["an escaped end stays as it is", { text: "*\\/" }, "/** *\\/ */"],
    ["a slash behind a line break cannot meet an asterisk", { text: "*\n/" }, "/** * / */"],
    ["a tag at the start is escaped", { text: "@deprecated" }, "/** \\@deprecated */"],
    ["a tag in the middle is escaped", { text: "ping @everyone" }, "/** ping \\@everyone */"],
    ["an inline tag is escaped", { text: "{@link x}" }, "/** {\\@link x} */"],
    ["an address stays as it is", { text: "a@b.example" }, "/** a@b.example */"],
    ["separators become visible", { text: "a\u2028b\vc" }, "/** a\\u2028b\\u000bc */"],
    ["controls of direction become visible", { text: "a\u202eb" }, "/** a\\u202eb */"],
    ["lone surrogates become visible", { text: "\ud800" }, "/** \\ud800 */"],
    [
      "tags stand below the text",
      {
        text: "A guild.",
        tags: [
          { name: "default", text: "5" },
          { name: "deprecated", text: "Use *b*." },
        ],
      },
      "/**\n * A guild.\n *\n * @default 5\n * @deprecated Use *b*.\n */",
    ],
    [
      "an example keeps its lines",
      { tags: [{ name: "example", text: "```ts\nif (a) {\n  b();\n}\n```" }] },
      "/**\n * @example\n * ```ts\n * if (a) {\n *   b();\n * }\n * ```\n */",
    ],
    ["paragraphs flow and stay apart", { text: "one\ntwo\n\n\nthree" }, "/**\n * one two\n *\n * three\n */"],
    [
      "list items stay items",
      { text: "Either\n- one\n  more\n- two\n1. three" },
      "/**\n * Either\n * - one more\n * - two\n * 1. three\n */",
    ],
    [
      "tables and headings keep their lines",
      { text: "# Head\n| a | b |\n|---|---|\n| 1 | 2 |" },
      "/**\n * # Head\n * | a | b |\n * |---|---|\n * | 1 | 2 |\n */",
    ],
    [
      "fenced code keeps its lines, whatever their width",
      { text: `\`\`\`\n  ${words(30)}\n\n\n- x\n\`\`\`` },
      `/**\n * \`\`\`\n *   ${words(30)}\n *\n *\n * - x\n * \`\`\`\n */`,
    ],
    ["a hard break stays one", { text: "one\\\ntwo" }, "/**\n * one\\\n * two\n */"],
    ["an open type cannot swallow the next tag", twoTags("param", '{"\\'), docOf('@param \\{"\\')],
    ["an open default value cannot", twoTags("param", "[a=`"), docOf("@param \\[a=\\`")],
    ["an open template behind a name cannot", twoTags("see", "a`"), docOf("@see a\\`")],
    ["an open comment behind a name cannot", twoTags("see", "a/*/"), docOf("@see a/\\*\\/")],
    ["a sign for binary files cannot", twoTags("see", "a\ufffd"), docOf("@see a\\ufffd")],
    ["a tag behind any sign cannot be begun", twoTags("param", "(@a"), docOf("@param (\\@a")],
  ])("%s", (_title, doc, want) => {
    expect(snippet([docComment(doc) ?? code`nothing`])).toBe(want);
  });

  test.each<[string, Doc | undefined]>([
    ["no doc", undefined],
    ["an empty doc", {}],
    ["an empty text", { text: "" }],
    ["a blank text", { text: " \n\t" }],
    ["no tags", { tags: [] }],
  ])("is empty for %s", (_title, doc) => {
    expect(docComment(doc)).toBeUndefined();
  });

  test("wraps at 110 columns, including its indentation", () => {
    const comment = docComment({ text: `${words(100)}\n\n- ${words(100)}` });
    const rows = snippet([block(code`interface A`, [block(code`b:`, [comment])])]).split("\n");
    const wrapped = rows.filter((row) => row.includes("word"));
    expect(wrapped.every((row) => row.length <= 110)).toBe(true);
    expect(Math.max(...wrapped.map((row) => row.length))).toBeGreaterThan(105);
    expect(wrapped.filter((row) => row.startsWith("     * - word"))).toHaveLength(1);
    expect(wrapped.filter((row) => row.startsWith("     *   word")).length).toBeGreaterThan(3);
  });

  test("never breaks a line where the next one would begin a list, a heading or a quotation", () => {
    const text = `${"x".repeat(106)} - ${"x".repeat(106)} # ${"x".repeat(106)} 1. ${"x".repeat(106)} > b`;
    const rows = snippet([docComment({ text }) ?? code``]).split("\n");
    expect(rows.filter((row) => /^ \* (?:[-#>]|1\.)/.test(row))).toEqual([]);
    expect(rows).toHaveLength(7);
  });

  const tagNames: readonly DocTagName[] = [
    "deprecated",
    "default",
    "see",
    "example",
    "throws",
    "param",
    "returns",
    "remarks",
  ];
  const tag = fc.record({ name: fc.constantFrom(...tagNames), text: hostileText });
  const doc = fc.record({ text: hostileText, tags: fc.array(tag, { maxLength: 3 }) });

  test("is one comment with exactly the given tags, no token and no inline tag, for any text", () => {
    fc.assert(
      fc.property(doc, (given) => {
        const comment = docComment(given);
        if (comment === undefined) return;
        const source = snippet([lines([comment, code`declare const a: 1;`])]);
        const comments = ts.getLeadingCommentRanges(source, 0) ?? [];
        expect(comments).toHaveLength(1);
        const parsed = ts.createSourceFile("a.ts", source, ts.ScriptTarget.ES2023, true);
        expect(parsed.statements).toHaveLength(1);
        expect(parsed.statements[0]?.getText()).toBe("declare const a: 1;");
        const found = ts.getJSDocCommentsAndTags(parsed.statements[0] as ts.Statement).filter(ts.isJSDoc);
        expect(found).toHaveLength(1);
        expect(found[0]?.tags?.map(({ tagName }) => tagName.text) ?? []).toEqual(given.tags.map(({ name }) => name));
        expect(inlineTags(found[0])).toEqual([]);
        expect(source).toMatch(/^[^\p{Cs}\p{Zl}\p{Zp}\v\f\r\u0085\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]*$/u);
      }),
      runs,
    );
  });

  test.each(namedAttacks)("contains the attack %j", (attack) => {
    expect(tokensOf(docComment({ text: `a ${attack}`, tags: [{ name: "see", text: attack }] }) ?? code``)).toEqual([]);
  });
});

describe("a line comment", () => {
  test.each([
    ["why", "// why"],
    ["one\ntwo", "// one\n// two"],
    ["one\r\n\r\ntwo\rthree", "// one\n//\n// two\n// three"],
    ["a\u2028b\u2029c\vd", "// a\\u2028b\\u2029c\\u000bd"],
    ["@ts-ignore", "// \\@ts-ignore"],
    ["/ <reference path='x' />", "// / <reference path='x' />"],
    ["# sourceMappingURL=x", "// # sourceMappingURL=x"],
    ["", "//"],
  ])("of %j is %j", (text, want) => {
    expect(snippet([lineComment(text)])).toBe(want);
  });

  test("contains no token, for any text", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(tokensOf(lineComment(text))).toEqual([]);
        const source = snippet([lines([lineComment(text), code`return 1;`])]);
        expect(new Function(source)()).toBe(1);
      }),
      runs,
    );
  });

  test.each(namedAttacks)("contains the attack %j", (attack) => {
    expect(tokensOf(lineComment(attack))).toEqual([]);
  });

  test("throws instead of swallowing the code that follows it", () => {
    expect(() => snippet([code`${lineComment("why")} return;`])).toThrow("would become part of the line comment");
  });
});

function tokensOf(comment: Code): readonly string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2023, true, ts.LanguageVariant.Standard, snippet([comment]));
  const tokens: string[] = [];
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) tokens.push(scanner.getTokenText());
  return tokens;
}

function inlineTags(node: ts.Node | undefined): readonly string[] {
  if (node === undefined) return [];
  const found = ts.isJSDocLink(node) || ts.isJSDocLinkCode(node) || ts.isJSDocLinkPlain(node) ? [node.getText()] : [];
  return [...found, ...node.getChildren().flatMap(inlineTags)];
}
