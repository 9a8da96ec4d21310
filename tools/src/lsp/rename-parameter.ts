import { entryAt, nodeBelow, type SyntaxNode, walkSyntax } from "@guildwire/generator/editing";
import { type RenameContext, refused, renameReferences } from "./rename-references.js";
import { textAt } from "./spec-edits.js";
import type { SpecFile, SpecFiles } from "./spec-files.js";
import { linksOf, operationAround, startsWith } from "./spec-links.js";
import { usesOf } from "./spec-uses.js";

/** A node of a file. */
interface Located {
  readonly file: SpecFile;
  readonly tokens: readonly string[];
}

/**
 * Renames a parameter. A path parameter is also renamed in its paths, and with them in all other declarations of these
 * paths.
 */
export function renameParameter(context: RenameContext): void {
  const { files, edits, target, name } = context;
  const { former, declaration } = target;
  const kind = textAt(declaration.node, "in");
  if (kind === "path" && /[{}?#]/.test(name)) throw refused("the name of a path parameter has no braces, ? or #");
  const parameters = new Map<string, Located>();
  const paths = new Map<string, Located>();
  const queue: Located[] = [declaration];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const key = keyOf(next);
    if (parameters.has(key)) continue;
    parameters.set(key, next);
    if (kind !== "path") continue;
    for (const path of pathsOf(files, next)) {
      if (paths.has(keyOf(path))) continue;
      paths.set(keyOf(path), path);
      queue.push(...parametersOf(files, path, former));
    }
  }
  for (const { file, tokens } of parameters.values()) {
    const node = nodeBelow(file.tree, tokens);
    const entry = entryAt(node, "name");
    if (node === undefined || entry?.value === undefined) continue;
    if (siblingsOf(file, tokens).some((other) => textAt(other, "name") === name && textAt(other, "in") === kind)) {
      throw refused(`there is a parameter ${JSON.stringify(name)} already`);
    }
    edits.replaceScalar(file, entry.value, name);
    edits.addFormerName(file, node, former, name, entry);
    renameInOperations(context, { file, tokens });
  }
  for (const { file, tokens } of paths.values()) {
    const path = tokens.at(-1) ?? "";
    const entry = entryAt(nodeBelow(file.tree, tokens.slice(0, -1)), path);
    const renamed = path.replaceAll(`{${former}}`, `{${name}}`);
    if (entry === undefined || renamed === path) continue;
    edits.replaceKey(file, entry, renamed);
    renameReferences(files, edits, { path: file.path, tokens }, renamed);
  }
}

function keyOf({ file, tokens }: Located): string {
  return JSON.stringify([file.path, tokens]);
}

function siblingsOf(file: SpecFile, tokens: readonly string[]): readonly SyntaxNode[] {
  return nodeBelow(file.tree, tokens.slice(0, -1))?.items ?? [];
}

/** Returns the entries of `paths` with a parameter that is declared in a path item, an operation or a component. */
function pathsOf(files: SpecFiles, { file, tokens }: Located): readonly Located[] {
  const found: Located[] = [];
  const seen = new Set<string>();
  const visit = (user: SpecFile, way: readonly string[]): void => {
    const key = keyOf({ file: user, tokens: way });
    if (seen.has(key)) return;
    seen.add(key);
    if (way[0] === "paths" && way.length > 1) found.push({ file: user, tokens: way.slice(0, 2) });
    else for (const use of usesThrough(files, user, way)) visit(use.file, use.tokens);
  };
  visit(file, tokens);
  return found;
}

/** The references to a node, or to one that contains it. */
function usesThrough(files: SpecFiles, file: SpecFile, tokens: readonly string[]): readonly Located[] {
  const found: Located[] = [];
  for (const user of files.all()) {
    for (const { target, tokens: way } of linksOf(user)) {
      const isAbove = target.kind === "node" && target.path === file.path && startsWith(tokens, target.tokens);
      if (isAbove && (target.kind !== "node" || target.tokens.length > 0 || tokens.length < 4))
        found.push({ file: user, tokens: way });
    }
  }
  return found;
}

/** The path parameters of a name that a path item and its operations declare, also by reference. */
function parametersOf(files: SpecFiles, { file, tokens }: Located, name: string): readonly Located[] {
  const item = nodeBelow(file.tree, tokens);
  const found: Located[] = [];
  walkSyntax(item, (node, way) => {
    if (way.at(-2) === "parameters" && textAt(node, "name") === name && textAt(node, "in") === "path") {
      found.push({ file, tokens: [...tokens, ...way] });
    }
    return !["schema", "content", "responses", "requestBody"].includes(way.at(-1) ?? "");
  });
  for (const { target, tokens: way } of linksOf(file)) {
    if (target.kind !== "node" || !startsWith(way, tokens) || way.at(-3) !== "parameters") continue;
    const other = files.isSpecification(target.path) ? files.file(target.path) : undefined;
    const node = nodeBelow(other?.tree, target.tokens);
    if (other !== undefined && textAt(node, "name") === name && textAt(node, "in") === "path") {
      found.push({ file: other, tokens: target.tokens });
    }
  }
  return found;
}

/** Renames a parameter where extension keys of its operations name it. */
function renameInOperations({ files, edits, target, name }: RenameContext, { file, tokens }: Located): void {
  const own = operationAround(tokens) ?? (tokens[0] === "paths" ? tokens.slice(0, 2) : undefined);
  const uses = usesOf(files, { kind: "node", path: file.path, tokens });
  const holders: Located[] = [
    ...(own === undefined ? [] : [{ file, tokens: own }]),
    ...uses.flatMap((use) => {
      const operation = operationAround(use.tokens) ?? (use.tokens[0] === "paths" ? use.tokens.slice(0, 2) : undefined);
      return operation === undefined ? [] : [{ file: use.file, tokens: operation }];
    }),
  ];
  for (const holder of holders) {
    walkSyntax(nodeBelow(holder.file.tree, holder.tokens), (node, way) => {
      const isNamed = way.some((token) => namingKeys.has(token));
      if (isNamed && node.kind === "scalar" && node.text === target.former)
        edits.replaceScalar(holder.file, node, name);
      return true;
    });
  }
}

/** Extension keys that name parameters. */
const namingKeys: ReadonlySet<string> = new Set([
  "x-pagination",
  "x-rate-limit",
  "x-response-when",
  "x-client-default",
]);
