import type { Edit } from "../stubs/splice.js";
import { applyEdits } from "../stubs/splice.js";
import { isJavaScript } from "../typescript/comment-types.js";
import { ts } from "../typescript/compiler.js";
import { addImports, importedNames, type NeededImport, removeCommentImports, removeImports } from "./imports.js";
import { narrowedReferences, untypedVariables } from "./narrowed.js";
import type { ModuleName, Rewrite, Writer } from "./plan.js";
import { forEachChildWithTypes } from "./syntax.js";

/** How a file names the modules of the generated package. */
export type SpecifierOf = (module: ModuleName, file: Pick<ts.SourceFile, "fileName">) => string;

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Returns the edits of a file that apply rewrites, and that add and remove imports. */
export function renderFile(
  file: ts.SourceFile,
  rewrites: readonly Rewrite[],
  specifierOf: SpecifierOf,
  checker?: ts.TypeChecker,
): readonly Edit[] {
  const first = new FileRenderer(file, rewrites, { localName: (_module, name) => name, specifierOf, checker });
  const kept = namesKept(file, first);
  const imported = importedNames(file);
  const isUnused = (name: string): boolean => !kept.has(name) && isReferenced(file, name);
  const unused = new Set(imported.filter(isUnused));
  const locals = chooseNames(file, first.needed, { kept, unused, specifierOf });
  const localName = (module: ModuleName, name: string): string => locals.get(`${module} ${name}`)?.local ?? name;
  const second = new FileRenderer(file, rewrites, { localName, specifierOf, checker });
  const added = [...locals.values()].filter(({ isPresent }) => !isPresent);
  const removals = removeImports(file, unused);
  return [
    ...second.edits,
    ...second.annotations(),
    ...addImports(file, added, removals),
    ...removeCommentImports(file, isUnused),
  ];
}

/** Replaces ranges, and records what is kept of them. */
class FileRenderer {
  readonly edits: readonly Edit[];
  readonly needed: NeededImport[] = [];
  readonly replaced: Range[] = [];
  readonly keptRanges: Range[] = [];
  readonly #file: ts.SourceFile;
  readonly #rewrites: readonly Rewrite[];

  constructor(
    file: ts.SourceFile,
    rewrites: readonly Rewrite[],
    {
      localName,
      specifierOf,
      checker,
    }: {
      readonly localName: (module: ModuleName, name: string) => string;
      readonly specifierOf: SpecifierOf;
      readonly checker: ts.TypeChecker | undefined;
    },
  ) {
    this.#file = file;
    const hasTypesInComments = isJavaScript(file);
    this.#rewrites = [...rewrites].sort((one, other) => one.start - other.start || other.end - one.end);
    const textOf = (node: ts.Node, asserted: readonly ts.Node[] = []): string => {
      const range = { start: node.getStart(file), end: node.end };
      this.keptRanges.push(range);
      return this.#textOf(range, writer, asserted);
    };
    const writer: Writer = {
      textOf: (node) => textOf(node),
      textInFunction: (node, call) => {
        if (checker === undefined) return textOf(node);
        for (const { declaration, type } of untypedVariables(node, checker)) this.#types.set(declaration, type);
        return textOf(node, narrowedReferences(node, call, checker));
      },
      name: (module, name, isType) => {
        if (isType !== undefined && hasTypesInComments) return `import("${specifierOf(module, file)}").${name}`;
        this.needed.push({ module, name, isType: isType !== undefined });
        return localName(module, name);
      },
      defaultName: (module, name) => {
        this.needed.push({ module, name, isType: false, isDefault: true });
        return localName(module, name);
      },
      specifier: (module) => specifierOf(module, file),
    };
    this.edits = this.#editsIn({ start: 0, end: file.end }, writer);
  }

  #textOf({ start, end }: Range, writer: Writer, asserted: readonly ts.Node[]): string {
    const edits = this.#editsIn({ start, end }, writer);
    const own = asserted.filter((node) => !edits.some((edit) => edit.start < node.end && node.end <= edit.end));
    const assertions = own.map((node) => {
      // A property by its name alone cannot contain an assertion.
      const isShort = ts.isShorthandPropertyAssignment(node.parent) && node.getStart() > start;
      return { start: node.end, end: node.end, text: isShort ? `: ${node.getText()}!` : "!" };
    });
    const shifted = [...edits, ...assertions].map((edit) => ({
      ...edit,
      start: edit.start - start,
      end: edit.end - start,
    }));
    return applyEdits(this.#file.text.slice(start, end), shifted);
  }

  /** The types of variables that functions read. */
  readonly #types = new Map<ts.VariableDeclaration, string>();

  /** The edits that declare the types of variables. */
  annotations(): readonly Edit[] {
    return [...this.#types].map(([{ name, parent }, type]) => {
      const isComment = isJavaScript(this.#file);
      const at = isComment ? parent.getStart() : name.end;
      return { start: at, end: at, text: isComment ? `/** @type {${type}} */ ` : `: ${type}` };
    });
  }

  #active: Rewrite[] = [];

  #editsIn(range: Range, writer: Writer): readonly Edit[] {
    const edits: Edit[] = [];
    let end = range.start;
    for (const rewrite of this.#rewrites) {
      if (rewrite.start < range.start || rewrite.end > range.end || this.#active.includes(rewrite)) continue;
      if (rewrite.start < end && rewrite.end > rewrite.start) continue;
      this.replaced.push({ start: rewrite.start, end: rewrite.end });
      this.#active.push(rewrite);
      edits.push({ start: rewrite.start, end: rewrite.end, text: rewrite.text(writer) });
      this.#active.pop();
      end = Math.max(end, rewrite.end);
    }
    return edits;
  }
}

/** The names that the file refers to outside of imports, except those that are replaced. */
function namesKept(file: ts.SourceFile, { replaced, keptRanges }: FileRenderer): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isJSDocImportTag(node)) return;
    if (ts.isIdentifier(node) && !isMemberName(node) && !isReplaced(node)) names.add(node.text);
    forEachChildWithTypes(file, node, visit);
  };
  const isReplaced = (node: ts.Node): boolean => {
    const start = node.getStart(file);
    const around = (ranges: readonly Range[]): number =>
      Math.min(...ranges.filter((one) => one.start <= start && node.end <= one.end).map((one) => one.end - one.start));
    const size = around(replaced);
    return size !== Number.POSITIVE_INFINITY && size <= around(keptRanges);
  };
  visit(file);
  return names;
}

function isReferenced(file: ts.SourceFile, name: string): boolean {
  let isFound = false;
  const visit = (node: ts.Node): void => {
    if (isFound || ts.isImportDeclaration(node) || ts.isJSDocImportTag(node)) return;
    if (ts.isIdentifier(node) && node.text === name && !isMemberName(node)) isFound = true;
    else forEachChildWithTypes(file, node, visit);
  };
  visit(file);
  return isFound;
}

/** Whether an identifier is the name of a property, which no variable can shadow. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  if (ts.isJsxAttribute(parent)) return parent.name === node;
  return (
    (ts.isPropertyAssignment(parent) || ts.isClassElement(parent) || ts.isTypeElement(parent)) && parent.name === node
  );
}

interface LocalName extends NeededImport {
  readonly specifier: string;
  readonly local: string;
  readonly isPresent: boolean;
}

/** Chooses the local name of each import, so that it refers to nothing else in the file. */
function chooseNames(
  file: ts.SourceFile,
  needed: readonly NeededImport[],
  context: {
    readonly kept: ReadonlySet<string>;
    readonly unused: ReadonlySet<string>;
    readonly specifierOf: SpecifierOf;
  },
): ReadonlyMap<string, LocalName> {
  const present = presentImports(file);
  const taken = new Set([...context.kept, ...importedNames(file).filter((name) => !context.unused.has(name))]);
  const chosen = new Map<string, LocalName>();
  for (const one of needed) {
    const key = `${one.module} ${one.name}`;
    const known = chosen.get(key);
    if (known !== undefined) {
      if (known.isType && !one.isType) chosen.set(key, { ...known, isType: false });
      continue;
    }
    const specifier = context.specifierOf(one.module, file);
    const existing = present.get(`${specifier} ${one.isDefault === true ? "default" : one.name}`);
    const isPresent = existing !== undefined && !context.unused.has(existing);
    const local = isPresent ? existing : freeName(one.name, taken);
    taken.add(local);
    chosen.set(key, { ...one, specifier, local, isPresent });
  }
  return chosen;
}

/** Local names by the module and the name that it exports. */
function presentImports(file: ts.SourceFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { name: ownName, namedBindings: bindings } = statement.importClause ?? {};
    if (ownName !== undefined) found.set(`${statement.moduleSpecifier.text} default`, ownName.text);
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    for (const { propertyName, name } of bindings.elements) {
      found.set(`${statement.moduleSpecifier.text} ${(propertyName ?? name).text}`, name.text);
    }
  }
  return found;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const base = capital === name ? `Api${name}` : `api${capital}`;
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? base : `${base}${count}`;
    if (!taken.has(candidate)) return candidate;
  }
}
