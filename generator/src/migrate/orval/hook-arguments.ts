import { ts } from "../../typescript/compiler.js";
import type { Part } from "../arguments.js";
import type { CallForm } from "../calls.js";
import type { Target } from "../operations.js";
import { type MigrationContext, Obstacle, type Writer } from "../plan.js";
import { bare, containsOwn, givenValue, staticName } from "../syntax.js";
import { argumentsOf, readOptions, targetOf } from "./calls.js";
import { type FormerOperation, functionOf } from "./former-output.js";
import type { FormerCall } from "./uses.js";

export type Text = (writer: Writer) => string;

/** The parameters of a function of the former output, by name. */
export function parametersOfDeclaration(declaration: ts.Declaration): readonly string[] {
  return (
    functionOf(declaration)?.parameters.map(({ name }, index) => (ts.isIdentifier(name) ? name.text : `#${index}`)) ??
    []
  );
}

export interface QueryArguments {
  readonly form: CallForm;
  readonly options: ts.Expression | undefined;
  readonly queryClient: ts.Expression | undefined;
  /** The values of path parameters, which queries wait for. */
  readonly waitsFor: readonly ts.Expression[];
}

export function readQueryArguments(
  { call, operation, declaration, kind }: FormerCall,
  context: MigrationContext,
): QueryArguments {
  const target = targetOf(operation);
  const readsTypes = kind === "swr" || kind === "swr-mutation";
  if (call.typeArguments !== undefined && !readsTypes) throw new Obstacle("the types of the call are given");
  const names = parametersOfDeclaration(declaration);
  const args: Part[] = [];
  const waitsFor: ts.Expression[] = [];
  let options: ts.Expression | undefined;
  let queryClient: ts.Expression | undefined;
  for (const [index, given] of call.arguments.entries()) {
    const name = names[index];
    if (ts.isSpreadElement(given) || name === undefined) throw new Obstacle("the arguments are spread");
    if (ts.isIdentifier(given) && given.text === "undefined") continue;
    const role = operation.roles.get(name);
    if (name === "options") options = given;
    else if (name === "queryClient") queryClient = given;
    else if (role === undefined) throw new Obstacle("the hook has an argument without equivalent");
    else {
      args.push(...argumentsOf(given, role, { operation, target, context }));
      if (role.kind === "path") waitsFor.push(given);
      if (role.kind === "paths") throw new Obstacle("the path parameters of the hook are an object");
    }
  }
  return { form: { target, call, args, options: [] }, options, queryClient, waitsFor };
}

/** The options of a hook: those of the query, as properties, and those of the request. */
export interface HookOptions {
  readonly forQuery: (writer: Writer) => readonly string[];
  readonly names: ReadonlySet<string>;
  /** The values of `enabled` and `swrKey`, which hooks of orval have in addition to those of SWR. */
  readonly taken: ReadonlyMap<string, ts.Expression>;
  readonly forRequest: readonly Part[];
  readonly kept: readonly ts.Node[];
}

export function readHookOptions(
  given: ts.Expression | undefined,
  section: "query" | "mutation" | "swr",
  { checker }: MigrationContext,
): HookOptions {
  const none: HookOptions = { forQuery: () => [], names: new Set(), taken: new Map(), forRequest: [], kept: [] };
  if (given === undefined) return none;
  const object = bare(given);
  if (!ts.isObjectLiteralExpression(object)) throw new Obstacle("the options of the hook are not an object literal");
  let found: HookOptions = none;
  for (const property of object.properties) {
    const name = staticName(property.name);
    const value = givenValue(property);
    if (name === undefined || value === undefined) throw new Obstacle("the options of the hook are spread or computed");
    if (name === section) {
      const literal = bare(value);
      const all = ts.isObjectLiteralExpression(literal) ? literal.properties : undefined;
      const taken = section === "swr" ? takenOptions(literal, checker) : new Map<string, ts.Expression>();
      const members = all?.filter((one) => !taken.has(staticName(one.name) ?? ""));
      found = {
        ...found,
        taken,
        names: new Set(members?.flatMap((one) => staticName(one.name) ?? "...") ?? ["..."]),
        kept: [...found.kept, ...(all ?? [value])],
        forQuery: ({ textOf }) => members?.map((one) => textOf(one)) ?? [`...${textOf(value)}`],
      };
    } else if (name === "request" || name === "axios" || name === "fetch") {
      const parts = readOptions(value, checker);
      found = { ...found, forRequest: parts, kept: [...found.kept, ...parts.flatMap(({ nodes }) => nodes)] };
    } else throw new Obstacle(`the option ${name} of the hook has no equivalent`);
  }
  return found;
}

/** The options of a hook that SWR does not have, by name. @throws Obstacle if they may be in a value that is spread. */
function takenOptions(options: ts.Expression, checker: ts.TypeChecker): ReadonlyMap<string, ts.Expression> {
  const names = ["enabled", "swrKey"];
  const assertWithout = (value: ts.Expression): void => {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(value));
    const isKnown = (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) === 0;
    if (!isKnown || names.some((name) => type.getProperty(name) !== undefined)) {
      throw new Obstacle("the options of the hook may contain enabled or swrKey");
    }
  };
  const taken = new Map<string, ts.Expression>();
  if (!ts.isObjectLiteralExpression(options)) assertWithout(options);
  else {
    for (const property of options.properties) {
      if (ts.isSpreadAssignment(property)) assertWithout(property.expression);
      const name = staticName(property.name);
      const value = givenValue(property);
      if (name === undefined || !names.includes(name)) continue;
      if (value === undefined) throw new Obstacle(`the option ${name} of the hook is a method`);
      taken.set(name, value);
    }
  }
  return taken;
}

/** Whether a query has its own function and key, because its result is not the data alone. */
export function hasOwnForm({ result }: FormerOperation, target: Target): boolean {
  return result !== "data" || target.returnsStatus;
}

function isEffect(node: ts.Node): boolean {
  return ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isAwaitExpression(node);
}

export function assertNoEffects({ args }: CallForm): void {
  if (args.some(({ nodes }) => nodes.some((node) => containsOwn(node, isEffect)))) {
    throw new Obstacle("an argument calls a function, which would run for the key and again for the query");
  }
}

/** The condition that the former hook waits for, unless the types show that it holds. */
export function enabledText(
  declaration: ts.Declaration,
  waitsFor: readonly ts.Expression[],
  { checker }: MigrationContext,
): Text | undefined {
  const condition = /enabled:\s*([^\n]*)/.exec(optionsText(declaration))?.[1];
  if (condition === undefined) return undefined;
  const isNullish = condition.includes("!== null") || condition.includes("!= null");
  const open = waitsFor.filter((node) => !isAlwaysPresent(node, isNullish, checker));
  if (open.length === 0) return undefined;
  if (open.some((node) => containsOwn(node, isEffect))) {
    throw new Obstacle("the query waits for the result of a function call");
  }
  return ({ textOf }) => {
    const tests = open.map((node) => (isNullish ? `${grouped(textOf(node))} != null` : `!!${grouped(textOf(node))}`));
    return `enabled: ${tests.join(" && ")}`;
  };
}

export function grouped(text: string): string {
  return /^[\w$.?[\]"]+$/.test(text) ? text : `(${text})`;
}

export function optionsText(declaration: ts.Declaration): string {
  const name = /\b(get\w+QueryOptions)\(/.exec(functionOf(declaration)?.body?.getText() ?? "")?.[1];
  if (name === undefined) return functionOf(declaration)?.body?.getText() ?? "";
  const { text } = declaration.getSourceFile();
  const start = text.indexOf(`const ${name} `);
  const end = text.indexOf("\nexport ", start + 1);
  return start === -1 ? "" : text.slice(start, end === -1 ? undefined : end);
}

/** Whether the types show that a value is present. */
export function isAlwaysPresent(node: ts.Expression, isNullish: boolean, checker: ts.TypeChecker): boolean {
  // `id!` says what the compiler must believe, not what is.
  if (ts.isNonNullExpression(node) || ts.isAsExpression(node)) return false;
  const type = checker.getTypeAtLocation(node);
  const { Any, Unknown, Undefined, Null } = ts.TypeFlags;
  const types = type.isUnion() ? type.types : [type];
  if (isNullish) return types.every(({ flags }) => (flags & (Any | Unknown | Undefined | Null)) === 0);
  return types.every(
    (one) => (one.isStringLiteral() && one.value !== "") || (one.isNumberLiteral() && one.value !== 0),
  );
}
