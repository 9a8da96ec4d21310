import type { Pointer } from "../model/type.js";
import { ts } from "../typescript/compiler.js";
import { requiresProperties } from "./declared-types.js";
import { isOfLibrary, type Origins } from "./origins.js";
import type { UndecidedReason } from "./use.js";

/** What a program uses by passing a value of one type where another one is expected. */
export interface FlowUses {
  readonly read: ReadonlySet<Pointer>;
  readonly written: ReadonlySet<Pointer>;
  readonly handled: ReadonlySet<Pointer>;
  /** Generated objects that a value of another type becomes, with the properties that it always has. */
  readonly built: ReadonlyMap<Pointer, readonly string[]>;
  /** Generated objects of which a value has all properties, as `Required` demands. */
  readonly completed: ReadonlySet<Pointer>;
  /** Names that a generated object lacks and the other type has: the types may differ once it has them. */
  readonly lacking: ReadonlyMap<Pointer, ReadonlySet<string>>;
  readonly undecided: ReadonlyMap<Pointer, UndecidedReason>;
}

/** Maximum nesting of values that are followed. Deeper values are undecided. */
const maxDepth = 8;
/** Maximum number of pairs of types that one value is compared for. */
const maxPairs = 2000;

/**
 * Returns what a program uses by passing a value: the expected type of its own has properties that it reads, and the
 * generated type has properties that a value of its own writes. Types of the same declaration use nothing.
 */
export function flowUses(from: ts.Type, to: ts.Type, origins: Origins): FlowUses {
  const flow = new Flow(origins);
  flow.compare(from, to, 0);
  return flow;
}

class Flow implements FlowUses {
  readonly read = new Set<Pointer>();
  readonly written = new Set<Pointer>();
  readonly handled = new Set<Pointer>();
  readonly built = new Map<Pointer, readonly string[]>();
  readonly completed = new Set<Pointer>();
  readonly lacking = new Map<Pointer, Set<string>>();
  readonly undecided = new Map<Pointer, UndecidedReason>();
  readonly #origins: Origins;
  readonly #seen = new Map<ts.Type, Set<ts.Type>>();
  #pairs = 0;

  constructor(origins: Origins) {
    this.#origins = origins;
  }

  compare(from: ts.Type, to: ts.Type, depth: number): void {
    if (from === to) return;
    const seen = this.#seen.get(from) ?? new Set();
    if (seen.has(to)) return;
    this.#seen.set(from, seen.add(to));
    if (isUnknown(to) || depth > maxDepth || ++this.#pairs > maxPairs) {
      this.#undecide(from);
      if (!isUnknown(to)) this.#undecide(to);
      return;
    }
    if (isUnknown(from)) {
      this.#undecide(to);
      return;
    }
    const isParameter = (to.flags & ts.TypeFlags.TypeParameter) !== 0;
    if (isParameter && !this.#isStructural(to)) return;
    const [sources, targets] = [this.#objects(from), this.#objects(to)];
    for (const source of sources) {
      for (const target of targets) this.#compareObjects(source, target, depth);
    }
  }

  #compareObjects(from: ts.Type, to: ts.Type, depth: number): void {
    if (from === to) return;
    if (isOfLibrary(from) || isOfLibrary(to)) {
      this.#compareArguments(from, to, depth);
      return;
    }
    this.#compareSignatures(from, to, depth);
    const targets = to.getProperties();
    const index = to.getStringIndexType();
    const values = from.getStringIndexType();
    if (values !== undefined && index !== undefined) this.compare(values, index, depth + 1);
    if (targets.length === 0 && index === undefined && to.getCallSignatures().length === 0) {
      this.#undecide(from);
      return;
    }
    const { checker } = this.#origins;
    const kept = from.getProperties().filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0);
    for (const at of this.#origins.ofObject(to)) {
      this.built.set(
        at,
        kept.map(({ name }) => name),
      );
      if (requiresProperties(to)) this.completed.add(at);
    }
    this.#addLacking(from, targets);
    this.#addLacking(to, from.getProperties());
    for (const source of from.getProperties()) {
      const target = checker.getPropertyOfType(to, source.name);
      if (target === undefined && index === undefined) continue;
      // Type arguments make the types of one declaration differ.
      if (target === undefined || !sharesDeclaration(source, target)) this.#addProperty(source, target);
      const expected = target === undefined ? index : checker.getTypeOfSymbol(target);
      if (expected !== undefined) this.compare(checker.getTypeOfSymbol(source), expected, depth + 1);
    }
  }

  /** The names that other objects of the program have, and a generated one lacks. */
  #addLacking(type: ts.Type, properties: readonly ts.Symbol[]): void {
    const names = properties.filter(
      (one) =>
        this.#origins.checker.getPropertyOfType(type, one.name) === undefined && !this.#origins.isOfBindings(one),
    );
    if (names.length === 0) return;
    for (const at of this.#origins.ofObject(type)) {
      const known = this.lacking.get(at) ?? new Set();
      for (const { name } of names) known.add(name);
      this.lacking.set(at, known);
    }
  }

  #addProperty(source: ts.Symbol, target: ts.Symbol | undefined): void {
    for (const { kind, at } of this.#origins.ofSymbol(source)) if (kind === "member") this.read.add(at);
    for (const { kind, at } of this.#origins.ofSymbol(target)) {
      if (kind === "member") this.written.add(at);
      if (kind === "handler") this.handled.add(at);
    }
  }

  #compareArguments(from: ts.Type, to: ts.Type, depth: number): void {
    const [sources, targets] = [this.#origins.typeArguments(from), this.#origins.typeArguments(to)];
    if (from.getSymbol() === to.getSymbol() || sources.length === targets.length) {
      for (const [index, source] of sources.entries()) {
        const target = targets[index];
        if (target !== undefined) this.compare(source, target, depth + 1);
      }
      return;
    }
    const [given, expected] = [from.getNumberIndexType(), to.getNumberIndexType()];
    if (given !== undefined && expected !== undefined) {
      this.compare(given, expected, depth + 1);
      return;
    }
    // An array or a map as `Iterable<T>`: only its own type arguments and the items of tuples can be what it contains.
    const contained = targets.flatMap((one) => (isUnknown(one) ? [] : [one, ...this.#origins.typeArguments(one)]));
    for (const source of sources) for (const target of contained) this.compare(source, target, depth + 1);
  }

  /** Arguments flow into a function, and its result out of it. */
  #compareSignatures(from: ts.Type, to: ts.Type, depth: number): void {
    const [own] = from.getCallSignatures();
    const [expected] = to.getCallSignatures();
    if (own === undefined || expected === undefined) return;
    const { checker } = this.#origins;
    this.compare(own.getReturnType(), expected.getReturnType(), depth + 1);
    const passed = expected.getParameters();
    for (const [index, parameter] of own.getParameters().entries()) {
      const argument = passed[index];
      if (argument === undefined) continue;
      this.compare(checker.getTypeOfSymbol(argument), checker.getTypeOfSymbol(parameter), depth + 1);
    }
  }

  /** Whether a type parameter demands properties, as in `T extends { id: string }`. */
  #isStructural(parameter: ts.Type): boolean {
    const constraint = this.#origins.checker.getBaseConstraintOfType(parameter);
    return constraint !== undefined && !isUnknown(constraint) && constraint.getProperties().length > 0;
  }

  #objects(type: ts.Type): readonly ts.Type[] {
    return this.#origins
      .constituents(type)
      .filter(({ flags }) => (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0);
  }

  #undecide(type: ts.Type): void {
    for (const at of this.#origins.ofType(type)) this.undecided.set(at, "any");
  }
}

/** Whether a type says nothing about the properties of a value. */
export function isUnknown({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive)) !== 0;
}

function sharesDeclaration(one: ts.Symbol, other: ts.Symbol): boolean {
  return one.declarations?.some((declaration) => other.declarations?.includes(declaration)) === true;
}
