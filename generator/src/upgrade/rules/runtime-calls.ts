import { visitNodes } from "../../migrate/syntax.js";
import { ts } from "../../typescript/compiler.js";
import { objectLiteral, type Rule, type RuleContext, RulePlan, withProperties } from "../rule.js";
import { type ImportedName, importedNames, referencesOf } from "./imports.js";
import { formerEpoch, formerHeaderNames } from "./runtime-names.js";

/** Rewrites the references to one export of a package of guildwire. */
type CallRewriter = (reference: ts.Identifier, imported: ImportedName, edits: CallEdits) => void;

interface CallEdits {
  readonly context: RuleContext;
  readonly plan: RulePlan;
}

const client = "@guildwire/runtime/client";

const rewriters: { readonly [nameInModule: string]: CallRewriter } = {
  [`${client} snowflakeTimestamp`]: renameWithEpoch("timeOfSnowflake"),
  [`${client} snowflakeFromTimestamp`]: renameWithEpoch("snowflakeOfTime"),
  [`${client} filledAddress`]: expandVariables,
  [`${client} expandServerUrl`]: expandVariables,
  [`${client} rateLimit`]: nameRateLimitHeaders,
  "@guildwire/runtime/validate parseFromJson": callParse,
  "@guildwire/runtime/server formErrors": (reference, _imported, { plan }) => {
    const equivalent = "throw errors.invalidFormBody({ issues: [{ path, code, message }] })";
    plan.leave(reference, "an error takes issues instead of a tree", equivalent, "http-error-issues");
  },
  "@guildwire/service startService": nameDatabaseFile,
  "@guildwire/service openServices": nameDatabaseFile,
  "@guildwire/service openStore": nameDatabaseFile,
};

/** Calls of the runtime that take other arguments. */
export const runtimeCallsRule: Rule = (context) => {
  const { former, names } = context;
  const plan = new RulePlan(former.file, "runtime-names");
  for (const imported of importedNames(former, names.root, new Map())) {
    const rewriter = rewriters[`${imported.module} ${imported.name}`];
    if (rewriter === undefined) continue;
    for (const reference of referencesOf(imported, former)) rewriter(reference, imported, { context, plan });
  }
  visitNodes(former.file, (node) => {
    if (ts.isNewExpression(node)) rewriteError(node, context, plan);
  });
  visitNodes(context.current.file, (node) => addDefaults(node, context, plan));
  return plan;
};

function callOf(reference: ts.Identifier): ts.CallExpression | undefined {
  const { parent } = reference;
  return ts.isCallExpression(parent) && parent.expression === reference ? parent : undefined;
}

/** The options of the runtime whose defaults are gone, by the name of their type. */
const requiredOptions: ReadonlyMap<string, readonly (readonly [key: string, text: string])[]> = new Map([
  ["VerifyOptions", [["headerNames", formerHeaderNames]]],
  ["SignOptions", [["headerNames", formerHeaderNames]]],
  ["SenderOptions", [["headerNames", formerHeaderNames]]],
  [
    "CheckOptions",
    [
      ["acknowledges", "acknowledges: { type: 1 }"],
      ["headerNames", formerHeaderNames],
    ],
  ],
]);

/** Adds the former defaults to an object of options, wherever it is written, or to an argument without them. */
function addDefaults(node: ts.Node, { current }: RuleContext, plan: RulePlan): void {
  const { checker, file } = current;
  if (!ts.isExpression(node) || (!ts.isObjectLiteralExpression(node) && !ts.isIdentifier(node))) return;
  if (ts.isIdentifier(node) && !(ts.isCallExpression(node.parent) && node.parent.arguments.includes(node))) return;
  const type = checker.getContextualType(node);
  const added = type === undefined ? undefined : requiredOptions.get(type.symbol?.name ?? "");
  if (type === undefined || added === undefined || !isOfRuntime(type.symbol)) return;
  const own = ts.isObjectLiteralExpression(node) ? undefined : checker.getTypeAtLocation(node);
  const literal = objectLiteral(node);
  const hasSpread = literal?.properties.some(ts.isSpreadAssignment) === true;
  const isGiven = (key: string): boolean =>
    own?.getProperty(key) !== undefined || literal?.properties.some((one) => one.name?.getText(file) === key) === true;
  const missing = added.filter(([key]) => type.getProperty(key) !== undefined && !isGiven(key)).map(([, text]) => text);
  if (missing.length === 0 || (hasSpread && checker.getTypeAtLocation(node).getProperty("headerNames") !== undefined))
    return;
  if (literal !== undefined && hasSpread) {
    // What is spread may have the option, and keeps precedence.
    const at = literal.properties.pos;
    plan.rewriteRange(at, at, () => ` ${missing.join(", ")},`, "runtime-defaults");
    return;
  }
  const edit = withProperties(node, node.getText(file), missing.join(", "));
  plan.rewriteRange(edit.start, edit.end, () => edit.text, "runtime-defaults");
}

function isOfRuntime(symbol: ts.Symbol): boolean {
  return symbol.declarations?.some((one) => /runtime\/(dist|src)\//.test(one.getSourceFile().fileName)) === true;
}

function renameWithEpoch(name: string): CallRewriter {
  return (reference, { module }, { plan }) => {
    const call = callOf(reference);
    if (call === undefined) {
      plan.leave(
        reference,
        "it takes the epoch as second argument",
        `${name}(value, ${formerEpoch})`,
        "runtime-defaults",
      );
      return;
    }
    plan.rewrite(reference, (writer) => writer.name(module, name), "runtime-defaults");
    const [value] = call.arguments;
    if (call.arguments.length !== 1 || value === undefined) return;
    plan.rewriteRange(value.end, value.end, () => `, ${formerEpoch}`, "runtime-defaults");
  };
}

/** The list of variables repeated the URL; now it is the key. */
function expandVariables(reference: ts.Identifier, { module }: ImportedName, { context, plan }: CallEdits): void {
  const call = callOf(reference);
  const [url, variables] = call?.arguments ?? [];
  const code = "server-url-variables";
  if (call === undefined || url === undefined || variables === undefined) {
    plan.leave(reference, "it takes the variables by server URL", "expandServerUrl(url, { [url]: variables })", code);
    return;
  }
  const type = context.current.checker.getTypeAtLocation(nodeAt(context.current.file, variables));
  if (!context.current.checker.isArrayLikeType(type)) return;
  if (reference.text !== "expandServerUrl")
    plan.rewrite(reference, (writer) => writer.name(module, "expandServerUrl"), code);
  const isPlain = ts.isStringLiteralLike(url) || ts.isIdentifier(url);
  if (!isPlain) {
    plan.leave(url, "the URL is computed", "name it: expandServerUrl(url, { [url]: variables })", code);
    return;
  }
  const file = context.former.file;
  const literal = ts.isArrayLiteralExpression(variables) ? literalVariables(variables, url, file) : undefined;
  const key = `[${url.getText(file)}]`;
  if (literal !== undefined) {
    plan.rewrite(variables, () => `{ ${key}: [${literal.join(", ")}] }`, code);
    return;
  }
  const isOwn = hasProperty(type, "url") ? "url" : hasProperty(type, "address") ? "address" : undefined;
  const filter = isOwn === undefined ? "" : `.filter((one) => one.${isOwn} === ${url.getText(file)})`;
  plan.rewrite(variables, (writer) => `{ ${key}: ${writer.textOf(variables)}${filter} }`, code);
}

function hasProperty(list: ts.Type, name: string): boolean {
  return list.getNumberIndexType()?.getProperty(name) !== undefined;
}

/** The entries without the URL, if all of them are literals that name the same one. */
function literalVariables(
  { elements }: ts.ArrayLiteralExpression,
  url: ts.Expression,
  file: ts.SourceFile,
): readonly string[] | undefined {
  const entries = elements.map((element) => {
    if (!ts.isObjectLiteralExpression(element)) return undefined;
    const own = element.properties.find((one) => ["url", "address"].includes(one.name?.getText(file) ?? ""));
    if (own === undefined) return element.getText(file);
    const value = ts.isPropertyAssignment(own) ? own.initializer : own.name;
    if (value?.getText(file) !== url.getText(file)) return undefined;
    const others = element.properties.filter((one) => one !== own).map((one) => one.getText(file));
    return `{ ${others.join(", ")} }`;
  });
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

function nameRateLimitHeaders(reference: ts.Identifier, { module }: ImportedName, { plan }: CallEdits): void {
  if (callOf(reference) === undefined) return;
  const headers = ["limit", "remaining", "bucket", "global"].map((name) => `${name}: "X-RateLimit-${capital(name)}"`);
  headers.splice(2, 0, 'reset: "X-RateLimit-Reset-After"');
  plan.rewrite(reference, (writer) => `${writer.name(module, "rateLimitBy")}({ ${headers.join(", ")} })`, "read-error");
}

/** `parseFromJson(validator, value)` is `validator.parse(value)`. */
function callParse(reference: ts.Identifier, _imported: ImportedName, { plan }: CallEdits): void {
  const call = callOf(reference);
  const [validator, value] = call?.arguments ?? [];
  if (call === undefined || validator === undefined || value === undefined) {
    plan.leave(reference, "it is a method of validators now", "validator.parse(value)");
    return;
  }
  plan.rewrite(call, (writer) => `${writer.textOf(validator)}.parse(${writer.textOf(value)})`);
}

/** The folder of an embedded database had one file at a fixed place. */
function nameDatabaseFile(reference: ts.Identifier, _imported: ImportedName, { context, plan }: CallEdits): void {
  const options = objectLiteral(callOf(reference)?.arguments[0]);
  const code = "database-file";
  const property = options?.properties.find((one) => one.name?.getText(context.former.file) === "database");
  const database =
    property !== undefined && ts.isPropertyAssignment(property) ? objectLiteral(property.initializer) : undefined;
  const folder = database?.properties.find((one) => one.name?.getText(context.former.file) === "folder");
  if (folder === undefined) return;
  const { file } = context.former;
  if (ts.isShorthandPropertyAssignment(folder)) {
    plan.rewrite(folder, () => `file: \`\${${folder.name.text}}/guildwire.sqlite\``, code);
  } else if (ts.isPropertyAssignment(folder) && ts.isStringLiteral(folder.initializer)) {
    plan.rewrite(
      folder,
      () => `file: ${JSON.stringify(`${(folder.initializer as ts.StringLiteral).text}/guildwire.sqlite`)}`,
      code,
    );
  } else if (ts.isPropertyAssignment(folder)) {
    plan.rewrite(folder, () => `file: \`\${${folder.initializer.getText(file)}}/guildwire.sqlite\``, code);
  }
}

/** `new ApiError(…, { status, code })` of a test: the code is in the body now, where `readError` finds it. */
function rewriteError(node: ts.NewExpression, { former }: RuleContext, plan: RulePlan): void {
  const { file, checker } = former;
  const name = checker.getTypeAtLocation(node).symbol?.name;
  const options = objectLiteral(node.arguments?.[3]);
  if (options === undefined || (name !== "ApiError" && name !== "HttpError")) return;
  const named = (key: string): ts.ObjectLiteralElementLike | undefined =>
    options.properties.find((one) => one.name?.getText(file) === key);
  if (name === "HttpError") {
    const errors = named("errors");
    const equivalent = "issues: [{ path, code, message }]";
    if (errors !== undefined)
      plan.leave(errors, "an error takes issues instead of a tree", equivalent, "http-error-issues");
    return;
  }
  const [code, issues, message] = [named("code"), named("issues"), node.arguments?.[2]];
  if (code === undefined || issues !== undefined || named("body") !== undefined) {
    if (issues !== undefined)
      plan.leave(issues, "readError reads issues from the body", "body: the error body with its issues", "read-error");
    return;
  }
  const value = ts.isPropertyAssignment(code) ? `code: ${code.initializer.getText(file)}` : "code";
  const text = message === undefined ? '""' : message.getText(file);
  const property = text === "message" ? "message" : `message: ${text}`;
  plan.rewrite(code, () => `body: { ${value}, ${property} }`, "read-error");
}

/** The node with the position of another one, in the same text. */
export function nodeAt(file: ts.SourceFile, { pos, end, kind }: ts.Node): ts.Node {
  let found: ts.Node = file;
  const visit = (node: ts.Node): void => {
    if (node.pos <= pos && end <= node.end) {
      if (node.pos === pos && node.end === end && node.kind === kind) found = node;
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(file, visit);
  return found;
}

function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
