import { ts } from "../typescript/compiler.js";
import { isDeclared, moduleOf, nameOf, secondName, shortText } from "./client-names.js";
import type {
  AssignedMiddleware,
  ClientCall,
  ClientCreation,
  ClientUses,
  ClientVariable,
  Creation,
  CreationText,
  ReadCall,
} from "./client-uses.js";
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

  /** Prints a client of the former interface around a generated one, for calls that stay; undefined if there is none. */
  protected keptClient(_use: Call): ((writer: Writer, client: string) => string) | undefined {
    return undefined;
  }

  /** The middleware of a client that is not the value of a constant; undefined if it has none. */
  protected assignedMiddleware(_creation: Creation): AssignedMiddleware | undefined {
    return undefined;
  }

  /** Prints a statement that declares middleware of a client. */
  protected middlewareText(_name: string, _creation: Creation, _writer: Writer): string {
    return "";
  }

  plan(): Plan {
    const { uses } = this;
    this.#calls = uses.calls.map((use) => this.#withClient(this.read(use)));
    const variables = new Set(uses.variables.values());
    const all = [...variables, ...uses.creations];
    this.#creations = new Map(
      all.map((one) => [one.creation, this.within(one.creation, () => this.readCreation(one))]),
    );
    const isWhole = this.#isReplaceable();
    const isRead = ({ text }: ReadCall<Call>): boolean => !(text instanceof Obstacle);
    // A client that is passed around cannot have a second one beside it.
    const isPassed = this.#calls.some(({ use }) => !this.isHook(use) && this.variableOf(use.client) === undefined);
    const isKept = (one: ReadCall<Call>): boolean => isRead(one) || this.#canKeep(one);
    const isComplete = isWhole && (this.#calls.every(isRead) || (isPassed && this.#calls.every(isKept)));
    this.isComplete = isComplete;
    for (const variable of variables) {
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
      if (isComplete && !isRead(one)) this.#keepCall(one);
      else if (isReplaced(variable)) this.#rewriteCall(one, this.#clientText(one.use.client, variable));
      else this.#useSecondClient(one, variable);
    }
    for (const { node, why, isCall } of uses.others) {
      this.report(node, { what: shortText(node), why, isCall, equivalent: "see docs/client.md" });
    }
    return { rewrites: this.rewrites, findings: this.findings };
  }

  /** How a call refers to the client that replaces the former one. */
  #clientText(client: ts.Expression, variable: ClientVariable | undefined): (writer: Writer) => string {
    if (variable?.isDestructured !== true) return (writer) => writer.textOf(client);
    const module = this.moduleOf(variable, client);
    const name = secondName(variable);
    return (writer) => (typeof module === "string" ? writer.name(module, name) : name);
  }

  /** A call of a method that is imported alone has to import the client. */
  #withClient(one: ReadCall<Call>): ReadCall<Call> {
    const variable = this.variableOf(one.use.client);
    if (variable?.isDestructured !== true || one.text instanceof Obstacle) return one;
    const module = this.moduleOf(variable, one.use.client);
    return module instanceof Obstacle ? { ...one, text: module } : one;
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

  /** Whether a call that is not rewritten may use a replaced client. */
  #canKeep({ use }: ReadCall<Call>): boolean {
    const { call, client } = use;
    const isSearched = this.context.isSearched(call.getSourceFile());
    return isSearched && this.variableOf(client)?.isDestructured !== true && this.keptClient(use) !== undefined;
  }

  /** Lets a call as it is, with a client of the former interface around the generated one. */
  #keepCall({ use, text, what, equivalent }: ReadCall<Call>): void {
    const { call, client } = use;
    const kept = this.keptClient(use);
    if (kept === undefined || !(text instanceof Obstacle)) return;
    this.report(call, { what, why: text.why, isCall: true, equivalent });
    this.add(client, {
      kind: "client",
      what: "the client of a call",
      text: (writer) => kept(writer, writer.textOf(client)),
    });
  }

  /** Whether all clients of the program can be replaced at once. */
  #isReplaceable(): boolean {
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
    if (escapes.some(({ variable }) => variable.isDestructured === true)) return false;
    return !isLost && [...this.#creations.values()].every(isRead);
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
    if (middleware !== undefined && variable !== undefined) this.#declareMiddleware(variable, middleware);
    const assigned = variable === undefined ? this.assignedMiddleware(creation) : undefined;
    if (assigned !== undefined) this.#declareBefore(assigned.statement, assigned.name, creation, "");
    const isWhole = variable?.isDestructured === true;
    this.add(isWhole ? variable.declaration : creation, {
      kind: "client",
      what: "createClient",
      text: (writer) => `${isWhole ? `${secondName(variable)} = ` : ""}${text(writer, middleware ?? assigned?.name)}`,
    });
  }

  #declareMiddleware(variable: ClientVariable, name: string): void {
    const { creation, declaration } = variable;
    const file = creation.getSourceFile();
    const isShared = this.#middlewareOf(variable).some(({ call }) => call.getSourceFile() !== file);
    this.#declareBefore(declaration.parent.parent, name, creation, isShared ? "export " : "");
  }

  #declareBefore(statement: ts.Node, name: string, creation: Creation, modifier: string): void {
    const file = creation.getSourceFile();
    // Comments of the client, which may contain its type, stay above it.
    const start = statement.getStart(file, true);
    this.add(statement, {
      start,
      end: start,
      kind: "client",
      what: "middleware",
      text: (writer) => `${modifier}${this.middlewareText(name, creation, writer)}\n${indentationAt(file, start)}`,
    });
  }

  /** Lets a second client have the middleware of the former one. Returns its name. @throws Obstacle */
  #shareMiddleware(variable: ClientVariable): string | undefined {
    const hooks = this.#calls.filter(({ use }) => this.isHook(use) && this.variableOf(use.client) === variable);
    if (hooks.length === 0) return undefined;
    const name = `${nameOf(variable)}Middleware`;
    const shared = hooks.map(({ use, text }) => {
      if (text instanceof Obstacle) throw text;
      const module = this.moduleOf(variable, use.client);
      return this.sharedHook(use, (writer) => (typeof module === "string" ? writer.name(module, name) : name));
    });
    this.#declareMiddleware(variable, name);
    for (const { node, text } of shared) this.add(node, { kind: "client", what: "middleware", text });
    return name;
  }

  /** A statement that adds middleware to the former client, and its text that adds it to another one too. @throws Obstacle */
  protected sharedHook(_use: Call, _middleware: (writer: Writer) => string): { node: ts.Node; text: Rewrite["text"] } {
    throw new Obstacle("its client has middleware, and is used in other ways as well");
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
    const module = variable === undefined ? undefined : this.moduleOf(variable, use.client);
    const middleware = variable === undefined ? "" : `${nameOf(variable)}Middleware`;
    const given = (writer: Writer): string =>
      variable === undefined
        ? client(writer)
        : typeof module === "string"
          ? writer.name(module, middleware)
          : middleware;
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
      if (variable !== undefined) return;
      const why = one.text instanceof Obstacle ? one.text.why : this.#whyNotReplaced();
      this.report(call, { what: one.what, why, isCall: false, equivalent: one.equivalent });
      return;
    }
    if (one.text instanceof Obstacle || variable === undefined) {
      const why = one.text instanceof Obstacle ? one.text.why : this.#whyNotReplaced();
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

  #whyNotReplaced(): string {
    const cause = [...this.#creations.values()].find((text) => text instanceof Obstacle);
    const other = this.uses.others.find(({ node }) => this.context.isSearched(node.getSourceFile()));
    const why =
      cause instanceof Obstacle
        ? cause.why
        : other === undefined
          ? this.context.excluded.get(inPlace)
          : `${other.why}: ${shortText(other.node)}`;
    return why === undefined
      ? "the client is not a constant, and the former client is still in use"
      : `its client is not replaced: ${why}`;
  }

  /** How a file refers to the second client of a variable. */
  #secondFor(variable: ClientVariable, client: ts.Expression): ((writer: Writer) => string) | Obstacle {
    const name = this.#second.get(variable) ?? this.#addSecond(variable);
    this.#second.set(variable, name);
    if (name instanceof Obstacle) return name;
    const module = this.moduleOf(variable, client);
    if (module instanceof Obstacle) return module;
    return (writer) => (module === undefined ? name : writer.name(module, name));
  }

  protected moduleOf(variable: ClientVariable, client: ts.Expression): string | undefined | Obstacle {
    return moduleOf(variable, client, this.context.checker);
  }

  #addSecond(variable: ClientVariable): string | Obstacle {
    const text = variable.isWrapper ? this.#secondOfWrapper(variable) : this.#creations.get(variable.creation);
    const name = secondName(variable);
    if (isDeclared(variable, name)) return name;
    if (text === undefined) return new Obstacle("the client cannot be created");
    if (text instanceof Obstacle) return new Obstacle(`its client is not replaced: ${text.why}`);
    const statement = variable.declaration.parent.parent;
    const isAlone = ts.isVariableStatement(statement) && statement.declarationList.declarations.length === 1;
    if (!isAlone) return new Obstacle("its client is declared together with other variables");
    const file = statement.getSourceFile();
    const refusal = this.context.excluded.get(keyOf({ file, start: statement.end, end: statement.end }));
    if (refusal !== undefined) return new Obstacle(`its client would not compile: ${refusal}`);
    const middleware = attempt(() => this.#shareMiddleware(variable));
    if (middleware instanceof Obstacle) return middleware;
    const isExported = this.#calls.some(
      ({ use }) => use.client.getSourceFile() !== file && this.variableOf(use.client) === variable,
    );
    const hasExport = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    const indentation = indentationAt(statement.getSourceFile(), statement.getStart());
    this.add(statement, {
      start: statement.end,
      end: statement.end,
      kind: "client",
      what: "createClient",
      text: (writer) =>
        `\n${indentation}${isExported || hasExport ? "export " : ""}const ${name} = ${text(writer, middleware)};`,
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
