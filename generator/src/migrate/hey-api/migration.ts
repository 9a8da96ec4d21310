import { ts } from "../../typescript/compiler.js";
import { equivalentOf, printClient, printFunction, printResultCall } from "../calls.js";
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
import type { Target } from "../operations.js";
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
import { readsAllErrors } from "../query-results.js";
import { containsOwn, placeOf } from "../syntax.js";
import { passedClient, readSdkCall } from "./calls.js";
import { formerClient, throwsByDefault } from "./clients.js";
import { findHome, type Home } from "./home.js";
import { readSdkMocks } from "./mocks.js";
import { PassedClients } from "./passed-clients.js";
import { isOfQuery, readQuery, replacedNode } from "./queries.js";
import { replaceTypes } from "./types.js";
import {
  type FormerUses,
  findUses,
  functionAt,
  isClientType,
  isFormerOutput,
  isOfClient,
  type OtherUse,
  type QueryCall,
  type SdkCall,
  usedOtherwise,
} from "./uses.js";

/** Replaces the functions that @hey-api/openapi-ts writes, and the client that they use. */
export const migrateHeyApi: Migration = (context) => {
  let refusal: Obstacle | undefined;
  let refused: MocksByFile = new Map();
  for (;;) {
    const migration = new SdkMigration(context, refusal, refused);
    const plan = migration.plan();
    const left = refusal === undefined ? migration.leftWithClient() : undefined;
    const mocks = migration.leftWithMocks();
    if (left === undefined && mocks.size === 0) return plan;
    if (left !== undefined) {
      refusal = new Obstacle(`a call with another client stays, ${placeOf(left.call)}: ${left.why}`);
    }
    refused = new Map([...refused, ...mocks]);
  }
};

type Text = (writer: Writer) => string;

interface ReadQuery {
  readonly use: QueryCall;
  readonly node: ts.Node;
  readonly text: Text | Obstacle;
}

class SdkMigration {
  readonly #context: MigrationContext;
  readonly #uses: FormerUses;
  readonly #rewrites: Rewrite[] = [];
  readonly #findings: Finding[] = [];
  /** Everything that receives errors which calls throw. */
  readonly #handlers: ErrorHandlers;
  readonly #passed: PassedClients;
  /** Whether a cache or an interceptor receives the errors of all queries and mutations. */
  readonly #readsAllErrors: boolean;

  /** Whether code refers to the generated client that replaces the default one. */
  #usesDefault = false;

  /** The first call with a client of its own that stays. */
  #leftWithClient: { readonly call: ts.Node; readonly why: string } | undefined;

  readonly #mocks: MocksByFile;

  /** Operations with uses of their former functions that stay. */
  readonly #left: LeftFunctions = new Map();

  /**
   * @param refusal Why clients that calls are given stay.
   * @param refused Why mocks in files stay.
   */
  constructor(context: MigrationContext, refusal: Obstacle | undefined, refused: MocksByFile) {
    this.#context = context;
    this.#uses = findUses(context);
    this.#mocks = readSdkMocks(this.#uses, context, refused);
    this.#handlers = new ErrorHandlers(context, isFormerOutput);
    this.#passed = new PassedClients(context, this.#uses, refusal);
    this.#readsAllErrors =
      this.#uses.interceptors.some(({ kind }) => kind === "error") ||
      context.files.some((file) => !isFormerOutput(file) && readsAllErrors(file));
  }

  plan(): Plan {
    const { calls } = this.#uses;
    const others: readonly OtherUse[] = [
      ...withoutMocks(this.#uses.others, this.#mocks),
      ...this.#passed.left().map((node) => ({ node, why: usedOtherwise })),
    ];
    const home = findHome({ ...this.#uses, others }, this.#context, this.#handlers);
    const queries = this.#readQueries(home);
    let isComplete = others.length === 0;
    let isUsed = false;
    const add = (use: SdkCall, node: ts.Node, text: Text | Obstacle): void => {
      const { target, what } = use;
      const equivalent = target === undefined ? "a function of the generated client" : equivalentOf(target, "client");
      if (text instanceof Obstacle) {
        isComplete = false;
        if (target !== undefined) addLeft(this.#left, target, use.call);
        if (this.#passed.exist && this.#passed.isGiven(use.call))
          this.#leftWithClient ??= { call: use.call, why: text.why };
        this.#report(node, { what, why: text.why, isCall: true, equivalent });
      } else {
        isUsed = true;
        this.#add(node, { kind: "call", what, equivalent, text });
      }
    };
    for (const one of calls) {
      add(
        one,
        one.call,
        this.#within(one.call, () => this.#callText(one, home)),
      );
    }
    for (const { use, node, text } of queries) add(use, node, text);
    for (const { node, why, equivalent = "see docs/migrate.md" } of others) {
      if (!isOfClient(node, this.#context)) addLeft(this.#left, functionAt(node, this.#context) ?? "all", node);
      this.#report(node, { what: shortText(node), why, isCall: false, equivalent });
    }
    this.#rewrites.push(...mockRewrites(this.#mocks));
    this.#replaceTypes();
    const clients = this.#passed.rewrites((file) => {
      this.#usesDefault = true;
      return home instanceof Obstacle ? () => "" : home.nameIn(file, this.#handlers);
    });
    this.#rewrites.push(...clients);
    if (home instanceof Obstacle || calls.length + queries.length === 0) {
      return { rewrites: this.#rewrites, findings: this.#findings };
    }
    const declared = home.rewrites(isComplete);
    return {
      rewrites: [...this.#rewrites, ...declared],
      findings: this.#findings,
      created: isUsed && (this.#usesDefault || declared.length > 0) ? home.created : [],
    };
  }

  /** All uses of the key of a query are replaced, or none: the cache finds its entries by their keys. */
  #readQueries(home: Home | Obstacle): readonly ReadQuery[] {
    const { queries, others } = this.#uses;
    const read = queries.map((use): ReadQuery => {
      const node = replacedNode(use);
      const text = this.#within(node, () =>
        readQuery(use, {
          client: this.#clientOf(use.call, home),
          context: this.#context,
          readsAllErrors: this.#readsAllErrors,
        }),
      );
      return { use, node, text };
    });
    const left = new Map<Target | undefined, ts.Node>();
    for (const { target, node } of others) if (target !== undefined) left.set(target, node);
    for (const { use, node, text } of read) if (isOfQuery(use) && text instanceof Obstacle) left.set(use.target, node);
    return read.map((one) => {
      const other = left.get(one.use.target);
      if (other === undefined || one.text instanceof Obstacle || !isOfQuery(one.use)) return one;
      return { ...one, text: new Obstacle(`${placeOf(other)} uses the same key, and is not migrated`) };
    });
  }

  /** A call with a client of its own that stays: all others with one stay as well. */
  leftWithClient(): { readonly call: ts.Node; readonly why: string } | undefined {
    return this.#passed.obstacle === undefined ? this.#leftWithClient : undefined;
  }

  /** The mocks of functions that are still used, by file. */
  leftWithMocks(): MocksByFile {
    return mocksOfLeft(this.#mocks, this.#left);
  }

  /** The client of a call: the default one, or the one that the call is given. @throws Obstacle */
  #clientOf(call: ts.CallExpression, home: Home | Obstacle): Text {
    const byDefault = (): Text => {
      if (home instanceof Obstacle) throw home;
      this.#usesDefault = true;
      return home.nameIn(call.getSourceFile(), this.#handlers);
    };
    const given = passedClient(call);
    if (given === undefined || this.#uses.references.includes(given)) return byDefault();
    const { obstacle } = this.#passed;
    if (obstacle !== undefined) throw new Obstacle(`its client is not replaced: ${obstacle.why}`);
    const type = this.#context.checker.getTypeAtLocation(given);
    if (!isClientType(type)) throw new Obstacle("the type of its client is not known");
    const isOptional = type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
    if (!isOptional) return ({ textOf }) => textOf(given);
    const other = byDefault();
    return (writer) => `${writer.textOf(given)} ?? ${other(writer)}`;
  }

  #callText({ call, target }: SdkCall, home: Home | Obstacle): Text {
    if (target === undefined) throw new Obstacle("the document has no such operation");
    if (target.obstacle !== undefined) throw new Obstacle(target.obstacle);
    const own = call.getSourceFile();
    const client = this.#clientOf(call, home);
    const { form, throwsOnError } = readSdkCall(call, target, this.#context, this.#throwsByDefault(call));
    if (!throwsOnError) {
      const kept = [...form.args, ...form.options].flatMap(({ nodes }) => nodes);
      if (kept.some((node) => containsOwn(node, ts.isAwaitExpression))) {
        throw new Obstacle("an argument awaits a value, whose rejection would become the error of the result");
      }
      return (writer) => printResultCall(form, client(writer), writer, { rejects: false });
    }
    const { interceptors, members } = this.#uses;
    const isIntercepted =
      interceptors.some(({ kind }) => kind === "error") || members.some(({ name }) => name.text === "interceptors");
    if (isIntercepted || this.#handlers.around(own) !== undefined) {
      return (writer) => {
        const result = printResultCall(form, client(writer), writer, { rejects: false });
        return `${writer.name("@guildwire/runtime/client", "orThrow")}(${result})`;
      };
    }
    return (writer) => {
      const send = printFunction(form, writer);
      return `${writer.name("#client", "withResponse")}(${printClient(form, client(writer), writer)}, ${send})`;
    };
  }

  /** Whether a call throws errors unless it says otherwise. @throws Obstacle */
  #throwsByDefault(call: ts.CallExpression): boolean {
    const byDefault = (): boolean => throwsByDefault(formerClient(this.#context), this.#uses.configurations);
    // Clients that calls are given have settings of their own.
    return this.#passed.isGiven(call) ? this.#passed.throwsOnError(call, byDefault) : byDefault();
  }

  #replaceTypes(): void {
    const { rewrites, findings } = replaceTypes(this.#uses.types, this.#context);
    this.#rewrites.push(...rewrites);
    this.#findings.push(...findings);
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
