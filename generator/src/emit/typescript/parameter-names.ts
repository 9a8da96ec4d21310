import { camelCase, NameTable } from "../../model/names.js";
import { type Code, code, identifier, propertyKey } from "../../print/index.js";

/**
 * What the parameters of a generated function are called that stand for properties: as the property is, where code may
 * declare that name and no other parameter has it. `options` stays free for the object with all other properties.
 */
export function parameterNames(properties: readonly string[]): ReadonlyMap<string, string> {
  const names = new NameTable(["options"]);
  return new Map(properties.map((property) => [property, names.claim(usable(property))]));
}

function usable(property: string): string {
  if (property === "options") return "items";
  const plain = property.replaceAll(/[^A-Za-z0-9_$]+/g, "_");
  const started = /^[A-Za-z_$]/.test(plain) ? plain : `_${plain}`;
  // Only what is written in small letters can be a reserved word.
  return /^[a-z]+$/.test(started) ? camelCase(started) : started;
}

/** The property of an object literal that has the value of its parameter. */
export function parameterEntry(property: string, parameter: string): Code {
  return property === parameter ? identifier(parameter) : code`${propertyKey(property)}: ${identifier(parameter)}`;
}
