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
  /** What states the values: the same object has one declaration at each place. */
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
  /** By what states the values, and by the place. */
  readonly #declared = new Map<object, Map<string, Code>>();
  readonly declarations: Code[] = [];
  /** The names of the declarations. */
  readonly names: Set<string> = new Set();

  constructor(names: NameTable) {
    this.#table = names;
  }

  /** Declares an enumeration once for each place, and returns its name. */
  declare({ source, node = {}, values, names: segments }: Enumeration): Code {
    const wanted = enumerationName(segments);
    const declared = this.#declared.get(source) ?? new Map<string, Code>();
    const known = declared.get(wanted);
    if (known !== undefined) return known;
    const claimed = this.#table.claim(wanted);
    this.names.add(claimed);
    const name = identifier(claimed);
    this.#declared.set(source, declared.set(wanted, name));
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
  const path = segments.slice(last + 1).join("/");
  const ascii = wordsOf(path, /[^A-Za-z0-9_$]+/);
  // openapi-typescript fails where no character is ASCII.
  const words = ascii.length > 0 ? ascii : wordsOf(path, /[^\p{L}\p{N}_$]+/u);
  const name = words
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")
    .normalize("NFC");
  return isUsableName(name) ? name : `Enum${name.replaceAll(/[^A-Za-z0-9]/g, "")}`;
}

function wordsOf(text: string, separators: RegExp): readonly string[] {
  return text.split(separators).filter((word) => word !== "");
}

/**
 * Names a member as openapi-typescript does: `b_c` for `b c`, `Value1` for 1, `ValueMinus1` for -1, `aPlusb` for `a+b`. A text without
 * any character of a name is the name itself, such as `>=`.
 */
function memberName(value: string | number): string {
  const text = String(value);
  // An enumeration cannot have a member with this name, and a name is not empty.
  if (text === "" || text === "__proto__") return `Value${text}`;
  const name = /^[\d\s]/.test(text) ? `Value${text.replace(".", "_")}` : text.replace(/^-/, "ValueMinus");
  if (/^[^A-Za-z0-9_$]+$/.test(name)) return name;
  return name.replaceAll(/[^A-Za-z0-9_$]+/g, (characters) => (characters === "+" ? "Plus" : "_"));
}
