import { symbolOf, visitNodes } from "../../migrate/syntax.js";
import { ts } from "../../typescript/compiler.js";
import { type Rule, type RuleContext, RulePlan } from "../rule.js";

/** A field of a form, as the type of `files` has it. */
interface FileField {
  readonly name: string;
  readonly isList: boolean;
  readonly isOptional: boolean;
}

/** `files` of a request was a list, and is an object with a property per field. */
export const filesRule: Rule = (context) => {
  const { current } = context;
  const plan = new RulePlan(current.file, "files-by-field");
  const { checker, file } = current;
  visitNodes(file, (node) => {
    if (ts.isPropertyAccessExpression(node) && node.name.text === "files") {
      const fields = fieldsOf(checker.getTypeAtLocation(node.expression).getProperty("files"), context);
      if (fields !== undefined) rewriteUse(node, node.getText(file), fields, plan);
      return;
    }
    if (!ts.isBindingElement(node) || (node.propertyName ?? node.name).getText(file) !== "files") return;
    const owner = checker.getTypeAtLocation(node.parent);
    const fields = fieldsOf(owner.getProperty("files"), context);
    if (fields === undefined) return;
    if (!ts.isIdentifier(node.name)) {
      rewriteListPattern(node.name, fields, plan);
      return;
    }
    const symbol = checker.getSymbolAtLocation(node.name);
    const local = node.name;
    visitNodes(file, (other) => {
      if (ts.isIdentifier(other) && other !== local && other.text === local.text && symbolOf(other, checker) === symbol)
        rewriteUse(other, local.text, fields, plan);
    });
  });
  return plan;
};

/** The fields of a form; undefined for another property of the name `files`. */
function fieldsOf(property: ts.Symbol | undefined, { current, names }: RuleContext): readonly FileField[] | undefined {
  const isGenerated = property?.declarations?.some((one) => one.getSourceFile().fileName.startsWith(`${names.root}/`));
  if (property === undefined || isGenerated !== true) return undefined;
  const type = current.checker.getNonNullableType(current.checker.getTypeOfSymbol(property));
  if (current.checker.isArrayLikeType(type)) return undefined;
  const fields = type.getProperties().map((field) => {
    const value = current.checker.getNonNullableType(current.checker.getTypeOfSymbol(field));
    const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
    return { name: field.name, isList: current.checker.isArrayLikeType(value), isOptional };
  });
  return fields.length === 0 ? undefined : fields;
}

/** Methods that select items, so that the order of the fields does not matter. */
const selecting: ReadonlySet<string> = new Set(["find", "filter", "some", "every"]);

function rewriteUse(node: ts.Expression, text: string, fields: readonly FileField[], plan: RulePlan): void {
  const { parent } = node;
  const only = fields.length === 1 ? fields[0] : undefined;
  if (only !== undefined && !only.isList && !only.isOptional) {
    const access = memberAccess(text, only.name);
    if (ts.isElementAccessExpression(parent) && parent.argumentExpression.getText() === "0") {
      plan.rewrite(parent, () => access);
      return;
    }
    if (
      ts.isVariableDeclaration(parent) &&
      ts.isArrayBindingPattern(parent.name) &&
      parent.name.elements.length === 1
    ) {
      const [element] = parent.name.elements;
      if (element !== undefined && ts.isBindingElement(element) && ts.isIdentifier(element.name)) {
        const local = element.name.text;
        const { name } = only;
        plan.rewrite(parent.name, () => `{ ${local === name ? name : `${keyText(name)}: ${local}`} }`);
        return;
      }
    }
  }
  if (only === undefined && !isSelected(node)) {
    plan.leave(
      node,
      "files are by field, and no longer in the order of the form",
      fields.map(({ name }) => memberAccess(text, name)).join(", "),
    );
    return;
  }
  plan.rewrite(node, () => listOf(text, fields));
}

function isSelected({ parent }: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(parent) && selecting.has(parent.name.text) && ts.isCallExpression(parent.parent);
}

/** `files: [file]` in a pattern */
function rewriteListPattern(pattern: ts.BindingPattern, fields: readonly FileField[], plan: RulePlan): void {
  const [only] = fields;
  const [element] = pattern.elements;
  const isSingle = only !== undefined && fields.length === 1 && !only.isList && !only.isOptional;
  if (!isSingle || !ts.isArrayBindingPattern(pattern) || pattern.elements.length !== 1) {
    plan.leave(pattern, "files are by field", fields.map(({ name }) => name).join(", "));
    return;
  }
  if (element === undefined || !ts.isBindingElement(element)) return;
  const local = element.name.getText();
  plan.rewrite(pattern, () => `{ ${local === only.name ? local : `${keyText(only.name)}: ${local}`} }`);
}

/** The list of all files, in the order of the fields. */
function listOf(text: string, fields: readonly FileField[]): string {
  const parts = fields.map(({ name, isList, isOptional }) => {
    const access = memberAccess(text, name);
    if (isList) return isOptional ? `...(${access} ?? [])` : `...${access}`;
    return isOptional ? `...(${access} === undefined ? [] : [${access}])` : access;
  });
  return `[${parts.join(", ")}]`;
}

function memberAccess(text: string, name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${text}.${name}` : `${text}[${JSON.stringify(name)}]`;
}

function keyText(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
