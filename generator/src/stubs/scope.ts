import { ts } from "../typescript/compiler.js";
import type { Source, Sources } from "./source-files.js";

/** What a name resolves to. */
export type ResolvedName =
  /** An export of an external module, as a file of the folder names it; `*` is its namespace. */
  | { readonly kind: "external"; readonly module: string; readonly name: string; readonly from: Source }
  /** A declaration in the folder. */
  | { readonly kind: "declaration"; readonly node: Declaration }
  /** The namespace of a file in the folder. */
  | { readonly kind: "namespace"; readonly source: Source }
  /** A declaration that is not followed: a parameter, a destructuring pattern, a type parameter. */
  | { readonly kind: "opaque"; readonly node: ts.Node };

export type Declaration =
  | ts.VariableDeclaration
  | ts.FunctionDeclaration
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.ModuleDeclaration
  | ts.ExportAssignment;

/** Maximum length of a re-export chain; guards against cycles. */
const maxReexportChain = 24;

/** Resolves a name in the scope of a node; undefined for names that the folder does not declare, such as globals. */
export function resolveName(name: string, at: ts.Node, sources: Sources): ResolvedName | undefined {
  for (let node: ts.Node | undefined = at; node !== undefined; node = node.parent) {
    const found = declaredIn(node, name, sources);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Resolves an entity name such as `BansHandlers` or `api.BansHandlers`. */
export function resolveEntityName(entity: ts.Node, sources: Sources): ResolvedName | undefined {
  if (ts.isIdentifier(entity)) return resolveName(entity.text, entity, sources);
  const left = ts.isQualifiedName(entity)
    ? { of: entity.left, name: entity.right }
    : ts.isPropertyAccessExpression(entity)
      ? { of: entity.expression, name: entity.name }
      : undefined;
  if (left === undefined) return undefined;
  const owner = resolveEntityName(left.of, sources);
  if (owner?.kind === "external" && owner.name === "*") return { ...owner, name: left.name.text };
  if (owner?.kind === "namespace") return exported(owner.source, left.name.text, sources, 0);
  if (owner?.kind === "declaration" && ts.isModuleDeclaration(owner.node)) {
    const { body } = owner.node;
    return body !== undefined && ts.isModuleBlock(body) ? inStatements(body.statements, left.name.text) : undefined;
  }
  return undefined;
}

/** Resolves a file's export. */
export function resolveExport(source: Source, name: string, sources: Sources): ResolvedName | undefined {
  return exported(source, name, sources, 0);
}

function declaredIn(node: ts.Node, name: string, sources: Sources): ResolvedName | undefined {
  if (ts.isSourceFile(node)) return topLevel(sources.of(node), name, sources, 0);
  if (ts.isBlock(node) || ts.isModuleBlock(node) || ts.isCaseClause(node) || ts.isDefaultClause(node)) {
    return inStatements(node.statements, name);
  }
  if (ts.isFunctionLike(node)) {
    const parameter = node.parameters.find((candidate) => bindsName(candidate.name, name));
    if (parameter !== undefined) return { kind: "opaque", node: parameter };
  }
  if ("typeParameters" in node) {
    const list = node.typeParameters as readonly ts.TypeParameterDeclaration[] | undefined;
    const parameter = list?.find((candidate) => candidate.name.text === name);
    if (parameter !== undefined) return { kind: "opaque", node: parameter };
  }
  return undefined;
}

function inStatements(
  statements: readonly ts.Statement[],
  name: string,
  counts: (statement: ts.Statement) => boolean = () => true,
): ResolvedName | undefined {
  for (const statement of statements.filter(counts)) {
    if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        if (!bindsName(declaration.name, name)) continue;
        if (!ts.isIdentifier(declaration.name)) return { kind: "opaque", node: declaration };
        return { kind: "declaration", node: declaration };
      }
    } else if (isNamedDeclaration(statement) && statement.name?.text === name) {
      return { kind: "declaration", node: statement };
    } else if (ts.isModuleDeclaration(statement) && ts.isIdentifier(statement.name) && statement.name.text === name) {
      return { kind: "declaration", node: statement };
    } else if (ts.isEnumDeclaration(statement) && statement.name.text === name) {
      return { kind: "opaque", node: statement };
    }
  }
  return undefined;
}

function topLevel(source: Source, name: string, sources: Sources, depth: number): ResolvedName | undefined {
  for (const statement of source.tree.statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause === undefined) continue;
    const { importClause } = statement;
    const specifier = moduleText(statement.moduleSpecifier);
    if (importClause.name?.text === name) return followModule(source, { specifier, name: "default" }, sources, depth);
    const bindings = importClause.namedBindings;
    if (bindings === undefined) continue;
    if (ts.isNamespaceImport(bindings)) {
      if (bindings.name.text === name) return wholeModule(source, specifier, sources);
      continue;
    }
    const found = bindings.elements.find((element) => element.name.text === name);
    if (found !== undefined)
      return followModule(source, { specifier, name: (found.propertyName ?? found.name).text }, sources, depth);
  }
  return inStatements(source.tree.statements, name);
}

function exported(source: Source, name: string, sources: Sources, depth: number): ResolvedName | undefined {
  if (depth > maxReexportChain) return undefined;
  const stars: string[] = [];
  for (const statement of source.tree.statements) {
    if (ts.isExportAssignment(statement) && name === "default") {
      const { expression } = statement;
      const named = ts.isIdentifier(expression) ? topLevel(source, expression.text, sources, depth + 1) : undefined;
      return named ?? { kind: "declaration", node: statement };
    }
    if (isNamedDeclaration(statement) && name === "default" && hasModifier(statement, ts.SyntaxKind.DefaultKeyword)) {
      return { kind: "declaration", node: statement };
    }
    if (!ts.isExportDeclaration(statement)) continue;
    const specifier = statement.moduleSpecifier === undefined ? undefined : moduleText(statement.moduleSpecifier);
    if (statement.exportClause === undefined) {
      if (specifier !== undefined) stars.push(specifier);
    } else if (ts.isNamespaceExport(statement.exportClause)) {
      if (statement.exportClause.name.text === name) return wholeModule(source, specifier ?? "", sources);
    } else {
      const found = statement.exportClause.elements.find((element) => element.name.text === name);
      const inner = (found?.propertyName ?? found?.name)?.text;
      if (inner !== undefined) {
        return specifier === undefined
          ? topLevel(source, inner, sources, depth + 1)
          : followModule(source, { specifier, name: inner }, sources, depth);
      }
    }
  }
  const own = inStatements(source.tree.statements, name, (statement) =>
    hasModifier(statement, ts.SyntaxKind.ExportKeyword),
  );
  if (own !== undefined) return own;
  // An `export *` from an external module may contain the name; one from the folder can be checked.
  const isInside = (specifier: string): boolean =>
    isRelative(specifier) || sources.resolve(source, specifier) !== undefined;
  const inside = stars.filter(isInside);
  for (const specifier of inside) {
    const found = followModule(source, { specifier, name }, sources, depth);
    if (found !== undefined) return found;
  }
  const [outside] = stars.filter((specifier) => !isInside(specifier));
  return outside === undefined ? undefined : { kind: "external", module: outside, name, from: source };
}

function followModule(
  source: Source,
  { specifier, name }: { readonly specifier: string; readonly name: string },
  sources: Sources,
  depth: number,
): ResolvedName | undefined {
  const target = sources.resolve(source, specifier);
  if (target === undefined) return { kind: "external", module: specifier, name, from: source };
  return exported(target, name, sources, depth + 1);
}

function wholeModule(source: Source, specifier: string, sources: Sources): ResolvedName {
  const target = sources.resolve(source, specifier);
  return target === undefined
    ? { kind: "external", module: specifier, name: "*", from: source }
    : { kind: "namespace", source: target };
}

function isNamedDeclaration(
  node: ts.Statement,
): node is ts.FunctionDeclaration | ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  );
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);
}

function bindsName(pattern: ts.BindingName, name: string): boolean {
  if (ts.isIdentifier(pattern)) return pattern.text === name;
  return pattern.elements.some((element) => ts.isBindingElement(element) && bindsName(element.name, name));
}

export function moduleText(specifier: ts.Expression): string {
  return ts.isStringLiteralLike(specifier) ? specifier.text : "";
}

/** Whether a specifier refers to a file rather than a package. */
export function isRelative(specifier: string): boolean {
  return /^\.\.?(\/|$)/.test(specifier);
}
