import type { Interface, ModelOperation } from "@guildwire/generator";

/** Methods that may always be called: they change nothing. */
const readingMethods = ["get", "head"];

/** Which operations agents may call. */
export class CallPolicy {
  readonly #methods: ReadonlySet<string>;
  readonly #operations: ReadonlySet<string>;
  /** Whether any operation that may change data may be called. */
  readonly allowsChanges: boolean;

  /**
   * @param methods Allowed in addition to GET and HEAD, in any case.
   * @param operations The ids of operations that are allowed whatever their method.
   */
  constructor(model: Interface, methods: readonly string[], operations: readonly string[]) {
    this.#methods = new Set([...readingMethods, ...methods.map((method) => method.toLowerCase())]);
    this.#operations = new Set(operations);
    this.allowsChanges = model.operations.some(
      (operation) => !readingMethods.includes(operation.method.toLowerCase()) && this.allows(operation),
    );
  }

  allows({ id, method }: ModelOperation): boolean {
    return this.#operations.has(id) || this.#methods.has(method.toLowerCase());
  }
}

/** A wrong option, as a sentence without a full stop. */
export class PolicyProblem extends Error {}

/**
 * Reads `--allow` (methods, separated by commas) and `--allow-operation`.
 *
 * @throws PolicyProblem for methods and operations that the document does not have.
 */
export function readPolicy(
  model: Interface,
  given: { readonly allow?: readonly string[]; readonly allowOperation?: readonly string[] },
): CallPolicy {
  const methods = (given.allow ?? []).flatMap((list) => list.split(",").map((method) => method.trim().toLowerCase()));
  const known = new Set([...readingMethods, ...model.operations.map(({ method }) => method.toLowerCase())]);
  const method = methods.find((one) => !known.has(one));
  if (method !== undefined) {
    const list = [...known].map((one) => one.toUpperCase()).join(", ");
    throw new PolicyProblem(`--allow: no operation has the method ${JSON.stringify(method)}, only ${list}`);
  }
  const ids = new Set(model.operations.map(({ id }) => id));
  const id = (given.allowOperation ?? []).find((one) => !ids.has(one));
  if (id !== undefined) throw new PolicyProblem(`--allow-operation: there is no operation ${JSON.stringify(id)}`);
  return new CallPolicy(model, methods, given.allowOperation ?? []);
}
