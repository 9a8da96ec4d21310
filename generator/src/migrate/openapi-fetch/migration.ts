import { isJavaScript } from "../../typescript/comment-types.js";
import { ts } from "../../typescript/compiler.js";
import { equivalentOf, printResultCall } from "../calls.js";
import { ClientMigration } from "../client-migration.js";
import { shortText } from "../client-names.js";
import type { AssignedMiddleware, CallText, ClientCreation, Creation, CreationText, ReadCall } from "../client-uses.js";
import { ErrorHandlers } from "../error-handlers.js";
import type { Target } from "../operations.js";
import {
  keyOf,
  type Migration,
  type MigrationContext,
  Obstacle,
  type Plan,
  type Rewrite,
  type Writer,
} from "../plan.js";
import { readsAllErrors } from "../query-results.js";
import { schemaTypeRewrites } from "../schema-types.js";
import { indentationAt, keyText, printObject } from "../syntax.js";
import { type FetchContext, readInit, targetOf } from "./calls.js";
import { clientCreation, customFetch, pathsOf } from "./clients.js";
import { dialectsOf, type FetchDialects } from "./dialect.js";
import { readQueryCall } from "./queries.js";
import { type FormerUses, findUses, type MemberCall } from "./uses.js";
import { findWrittenKeys, type WrittenKey } from "./written-keys.js";

/** Replaces the client of openapi-fetch, and that of openapi-react-query around it. */
export const migrateOpenapiFetch: Migration = (given) => {
  const uses = findUses(given);
  const creations = [...new Set(uses.variables.values()), ...uses.creations];
  const dialects = dialectsOf(creations, given.checker);
  const context: FetchContext = { ...given, dialect: dialects.of(undefined) };
  const keys = findWrittenKeys(uses.calls, context);
  const kept = new Map<Target, string>();
  for (;;) {
    const migration = new FetchMigration(context, { uses, keys, kept, dialects });
    const plan = migration.plan();
    const left = migration.keptQueries();
    // Each round keeps the key of at least one more operation.
    if (left.size === 0) return plan;
    for (const [target, why] of left) kept.set(target, why);
  }
};

/** Types that `@guildwire/runtime/paths` has as well. */
const sameTypes: ReadonlySet<string> = new Set(
  (
    "BodySerializer ClientOptions ClientPathsWithMethod DefaultParamsOption FetchOptions FetchResponse HeadersOptions " +
    "MaybeOptionalInit MethodResponse Middleware MiddlewareCallbackParams ParamsOption ParseAs ParseAsResponse " +
    "PathSerializer QuerySerializer QuerySerializerOptions RequestBodyOption RequestOptions"
  ).split(" "),
);

/** Types of clients. That of openapi-react-query is replaced with the client in it. */
const clientTypes: ReadonlySet<string> = new Set(["Client", "OpenapiQueryClient"]);

interface Found {
  readonly dialects: FetchDialects;
  readonly uses: FormerUses;
  readonly keys: readonly WrittenKey[];
  /** The operations whose queries keep their key, with the reason. */
  readonly kept: ReadonlyMap<Target, string>;
}

class FetchMigration extends ClientMigration<MemberCall> {
  readonly #fetch: FetchContext;
  readonly #dialects: FetchDialects;
  readonly #found: FormerUses;
  readonly #keys: readonly WrittenKey[];
  readonly #kept: ReadonlyMap<Target, string>;
  readonly #handlesErrors: boolean;
  readonly #handlers: ErrorHandlers;
  /** Whether middleware or a `fetch` of the program may throw errors of its own. */
  readonly #mayThrow: boolean;

  constructor(context: FetchContext, { uses, keys, kept, dialects }: Found) {
    super(context, uses);
    this.#fetch = context;
    this.#dialects = dialects;
    this.#found = uses;
    this.#keys = keys;
    this.#kept = kept;
    this.#handlesErrors = context.files.some(readsAllErrors);
    this.#handlers = new ErrorHandlers(context, () => false);
    const isOwn = ({ creation }: ClientCreation): boolean =>
      ts.isCallExpression(creation) && customFetch(creation, context) !== undefined;
    this.#mayThrow =
      uses.calls.some((use) => this.isHook(use)) || [...uses.variables.values(), ...uses.creations].some(isOwn);
  }

  override plan(): Plan {
    const { rewrites, findings } = super.plan();
    const types = schemaTypeRewrites(
      this.context,
      [...this.#pathTypes()].flatMap((one) => one ?? []),
    );
    const all = [...rewrites, ...types.rewrites];
    for (const { node, targets, text } of this.#keys) {
      const isUsed = this.#found.calls.some((use) => isQueryOf(use, targets, this.context));
      if (!isUsed || text instanceof Obstacle || targets.some((one) => this.#kept.has(one))) continue;
      const file = node.getSourceFile();
      const what = node.getText(file);
      all.push({ file, start: node.getStart(file), end: node.end, kind: "type", what, equivalent: "", text });
    }
    return { rewrites: all, findings: [...findings, ...types.findings] };
  }

  /** The operations whose queries would have two keys: all uses of a key are replaced, or none. */
  keptQueries(): ReadonlyMap<Target, string> {
    const replaced = new Set(this.rewrites.map(keyOf));
    const left = new Map<Target, string>();
    const keep = (node: ts.Node, targets: readonly Target[]): void => {
      const file = node.getSourceFile();
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      const why = `${file.fileName.replace(/^.*\//, "")}:${line} uses the same key, and is not migrated`;
      for (const one of targets) if (!this.#kept.has(one)) left.set(one, why);
    };
    for (const use of this.#found.calls) {
      const { call } = use;
      const file = call.getSourceFile();
      if (replaced.has(keyOf({ file, start: call.getStart(file), end: call.end }))) continue;
      keep(
        call,
        this.context.operations.targets().filter((one) => isQueryOf(use, [one], this.context)),
      );
    }
    for (const { node, targets, text } of this.#keys) {
      if (this.within(node, () => text) instanceof Obstacle) keep(node, targets);
    }
    return left;
  }

  protected override read(use: MemberCall): ReadCall<MemberCall> {
    const { call, member, isQuery } = use;
    const [first, second] = call.arguments;
    if (member === "use" || member === "eject") {
      const what = `${member} of middleware`;
      const text = this.within(call, () => this.#middlewareCall(use));
      return { use, text, what, equivalent: "fetchWithMiddleware() as fetch of createClient" };
    }
    const isGeneric = isQuery || member === "request";
    const method = isGeneric ? (first !== undefined && ts.isStringLiteralLike(first) ? first.text : undefined) : member;
    const path = isGeneric ? second : first;
    const target = method === undefined ? new Obstacle("the method is computed") : targetOf(method, path, this.context);
    const what = `${(method ?? member).toUpperCase()} ${path === undefined ? "" : shortText(path).replaceAll(/["'`]/g, "")}`;
    if (target instanceof Obstacle) {
      return { use, text: target, what, equivalent: "a function of the generated client" };
    }
    if (isQuery) {
      const text = this.within(call, () => {
        const why = this.#kept.get(target);
        // A query that is not migrated for another reason states that one.
        const read = readQueryCall(use, target, this.#contextOf(use), {
          handlesErrors: this.#handlesErrors,
          keepsErrors: this.#mayThrow,
        });
        if (why !== undefined) throw new Obstacle(why);
        return read;
      });
      return { use, text, what, equivalent: `${member}(${target.name}Query(client, args))` };
    }
    const init = call.arguments[isGeneric ? 2 : 1];
    const text = this.within(call, () => {
      const form = readInit(call, init, target, this.#contextOf(use));
      const keepsErrors =
        (this.#mayThrow || form.sender !== undefined) && this.#handlers.around(call.getSourceFile()) !== undefined;
      return (writer: Writer, client: string) => printResultCall(form, client, writer, { keepsErrors });
    });
    return { use, text, what, equivalent: equivalentOf(target, "client") };
  }

  /** What is known of a call: its client may write queries differently than others. */
  #contextOf({ client }: MemberCall): FetchContext {
    const variable = this.variableOf(client);
    const [inner] = variable?.isWrapper === true ? (variable.creation.arguments ?? []) : [];
    const owner = inner === undefined ? variable : this.variableOf(inner);
    return { ...this.#fetch, dialect: this.#dialects.of(owner?.creation) };
  }

  #middlewareCall({ call, client, member }: MemberCall): CallText {
    const variable = this.variableOf(client);
    const created = variable === undefined ? this.#assignedCreation(client) : undefined;
    if (variable === undefined && created === undefined) throw new Obstacle("the client is not a constant");
    if (this.#found.middlewareContext.some(({ name }) => name === "params" || name === "options")) {
      throw new Obstacle("middleware reads the parameters or options of calls");
    }
    if (variable !== undefined && this.moduleOf(variable, client) instanceof Obstacle)
      throw new Obstacle("the import of the client is not known");
    if (created !== undefined) {
      const { name } = created;
      return (writer) => `${name}.${member}(${call.arguments.map(writer.textOf).join(", ")})`;
    }
    return (writer, middleware) => `${middleware}.${member}(${call.arguments.map(writer.textOf).join(", ")})`;
  }

  protected override assignedMiddleware(creation: Creation): AssignedMiddleware | undefined {
    const hooks = this.#found.calls.filter((use) => this.isHook(use) && this.variableOf(use.client) === undefined);
    return hooks
      .map(({ client }) => this.#assignedCreation(client))
      .find((one) => one !== undefined && one.creation === creation);
  }

  /** The creation in `client = createClient(…)` before a statement such as `client.use(…)`, in the same block. */
  #assignedCreation(client: ts.Expression): (AssignedMiddleware & { readonly creation: Creation }) | undefined {
    const own = ts.findAncestor(client, ts.isStatement);
    const block = own?.parent;
    if (own === undefined || block === undefined || !(ts.isBlock(block) || ts.isSourceFile(block))) return undefined;
    const text = client.getText();
    const name = `${ts.isPropertyAccessExpression(client) ? client.name.text.replace(/^#/, "") : text}Middleware`;
    const before = block.statements.slice(0, block.statements.indexOf(own));
    const assigned = before.flatMap((statement) => {
      const node = ts.isExpressionStatement(statement) ? statement.expression : undefined;
      if (node === undefined || !ts.isBinaryExpression(node) || node.left.getText() !== text) return [];
      const isAssignment = node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
      return [{ statement, creation: isAssignment && ts.isCallExpression(node.right) ? node.right : undefined }];
    });
    const [only, ...others] = assigned;
    const isNew = only !== undefined && this.#found.creations.some(({ creation }) => creation === only.creation);
    if (only?.creation === undefined || !isNew || others.length > 0) return undefined;
    return { name, statement: only.statement, creation: only.creation };
  }

  protected override readCreation({ creation, isWrapper }: ClientCreation): CreationText {
    if (!ts.isCallExpression(creation)) throw new Obstacle("the client is created with new");
    if (!isWrapper) return clientCreation(creation, this.#fetch);
    const [client] = creation.arguments;
    if (client === undefined || !ts.isIdentifier(client)) throw new Obstacle("the client of queries is not a variable");
    return (writer) => writer.textOf(client);
  }

  protected override typeText(name: string): ((writer: Writer) => string) | undefined {
    if (clientTypes.has(name)) return (writer) => writer.name("#client", "Client", "type");
    return sameTypes.has(name) ? (writer) => writer.name("@guildwire/runtime/paths", name, "type") : undefined;
  }

  protected override typeEquivalent(name: string): string {
    if (clientTypes.has(name)) return "Client of the generated client";
    return name === "Middleware" ? "a function around fetch" : `${name} of @guildwire/runtime/paths`;
  }

  protected override isHook({ member }: MemberCall): boolean {
    return member === "use" || member === "eject";
  }

  protected override sharedHook(
    { call, client, member }: MemberCall,
    middleware: (writer: Writer) => string,
  ): { node: ts.Node; text: Rewrite["text"] } {
    const node = call.parent;
    if (!ts.isExpressionStatement(node))
      throw new Obstacle(`its client has middleware, and the result of ${member} is used`);
    const file = node.getSourceFile();
    const indentation = indentationAt(file, node.getStart(file));
    const isRepeatable = call.arguments.every((one) => ts.isIdentifier(one) || ts.isPropertyAccessExpression(one));
    const text = (writer: Writer): string => {
      const given = call.arguments.map((one) => writer.textOf(one)).join(", ");
      const [former, second] = [writer.textOf(client), middleware(writer)];
      if (isRepeatable) return `${former}.${member}(${given});\n${indentation}${second}.${member}(${given});`;
      const type = writer.name("@guildwire/runtime/paths", "Middleware", "type");
      const lines = [`const shared: ${type}[] = [${given}];`, `${former}.${member}(...shared);`];
      return `{\n${[...lines, `${second}.${member}(...shared);`].map((line) => `${indentation}  ${line}\n`).join("")}${indentation}}`;
    };
    return { node, text };
  }

  protected override middlewareText(name: string, creation: Creation, writer: Writer): string {
    const create = writer.name("@guildwire/runtime/paths", "fetchWithMiddleware");
    const send = ts.isCallExpression(creation) ? customFetch(creation, this.#fetch) : undefined;
    const paths = this.#schemaPaths(indentationAt(creation.getSourceFile(), creation.getStart()));
    const sender = send?.(writer);
    const given = paths === undefined ? [sender ?? ""] : [sender ?? "undefined", paths];
    return `const ${name} = ${create}(${given.join(", ")});`;
  }

  /** The paths of the operations that the program calls, if middleware reads them. */
  #schemaPaths(indentation: string): string | undefined {
    if (!this.#found.middlewareContext.some(({ name }) => name === "schemaPath")) return undefined;
    const paths = new Set(
      this.uses.calls.flatMap(({ call }) => call.arguments.filter(ts.isStringLiteralLike)).map(({ text }) => text),
    );
    const operations = this.context.operations.targets().map(({ operation }) => operation);
    const entries = operations
      .filter(({ path }) => paths.has(path.text))
      .map(({ id, path }) => [id, path.text] as const);
    const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
    return printObject(
      sorted.map(([id, path]) => `${keyText(id)}: ${JSON.stringify(path)}`),
      indentation,
    );
  }

  protected override keptClient({
    call,
    isQuery,
    member,
  }: MemberCall): ((writer: Writer, client: string) => string) | undefined {
    const paths = this.#exportedPaths();
    if (isQuery || member === "use" || member === "eject" || paths === undefined) return undefined;
    // The client around the generated one would write queries in another way.
    if (this.#dialects.haveSerializer) return undefined;
    // JavaScript has no type arguments.
    if (isJavaScript(call.getSourceFile())) return undefined;
    return (writer, client) => {
      const type = writer.name(`file:${paths.file}`, paths.name, "type");
      return `${writer.name("@guildwire/runtime/paths", "pathsClientOf")}<${type}>(${client})`;
    };
  }

  /** Where the type of paths of all clients is declared, if it is the same. */
  #exportedPaths(): { readonly file: string; readonly name: string } | undefined {
    const { checker } = this.context;
    const symbols = this.#pathTypes();
    const [only] = symbols;
    const [declaration] = only?.declarations ?? [];
    if (symbols.size !== 1 || only === undefined || declaration === undefined) return undefined;
    const file = declaration.getSourceFile();
    const module = checker.getSymbolAtLocation(file);
    const isExported = module !== undefined && checker.getExportsOfModule(module).includes(only);
    return isExported ? { file: file.fileName, name: only.name } : undefined;
  }

  /** The types of paths of the clients. */
  #pathTypes(): ReadonlySet<ts.Symbol | undefined> {
    const { checker } = this.context;
    const creations = [...this.#found.variables.values(), ...this.#found.creations].flatMap(
      ({ creation, isWrapper }) =>
        isWrapper || this.isUnreadable(creation) || !ts.isCallExpression(creation) ? [] : [creation],
    );
    return new Set(creations.map((one) => pathsOf(one, checker)?.symbol));
  }
}

/** Whether a call depends on the key of the query of one of some operations. */
function isQueryOf(
  { call, member, isQuery }: MemberCall,
  targets: readonly Target[],
  { operations }: MigrationContext,
): boolean {
  const [method, path] = call.arguments;
  if (!isQuery || member === "useMutation" || method === undefined || path === undefined) return false;
  if (!ts.isStringLiteralLike(method) || !ts.isStringLiteralLike(path)) return true;
  const target = operations.find(method.text, path.text);
  return target !== undefined && targets.includes(target);
}
