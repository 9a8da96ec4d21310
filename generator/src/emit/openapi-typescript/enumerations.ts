import { isUsableName, NameTable } from "../../model/names.js";
import {
  block,
  type Code,
  code,
  identifier,
  jsonLiteral,
  lineComment,
  lines,
  propertyKey,
  stringLiteral,
} from "../../print/index.js";
import type { JsonObject } from "../../values/json.js";

/** The declarations of the option `enum`. */
export class Enumerations {
  readonly #table: NameTable;
  readonly #declared = new Map<string, Code>();
  readonly declarations: Code[] = [];
  /** The names of the declarations. */
  readonly names: Set<string> = new Set();

  constructor(names: NameTable) {
    this.#table = names;
  }

  /** Declares the enumeration of a node, once, and returns its name. */
  declare(
    node: JsonObject,
    values: readonly (string | number)[],
    from: { at: string; names: readonly string[] },
  ): Code {
    const known = this.#declared.get(from.at);
    if (known !== undefined) return known;
    const claimed = this.#table.claim(enumerationName(from.names));
    this.names.add(claimed);
    const name = identifier(claimed);
    this.#declared.set(from.at, name);
    const names = textsOf(node["x-enum-varnames"] ?? node["x-enumNames"]);
    const descriptions = textsOf(node["x-enum-descriptions"] ?? node["x-enumDescriptions"]);
    const keys = new NameTable();
    const members = values.map((value, index) => {
      const key = keys.claim(memberName(names[index] ?? value));
      const printedKey = /^\p{ASCII}*$/u.test(key) && isUsableName(key) ? propertyKey(key) : stringLiteral(key);
      const comment = descriptions[index] === undefined ? undefined : lineComment(descriptions[index]);
      const end = index < values.length - 1 ? code`,` : code``;
      return lines([comment, code`${printedKey} = ${jsonLiteral(value)}${end}`]);
    });
    this.declarations.push(block(code`export enum ${name}`, members));
    return name;
  }
}

function textsOf(list: unknown): readonly (string | undefined)[] {
  return Array.isArray(list) ? list.map((text) => (typeof text === "string" ? text : undefined)) : [];
}

function enumerationName(segments: readonly string[]): string {
  const words = segments.flatMap((segment) => segment.split(/[^\p{L}\p{N}_$]+/u)).filter((word) => word !== "");
  const name = words
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")
    .normalize("NFC");
  return isUsableName(name) ? name : `Enum${name.replaceAll(/[^A-Za-z0-9]/g, "")}`;
}

/** Names a member as openapi-typescript does: `b_c` for `b c`, `Value1` for 1, `ValueMinus1` for -1. */
function memberName(value: string | number): string {
  const text = String(value);
  const signed = text.replace(/^-(?=\d|$)/, "Minus").replace(/^\+(?=\d|$)/, "Plus");
  const isNumber = typeof value === "number" || /^-(?=\d|$)/.test(text);
  const name = signed.replaceAll(/[^\p{L}\p{N}_$]+/gu, "_").normalize("NFC");
  if (isNumber || /^\d/.test(name)) return `Value${name}`;
  // An enumeration cannot have a member with this name, and a name is not empty.
  return name === "" || name === "__proto__" ? `Value${name}` : name;
}
