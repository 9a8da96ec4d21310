import { connectedComponents } from "../model/connected-components.js";
import type { Interface, NamedType, Operation } from "../model/interface.js";
import { sha256 } from "../write/digest.js";

/** Digests of the parts of a model: parts with equal digests, in models with equal common parts, give equal code. */
export class ModelDigests {
  /** Digest of everything but the contents of types and operations: of their names, for example. */
  readonly common: string;
  readonly #model: Interface;
  /** By name, with all types that a type refers to. */
  readonly #types: ReadonlyMap<string, string>;
  readonly #operations = new Map<Operation, string>();
  readonly #others = new WeakMap<object, string>();

  constructor(model: Interface) {
    this.#model = model;
    this.common = contentOf(commonPart(model)).digest;
    this.#types = digestsOfTypes(model);
  }

  ofType({ identifier }: NamedType): string {
    return this.#types.get(identifier) ?? "";
  }

  ofOperation(operation: Operation): string {
    const known = this.#operations.get(operation);
    if (known !== undefined) return known;
    const { byResponse } = this.#model.errorFormats;
    const formats = operation.responses.map(({ at }) => byResponse.get(at));
    const { digest: own, references } = contentOf([operation, formats]);
    const digest = sha256([own, ...Array.from(references, (name) => this.#types.get(name) ?? "")].join());
    this.#operations.set(operation, digest);
    return digest;
  }

  /** Returns the digest of JSON that belongs to no type or operation. */
  ofOther(value: object): string {
    const known = this.#others.get(value);
    if (known !== undefined) return known;
    const { digest } = contentOf(value);
    this.#others.set(value, digest);
    return digest;
  }
}

/** Returns everything but the contents of types and operations. */
function commonPart({ types, operations, callbacks: _, errorFormats, ...rest }: Interface): unknown {
  const { byResponse: __, ...formats } = errorFormats;
  return [
    rest,
    formats,
    Array.from(types.values(), ({ use, description, behaviours, constructors, ...names }) => names),
    operations.map(({ id, identifier, typeStem, method, path, tag, variantOf, variants, ...one }) => [
      [id, identifier, typeStem, method, path.text, tag.name, variantOf, variants],
      [one.streamIdentifier, one.headersIdentifier, one.pagination?.identifier, one.parameterSets],
    ]),
  ];
}

function digestsOfTypes({ types }: Interface): ReadonlyMap<string, string> {
  const own = new Map(Array.from(types, ([name, type]) => [name, contentOf(type)] as const));
  const targets = new Map(
    Array.from(own, ([name, { references }]) => [name, [...references].filter((target) => own.has(target))] as const),
  );
  const digests = new Map<string, string>();
  for (const component of connectedComponents(targets)) {
    const names = [...component].sort();
    const outside = new Set(names.flatMap((name) => targets.get(name) ?? []).filter((name) => !component.has(name)));
    const parts = [...names.map((name) => own.get(name)?.digest), ...Array.from(outside, (name) => digests.get(name))];
    const shared = sha256(parts.join());
    for (const name of names) digests.set(name, names.length === 1 ? shared : sha256(`${shared},${name}`));
  }
  return digests;
}

/** The digest of a part, and the names of the types that it refers to. */
interface Content {
  readonly digest: string;
  readonly references: ReadonlySet<string>;
}

function contentOf(part: unknown): Content {
  const found: Found = { references: new Set(), numbers: [], hasCollections: false };
  collect(part, found);
  const text = found.hasCollections ? JSON.stringify(part, withLists) : JSON.stringify(part);
  return { digest: sha256(`${text}${found.numbers.join()}`), references: found.references };
}

interface Found {
  readonly references: Set<string>;
  /** Numbers that JSON text represents like others. */
  readonly numbers: string[];
  /** Whether there are maps or sets, which JSON text does not represent. */
  hasCollections: boolean;
}

function collect(value: unknown, found: Found): void {
  if (typeof value === "number" && (Object.is(value, -0) || !Number.isFinite(value))) {
    found.numbers.push(Object.is(value, -0) ? "-0" : String(value));
  }
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
    return;
  }
  if (value instanceof Map || value instanceof Set) {
    found.hasCollections = true;
    for (const item of value) collect(item, found);
    return;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const field in fields) collect(fields[field], found);
  if (fields["kind"] === "reference" && typeof fields["name"] === "string") found.references.add(fields["name"]);
}

function withLists(_field: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value;
}
