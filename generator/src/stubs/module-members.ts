import { ts } from "../typescript/compiler.js";
import type { Member, ModuleHolder } from "./holder.js";
import { type ResolvedName, resolveExport, resolveName } from "./scope.js";
import type { Source, Sources } from "./source-files.js";

interface ModuleMembers {
  /** Exports that the module names. */
  readonly exported: readonly Member[];
  /** Files of the folder that the module re-exports as a whole. */
  readonly reexported: readonly Source[];
  /** Re-exports of other packages, whose names are unknown. */
  readonly unresolved: readonly ts.Node[];
}

/** Returns the exported values of a file or of all blocks of a TypeScript namespace. */
export function moduleMembers(holder: ModuleHolder, sources: Sources): ModuleMembers {
  const exported: Member[] = [];
  const reexported: Source[] = [];
  const unresolved: ts.Node[] = [];
  for (const statement of statementsOf(holder)) {
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) {
      const { exportClause, moduleSpecifier } = statement;
      if (exportClause !== undefined && ts.isNamedExports(exportClause)) {
        exported.push(...exportClause.elements.flatMap((element) => listedMember(element, sources)));
      } else if (exportClause === undefined && moduleSpecifier !== undefined) {
        const specifier = ts.isStringLiteralLike(moduleSpecifier) ? moduleSpecifier.text : "";
        const target = sources.resolve(sources.of(holder), specifier);
        if (target === undefined) unresolved.push(moduleSpecifier);
        else reexported.push(target);
      }
    } else exported.push(...declaredMembers(statement));
  }
  return { exported, reexported, unresolved };
}

/** Returns the block to which new exports of a namespace are added: its last one. */
export function lastBlock(namespace: ts.ModuleDeclaration): ts.ModuleBlock | undefined {
  return blocksOf(namespace).at(-1);
}

function statementsOf(holder: ModuleHolder): readonly ts.Statement[] {
  if (ts.isSourceFile(holder)) return holder.statements;
  return blocksOf(holder).flatMap(({ statements }) => [...statements]);
}

/** A namespace can be declared in several blocks. */
function blocksOf({ name, parent }: ts.ModuleDeclaration): readonly ts.ModuleBlock[] {
  const siblings = ts.isSourceFile(parent) || ts.isModuleBlock(parent) ? parent.statements : [];
  return siblings.flatMap((statement) => {
    if (!ts.isModuleDeclaration(statement) || statement.name.text !== name.text) return [];
    return statement.body !== undefined && ts.isModuleBlock(statement.body) ? [statement.body] : [];
  });
}

function declaredMembers(statement: ts.Statement): readonly Member[] {
  if (!ts.canHaveModifiers(statement)) return [];
  const kinds = (ts.getModifiers(statement) ?? []).map(({ kind }) => kind);
  if (!kinds.includes(ts.SyntaxKind.ExportKeyword) || kinds.includes(ts.SyntaxKind.DefaultKeyword)) return [];
  if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) {
    return [{ name: statement.name.text, nameNode: statement.name, node: statement, literal: true }];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }): Member[] => {
    const names = ts.isIdentifier(name) ? [name] : boundNames(name);
    return names.map((token) => ({ name: token.text, nameNode: token, node: statement, literal: true }));
  });
}

function boundNames(pattern: ts.BindingPattern): readonly ts.Identifier[] {
  return pattern.elements.flatMap((element) => {
    if (!ts.isBindingElement(element)) return [];
    return ts.isIdentifier(element.name) ? [element.name] : boundNames(element.name);
  });
}

function listedMember(element: ts.ExportSpecifier, sources: Sources): readonly Member[] {
  if (element.isTypeOnly) return [];
  const { text } = element.name;
  const node = declarationOf(element, sources) ?? element;
  return [{ name: text, nameNode: element.name, node, literal: true }];
}

/** Returns the statement that declares an exported name, if it is in the folder. */
function declarationOf(element: ts.ExportSpecifier, sources: Sources): ts.Node | undefined {
  const name = (element.propertyName ?? element.name).text;
  const { moduleSpecifier } = element.parent.parent;
  let meaning: ResolvedName | undefined;
  if (moduleSpecifier === undefined) meaning = resolveName(name, element, sources);
  else if (ts.isStringLiteralLike(moduleSpecifier)) {
    const target = sources.resolve(sources.of(element), moduleSpecifier.text);
    meaning = target === undefined ? undefined : resolveExport(target, name, sources);
  }
  if (meaning?.kind !== "declaration") return undefined;
  return ts.findAncestor(meaning.node, ts.isVariableStatement) ?? meaning.node;
}
