/**
 * Whether two values of the model are the same: the same members in the same order, whatever objects they are. Answers are
 * kept for pairs of objects, because many files ask the same question.
 */
export class Sameness {
  /** Members that do not count. Below `value` all count: there stands what the specification gives as a value. */
  readonly #ignored: ReadonlySet<string>;
  readonly #known = new WeakMap<object, { readonly other: object; readonly same: boolean }>();
  readonly #exact: Sameness;

  /** @param exact Compares what counts completely; by default this one does. */
  constructor(ignored: ReadonlySet<string> = new Set(), exact?: Sameness) {
    this.#ignored = ignored;
    this.#exact = exact ?? this;
  }

  of(one: unknown, other: unknown): boolean {
    if (Object.is(one, other)) return true;
    if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
    const known = this.#known.get(one);
    if (known?.other === other) return known.same;
    const same = this.#ofObjects(one, other);
    this.#known.set(one, { other, same });
    return same;
  }

  #ofObjects(one: object, other: object): boolean {
    if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
    if (Array.isArray(one)) {
      return (
        one.length === (other as unknown[]).length && one.every((item, at) => this.of(item, (other as unknown[])[at]))
      );
    }
    if (one instanceof Map || one instanceof Set) return this.of([...one], [...(other as typeof one)]);
    const names = this.#namesOf(one);
    const others = this.#namesOf(other);
    return (
      names.length === others.length && names.every((name, at) => name === others[at] && this.#at(name, one, other))
    );
  }

  #at(name: string, one: object, other: object): boolean {
    const same = name === "value" ? this.#exact : this;
    return same.of((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]);
  }

  #namesOf(value: object): readonly string[] {
    const names = Object.keys(value);
    return this.#ignored.size === 0 ? names : names.filter((name) => !this.#ignored.has(name));
  }
}
