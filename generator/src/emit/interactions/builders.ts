import { keyOf } from "../../model/conversion.js";
import { findAlternatives, fixedPart, type UnionAlternative } from "../../model/endpoint.js";
import type { Interface } from "../../model/interface.js";
import { objectTypesOf } from "../../model/resolve-type.js";
import type { Property, Type } from "../../model/type.js";
import {
  block,
  type Code,
  code,
  docComment,
  identifier,
  type Json,
  lines,
  objectLiteral,
  parameterList,
  propertyKey,
  stringLiteral,
  unionType,
} from "../../print/index.js";
import { isObject } from "../../values/json.js";
import { valueCode } from "../typescript/conversion-code.js";
import { namedType, typeSymbol } from "../typescript/naming.js";
import { parameterEntry, parameterNames } from "../typescript/parameter-names.js";
import type { DispatchedWebhook } from "./webhook.js";

/**
 * Prints a function per entry of `builders`. Its parameters are the properties that this kind of response does not fix.
 */
export function builderFunctions(webhook: DispatchedWebhook, model: Interface): readonly Code[] {
  const { dispatch, response } = webhook;
  return webhook.builders.flatMap(({ name, fixed }) => {
    const value = fixed[dispatch.discriminator];
    const [alternative, ...more] = findAlternatives(response, dispatch.discriminator, value, model);
    return alternative === undefined || more.length > 0 ? [] : [builder(name, fixed, alternative, model)];
  });
}

function builder(
  name: string,
  fixed: DispatchedWebhook["builders"][number]["fixed"],
  alternative: UnionAlternative,
  model: Interface,
): Code {
  const type = namedType(model, alternative.name);
  const result = typeSymbol(type, "request", model);
  const { known } = fixedPart(fixed, alternative, model);
  const scalarEntries = [...known].filter(([, value]) => jsonValueCode(value) === undefined);
  const open = alternative.shape.properties.filter(
    (property) =>
      !scalarEntries.some(([key]) => key === property.name) && property.type.kind !== "never" && !property.readOnly,
  );
  // Required parameters must precede optional ones.
  const ordered = [...open.filter(({ required }) => required), ...open.filter(({ required }) => !required)];
  const names = parameterNames(ordered.map(keyOf));
  const find = (property: string): Property | undefined =>
    alternative.shape.properties.find((candidate) => candidate.name === property);
  const made = ordered.map((property) => {
    const part = jsonValueCode(known.get(property.name) ?? null) ?? [];
    return builderParts(property, part, { result, argument: names.get(keyOf(property)) ?? property.name, model });
  });
  const entries = [
    ...scalarEntries.map(([property, value]) => {
      const found = find(property);
      return code`${propertyKey(keyOf(found ?? { name: property }))}: ${valueCode(value, found, model)}`;
    }),
    ...made.map((property) => property.entry),
  ];
  const parameters = parameterList(made.map(({ parameter }) => parameter));
  return lines([
    docComment({ text: type.description ?? `Builds a ${type.identifier}.` }),
    block(code`export function ${identifier(name)}${parameters}: ${result}`, [code`return ${objectLiteral(entries)};`]),
  ]);
}

/** Returns a builder's parameter for a property, and the value it produces. */
function builderParts(
  property: Property,
  part: readonly (readonly [string, Json])[],
  { result, argument, model }: { readonly result: Code; readonly argument: string; readonly model: Interface },
): { readonly parameter: Code; readonly entry: Code } {
  const { required } = property;
  const key = keyOf(property);
  const target = code`${result}[${stringLiteral(key)}]`;
  const given = required ? target : code`NonNullable<${target}>`;
  const inner = part.map(([name, literal]) => ({ found: propertyOf(property.type, name, model), name, literal }));
  const fixed = unionType(inner.map(({ found, name }) => stringLiteral(keyOf(found ?? { name }))));
  const annotation = part.length === 0 ? given : code`Omit<${given}, ${fixed}>`;
  const own = identifier(argument);
  const parameter = code`${own}${required ? code`` : code`?`}: ${annotation}`;
  if (part.length > 0) {
    const more = inner.map(
      ({ found, name, literal }) => code`${propertyKey(keyOf(found ?? { name }))}: ${valueCode(literal, found, model)}`,
    );
    const merged = objectLiteral([code`...${own}`, ...more]);
    return { parameter, entry: code`${propertyKey(key)}: ${merged}` };
  }
  const entry = parameterEntry(key, argument);
  return { parameter, entry: required ? entry : code`...(${own} === undefined ? {} : { ${entry} })` };
}

/** Returns a property of an object type. */
function propertyOf(type: Type, name: string, model: Interface): Property | undefined {
  return objectTypesOf(type, model)
    .flatMap(({ properties }) => properties)
    .find((property) => property.name === name);
}

/** Returns the entries of an object that callers may extend; undefined for other values. */
function jsonValueCode(value: Json): readonly (readonly [string, Json])[] | undefined {
  return isObject(value) ? Object.entries(value) : undefined;
}
