import { ts } from "./compiler.js";

/**
 * Whether two files are the same program with the same comments, formatted differently: white space, quotes, semicolons,
 * commas, parentheses and line breaks do not count.
 */
export function hasSameSyntax(path: string, one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false));
  if (left === undefined || right === undefined) return false;
  return isSameNode(left, right) && commentsIn(left).join("\n") === commentsIn(right).join("\n");
}

function isSameNode(left: ts.Node, right: ts.Node): boolean {
  const [one, other] = [withoutParentheses(left), withoutParentheses(right)];
  const [text, otherText] = [textOf(one), textOf(other)];
  // A formatter may remove the quotes of a property.
  if (text !== undefined && text === otherText && (one.kind === other.kind || isName(one, other))) return true;
  if (one.kind !== other.kind || text !== otherText || detailOf(one) !== detailOf(other)) return false;
  const [children, others] = [childrenOf(one), childrenOf(other)];
  return children.length === others.length && children.every((child, at) => isSameNode(child, others[at] ?? one));
}

function isName(one: ts.Node, other: ts.Node): boolean {
  return [one, other].every(({ kind }) => kind === ts.SyntaxKind.Identifier || kind === ts.SyntaxKind.StringLiteral);
}

function withoutParentheses(node: ts.Node): ts.Node {
  const isGroup = ts.isParenthesizedExpression(node) || ts.isParenthesizedTypeNode(node);
  if (isGroup) return withoutParentheses("expression" in node ? node.expression : node.type);
  return node;
}

/** The text of names, literals and parts of templates, as the compiler reads it. */
function textOf(node: ts.Node): string | undefined {
  return "text" in node && typeof node.text === "string" && !ts.isSourceFile(node) ? node.text : undefined;
}

/** What distinguishes nodes of one kind, beside their children: operators, `const`, `type`. */
function detailOf(node: ts.Node): string {
  const operator = "operator" in node ? String(node.operator) : "";
  const token = "token" in node ? String(node.token) : "";
  const modifier = "phaseModifier" in node ? String(node.phaseModifier) : "";
  const isTypeOnly = "isTypeOnly" in node ? String(node.isTypeOnly) : "";
  const variable =
    node.kind === ts.SyntaxKind.VariableDeclarationList ? String(node.flags & ts.NodeFlags.BlockScoped) : "";
  return [operator, token, modifier, isTypeOnly, variable].join();
}

function childrenOf(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    // The end of the file only carries comments, and an empty statement is a superfluous semicolon.
    const isEmpty = child.kind === ts.SyntaxKind.EndOfFileToken || child.kind === ts.SyntaxKind.EmptyStatement;
    if (!isEmpty) children.push(child);
  });
  return children;
}

/** Returns the comments of a file in their order, with single spaces. */
function commentsIn(tree: ts.SourceFile): readonly string[] {
  const found = new Map<number, string>();
  const add = (comments: readonly ts.CommentRange[] | undefined): void => {
    for (const { pos, end } of comments ?? []) {
      const text = tree.text.slice(pos, end).replaceAll(/\s+\*?(?!\/)\s*/g, " ");
      found.set(pos, text);
    }
  };
  const visit = (node: ts.Node): void => {
    for (const position of [node.pos, node.end]) {
      add(ts.getLeadingCommentRanges(tree.text, position));
      // A comment on the line of the token before.
      add(ts.getTrailingCommentRanges(tree.text, position));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...found].sort(([one], [other]) => one - other).map(([, text]) => text);
}
