import { ts } from "../../typescript/compiler.js";
import { type CallForm, printArguments } from "../calls.js";
import type { Target } from "../operations.js";
import { attempt, Obstacle, type Rewrite, type Writer } from "../plan.js";
import { purposeOf } from "../query-keys.js";
import { visitNodes } from "../syntax.js";
import { type FetchContext, readInit } from "./calls.js";
import type { MemberCall } from "./uses.js";

/** A key of openapi-react-query that the program writes itself, such as `["get", "/books"]`. */
export interface WrittenKey {
  readonly node: ts.Node;
  readonly targets: readonly Target[];
  readonly text: Rewrite["text"] | Obstacle;
}

/** Finds the keys of queries, and other texts that may be a part of one. */
export function findWrittenKeys(calls: readonly MemberCall[], context: FetchContext): readonly WrittenKey[] {
  const { files, operations } = context;
  if (!calls.some(({ isQuery }) => isQuery)) return [];
  const paths = new Set(calls.flatMap(({ call }) => call.arguments.filter(ts.isStringLiteralLike)));
  const found: WrittenKey[] = [];
  for (const file of files.filter(({ text }) => /\b(?:query|mutation)Key\b/.test(text))) {
    visitNodes(file, (node) => {
      const method = ts.isArrayLiteralExpression(node) ? methodOfUnknownPath(node) : undefined;
      if (method !== undefined) {
        const targets = operations.targets().filter(({ operation }) => operation.method.toLowerCase() === method);
        found.push({ node, targets, text: new Obstacle("the key has no literal path") });
      }
      if (!ts.isStringLiteralLike(node) || paths.has(node)) return;
      if (ts.isLiteralTypeNode(node.parent) || !operations.hasPath(node.text)) return;
      const targets = operations.targets().filter(({ operation }) => operation.path.text === node.text);
      found.push(keyAt(node, targets, context));
    });
  }
  return found;
}

/** The method in a key whose path is missing or computed. */
function methodOfUnknownPath({ elements: [first, second], parent }: ts.ArrayLiteralExpression): string | undefined {
  if (!ts.isPropertyAssignment(parent) || !/^(?:query|mutation)Key$/.test(parent.name.getText())) return undefined;
  if (first === undefined || !ts.isStringLiteralLike(first)) return undefined;
  return second !== undefined && ts.isStringLiteralLike(second) ? undefined : first.text;
}

function keyAt(path: ts.StringLiteralLike, all: readonly Target[], context: FetchContext): WrittenKey {
  const key = path.parent;
  const [method, second, init, ...rest] = ts.isArrayLiteralExpression(key) ? key.elements : [];
  const isKey = second === path && method !== undefined && ts.isStringLiteralLike(method) && rest.length === 0;
  const target = isKey ? context.operations.find(method.text, path.text) : undefined;
  if (target === undefined || !ts.isArrayLiteralExpression(key)) {
    return { node: path, targets: all, text: new Obstacle("the path may be part of a key") };
  }
  return { node: key, targets: [target], text: attempt(() => readKey({ key, init, target }, context)) };
}

interface Key {
  readonly key: ts.ArrayLiteralExpression;
  readonly init: ts.Expression | undefined;
  readonly target: Target;
}

/** @throws Obstacle */
function readKey({ key, init, target }: Key, context: FetchContext): Rewrite["text"] {
  const purpose = purposeOf(key);
  if (purpose === undefined) throw new Obstacle("the key may be used as a filter, and as the key of one query");
  if (!target.hasQuery) throw new Obstacle("the package has no queries: add tanstack-query to emitters");
  const form: CallForm = readInit(key, init, target, context);
  if (form.options.length > 0) throw new Obstacle("the options of a call do not apply to a query");
  return (writer: Writer) => {
    if (purpose === "exact") {
      return `${writer.name("#queries", `${target.name}Key`)}(${printArguments(form, writer, false).join(", ")})`;
    }
    const args = form.args.length === 0 ? [] : printArguments(form, writer, true);
    return `[${[writer.name("#queries", "queryScope"), JSON.stringify(target.operation.id), ...args].join(", ")}]`;
  };
}
