import { describe, expect, test } from "vitest";
import {
  arrayLiteral,
  block,
  type Code,
  call,
  code,
  docComment,
  joinCode,
  type ListOptions,
  lineComment,
  lines,
  list,
  objectLiteral,
  parameterList,
  rows,
  snippet,
  stringLiteral,
  structuralKeyOf,
  symbol,
  typeArgumentList,
  typeLiteral,
  unionType,
} from "../../generator/src/print/index.js";

const a = code`a`;
const b = code`b`;
/** A name of the given width. */
const wide = (columns: number): Code => stringLiteral("x".repeat(columns - 2));
const params = (items: readonly Code[], more: Partial<ListOptions> = {}): Code =>
  list({ open: "(", close: ")", separator: ",", items, ...more });

describe("the syntax of TypeScript", () => {
  test.each<[string, Code, string]>([
    ["an object", objectLiteral([a, undefined, b]), "{ a, b }"],
    ["an object with one member per line", objectLiteral([a, b], { multiline: true }), "{\n  a,\n  b,\n}"],
    ["a type", typeLiteral([a, b]), "{ a; b }"],
    ["a type with one member per line", typeLiteral([a, b], { multiline: true }), "{\n  a;\n  b;\n}"],
    ["an array", arrayLiteral([a, b]), "[a, b]"],
    ["parameters", parameterList([a, b]), "(a, b)"],
    ["parameters without a comma at the end", parameterList([a], { multiline: true, trailing: false }), "(\n  a\n)"],
    ["a call", call(code`f`, [a, b]), "f(a, b)"],
    ["a call without arguments", call(code`f`, []), "f()"],
    [
      "a call whose last argument spans lines",
      call(code`f`, [a, objectLiteral([b], { multiline: true })], { hug: true }),
      "f(a, {\n  b,\n})",
    ],
    ["type arguments", typeArgumentList([a, b]), "<a, b>"],
  ])("has %s", (_title, given, want) => {
    expect(snippet([given])).toBe(want);
  });
});

describe("a list", () => {
  test.each<[string, Code, string]>([
    ["is empty brackets without items", params([]), "()"],
    ["stands on one line", params([a, b]), "(a, b)"],
    ["is padded in braces", list({ open: "{", close: "}", separator: ";", items: [a, b] }), "{ a; b }"],
    ["is not padded on request", list({ open: "{", close: "}", separator: ",", items: [a], padded: false }), "{a}"],
    ["breaks on request", params([a, b], { multiline: true }), "(\n  a,\n  b,\n)"],
    ["has no separator at its end on request", params([a, b], { multiline: true, trailing: false }), "(\n  a,\n  b\n)"],
    [
      "has no separator at its end between angle brackets",
      list({ open: "<", close: ">", separator: ",", items: [a, b], multiline: true }),
      "<\n  a,\n  b\n>",
    ],
    ["leaves absent items out", list({ open: "[", close: "]", separator: ",", items: [undefined, a, code``] }), "[a]"],
    ["breaks when an item has several lines", params([a, code`{\n  b\n}`]), "(\n  a,\n  {\n    b\n  },\n)"],
    ["breaks when an item has a comment", params([lines([docComment({ text: "A." }), a])]), "(\n  /** A. */\n  a,\n)"],
    [
      "breaks when it is inside a broken list only if it must",
      params([params([a, b]), wide(110)]),
      `(\n  (a, b),\n  "${"x".repeat(108)}",\n)`,
    ],
  ])("%s", (_title, given, want) => {
    expect(snippet([given])).toBe(want);
  });

  test.each([
    [110, 1],
    [111, 4],
  ])("of %d columns takes %d line(s)", (columns, rows) => {
    expect(snippet([params([a, wide(columns - 5)])]).split("\n")).toHaveLength(rows);
  });

  test.each([
    [110, 1],
    [111, 4],
  ])("counts the text before and after it on its line (%d columns: %d lines)", (columns, rows) => {
    const whole = code`f${params([a, wide(columns - 15)])}: void {}`;
    expect(snippet([whole]).split("\n")[0]?.length).toBe(rows === 1 ? columns : 2);
    expect(snippet([whole]).split("\n")).toHaveLength(rows);
  });

  test("counts its indentation", () => {
    expect(snippet([block(code`if (a)`, [params([wide(106)])])])).toBe(`if (a) {\n  ("${"x".repeat(104)}")\n}`);
    expect(snippet([block(code`if (a)`, [params([wide(107)])])])).toBe(
      `if (a) {\n  (\n    "${"x".repeat(105)}",\n  )\n}`,
    );
  });

  test("that hugs keeps the first items on the line if only the last one has several lines", () => {
    const object = list({ open: "{", close: "}", separator: ",", items: [a, b], multiline: true });
    expect(snippet([code`f${params([code`client`, object], { hug: true })};`])).toBe("f(client, {\n  a,\n  b,\n});");
    expect(snippet([code`f${params([a, b], { hug: true })};`])).toBe("f(a, b);");
    expect(snippet([params([object, a], { hug: true })])).toBe("(\n  {\n    a,\n    b,\n  },\n  a,\n)");
    expect(snippet([params([wide(120), object], { hug: true })])).toBe(
      `(\n  "${"x".repeat(118)}",\n  {\n    a,\n    b,\n  },\n)`,
    );
  });
});

describe("a union type", () => {
  test.each<[string, Code, string]>([
    ["is never without members", unionType([]), "never"],
    ["is the member when there is one", unionType([a]), "a"],
    ["stands on one line", unionType([a, b]), "a | b"],
    [
      "has leading bars when it is wide",
      code`type A = ${unionType([wide(60), wide(60)])};`,
      `type A =\n  | "${"x".repeat(58)}"\n  | "${"x".repeat(58)}";`,
    ],
    [
      "indents the lines of its members",
      code`type A = ${unionType([code`{\n  a: 1;\n}`, b])};`,
      "type A =\n  | {\n      a: 1;\n    }\n  | b;",
    ],
    ["has parentheses on request", code`${unionType([a, b], { parentheses: true })}[]`, "(a | b)[]"],
    ["has no parentheses around one member", code`${unionType([a], { parentheses: true })}[]`, "a[]"],
    [
      "breaks inside of its parentheses",
      code`  a: ${unionType([wide(60), wide(60)], { parentheses: true })}[];`,
      `  a: (\n    | "${"x".repeat(58)}"\n    | "${"x".repeat(58)}"\n  )[];`,
    ],
    [
      "breaks inside of a list without an empty line",
      code`A${list({ open: "<", close: ">", separator: ",", items: [unionType([wide(60), wide(60)])] })}`,
      `A<\n    | "${"x".repeat(58)}"\n    | "${"x".repeat(58)}"\n>`,
    ],
  ])("%s", (_title, given, want) => {
    expect(snippet([given])).toBe(want);
  });
});

describe("a block", () => {
  test.each<[string, Code, string]>([
    ["indents its body", block(code`if (a)`, [a, b]), "if (a) {\n  a\n  b\n}"],
    ["may be empty", block(code`class A`, []), "class A {}"],
    ["leaves absent parts out", block(code`class A`, [undefined, a]), "class A {\n  a\n}"],
    ["may have no head", block(code``, [a]), "{\n  a\n}"],
    ["may have a tail", block(code`f(() =>`, [a], code`);`), "f(() => {\n  a\n});"],
    ["may lie in another", block(a, [block(b, [a])]), "a {\n  b {\n    a\n  }\n}"],
  ])("%s", (_title, given, want) => {
    expect(snippet([given])).toBe(want);
  });
});

describe("lines and joined code", () => {
  test.each<[string, Code, string]>([
    ["stand below each other", lines([a, undefined, b]), "a\nb"],
    ["may have empty lines between them", lines([a, b], 2), "a\n\n\nb"],
    ["leave empty parts out", lines([a, lines([]), code``, b]), "a\nb"],
    ["have a separator", joinCode([a, b, a], code` + `), "a + b + a"],
    ["may be nothing", joinCode([], code`, `), ""],
    ["may be separated by lines", joinCode([a, b], code`,\n`), "a,\nb"],
    ["end in no blanks", lines([code`a  `, code`const b = `, lineComment("c ")]), "a\nconst b =\n// c"],
  ])("%s", (_title, given, want) => {
    expect(snippet([given])).toBe(want);
  });
});

describe("rows", () => {
  const items = Array.from({ length: 7 }, () => wide(30));
  const inList = (all: readonly Code[]): string => snippet([params(rows(all))]);

  test("are one line if all items fit", () => {
    expect(inList([a, b])).toBe("(a, b)");
  });

  test("contain as many items as fit, and no line is longer", () => {
    const text = inList(items).split("\n");
    expect(text.map((line) => line.split(`"${"x".repeat(28)}"`).length - 1)).toEqual([0, 3, 3, 1, 0]);
    expect(Math.max(...text.map((line) => line.length))).toBeLessThanOrEqual(110);
  });

  test("put an oversized item on a separate line", () => {
    expect(inList([a, wide(120), b]).split("\n")).toHaveLength(5);
  });
});

describe("the structural key of code", () => {
  const from = (module: string): Code => symbol({ name: "a", module, typeOnly: false });

  test.each<[string, Code, Code, boolean]>([
    ["is that of its words, however they were put together", code`f(${a}, ${b})`, code`f(a, ${b})`, true],
    ["tells words apart", code`f(a)`, code`f(b)`, false],
    ["tells symbols apart by their modules", from("src/one"), from("src/two"), false],
    ["takes a symbol for itself", from("src/one"), from("src/one"), true],
    ["tells a symbol from a word", from("src/one"), a, false],
    [
      "tells lists apart that may break from those that must",
      params([a, b]),
      params([a, b], { multiline: true }),
      false,
    ],
    ["tells comments apart", docComment({ text: "A." }) ?? a, docComment({ text: "B." }) ?? a, false],
  ])("%s", (_sentence, one, other, same) => {
    expect(structuralKeyOf([one]) === structuralKeyOf([other])).toBe(same);
    expect(structuralKeyOf([one, other])).not.toBe(structuralKeyOf([one]));
  });
});
