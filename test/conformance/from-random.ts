import fc from "fast-check";

/** An arbitrary whose values come from a plain function; faster than combinators, which build many objects. */
export class FromRandom<Value> extends fc.Arbitrary<Value> {
  readonly #make: (pick: Pick) => Value;
  readonly #smaller: (value: Value) => Iterable<Value>;

  constructor(make: (pick: Pick) => Value, smaller: (value: Value) => Iterable<Value>) {
    super();
    this.#make = make;
    this.#smaller = smaller;
  }

  override generate(random: fc.Random): fc.Value<Value> {
    return new fc.Value(this.#make(new Pick(random)), undefined);
  }

  override canShrinkWithoutContext(_value: unknown): _value is Value {
    return true;
  }

  override shrink(value: Value): fc.Stream<fc.Value<Value>> {
    const smaller = this.#smaller;
    const values = function* (): Generator<fc.Value<Value>> {
      for (const each of smaller(value)) yield new fc.Value(each, undefined);
    };
    return fc.stream(values());
  }
}

/** Choices determined by the seed. */
export class Pick {
  readonly #random: fc.Random;

  constructor(random: fc.Random) {
    this.#random = random;
  }

  /** A whole number, both ends included. */
  between(min: number, max: number): number {
    return max <= min ? min : this.#random.nextInt(min, max);
  }

  /** True once in `times` calls on average. */
  once(times: number): boolean {
    return this.between(1, times) === 1;
  }

  of<Item>(items: readonly Item[]): Item {
    return items[this.between(0, items.length - 1)] as Item;
  }

  /** Some of the items, in their order. */
  some<Item>(items: readonly Item[]): Item[] {
    return items.filter(() => this.once(2));
  }

  from<Value>(arbitrary: fc.Arbitrary<Value>): Value {
    return arbitrary.generate(this.#random, undefined).value;
  }
}
