import { posix } from "node:path";
import { layout } from "../model/layout.js";
import { ts } from "../typescript/compiler.js";
import { type FormerName, findFormerNames, localName, ownSpecifiers, type PrintedSource } from "./former-names.js";
import { type Insertion, type Mark, render } from "./render.js";

/** A former name and the one that replaces it. */
export interface NameChange {
  readonly former: string;
  readonly current: string;
}

/** The generated package with its current and all former names, as the callers' code may use either. */
export interface TransitionalPackage {
  readonly files: readonly PrintedSource[];
  /** Current names by the file and the start of a former name in it. */
  readonly marks: ReadonlyMap<string, ReadonlyMap<number, string>>;
  /** Current names of exports, by file, name of the declaration and former name. */
  readonly declarations: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, string>>>;
  /** By names that occur only in types that have a former value or key: a type that has the name has the value or key. */
  readonly markers: ReadonlyMap<string, NameChange>;
  /** Every former name of an export, of a member, of a value. */
  readonly formerNames: ReadonlyMap<string, ReadonlySet<FormerName["kind"]>>;
}

/** Prefix of the marker names, which no document has. */
export const markerPrefix = "\u{e000}guildwire ";

/** Prefix of markers that mean nothing. Both readings of a reused name have one, so that only its meaning differs. */
const neutralPrefix = "\u{e000}guildwire-neutral ";

/** A reading of names that exist before and after the renames. */
export interface ReusedNames {
  readonly meaning: "former" | "current";
  /** The output with the other meaning. */
  readonly other: readonly PrintedSource[];
}

/**
 * Adds former names to the files of the generated package: exports under both names, members with a second declaration, and
 * values as alternatives. The result is never written; a type checker resolves the callers' code against it.
 */
export function transitionalPackage(
  current: readonly PrintedSource[],
  formerOutputs: readonly (readonly PrintedSource[])[],
  reused?: ReusedNames,
): TransitionalPackage {
  const builder = new TransitionBuilder();
  // Most files have no renamed name.
  const trees = new Map<PrintedSource, ts.SourceFile>();
  const treeOf = (file: PrintedSource): ts.SourceFile => {
    const tree = trees.get(file) ?? parse(file);
    trees.set(file, tree);
    return tree;
  };
  const compare = (others: readonly PrintedSource[], found: (file: ts.SourceFile, name: FormerName) => void): void => {
    for (const { current: file, former } of pairFiles(current, others)) {
      if (file.text === former.text) continue;
      const tree = treeOf(file);
      for (const name of findFormerNames(tree, parse(former))) found(tree, name);
    }
  };
  for (const former of formerOutputs) compare(former, (file, name) => builder.add(file, name));
  if (reused !== undefined) compare(reused.other, (file, name) => builder.addReused(file, name, reused.meaning));
  builder.addReexports(current.filter(({ text }) => namedExports.test(text)).map(treeOf));
  return builder.build(current);
}

/** The beginning of every export of names from another file. */
const namedExports = /\bexport\s+(?:type\s*)?\{/;

function parse({ path, text }: PrintedSource): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** Paths that follow from no name. One of the outputs may lack such a file. */
const fixedPaths: ReadonlySet<string> = new Set(
  Object.values(layout).flatMap((path) => (typeof path === "string" ? `${path}.ts` : [])),
);

/** Pairs the files by path, and those whose path follows from a name by their order in their folder. */
function pairFiles(
  current: readonly PrintedSource[],
  former: readonly PrintedSource[],
): readonly { readonly current: PrintedSource; readonly former: PrintedSource }[] {
  const byPath = new Map(former.map((file) => [file.path, file]));
  const currentPaths = new Set(current.map(({ path }) => path));
  const unpaired = former.filter(({ path }) => !currentPaths.has(path) && !fixedPaths.has(path));
  return current.flatMap((file) => {
    const same = byPath.get(file.path);
    if (same !== undefined) return [{ current: file, former: same }];
    if (fixedPaths.has(file.path)) return [];
    const folder = posix.dirname(file.path);
    const index = unpaired.findIndex(({ path }) => posix.dirname(path) === folder);
    const [other] = index === -1 ? [] : unpaired.splice(index, 1);
    return other === undefined ? [] : [{ current: file, former: other }];
  });
}

class TransitionBuilder {
  readonly #insertions = new Map<string, Insertion[]>();
  /** Former names of each file's exports, by their current name. */
  readonly #exports = new Map<string, Map<string, Set<string>>>();
  readonly #declarations = new Map<string, Map<string, Map<string, string>>>();
  readonly #markers = new Map<string, NameChange>();
  readonly #formerNames = new Map<string, Set<FormerName["kind"]>>();
  readonly #added = new Set<string>();
  #neutralMarkers = 0;

  add(file: ts.SourceFile, name: FormerName): void {
    const identity = `${file.fileName} ${name.node.pos} ${name.former}`;
    if (this.#added.has(identity)) return;
    this.#added.add(identity);
    switch (name.kind) {
      case "export":
        this.#addExport(file, name.node, name.former);
        break;
      case "member":
        if (hasSibling(name.node, name.former)) return;
        this.#addMember(file, name);
        break;
      case "value":
        this.#addValue(file, name);
    }
    const kinds = this.#formerNames.get(name.former) ?? new Set();
    this.#formerNames.set(name.former, kinds.add(name.kind));
  }

  /** Marks a name that has another meaning in the other output; `former` of the name is its name there. */
  addReused(file: ts.SourceFile, { kind, node, former: other }: FormerName, meaning: ReusedNames["meaning"]): void {
    const name = kind === "value" ? node : node.name;
    const isFormer = meaning === "former";
    if (kind !== "export") {
      const change = { former: name.text, current: other };
      const marker = JSON.stringify(isFormer ? this.#marker(change) : `${neutralPrefix}${this.#neutralMarkers++}`);
      if (kind === "value") this.#addAlternatives(file, node, marker);
      else this.#addMarkerMember(file, node, marker);
    }
    if (!isFormer) return;
    const start = name.getStart(file);
    if (kind !== "value") {
      this.#insertAt(file, { at: start, owner: { start, end: name.end }, parts: [{ name: "", current: other }] });
    }
    const kinds = this.#formerNames.get(name.text) ?? new Set();
    this.#formerNames.set(name.text, kinds.add(kind));
  }

  /** Adds former names to re-exports until nothing changes: an entry may re-export what another file re-exports. */
  addReexports(files: readonly ts.SourceFile[]): void {
    for (let hasChanged = true; hasChanged; ) {
      hasChanged = false;
      for (const { file, specifier, source } of files.flatMap(reexportsOf)) {
        if (specifier.propertyName !== undefined) continue;
        for (const former of this.#exports.get(source)?.get(specifier.name.text) ?? []) {
          if (this.#exports.get(file.fileName)?.get(specifier.name.text)?.has(former) === true) continue;
          if (!this.#recordExport(file, specifier.name.text, former)) continue;
          hasChanged = true;
          const keyword = specifier.isTypeOnly ? "type " : "";
          this.#insert(file, specifier, [`, ${keyword}`, { name: former, current: specifier.name.text }]);
        }
      }
    }
  }

  build(files: readonly PrintedSource[]): TransitionalPackage {
    const marks = new Map<string, ReadonlyMap<number, string>>();
    const texts = files.map(({ path, text }): PrintedSource => {
      const rendered = render(text, this.#insertions.get(path) ?? []);
      marks.set(path, new Map(rendered.marks.map(({ at, current }: Mark) => [at, current])));
      return { path, text: rendered.text };
    });
    const { formerNames, declarations, markers } = {
      formerNames: this.#formerNames,
      declarations: this.#declarations,
      markers: this.#markers,
    };
    return { files: texts, marks, declarations, markers, formerNames };
  }

  #addExport(file: ts.SourceFile, node: (FormerName & { readonly kind: "export" })["node"], former: string): void {
    const current = node.name.text;
    if (!isExported(file, current) || isExported(file, former) || !this.#recordExport(file, current, former)) return;
    const local = ts.isExportSpecifier(node) ? localName(node) : current;
    const declarations = this.#declarations.get(file.fileName) ?? new Map<string, Map<string, string>>();
    this.#declarations.set(file.fileName, declarations);
    declarations.set(local, (declarations.get(local) ?? new Map<string, string>()).set(former, current));
    const end = file.text.length;
    const parts = [`\nexport { ${local} as `, { name: former, current }, " };\n"];
    this.#insertAt(file, { at: end, owner: { start: end, end }, parts });
  }

  #recordExport(file: ts.SourceFile, current: string, former: string): boolean {
    const names = this.#exports.get(file.fileName) ?? new Map<string, Set<string>>();
    this.#exports.set(file.fileName, names);
    const isTaken = [...names].some(([other, formers]) => other !== current && formers.has(former));
    const formers = names.get(current) ?? new Set();
    if (isTaken || formers.has(former)) return false;
    names.set(current, formers.add(former));
    return true;
  }

  #addMember(file: ts.SourceFile, { node, former }: FormerName & { readonly kind: "member" }): void {
    const current = node.name.text;
    const name = { name: keyText(former), current };
    const marker = JSON.stringify(this.#marker({ former, current }));
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const value = ts.isPropertyAssignment(node) ? node.initializer : node.name;
      const copy = { start: value.getStart(file), end: value.end };
      this.#insert(file, node, [", ", name, ": ", copy, `, ${marker}: 0 as never`]);
      return;
    }
    const separator = /[;,]$/.test(file.text.slice(node.pos, node.end)) ? " " : "; ";
    const end = separator === " " ? node.end - 1 : node.end;
    const optional = isPassed(file, node) && node.questionToken === undefined ? "?" : "";
    if (optional !== "") {
      const at = node.name.end;
      this.#insertAt(file, { at, owner: { start: node.getStart(file), end: at }, parts: [optional] });
    }
    const rest = { start: node.name.end, end };
    this.#insert(file, node, [separator, name, optional, rest, `; ${marker}?: never;`]);
  }

  #addMarkerMember(
    file: ts.SourceFile,
    node: (FormerName & { readonly kind: "member" })["node"],
    marker: string,
  ): void {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      this.#insert(file, node, [`, ${marker}: 0 as never`]);
      return;
    }
    const hasSeparator = /[;,]$/.test(file.text.slice(node.pos, node.end));
    this.#insert(file, node, [`${hasSeparator ? " " : "; "}${marker}?: never;`]);
  }

  #addValue(file: ts.SourceFile, { node, former }: FormerName & { readonly kind: "value" }): void {
    const marker = this.#marker({ former, current: node.text });
    this.#addAlternatives(file, node, `${JSON.stringify(former)} | ${JSON.stringify(marker)}`);
  }

  #addAlternatives(file: ts.SourceFile, node: ts.StringLiteral, alternatives: string): void {
    const isType = ts.isLiteralTypeNode(node.parent);
    const start = node.getStart(file);
    this.#insertAt(file, { at: start, owner: { start, end: node.end }, parts: ["("] });
    const after = isType ? ` | ${alternatives})` : ` as ${node.getText(file)} | ${alternatives})`;
    this.#insert(file, node, [after]);
  }

  #marker(change: NameChange): string {
    const name = `${markerPrefix}${this.#markers.size}`;
    this.#markers.set(name, change);
    return name;
  }

  /** Inserts after a node. */
  #insert(file: ts.SourceFile, node: ts.Node, parts: Insertion["parts"]): void {
    this.#insertAt(file, { at: node.end, owner: { start: node.getStart(file), end: node.end }, parts });
  }

  #insertAt(file: ts.SourceFile, insertion: Insertion): void {
    const insertions = this.#insertions.get(file.fileName) ?? [];
    this.#insertions.set(file.fileName, insertions);
    insertions.push(insertion);
  }
}

/**
 * Whether callers write objects of the type. They have either name, so that both are optional: otherwise inference fails.
 * In types that other types are computed from, such as a map of operations, both are as required as the current one.
 */
function isPassed(file: ts.SourceFile, node: ts.PropertySignature | ts.MethodSignature): boolean {
  const isReadonly = ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword) === true;
  return !isReadonly && ts.isPropertySignature(node) && /^src\/(?:types|client)\//.test(file.fileName);
}

/** A specifier of `export { … } from`, and the file that it refers to. */
interface Reexport {
  readonly file: ts.SourceFile;
  readonly specifier: ts.ExportSpecifier;
  readonly source: string;
}

function reexportsOf(file: ts.SourceFile): readonly Reexport[] {
  return file.statements.flatMap((statement): readonly Reexport[] => {
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined) return [];
    const { exportClause, moduleSpecifier } = statement;
    if (exportClause === undefined || !ts.isNamedExports(exportClause) || !ts.isStringLiteral(moduleSpecifier))
      return [];
    const source = posix.join(posix.dirname(file.fileName), moduleSpecifier.text).replace(/\.js$/, ".ts");
    return exportClause.elements.map((specifier) => ({ file, specifier, source }));
  });
}

function isExported(file: ts.SourceFile, name: string): boolean {
  if (ownSpecifiers(file).some((one) => one.name.text === name)) return true;
  return file.statements.some((statement) => {
    if (!ts.canHaveModifiers(statement)) return false;
    const isExport = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    const declarations = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
    return (
      isExport &&
      declarations.some((one) => {
        const own = (one as ts.DeclarationStatement).name;
        return own !== undefined && ts.isIdentifier(own) && own.text === name;
      })
    );
  });
}

function hasSibling({ parent }: ts.Node, name: string): boolean {
  const siblings = "members" in parent ? parent.members : "properties" in parent ? parent.properties : [];
  return (siblings as readonly ts.NamedDeclaration[]).some(
    ({ name: own }) => own !== undefined && "text" in own && own.text === name,
  );
}

function keyText(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
