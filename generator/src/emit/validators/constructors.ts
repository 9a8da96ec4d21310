import { keyOf } from "../../model/conversion.js";
import type { Constructor, Interface, NamedType } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { resolveType } from "../../model/resolve-type.js";
import type { ObjectType, Property } from "../../model/type.js";
import {
  block,
  type Code,
  code,
  docComment,
  type File,
  identifier,
  lines,
  objectLiteral,
  parameterList,
  propertyKey,
  reexports,
  type SymbolReference,
  sourced,
  stringLiteral,
  typescriptFile,
  unionType,
} from "../../print/index.js";
import { valueCode } from "../typescript/conversion-code.js";
import { fileHeader } from "../typescript/header.js";
import { typeSymbol } from "../typescript/naming.js";
import { parameterEntry, parameterNames } from "../typescript/parameter-names.js";
import { useExpression } from "../typescript/type-expression.js";

/**
 * Emits functions that build a value (`x-constructors`): positional properties, then an object of the others. They are
 * stateless and do not validate.
 */
export function emitConstructors(model: Interface): readonly File[] {
  const groups = new Map<string, Code[]>();
  const references: SymbolReference[] = [];
  for (const type of model.types.values()) {
    const shape = resolveType(type.use.type, model);
    if (shape.kind !== "object") continue;
    const module = layout.constructors(type);
    for (const made of type.constructors) {
      const group = groups.get(module) ?? [];
      groups.set(module, [...group, constructorFunction(made, type, shape, model)]);
      references.push({ name: made.name, module, typeOnly: false });
    }
  }
  if (groups.size === 0) return [];
  const header = fileHeader(model);
  const files = [...groups].map(([path, body]) => typescriptFile({ path: `${path}.ts`, header, body }));
  return [...files, typescriptFile({ path: `${layout.constructorsIndex}.ts`, header, body: [reexports(references)] })];
}

function constructorFunction(made: Constructor, type: NamedType, shape: ObjectType, model: Interface): Code {
  const { fixed, positional, rest } = made;
  const result = typeSymbol(type, "request", model);
  const find = (property: string): Property | undefined =>
    shape.properties.find((candidate) => candidate.name === property);
  const taken = [...positional, ...(rest === undefined ? [] : [rest])];
  const given = [...Object.keys(fixed), ...taken];
  const left = shape.properties.filter(
    (property) => !given.includes(property.name) && property.type.kind !== "never" && !property.readOnly,
  );
  const keyed = (property: string): string => keyOf(find(property) ?? { name: property });
  const called = parameterNames(taken.map(keyed));
  const parameters: Code[] = positional.map((property) => {
    const found = find(property);
    const annotation = found === undefined ? code`unknown` : useExpression(found, "request", model);
    return code`${identifier(called.get(keyed(property)) ?? property)}: ${annotation}`;
  });
  const hasOptions = left.length > 0;
  if (hasOptions) {
    const omitted = unionType(given.map((property) => stringLiteral(keyed(property))));
    const options = code`Omit<${result}, ${omitted}>`;
    const optional = left.every((property) => !property.required);
    // An optional parameter cannot precede a rest parameter. No default: `{}` inherits properties such as `toString`.
    parameters.push(code`options${optional && rest === undefined ? code`?` : code``}: ${options}`);
  }
  if (rest !== undefined) {
    const name = identifier(called.get(keyed(rest)) ?? rest);
    parameters.push(code`...${name}: NonNullable<${result}[${stringLiteral(keyed(rest))}]>`);
  }
  const entries = [
    hasOptions ? code`...options` : undefined,
    ...Object.entries(fixed).map(
      ([property, value]) => code`${propertyKey(keyed(property))}: ${valueCode(value, find(property), model)}`,
    ),
    ...[...called].map(([property, parameter]) => parameterEntry(property, parameter)),
  ];
  // TypeScript forbids a comma after a rest parameter.
  const head = parameterList(parameters, { trailing: rest === undefined });
  const value = objectLiteral(entries);
  return lines([
    docComment({ text: made.description ?? type.description ?? `Builds a ${type.identifier}.` }),
    block(code`export function ${sourced(identifier(made.name), made, "name")}${head}: ${result}`, [
      code`return ${value};`,
    ]),
  ]);
}
