import { ts } from "../../typescript/compiler.js";
import type { Part } from "../arguments.js";
import { assertNothingLost, type CallForm, printArguments } from "../calls.js";
import type { Target } from "../operations.js";
import { type MigrationContext, Obstacle, type Writer } from "../plan.js";
import { bare, containsOwn, indentationAt, printObject, staticName } from "../syntax.js";
import { argumentsOf, type CallSetting, printFormerCall, printQueryFunction, readOptions, targetOf } from "./calls.js";
import { type FormerOperation, functionOf } from "./former-output.js";
import { type FormerCall, hookOf } from "./uses.js";

type Text = (writer: Writer) => string;

/** The parameters of a function of the former output, by name. */
function parametersOfDeclaration(declaration: ts.Declaration): readonly string[] {
  return (
    functionOf(declaration)?.parameters.map(({ name }, index) => (ts.isIdentifier(name) ? name.text : `#${index}`)) ??
    []
  );
}

interface QueryArguments {
  readonly form: CallForm;
  readonly options: ts.Expression | undefined;
  readonly queryClient: ts.Expression | undefined;
  /** The values of path parameters, which queries wait for. */
  readonly waitsFor: readonly ts.Expression[];
}

function readQueryArguments({ call, operation, declaration }: FormerCall, context: MigrationContext): QueryArguments {
  const target = targetOf(operation);
  if (call.typeArguments !== undefined) throw new Obstacle("the types of the call are given");
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
interface HookOptions {
  readonly forQuery: (writer: Writer) => readonly string[];
  readonly names: ReadonlySet<string>;
  readonly forRequest: readonly Part[];
  readonly kept: readonly ts.Node[];
}

function readHookOptions(
  given: ts.Expression | undefined,
  section: "query" | "mutation",
  { checker }: MigrationContext,
): HookOptions {
  const none = { forQuery: () => [], names: new Set<string>(), forRequest: [], kept: [] };
  if (given === undefined) return none;
  const object = bare(given);
  if (!ts.isObjectLiteralExpression(object)) throw new Obstacle("the options of the hook are not an object literal");
  let found: HookOptions = none;
  for (const property of object.properties) {
    const name = staticName(property.name);
    const value = ts.isPropertyAssignment(property)
      ? property.initializer
      : ts.isShorthandPropertyAssignment(property)
        ? property.name
        : undefined;
    if (name === undefined || value === undefined) throw new Obstacle("the options of the hook are spread or computed");
    if (name === section) {
      const literal = bare(value);
      const members = ts.isObjectLiteralExpression(literal) ? literal.properties : undefined;
      found = {
        ...found,
        names: new Set(members?.flatMap((one) => staticName(one.name) ?? "...") ?? ["..."]),
        kept: [...found.kept, ...(members ?? [value])],
        forQuery: ({ textOf }) => members?.map((one) => textOf(one)) ?? [`...${textOf(value)}`],
      };
    } else if (name === "request" || name === "axios" || name === "fetch") {
      const parts = readOptions(value, checker);
      found = { ...found, forRequest: parts, kept: [...found.kept, ...parts.flatMap(({ nodes }) => nodes)] };
    } else throw new Obstacle(`the option ${name} of the hook has no equivalent`);
  }
  return found;
}

/** Whether a query has its own function and key, because its result is not the data alone. */
function hasOwnForm({ result }: FormerOperation, target: Target): boolean {
  return result !== "data" || target.returnsStatus;
}

/** Prints a hook or the options of a query. @throws Obstacle */
export function readQuery(use: FormerCall, setting: CallSetting, context: MigrationContext): Text {
  const { call, operation, declaration, kind } = use;
  const { form, options, queryClient, waitsFor } = readQueryArguments(use, context);
  const { target } = form;
  if (!target.hasQuery) throw new Obstacle("the package has no queries: add tanstack-query to emitters");
  const more = readHookOptions(options, "query", context);
  const enabled = more.names.has("enabled") ? undefined : enabledText(declaration, waitsFor, context);
  const handlesErrors = ["throwOnError", "retry"].some((name) => more.names.has(name));
  const keepsErrors = handlesErrors || (kind === "options" ? setting.keepsErrors : readsError(call));
  const needsFunction = hasOwnForm(operation, target) || more.forRequest.length > 0 || keepsErrors;
  const nodes = form.args.flatMap((one) => one.nodes);
  if (needsFunction && nodes.some((node) => containsOwn(node, isEffect))) {
    throw new Obstacle("an argument calls a function, which the key and the function of the query would call");
  }
  assertNothingLost(form, [...more.kept, ...(queryClient === undefined ? [] : [queryClient])]);
  const indentation = indentationAt(call.getSourceFile(), call.getStart());
  return (writer) => {
    const own = { ...setting, keepsErrors };
    const isPlain = !hasOwnForm(operation, target);
    const base = isPlain
      ? [`...${queryCall(form, setting, writer)}`]
      : [`queryKey: ${keyCall(form, operation, writer)}`];
    const withRequest = { ...form, options: more.forRequest };
    const queryFn = needsFunction ? [`queryFn: ${printQueryFunction(withRequest, operation, own, writer)}`] : [];
    const parts = [...base, ...queryFn, ...(enabled === undefined ? [] : [enabled(writer)])];
    parts.push(...more.forQuery(writer));
    const [only] = parts;
    const all = parts.length === 1 && only !== undefined && isPlain ? only.slice(3) : printObject(parts, indentation);
    if (kind === "options") return all;
    const hook = writer.name("@tanstack/react-query", hookOf(declaration) ?? "useQuery");
    return `${hook}(${[all, ...(queryClient === undefined ? [] : [writer.textOf(queryClient)])].join(", ")})`;
  };
}

function queryCall(form: CallForm, { client }: CallSetting, writer: Writer): string {
  const name = writer.name("#queries", `${form.target.name}Query`);
  return `${name}(${[client(writer), ...printArguments(form, writer, false)].join(", ")})`;
}

function keyCall(form: CallForm, operation: FormerOperation, writer: Writer): string {
  const name = writer.name("#queries", `${form.target.name}Key`);
  const key = `${name}(${printArguments(form, writer, false).join(", ")})`;
  return hasOwnForm(operation, form.target) ? `[...${key}, "response"]` : key;
}

/** Methods of a cache that take the beginning of keys. */
const filterMethods =
  /^(?:use)?(?:invalidateQueries|refetchQueries|cancelQueries|removeQueries|resetQueries|isFetching|getQueriesData|setQueriesData|findAll)$/i;
const exactMethods = /^(?:setQueryData|getQueryData|getQueryState|setQueryDefaults|getQueryDefaults|find)$/;

/** Prints the key of a query, or the beginning of keys if it is a filter. @throws Obstacle */
export function readKey(use: FormerCall, context: MigrationContext): Text {
  const { form } = readQueryArguments(use, context);
  const { target } = form;
  if (!target.hasQuery) throw new Obstacle("the package has no queries: add tanstack-query to emitters");
  assertNothingLost(form, []);
  const purpose = purposeOf(use.call);
  // The generated key has all arguments, also those without a value. A filter with them would match less.
  const isWhole = target.operation.parameters.every(({ required }) => required);
  if (purpose === "exact" || isWhole) return (writer) => keyCall(form, use.operation, writer);
  if (purpose === undefined) throw new Obstacle("the key may be used as a filter, and as the key of one query");
  return (writer) => {
    const scope = writer.name("#queries", "queryScope");
    const args = form.args.length === 0 ? [] : printArguments(form, writer, true);
    return `[${[scope, JSON.stringify(target.operation.id), ...args].join(", ")}]`;
  };
}

/** Whether a key is a filter or that of one query; undefined if this is not known. */
function purposeOf(call: ts.Expression): "filter" | "exact" | undefined {
  const { parent } = call;
  if (ts.isCallExpression(parent) && parent.arguments[0] === call) {
    return exactMethods.test(calledName(parent)) ? "exact" : undefined;
  }
  if (!ts.isPropertyAssignment(parent) || !ts.isObjectLiteralExpression(parent.parent)) return undefined;
  if (staticName(parent.name) !== "queryKey") return undefined;
  const filter = parent.parent;
  const isExact = filter.properties.some(({ name }) => staticName(name) === "exact");
  const around = filter.parent;
  if (!ts.isCallExpression(around) || isExact) return isExact ? "exact" : undefined;
  if (exactMethods.test(calledName(around))) return "exact";
  return filterMethods.test(calledName(around)) ? "filter" : undefined;
}

function calledName({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

function isEffect(node: ts.Node): boolean {
  return ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isAwaitExpression(node);
}

/** The condition that the former hook waits for, unless the types show that it holds. */
function enabledText(
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

function grouped(text: string): string {
  return /^[\w$.?[\]"]+$/.test(text) ? text : `(${text})`;
}

function optionsText(declaration: ts.Declaration): string {
  const name = /\b(get\w+QueryOptions)\(/.exec(functionOf(declaration)?.body?.getText() ?? "")?.[1];
  if (name === undefined) return functionOf(declaration)?.body?.getText() ?? "";
  const { text } = declaration.getSourceFile();
  const start = text.indexOf(`const ${name} `);
  const end = text.indexOf("\nexport ", start + 1);
  return start === -1 ? "" : text.slice(start, end === -1 ? undefined : end);
}

function isAlwaysPresent(node: ts.Expression, isNullish: boolean, checker: ts.TypeChecker): boolean {
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

/** Prints a mutation, whose variables stay as they are. @throws Obstacle */
export function readMutation(use: FormerCall, setting: CallSetting, context: MigrationContext): Text {
  const { call, operation, declaration } = use;
  const target = targetOf(operation);
  if (target.body === "other") throw new Obstacle("the document declares a body that is not JSON");
  if (call.typeArguments !== undefined) throw new Obstacle("the types of the call are given");
  const names = parametersOfDeclaration(declaration);
  const [options, queryClient] = ["options", "queryClient"].map((name) => call.arguments[names.indexOf(name)]);
  const more = readHookOptions(options, "mutation", context);
  if (more.names.has("mutationFn")) throw new Obstacle("the mutation has a function of its own");
  const variables = variablesOf(operation, target);
  const keepsErrors = readsError(call) || [...more.names].some((name) => /onError|onSettled|retry|\.\.\./.test(name));
  const form: CallForm = { target, call, args: variables.args, options: more.forRequest };
  assertNothingLost(form, [...more.kept, ...(queryClient === undefined ? [] : [queryClient])]);
  const indentation = indentationAt(call.getSourceFile(), call.getStart());
  return (writer) => {
    const sent = printFormerCall(form, operation, { ...setting, keepsErrors }, writer);
    const parts = [`mutationFn: (${variables.parameter(writer)}) => ${sent}`];
    parts.push(...more.forQuery(writer));
    const hook = writer.name("@tanstack/react-query", "useMutation");
    const given = [printObject(parts, indentation), ...(queryClient === undefined ? [] : [writer.textOf(queryClient)])];
    return `${hook}(${given.join(", ")})`;
  };
}

function variablesOf(
  operation: FormerOperation,
  target: Target,
): { readonly parameter: Text; readonly args: readonly Part[] } {
  const argsType = (writer: Writer): string => writer.name("#client", `${target.operation.typeStem}Args`, "type");
  const members: { name: string; isOptional: boolean; type: Text; arg: string }[] = [];
  for (const [name, role] of operation.roles) {
    if (role.kind === "options" || role.kind === "signal") continue;
    if (role.kind === "path") {
      const { argument } = role.parameter;
      const type: Text = (writer) => `${argsType(writer)}[${JSON.stringify(argument)}]`;
      members.push({
        name,
        isOptional: false,
        type,
        arg: argument === name ? name : `${JSON.stringify(argument)}: ${name}`,
      });
    } else if (role.kind === "body") {
      const isOptional = target.operation.body?.required !== true;
      members.push({ name: "data", isOptional, type: (writer) => `${argsType(writer)}["body"]`, arg: "body: data" });
    } else if (role.kind === "query") {
      const own = target.operation.parameters.filter(({ in: location }) => location === "query");
      if (own.some(({ argument, name: wire }) => argument !== wire)) {
        throw new Obstacle("a query parameter has another name in the arguments");
      }
      const keys = own.map(({ argument }) => JSON.stringify(argument)).join(" | ");
      const isOptional = own.every(({ required }) => !required);
      members.push({ name, isOptional, type: (writer) => `Pick<${argsType(writer)}, ${keys}>`, arg: `...${name}` });
    } else throw new Obstacle("the mutation has headers or an object of path parameters");
  }
  const list = members.map(({ name }) => name).join(", ");
  return {
    parameter: (writer) =>
      members.length === 0
        ? ""
        : `{ ${list} }: { ${members.map(({ name, isOptional, type }) => `${name}${isOptional ? "?" : ""}: ${type(writer)}`).join("; ")} }`,
    args: members.map(({ arg }) => ({
      text: () => arg.replace(/^"([\p{ID_Start}$_][\p{ID_Continue}$]*)":/u, "$1:"),
      nodes: [],
    })),
  };
}

/** Whether the error of the result of a hook may be read. */
function readsError(call: ts.CallExpression): boolean {
  const { parent } = call;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === "error" || parent.name.text === "mutateAsync";
  if (ts.isExpressionStatement(parent)) return false;
  if (!ts.isVariableDeclaration(parent)) return true;
  const { name } = parent;
  const isError = (text: string): boolean => ["error", "failureReason", "mutateAsync", "refetch"].includes(text);
  if (ts.isObjectBindingPattern(name)) {
    return name.elements.some(
      (one) => one.dotDotDotToken !== undefined || isError((one.propertyName ?? one.name).getText()),
    );
  }
  if (!ts.isIdentifier(name)) return true;
  const scope = ts.findAncestor(call, ts.isFunctionLike) ?? call.getSourceFile();
  let isRead = false;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name.text && node !== name) {
      const around = node.parent;
      const isMember = ts.isPropertyAccessExpression(around) && around.expression === node;
      isRead ||= !isMember || isError((around as ts.PropertyAccessExpression).name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(scope);
  return isRead;
}
