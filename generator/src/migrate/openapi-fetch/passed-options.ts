import { isAssigned } from "../../typescript/assignments.js";
import { ts } from "../../typescript/compiler.js";
import { fetchOptionNames } from "../fetch-options.js";
import { type MigrationContext, Obstacle } from "../plan.js";
import { givenValue, staticName, visitNodes } from "../syntax.js";

const ownNames: ReadonlySet<string> = new Set(["baseUrl", "headers", "fetch"]);

/** Options of a client that are proven to have an equivalent, such as those that a function gets: `createClient({ ...options })`. */
export interface PassedOptions {
  /** The text of the `fetch` in them. */
  readonly sender: (textOf: (node: ts.Node) => string) => string | undefined;
}

/**
 * Reads options with spreads whose type is that of options, or a variable with options.
 *
 * @throws Obstacle if they may contain something without an equivalent.
 */
export function readPassedOptions(
  given: ts.ObjectLiteralExpression | ts.Identifier,
  context: MigrationContext,
): PassedOptions {
  if (ts.isIdentifier(given)) {
    const hasFetch = mayHaveFetch(given, context);
    return { sender: (textOf) => (hasFetch ? `${textOf(given)}.fetch` : undefined) };
  }
  const senders: ((textOf: (node: ts.Node) => string) => string)[] = [];
  let isAlways = false;
  for (const property of given.properties) {
    if (ts.isSpreadAssignment(property)) {
      const { expression } = property;
      if (!mayHaveFetch(expression, context)) continue;
      if (!ts.isIdentifier(expression)) throw new Obstacle("the options of the client are computed");
      senders.push((textOf) => `${textOf(expression)}.fetch`);
      continue;
    }
    const name = staticName(property.name);
    if (name === undefined || !(ownNames.has(name) || fetchOptionNames.has(name))) {
      throw new Obstacle("the options of the client are spread or computed");
    }
    if (name !== "fetch") continue;
    const value = givenValue(property);
    if (value === undefined) throw new Obstacle("the option fetch is a method");
    senders.splice(0, senders.length, (textOf) => textOf(value));
    isAlways = true;
  }
  // The last one that is present applies.
  const ordered = [...senders].reverse();
  return {
    sender: (textOf) =>
      ordered.length === 0
        ? undefined
        : ordered.map((one) => one(textOf)).join(isAlways || ordered.length > 1 ? " ?? " : ""),
  };
}

/** Whether options may contain `fetch`. @throws Obstacle if they are not known, or may contain something without an equivalent. */
function mayHaveFetch(expression: ts.Expression, context: MigrationContext): boolean {
  const { checker } = context;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(expression));
  const names = type.getProperties().map(({ name }) => name);
  const isKnown =
    (type.flags & ts.TypeFlags.Object) !== 0 && names.length > 0 && type.getStringIndexType() === undefined;
  if (!isKnown) throw new Obstacle("the options of the client are spread or computed");
  const others = names.filter((name) => !ownNames.has(name) && !fetchOptionNames.has(name));
  const set = others.length === 0 ? undefined : setOption(new Set(others), context);
  if (set !== undefined)
    throw new Obstacle(`the option ${set} has no equivalent: the document decides how requests are written`);
  return names.includes("fetch");
}

/** The first of some options of clients that code sets. */
function setOption(names: ReadonlySet<string>, { files, checker }: MigrationContext): string | undefined {
  let found: string | undefined;
  for (const file of files) {
    visitNodes(file, (node) => {
      if (ts.isPropertyAccessExpression(node) && names.has(node.name.text) && isAssigned(node)) {
        if (isOptions(checker.getTypeAtLocation(node.expression))) found ??= node.name.text;
      }
      if (!ts.isObjectLiteralExpression(node)) return;
      const own = node.properties.map(({ name }) => staticName(name)).find((name) => names.has(name ?? ""));
      if (own === undefined) return;
      if (isOptions(checker.getContextualType(node) ?? checker.getTypeAtLocation(node))) found ??= own;
    });
  }
  return found;
}

/** Whether a type is one of options of a client, and not of a call. */
function isOptions(type: ts.Type): boolean {
  const types = type.isUnion() ? type.types : [type];
  return types.some((one) => one.getProperty("baseUrl") !== undefined && one.getProperty("parseAs") === undefined);
}
