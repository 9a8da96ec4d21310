import { ts } from "../../typescript/compiler.js";
import { assertNothingLost, type CallForm, dataTypeOf } from "../calls.js";
import { type MigrationContext, Obstacle } from "../plan.js";
import { readsError } from "../query-results.js";
import { bare, indentationAt, keyText, printObject, staticName } from "../syntax.js";
import { type CallSetting, printFormerCall } from "./calls.js";
import { functionOf } from "./former-output.js";
import {
  assertNoEffects,
  grouped,
  type HookOptions,
  hasOwnForm,
  isAlwaysPresent,
  parametersOfDeclaration,
  readHookOptions,
  readQueryArguments,
  type Text,
} from "./hook-arguments.js";
import { errorTypeOf } from "./types.js";
import type { FormerCall } from "./uses.js";

/**
 * Prints `useSWR(…)` or `useSWRMutation(…)` for a hook. The key stays the same, so that former and new hooks share the entries of the
 * cache.
 *
 * @throws Obstacle
 */
export function readSwrHook(use: FormerCall, setting: CallSetting, context: MigrationContext): Text {
  const { call, kind, operation, declaration } = use;
  const { form, options, waitsFor } = readQueryArguments(use, context);
  const { target } = form;
  const hook = hookCallOf(declaration);
  const more = readHookOptions(options, "swr", context);
  const constants = constantOptions(hook, more);
  assertNoEffects(form);
  const isMutation = kind === "swr-mutation";
  const key = hookKey({ use, waitsFor, more, isMutation }, context);
  assertNothingLost(form, more.kept);
  const [errors] = call.typeArguments ?? [];
  const keepsErrors =
    setting.keepsErrors &&
    (setting.readsAllErrors || errors !== undefined || readsError(call) || [...more.names].some(receivesErrors));
  const isPlain = !hasOwnForm(operation, target);
  if (errors !== undefined && !isPlain) throw new Obstacle("the types of the call are given");
  const errorType: Text | undefined =
    errors === undefined ? errorTypeOf(declaration, context) : ({ textOf }) => textOf(errors);
  const hasBody = [...operation.roles.values()].some((role) => role.kind === "body");
  const sent: CallForm = {
    ...form,
    args: [...form.args, ...(hasBody ? [{ text: () => "body: arg", nodes: [] }] : [])],
    options: more.forRequest,
  };
  const indentation = indentationAt(call.getSourceFile(), call.getStart());
  return (writer) => {
    const bodyType = hasBody
      ? `${writer.name("#client", `${target.operation.typeStem}Args`, "type")}["body"]`
      : "never";
    const parts = [...constants, ...more.forQuery(writer)];
    const name = isMutation
      ? writer.defaultName("swr/mutation", "useSWRMutation")
      : writer.defaultName("swr", "useSWR");
    const typed = keepsErrors && isPlain ? errorType?.(writer) : undefined;
    // With the types, the type of the key is that of several functions.
    const keyParameter = typed === undefined ? "_key" : "_key: unknown";
    const parameters = isMutation && hasBody ? `(${keyParameter}, { arg }: { arg: ${bodyType} })` : "()";
    const fetcher = `${parameters} => ${printFormerCall(sent, operation, { ...setting, keepsErrors }, writer)}`;
    const types =
      typed === undefined
        ? []
        : [dataTypeOf(target, writer), typed, ...(isMutation ? [writer.name("swr", "Key", "type"), bodyType] : [])];
    const given = [key(writer), fetcher, ...(parts.length === 0 ? [] : [printObject(parts, indentation)])];
    return `${name}${types.length === 0 ? "" : `<${types.join(", ")}>`}(${given.join(", ")})`;
  };
}

/** Prints the key for a function such as `getListBooksKey`. @throws Obstacle */
export function readSwrKey(use: FormerCall, context: MigrationContext): Text {
  const { form } = readQueryArguments(use, context);
  assertNoEffects(form);
  assertNothingLost(form, []);
  return writtenKey(use, use.declaration, context);
}

interface HookKey {
  readonly use: FormerCall;
  readonly waitsFor: readonly ts.Expression[];
  readonly more: HookOptions;
  readonly isMutation: boolean;
}

/** The key of a hook, or null while it must not send. */
function hookKey({ use, waitsFor, more, isMutation }: HookKey, context: MigrationContext): Text {
  const body = functionOf(use.declaration)?.body?.getText() ?? "";
  const own = more.taken.get("swrKey");
  if (own !== undefined) {
    const { checker } = context;
    const type = checker.getTypeAtLocation(own);
    const isGiven = checker.getNonNullableType(type) === type && (type.flags & ts.TypeFlags.Any) === 0;
    if (!isGiven || more.taken.has("enabled")) throw new Obstacle("the key of the hook may be absent");
    return ({ textOf }) => textOf(own);
  }
  const name = /\b(get\w+Key)\(/.exec(body)?.[1];
  const declaration = name === undefined ? undefined : variableNamed(name, use.declaration.getSourceFile());
  if (declaration === undefined) throw new Obstacle("the key of the hook is not known");
  const key = writtenKey(use, declaration, context);
  const enabled = more.taken.get("enabled");
  const waits = /isEnabled\s*=\s*([^;\n]*)/.exec(body)?.[1] ?? "";
  const isNullish = /!== null|!= null/.test(waits);
  const open =
    isMutation || !/&&/.test(waits)
      ? []
      : waitsFor.filter((node) => !isAlwaysPresent(node, isNullish, context.checker)).map(withoutAssertion);
  if (enabled === undefined && open.length === 0) return key;
  const isBoolean =
    enabled !== undefined && (context.checker.getTypeAtLocation(enabled).flags & ts.TypeFlags.BooleanLike) !== 0;
  return (writer) => {
    const first = enabled === undefined ? [] : [`${grouped(writer.textOf(enabled))}${isBoolean ? "" : " !== false"}`];
    const tests = open.map((node) => {
      const text = grouped(writer.textOf(node));
      return isNullish ? `${text} != null` : `!!${text}`;
    });
    return `${[...first, ...tests].join(" && ")} ? ${key(writer)} : null`;
  };
}

/** Returns the expression without assertions, such as `id` of `id!` and of `id as string`. */
function withoutAssertion(node: ts.Expression): ts.Expression {
  const inner = bare(node);
  return ts.isNonNullExpression(inner) || ts.isAsExpression(inner) ? withoutAssertion(inner.expression) : inner;
}

/** The array that the function of a key returns, with the arguments of a call. @throws Obstacle */
function writtenKey(
  { call, declaration: called }: FormerCall,
  declaration: ts.Declaration,
  { checker }: MigrationContext,
): Text {
  const names = parametersOfDeclaration(called);
  const given = new Map(call.arguments.map((argument, index) => [names[index] ?? "", argument]));
  const isAbsent = (node: ts.Expression | undefined): boolean => node === undefined || node.getText() === "undefined";
  const [first, ...others] = elementsOf(declaration);
  if (first === undefined) throw new Obstacle("the key of the hook is not known");
  const start = textWith(first, (hole) => {
    const argument = ts.isIdentifier(hole) ? given.get(hole.text) : undefined;
    if (argument === undefined) throw new Obstacle("the key of the hook is not known");
    return argument;
  });
  const rest = others.flatMap((element): readonly Text[] => {
    const [, name] = /^\.\.\.\((\w+) \? \[\1\]\s*: \[\]\)$/.exec(element.getText()) ?? [];
    if (name === undefined) throw new Obstacle("the key of the hook is not known");
    const value = given.get(name);
    if (value === undefined || isAbsent(value)) return [];
    const type = checker.getTypeAtLocation(value);
    const isPresent = checker.getNonNullableType(type) === type && (type.flags & ts.TypeFlags.Any) === 0;
    if (isPresent) return [({ textOf }) => textOf(value)];
    return [({ textOf }) => `...(${textOf(value)} ? [${textOf(value)}] : [])`];
  });
  return (writer) => `[${[start, ...rest].map((one) => one(writer)).join(", ")}]`;
}

function elementsOf(declaration: ts.Declaration): readonly ts.Expression[] {
  let body = functionOf(declaration)?.body;
  while (body !== undefined && (ts.isParenthesizedExpression(body) || ts.isAsExpression(body))) body = body.expression;
  return body !== undefined && ts.isArrayLiteralExpression(body) ? body.elements : [];
}

/** A template with other expressions in its placeholders. */
function textWith(node: ts.Expression, argumentOf: (placeholder: ts.Expression) => ts.Expression): Text {
  if (ts.isStringLiteralLike(node)) return () => JSON.stringify(node.text);
  if (!ts.isTemplateExpression(node)) throw new Obstacle("the key of the hook is not known");
  const pieces = node.templateSpans.map(({ expression, literal }) => ({
    argument: argumentOf(expression),
    after: literal.text,
  }));
  return ({ textOf }) => {
    const text = pieces.map(({ argument, after }) => {
      const inner = withoutAssertion(argument);
      const value = ts.isStringLiteralLike(inner) ? escaped(inner.text) : `\${${textOf(inner)}}`;
      return `${value}${escaped(after)}`;
    });
    return asTemplate(`${escaped(node.head.text)}${text.join("")}`);
  };
}

/** A template, or a string if it has no placeholders. */
function asTemplate(text: string): string {
  return /[`\\]|\$\{/.test(text) ? `\`${text}\`` : JSON.stringify(text);
}

function escaped(text: string): string {
  return text.replaceAll(/[`\\]|\$\{/g, "\\$&");
}

function variableNamed(name: string, file: ts.SourceFile): ts.VariableDeclaration | undefined {
  return file.statements
    .flatMap((one) => (ts.isVariableStatement(one) ? one.declarationList.declarations : []))
    .find((one) => one.name.getText() === name);
}

/** The call of `useSWR` or `useSWRMutation` in a hook. */
function hookCallOf(declaration: ts.Declaration): ts.CallExpression | undefined {
  let found: ts.CallExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^useSWR(?:Mutation)?$/i.test(node.expression.getText())) found ??= node;
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return found;
}

/** The options that the output states for all hooks, except those that a call replaces. @throws Obstacle */
function constantOptions(hook: ts.CallExpression | undefined, { names }: HookOptions): readonly string[] {
  const options = hook?.arguments[2];
  if (options === undefined) throw new Obstacle("the hook is not known");
  if (ts.isIdentifier(options)) return [];
  const properties = ts.isObjectLiteralExpression(options) ? options.properties : [];
  if (properties.length === 0) throw new Obstacle("the hook is not known");
  return properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return [];
    const name = staticName(property.name);
    const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
    const isConstant = value !== undefined && /^[\w."'-]+$/.test(value.getText());
    if (name === undefined || value === undefined || !isConstant) throw new Obstacle("the hook has options of its own");
    return names.has(name) ? [] : [`${keyText(name)}: ${value.getText()}`];
  });
}

function receivesErrors(option: string): boolean {
  return /^(?:onError|onErrorRetry|shouldRetryOnError|suspense|throwOnError|use|\.\.\.)$/.test(option);
}
