import { beginsIdentifier, isIdentifier, replaceUnusable } from "../unicode/identifier.js";

/** Turning what a document calls a thing into what TypeScript can call it. */

const reserved = new Set(
  // What every object has, and `then`, which would make a promise of the object or the module that has it.
  (
    "constructor hasOwnProperty isPrototypeOf propertyIsEnumerable prototype then toLocaleString toString valueOf " +
    "abstract any arguments as asserts async await bigint boolean break case catch class const continue debugger declare " +
    "default delete do else enum eval export extends false finally for from function get if implements import in infer " +
    "instanceof interface is keyof let module namespace never new null number object of package private protected " +
    "public readonly require return satisfies set static string super switch symbol this throw true try type typeof " +
    "undefined unique unknown var void while with yield"
  ).split(" "),
);

/** Global names that emitted code relies on; a schema of that name gets the suffix `Schema`. */
const globals = new Set(
  (
    "Array ArrayBuffer AsyncGenerator AsyncIterable BigInt Blob Boolean Client Date Exclude Extract File FormData " +
    "Function Headers Infinity Map NaN Number Object Omit Partial Pick Promise Proxy ReadableStream Readonly " +
    "ReadonlyArray Record Reflect RegExp Request Required Response Set String Symbol URL Uint8Array WeakMap"
  ).split(" "),
);

/** Names that every output exports beside those of operations; an operation of that name gets a number. */
export const reservedFunctions: readonly string[] = [
  "ApiError",
  "createApi",
  "createClient",
  "dataOf",
  "isApiError",
  "observed",
  "safe",
  "serverUrl",
  "uploadProgress",
  "withResponse",
];

/** The words of a name: split at everything that no name of TypeScript has, at `_`, and at changes of case. */
export function splitWords(name: string): string[] {
  return replaceUnusable(name.normalize("NFC"), " ")
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .replaceAll(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, "$1 $2")
    .split(/[ _]+/)
    .filter((word) => word !== "");
}

function capitalise(word: string): string {
  const [first = "", ...rest] = word;
  return first.toUpperCase() + rest.join("");
}

/** `PascalCase`; keeps what already is one (`MfaLevel`), so that names stay searchable. Empty when nothing is usable. */
export function pascalCase(name: string): string {
  if (/^[A-Z][A-Za-z0-9]*$/.test(name) && !/^[A-Z0-9]{2,}$/.test(name)) return name;
  const joined = splitWords(name)
    .map((word) => capitalise(/^[\p{Lu}\d]{2,}$/u.test(word) ? word.toLowerCase() : word))
    .join("")
    .normalize("NFC");
  if (joined === "") return "";
  return beginsIdentifier(joined) ? joined : `_${joined}`;
}

/** The name of an operation's function and handler, before collisions are resolved. */
export function functionIdentifier(name: string): string {
  const identifier = camelCase(name);
  return identifier === "default_" ? "defaultOperation" : identifier;
}

/** The key of an argument: dots and other separators become underscores, as in `{guild.id}`. */
export function argumentName(name: string): string {
  return replaceUnusable(name, "_");
}

/** `camelCase`, not a reserved word. Empty when nothing is usable. */
export function camelCase(name: string): string {
  if (/^[a-z][A-Za-z0-9]*$/.test(name)) return reserved.has(name) ? `${name}_` : name;
  const pascal = pascalCase(name);
  if (pascal === "") return "";
  const head = /^_?[A-Z]+(?=[A-Z][a-z])|^_?[A-Z]+$|^_?[A-Z]/.exec(pascal)?.[0] ?? "";
  const camel = head.toLowerCase() + pascal.slice(head.length);
  return reserved.has(camel) ? `${camel}_` : camel;
}

/** Device names of Windows, and files that every output has beside those named after tags and groups. */
const reservedStems = /^(con|prn|aux|nul|com\d|lpt\d|index|security|create-api|server-url)$/;

/** A file's stem: lower-case words joined by hyphens, safe on every file system. */
export function fileStem(name: string): string {
  const stem = splitWords(name)
    .map((word) => word.toLowerCase().replaceAll(/[^a-z0-9]/g, ""))
    .filter((word) => word !== "")
    .join("-")
    .slice(0, 80);
  if (stem === "") return "other";
  return reservedStems.test(stem) ? `${stem}-group` : stem;
}

/** The key of a group of operations, before collisions are resolved; `default` is a word of the language. */
export function groupIdentifier(name: string): string {
  const identifier = camelCase(name);
  return identifier === "default_" ? "defaultGroup" : identifier;
}

/** Files that servers and clients have beside those named after groups. */
const serverStems =
  /^(context|create-server|error-format|error-responses|errors|handlers|operations|rate-limit-headers|router)$/;

/** The stem of a group's files. */
export function groupStem(name: string): string {
  const stem = fileStem(name);
  return serverStems.test(stem) ? `${stem}-group` : stem;
}

/** Entries and files that every output may have beside those of channels. */
const entryStems =
  /^(types|validators|conversions|constructors|client|server|limits|permissions|events|interactions|webhooks|webhook-sender|reference|openapi|package)$/;

/** The stem of a channel's file, which is also the name of its entry. */
export function channelStem(name: string): string {
  const stem = fileStem(name);
  return entryStems.test(stem) ? `${stem}-channel` : stem;
}

/** Whether a name that the author chose is possible in code; `__proto__` has a meaning of its own there. */
export function isUsableName(name: string): boolean {
  return isIdentifier(name) && name === name.normalize("NFC") && name !== "__proto__";
}

export function isUsableFunctionName(name: string): boolean {
  return isUsableName(name) && !reserved.has(name) && !reservedFunctions.includes(name);
}

export function isUsableTypeName(name: string): boolean {
  return isUsableName(name) && !reserved.has(name) && !globals.has(name);
}

/** A type's identifier, before collisions are resolved. */
export function typeIdentifier(name: string): string {
  const identifier = pascalCase(name);
  return globals.has(identifier) ? `${identifier}Schema` : identifier;
}

/** Hands out names, each once; a taken one gets the first free number from 2 on. */
export class NameTable {
  readonly #taken = new Set<string>();
  /** Names with the same key exclude each other. */
  readonly keyOf: (name: string) => string;

  constructor(taken: readonly string[] = [], keyOf: (name: string) => string = (name) => name) {
    this.keyOf = keyOf;
    for (const name of taken) this.#taken.add(keyOf(name));
  }

  /** Returns the name that was free, which is `wanted` unless it was taken. */
  claim(wanted: string): string {
    const name = this.free(wanted);
    this.#taken.add(this.keyOf(name));
    return name;
  }

  /** The name that {@link claim} would return. */
  free(wanted: string): string {
    if (!this.has(wanted)) return wanted;
    const stem = /\d$/.test(wanted) ? `${wanted}_` : wanted;
    let number = 2;
    while (this.has(stem + number)) number += 1;
    return stem + number;
  }

  has(name: string): boolean {
    return this.#taken.has(this.keyOf(name));
  }
}
