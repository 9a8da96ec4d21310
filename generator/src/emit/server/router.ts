import type { Interface, Operation } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import {
  arrayLiteral,
  attached,
  block,
  type Code,
  code,
  docComment,
  type File,
  identifier,
  lineComment,
  lines,
  numberLiteral,
  objectLiteral,
  operators,
  propertyKey,
  serverRuntime,
  stringLiteral,
  symbol,
  typescriptFile,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { type PrintingOptions, printedFile, printedFilesOf } from "../typescript/printed-files.js";
import { familiesOf } from "./families.js";
import { mixedSegment } from "./mixed-segment.js";
import { operationConstant } from "./naming.js";
import { allowOf, childrenOf, hasChildren, type RouteEntry, type RouteNode, routesBelow, routeTree } from "./routes.js";

/** Number of paths above which the router is split into files; 200 paths are about 130 kB. */
const capacity = 200;

/**
 * Emits the router: one constant per path, one function per branch, and the entry function, whose file comes first.
 * Further files are emitted only for more than `most` paths.
 */
export function routerFiles(model: Interface, most: number = capacity, options: PrintingOptions = {}): readonly File[] {
  const root = routeTree(model, most);
  const families = familiesOf(model);
  const modules = new Map<string, RouterModule>([[layout.serverRouter, { steps: [], routes: [] }]]);
  const moduleOf = ({ module }: Pick<RouteNode, "module">): RouterModule => {
    const known = modules.get(module) ?? { steps: [], routes: [] };
    modules.set(module, known);
    return known;
  };
  for (const node of innerFunctions(root)) moduleOf(node).steps.push(node);
  for (const route of routesBelow(root)) moduleOf(route).routes.push(route);
  // The form of other paths follows from their templates.
  const operations = model.operations.filter(({ path }) => path.segments.some((segment) => segment.length > 1));
  return Array.from(modules, ([module, { steps, routes }]) => {
    const path = `${module}.ts`;
    return printedFile(printedFilesOf(options), path, { operations }, () => {
      const body = [
        ...(module === layout.serverRouter ? [entryFunction(root)] : []),
        ...steps.map(stepFunction),
        ...(steps.length === 0 ? [] : [segmentEnd()]),
        ...routes.map((route) => routeConstant(route, families)),
      ];
      return typescriptFile({ path, header: fileHeader(model), body });
    });
  });
}

/** The content of one file of the router. */
interface RouterModule {
  readonly steps: RouteNode[];
  readonly routes: RouteEntry[];
}

/** References a function or constant of the router in any of its files. */
function reference({ name, module }: Pick<RouteNode, "name" | "module">): Code {
  return symbol({ name, module, typeOnly: false });
}

/** Exports what other files of the router call. */
function exportOf({ module }: Pick<RouteNode, "module">): Code | undefined {
  return module === layout.serverRouter ? undefined : code`export `;
}

function innerFunctions(node: RouteNode): readonly RouteNode[] {
  return hasChildren(node) ? [node, ...childrenOf(node).flatMap(innerFunctions)] : [];
}

function entryFunction(root: RouteNode): Code {
  const comment = docComment({
    text:
      "Finds the route of a path, which starts with a slash and has neither base path nor query. Literal segments take " +
      "precedence over parameters. Trailing and double slashes are significant. The path parameters are appended to " +
      "`values` as sent.",
  });
  const values = takesValues(root) ? code`, values: string[]` : undefined;
  const head = code`export function route(path: string${values}): ${routeType()} | undefined`;
  const body = hasChildren(root)
    ? [
        code`if (!path.startsWith("/")) return undefined;`,
        code`const canonical = ${serverRuntime("canonicalPath")}(path);`,
        code`return ${reference(root)}(canonical, 1${takesValues(root) ? code`, values` : undefined});`,
      ]
    : [code`return undefined;`];
  return lines([comment, block(head, body)]);
}

function routeType(): Code {
  return serverRuntime("Route", true);
}

/** Prints the function that matches below a node: a `switch` over the length of the next segment, then parameters. */
function stepFunction(node: RouteNode): Code {
  const fallback = node.mixed.length > 0 || node.parameter !== undefined;
  const name = identifier(node.name);
  const values = takesValues(node) ? code`, values: string[]` : undefined;
  const head = code`${exportOf(node)}function ${name}(path: string, start: number${values}): ${routeType()} | undefined`;
  const lengths = [...new Set([...node.literals.keys()].map((text) => text.length))].sort((a, b) => a - b);
  const cases = lengths.map((length) => {
    const texts = [...node.literals].filter(([text]) => text.length === length);
    const body = texts.map(([text, child]) => literalStep(text, child, fallback));
    const end = length === 0 ? undefined : code`break;`;
    return lines([code`case ${numberLiteral(length)}:`, code`  ${lines([...body, end])}`]);
  });
  // Values of a failed match must be removed before the next attempt.
  let kept = [...node.literals.values()].some((child) => preservesValues(child, node));
  const cleared = (): Code | undefined => (kept ? code`values.length = ${numberLiteral(node.parameters)};` : undefined);
  const after: (Code | undefined)[] = [];
  for (const { parts, node: child } of node.mixed) {
    after.push(cleared(), mixedSegment(parts, node.parameters, fallThrough(child)));
    kept = true;
  }
  if (node.parameter !== undefined) after.push(cleared(), ...parameterStep(node.parameter, node));
  return block(head, [
    code`const end = segmentEnd(path, start);`,
    code`const last = end === path.length;`,
    cases.length === 0 ? undefined : block(code`switch (end - start)`, cases),
    ...after,
    node.parameter === undefined ? code`return undefined;` : undefined,
  ]);
}

/** Whether a failed match may leave values after those of `node`. */
function preservesValues(child: RouteNode, node: RouteNode): boolean {
  return child.parameters > node.parameters || childrenOf(child).some((one) => preservesValues(one, node));
}

function literalStep(text: string, child: RouteNode, fallback: boolean): Code {
  // An empty segment is not a parameter value, so there is no other match.
  if (text === "") return advanceTo(child);
  const found = code`path.startsWith(${stringLiteral(text)}, start)`;
  return fallback ? tryChild(found, child) : attached(code`if (${found})`, advanceTo(child));
}

/** Like {@link advanceTo}, but tries another match if this one fails. */
function tryChild(condition: Code, child: RouteNode): Code {
  if (!hasChildren(child)) {
    return attached(code`if (${operators([code`last`, condition], "&&")})`, code`return ${childCall(child)};`);
  }
  return block(code`if (${condition})`, fallThrough(child));
}

function fallThrough(child: RouteNode): readonly Code[] {
  if (!hasChildren(child)) return [attached(code`if (last)`, code`return ${childCall(child)};`)];
  return [code`const found = ${nextCall(child)};`, code`if (found !== undefined) return found;`];
}

/** Prints `return` with the route if the path ends here, or with the result of matching further. */
function advanceTo(child: RouteNode): Code {
  return code`return ${nextCall(child)};`;
}

function nextCall(child: RouteNode): Code {
  if (!hasChildren(child)) return code`last ? ${childCall(child)} : undefined`;
  return code`last ? ${childCall(child)} : ${stepCall(child, code`end + 1`)}`;
}

function stepCall(node: RouteNode, start: Code): Code {
  return code`${reference(node)}(path, ${start}${takesValues(node) ? code`, values` : undefined})`;
}

/** Whether a parameter follows somewhere. */
function takesValues(node: RouteNode): boolean {
  return childrenOf(node).some((child) => preservesValues(child, node));
}

function childCall(child: RouteNode): Code {
  return child.route === undefined ? code`undefined` : reference(child.route);
}

function parameterStep(child: RouteNode, node: RouteNode): readonly Code[] {
  return [
    code`if (end === start) return undefined;`,
    code`values[${numberLiteral(node.parameters)}] = path.slice(start, end);`,
    advanceTo(child),
  ];
}

function segmentEnd(): Code {
  return lines([
    lineComment("The end of the segment that starts at `start`: the next slash, or the end of the path."),
    block(code`function segmentEnd(path: string, start: number): number`, [
      code`const slash = path.indexOf("/", start);`,
      code`return slash === -1 ? path.length : slash;`,
    ]),
  ]);
}

function routeConstant(route: RouteEntry, families: ReadonlyMap<Operation, string>): Code {
  // A file of one tag uses all of the tag's operations.
  const constantOf = (operation: Operation): Code =>
    operationConstant(operation, route.module === layout.serverRoutes(operation.tag) ? "operations" : undefined);
  const methods = route.methods.map(({ method, operations }) => {
    const [only, ...others] = operations;
    if (only !== undefined && others.length === 0) return code`${propertyKey(method)}: ${constantOf(only)}`;
    const variants = operations.map(
      (operation) => code`${propertyKey(families.get(operation) ?? operation.id)}: ${constantOf(operation)}`,
    );
    const inside = objectLiteral(variants);
    const values = arrayLiteral(distinguishingValues(operations).map(numberLiteral));
    return code`${propertyKey(method)}: { variants: ${inside}, values: ${values} }`;
  });
  const items = [code`allow: ${stringLiteral(allowOf(route))}`, ...methods];
  return code`${exportOf(route)}const ${identifier(route.name)}: ${routeType()} = ${objectLiteral(items)};`;
}

/** Returns the indexes of path parameters that variants name differently, which distinguish the families. */
function distinguishingValues(operations: readonly Operation[]): readonly number[] {
  const names = operations.map((operation) =>
    operation.path.segments.flat().flatMap((part) => (part.kind === "parameter" ? [part.parameter.name] : [])),
  );
  const indexes = names[0]?.map((_, index) => index) ?? [];
  const differing = indexes.filter((index) => new Set(names.map((own) => own[index])).size > 1);
  return differing.length > 0 ? differing : indexes;
}
