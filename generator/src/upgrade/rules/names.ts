import { symbolOf, visitNodes } from "../../migrate/syntax.js";
import { mockedModule, replacedMember } from "../../rename/mocks.js";
import { ts } from "../../typescript/compiler.js";
import { type Rule, type RuleContext, RulePlan } from "../rule.js";
import { type ImportedName, importedNames, moduleKind, referencesOf } from "./imports.js";
import { runtimeRenames } from "./runtime-names.js";

/** What an imported name has become. */
interface Successor {
  /** As rewrites name modules: `#client`, or a specifier. */
  readonly module: string;
  readonly name: string;
  readonly code: string;
  /** Whether the name is now a property: `isPet` is `Pet.is`. */
  readonly member?: string;
}

/** Names that moved to another entry, or have another name: their imports, references, and mocks. */
export function namesRule(entries: ReadonlyMap<string, string>): Rule {
  return (context) => {
    const { former, names } = context;
    const plan = new RulePlan(former.file, "names");
    for (const imported of importedNames(former, names.root, entries)) {
      const successor = successorOf(imported, context);
      if (successor === undefined) continue;
      if (successor === "none") leaveUnknown(imported, plan);
      else renameReferences(imported, successor, context, plan);
    }
    renameMocks(context, entries, plan);
    return plan;
  };
}

/** Undefined if a name is what it was; none if there is no such name anymore. */
function successorOf(imported: ImportedName, { names }: RuleContext): Successor | "none" | undefined {
  const { module, name, isInternal } = imported;
  if (module.startsWith("@guildwire/")) {
    const renamed = runtimeRenames.find((one) => one.module === module && one.former === name);
    return renamed && { module, name: renamed.current, code: renamed.code };
  }
  if (isInternal) return successorOfInternal(imported, names);
  if (names.current.get(module)?.has(name) === true) return undefined;
  if (names.groupOfHandlers(name) !== undefined) return undefined;
  const found = names.successor({ entry: module, name });
  if (found === undefined) return "none";
  const isOfOperation = names.renamedOperations.some(
    ([former]) => name.toLowerCase().startsWith(former.toLowerCase()) && !name.endsWith("Responsedefault"),
  );
  const code = name.endsWith("Responsedefault")
    ? "default-response-names"
    : isOfOperation
      ? "operation-names"
      : "runtime-names";
  return { module: `#${found.entry.slice(2)}`, name: found.name, code };
}

function successorOfInternal(
  { module, name }: ImportedName,
  names: RuleContext["names"],
): Successor | "none" | undefined {
  if (names.isInFile(name, module)) return undefined;
  const validated = /^is([A-Z]\w*)$/.exec(name)?.[1];
  if (validated !== undefined && module.includes("/validators/")) {
    const validator = names.exporting(validated, module);
    if (validator !== undefined) {
      const entry = `#${validator.entry.slice(2)}`;
      return { module: entry, name: validator.name, code: "validator-functions", member: "is" };
    }
  }
  const found = names.exporting(name, module);
  if (found === undefined) return "none";
  return { module: `#${found.entry.slice(2)}`, name: found.name, code: "internal-files" };
}

function leaveUnknown({ specifier, name, module }: ImportedName, plan: RulePlan): void {
  plan.leave(specifier, `${module} exports no ${name} anymore`, "remove it, or use what replaces it");
}

function renameReferences(imported: ImportedName, successor: Successor, context: RuleContext, plan: RulePlan): void {
  const { specifier } = imported;
  const { module, name, code, member } = successor;
  if (ts.isExportSpecifier(specifier)) {
    if (module !== `#${imported.module.slice(2)}` && !module.startsWith("@")) {
      plan.leave(specifier, `it is exported by ${module.slice(1)} now`, `export ${name} from there`, code);
      return;
    }
    const exported = specifier.name.text;
    const prefix = specifier.isTypeOnly ? "type " : "";
    plan.rewrite(specifier, () => `${prefix}${name} as ${exported}`, code);
    return;
  }
  for (const reference of referencesOf(imported, context.former)) {
    const shorthand = ts.isShorthandPropertyAssignment(reference.parent) ? `${reference.text}: ` : "";
    const suffix = member === undefined ? "" : `.${member}`;
    plan.rewrite(
      reference,
      (writer) => `${shorthand}${writer.name(module, name, imported.isType ? "type" : undefined)}${suffix}`,
      code,
    );
  }
}

/** `vi.mock("port-bindings/client", () => ({ serverAddress: … }))`, and `spyOn(client, "serverAddress")`. */
function renameMocks(context: RuleContext, entries: ReadonlyMap<string, string>, plan: RulePlan): void {
  const { former, names } = context;
  const renamed = (entry: string, name: string): string | undefined => {
    if (names.current.get(entry)?.has(name) === true || names.former.get(entry)?.has(name) !== true) return undefined;
    const found = names.successor({ entry, name });
    return found?.entry === entry ? found.name : undefined;
  };
  visitNodes(former.file, (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const specifier = mockedModule(node);
      const entry = specifier && entryOfSpecifier(specifier, context, entries);
      if (entry === undefined) return;
      for (const property of node.properties) {
        const { name } = property;
        if (name === undefined || !ts.isIdentifier(name)) continue;
        const current = renamed(entry, name.text);
        if (current === undefined) continue;
        const isShorthand = ts.isShorthandPropertyAssignment(property);
        plan.rewrite(name, () => (isShorthand ? `${current}: ${name.text}` : current), "operation-names");
      }
    }
    const member = memberOfModule(node);
    const entry = member && entryOfModule(member.module, context, entries);
    const current = member && entry && renamed(entry, member.name.text);
    if (member === undefined || current === undefined) return;
    const { name, local } = member;
    const quote = ts.isStringLiteralLike(name) ? name.getText(former.file).charAt(0) : "";
    const text = `${quote}${current}${quote}`;
    plan.rewrite(name, () => (local === undefined ? text : `${text}: ${local}`), "operation-names");
  });
}

function entryOfSpecifier(
  specifier: ts.StringLiteralLike,
  { former, names }: RuleContext,
  entries: ReadonlyMap<string, string>,
): string | undefined {
  for (const statement of former.file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    if (statement.moduleSpecifier.text !== specifier.text) continue;
    const kind = moduleKind(statement.moduleSpecifier, former, names.root, entries);
    return kind === undefined || kind.isInternal ? undefined : kind.module;
  }
  return undefined;
}

/** An export that is named as a member of its module. */
interface ModuleMember {
  /** A node that the module is the symbol or the type of. */
  readonly module: ts.Node;
  readonly name: ts.Identifier | ts.StringLiteralLike;
  /** The variable that a pattern declares by the name alone. */
  readonly local?: string;
}

/** `port.name`, `port["name"]`, `spyOn(port, "name")`, the type `port.Name`, `import("…").Name`, and `const { name } = await import("…")`. */
function memberOfModule(node: ts.Node): ModuleMember | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    return ts.isIdentifier(node.name) ? { module: node.expression, name: node.name } : undefined;
  }
  if (ts.isElementAccessExpression(node)) {
    const { argumentExpression: name } = node;
    return ts.isStringLiteralLike(name) ? { module: node.expression, name } : undefined;
  }
  if (ts.isStringLiteralLike(node)) {
    const module = replacedMember(node);
    return module && { module, name: node };
  }
  if (ts.isQualifiedName(node)) return { module: node.left, name: node.right };
  if (ts.isImportTypeNode(node)) {
    const { argument, qualifier } = node;
    if (!ts.isLiteralTypeNode(argument) || qualifier === undefined || !ts.isIdentifier(qualifier)) return undefined;
    return { module: argument.literal, name: qualifier };
  }
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  const { parent: module, propertyName, name, dotDotDotToken } = node;
  if (propertyName !== undefined) return ts.isIdentifier(propertyName) ? { module, name: propertyName } : undefined;
  return ts.isIdentifier(name) && dotDotDotToken === undefined ? { module, name, local: name.text } : undefined;
}

/** The entry behind `import * as api from "port-bindings/client"`, or of a value whose type is its module. */
function entryOfModule(
  node: ts.Node,
  { former, names }: RuleContext,
  entries: ReadonlyMap<string, string>,
): string | undefined {
  const symbols = [symbolOf(node, former.checker), former.checker.getTypeAtLocation(node).getSymbol()];
  const path = symbols.flatMap((symbol) => symbol?.declarations ?? []).find(ts.isSourceFile)?.fileName;
  if (path === undefined || !path.startsWith(`${names.root}/`)) return undefined;
  return [...entries].find(([, file]) => `${names.root}/${file}` === path)?.[0];
}
