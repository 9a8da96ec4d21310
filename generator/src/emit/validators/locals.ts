import { type Code, code, stringLiteral, validateRuntime } from "../../print/index.js";
import type { FunctionNames } from "./naming.js";

/** Properties inherited by every object, for which reading is not enough to detect an own property. */
export const prototypeProperties: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Names used by generated functions and imports. */
const usedNames: ReadonlySet<string> = new Set(
  "types value path report depth memo index item items name names copy matches end known first found seen total lower upper".split(
    " ",
  ),
);

const reserved =
  /^(?:arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield|Array|Number|Object|Set|unknown)$/;

/** Prints access to a property of `value`. */
export function readProperty(value: Code, name: string): Code {
  if (prototypeProperties.has(name)) return code`${validateRuntime("own")}(${value}, ${stringLiteral(name)})`;
  return code`${value}[${stringLiteral(name)}]`;
}

/** Names of local constants for properties: the property's own name if possible. */
export class Locals {
  readonly #names: FunctionNames;
  readonly #taken = new Set<string>();

  constructor(names: FunctionNames) {
    this.#names = names;
  }

  name(wanted: string): string {
    let free = wanted;
    for (let number = 2; this.#taken.has(free) || this.#names.has(free); number++) free = `${wanted}${number}`;
    this.#taken.add(free);
    return free;
  }
}

/** Returns the preferred name of a property's local constant. */
export function preferredLocal(property: string): string {
  const plain = property.replaceAll(/[^A-Za-z0-9_$]+(.)?/g, (_match, next: string | undefined) =>
    (next ?? "").toUpperCase(),
  );
  const wanted = /^[A-Za-z_$]/.test(plain) ? plain : `_${plain}`;
  return reserved.test(wanted) || usedNames.has(wanted) || /^(?:is|check|copy)[^a-z]/.test(wanted)
    ? `${wanted}_`
    : wanted;
}
