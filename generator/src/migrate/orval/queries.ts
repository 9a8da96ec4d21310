import type { Parameter } from "../../model/interface.js";
import { ts } from "../../typescript/compiler.js";
import type { Part } from "../arguments.js";
import { assertNothingLost, type CallForm, dataTypeOf, printArguments } from "../calls.js";
import type { Target } from "../operations.js";
import { type MigrationContext, Obstacle, type Writer } from "../plan.js";
import { purposeOf } from "../query-keys.js";
import { readsError, readsErrorOfOptions } from "../query-results.js";
import { bare, indentationAt, keyText, printObject, staticName } from "../syntax.js";
import { type CallSetting, printFormerCall, printQueryFunction } from "./calls.js";
import type { FormerOperation } from "./former-output.js";
import {
  assertNoEffects,
  enabledText,
  grouped,
  hasOwnForm,
  optionsText,
  parametersOfDeclaration,
  readHookOptions,
  readQueryArguments,
  type Text,
} from "./hook-arguments.js";
import { errorTypeOf } from "./types.js";
import { type FormerCall, hookOf, type UseKind } from "./uses.js";

/** Prints a hook or the options of a query. @throws Obstacle */
export function readQuery(use: FormerCall, setting: CallSetting, context: MigrationContext): Text {
  const { kind, declaration, call } = use;
  const purposes: Partial<Record<UseKind, string>> = {
    prefetch: "prefetchQuery",
    "prefetch-infinite": "prefetchInfiniteQuery",
  };
  const method = purposes[kind];
  if (method !== undefined && isResultRead(call)) throw new Obstacle("the result of the function is used");
  const { options, queryClient } = kind.includes("infinite")
    ? readInfiniteOptions(use, setting, context)
    : readQueryOptions(use, setting, context);
  if (kind === "options" || kind === "infinite-options") return options;
  return (writer) => {
    const cache = queryClient === undefined ? undefined : writer.textOf(queryClient);
    if (method !== undefined) return `${cache}.${method}(${options(writer)})`;
    const hook = writer.name("@tanstack/react-query", hookOf(declaration) ?? "useQuery");
    return `${hook}(${[options(writer), ...(cache === undefined ? [] : [cache])].join(", ")})`;
  };
}

interface ReadOptions {
  readonly options: Text;
  readonly queryClient: ts.Expression | undefined;
}

function readQueryOptions(use: FormerCall, setting: CallSetting, context: MigrationContext): ReadOptions {
  const { call, operation, declaration, kind } = use;
  const { form, options, queryClient, waitsFor } = readQueryArguments(use, context);
  const { target } = form;
  if (!target.hasQuery) throw new Obstacle("the package has no queries: add tanstack-query to emitters");
  const more = readHookOptions(options, "query", context);
  const isHook = kind === "query";
  const enabled = more.names.has("enabled") ? undefined : enabledText(declaration, waitsFor, context);
  const handlesErrors = ["throwOnError", "retry", "retryDelay", "..."].some((name) => more.names.has(name));
  // The error of a suspended component is thrown to a boundary.
  const isSuspended = /Suspense/.test(hookOf(declaration) ?? "");
  const keepsErrors =
    handlesErrors ||
    setting.readsAllErrors ||
    (kind === "options"
      ? setting.keepsErrors && readsErrorOfOptions(call)
      : isHook && (isSuspended || readsError(call)));
  const needsFunction = hasOwnForm(operation, target) || more.forRequest.length > 0 || keepsErrors;
  if (needsFunction) assertNoEffects(form);
  const errorType = errorTypeOf(declaration, context);
  assertNothingLost(form, [...more.kept, ...(queryClient === undefined ? [] : [queryClient])]);
  const indentation = indentationAt(call.getSourceFile(), call.getStart());
  const text: Text = (writer) => {
    const own = { ...setting, keepsErrors };
    const isPlain = !hasOwnForm(operation, target);
    const base = isPlain
      ? [`...${queryCall(form, setting, writer)}`]
      : [`queryKey: ${keyCall(form, operation, writer)}`];
    const withRequest = { ...form, options: more.forRequest };
    const queryFn = needsFunction ? [`queryFn: ${printQueryFunction(withRequest, operation, own, writer)}`] : [];
    const sent = [...base, ...queryFn];
    const typed = keepsErrors && isHook && isPlain ? errorType?.(writer) : undefined;
    const wrapped = typed === undefined ? sent : [`...${typedOptions(form, typed, sent, writer)}`];
    const parts = [...wrapped, ...(enabled === undefined ? [] : [enabled(writer)])];
    parts.push(...more.forQuery(writer));
    const [only] = parts;
    return parts.length === 1 && only !== undefined && isPlain ? only.slice(3) : printObject(parts, indentation);
  };
  return { options: text, queryClient };
}

/** The options of an infinite query. Its key and its function are written out, because the document may declare no pagination. */
function readInfiniteOptions(use: FormerCall, setting: CallSetting, context: MigrationContext): ReadOptions {
  const { call, operation, declaration } = use;
  const { form, options, queryClient, waitsFor } = readQueryArguments(use, context);
  const { target } = form;
  if (!target.hasQuery) throw new Obstacle("the package has no queries: add tanstack-query to emitters");
  if (!/InfiniteQueryKey\(/.test(optionsText(declaration))) {
    throw new Obstacle("the infinite query has the key of the other query of the operation");
  }
  const page = pageOf(use, target);
  const more = readHookOptions(options, "query", context);
  const enabled = more.names.has("enabled") ? undefined : enabledText(declaration, waitsFor, context);
  assertNoEffects(form);
  assertNothingLost(form, [...more.kept, ...(queryClient === undefined ? [] : [queryClient])]);
  const isSuspended = /Suspense/.test(hookOf(declaration) ?? "");
  const handlesErrors = ["throwOnError", "retry", "retryDelay", "..."].some((name) => more.names.has(name));
  const keepsErrors =
    handlesErrors ||
    setting.readsAllErrors ||
    (use.kind === "infinite-options"
      ? setting.keepsErrors && readsErrorOfOptions(call)
      : use.kind === "infinite" && (isSuspended || readsError(call)));
  const signal: Part = { text: () => "signal", nodes: [] };
  const pageArgument: Part = {
    nodes: [],
    text: (writer) => {
      const first = page.given === undefined ? "" : ` ?? ${page.given(writer)}`;
      return `${keyText(page.parameter.argument)}: pageParam${first}`;
    },
  };
  const indentation = indentationAt(call.getSourceFile(), call.getStart());
  const text: Text = (writer) => {
    const type = writer.name("#client", `${target.operation.typeStem}Args`, "type");
    const parameter = `{ pageParam?: ${type}[${JSON.stringify(page.parameter.argument)}]; signal: AbortSignal }`;
    const args = [...form.args.filter((one) => !page.isOf(one, writer)), pageArgument];
    const paged = { ...form, args, options: [signal, ...more.forRequest] };
    const sent = printFormerCall(paged, operation, { ...setting, keepsErrors }, writer);
    const parts = [
      `queryKey: ${infiniteKey(form, writer)}`,
      `queryFn: ({ pageParam, signal }: ${parameter}) => ${sent}`,
      ...(enabled === undefined ? [] : [enabled(writer)]),
      ...more.forQuery(writer),
    ];
    const object = printObject(parts, indentation);
    // The type of the last page follows from the hook, or from this function.
    return use.kind === "infinite"
      ? object
      : `${writer.name("@tanstack/react-query", "infiniteQueryOptions")}(${object})`;
  };
  return { options: text, queryClient };
}

interface Page {
  readonly parameter: Parameter;
  /** What the call gives for the first page. */
  readonly given: Text | undefined;
  readonly isOf: (part: Part, writer: Writer) => boolean;
}

/** The parameter of the page: the former function replaces it. @throws Obstacle */
function pageOf({ call, declaration, operation }: FormerCall, target: Target): Page {
  const source = optionsText(declaration);
  const name = /["']?([\w.-]+)["']?:\s*pageParam\b/.exec(source)?.[1];
  const parameter = target.operation.parameters.find(({ in: at, name: wire }) => at === "query" && wire === name);
  if (parameter === undefined) throw new Obstacle("the parameter of the page is not known");
  const isOf: Page["isOf"] = (part, writer) => part.text(writer).startsWith(`${keyText(parameter.argument)}:`);
  const names = parametersOfDeclaration(declaration);
  const index = names.findIndex((one) => operation.roles.get(one)?.kind === "query");
  const params = index === -1 ? undefined : call.arguments[index];
  const falls = /pageParam\s*\?\?/.test(source);
  const object = params === undefined ? undefined : bare(params);
  if (!falls || object === undefined || object.getText() === "undefined") return { parameter, given: undefined, isOf };
  if (!ts.isObjectLiteralExpression(object)) {
    const member = /^[\w$]+$/.test(parameter.name) ? `?.${parameter.name}` : `?.[${JSON.stringify(parameter.name)}]`;
    return { parameter, isOf, given: ({ textOf }) => `${grouped(textOf(object))}${member}` };
  }
  const own = object.properties.find((one) => staticName(one.name) === parameter.name);
  if (own === undefined && object.properties.some(ts.isSpreadAssignment)) {
    throw new Obstacle("the first page of the query is not known");
  }
  if (own === undefined) return { parameter, given: undefined, isOf };
  if (ts.isShorthandPropertyAssignment(own)) return { parameter, isOf: isOf, given: ({ textOf }) => textOf(own.name) };
  if (!ts.isPropertyAssignment(own)) throw new Obstacle("the first page of the query is not known");
  return { parameter, isOf, given: ({ textOf }) => grouped(textOf(own.initializer)) };
}

/** The key of an infinite query, which filters for the other query of the operation do not match. */
function infiniteKey(form: CallForm, writer: Writer): string {
  const scope = writer.name("#queries", "queryScope");
  const args = form.args.length === 0 ? [] : printArguments(form, writer, true);
  return `[${[scope, '"infinite"', JSON.stringify(form.target.operation.id), ...args].join(", ")}]`;
}

/** Prints `queryClient.invalidateQueries(…)` for the function that does it. @throws Obstacle */
export function readInvalidation(use: FormerCall, context: MigrationContext): Text {
  const { form, options, queryClient } = readQueryArguments(use, context);
  if (!form.target.hasQuery) throw new Obstacle("the package has no queries: add tanstack-query to emitters");
  if (queryClient === undefined) throw new Obstacle("the query client is not known");
  if (isResultRead(use.call)) throw new Obstacle("the result of the function is used");
  assertNothingLost(form, [queryClient, ...(options === undefined ? [] : [options])]);
  const isInfinite = use.kind === "invalidate-infinite";
  return (writer) => {
    const key = isInfinite ? infiniteKey(form, writer) : filterKey(form, writer);
    const more = options === undefined ? "" : `, ${writer.textOf(options)}`;
    return `${writer.textOf(queryClient)}.invalidateQueries({ queryKey: ${key} }${more})`;
  };
}

function filterKey(form: CallForm, writer: Writer): string {
  const scope = writer.name("#queries", "queryScope");
  const args = form.args.length === 0 ? [] : printArguments(form, writer, true);
  return `[${[scope, JSON.stringify(form.target.operation.id), ...args].join(", ")}]`;
}

/** Whether code reads what a function returns, instead of only waiting for it. */
function isResultRead(call: ts.Node): boolean {
  const { parent } = call;
  if (ts.isAwaitExpression(parent) || ts.isParenthesizedExpression(parent) || ts.isVoidExpression(parent)) {
    return isResultRead(parent);
  }
  if (ts.isArrayLiteralExpression(parent)) {
    const all = parent.parent;
    return !ts.isCallExpression(all) || all.expression.getText() !== "Promise.all" || isResultRead(all);
  }
  return !ts.isExpressionStatement(parent) && !(ts.isArrowFunction(parent) && parent.body === call);
}

/** Prints options whose errors have a type, which the generated options do not state. */
function typedOptions({ target }: CallForm, error: string, parts: readonly string[], writer: Writer): string {
  const data = dataTypeOf(target, writer);
  const key = `ReturnType<typeof ${writer.name("#queries", `${target.name}Key`)}>`;
  const options = writer.name("@tanstack/react-query", "queryOptions");
  return `${options}<${[data, error, data, key].join(", ")}>({ ${parts.join(", ")} })`;
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

/** Prints the key of a query, or the beginning of keys if it is a filter. @throws Obstacle */
export function readKey(use: FormerCall, context: MigrationContext): Text {
  const { form } = readQueryArguments(use, context);
  const { target } = form;
  if (!target.hasQuery) throw new Obstacle("the package has no queries: add tanstack-query to emitters");
  assertNothingLost(form, []);
  if (use.kind === "infinite-key") return (writer) => infiniteKey(form, writer);
  const purpose = purposeOf(use.call);
  // The generated key has all arguments, also those without a value. A filter with them would match less.
  const isWhole = target.operation.parameters.every(({ required }) => required);
  if (purpose === "exact" || isWhole) return (writer) => keyCall(form, use.operation, writer);
  if (purpose === undefined) throw new Obstacle("the key may be used as a filter, and as the key of one query");
  return (writer) => filterKey(form, writer);
}
