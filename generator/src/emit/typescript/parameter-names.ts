import { camelCase, NameTable } from "../../model/names.js";
import { type Code, code, identifier, mentions, propertyKey } from "../../print/index.js";

/**
 * Names parameters of generated functions after properties, if the name is a valid identifier and unique. `options` is
 * reserved for the object of all other properties.
 */
export function parameterNames(properties: readonly string[]): ReadonlyMap<string, string> {
  const names = new NameTable(["options"]);
  return new Map(properties.map((property) => [property, names.claim(usable(property))]));
}

function usable(property: string): string {
  if (property === "options") return "items";
  const plain = property.replaceAll(/[^A-Za-z0-9_$]+/g, "_");
  const started = /^[A-Za-z_$]/.test(plain) ? plain : `_${plain}`;
  // Reserved words are lower case.
  return /^[a-z]+$/.test(started) ? camelCase(started) : started;
}

/** Prints the object literal property for a parameter. */
export function parameterEntry(property: string, parameter: string): Code {
  return property === parameter ? identifier(parameter) : code`${propertyKey(property)}: ${identifier(parameter)}`;
}

/** Returns a parameter's name, with an underscore if the body does not use it, as strict compilers require. */
export function parameterName(name: string, body: readonly Code[]): Code {
  return identifier(mentions(body, name) ? name : `_${name}`);
}
