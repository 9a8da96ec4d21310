import { readFileSync } from "node:fs";
import { Node, Project, SyntaxKind } from "ts-morph";

/** What an operator is replaced by. Those of equality are negated, those of order move their bound by one. */
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

/** Operators of which one side alone is the mutant. */
const sided = new Set(["&&", "||", "??", "&", "|"]);

/** Methods whose function decides about each item. */
const deciding = new Set(["filter", "some", "every", "find"]);

/**
 * Makes a plugin for Vite that puts every mutant of a rule into its source, each behind a question to the runner, and a
 * list of the mutants that it has made.
 *
 * Files that no test loads have mutants as well.
 *
 * @param {readonly string[]} files The files that hold rules.
 */
export function createInstrument(files) {
  const project = new Project({ useInMemoryFileSystem: true });
  const mutants = [];
  const instrumented = new Map(
    files.map((file) => {
      const source = project.createSourceFile(file, readFileSync(file, "utf8"));
      // Vite writes paths with slashes everywhere.
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
    /** Makes a mutant of a node, and answers with the question whether it is the one that is tried. */
    const mutant = (node, change) => {
      const number = mutants.length + 1;
      mutants.push({ number, ids, name, change, file: source.getFilePath(), line: node.getStartLineNumber() });
      return `isMutant(${number})`;
    };
    /** A node's text with all mutants in it. */
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

/** The bodies of the functions of a file, with the ids that their comments name after `Rules:`. */
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
    // In a block of its own, so that an `else` after it stays that of the statement around it.
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
