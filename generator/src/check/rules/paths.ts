import { didYouMean } from "../../diagnostics/spelling.js";
import type { CheckContext, ObjectVisit } from "../context.js";
import { identity, type OperationPlace, type ParameterPlace, parametersOf } from "../operation-places.js";
import { code } from "../words.js";

/** Path templates and the parameters that are declared for them say the same. */
export function checkPaths(context: CheckContext): void {
  checkTemplates(context);
  checkDuplicateParameters(context);
  for (const place of context.operations) checkDeclared(place, context);
}

/** The parameter names of a template in their order; undefined where the braces do not match. */
export function templateNames(path: string): readonly string[] | undefined {
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? "");
  return /[{}]/.test(path.replaceAll(/\{[^{}]*\}/g, "")) || names.includes("") ? undefined : names;
}

/** A template without its names: two paths of one shape match the same requests. */
export function shapeOf(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, "{}");
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

function checkTemplates({ of, report }: CheckContext): void {
  const shapes = new Map<string, ObjectVisit>();
  for (const item of of("pathItem")) {
    const { key: path, pointer, parent } = item;
    if (parent?.kind !== "paths" || !path.startsWith("/")) continue;
    const at = { pointer, part: "key" } as const;
    const names = templateNames(path);
    if (names === undefined) {
      const message = `the braces of the path ${code(path)} do not enclose one name each`;
      report({ ...at, code: "path-malformed", message, expected: "templates such as `/guilds/{guild_id}`" });
      continue;
    }
    for (const name of new Set(names.filter((item, index) => names.indexOf(item) < index))) {
      const message = `the path ${code(path)} has the parameter ${code(name)} twice`;
      report({ ...at, code: "path-parameter-repeated", message, fix: "give each place a name of its own" });
    }
    const before = shapes.get(shapeOf(path));
    if (before === undefined) {
      shapes.set(shapeOf(path), item);
      continue;
    }
    const shared = methods.some((method) => Object.hasOwn(item.node, method) && Object.hasOwn(before.node, method));
    const message = `${code(path)} and ${code(before.key)} match the same requests`;
    const related = [{ message: "the other path", pointer: before.pointer }];
    const fix = "write one path, and further operations of a method under `x-variants`";
    // OpenAPI forbids it in any case; where they share no method, every request still has one meaning.
    report({ ...at, code: "path-ambiguous", message, fix, related, severity: shared ? "error" : "warning" });
  }
}

function checkDuplicateParameters({ operations, of, references, report }: CheckContext): void {
  const check = (parameters: readonly ParameterPlace[]): void => {
    const first = new Map<string, ParameterPlace>();
    for (const parameter of parameters) {
      const before = first.get(identity(parameter));
      if (before === undefined) {
        first.set(identity(parameter), parameter);
        continue;
      }
      const message = `the ${parameter.in} parameter ${code(parameter.name)} is declared twice`;
      const related = [{ message: "the first declaration", pointer: before.pointer }];
      report({ code: "parameter-duplicate", message, pointer: parameter.pointer, fix: "drop one of them", related });
    }
  };
  for (const item of of("pathItem"))
    check(parametersOf(item.node["parameters"], `${item.pointer}/parameters`, references));
  for (const operation of operations) check(operation.ownParameters);
}

function checkDeclared(
  { path, pathPointer, pointer, parameters, kind }: OperationPlace,
  { report }: CheckContext,
): void {
  if (path === undefined) return;
  const names = templateNames(path);
  if (names === undefined) return;
  const declared = new Map(parameters.filter((item) => item.in === "path").map((item) => [item.name, item]));
  const undeclared = new Set(names.filter((name) => !declared.has(name)));
  const unused = [...declared.values()].filter((item) => !names.includes(item.name));
  for (const name of undeclared) {
    const message = `the path parameter ${code(name)} of ${code(path)} is not declared`;
    const spelling = didYouMean(
      name,
      unused.map((item) => item.name),
    );
    const fix = spelling.fix ?? `add a parameter ${code(name)} with \`in: path\` and \`required: true\``;
    const related = [{ message: "the path", pointer: pathPointer }];
    report({ code: "path-parameter-undeclared", message, pointer, part: "key", fix, related });
  }
  if (kind === "unmounted") return;
  for (const { name, pointer: at } of unused) {
    const message = `the path parameter ${code(name)} is not in the path ${code(path)}`;
    const spelling = undeclared.size > 0 ? didYouMean(name, undeclared) : {};
    report({
      code: "path-parameter-unused",
      message,
      pointer: at,
      fix: spelling.fix ?? "drop it, or write it into the path",
    });
  }
}
