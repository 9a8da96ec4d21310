import { ts } from "../typescript/compiler.js";
import {
  attempt,
  type Finding,
  inPlace,
  keyOf,
  type MigrationContext,
  Obstacle,
  type Plan,
  type Rewrite,
  type Writer,
} from "./plan.js";
import { indentationAt, symbolOf } from "./syntax.js";

/** The expression that creates a client. */
export type Creation = ts.CallExpression | ts.NewExpression;

/** A creation, and whether it wraps the client that is its first argument. */
export interface ClientCreation {
  readonly creation: Creation;
  readonly isWrapper: boolean;
}

/** A variable whose value is a client, and its declaration. */
export interface ClientVariable extends ClientCreation {
  readonly symbol: ts.Symbol;
  readonly declaration: ts.VariableDeclaration;
}

/** A call of a method of a client. */
export interface ClientCall {
  readonly call: ts.CallExpression;
  readonly client: ts.Expression;
}

/** Everything that refers to former clients. */
export interface ClientUses<Call extends ClientCall> {
  readonly variables: ReadonlyMap<ts.Symbol, ClientVariable>;
  /** Creations that are not the value of a constant. */
  readonly creations: readonly ClientCreation[];
  readonly calls: readonly Call[];
  /** Uses of members that are not called by name. */
  readonly others: readonly { readonly node: ts.Node; readonly why: string; readonly isCall: boolean }[];
  /** Names of types of clients. */
  readonly types: readonly { readonly node: ts.Node; readonly name: string }[];
  /** References to client variables that are neither calls of their members, imports nor exports. */
  readonly escapes: readonly { readonly node: ts.Node; readonly variable: ClientVariable }[];
}

/** Prints a call with the text of its client. */
export type CallText = (writer: Writer, client: string) => string;

/** Prints the creation of a client, with the name of its middleware. */
export type CreationText = (writer: Writer, middleware: string | undefined) => string;

export interface ReadCall<Call extends ClientCall> {
  readonly use: Call;
  readonly text: CallText | Obstacle;
  readonly what: string;
  readonly equivalent: string;
}

/**
 * Replaces clients that a program creates and passes around, and the calls of their methods. If everything can be replaced, clients
 * are replaced where they are created. Otherwise a second client is declared beside a former one, for the calls that can be.
 */
export abstract class ClientMigration<Call extends ClientCall> {
  protected readonly context: MigrationContext;
  protected readonly uses: ClientUses<Call>;
  protected readonly rewrites: Rewrite[] = [];
  protected readonly findings: Finding[] = [];
  /** Whether everything is replaced. Known once {@link plan} was called. */
  protected isComplete = false;
  #calls: readonly ReadCall<Call>[] = [];
  #creations: ReadonlyMap<Creation, CreationText | Obstacle> = new Map();
  readonly #second = new Map<ClientVariable, string | Obstacle>();

  constructor(context: MigrationContext, uses: ClientUses<Call>) {
    this.context = context;
    this.uses = uses;
  }

  /** Reads a call. Its text is an obstacle if it is not replaced. */
  protected abstract read(use: Call): ReadCall<Call>;

  /** @throws Obstacle */
  protected abstract readCreation(creation: ClientCreation): CreationText;

  /** Prints a type of clients; undefined if it has no equivalent. */
  protected abstract typeText(name: string): ((writer: Writer) => string) | undefined;

  /** The equivalent of a type that stays. */
  protected abstract typeEquivalent(name: string): string;

  /** Whether a call adds or removes middleware. */
  protected isHook(_use: Call): boolean {
    return false;
  }

  /** Prints a statement that declares middleware of a client. */
  protected middlewareText(_name: string, _creation: Creation, _writer: Writer): string {
    return "";
  }

  plan(): Plan {
    const { uses } = this;
    this.#calls = uses.calls.map((use) => this.read(use));
    const all = [...uses.variables.values(), ...uses.creations];
    this.#creations = new Map(
      all.map((one) => [one.creation, this.within(one.creation, () => this.readCreation(one))]),
    );
    const isComplete = this.#isComplete();
    this.isComplete = isComplete;
    for (const variable of uses.variables.values()) {
      if (isComplete || this.#isIsolated(variable)) this.#replace(variable.creation, variable);
    }
    const isReplaced = (variable: ClientVariable | undefined): boolean =>
      isComplete || (variable !== undefined && this.#isIsolated(variable));
    if (isComplete) {
      for (const { creation } of uses.creations) this.#replace(creation, undefined);
      this.#replaceTypes();
    } else this.#reportTypes();
    for (const one of this.#calls) {
      const variable = this.variableOf(one.use.client);
      if (isReplaced(variable)) this.#rewriteCall(one, (writer) => writer.textOf(one.use.client));
      else this.#useSecondClient(one, variable);
    }
    for (const { node, why, isCall } of uses.others) {
      this.report(node, { what: shortText(node), why, isCall, equivalent: "see docs/client.md" });
    }
    return { rewrites: this.rewrites, findings: this.findings };
  }

  /** Whether a creation cannot be replaced. */
  protected isUnreadable(creation: Creation): boolean {
    return this.#creations.get(creation) instanceof Obstacle;
  }

  protected within<Value>(node: ts.Node, read: () => Value): Value | Obstacle {
    const file = node.getSourceFile();
    if (!this.context.isSearched(file)) return new Obstacle("the file is not one of those to migrate");
    const range = { file, start: node.getStart(file), end: node.end };
    const message = this.context.excluded.get(keyOf(range));
    if (message !== undefined) return new Obstacle(`the result would not compile: ${message}`);
    return attempt(read);
  }

  /** Whether all clients of the program can be replaced at once. */
  #isComplete(): boolean {
    const { others, escapes, creations, types } = this.uses;
    const { checker, excluded, isSearched } = this.context;
    if (excluded.has(inPlace) || others.length > 0) return false;
    if (!types.every(({ node, name }) => isSearched(node.getSourceFile()) && this.typeText(name) !== undefined))
      return false;
    if (creations.some(({ creation }) => this.#calls.some(({ use }) => this.isHook(use) && use.client === creation)))
      return false;
    const isLost = escapes.some(({ node }) => {
      const type = ts.isExpression(node) ? checker.getContextualType(node) : undefined;
      const isAny = type !== undefined && (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
      return isAny || ts.isAsExpression(node.parent);
    });
    const isRead = (one: unknown): boolean => !(one instanceof Obstacle);
    return !isLost && this.#calls.every(({ text }) => isRead(text)) && [...this.#creations.values()].every(isRead);
  }

  /** Whether a client is used by calls that can be rewritten, and by nothing else. */
  #isIsolated(variable: ClientVariable): boolean {
    const { escapes, others, creations, variables } = this.uses;
    if (this.context.excluded.has(inPlace) || others.length > 0 || creations.length > 0) return false;
    if (this.#creations.get(variable.creation) instanceof Obstacle) return false;
    if (escapes.some((one) => one.variable === variable)) return false;
    const [given] = variable.creation.arguments ?? [];
    const inner = variable.isWrapper && given !== undefined ? this.variableOf(given) : undefined;
    if (variable.isWrapper && (inner === undefined || !this.#isIsolated(inner))) return false;
    const isWrapped = [...variables.values()].some(
      (one) =>
        one.isWrapper &&
        one.creation.arguments?.[0] !== undefined &&
        this.variableOf(one.creation.arguments?.[0]) === variable,
    );
    // A client of queries is replaced with the client in it.
    const wrappers = [...variables.values()].filter((one) => one.isWrapper && isWrapped);
    const own = this.#calls.filter(({ use }) => {
      const used = this.variableOf(use.client);
      return used === undefined || used === variable || (used !== undefined && wrappers.includes(used));
    });
    return own.every(({ use, text }) => this.variableOf(use.client) !== undefined && !(text instanceof Obstacle));
  }

  protected variableOf(client: ts.Expression): ClientVariable | undefined {
    const name = ts.isPropertyAccessExpression(client) ? client.name : client;
    const symbol = ts.isIdentifier(name) ? symbolOf(name, this.context.checker) : undefined;
    return symbol === undefined ? undefined : this.uses.variables.get(symbol);
  }

  #middlewareOf(variable: ClientVariable): readonly Call[] {
    return this.uses.calls.filter((use) => this.isHook(use) && this.variableOf(use.client) === variable);
  }

  #replace(creation: Creation, variable: ClientVariable | undefined): void {
    const text = this.#creations.get(creation);
    if (text === undefined || text instanceof Obstacle) return;
    const hasMiddleware = variable !== undefined && this.#middlewareOf(variable).length > 0;
    const middleware = hasMiddleware ? `${nameOf(variable)}Middleware` : undefined;
    if (middleware !== undefined && variable !== undefined) {
      const statement = variable.declaration.parent.parent;
      const start = statement.getStart();
      const file = creation.getSourceFile();
      this.add(statement, {
        start,
        end: start,
        kind: "client",
        what: "middleware",
        text: (writer) => `${this.middlewareText(middleware, creation, writer)}\n${indentationAt(file, start)}`,
      });
    }
    this.add(creation, { kind: "client", what: "createClient", text: (writer) => text(writer, middleware) });
  }

  #replaceTypes(): void {
    for (const { node, name } of this.uses.types) {
      const text = this.typeText(name);
      if (text !== undefined) this.add(node, { kind: "type", what: name, text });
    }
  }

  #reportTypes(): void {
    for (const { node, name } of this.uses.types) {
      const why = "the former client is still in use";
      this.report(node, { what: name, why, isCall: false, equivalent: this.typeEquivalent(name) });
    }
  }

  #rewriteCall({ use, text, what, equivalent }: ReadCall<Call>, client: (writer: Writer) => string): void {
    const { call } = use;
    if (text instanceof Obstacle) {
      this.report(call, { what, why: text.why, isCall: !this.isHook(use), equivalent });
      return;
    }
    const variable = this.isHook(use) ? this.variableOf(use.client) : undefined;
    const given = variable === undefined ? client : () => `${nameOf(variable)}Middleware`;
    this.add(call, {
      kind: this.isHook(use) ? "client" : "call",
      what,
      equivalent,
      text: (writer) => text(writer, given(writer)),
    });
  }

  /** Adds a generated client beside the former one, and rewrites a call to use it. */
  #useSecondClient(one: ReadCall<Call>, variable: ClientVariable | undefined): void {
    const { call, client } = one.use;
    if (this.isHook(one.use)) {
      if (variable === undefined) this.#rewriteCall(one, () => "");
      return;
    }
    if (one.text instanceof Obstacle || variable === undefined) {
      const why =
        one.text instanceof Obstacle
          ? one.text.why
          : "the client is not a constant, and the former client is still in use";
      this.report(call, { what: one.what, why, isCall: true, equivalent: one.equivalent });
      return;
    }
    const second = this.#secondFor(variable, client);
    if (second instanceof Obstacle) {
      this.report(call, { what: one.what, why: second.why, isCall: true, equivalent: one.equivalent });
      return;
    }
    this.#rewriteCall(one, second);
  }

  /** How a file refers to the second client of a variable. */
  #secondFor(variable: ClientVariable, client: ts.Expression): ((writer: Writer) => string) | Obstacle {
    const name = this.#second.get(variable) ?? this.#addSecond(variable);
    this.#second.set(variable, name);
    if (name instanceof Obstacle) return name;
    const module = this.#moduleOf(variable, client);
    if (module instanceof Obstacle) return module;
    return (writer) => (module === undefined ? name : writer.name(module, name));
  }

  /** How the file of a call imports the client; undefined if it declares it. */
  #moduleOf(variable: ClientVariable, client: ts.Expression): string | undefined | Obstacle {
    const file = client.getSourceFile();
    if (variable.declaration.getSourceFile() === file) return undefined;
    if (!ts.isIdentifier(client)) return new Obstacle("the former client is still in use, as a member of a namespace");
    for (const statement of file.statements) {
      const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
      if (bindings === undefined || !ts.isNamedImports(bindings) || !ts.isImportDeclaration(statement)) continue;
      const isImported = bindings.elements.some(({ name }) => name.text === client.text);
      if (isImported && ts.isStringLiteral(statement.moduleSpecifier)) return statement.moduleSpecifier.text;
    }
    return new Obstacle("the former client is still in use, and the import of a second one is not known");
  }

  #addSecond(variable: ClientVariable): string | Obstacle {
    const text = variable.isWrapper ? this.#secondOfWrapper(variable) : this.#creations.get(variable.creation);
    const name = `guildwire${nameOf(variable)
      .replace(/^[^a-z]*/i, "")
      .replace(/^./, (first) => first.toUpperCase())}`;
    if (this.#isDeclared(variable, name)) return name;
    if (text === undefined) return new Obstacle("the client cannot be created");
    if (text instanceof Obstacle) return new Obstacle(`its client is not replaced: ${text.why}`);
    const statement = variable.declaration.parent.parent;
    const isAlone = ts.isVariableStatement(statement) && statement.declarationList.declarations.length === 1;
    if (!isAlone) return new Obstacle("its client is declared together with other variables");
    if (this.#middlewareOf(variable).length > 0) {
      return new Obstacle("its client has middleware, and is used in other ways as well");
    }
    const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    const indentation = indentationAt(statement.getSourceFile(), statement.getStart());
    this.add(statement, {
      start: statement.end,
      end: statement.end,
      kind: "client",
      what: "createClient",
      text: (writer) => `\n${indentation}${isExported ? "export " : ""}const ${name} = ${text(writer, undefined)};`,
    });
    return name;
  }

  /** The client in a wrapper: a second one, or a creation. */
  #secondOfWrapper({ creation }: ClientVariable): CreationText | Obstacle {
    const [client] = creation.arguments ?? [];
    const own = client === undefined ? undefined : [...this.#creations].find(([one]) => one === client)?.[1];
    if (own !== undefined) return own;
    const inner = client === undefined ? undefined : this.variableOf(client);
    if (client === undefined || inner === undefined) return new Obstacle("the client in it is not a constant");
    return this.#secondFor(inner, client);
  }

  /** Whether an earlier run has declared the second client. */
  #isDeclared({ declaration }: ClientVariable, name: string): boolean {
    const block = declaration.parent.parent.parent;
    let isFound = false;
    ts.forEachChild(block, (one) => {
      if (!ts.isVariableStatement(one)) return;
      isFound ||= one.declarationList.declarations.some((each) => each.name.getText() === name);
    });
    return isFound;
  }

  protected add(node: ts.Node, rewrite: Partial<Rewrite> & Pick<Rewrite, "kind" | "what" | "text">): void {
    const file = node.getSourceFile();
    this.rewrites.push({ file, start: node.getStart(file), end: node.end, equivalent: "", ...rewrite });
  }

  protected report(node: ts.Node, finding: Omit<Finding, "file" | "start" | "end">): void {
    const file = node.getSourceFile();
    if (!this.context.isSearched(file)) return;
    this.findings.push({ file, start: node.getStart(file), end: node.end, ...finding });
  }
}

function nameOf({ declaration }: ClientVariable): string {
  return declaration.name.getText();
}

/** A node as a text for messages. */
export function shortText(node: ts.Node): string {
  const text = node.getText().replaceAll(/\s+/g, " ");
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
