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

interface Enumeration {
  /** What states the values: the same object has one declaration. */
  readonly source: object;
  /** The schema, which may name and describe the values. */
  readonly node?: JsonObject;
  readonly values: readonly (string | number)[];
  /** The segments of the name. */
  readonly names: readonly string[];
}

/** The length of the segments of a name. Above it, a name has the last segments only, so that it stays small beside the document. */
const maxNameLength = 500;

/** The declarations of the option `enum`. */
export class Enumerations {
  readonly #table: NameTable;
  readonly #declared = new Map<object, Code>();
  readonly declarations: Code[] = [];
  /** The names of the declarations. */
  readonly names: Set<string> = new Set();

  constructor(names: NameTable) {
    this.#table = names;
  }

  /** Declares an enumeration once, and returns its name. */
  declare({ source, node = {}, values, names: segments }: Enumeration): Code {
    const known = this.#declared.get(source);
    if (known !== undefined) return known;
    const claimed = this.#table.claim(enumerationName(segments));
    this.names.add(claimed);
    const name = identifier(claimed);
    this.#declared.set(source, name);
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
  let length = 0;
  const last = segments.findLastIndex((segment) => {
    length += segment.length;
    return length > maxNameLength;
  });
  const words = segments
    .slice(last + 1)
    .flatMap((segment) => segment.split(/[^\p{L}\p{N}_$]+/u))
    .filter((word) => word !== "");
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
