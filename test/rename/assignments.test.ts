import { describe, expect, it } from "vitest";
import { isAssigned } from "../../generator/src/typescript/assignments.js";
import { ts } from "../../generator/src/typescript/compiler.js";

/** Whether the last `it` of a statement is assigned. */
function isLastAssigned(text: string): boolean {
  const file = ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest, true);
  let last: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === "it") last = node;
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (last === undefined) throw new Error(`no "it" in ${text}`);
  const { parent } = last;
  return isAssigned(ts.isPropertyAccessExpression(parent) && parent.name === last ? parent : last);
}

describe("isAssigned", () => {
  it.each([
    "it = 1;",
    "a.it = 1;",
    "it += 1;",
    "it ??= 1;",
    "it >>>= 1;",
    "it++;",
    "--it;",
    "(it) = 1;",
    "(it as number) = 1;",
    "(<number>it) = 1;",
    "(it satisfies number) = 1;",
    "it! = 1;",
    "[it] = a;",
    "[, ...it] = a;",
    "[it = 1] = a;",
    "[[a.it]] = a;",
    "({ it } = a);",
    "({ it = 1 } = a);",
    "({ a: it } = a);",
    "({ a: it = 1 } = a);",
    "({ a: { it } = {} } = a);",
    "({ a, ...it } = a);",
    "for (it of a);",
    "for (it in a);",
    "for ({ it } of a);",
    "for ([it] of a);",
  ])("is true for %s", (text) => {
    expect(isLastAssigned(text)).toBe(true);
  });

  it.each([
    "a = it;",
    "a === it;",
    "it == 1;",
    "it <= 1;",
    "-it;",
    "!it;",
    "f(it);",
    "f(...it);",
    "[it];",
    "a = { it };",
    "a = { a: it };",
    "a = { ...it };",
    "[a = it] = a;",
    "({ a = it } = a);",
    "({ [it]: a } = a);",
    "({ it: a } = a);",
    "for (a of it);",
    "for (const a of it);",
    "it.a = 1;",
    "a[it] = 1;",
    "const a = it;",
  ])("is false for %s", (text) => {
    expect(isLastAssigned(text)).toBe(false);
  });
});
