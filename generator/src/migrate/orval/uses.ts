import { ts } from "../../typescript/compiler.js";
import { equivalentOf } from "../calls.js";
import { loadedModule } from "../loaded-modules.js";
import type { Target } from "../operations.js";
import type { MigrationContext } from "../plan.js";
import { staticName, symbolOf, visitNodes } from "../syntax.js";
import { Factories, isFactory } from "./factories.js";
import { type FormerOperation, functionOf, isFormerOutput, readFormerOperation } from "./former-output.js";

/** What a function of the former output is for. */
export type UseKind =
  | ("call" | "query" | "infinite" | "mutation" | "mutation-options" | "key" | "infinite-key")
  | ("options" | "infinite-options" | "prefetch" | "prefetch-infinite" | "use-prefetch" | "invalidate")
  | ("invalidate-infinite" | "swr" | "swr-mutation" | "swr-key");

/** A call of a function of the former output. */
export interface FormerCall {
  readonly call: ts.CallExpression;
  readonly operation: FormerOperation;
  readonly kind: UseKind;
  /** The declaration of the function. */
  readonly declaration: ts.Declaration;
}

export interface FormerUses {
  readonly calls: readonly FormerCall[];
  /** Names of types. */
  readonly types: readonly { readonly node: ts.Identifier; readonly name: string }[];
  /** `ReturnType<typeof getBook>`. */
  readonly results: readonly ResultType[];
  readonly others: readonly OtherUse[];
  readonly keys: readonly WrittenKey[];
  /** Values of enumerations, such as `Genre.novel`. */
  readonly values: readonly { readonly node: ts.Node; readonly value: string }[];
  readonly factories: Factories;
}

/** A key of a query that the program writes itself. */
export interface WrittenKey {
  readonly node: ts.ArrayLiteralExpression;
  /** The text that it begins with. */
  readonly path: string;
  /** Whether the text is a whole path, and the only element. */
  readonly isWhole: boolean;
}

/** The type of the result of a function. */
export interface ResultType {
  readonly node: ts.TypeReferenceNode;
  readonly operation: FormerOperation;
}

/** A use that is not migrated. */
export interface OtherUse {
  readonly node: ts.Node;
  readonly why: string;
  readonly equivalent?: string;
  /** The operation, if the use concerns its query. */
  readonly operation?: string;
  /** The operation of a function that is not called. */
  readonly target?: Target | undefined;
}

/** Whether a use depends on the key of a query, which changes. */
export function isOfQuery({ kind }: { readonly kind: UseKind }): boolean {
  return kind !== "call" && kind !== "mutation" && kind !== "mutation-options" && !kind.startsWith("swr");
}

interface Member {
  readonly operation: FormerOperation;
  readonly kind: UseKind;
}

/** Finds what refers to the output of orval. */
export function findUses(context: MigrationContext): FormerUses {
  return new UseFinder(context).find();
}

class UseFinder {
  readonly #context: MigrationContext;
  readonly #members = new Map<ts.Declaration, Member | undefined>();
  readonly #calls: FormerCall[] = [];
  readonly #types: { node: ts.Identifier; name: string }[] = [];
  readonly #results: ResultType[] = [];
  readonly #others: OtherUse[] = [];
  readonly #keys: WrittenKey[] = [];
  readonly #values: { node: ts.Node; value: string }[] = [];
  readonly #factories: Factories;

  constructor(context: MigrationContext) {
    this.#context = context;
    this.#factories = new Factories(context);
  }

  find(): FormerUses {
    const { files } = this.#context;
    if (files.some(isFormerOutput)) {
      for (const file of files.filter((one) => !isFormerOutput(one))) {
        visitNodes(file, (node) => {
          if (ts.isIdentifier(node)) this.#collect(node);
          else if (ts.isCallExpression(node)) this.#collectModule(node);
          else if (ts.isPropertyAssignment(node)) this.#collectKey(node);
        });
      }
    }
    return {
      calls: this.#calls,
      types: this.#types,
      results: this.#results,
      others: this.#others,
      keys: this.#keys,
      values: this.#values,
      factories: this.#factories,
    };
  }

  #collect(node: ts.Identifier): void {
    const { parent } = node;
    if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isImportClause(parent)) return;
    if (ts.isNamespaceImport(parent) || ts.isNamespaceExport(parent)) return;
    const symbol = symbolOf(node, this.#context.checker);
    const declarations = symbol?.declarations ?? [];
    const last = declarations.at(-1);
    if (symbol === undefined || last === undefined) return;
    const declaration = this.#factories.declarationOf(node, last) ?? last;
    if (ts.isSourceFile(declaration)) {
      this.#collectNamespace(node, symbol);
      return;
    }
    if (!isFormerOutput(declaration.getSourceFile())) return;
    if (isTypeName(parent, node)) {
      this.#types.push({ node, name: symbol.name });
      return;
    }
    const reference = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
    const member = this.#memberOf(declaration);
    const around = reference.parent;
    if (member === undefined) {
      if (isFactory(declaration)) {
        const isCalled = ts.isCallExpression(around) && around.expression === reference;
        if (!isCalled)
          this.#others.push({ node: reference, why: "the functions of the factory are not called by name" });
        return;
      }
      if (this.#collectValue(reference, declaration)) return;
      if (functionOf(declaration) !== undefined) {
        const equivalent = this.#hookOfSwr(declaration);
        const why = equivalent === undefined ? "the function of orval has no equivalent" : "the hook uses SWR";
        this.#others.push({ node: reference, why, ...(equivalent === undefined ? {} : { equivalent }) });
      }
      return;
    }
    if (ts.isCallExpression(around) && around.expression === reference) {
      this.#calls.push({ call: around, ...member, declaration });
      return;
    }
    const result = member.kind === "call" ? resultTypeOf(reference) : undefined;
    if (result !== undefined) {
      this.#results.push({ node: result, operation: member.operation });
      return;
    }
    const why = "the function is not called here";
    const { name, target } = member.operation;
    this.#others.push({ node: reference, why, target, ...(isOfQuery(member) ? { operation: name } : {}) });
  }

  /** The equivalent of a hook that calls `useSWR` or `useSWRMutation`. */
  #hookOfSwr(declaration: ts.Declaration): string | undefined {
    const hook = /\b(useSWR(?:Mutation|Infinite)?)\b/i.exec(functionOf(declaration)?.body?.getText() ?? "")?.[1];
    const target = hook === undefined ? undefined : this.#operationIn(declaration, 0)?.target;
    if (hook === undefined || target === undefined) return undefined;
    if (!/infinite$/i.test(hook)) return swrEquivalent(target, /mutation$/i.test(hook));
    const { text } = target.operation.path;
    return `useSWRInfinite((page) => [${JSON.stringify(text)}, { ...args, page }], ([, args]) => ${target.name}(client, args))`;
  }

  /** A value of an enumeration of the former output. */
  #collectValue(reference: ts.Node, declaration: ts.Declaration): boolean {
    const literal = ts.isVariableDeclaration(declaration) ? enumerationOf(declaration) : undefined;
    if (literal === undefined) return false;
    const { parent } = reference;
    const member = ts.isPropertyAccessExpression(parent) && parent.expression === reference ? parent : undefined;
    const value = literal.get(member?.name.text ?? "");
    if (member !== undefined && value !== undefined) this.#values.push({ node: member, value });
    else this.#others.push({ node: reference, why: "the generated package has no object with the values" });
    return true;
  }

  /** A module of the former output that is used as a value. */
  #collectNamespace(node: ts.Identifier, symbol: ts.Symbol): void {
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent)) return;
    const { checker } = this.#context;
    const isFormer = checker.getExportsOfModule(symbol).some((one) => {
      const target = (one.flags & ts.SymbolFlags.Alias) === 0 ? one : checker.getAliasedSymbol(one);
      return target.declarations?.some((each) => isFormerOutput(each.getSourceFile())) === true;
    });
    if (isFormer) this.#others.push({ node, why: "the functions of the module are not called by name" });
  }

  /** A module of the former output that is loaded by a call, or replaced in a test. */
  #collectModule(node: ts.CallExpression): void {
    const loaded = loadedModule(node, this.#context.program);
    if (loaded !== undefined && isFormerOutput(loaded.file)) this.#others.push({ node, why: loaded.why });
  }

  /** A key such as `["/books"]` that the program writes itself. */
  #collectKey({ name, initializer }: ts.PropertyAssignment): void {
    if (name.getText() !== "queryKey" || !ts.isArrayLiteralExpression(initializer)) return;
    const [first] = initializer.elements;
    if (first === undefined) return;
    const text = ts.isStringLiteralLike(first) ? first.text : ts.isTemplateExpression(first) ? first.head.text : "";
    const isWhole = ts.isStringLiteralLike(first) && initializer.elements.length === 1;
    if (text.startsWith("/")) this.#keys.push({ node: initializer, path: text, isWhole });
  }

  #memberOf(declaration: ts.Declaration): Member | undefined {
    if (!this.#members.has(declaration)) this.#members.set(declaration, this.#readMember(declaration));
    return this.#members.get(declaration);
  }

  #readMember(declaration: ts.Declaration): Member | undefined {
    const { checker, operations } = this.#context;
    const name = ts.getNameOfDeclaration(declaration)?.getText() ?? "";
    if (isFactory(declaration)) return undefined;
    const isHelper = /^(?:use|prefetch|invalidate|get[A-Z]\w*(?:Key|Options|Url|Mock)$)/.test(name);
    const instance = this.#factories.instance();
    const operation = readFormerOperation(declaration, { checker, operations, instance });
    if (operation !== undefined && !/^use[A-Z]|Url$/.test(name)) return { operation, kind: "call" };
    if (!isHelper) return undefined;
    const kind = kindOf(name, declaration);
    if (kind === undefined) return undefined;
    const key = kind.endsWith("key")
      ? name
      : kind.startsWith("invalidate")
        ? /\b(get\w+QueryKey)\(/.exec(functionOf(declaration)?.body?.getText() ?? "")?.[1]
        : undefined;
    const owners = kind === "swr-key" ? /^use[A-Z]/ : /QueryOptions$/;
    const owner = key === undefined ? declaration : functionWithKey(key, declaration, owners);
    const inner = owner === undefined ? undefined : this.#operationIn(owner, 0);
    return inner === undefined ? undefined : { operation: inner, kind };
  }

  /** The operation that a function calls, itself or through others of its file. */
  #operationIn(declaration: ts.Declaration, depth: number): FormerOperation | undefined {
    const body = functionOf(declaration)?.body;
    if (body === undefined || depth > 3) return undefined;
    const { checker, operations } = this.#context;
    const called: ts.Declaration[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        const inner = symbolOf(node.expression, checker)?.declarations?.at(-1);
        if (inner?.getSourceFile() === declaration.getSourceFile()) called.push(inner);
      }
      ts.forEachChild(node, visit);
    };
    visit(body);
    for (const one of called) {
      const operation = readFormerOperation(one, { checker, operations, instance: undefined });
      if (operation !== undefined) return operation;
    }
    for (const one of called) {
      const operation = this.#operationIn(one, depth + 1);
      if (operation !== undefined) return operation;
    }
    return undefined;
  }
}

/** The values of `export const Genre = { novel: "novel" } as const` by name; undefined for other constants. */
function enumerationOf({ initializer }: ts.VariableDeclaration): ReadonlyMap<string, string> | undefined {
  const object = initializer !== undefined && ts.isAsExpression(initializer) ? initializer.expression : undefined;
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return undefined;
  const values = new Map<string, string>();
  for (const property of object.properties) {
    const name = staticName(property.name);
    const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
    if (name === undefined || value === undefined || !ts.isStringLiteralLike(value)) return undefined;
    values.set(name, value.text);
  }
  return values;
}

/** The code that replaces a hook of SWR. */
export function swrEquivalent(target: Target, isMutation: boolean): string {
  const { text } = target.operation.path;
  const path = text.includes("{") ? `\`${text.replaceAll("{", "${")}\`` : JSON.stringify(text);
  const names = target.operation.parameters.filter(({ required }) => required).map(({ argument }) => argument);
  if (!isMutation) return `useSWR([${path}], () => ${equivalentOf(target, "client")})`;
  const hasBody = target.operation.body !== undefined;
  const args = [...names, ...(hasBody ? ["body: arg"] : [])];
  const call = `${target.name}(client${args.length === 0 ? "" : `, { ${args.join(", ")} }`})`;
  return `useSWRMutation([${path}], (${hasBody ? "_key, { arg }" : ""}) => ${call})`;
}

/** `ReturnType<typeof getBook>` around a name. */
function resultTypeOf(node: ts.Node): ts.TypeReferenceNode | undefined {
  const name = ts.isQualifiedName(node.parent) && node.parent.right === node ? node.parent : node;
  const { parent: query } = name;
  if (!ts.isTypeQueryNode(query) || query.exprName !== name || query.typeArguments !== undefined) return undefined;
  const { parent } = query;
  return ts.isTypeReferenceNode(parent) && parent.typeName.getText() === "ReturnType" ? parent : undefined;
}

function isTypeName(parent: ts.Node, node: ts.Identifier): boolean {
  if (ts.isQualifiedName(parent)) return isTypeName(parent.parent, parent.right) && parent.right === node;
  return ts.isTypeReferenceNode(parent) || ts.isExpressionWithTypeArguments(parent);
}

const kinds: readonly (readonly [RegExp, UseKind])[] = [
  [/^get\w+InfiniteQueryKey$/, "infinite-key"],
  [/^get\w+QueryKey$/, "key"],
  [/^get\w+InfiniteQueryOptions$/, "infinite-options"],
  [/^get\w+QueryOptions$/, "options"],
  [/^get\w+MutationOptions$/, "mutation-options"],
  [/^prefetch\w+InfiniteQuery$/, "prefetch-infinite"],
  [/^prefetch\w+Query$/, "prefetch"],
  [/^invalidate\w+Infinite$/, "invalidate-infinite"],
  [/^invalidate\w+$/, "invalidate"],
];

const hooks: Readonly<Record<string, UseKind>> = {
  useMutation: "mutation",
  useQuery: "query",
  useSuspenseQuery: "query",
  useInfiniteQuery: "infinite",
  useSuspenseInfiniteQuery: "infinite",
  usePrefetchQuery: "use-prefetch",
};

function kindOf(name: string, declaration: ts.Declaration): UseKind | undefined {
  const usesSwr = /from ["']swr["']/.test(declaration.getSourceFile().text);
  const known =
    kinds.find(([pattern]) => pattern.test(name))?.[1] ?? (usesSwr && /Key$/.test(name) ? "swr-key" : undefined);
  if (known !== undefined || !/^use[A-Z]/.test(name)) return known;
  if (usesSwr) {
    const [, suffix] = /\buseSWR(Mutation|Infinite)?[<(]/i.exec(functionOf(declaration)?.body?.getText() ?? "") ?? [];
    return suffix === "Infinite" ? undefined : suffix === "Mutation" ? "swr-mutation" : "swr";
  }
  const hook = hookOf(declaration);
  return hook === undefined ? undefined : hooks[hook];
}

/** The hook of TanStack Query that a hook of the former output calls. */
export function hookOf(declaration: ts.Declaration): string | undefined {
  const body = functionOf(declaration)?.body?.getText() ?? "";
  return /\b(useMutation|useSuspenseQuery|useQuery|useInfiniteQuery|useSuspenseInfiniteQuery|usePrefetchQuery)\(/.exec(
    body,
  )?.[1];
}

/** The function that uses the function of a key. */
function functionWithKey(name: string, declaration: ts.Declaration, owners: RegExp): ts.Declaration | undefined {
  let found: ts.Declaration | undefined;
  visitNodes(declaration.getSourceFile(), (node) => {
    if (found !== undefined || !ts.isVariableDeclaration(node)) return;
    if (!owners.test(node.name.getText())) return;
    if (new RegExp(`\\b${name}\\(`).test(node.getText())) found = node;
  });
  return found;
}
