import { ts } from "../../typescript/compiler.js";
import type { ClientCall, ClientCreation, ClientUses, ClientVariable } from "../client-uses.js";
import type { MigrationContext } from "../plan.js";
import { type ReplaceableClient, replacementAt } from "../replaced-clients.js";
import { isDeclaredIn, symbolOf, typeNameOf, visitNodes } from "../syntax.js";

/** The declarations of openapi-fetch, wherever it is installed. */
export const fetchModule: RegExp = /\/openapi-fetch\/(?:dist|src)\//;
/** The declarations of openapi-react-query. */
export const queryModule: RegExp = /\/openapi-react-query\/(?:dist|src)\//;

const methods: ReadonlySet<string> = new Set("GET PUT POST DELETE OPTIONS HEAD PATCH TRACE request".split(" "));
const hooks: ReadonlySet<string> = new Set(
  "useQuery useSuspenseQuery useMutation queryOptions useInfiniteQuery".split(" "),
);

/** A call of a method of a client. */
export interface MemberCall extends ClientCall {
  readonly member: string;
  /** Whether the client is one of openapi-react-query. */
  readonly isQuery: boolean;
}

/** Everything that refers to the former client. */
export interface FormerUses extends ClientUses<MemberCall> {
  /** What middleware reads that a `fetch` does not know. */
  readonly middlewareContext: readonly { readonly node: ts.Node; readonly name: string }[];
}

/** Finds what refers to openapi-fetch and openapi-react-query. */
export function findUses({ files, checker, program }: MigrationContext): FormerUses {
  const found = {
    variables: new Map<ts.Symbol, ClientVariable>(),
    creations: [] as ClientCreation[],
    calls: [] as MemberCall[],
    others: [] as { node: ts.Node; why: string; isCall: boolean }[],
    types: [] as { node: ts.Node; name: string }[],
    escapes: [] as { node: ts.Node; variable: ClientVariable }[],
    middlewareContext: [] as { node: ts.Node; name: string }[],
  };
  const collect = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) collectCall(node, checker, found);
    else if (ts.isElementAccessExpression(node)) collectElement(node, checker, found);
    else if (ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node)) collectType(node, checker, found);
    else if (ts.isBindingElement(node) || ts.isPropertyAccessExpression(node)) collectContext(node, checker, found);
  };
  for (const file of files) visitNodes(file, (node) => collectDestructured(node, checker, found));
  for (const file of files) visitNodes(file, collect);
  for (const file of files) visitNodes(file, (node) => collectEscape(node, checker, found));
  const clientFiles = new Set([...found.variables.values()].map(({ declaration }) => declaration.getSourceFile()));
  const former: ReplaceableClient = {
    program,
    isClient: ({ symbol }) => symbol?.name === "Client" && isDeclaredIn(symbol, fetchModule),
    isModule: (file) => clientFiles.has(file) || fetchModule.test(file.fileName),
  };
  for (const file of files) {
    visitNodes(file, (node) => {
      const why = replacementAt(node, former);
      if (why !== undefined) found.others.push({ node, why, isCall: false });
    });
  }
  return found;
}

type Found = {
  -readonly [Key in keyof FormerUses]: FormerUses[Key] extends readonly (infer Item)[]
    ? Item[]
    : Map<ts.Symbol, ClientVariable>;
};

function collectCall(node: ts.CallExpression, checker: ts.TypeChecker, found: Found): void {
  const { expression } = node;
  const taken = destructuredMember(expression, checker, found);
  if (taken !== undefined) {
    found.calls.push({ call: node, client: expression, member: taken, isQuery: false });
    return;
  }
  if (ts.isPropertyAccessExpression(expression)) {
    const member = expression.name.text;
    const isMember = methods.has(member) || hooks.has(member) || member === "use" || member === "eject";
    if (isMember) {
      const symbol = checker.getSymbolAtLocation(expression.name);
      const isQuery = isDeclaredIn(symbol, queryModule);
      if (isQuery || isDeclaredIn(symbol, fetchModule)) {
        if (expression.questionDotToken !== undefined) {
          found.others.push({ node, why: "the call is optional", isCall: true });
        } else found.calls.push({ call: node, client: expression.expression, member, isQuery });
        return;
      }
      if (symbol === undefined && isUntypedCall(node, expression, checker)) {
        found.others.push({ node, why: "the type of the client is any", isCall: true });
        return;
      }
    }
  }
  const symbol = symbolOf(ts.isPropertyAccessExpression(expression) ? expression.name : expression, checker);
  const isQuery = isDeclaredIn(symbol, queryModule);
  if (!isQuery && !isDeclaredIn(symbol, fetchModule)) return;
  if (symbol?.name !== "createClient" && symbol?.name !== "default" && symbol?.name !== "createQueryClient") {
    const isPathBased = /PathBased/.test(symbol?.name ?? "");
    if (isPathBased) found.others.push({ node, why: "its methods are called through paths", isCall: false });
    return;
  }
  // In JavaScript, parentheses follow an assertion: `/** @type {Client<paths>} */ (createClient({ … }))`.
  let given: ts.Expression = node;
  while (ts.isParenthesizedExpression(given.parent)) given = given.parent;
  const { parent } = given;
  if ([...found.variables.values()].some(({ creation }) => creation === node)) return;
  const variable =
    ts.isVariableDeclaration(parent) && parent.initializer === given && ts.isIdentifier(parent.name)
      ? checker.getSymbolAtLocation(parent.name)
      : undefined;
  if (variable !== undefined && ts.isVariableDeclaration(parent) && isConstant(parent)) {
    found.variables.set(variable, { symbol: variable, declaration: parent, creation: node, isWrapper: isQuery });
  } else found.creations.push({ creation: node, isWrapper: isQuery });
}

/** `const { GET, POST: add } = createClient(…)`. */
function collectDestructured(node: ts.Node, checker: ts.TypeChecker, found: Found): void {
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name) || !isConstant(node)) return;
  const { initializer: creation, name } = node;
  if (creation === undefined || !ts.isCallExpression(creation) || !isCreation(creation, checker)) return;
  const symbols = name.elements.flatMap((one) => {
    const isPlain = one.dotDotDotToken === undefined && one.initializer === undefined && ts.isIdentifier(one.name);
    return isPlain ? (checker.getSymbolAtLocation(one.name) ?? []) : [];
  });
  const [symbol] = symbols;
  if (symbol === undefined || symbols.length < name.elements.length) return;
  const variable = { symbol, declaration: node, creation, isWrapper: false, isDestructured: true };
  for (const one of symbols) found.variables.set(one, variable);
}

/** Whether a call creates a client of openapi-fetch. */
function isCreation({ expression }: ts.CallExpression, checker: ts.TypeChecker): boolean {
  const symbol = symbolOf(ts.isPropertyAccessExpression(expression) ? expression.name : expression, checker);
  return isDeclaredIn(symbol, fetchModule) && (symbol?.name === "createClient" || symbol?.name === "default");
}

/** The member of the client that a name refers to. */
function destructuredMember(node: ts.Expression, checker: ts.TypeChecker, found: Found): string | undefined {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  const symbol = ts.isIdentifier(name) ? symbolOf(name, checker) : undefined;
  if (symbol === undefined || found.variables.get(symbol)?.isDestructured !== true) return undefined;
  const declaration = symbol.declarations?.[0];
  if (declaration === undefined || !ts.isBindingElement(declaration)) return undefined;
  return (declaration.propertyName ?? declaration.name).getText();
}

function isConstant({ parent }: ts.VariableDeclaration): boolean {
  return (parent.flags & ts.NodeFlags.Const) !== 0;
}

/** Whether a call such as `client.GET("/books")` is that of a value without type. */
function isUntypedCall(
  { arguments: given }: ts.CallExpression,
  { name, expression }: ts.PropertyAccessExpression,
  checker: ts.TypeChecker,
): boolean {
  const [path] = given;
  if (!/^[A-Z]+$/.test(name.text) || path === undefined || !ts.isStringLiteralLike(path)) return false;
  return path.text.startsWith("/") && (checker.getTypeAtLocation(expression).flags & ts.TypeFlags.Any) !== 0;
}

function collectElement(node: ts.ElementAccessExpression, checker: ts.TypeChecker, found: Found): void {
  const type = checker.getTypeAtLocation(node.expression);
  const method = type.getProperty("GET") ?? type.getProperty("queryOptions");
  if (!isDeclaredIn(method, fetchModule) && !isDeclaredIn(method, queryModule)) return;
  const isCall = ts.isCallExpression(node.parent) && node.parent.expression === node;
  found.others.push({ node: isCall ? node.parent : node, why: "the method is computed", isCall });
}

function collectType(node: ts.TypeReferenceNode | ts.ImportTypeNode, checker: ts.TypeChecker, found: Found): void {
  const name = typeNameOf(node);
  if (name === undefined) return;
  const symbol = symbolOf(name, checker);
  const isQuery = symbol?.name === "OpenapiQueryClient" && isDeclaredIn(symbol, queryModule);
  // The type arguments of a client are dropped, those of other types stay.
  const isWhole = isQuery || symbol?.name === "Client" || ts.isImportTypeNode(node);
  const whole = isWhole ? node : node.typeName;
  if (isQuery || isDeclaredIn(symbol, fetchModule)) found.types.push({ node: whole, name: symbol?.name ?? name.text });
  else if (name.text === "ReturnType" && node.typeArguments?.[0] !== undefined) {
    const [query] = node.typeArguments;
    if (!ts.isTypeQueryNode(query) || !ts.isIdentifier(query.exprName)) return;
    if (isDeclaredIn(symbolOf(query.exprName, checker), fetchModule)) found.types.push({ node, name: "Client" });
  }
}

function collectContext(
  node: ts.BindingElement | ts.PropertyAccessExpression,
  checker: ts.TypeChecker,
  found: Found,
): void {
  const name = ts.isBindingElement(node) ? (node.propertyName ?? node.name) : node.name;
  if (!ts.isIdentifier(name) || !["schemaPath", "params", "options"].includes(name.text)) return;
  const owner = ts.isBindingElement(node) ? node.parent : node.expression;
  const property = checker.getTypeAtLocation(owner).getProperty(name.text);
  const isContext = property?.declarations?.some(
    (one) =>
      ts.isInterfaceDeclaration(one.parent) &&
      one.parent.name.text === "MiddlewareCallbackParams" &&
      fetchModule.test(one.getSourceFile().fileName),
  );
  if (isContext === true) found.middlewareContext.push({ node, name: name.text });
}

/** A reference to a client variable that another function may receive. */
function collectEscape(node: ts.Node, checker: ts.TypeChecker, found: Found): void {
  if (!ts.isIdentifier(node)) return;
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) && parent.name === node) return;
  if (ts.isImportSpecifier(parent) || ts.isImportClause(parent)) return;
  if (ts.isBindingElement(parent) && parent.initializer !== node) return;
  const symbol = symbolOf(node, checker);
  const variable = symbol === undefined ? undefined : found.variables.get(symbol);
  if (variable === undefined || (ts.isExportSpecifier(parent) && variable.isDestructured !== true)) return;
  const reference = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const isMember = found.calls.some(({ client }) => client === reference);
  const isWrapped = [...found.variables.values()].some(
    ({ isWrapper, creation }) => isWrapper && creation.arguments?.[0] === reference,
  );
  if (!isMember && !isWrapped) found.escapes.push({ node, variable });
}
