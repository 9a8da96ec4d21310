/** Members of the model that no validator depends on: where a node was written, and what is said about it to people. */
const ignoredMembers: ReadonlySet<string> = new Set([
  "at",
  "description",
  "deprecated",
  "examples",
  "unspecified",
  "standalone",
  "behaviours",
  "renamedFrom",
]);

/**
 * Numbers for parts of the model: two parts have the same one exactly when validators cannot tell them apart. A part is
 * looked at once, however many places it is reached from.
 */
export class StructuralHash {
  readonly #numbers: WeakMap<object, number> = new WeakMap();
  readonly #known: Map<string, number> = new Map();

  hashOf(part: object): number {
    let number = this.#numbers.get(part);
    if (number === undefined) {
      const text = this.#textOf(part);
      number = this.#known.get(text) ?? this.#known.size;
      this.#known.set(text, number);
      this.#numbers.set(part, number);
    }
    return number;
  }

  #textOf(part: object): string {
    if (part instanceof Set) return this.#textOf([...part]);
    if (Array.isArray(part)) return `[${part.map((item) => this.#memberText(item)).join()}]`;
    let text = "";
    for (const name of Object.keys(part)) {
      const member = (part as { readonly [name: string]: unknown })[name];
      if (member === undefined || ignoredMembers.has(name)) continue;
      // what the specification gives as a value may have members of any name
      text += `${name}:${name === "value" ? JSON.stringify(member) : this.#memberText(member)},`;
    }
    return text;
  }

  #memberText(member: unknown): string {
    if (typeof member === "object" && member !== null) return `#${this.hashOf(member)}`;
    // With its length in front, no text can end where another one begins.
    return typeof member === "string" ? `"${member.length}:${member}` : String(member);
  }
}
