import type { Interface, NamedType } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { NameTable } from "../../model/names.js";
import type { Type } from "../../model/type.js";
import { type Code, symbol } from "../../print/index.js";
import type { Direction } from "../typescript/naming.js";
import { innerUses } from "./inner-uses.js";
import { differingTypes, partsDirections } from "./view.js";

/** The names of all generated functions: `is`, `check` and `copy` in front of one stem per type and direction. */
export class FunctionNames {
  readonly #stems: { readonly request: Map<string, string>; readonly response: Map<string, string> };
  readonly #table = new NameTable();
  readonly #differing: ReadonlySet<string>;

  constructor(model: Interface) {
    const differing = differingTypes(model);
    // what is only ever sent to the service needs no other side
    this.#differing = new Set(
      [...differing].filter((name) => {
        const direction = model.types.get(name)?.direction;
        return direction?.response === true || direction?.request !== true;
      }),
    );
    const request = new Map<string, string>();
    for (const type of model.types.values()) request.set(type.identifier, this.#table.claim(type.identifier));
    const response = new Map(request);
    for (const type of model.types.values()) {
      if (this.#differing.has(type.identifier)) {
        response.set(type.identifier, this.#table.claim(`${type.identifier}Response`));
      }
    }
    this.#stems = { request, response };
  }

  /** Whether the two directions accept different values. */
  differs(type: NamedType): boolean {
    return this.#differing.has(type.identifier);
  }

  /** Whether the two directions of a type without a name accept different values. */
  differsInside(type: Type): boolean {
    if (type.kind === "reference") return this.#differing.has(type.name);
    return partsDirections(type) || innerUses(type).some((use) => this.differsInside(use.type));
  }

  stemOf(type: NamedType, view: Direction): string {
    return this.#stems[view].get(type.identifier) ?? type.identifier;
  }

  /** A new stem, for what has no name in the specification. */
  claim(wanted: string): string {
    return this.#table.claim(wanted);
  }

  has(name: string): boolean {
    return this.#table.has(name);
  }

  /** One of the three functions of a named type. */
  functionOf(prefix: "is" | "check" | "copy", type: NamedType, view: Direction): Code {
    return symbol({ name: prefix + this.stemOf(type, view), module: layout.validators(type), typeOnly: false });
  }
}
