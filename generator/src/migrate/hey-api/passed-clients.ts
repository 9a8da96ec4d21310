import { isAssigned } from "../../typescript/assignments.js";
import { ts } from "../../typescript/compiler.js";
import { attempt, inPlace, keyOf, type MigrationContext, Obstacle, type Rewrite, type Writer } from "../plan.js";
import { type ReplaceableClient, replacementAt } from "../replaced-clients.js";
import { bare, indentationAt, symbolOf, visitNodes } from "../syntax.js";
import { passedClient } from "./calls.js";
import { assertCommentsKept, type ClientText, clientText, optionsText, throwOnErrorIn } from "./clients.js";
import { type Interceptor, interceptorEdit, isMiddleware } from "./interceptors.js";
import { type FormerUses, isClientType, isFormerOutput } from "./uses.js";

/** A client that a program creates. */
interface CreatedClient {
  readonly creation: ts.CallExpression;
  readonly text: ClientText;
  /** Whether calls throw errors unless they say otherwise. */
  readonly throwsOnError: boolean;
  /** The constant or the property whose value it is. */
  readonly holder: ClientHolder | undefined;
}

interface ClientHolder {
  readonly symbol: ts.Symbol;
  /** How code after the creation names it. */
  readonly name: string;
  /** The statement that creates the client. */
  readonly statement: ts.Statement;
}

/**
 * The clients that a program creates beside the one that all functions use by default, and passes to calls: `getBook({ client })`. They
 * are replaced where they are created, all of them or none.
 */
export class PassedClients {
  readonly #context: MigrationContext;
  readonly #uses: FormerUses;
  readonly #created: CreatedClient[] = [];
  readonly #edits: Rewrite[] = [];
  readonly #interceptors = new Map<CreatedClient, Interceptor[]>();
  readonly #configured = new Set<CreatedClient>();
  /** Why none is replaced. */
  readonly obstacle: Obstacle | undefined;

  constructor(context: MigrationContext, uses: FormerUses, refusal?: Obstacle) {
    this.#context = context;
    this.#uses = uses;
    const read = refusal ?? attempt(() => this.#read());
    this.obstacle = read instanceof Obstacle ? read : undefined;
  }

  /** Whether the program has clients beside the default one, or passes that one. */
  get exist(): boolean {
    const { creations, clientTypes, members, references } = this.#uses;
    return creations.length + clientTypes.length + members.length > 0 || references.some((one) => !this.#isOption(one));
  }

  /** Whether a call is given another client than the default one. */
  isGiven(call: ts.CallExpression): boolean {
    const given = attempt(() => passedClient(call));
    return given instanceof Obstacle || (given !== undefined && !this.#uses.references.includes(given));
  }

  /**
   * Whether a call that is given a client throws errors unless it says otherwise.
   *
   * @param byDefault The setting of the default client.
   * @throws Obstacle if it depends on the client.
   */
  throwsOnError(call: ts.CallExpression, byDefault: () => boolean): boolean {
    const given = passedClient(call);
    const created = given === undefined ? undefined : this.#createdBy(given);
    if (created !== undefined) return created.throwsOnError;
    const settings = new Set(this.#created.map((one) => one.throwsOnError));
    if (settings.size === 0 || this.#mayBeDefault(given)) settings.add(byDefault());
    const [only = false, ...others] = settings;
    if (others.length > 0) throw new Obstacle("throwOnError depends on its client");
    return only;
  }

  /** Whether the default client is passed on, or replaces one that is absent. */
  #mayBeDefault(given: ts.Expression | undefined): boolean {
    const type = given === undefined ? undefined : this.#context.checker.getTypeAtLocation(given);
    const isOptional =
      type?.isUnion() === true && type.types.some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
    return isOptional || this.#uses.references.some((one) => !this.#isOption(one));
  }

  /** What replaces the clients. */
  rewrites(defaultClient: (file: ts.SourceFile) => (writer: Writer) => string): readonly Rewrite[] {
    if (this.obstacle !== undefined || !this.exist) return [];
    const values = this.#uses.references
      .filter((one) => !this.#isOption(one))
      .map((node) => replacing(node, "client", defaultClient(node.getSourceFile())));
    return [...this.#edits, ...values];
  }

  /** Uses of clients that stay. */
  left(): readonly ts.Node[] {
    if (this.obstacle === undefined) return [];
    const { creations, members, references } = this.#uses;
    return [...creations, ...members, ...references.filter((one) => !this.#isOption(one))];
  }

  /** Whether a reference to the default client is the option of a call, which replaces it. */
  #isOption(reference: ts.Expression): boolean {
    const { calls, queries } = this.#uses;
    return [...calls, ...queries].some(({ call }) => attempt(() => passedClient(call)) === reference);
  }

  #read(): void {
    const { creations, clientTypes, members, references } = this.#uses;
    if (!this.exist) return;
    if (this.#context.excluded.has(inPlace)) throw new Obstacle("the program would not compile");
    for (const creation of creations) this.#created.push(this.#readCreation(creation));
    for (const node of clientTypes) this.#readType(node);
    for (const member of members) this.#readMember(member);
    for (const node of references.filter((one) => !this.#isOption(one))) this.#assertTyped(node);
    this.#assertPassedByType();
    for (const one of this.#created) this.#replace(one);
  }

  #readCreation(creation: ts.CallExpression): CreatedClient {
    this.#assertSearched(creation);
    this.#assertTyped(creation);
    const [given] = creation.arguments;
    const inner = given === undefined ? undefined : bare(given);
    const config = inner !== undefined && ts.isCallExpression(inner) ? inner.arguments[0] : inner;
    const object = config === undefined ? undefined : bare(config);
    if (object === undefined || !ts.isObjectLiteralExpression(object)) {
      throw new Obstacle("the configuration of a client is not an object literal");
    }
    assertCommentsKept(object, creation);
    const setting = { context: this.#context, former: { baseUrl: undefined }, inherited: undefined };
    return {
      creation,
      text: clientText(object, setting),
      throwsOnError: throwOnErrorIn(object) ?? false,
      holder: this.#holderOf(creation),
    };
  }

  /** The constant of `const client = createClient(…)`, or the property of `this.client = createClient(…)`. */
  #holderOf(creation: ts.CallExpression): ClientHolder | undefined {
    const { parent } = creation;
    const { checker } = this.#context;
    if (ts.isVariableDeclaration(parent)) {
      const statement = parent.parent.parent;
      const isConstant =
        ts.isIdentifier(parent.name) &&
        (parent.parent.flags & ts.NodeFlags.Const) !== 0 &&
        ts.isVariableStatement(statement);
      const symbol = isConstant ? symbolOf(parent.name, checker) : undefined;
      return symbol === undefined || !isConstant ? undefined : { symbol, name: parent.name.getText(), statement };
    }
    const isAssignment =
      ts.isBinaryExpression(parent) && parent.right === creation && ts.isPropertyAccessExpression(parent.left);
    if (!isAssignment || !ts.isExpressionStatement(parent.parent)) return undefined;
    const { left } = parent;
    const symbol = ts.isPropertyAccessExpression(left) ? symbolOf(left.name, checker) : undefined;
    if (symbol === undefined || left.getText() !== `this.${symbol.name.replace(/^.*(?=#)/, "")}`) return undefined;
    return this.#isAssignedOnce(symbol, left) ? { symbol, name: left.getText(), statement: parent.parent } : undefined;
  }

  /** Whether a property has no other value than the one that is assigned. */
  #isAssignedOnce({ valueDeclaration: declaration }: ts.Symbol, left: ts.Node): boolean {
    if (declaration === undefined || !ts.isPropertyDeclaration(declaration)) return false;
    if (declaration.initializer !== undefined) return false;
    const { checker } = this.#context;
    let isOnly = true;
    visitNodes(declaration.getSourceFile(), (node) => {
      if (node === left || !ts.isPropertyAccessExpression(node) || !isAssigned(node)) return;
      isOnly &&= symbolOf(node.name, checker)?.valueDeclaration !== declaration;
    });
    return isOnly;
  }

  #readType(node: ts.Identifier): void {
    this.#assertSearched(node);
    const { parent } = node;
    if (!ts.isTypeReferenceNode(parent)) throw new Obstacle("the type of clients is used in another way");
    this.#edits.push(replacing(node, "type", (writer) => writer.name("#client", "Client", "type")));
  }

  #readMember(member: ts.PropertyAccessExpression): void {
    this.#assertSearched(member);
    const client = this.#createdBy(member.expression);
    const other = new Obstacle(`a client is used in another way: ${member.getText()}`);
    if (client === undefined) throw other;
    const { parent } = member;
    if (member.name.text === "setConfig" && ts.isCallExpression(parent) && ts.isExpressionStatement(parent.parent)) {
      const [given] = parent.arguments;
      if (given !== undefined && throwOnErrorIn(bare(given)) !== undefined) throw other;
      const text = optionsText(parent, this.#context);
      this.#configured.add(client);
      const configured = (writer: Writer): string => `${writer.textOf(member.expression)}.configure(${text(writer)})`;
      this.#edits.push(replacing(parent, "client", configured));
      return;
    }
    const use = ts.isPropertyAccessExpression(parent) ? parent.parent : undefined;
    const call = use?.parent;
    const isUse =
      member.name.text === "interceptors" &&
      ts.isPropertyAccessExpression(parent) &&
      use !== undefined &&
      ts.isPropertyAccessExpression(use) &&
      use.name.text === "use" &&
      call !== undefined &&
      ts.isCallExpression(call);
    if (!isUse || call.getSourceFile() !== client.creation.getSourceFile()) throw other;
    // The middleware of a property is a constant beside its creation.
    const { holder } = client;
    const isBeside = ts.findAncestor(call, ts.isStatement)?.parent === holder?.statement.parent;
    if (holder?.name.startsWith("this.") === true && !isBeside) throw other;
    const known = this.#interceptors.get(client) ?? [];
    this.#interceptors.set(client, [...known, { call, kind: parent.name.text }]);
  }

  /** The client that a constant or a property is. */
  #createdBy(node: ts.Expression): CreatedClient | undefined {
    const name = ts.isPropertyAccessExpression(node) ? node.name : node;
    const symbol =
      ts.isIdentifier(name) || ts.isPrivateIdentifier(name) ? symbolOf(name, this.#context.checker) : undefined;
    return symbol === undefined ? undefined : this.#created.find(({ holder }) => holder?.symbol === symbol);
  }

  #replace(client: CreatedClient): void {
    const { creation, text, holder } = client;
    const interceptors = this.#interceptors.get(client) ?? [];
    const name = holder?.name ?? "";
    const middleware = interceptors.some(isMiddleware) ? `${name.replace(/^this\.#?/, "")}Middleware` : undefined;
    const setting = { middleware: () => middleware ?? "", client: () => name, context: this.#context };
    for (const one of interceptors) {
      const { node, text: added } = interceptorEdit(one, { interceptors, ejections: [] }, setting);
      this.#edits.push(replacing(node, "client", added));
    }
    if (middleware !== undefined && holder !== undefined) {
      const { statement } = holder;
      const file = statement.getSourceFile();
      const start = statement.getStart(file);
      const created = (writer: Writer): string => {
        const create = writer.name("@guildwire/runtime/paths", "fetchWithMiddleware");
        return `const ${middleware} = ${create}();\n${indentationAt(file, start)}`;
      };
      this.#edits.push({ ...replacing(statement, "client", created), end: start });
    }
    const isConfigured = this.#configured.has(client);
    this.#edits.push(
      replacing(creation, "client", (writer) => {
        const own = text(writer, middleware);
        return isConfigured ? `${writer.name("@guildwire/runtime/client", "configurable")}(${own})` : own;
      }),
    );
  }

  #assertSearched(node: ts.Node): void {
    const file = node.getSourceFile();
    if (!this.#context.isSearched(file)) throw new Obstacle("a client is used in a file that is not migrated");
    const message = this.#context.excluded.get(keyOf({ file, start: node.getStart(file), end: node.end }));
    if (message !== undefined) throw new Obstacle(`the result would not compile: ${message}`);
  }

  /** @throws Obstacle if the compiler does not compare the type of what gets a client. */
  #assertTyped(node: ts.Expression): void {
    const type = this.#context.checker.getContextualType(node);
    const isOpen = type !== undefined && (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
    if (isOpen || ts.isAsExpression(node.parent)) throw new Obstacle("a client is a value of unknown type");
  }

  /** @throws Obstacle if a client is passed on without its type, or if something else replaces one. */
  #assertPassedByType(): void {
    const { checker, program, files } = this.#context;
    const former: ReplaceableClient = { program, isClient: isClientType, isModule: () => false };
    for (const file of files.filter((one) => !isFormerOutput(one))) {
      visitNodes(file, (node) => {
        const why = replacementAt(node, former);
        if (why !== undefined) throw new Obstacle(why);
        const isValue = ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node.parent) && ts.isExpression(node);
        if (isValue && isArgument(node) && isClientType(checker.getTypeAtLocation(node))) this.#assertTyped(node);
      });
    }
  }
}

/** Whether a name may be a value that a function or an object gets. */
function isArgument({ parent }: ts.Node): boolean {
  return (
    ts.isCallExpression(parent) ||
    ts.isNewExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isPropertyAssignment(parent)
  );
}

function replacing(node: ts.Node, kind: Rewrite["kind"], text: Rewrite["text"]): Rewrite {
  const file = node.getSourceFile();
  return { file, start: node.getStart(file), end: node.end, kind, what: "a client of a call", equivalent: "", text };
}
