import { beginsIdentifier, isIdentifier, replaceUnusable } from "../unicode/identifier.js";

/** Derives TypeScript names from names of a document. */

const reserved = new Set(
  // Members of every object, and `then`, which would make the object or module thenable.
  (
    "constructor hasOwnProperty isPrototypeOf propertyIsEnumerable prototype then toLocaleString toString valueOf " +
    "abstract any arguments as asserts async await bigint boolean break case catch class const continue debugger declare " +
    "default delete do else enum eval export extends false finally for from function get if implements import in infer " +
    "instanceof interface is keyof let module namespace never new null number object of package private protected " +
    "public readonly require return satisfies set static string super switch symbol this throw true try type typeof " +
    "undefined unique unknown var void while with yield"
  ).split(" "),
);

/** Global names used by generated code. A schema with such a name gets the suffix `Schema`. */
const globals = new Set(
  (
    "Array ArrayBuffer AsyncGenerator AsyncIterable BigInt Blob Boolean Client Date Exclude Extract File FormData " +
    "Function Headers Infinity Map NaN Number Object Omit Partial Pick Promise Proxy ReadableStream Readonly " +
    "ReadonlyArray Record Reflect RegExp Request Required Response Set String Symbol URL Uint8Array WeakMap"
  ).split(" "),
);

/** Names exported by every output besides operations. An operation with such a name gets a number. */
export const reservedFunctions: readonly string[] = [
  "ApiError",
  "createApi",
  "createClient",
  "dataOf",
  "isApiError",
  "observed",
  "readErrorHeaders",
  "safe",
  "serverUrl",
  "uploadProgress",
  "withResponse",
];

/** Splits a name into words at characters that are invalid in identifiers, at `_`, and at changes of case. */
export function splitWords(name: string): string[] {
  return replaceUnusable(name.normalize("NFC"), " ")
    .split(/[ _]+|(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
    .filter((word) => word !== "");
}

function capitalise(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  return first.toUpperCase() + word.slice(first.length);
}

/**
 * Converts to `PascalCase`. Keeps existing PascalCase (`MfaLevel`), so that names stay searchable. Empty if nothing is
 * usable.
 */
export function pascalCase(name: string): string {
  if (/^[A-Z][A-Za-z0-9]*$/.test(name) && !/^[A-Z0-9]{2,}$/.test(name)) return name;
  const joined = splitWords(name)
    .map((word) => capitalise(/^[\p{Lu}\d]{2,}$/u.test(word) ? word.toLowerCase() : word))
    .join("")
    .normalize("NFC");
  if (joined === "") return "";
  return beginsIdentifier(joined) ? joined : `_${joined}`;
}

/** Returns the name of an operation's function and handler before collisions are resolved. */
export function functionIdentifier(name: string): string {
  const identifier = camelCase(name);
  return identifier === "default_" ? "defaultOperation" : identifier;
}

/** Returns the key of an argument: dots and other separators become underscores, as in `{guild.id}`. */
export function argumentName(name: string): string {
  return replaceUnusable(name, "_");
}

/** Converts to `camelCase`, avoiding reserved words. Empty if nothing is usable. */
export function camelCase(name: string): string {
  if (/^[a-z][A-Za-z0-9]*$/.test(name)) return reserved.has(name) ? `${name}_` : name;
  const pascal = pascalCase(name);
  if (pascal === "") return "";
  const head = /^_?[A-Z]+(?=[A-Z][a-z])|^_?[A-Z]+$|^_?[A-Z]/.exec(pascal)?.[0] ?? "";
  const camel = head.toLowerCase() + pascal.slice(head.length);
  return reserved.has(camel) ? `${camel}_` : camel;
}

/** Device names of Windows, and files of every output that are not named after tags or groups. */
const reservedStems = /^(con|prn|aux|nul|com\d|lpt\d|index|security|create-api|server-url|snowflakes)$/;

/** Returns a file name: lower-case words joined by hyphens, safe on every file system. */
export function fileStem(name: string): string {
  const stem = splitWords(name)
    .map((word) => word.toLowerCase().replaceAll(/[^a-z0-9]/g, ""))
    .filter((word) => word !== "")
    .join("-")
    .slice(0, 80);
  if (stem === "") return "other";
  return reservedStems.test(stem) ? `${stem}-group` : stem;
}

/** Returns the key of a group before collisions are resolved. `default` is a reserved word. */
export function groupIdentifier(name: string): string {
  const identifier = camelCase(name);
  return identifier === "default_" ? "defaultGroup" : identifier;
}

/** Files that servers and clients have beside those named after groups. */
const serverStems =
  /^(context|create-server|error-format|error-responses|errors|handlers|oauth|operations|rate-limit-headers|router)$/;

/** Returns the file name of a group. */
export function groupStem(name: string): string {
  const stem = fileStem(name);
  return serverStems.test(stem) ? `${stem}-group` : stem;
}

/** Package entries and files other than those of channels. */
const entryStems =
  /^(types|validators|conversions|constructors|client|server|limits|permissions|events|interactions|webhooks|webhook-sender|queries|query-options|msw|msw-handler|paths|reference|openapi|package)$/;

/** Returns the file name of a channel, which is also its package entry. */
export function channelStem(name: string): string {
  const stem = fileStem(name);
  return entryStems.test(stem) ? `${stem}-channel` : stem;
}

/** Whether an assigned name is valid in code. `__proto__` has a special meaning. */
export function isUsableName(name: string): boolean {
  return isIdentifier(name) && name === name.normalize("NFC") && name !== "__proto__";
}

export function isUsableFunctionName(name: string): boolean {
  return isUsableName(name) && !reserved.has(name) && !reservedFunctions.includes(name);
}

export function isUsableTypeName(name: string): boolean {
  return isUsableName(name) && !reserved.has(name) && !globals.has(name);
}

/** Returns a type's identifier before collisions are resolved. */
export function typeIdentifier(name: string): string {
  const identifier = pascalCase(name);
  return globals.has(identifier) ? `${identifier}Schema` : identifier;
}

/** Assigns unique names; a taken name gets the first free number from 2. */
export class NameTable {
  readonly #taken = new Set<string>();
  /** By stem, the number from which on numbers may be free: names are never given back. */
  readonly #numbers = new Map<string, number>();
  /** Names with equal keys collide. */
  readonly keyOf: (name: string) => string;

  readonly #parent: NameTable | undefined;

  constructor(
    taken: readonly string[] = [],
    keyOf: (name: string) => string = (name) => name,
    parent?: NameTable | undefined,
  ) {
    this.keyOf = keyOf;
    this.#parent = parent;
    for (const name of taken) this.#taken.add(keyOf(name));
  }

  /** Returns a table with the same names. Names that it claims are free in this one. */
  fork(): NameTable {
    return new NameTable([], this.keyOf, this);
  }

  /** Claims and returns `wanted`, or a numbered variant if it is taken. */
  claim(wanted: string): string {
    const name = this.free(wanted);
    this.#taken.add(this.keyOf(name));
    return name;
  }

  /** Returns the name that {@link claim} would return. */
  free(wanted: string): string {
    if (!this.has(wanted)) return wanted;
    const stem = /\d$/.test(wanted) ? `${wanted}_` : wanted;
    let number = this.#firstNumber(stem);
    while (this.has(stem + number)) number += 1;
    this.#numbers.set(stem, number);
    return stem + number;
  }

  has(name: string): boolean {
    return this.#taken.has(this.keyOf(name)) || this.#parent?.has(name) === true;
  }

  #firstNumber(stem: string): number {
    const inherited = (): number => (this.#parent === undefined ? 2 : this.#parent.#firstNumber(stem));
    return this.#numbers.get(stem) ?? inherited();
  }
}
