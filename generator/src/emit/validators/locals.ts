import { type Code, code, stringLiteral, validateRuntime } from "../../print/index.js";
import type { FunctionNames } from "./naming.js";

/** Names that every object inherits: reading them says nothing about the object itself. */
const prototypeProperties: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Words that the generated functions use themselves. */
const usedNames: ReadonlySet<string> = new Set(
  "value path report depth memo index item items name names copy matches end known first found seen total lower upper".split(
    " ",
  ),
);

const reserved =
  /^(?:arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield|Array|Number|Object|Set|unknown)$/;

/** The property of the object `value`. */
export function readProperty(value: Code, name: string): Code {
  if (prototypeProperties.has(name)) return code`${validateRuntime("own")}(${value}, ${stringLiteral(name)})`;
  return code`${value}[${stringLiteral(name)}]`;
}

/** Names of constants that hold properties: the property's own name where that can be one. */
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

/** What the constant that holds a property is called where nothing else has that name. */
export function preferredLocal(property: string): string {
  const plain = property.replaceAll(/[^A-Za-z0-9_$]+(.)?/g, (_match, next: string | undefined) =>
    (next ?? "").toUpperCase(),
  );
  const wanted = /^[A-Za-z_$]/.test(plain) ? plain : `_${plain}`;
  return reserved.test(wanted) || usedNames.has(wanted) || /^(?:is|check|copy)[^a-z]/.test(wanted)
    ? `${wanted}_`
    : wanted;
}
