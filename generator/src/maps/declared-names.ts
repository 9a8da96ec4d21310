import { loadTsMorph } from "../print/source-file.js";
import type { ts } from "../typescript/compiler.js";
import type { Range } from "./position.js";

/** A name that a module declares. */
export interface DeclaredName {
  /**
   * The names from the module to this one, equal in a source file and in the declarations that a compiler writes for
   * it.
   */
  readonly path: string;
  readonly name: Range;
  /** The statement, member or parameter with the name, without its comment. */
  readonly declaration: Range;
}

/** Returns the names that a module declares, in order. Names inside function bodies are omitted. */
export function declaredNames(fileName: string, text: string): readonly DeclaredName[] {
  const compiler = loadTsMorph().ts;
  const file = compiler.createSourceFile(fileName, text, compiler.ScriptTarget.ES2023, true);
  return new NameCollector(compiler, file).collect();
}

type Compiler = typeof ts;

class NameCollector {
  readonly #ts: Compiler;
  readonly #file: ts.SourceFile;
  readonly #names: DeclaredName[] = [];
  /** How often each path was used: alternatives of a union may have members of the same name. */
  readonly #uses = new Map<string, number>();

  constructor(compiler: Compiler, file: ts.SourceFile) {
    this.#ts = compiler;
    this.#file = file;
  }

  collect(): readonly DeclaredName[] {
    this.#visit(this.#file, "");
    return this.#names;
  }

  #visit(node: ts.Node, parent: string): void {
    const name = this.#nameOf(node);
    const path = name === undefined ? parent : this.#add(node, name, parent);
    const type = (node as { readonly type?: ts.Node }).type;
    node.forEachChild((child) => {
      // The declarations of a compiler have neither function bodies nor the values of annotated names.
      if (this.#ts.isBlock(child)) return;
      if (type !== undefined && child === (node as ts.VariableDeclaration).initializer) return;
      this.#visit(child, path);
    });
  }

  #nameOf(node: ts.Node): ts.Node | undefined {
    const compiler = this.#ts;
    const isNamed =
      this.#isType(node) ||
      compiler.isClassDeclaration(node) ||
      compiler.isFunctionDeclaration(node) ||
      compiler.isVariableDeclaration(node) ||
      compiler.isParameter(node) ||
      compiler.isTypeElement(node) ||
      compiler.isClassElement(node) ||
      compiler.isObjectLiteralElementLike(node);
    const { name } = isNamed ? (node as ts.NamedDeclaration) : {};
    return name !== undefined && this.#isPattern(name) ? undefined : name;
  }

  #isPattern(name: ts.Node): boolean {
    return this.#ts.isObjectBindingPattern(name) || this.#ts.isArrayBindingPattern(name);
  }

  #isType(node: ts.Node): boolean {
    const compiler = this.#ts;
    return (
      compiler.isInterfaceDeclaration(node) ||
      compiler.isTypeAliasDeclaration(node) ||
      compiler.isTypeParameterDeclaration(node)
    );
  }

  #add(node: ts.Node, name: ts.Node, parent: string): string {
    // A type and a constant may share a name.
    const own = `${parent}\n${this.#isType(node) ? "type " : ""}${name.getText(this.#file)}`;
    const use = this.#uses.get(own) ?? 0;
    this.#uses.set(own, use + 1);
    const path = `${own}\t${use}`;
    this.#names.push({ path, name: this.#rangeOf(name), declaration: this.#rangeOf(this.#wholeOf(node)) });
    return path;
  }

  /** A variable is declared by its statement. */
  #wholeOf(node: ts.Node): ts.Node {
    return this.#ts.isVariableDeclaration(node) && this.#ts.isVariableStatement(node.parent.parent)
      ? node.parent.parent
      : node;
  }

  #rangeOf(node: ts.Node): Range {
    return { start: this.#positionAt(node.getStart(this.#file)), end: this.#positionAt(node.end) };
  }

  #positionAt(offset: number): Range["start"] {
    const { line, character } = this.#file.getLineAndCharacterOfPosition(offset);
    return { line, column: character };
  }
}
