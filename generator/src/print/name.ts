import { isIdentifier } from "../unicode/identifier.js";
import { invisibleOrControl } from "./characters.js";
import { EncodingRefusal } from "./refusal.js";
import { quotedText } from "./string-text.js";
import { type Code, literal, nodeOf, sequence, text } from "./tree.js";

/**
 * Prints a declared or referenced name. Throws {@link EncodingRefusal} unless it is an NFC-normalized ECMAScript
 * identifier without invisible characters that strict module code may declare.
 */
export function identifier(name: string): Code {
  return text(checkedIdentifier(name));
}

export function checkedIdentifier(name: string): string {
  if (knownIdentifiers.has(name)) return name;
  if (reservedWords.has(name)) throw new EncodingRefusal("identifier", name, "the language reserves this word");
  if (!isIdentifierName(name)) {
    throw new EncodingRefusal(
      "identifier",
      name,
      "a name consists of letters, digits, _ and $, and does not begin with a digit",
    );
  }
  if (knownIdentifiers.size === maxKnownIdentifiers) knownIdentifiers.clear();
  knownIdentifiers.add(name);
  return name;
}

/** Cache of valid identifiers, most of which are checked many times. */
const knownIdentifiers = new Set<string>();

/** Maximum size of the cache, above the largest document, for long-running processes. */
const maxKnownIdentifiers = 200_000;

/**
 * Prints a property key of an object literal or type, unquoted if possible. `__proto__` is printed as a computed key:
 * any other form sets the prototype of an object literal.
 */
export function propertyKey(name: string): Code {
  if (name === "__proto__") return literal('["__proto__"]');
  // In a type, `new(…)` is a construct signature, not a method named `new`.
  return literal(isIdentifierName(name) && name !== "new" ? name : quotedText(name));
}

/**
 * Prints `object.name` or `object["name"]`, with `?.` if `optional`. `constructor`, `__proto__` and others may be
 * inherited: code that reads untrusted values checks for an own property first.
 */
export function propertyAccess(object: Code, name: string, optional = false): Code {
  const bare = isIdentifierName(name) && name !== "__proto__";
  const access = bare ? `${optional ? "?" : ""}.${name}` : `${optional ? "?." : ""}[${quotedText(name)}]`;
  return sequence([nodeOf(object), literal(access)]);
}

/** Whether the name is valid as an unquoted property; reserved words are. */
export function isIdentifierName(name: string): boolean {
  if (/^[A-Za-z_$][\w$]*$/.test(name)) return true;
  return isIdentifier(name) && name === name.normalize("NFC") && name.search(invisibleOrControl) === -1;
}

/** Words reserved in strict module code (ECMA-262 §12.7.2), and global names that a declaration must not shadow. */
export const reservedWords: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private protected " +
    "public return static super switch this throw true try typeof undefined var void while with yield"
  ).split(" "),
);
