import { ts } from "../../typescript/compiler.js";
import { dataTypeOf } from "../calls.js";
import type { OperationTable } from "../operations.js";
import { type Finding, keyOf, type MigrationContext, type Plan, type Rewrite, type Writer } from "../plan.js";
import { symbolOf } from "../syntax.js";
import { functionOf, isFormerOutput } from "./former-output.js";
import type { FormerUses } from "./uses.js";

/** Replaces names of types of the former output that the generated package has as well. */
export function replaceTypes(types: FormerUses["types"], context: MigrationContext): Plan {
  const { isSearched, excluded } = context;
  const rewrites: Rewrite[] = [];
  const findings: Finding[] = [];
  for (const { node, name } of types) {
    const file = node.getSourceFile();
    if (!isSearched(file)) continue;
    const range = { file, start: node.getStart(file), end: node.end };
    const found = resultOfAxios(node, name, context) ?? typeFor(name, context);
    const message = excluded.get(keyOf(range));
    if (found === undefined || message !== undefined) {
      const why = found === undefined ? "the generated package has no type of this name" : "the generated type differs";
      const equivalent = found?.equivalent ?? "the type of an argument or of a result of the generated function";
      findings.push({ ...range, isCall: false, what: name, why, equivalent });
      continue;
    }
    // A name of a namespace, such as `api.Book`, is replaced with the namespace.
    const whole = wholeName(node);
    rewrites.push({ ...range, start: whole.getStart(file), kind: "type", what: name, ...found });
  }
  return { rewrites, findings };
}

function wholeName(node: ts.Identifier): ts.Node {
  const { parent } = node;
  return "right" in parent && parent.right === node ? parent : node;
}

interface ReplacedType {
  readonly equivalent: string;
  readonly text: (writer: Writer) => string;
}

function typeFor(name: string, { operations }: MigrationContext): ReplacedType | undefined {
  const type = operations.typeOfSchema(name);
  if (type !== undefined) return { equivalent: type, text: (writer) => writer.name("#types", type, "type") };
  const target = operations.targets().find(({ operation }) => `${operation.typeStem}Params` === name);
  if (target === undefined) return typeOfHook(name, operations);
  const others = target?.operation.parameters.filter(({ in: location }) => location !== "query") ?? [];
  const args = `${target.operation.typeStem}Args`;
  const omitted = [
    ...others.map(({ argument }) => argument),
    ...(target.operation.body === undefined ? [] : ["body"]),
  ].map((one) => JSON.stringify(one));
  const wrap = (local: string): string => (omitted.length === 0 ? local : `Omit<${local}, ${omitted.join(" | ")}>`);
  return { equivalent: wrap(args), text: (writer) => wrap(writer.name("#client", args, "type")) };
}

/** `GetBookResult`, which orval declares as a response of axios. */
function resultOfAxios(
  node: ts.Identifier,
  name: string,
  { operations, checker }: MigrationContext,
): ReplacedType | undefined {
  const stem = /^(\w+)Result$/.exec(name)?.[1];
  const target = operations.targets().find(({ operation }) => operation.typeStem === stem);
  const declaration = symbolOf(node, checker)?.declarations?.[0];
  if (target === undefined || target.obstacle !== undefined || declaration === undefined) return undefined;
  if (!ts.isTypeAliasDeclaration(declaration) || !/^AxiosResponse</.test(declaration.type.getText())) return undefined;
  return {
    equivalent: `ResultWithResponse<Awaited<ReturnType<typeof ${target.name}>>>`,
    text: (writer) =>
      `${writer.name("@guildwire/runtime/client", "ResultWithResponse", "type")}<${dataTypeOf(target, writer)}>`,
  };
}

/** The types that orval writes beside hooks: `GetBookQueryResult`, `AddBookMutationBody`. */
function typeOfHook(name: string, operations: OperationTable): ReplacedType | undefined {
  const [, stem, kind] =
    /^(\w+?)(?:Suspense|Infinite|SuspenseInfinite)?(QueryResult|MutationResult|MutationBody)$/.exec(name) ?? [];
  const target = operations.targets().find(({ operation }) => operation.typeStem === stem);
  if (target === undefined || target.obstacle !== undefined || target.returnsStatus) return undefined;
  if (kind === "MutationBody") {
    const args = `${target.operation.typeStem}Args`;
    return { equivalent: `${args}["body"]`, text: (writer) => `${writer.name("#client", args, "type")}["body"]` };
  }
  return {
    equivalent: `Awaited<ReturnType<typeof ${target.name}>>`,
    text: (writer) => `Awaited<ReturnType<typeof ${writer.name("#client", target.name)}>>`,
  };
}

/** The type of the errors of a hook, as its declaration states it; undefined if it cannot be written in the program. */
export function errorTypeOf(
  declaration: ts.Declaration,
  context: MigrationContext,
): ((writer: Writer) => string) | undefined {
  const { checker, operations } = context;
  const parameters = ts.isFunctionDeclaration(declaration) ? declaration : functionOf(declaration);
  const node = parameters?.typeParameters?.find(({ name }) => name.text === "TError")?.default;
  const print = (type: ts.TypeNode): ((writer: Writer) => string) | undefined => {
    if (type.kind === ts.SyntaxKind.VoidKeyword || type.kind === ts.SyntaxKind.UnknownKeyword)
      return () => type.getText();
    if (ts.isUnionTypeNode(type)) {
      const all = type.types.map(print);
      return all.some((one) => one === undefined)
        ? undefined
        : (writer) => all.map((one) => one?.(writer) ?? "").join(" | ");
    }
    if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return undefined;
    const symbol = symbolOf(type.typeName, checker);
    const file = symbol?.declarations?.[0]?.getSourceFile();
    const given = (type.typeArguments ?? []).map(print);
    if (symbol === undefined || file === undefined || given.some((one) => one === undefined)) return undefined;
    const args = (writer: Writer): string =>
      given.length === 0 ? "" : `<${given.map((one) => one?.(writer) ?? "").join(", ")}>`;
    const schema = isFormerOutput(file) ? operations.typeOfSchema(symbol.name) : undefined;
    if (schema !== undefined) return (writer) => writer.name("#types", schema, "type");
    if (isFormerOutput(file)) return undefined;
    const isAxios = /\/node_modules\/axios\//.test(file.fileName);
    if (!isAxios && file.isDeclarationFile) return undefined;
    const module = isAxios ? "axios" : `file:${file.fileName}`;
    return (writer) => `${writer.name(module, symbol.name, "type")}${args(writer)}`;
  };
  return node === undefined ? undefined : print(node);
}
