import { ts } from "../../typescript/compiler.js";
import { equivalentOf, printResultCall } from "../calls.js";
import {
  attempt,
  type Finding,
  inPlace,
  keyOf,
  type Migration,
  type MigrationContext,
  Obstacle,
  type Plan,
  type Rewrite,
  type Writer,
} from "../plan.js";
import { schemaTypeRewrites } from "../schema-types.js";
import { indentationAt, symbolOf } from "../syntax.js";
import { readInit, targetOf } from "./calls.js";
import { clientCreation, customFetch } from "./clients.js";
import { readQueryCall } from "./queries.js";
import { type ClientVariable, type FormerUses, findUses, type MemberCall } from "./uses.js";

/** Replaces the client of openapi-fetch, and that of openapi-react-query around it. */
export const migrateOpenapiFetch: Migration = (context) => new FetchMigration(context).plan();

/** Prints a call with the text of its client. */
type CallText = (writer: Writer, client: string) => string;

interface ReadCall {
  readonly use: MemberCall;
  readonly text: CallText | Obstacle;
  readonly what: string;
  readonly equivalent: string;
}

class FetchMigration {
  readonly #context: MigrationContext;
  readonly #uses: FormerUses;
  readonly #calls: readonly ReadCall[];
  readonly #creations: ReadonlyMap<ts.CallExpression, ReturnType<typeof clientCreation> | Obstacle>;
  readonly #rewrites: Rewrite[] = [];
  readonly #findings: Finding[] = [];

  constructor(context: MigrationContext) {
    this.#context = context;
    this.#uses = findUses(context);
    this.#calls = this.#uses.calls.map((use) => this.#read(use));
    const all = [...this.#uses.variables.values(), ...this.#uses.creations];
    this.#creations = new Map(
      all.map((one) => [one.creation, this.#within(one.creation, () => creationText(one, context))]),
    );
  }

  plan(): Plan {
    const isComplete = this.#isComplete();
    for (const variable of this.#uses.variables.values()) {
      if (isComplete || this.#isIsolated(variable)) this.#replace(variable.creation, variable);
    }
    const isReplaced = (variable: ClientVariable | undefined): boolean =>
      isComplete || (variable !== undefined && this.#isIsolated(variable));
    if (isComplete) {
      for (const { creation } of this.#uses.creations) this.#replace(creation, undefined);
      this.#replaceTypes();
    } else this.#reportTypes();
    for (const one of this.#calls) {
      const variable = this.#variableOf(one.use.client);
      if (isReplaced(variable)) this.#rewriteCall(one, (writer) => writer.textOf(one.use.client));
      else this.#useSecondClient(one, variable);
    }
    for (const { node, why, isCall } of this.#uses.others) {
      this.#report(node, { what: shortText(node), why, isCall, equivalent: "see docs/client.md" });
    }
    const types = schemaTypeRewrites(this.#context, this.#pathTypes());
    return { rewrites: [...this.#rewrites, ...types.rewrites], findings: [...this.#findings, ...types.findings] };
  }

  #within<Value>(node: ts.Node, read: () => Value): Value | Obstacle {
    const file = node.getSourceFile();
    if (!this.#context.isSearched(file)) return new Obstacle("the file is not one of those to migrate");
    const range = { file, start: node.getStart(file), end: node.end };
    const message = this.#context.excluded.get(keyOf(range));
    if (message !== undefined) return new Obstacle(`the result would not compile: ${message}`);
    return attempt(read);
  }

  #read(use: MemberCall): ReadCall {
    const { call, member, isQuery } = use;
    const [first, second] = call.arguments;
    if (member === "use" || member === "eject") {
      const what = `${member} of middleware`;
      const text = this.#within(call, () => this.#middlewareCall(use));
      return { use, text, what, equivalent: "fetchWithMiddleware() as fetch of createClient" };
    }
    const isGeneric = isQuery || member === "request";
    const method = isGeneric ? (first !== undefined && ts.isStringLiteralLike(first) ? first.text : undefined) : member;
    const path = isGeneric ? second : first;
    const target =
      method === undefined ? new Obstacle("the method is computed") : targetOf(method, path, this.#context);
    const what = `${(method ?? member).toUpperCase()} ${path === undefined ? "" : shortText(path).replaceAll(/["'`]/g, "")}`;
    if (target instanceof Obstacle) {
      return { use, text: target, what, equivalent: "a function of the generated client" };
    }
    if (isQuery) {
      const text = this.#within(call, () => readQueryCall(use, target, this.#context));
      return { use, text, what, equivalent: `${member}(${target.name}Query(client, args))` };
    }
    const init = call.arguments[isGeneric ? 2 : 1];
    const text = this.#within(call, () => {
      const form = readInit(call, init, target, this.#context);
      return (writer: Writer, client: string) => printResultCall(form, client, writer);
    });
    return { use, text, what, equivalent: equivalentOf(target, "client") };
  }

  #middlewareCall({ call, client, member }: MemberCall): CallText {
    const variable = this.#variableOf(client);
    if (variable === undefined) throw new Obstacle("the client is not a constant");
    if (this.#uses.middlewareContext.length > 0) {
      throw new Obstacle("middleware reads the path template, parameters, options or id of calls");
    }
    if (variable.declaration.getSourceFile() !== call.getSourceFile()) {
      throw new Obstacle("the client is declared in another file");
    }
    return (writer, middleware) => `${middleware}.${member}(${call.arguments.map(writer.textOf).join(", ")})`;
  }

  /** Whether all clients of the program can be replaced at once. */
  #isComplete(): boolean {
    const { others, escapes, creations, types } = this.#uses;
    const { checker, excluded, isSearched } = this.#context;
    if (excluded.has(inPlace) || others.length > 0) return false;
    if (!types.every(({ node, name }) => isSearched(node.getSourceFile()) && replacedTypes.has(name))) return false;
    if (creations.some(({ creation }) => this.#calls.some(({ use }) => isHook(use) && use.client === creation)))
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
    const { escapes, others, creations, variables } = this.#uses;
    if (this.#context.excluded.has(inPlace) || others.length > 0 || creations.length > 0) return false;
    if (this.#creations.get(variable.creation) instanceof Obstacle) return false;
    if (escapes.some((one) => one.variable === variable)) return false;
    const [given] = variable.creation.arguments;
    const inner = variable.isQuery && given !== undefined ? this.#variableOf(given) : undefined;
    if (variable.isQuery && (inner === undefined || !this.#isIsolated(inner))) return false;
    const isWrapped = [...variables.values()].some(
      (one) =>
        one.isQuery &&
        one.creation.arguments[0] !== undefined &&
        this.#variableOf(one.creation.arguments[0]) === variable,
    );
    // A client of queries is replaced with the client in it.
    const wrappers = [...variables.values()].filter((one) => one.isQuery && isWrapped);
    const own = this.#calls.filter(({ use }) => {
      const used = this.#variableOf(use.client);
      return used === undefined || used === variable || (used !== undefined && wrappers.includes(used));
    });
    return own.every(({ use, text }) => this.#variableOf(use.client) !== undefined && !(text instanceof Obstacle));
  }

  #variableOf(client: ts.Expression): ClientVariable | undefined {
    const name = ts.isPropertyAccessExpression(client) ? client.name : client;
    const symbol = ts.isIdentifier(name) ? symbolOf(name, this.#context.checker) : undefined;
    return symbol === undefined ? undefined : this.#uses.variables.get(symbol);
  }

  #middlewareOf(variable: ClientVariable): readonly MemberCall[] {
    return this.#uses.calls.filter((use) => isHook(use) && this.#variableOf(use.client) === variable);
  }

  #replace(creation: ts.CallExpression, variable: ClientVariable | undefined): void {
    const text = this.#creations.get(creation);
    if (text === undefined || text instanceof Obstacle) return;
    const hasMiddleware = variable !== undefined && this.#middlewareOf(variable).length > 0;
    const middleware = hasMiddleware ? `${nameOf(variable)}Middleware` : undefined;
    if (middleware !== undefined && variable !== undefined) {
      const statement = variable.declaration.parent.parent;
      const start = statement.getStart();
      const file = creation.getSourceFile();
      this.#add(statement, {
        start,
        end: start,
        kind: "client",
        what: "middleware",
        text: (writer) => `${this.#middlewareDeclaration(middleware, creation, writer)}\n${indentationAt(file, start)}`,
      });
    }
    this.#add(creation, { kind: "client", what: "createClient", text: (writer) => text(writer, middleware) });
  }

  #middlewareDeclaration(name: string, creation: ts.CallExpression, writer: Writer): string {
    const create = writer.name("@guildwire/runtime/paths", "fetchWithMiddleware");
    const send = customFetch(creation, this.#context);
    return `const ${name} = ${create}(${send === undefined ? "" : writer.textOf(send)});`;
  }

  #replaceTypes(): void {
    for (const { node, name } of this.#uses.types) {
      this.#add(node, {
        kind: "type",
        what: name,
        text: (writer) =>
          name === "Client"
            ? writer.name("#client", name, "type")
            : writer.name("@guildwire/runtime/paths", name, "type"),
      });
    }
  }

  #reportTypes(): void {
    for (const { node, name } of this.#uses.types) {
      if (!this.#context.isSearched(node.getSourceFile())) continue;
      const equivalent = name === "Client" ? "Client of the generated client" : "a function around fetch";
      this.#report(node, { what: name, why: "the former client is still in use", isCall: false, equivalent });
    }
  }

  #rewriteCall({ use, text, what, equivalent }: ReadCall, client: (writer: Writer) => string): void {
    const { call } = use;
    if (text instanceof Obstacle) {
      this.#report(call, { what, why: text.why, isCall: !isHook(use), equivalent });
      return;
    }
    const variable = isHook(use) ? this.#variableOf(use.client) : undefined;
    const given = variable === undefined ? client : () => `${nameOf(variable)}Middleware`;
    this.#add(call, {
      kind: isHook(use) ? "client" : "call",
      what,
      equivalent,
      text: (writer) => text(writer, given(writer)),
    });
  }

  readonly #second = new Map<ClientVariable, string | Obstacle>();

  /** Adds a generated client beside the former one, and rewrites a call to use it. */
  #useSecondClient(one: ReadCall, variable: ClientVariable | undefined): void {
    const { call, client } = one.use;
    if (isHook(one.use)) {
      if (variable === undefined) this.#rewriteCall(one, () => "");
      return;
    }
    if (one.text instanceof Obstacle || variable === undefined) {
      const why =
        one.text instanceof Obstacle
          ? one.text.why
          : "the client is not a constant, and the former client is still in use";
      this.#report(call, { what: one.what, why, isCall: true, equivalent: one.equivalent });
      return;
    }
    const second = this.#secondFor(variable, client);
    if (second instanceof Obstacle) {
      this.#report(call, { what: one.what, why: second.why, isCall: true, equivalent: one.equivalent });
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
    const text = variable.isQuery ? this.#secondOfQueries(variable) : this.#creations.get(variable.creation);
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
    this.#add(statement, {
      start: statement.end,
      end: statement.end,
      kind: "client",
      what: "createClient",
      text: (writer) => `\n${indentation}${isExported ? "export " : ""}const ${name} = ${text(writer, undefined)};`,
    });
    return name;
  }

  #secondOfQueries({ creation }: ClientVariable): ((writer: Writer) => string) | Obstacle {
    const [client] = creation.arguments;
    const inner = client === undefined ? undefined : this.#variableOf(client);
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

  #pathTypes(): readonly ts.TypeNode[] {
    return [...this.#uses.variables.values(), ...this.#uses.creations].flatMap(({ creation, isQuery }) =>
      isQuery || this.#creations.get(creation) instanceof Obstacle ? [] : (creation.typeArguments ?? []),
    );
  }

  #add(node: ts.Node, rewrite: Partial<Rewrite> & Pick<Rewrite, "kind" | "what" | "text">): void {
    const file = node.getSourceFile();
    this.#rewrites.push({ file, start: node.getStart(file), end: node.end, equivalent: "", ...rewrite });
  }

  #report(node: ts.Node, finding: Omit<Finding, "file" | "start" | "end">): void {
    const file = node.getSourceFile();
    if (!this.#context.isSearched(file)) return;
    this.#findings.push({ file, start: node.getStart(file), end: node.end, ...finding });
  }
}

/** The types of openapi-fetch that are replaced together with all clients. */
const replacedTypes: ReadonlySet<string> = new Set(["Client", "Middleware"]);

function isHook({ member }: MemberCall): boolean {
  return member === "use" || member === "eject";
}

function nameOf({ declaration }: ClientVariable): string {
  return declaration.name.getText();
}

function creationText(
  { creation, isQuery }: { readonly creation: ts.CallExpression; readonly isQuery: boolean },
  context: MigrationContext,
): ReturnType<typeof clientCreation> {
  if (!isQuery) return clientCreation(creation, context);
  const [client] = creation.arguments;
  if (client === undefined || !ts.isIdentifier(client)) throw new Obstacle("the client of queries is not a variable");
  return (writer) => writer.textOf(client);
}

function shortText(node: ts.Node): string {
  const text = node.getText().replaceAll(/\s+/g, " ");
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
