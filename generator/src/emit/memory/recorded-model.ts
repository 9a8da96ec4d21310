import type { Interface, NamedType, Operation } from "../../model/interface.js";

/** One thing that was read of a model, and what was found. */
export interface Read {
  /** Of the interface itself, of a type or an operation by its identifier; or a list: of all, or of a tag's operations. */
  readonly of: "interface" | "type" | "operation" | "types" | "operations" | "tagged";
  readonly name: string;
  readonly member: string;
  found: unknown;
}

/** Hears of everything that is read. */
export interface Listener {
  read(of: Read["of"], name: string, member: string): void;
}

/**
 * A model that says what is read of it: which members of the interface, of each type and of each operation. What lies
 * below a member counts as read with it.
 */
export function recordedModel(model: Interface, listener: Listener): RecordedModel {
  const types = new Map(
    [...model.types].map(([name, type]) => [name, recorded(type, (member) => listener.read("type", name, member))]),
  );
  const operations = model.operations.map((operation) =>
    recorded(operation, (member) => listener.read("operation", operation.identifier, member)),
  );
  const named = new RecordedTypes(types, listener);
  const byTag = groupedByTag(operations, model.operations);
  const interface_ = recorded(model, (member) => listener.read("interface", "", member), {
    get types() {
      return named;
    },
    get operations() {
      listener.read("operations", "", "");
      return operations;
    },
  });
  return {
    model: interface_,
    tagged(name) {
      listener.read("tagged", name, "");
      return byTag.get(name) ?? [];
    },
  };
}

export interface RecordedModel {
  readonly model: Interface;
  /** The operations of a tag: to read them one by one would be to read the tags of all. */
  tagged(name: string): readonly Operation[];
}

function groupedByTag<Item>(items: readonly Item[], operations: readonly Operation[]): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const [at, { tag }] of operations.entries()) {
    const group = groups.get(tag.name) ?? [];
    groups.set(tag.name, group);
    group.push(items[at] as Item);
  }
  return groups;
}

/** What is found in a model where another one was read. */
export function finderIn(model: Interface): (read: Omit<Read, "found">) => unknown {
  const operations = new Map(model.operations.map((operation) => [operation.identifier, operation]));
  const typeNames = [...model.types.keys()];
  const operationNames = [...operations.keys()];
  const byTag = groupedByTag(operationNames, model.operations);
  return ({ of, name, member }) => {
    switch (of) {
      case "types":
        return typeNames;
      case "operations":
        return operationNames;
      case "tagged":
        return byTag.get(name);
      case "interface":
        return memberOf(model, member);
      case "type":
        return memberOf(model.types.get(name), member);
      case "operation":
        return memberOf(operations.get(name), member);
    }
  };
}

/** The members that an owner has; for {@link Read.member}. No member of the model is called so. */
const whichMembers = "*";

/** Whether there is an owner at all. */
const isThere = "?";

function memberOf(owner: NamedType | Operation | Interface | undefined, member: string): unknown {
  if (member === isThere) return owner !== undefined;
  if (owner === undefined) return undefined;
  return member === whichMembers ? Object.keys(owner) : (owner as unknown as Record<string, unknown>)[member];
}

/** @param instead Members that answer something else, and speak for themselves. */
function recorded<Owner extends object>(
  owner: Owner,
  read: (member: string) => void,
  instead: Partial<Owner> = {},
): Owner {
  return new Proxy(owner, {
    get(target, member) {
      if (Object.hasOwn(instead, member)) return instead[member as keyof Owner];
      if (typeof member === "string") read(member);
      return target[member as keyof Owner];
    },
    has(target, member) {
      read(whichMembers);
      return member in target;
    },
    ownKeys(target) {
      read(whichMembers);
      return Reflect.ownKeys(target);
    },
    getOwnPropertyDescriptor(target, member) {
      read(whichMembers);
      const descriptor = Reflect.getOwnPropertyDescriptor(target, member);
      // Who copies this object reads its members through the trap above.
      return descriptor;
    },
  });
}

class RecordedTypes implements ReadonlyMap<string, NamedType> {
  readonly #types: ReadonlyMap<string, NamedType>;
  readonly #listener: Listener;

  constructor(types: ReadonlyMap<string, NamedType>, listener: Listener) {
    this.#types = types;
    this.#listener = listener;
  }

  get(name: string): NamedType | undefined {
    this.#listener.read("type", name, isThere);
    return this.#types.get(name);
  }

  has(name: string): boolean {
    this.#listener.read("type", name, isThere);
    return this.#types.has(name);
  }

  get size(): number {
    return this.#all().size;
  }

  keys(): MapIterator<string> {
    return this.#all().keys();
  }

  values(): MapIterator<NamedType> {
    return this.#all().values();
  }

  entries(): MapIterator<[string, NamedType]> {
    return this.#all().entries();
  }

  [Symbol.iterator](): MapIterator<[string, NamedType]> {
    return this.#all().entries();
  }

  forEach(action: (type: NamedType, name: string, types: ReadonlyMap<string, NamedType>) => void): void {
    for (const [name, type] of this.#all()) action(type, name, this);
  }

  #all(): ReadonlyMap<string, NamedType> {
    this.#listener.read("types", "", "");
    return this.#types;
  }
}
