import { type NameTable, pascalCase } from "../../model/names.js";
import { type Code, identifier } from "../../print/index.js";
import { parsePointer } from "../../values/pointer.js";
import type { ComponentSection } from "./component-reference.js";
import { type NodePlace, placeOf } from "./node-place.js";

/**
 * What an alias declares: the type of a node in the form of a section of `components`; a schema without its unions, which those that
 * it lists extend; or a schema that would be printed several times, or too deep.
 */
export type AliasForm = ComponentSection | "base" | "nested";

export interface Alias {
  readonly form: AliasForm;
  readonly name: Code;
  readonly place: NodePlace;
}

/** The tokens at the end of a pointer that name an alias, and the length of names. */
const maxTokens = 6;
const maxLength = 80;

/**
 * The types that are declared once, at the end, for all references to a node that is no component. A component has an alias if it
 * contains itself through lists alone: the compiler rejects a property with such a type.
 */
export class Aliases {
  readonly #names: NameTable;
  /** Names of exported types, which are declared after the aliases. */
  readonly #exported: ReadonlySet<string>;
  readonly #known = new Map<string, Code>();
  readonly #pending: Alias[] = [];

  constructor(names: NameTable, exported: ReadonlySet<string>) {
    this.#names = names;
    this.#exported = exported;
  }

  /** Returns the name of the alias of a node. */
  named(form: AliasForm, pointer: string, place: NodePlace = placeOf(pointer)): Code {
    const key = `${form} ${pointer}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let wanted = aliasName(form, pointer);
    while (this.#exported.has(this.#names.free(wanted))) wanted += "_";
    const name = identifier(this.#names.claim(wanted));
    this.#known.set(key, name);
    this.#pending.push({
      form,
      name,
      place: { ...place, at: pointer, depth: 0, isDeclaration: true, isBase: form === "base" },
    });
    return name;
  }

  /** Yields the aliases, those included that the printing of others adds. */
  *declared(): Generator<Alias> {
    for (const alias of this.#pending) yield alias;
  }
}

function aliasName(form: AliasForm, pointer: string): string {
  const tokens = parsePointer(pointer) ?? [];
  const isComponent = tokens[0] === "components" && tokens.length === 3;
  const words = (tokens[0] === "components" ? tokens.slice(tokens[1] === "schemas" ? 2 : 1) : tokens).slice(-maxTokens);
  const prefix = form === "base" ? "Base" : form === "nested" ? "Nested" : isComponent ? "Recursive" : "Referenced";
  const name = `${prefix}${pascalCase(words.join(" ").replaceAll("$", " "))}`;
  return name.length <= maxLength ? name : name.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "");
}
