import { readFileSync } from "node:fs";
import { Node, Project, SyntaxKind } from "ts-morph";

/** Replacements of operators: equality is negated, order comparisons include or exclude their bound. */
const operators = new Map([
  ["===", "!=="],
  ["!==", "==="],
  ["<", "<="],
  ["<=", "<"],
  [">", ">="],
  [">=", ">"],
  ["+", "-"],
  ["-", "+"],
]);

/** Operators that are mutated to one of their operands. */
const sided = new Set(["&&", "||", "??", "&", "|"]);

/** Methods whose callback decides about each item. */
const deciding = new Set(["filter", "some", "every", "find"]);

/**
 * Creates a Vite plugin that inserts every mutant of a rule into its source, each behind a call to the runner, and a
 * list of these mutants. Files that no test loads have mutants as well.
 *
 * @param {readonly string[]} files The files with rules.
 */
export function createInstrument(files) {
  const project = new Project({ useInMemoryFileSystem: true });
  const mutants = [];
  const instrumented = new Map(
    files.map((file) => {
      const source = project.createSourceFile(file, readFileSync(file, "utf8"));
      // Vite uses forward slashes on all platforms.
      return [file.replaceAll("\\", "/"), instrument(source, mutants)];
    }),
  );
  const plugin = {
    name: "rule-mutants",
    enforce: "pre",
    transform(_text, id) {
      const code = instrumented.get(id.split("?", 1)[0]);
      return code === undefined ? undefined : { code, map: null };
    },
  };
  return { plugin, mutants };
}

function instrument(source, mutants) {
  const first = mutants.length;
  const text = source.getFullText();
  const edits = [];
  for (const { body, name, ids } of rulesOf(source)) {
    /** Creates a mutant of a node and returns the expression that checks whether it is active. */
    const mutant = (node, change) => {
      const number = mutants.length + 1;
      mutants.push({ number, ids, name, change, file: source.getFilePath(), line: node.getStartLineNumber() });
      return `isMutant(${number})`;
    };
    /** Returns a node's text with all its mutants. */
    const render = (node) => {
      const rendered = Node.isBinaryExpression(node)
        ? renderBinary(node, render(node.getLeft()), render(node.getRight()), mutant)
        : renderOther(node, renderChildren(node), mutant);
      if (!isCondition(node)) return rendered;
      const code = node.getText();
      return `(${mutant(node, `${code} is true`)} || (!${mutant(node, `${code} is false`)} && (${rendered})))`;
    };
    const renderChildren = (node) => {
      let rendered = "";
      let from = node.getStart();
      for (const child of node.forEachChildAsArray()) {
        if (Node.isTypeNode(child) || Node.isTypeParameterDeclaration(child)) continue;
        rendered += text.slice(from, child.getStart()) + render(child);
        from = child.getEnd();
      }
      return rendered + text.slice(from, node.getEnd());
    };
    edits.push({ start: body.getStart(), end: body.getEnd(), text: render(body) });
  }
  let code = text;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
    code = code.slice(0, start) + text + code.slice(end);
  const described = mutants.slice(first).map(({ number, ids }) => [number, ids]);
  return `describeMutants(${JSON.stringify(described)});\n${code}`;
}

/** Returns the bodies of the functions of a file, with the ids listed after `Rules:` in their comments. */
function rulesOf(source) {
  const functions = source.getFunctions().map((node) => ({ node, body: node.getBody(), name: node.getName() }));
  const tables = source.getVariableDeclarations().flatMap((declaration) =>
    declaration
      .getDescendantsOfKind(SyntaxKind.ArrowFunction)
      .filter((arrow) => Node.isPropertyAssignment(arrow.getParent()))
      .map((arrow) => ({ node: undefined, body: arrow.getBody(), name: declaration.getName() })),
  );
  return [...functions, ...tables]
    .filter(({ body }) => body !== undefined)
    .map(({ node, body, name }) => ({
      body,
      name,
      ids: idsOf(node?.getJsDocs().map((doc) => doc.getInnerText()) ?? []),
    }));
}

function idsOf(comments) {
  const list = /Rules:([\s\S]*?)\.(?:\s|$)/.exec(comments.join("\n"))?.[1] ?? "";
  return list
    .split(",")
    .map((id) => id.trim())
    .filter((id) => id !== "");
}

function renderBinary(node, left, right, mutant) {
  const operator = node.getOperatorToken().getText();
  const plain = `${left} ${operator} ${right}`;
  const other = operators.get(operator);
  if (other !== undefined)
    return `(${mutant(node, `${node.getText()} with ${other}`)} ? ${left} ${other} ${right} : ${plain})`;
  if (!sided.has(operator)) return plain;
  const onlyLeft = mutant(node, `${node.getLeft().getText()} alone`);
  const onlyRight = mutant(node, `${node.getRight().getText()} alone`);
  return `(${onlyLeft} ? ${left} : ${onlyRight} ? ${right} : ${plain})`;
}

function renderOther(node, rendered, mutant) {
  if (Node.isPrefixUnaryExpression(node) && node.getOperatorToken() === SyntaxKind.ExclamationToken)
    return `(${mutant(node, `${node.getText()} without !`)} ? !(${rendered}) : ${rendered})`;
  if (Node.isExpressionStatement(node) && Node.isCallExpression(node.getExpression()))
    // In a separate block, so that a following `else` still belongs to the outer statement.
    return `{ if (!${mutant(node, `without ${node.getText()}`)}) { ${rendered} } }`;
  if (Node.isTrueLiteral(node) || Node.isFalseLiteral(node))
    return `(${rendered} !== ${mutant(node, `not ${rendered}`)})`;
  if (Node.isNumericLiteral(node)) return `(${rendered} + Number(${mutant(node, `${rendered} + 1`)}))`;
  return rendered;
}

function isCondition(node) {
  const parent = node.getParent();
  if (Node.isIfStatement(parent) || Node.isConditionalExpression(parent))
    return (Node.isIfStatement(parent) ? parent.getExpression() : parent.getCondition()) === node;
  if (!Node.isArrowFunction(parent) || parent.getBody() !== node || Node.isBlock(node)) return false;
  const call = parent.getParent();
  if (!Node.isCallExpression(call)) return false;
  const callee = call.getExpression();
  return Node.isPropertyAccessExpression(callee) && deciding.has(callee.getName());
}
