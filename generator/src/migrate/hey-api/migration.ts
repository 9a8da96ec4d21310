import { ts } from "../../typescript/compiler.js";
import { equivalentOf, identifiersIn, printCall, printResultCall } from "../calls.js";
import { ErrorHandlers } from "../error-handlers.js";
import {
  attempt,
  type Finding,
  keyOf,
  type Migration,
  type MigrationContext,
  Obstacle,
  type Plan,
  type Rewrite,
  type Writer,
} from "../plan.js";
import { containsOwn, indentationAt } from "../syntax.js";
import { readSdkCall } from "./calls.js";
import { configuredClient } from "./clients.js";
import { type FormerUses, findUses, isFormerOutput, type SdkCall } from "./uses.js";

/** Replaces the functions that @hey-api/openapi-ts writes, and the client that they use. */
export const migrateHeyApi: Migration = (context) => new SdkMigration(context).plan();

/** Names of the generated client and of its middleware, beside those of the former one. */
const clientName = "apiClient";
const middlewareName = "apiMiddleware";

class SdkMigration {
  readonly #context: MigrationContext;
  readonly #uses: FormerUses;
  readonly #rewrites: Rewrite[] = [];
  readonly #findings: Finding[] = [];
  /** Everything that receives errors which calls throw. */
  readonly #handlers: ErrorHandlers;

  constructor(context: MigrationContext) {
    this.#context = context;
    this.#uses = findUses(context);
    this.#handlers = new ErrorHandlers(context, isFormerOutput);
  }

  plan(): Plan {
    const { calls, others } = this.#uses;
    const home = this.#home();
    let isComplete = others.length === 0;
    for (const one of calls) {
      const text = home instanceof Obstacle ? home : this.#within(one.call, () => this.#callText(one, home));
      if (text instanceof Obstacle) {
        isComplete = false;
        const equivalent =
          one.target === undefined ? "a function of the generated client" : equivalentOf(one.target, "client");
        this.#report(one.call, { what: one.what, why: text.why, isCall: true, equivalent });
      } else {
        const equivalent = one.target === undefined ? "" : equivalentOf(one.target, "client");
        this.#add(one.call, { kind: "call", what: one.what, equivalent, text });
      }
    }
    for (const { node, why } of others) {
      this.#report(node, { what: node.getText(), why, isCall: false, equivalent: "see docs/migrate.md" });
    }
    if (!(home instanceof Obstacle) && calls.length > 0) this.#configure(home, isComplete);
    this.#replaceTypes();
    return { rewrites: this.#rewrites, findings: this.#findings };
  }

  /** The call that configures the client of all functions: the generated client is declared there. */
  #home(): Home | Obstacle {
    const { configurations, interceptors } = this.#uses;
    const [call] = configurations;
    if (call === undefined || configurations.length > 1) {
      return new Obstacle("the client is not configured by exactly one setConfig");
    }
    const file = call.getSourceFile();
    const isTopLevel = (node: ts.CallExpression): boolean =>
      ts.isExpressionStatement(node.parent) && node.parent.parent === file && node.getSourceFile() === file;
    if (!isTopLevel(call)) return new Obstacle("the client is configured in a function");
    const text = this.#within(call, () => configuredClient(call, this.#context));
    if (text instanceof Obstacle) return text;
    const hooks = interceptors.map((one) =>
      this.#within(one.call, () => interceptorText(one, interceptors, isTopLevel)),
    );
    const obstacle = hooks.find((one) => one instanceof Obstacle);
    if (obstacle instanceof Obstacle) return obstacle;
    return { call, file, text, hooks: hooks as readonly ((writer: Writer) => string)[] };
  }

  #callText({ call, target }: SdkCall, { file }: Home): (writer: Writer) => string {
    if (target === undefined) throw new Obstacle("the document has no such operation");
    if (target.obstacle !== undefined) throw new Obstacle(target.obstacle);
    const own = call.getSourceFile();
    if (own !== file && this.#handlers.importsOf(file).has(own)) {
      throw new Obstacle("the file that configures the client imports this one: move setConfig to a file of its own");
    }
    const { form, throwsOnError } = readSdkCall(call, target, this.#context);
    const client = (writer: Writer): string =>
      own === file ? clientName : writer.name(`file:${file.fileName}`, clientName);
    const kept = [...form.args, ...form.options].flatMap(({ nodes }) => nodes);
    const awaits = kept.some((node) => containsOwn(node, ts.isAwaitExpression));
    if (awaits) throw new Obstacle("an argument awaits a value, whose rejection would become the error of the result");
    if (!throwsOnError) return (writer) => printResultCall(form, client(writer), writer, { rejects: false });
    const handler = this.#handlers.around(own);
    if (handler !== undefined) {
      const file = handler.getSourceFile();
      const line = file.getLineAndCharacterOfPosition(handler.getStart(file)).line + 1;
      throw new Obstacle(
        `its error becomes an ApiError, and may be caught in ${file.fileName.replace(/^.*\//, "")}:${line}`,
      );
    }
    if (target.returnsStatus) throw new Obstacle("the operation has several results");
    if (kept.some((node) => identifiersIn(node).includes("client"))) {
      throw new Obstacle("an argument has the name of the client in withResponse");
    }
    return (writer) => {
      const inner = printCall(form, "client", writer);
      return `${writer.name("#client", "withResponse")}(${client(writer)}, (client) => ${inner})`;
    };
  }

  #configure({ call, file, text, hooks }: Home, isComplete: boolean): void {
    const statement = call.parent;
    const indentation = indentationAt(file, statement.getStart(file));
    const middleware = hooks.length > 0 ? middlewareName : undefined;
    const declared = (writer: Writer): string => {
      const create = middleware === undefined ? "" : writer.name("@guildwire/runtime/paths", "fetchWithMiddleware");
      const first = middleware === undefined ? "" : `const ${middleware} = ${create}();\n${indentation}`;
      return `${first}export const ${clientName} = ${text(writer, middleware)};`;
    };
    const interceptors = this.#uses.interceptors;
    if (isComplete) {
      this.#add(statement, { kind: "client", what: "client.setConfig", text: declared });
      for (const [index, one] of interceptors.entries()) {
        const hook = hooks[index];
        if (hook !== undefined) this.#add(one.call, { kind: "client", what: "an interceptor", text: hook });
      }
      return;
    }
    if (/\bapiClient\b/.test(file.text)) return;
    const after = (node: ts.Node, print: (writer: Writer) => string): void =>
      this.#add(node, {
        start: node.end,
        end: node.end,
        kind: "client",
        what: "client.setConfig",
        text: (writer) => `\n${indentation}${print(writer)}`,
      });
    after(statement, declared);
    for (const [index, one] of interceptors.entries()) {
      const hook = hooks[index];
      if (hook !== undefined) after(one.call.parent, (writer) => `${hook(writer)};`);
    }
  }

  /** Replaces names of types of the former output that the generated package has as well. */
  #replaceTypes(): void {
    const { operations, isSearched, excluded } = this.#context;
    for (const { node, name } of this.#uses.types) {
      const file = node.getSourceFile();
      const type = operations.typeOfSchema(name);
      const isExcluded = excluded.has(keyOf({ file, start: node.getStart(file), end: node.end }));
      if (type === undefined || isExcluded || !isSearched(file)) continue;
      this.#add(node, {
        kind: "type",
        what: name,
        equivalent: type,
        text: (writer) => writer.name("#types", type, "type"),
      });
    }
  }

  #within<Value>(node: ts.Node, read: () => Value): Value | Obstacle {
    const file = node.getSourceFile();
    if (!this.#context.isSearched(file)) return new Obstacle("the file is not one of those to migrate");
    const message = this.#context.excluded.get(keyOf({ file, start: node.getStart(file), end: node.end }));
    return message === undefined ? attempt(read) : new Obstacle(`the result would not compile: ${message}`);
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

interface Home {
  readonly call: ts.CallExpression;
  readonly file: ts.SourceFile;
  readonly text: (writer: Writer, middleware: string | undefined) => string;
  readonly hooks: readonly ((writer: Writer) => string)[];
}

type Interceptor = FormerUses["interceptors"][number];

/** @throws Obstacle */
function interceptorText(
  { call, kind }: Interceptor,
  all: readonly Interceptor[],
  isTopLevel: (node: ts.CallExpression) => boolean,
): (writer: Writer) => string {
  const [given] = call.arguments;
  if (!isTopLevel(call) || given === undefined)
    throw new Obstacle("an interceptor is added in another file or in a function");
  const count = ts.isArrowFunction(given) || ts.isFunctionExpression(given) ? given.parameters.length : undefined;
  if (kind === "request" && count === 1) {
    return ({ textOf }) => `${middlewareName}.use({ onRequest: ({ request }) => (${textOf(given)})(request) })`;
  }
  const isOnly = all.filter((one) => one.kind === "response").length === 1;
  if (kind === "response" && isOnly && count !== undefined && count <= 2) {
    const names = ["response", "request"].slice(0, count).join(", ");
    return ({ textOf }) =>
      `${middlewareName}.use({ onResponse: ({ ${names === "" ? "" : `${names} `}}) => (${textOf(given)})(${names}) })`;
  }
  throw new Obstacle(`the interceptor of ${kind === "error" ? "errors" : `a ${kind}`} has no equivalent`);
}
