import { ts } from "../../typescript/compiler.js";
import { equivalentOf } from "../calls.js";
import { shortText } from "../client-names.js";
import { ErrorHandlers } from "../error-handlers.js";
import {
  addLeft,
  type LeftFunctions,
  type MocksByFile,
  mockRewrites,
  mocksOfLeft,
  withoutMocks,
} from "../module-mocks.js";
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
import { purposeOf } from "../query-keys.js";
import { readsAllErrors } from "../query-results.js";
import { axiosResponseRewrites } from "./axios-responses.js";
import { type CallSetting, printFormerCall, readCall, readResultType } from "./calls.js";
import { ClientFiles } from "./client-files.js";
import { isFormerOutput } from "./former-output.js";
import { readFunctionMocks } from "./mocks.js";
import { readMutation } from "./mutations.js";
import { readInvalidation, readKey, readQuery } from "./queries.js";
import { readSwrHook, readSwrKey } from "./swr.js";
import { replaceTypes } from "./types.js";
import {
  type FormerCall,
  type FormerUses,
  findUses,
  isOfQuery,
  type ResultType,
  swrEquivalent,
  type WrittenKey,
} from "./uses.js";

/** Replaces the functions and hooks that orval writes. */
export const migrateOrval: Migration = (context) => {
  let refused: MocksByFile = new Map();
  for (;;) {
    const migration = new FunctionMigration(context, refused);
    const plan = migration.plan();
    const left = migration.leftWithMocks();
    if (left.size === 0) return plan;
    refused = new Map([...refused, ...left]);
  }
};

interface ReadCall {
  readonly use: FormerCall;
  readonly text: ((writer: Writer) => string) | Obstacle;
}

class FunctionMigration {
  readonly #context: MigrationContext;
  readonly #uses: FormerUses;
  readonly #handlers: ErrorHandlers;
  readonly #clients: ClientFiles;
  readonly #readsAllErrors: boolean;
  readonly #readsErrorsOfSwr: boolean;
  readonly #rewrites: Rewrite[] = [];
  readonly #findings: Finding[] = [];

  readonly #mocks: MocksByFile;
  /** Operations with uses of their former functions that stay. */
  readonly #left: LeftFunctions = new Map();

  /** @param refused Why mocks in files stay. */
  constructor(context: MigrationContext, refused: MocksByFile) {
    this.#context = context;
    this.#uses = findUses(context);
    this.#mocks = readFunctionMocks(this.#uses, context, refused);
    this.#handlers = new ErrorHandlers(context, isFormerOutput);
    this.#clients = new ClientFiles(context);
    this.#readsAllErrors = context.files.some((file) => !isFormerOutput(file) && readsAllErrors(file));
    this.#readsErrorsOfSwr = context.files.some(
      ({ text }) =>
        /\bSWRConfig\b/.test(text) && /\b(?:onError|onErrorRetry|shouldRetryOnError|suspense|use)\b/.test(text),
    );
  }

  plan(): Plan {
    const read = this.#withKeysTogether(
      this.#uses.calls.map((use) => ({ use, text: this.#within(use.call, () => this.#textOf(use)) })),
    );
    for (const one of read) this.#add(one);
    this.#rewrites.push(...mockRewrites(this.#mocks));
    for (const one of withoutMocks(this.#uses.others, this.#mocks)) {
      const { node, why, equivalent = "see docs/migrate.md", target } = one;
      addLeft(this.#left, target ?? "all", node);
      this.#report(node, { what: shortText(node), why, isCall: false, equivalent });
    }
    for (const one of this.#uses.results) this.#replaceResult(one);
    for (const { node, value } of this.#uses.values) this.#replaceValue(node, value);
    const factories = this.#uses.factories.remove(this.#rewrites);
    this.#rewrites.push(...factories.rewrites);
    for (const node of factories.left) {
      const why = "the functions of the factory are used in another way than by calls in a known place";
      this.#report(node, { what: shortText(node), why, isCall: false, equivalent: "call the generated functions" });
    }
    const isResponse = ({ use, text }: ReadCall): boolean =>
      use.operation.result === "response" && !(text instanceof Obstacle);
    if (read.some(isResponse)) this.#rewrites.push(...axiosResponseRewrites(this.#context));
    const types = replaceTypes(this.#uses.types, this.#context);
    const created = read.some(({ text }) => !(text instanceof Obstacle)) ? this.#clients.created() : [];
    return {
      rewrites: [...this.#rewrites, ...types.rewrites],
      findings: [...this.#findings, ...types.findings],
      created,
    };
  }

  /** The mocks of functions that are still used, by file. */
  leftWithMocks(): MocksByFile {
    return mocksOfLeft(this.#mocks, this.#left);
  }

  #textOf(use: FormerCall): (writer: Writer) => string {
    const { call, operation, kind } = use;
    if (kind === "key" || kind === "infinite-key") return readKey(use, this.#context);
    if (kind === "swr-key") return readSwrKey(use, this.#context);
    if (kind.startsWith("invalidate")) return readInvalidation(use, this.#context);
    const file = call.getSourceFile();
    const client = this.#clients.clientFor(operation.transport);
    const isOwn = operation.transport.kind === "fetch";
    const isOptions = kind === "options" || kind === "infinite-options";
    // Options may be used where their errors are read by others, such as the component of a router.
    const mayRead = isOptions || (kind === "call" && this.#handlers.around(file) !== undefined);
    const keepsErrors = mayRead && !isOwn;
    const setting: CallSetting = { client: client.name, keepsErrors, readsAllErrors: this.#readsAllErrors };
    if (kind === "swr" || kind === "swr-mutation") {
      const own = { ...setting, keepsErrors: !isOwn, readsAllErrors: this.#readsErrorsOfSwr };
      return readSwrHook(use, own, this.#context);
    }
    if (kind === "mutation" || kind === "mutation-options") return readMutation(use, setting, this.#context);
    if (kind !== "call") return readQuery(use, setting, this.#context);
    if (!this.#uses.factories.isKnownReceiver(call.expression) && isFactoryMember(call.expression, this.#context)) {
      throw new Obstacle("the functions may be those of another object");
    }
    const form = readCall(call, operation, this.#context);
    return (writer) => printFormerCall(form, operation, setting, writer);
  }

  /** All uses of the key of a query are replaced, or none: the cache finds its entries by their keys. */
  #withKeysTogether(read: readonly ReadCall[]): readonly ReadCall[] {
    const left = new Map<string, ts.Node>();
    for (const { use, text } of read)
      if (isOfQuery(use) && text instanceof Obstacle) left.set(keyNameOf(use), use.call);
    for (const { operation, node } of this.#uses.others) {
      if (operation !== undefined) left.set(operation, node).set(`infinite ${operation}`, node);
    }
    for (const key of this.#uses.keys) {
      const { node, path, isWhole } = key;
      if (isWhole && !(this.#within(node, () => this.#keyText(key)) instanceof Obstacle)) continue;
      const start = path.replaceAll(/\{[^{}]*\}/g, "");
      for (const { use } of read.filter((one) => isOfQuery(one.use))) {
        const own = use.operation.target?.operation.path.text.split("{")[0] ?? "";
        if (own.startsWith(start) || start.startsWith(own)) left.set(keyNameOf(use), node);
      }
    }
    for (const key of this.#uses.keys.filter(({ isWhole }) => isWhole)) this.#replaceKey(key, read, left);
    return read.map((one) => {
      const node = left.get(keyNameOf(one.use));
      if (node === undefined || one.text instanceof Obstacle || !isOfQuery(one.use)) return one;
      const file = node.getSourceFile();
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      const name = file.fileName.replace(/^.*\//, "");
      return { ...one, text: new Obstacle(`${name}:${line} uses the same key, and is not migrated`) };
    });
  }

  /** Replaces a key whose operation is replaced. */
  #replaceKey(key: WrittenKey, read: readonly ReadCall[], left: ReadonlyMap<string, ts.Node>): void {
    const { node, path } = key;
    const text = this.#within(node, () => this.#keyText(key));
    const uses = read.filter(({ use }) => isOfQuery(use) && use.operation.target?.operation.path.text === path);
    const isLeft = uses.length === 0 || uses.some(({ use }) => left.has(keyNameOf(use)));
    if (isLeft || text instanceof Obstacle) return;
    const file = node.getSourceFile();
    const what = node.getText(file);
    this.#rewrites.push({ file, start: node.getStart(file), end: node.end, kind: "type", what, equivalent: "", text });
  }

  /** A key such as `["/books"]` that begins those of one operation. @throws Obstacle */
  #keyText({ node, path }: WrittenKey): (writer: Writer) => string {
    const target = this.#context.operations.find("get", path);
    if (target === undefined || !target.hasQuery || purposeOf(node) !== "filter") {
      throw new Obstacle("the key may be used in another way");
    }
    return (writer) => `[${writer.name("#queries", "queryScope")}, ${JSON.stringify(target.operation.id)}]`;
  }

  /** A value of an enumeration, such as `Genre.novel`, as a literal. */
  #replaceValue(node: ts.Node, value: string): void {
    const file = node.getSourceFile();
    const text = JSON.stringify(value);
    const range = { file, start: node.getStart(file), end: node.end };
    if (!this.#context.isSearched(file)) return;
    if (this.#context.excluded.has(keyOf(range))) {
      const why = "the result would not compile";
      this.#report(node, { what: node.getText(), why, isCall: false, equivalent: text });
      return;
    }
    const isTyped = ts.isExpression(node) && this.#context.checker.getContextualType(node) !== undefined;
    const isCompared = ts.isBinaryExpression(node.parent) || ts.isCaseClause(node.parent);
    const printed = ts.isComputedPropertyName(node.parent) || isTyped || isCompared ? text : `${text} as const`;
    this.#rewrites.push({ ...range, kind: "type", what: node.getText(), equivalent: text, text: () => printed });
  }

  /** `ReturnType<typeof getBook>`. */
  #replaceResult({ node, operation }: ResultType): void {
    const text = this.#within(node, () => readResultType(operation));
    const what = shortText(node);
    if (text instanceof Obstacle) {
      const equivalent =
        operation.target === undefined ? "the type of a body" : `ReturnType<typeof ${operation.target.name}>`;
      this.#report(node, { what, why: text.why, isCall: false, equivalent });
      return;
    }
    const file = node.getSourceFile();
    const range = { file, start: node.getStart(file), end: node.end };
    this.#rewrites.push({ ...range, kind: "type", what, equivalent: "", text });
  }

  #within<Value>(node: ts.Node, read: () => Value): Value | Obstacle {
    const file = node.getSourceFile();
    if (!this.#context.isSearched(file)) return new Obstacle("the file is not one of those to migrate");
    const message = this.#context.excluded.get(keyOf({ file, start: node.getStart(file), end: node.end }));
    return message === undefined ? attempt(read) : new Obstacle(`the result would not compile: ${message}`);
  }

  #add({ use, text }: ReadCall): void {
    const { call, operation } = use;
    const equivalent = equivalentText(use);
    if (text instanceof Obstacle) {
      if (operation.target !== undefined) addLeft(this.#left, operation.target, call);
      this.#report(call, { what: operation.what, why: text.why, isCall: true, equivalent });
      return;
    }
    const file = call.getSourceFile();
    const range = { file, start: call.getStart(file), end: call.end };
    this.#rewrites.push({ ...range, kind: "call", what: operation.what, equivalent, text });
  }

  #report(node: ts.Node, finding: Omit<Finding, "file" | "start" | "end">): void {
    const file = node.getSourceFile();
    if (!this.#context.isSearched(file)) return;
    this.#findings.push({ file, start: node.getStart(file), end: node.end, ...finding });
  }
}

/** The query whose key a use depends on: infinite queries have others. */
function keyNameOf({ operation, kind }: FormerCall): string {
  return kind.includes("infinite") ? `infinite ${operation.name}` : operation.name;
}

/** Whether a callee is a member of what a factory returns. */
function isFactoryMember(callee: ts.Expression, { checker }: MigrationContext): boolean {
  if (!ts.isPropertyAccessExpression(callee)) return false;
  const declaration = checker.getSymbolAtLocation(callee.name)?.declarations?.[0];
  return declaration !== undefined && ts.isShorthandPropertyAssignment(declaration);
}

function equivalentText({ operation: { target }, kind }: FormerCall): string {
  if (target === undefined) return "a function of the generated client";
  if (kind === "call") return equivalentOf(target, "client");
  if (kind === "mutation" || kind === "mutation-options") return `${target.name}Mutation(client)`;
  if (kind === "swr" || kind === "swr-mutation") return swrEquivalent(target, kind === "swr-mutation");
  if (kind === "swr-key") return "the key as an array";
  return kind.endsWith("key") ? `${target.name}Key(args)` : `${target.name}Query(client, args)`;
}
