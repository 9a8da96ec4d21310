import { isIdentifier } from "../unicode/identifier.js";
import { invisibleOrControl } from "./characters.js";
import { EncodingRefusal } from "./refusal.js";
import { quotedText } from "./string-text.js";
import { type Code, literal, nodeOf, sequence, text } from "./tree.js";

/**
 * A name that code declares or uses. Throws {@link EncodingRefusal} unless it is an ECMAScript identifier in normal
 * form C, without invisible characters, that strict module code may declare.
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

/** Names that were found to be identifiers: each is used again and again. */
const knownIdentifiers = new Set<string>();

/** So many are remembered, more than any document has, for processes that see one document after the other. */
const maxKnownIdentifiers = 200_000;

/**
 * The key of a property in an object literal or a type: bare where that is possible, else quoted. `__proto__` is
 * printed as a computed key, because any other form would set the prototype of an object literal.
 */
export function propertyKey(name: string): Code {
  if (name === "__proto__") return literal('["__proto__"]');
  // In a type, `new(…)` is a construct signature and not a method of that name.
  return literal(isIdentifierName(name) && name !== "new" ? name : quotedText(name));
}

/**
 * `object.name` or `object["name"]`, with `?.` when `optional`. Names such as `constructor` and `__proto__` are
 * inherited where the object does not have them: code that reads unknown values checks for an own property first.
 */
export function propertyAccess(object: Code, name: string, optional = false): Code {
  const bare = isIdentifierName(name) && name !== "__proto__";
  const access = bare ? `${optional ? "?" : ""}.${name}` : `${optional ? "?." : ""}[${quotedText(name)}]`;
  return sequence([nodeOf(object), literal(access)]);
}

/** Whether the name needs no quotes as a property; reserved words do not. */
export function isIdentifierName(name: string): boolean {
  if (/^[A-Za-z_$][\w$]*$/.test(name)) return true;
  return isIdentifier(name) && name === name.normalize("NFC") && name.search(invisibleOrControl) === -1;
}

/** ECMA-262 §12.7.2 for strict module code, and the global names that a declaration must not hide. */
const reservedWords: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private protected " +
    "public return static super switch this throw true try typeof undefined var void while with yield"
  ).split(" "),
);
