import { didYouMean } from "../../diagnostics/spelling.js";
import { operationsOfPathItem, parameterKey } from "../../openapi/operations.js";
import { nodeAt } from "../../values/pointer.js";
import type { DocumentCheckContext } from "../context.js";
import { quoteName } from "../message-text.js";
import { type LocatedOperation, type LocatedParameter, parametersOf } from "../operations.js";
import type { ObjectVisit } from "../walk.js";

/** Maximum number of segments of a path: the routes of a server nest one level for each. */
const maxSegments = 1000;

/** Checks that path templates and declared path parameters agree. */
export function checkPaths(context: DocumentCheckContext): void {
  checkTemplates(context);
  checkDuplicateParameters(context);
  for (const located of context.operations) checkDeclared(located, context);
}

/** Returns the parameter names of a template in order; undefined if the braces do not match. */
export function templateNames(path: string): readonly string[] | undefined {
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? "");
  return /[{}]/.test(path.replaceAll(/\{[^{}]*\}/g, "")) || names.includes("") ? undefined : names;
}

/** Returns a template without its names: two paths of one shape match the same requests. */
export function normalizeTemplate(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, "{}");
}

function checkTemplates({ objectsOf, report }: DocumentCheckContext): void {
  const normalizedTemplates = new Map<string, ObjectVisit>();
  for (const item of objectsOf("pathItem")) {
    const { key: path, pointer, parent } = item;
    if (parent?.kind !== "paths" || !path.startsWith("/")) continue;
    const at = { pointer, keyOrValue: "key" } as const;
    const addition = /(?<!\{)[?#]/.exec(path)?.[0];
    if (addition !== undefined) {
      const part = addition === "?" ? "query string" : "fragment";
      const message = `the path ${quoteName(path)} has a ${part}`;
      report({ ...at, code: "path-malformed", message, expected: "a path without a query string and a fragment" });
      continue;
    }
    const segments = path.split("/").length - 1;
    if (segments > maxSegments) {
      const message = `the path ${quoteName(path)} has ${segments} segments, and at most ${maxSegments} are supported`;
      report({ ...at, code: "path-malformed", message, expected: `a path of at most ${maxSegments} segments` });
      continue;
    }
    const names = templateNames(path);
    if (names === undefined) {
      const message = `the path ${quoteName(path)} has braces that do not enclose exactly one name`;
      report({ ...at, code: "path-malformed", message, expected: "templates such as `/guilds/{guild_id}`" });
      continue;
    }
    for (const name of new Set(names.filter((item, index) => names.indexOf(item) < index))) {
      const message = `the path ${quoteName(path)} has the parameter ${quoteName(name)} twice`;
      report({ ...at, code: "path-parameter-repeated", message, fix: "give each one a unique name" });
    }
    const before = normalizedTemplates.get(normalizeTemplate(path));
    if (before === undefined) {
      normalizedTemplates.set(normalizeTemplate(path), item);
      continue;
    }
    const shared = operationsOfPathItem(item.node).some(({ tokens }) => nodeAt(before.node, tokens) !== undefined);
    const message = `${quoteName(path)} and ${quoteName(before.key)} match the same requests`;
    const related = [{ message: "the other path", pointer: before.pointer }];
    const fix = "write one path, and further operations of a method under `x-variants`";
    // OpenAPI forbids it in any case, but without a common method every request is still unambiguous.
    report({ ...at, code: "path-ambiguous", message, fix, related, severity: shared ? "error" : "warning" });
  }
}

function checkDuplicateParameters({ operations, objectsOf, references, report }: DocumentCheckContext): void {
  const check = (parameters: readonly LocatedParameter[]): void => {
    const first = new Map<string, LocatedParameter>();
    for (const parameter of parameters) {
      const before = first.get(parameterKey(parameter));
      if (before === undefined) {
        first.set(parameterKey(parameter), parameter);
        continue;
      }
      const message = `the ${parameter.in} parameter ${quoteName(parameter.name)} is declared twice`;
      const related = [{ message: "the first declaration", pointer: before.pointer }];
      report({ code: "parameter-duplicate", message, pointer: parameter.pointer, fix: "drop one of them", related });
    }
  };
  for (const item of objectsOf("pathItem"))
    check(parametersOf(item.node["parameters"], `${item.pointer}/parameters`, references));
  for (const operation of operations) check(operation.ownParameters);
}

function checkDeclared(
  { path, pathPointer, pointer, parameters, kind }: LocatedOperation,
  { report }: DocumentCheckContext,
): void {
  if (path === undefined) return;
  const names = templateNames(path);
  if (names === undefined) return;
  const declared = new Map(parameters.filter((item) => item.in === "path").map((item) => [item.name, item]));
  const undeclared = new Set(names.filter((name) => !declared.has(name)));
  const unused = [...declared.values()].filter((item) => !names.includes(item.name));
  for (const name of undeclared) {
    const message = `the path parameter ${quoteName(name)} of ${quoteName(path)} is not declared`;
    const spelling = didYouMean(
      name,
      unused.map((item) => item.name),
    );
    const fix = spelling.fix ?? `add a parameter ${quoteName(name)} with \`in: path\` and \`required: true\``;
    const related = [{ message: "the path", pointer: pathPointer }];
    report({ code: "path-parameter-undeclared", message, pointer, keyOrValue: "key", fix, related });
  }
  if (kind === "unmounted") return;
  for (const { name, pointer: at } of unused) {
    const message = `the path parameter ${quoteName(name)} is not in the path ${quoteName(path)}`;
    const spelling = undeclared.size > 0 ? didYouMean(name, undeclared) : {};
    report({
      code: "path-parameter-unused",
      message,
      pointer: at,
      fix: spelling.fix ?? "drop it, or write it into the path",
    });
  }
}
