import {
  connectedComponents,
  type Direction,
  type Interface,
  layout,
  type NamedType,
  NameTable,
  type Operation,
  type Pointer,
  plainProperty,
  referencesIn,
  type SchemaUse,
  type Type,
  unnamedResponses,
  type ValidatorDirections,
  validatorDirections,
} from "../../emitter.js";

/** A constant with the schema of a named type in one direction, of the parameters of an operation, or of an unnamed response. */
export interface SchemaConstant {
  readonly name: string;
  readonly module: string;
  readonly use: SchemaUse;
  readonly view: Direction;
  readonly at: Pointer;
  readonly description?: string | undefined;
  /** The named type; absent for parameters and unnamed responses. */
  readonly type?: NamedType;
  /** The module and the name of the generated validator. */
  readonly validator: { readonly name: string; readonly module: string };
  /** Whether the generated validator of the type has this direction under `.response`. */
  readonly isResponse: boolean;
}

/** All constants of an output, and which of them are initialized when another one is. */
export class SchemaConstants {
  readonly all: readonly SchemaConstant[];
  readonly #byType = new Map<string, SchemaConstant>();
  readonly #componentOf = new Map<string, number>();
  readonly #moduleComponentOf = new Map<string, number>();
  readonly #isRecursive = new Set<string>();
  /** Names in an order in which each constant follows those that it uses, except within a cycle. */
  readonly #order: ReadonlyMap<string, number>;

  constructor(model: Interface) {
    const directions = validatorDirections(model);
    const names = new NameTable();
    const types = [...model.types.values()];
    for (const type of types) names.claim(type.identifier);
    const named = types.flatMap((type) => [...this.#constantsOf(type, directions, names)]);
    const parameters = model.operations.flatMap((operation) => parameterConstants(operation, names));
    const responses = model.operations.flatMap((operation) => responseConstants(operation, model, names));
    this.all = [...named, ...parameters, ...responses];
    const targets = new Map(this.all.map((constant) => [constant.name, this.#targetsOf(constant)]));
    for (const [index, component] of connectedComponents(targets).entries()) {
      for (const name of component) {
        this.#componentOf.set(name, index);
        if (component.size > 1 || targets.get(name)?.includes(name) === true) this.#isRecursive.add(name);
      }
    }
    this.#order = new Map(afterTargets(targets).map((name, index) => [name, index]));
    const moduleOf = new Map(this.all.map(({ name, module }) => [name, module]));
    const modules = new Map<string, Set<string>>();
    for (const [name, list] of targets) {
      const module = moduleOf.get(name) ?? "";
      const known = modules.get(module) ?? new Set();
      modules.set(module, known);
      for (const target of list) known.add(moduleOf.get(target) ?? "");
    }
    for (const [index, component] of connectedComponents(modules).entries()) {
      for (const module of component) this.#moduleComponentOf.set(module, index);
    }
  }

  /** Returns the constants of each module, each after those that it uses. */
  byModule(): ReadonlyMap<string, readonly SchemaConstant[]> {
    const modules = new Map<string, SchemaConstant[]>();
    for (const constant of this.all) {
      const list = modules.get(constant.module);
      if (list === undefined) modules.set(constant.module, [constant]);
      else list.push(constant);
    }
    const position = ({ name }: SchemaConstant): number => this.#order.get(name) ?? 0;
    for (const list of modules.values()) list.sort((one, other) => position(one) - position(other));
    return modules;
  }

  /** Returns the constant of a named type in a direction. */
  of(type: string, view: Direction): SchemaConstant | undefined {
    return this.#byType.get(`${type} ${view}`);
  }

  /** Whether a value of the constant may contain another one. */
  isRecursive({ name }: SchemaConstant): boolean {
    return this.#isRecursive.has(name);
  }

  /** Whether each of two constants uses the other one. */
  isInCycle(one: SchemaConstant, other: SchemaConstant): boolean {
    return this.#componentOf.get(one.name) === this.#componentOf.get(other.name);
  }

  /** Whether `target` may not be initialized when `user` is: in a cycle of constants, or of modules. */
  isDeferred(user: SchemaConstant, target: SchemaConstant): boolean {
    if (this.isInCycle(user, target)) return true;
    if (user.module === target.module) return false;
    return this.#moduleComponentOf.get(user.module) === this.#moduleComponentOf.get(target.module);
  }

  *#constantsOf(type: NamedType, directions: ValidatorDirections, names: NameTable): Generator<SchemaConstant> {
    const { identifier, use, at, description } = type;
    const module = layout.types(type).replace(/^src\/types\//, "src/zod/");
    const validator = { name: identifier, module: layout.validators(type) };
    const common = { module, use, at, description, type, validator };
    const view = directions.ownView(type);
    const own = { ...common, name: identifier, view, isResponse: false };
    yield own;
    if (!directions.differs(type)) {
      for (const each of ["request", "response"] as const) this.#byType.set(`${type.identifier} ${each}`, own);
      return;
    }
    const name = type.differs ? type.responseIdentifier : names.claim(`${identifier}Response`);
    const response = { ...common, name, view: "response" as const, isResponse: true };
    this.#byType.set(`${type.identifier} request`, own);
    this.#byType.set(`${type.identifier} response`, response);
    yield response;
  }

  #targetsOf({ use, view }: SchemaConstant): readonly string[] {
    return referencesIn(use).flatMap((name) => this.of(name, view)?.name ?? []);
  }
}

/** Returns the names in their order, but each after those that it uses, as far as there is no cycle. */
function afterTargets(targets: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const order: string[] = [];
  const entered = new Set<string>();
  for (const start of targets.keys()) {
    const pending = [{ name: start, isDone: false }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (next.isDone) order.push(next.name);
      if (next.isDone || entered.has(next.name)) continue;
      entered.add(next.name);
      pending.push({ ...next, isDone: true });
      pending.push(...(targets.get(next.name) ?? []).map((name) => ({ name, isDone: false })).reverse());
    }
  }
  return order;
}

const locations = ["path", "query", "header", "cookie"] as const;

/** The parameters of an operation, one constant per location, as the generated validators have them. */
function parameterConstants(operation: Operation, names: NameTable): readonly SchemaConstant[] {
  const { at, tag } = operation;
  return locations.flatMap((location) => {
    const wanted = operation.parameterSets[location];
    if (wanted === undefined) return [];
    const parameters = operation.parameters.filter((parameter) => parameter.in === location);
    const type: Type = {
      kind: "object",
      at,
      untyped: false,
      properties: parameters.map(({ at: declared, name, required, use }) =>
        plainProperty({ name, required, use, namedAt: { at: declared, field: "name" } }),
      ),
      requiredElsewhere: [],
      patterns: [],
      additionalStated: false,
      checks: [],
    };
    const name = names.claim(wanted);
    const validator = { name, module: layout.parameterValidators(tag) };
    const module = validator.module.replace(/^src\/validators\//, "src/zod/");
    const use = { at, type, nullable: false };
    return [{ name, module, use, view: "request" as const, at, validator, isResponse: false }];
  });
}

/** The JSON responses of an operation whose schemas have no name, as the generated validators have them. */
function responseConstants(operation: Operation, model: Interface, names: NameTable): readonly SchemaConstant[] {
  return Array.from(unnamedResponses(operation, model).values(), ({ use, symbol: validator }) => {
    const module = validator.module.replace(/^src\/validators\b/, "src/zod");
    const name = names.claim(validator.name);
    return { name, module, use, view: "response" as const, at: operation.at, validator, isResponse: false };
  });
}
