import { type ComponentLayout, componentLayout, type ObjectKind } from "../../openapi/objects.js";
import { asObject } from "../../values/json.js";
import { child, formatPointer, nodeAt, toFragment } from "../../values/pointer.js";
import type { Json } from "../document.js";
import { type ReferenceTarget, type Resolver, referenceOf } from "../files/resolve.js";
import { type ParsedFile, stemOf } from "../files/sources.js";
import { objectKindAt } from "../structure.js";
import { type NormalisedSchema, normaliseNullable, normaliseSchema, wrappedBranch } from "./normalise.js";

/** A target outside the root that becomes a component. */
export interface Hoisted {
  /** Pointer tokens of the containing map. */
  readonly folder: readonly string[];
  readonly name: string;
  readonly kind: ObjectKind;
  readonly target: ReferenceTarget;
}

export interface ComponentTableOptions {
  readonly resolver: Resolver;
  readonly normalise: boolean;
  readonly keepsSchemas?: boolean;
  /** Default: the layout of OpenAPI 3. */
  readonly layout?: ComponentLayout;
}

/** Assigns the target of each reference a component of the bundle. */
export class ComponentTable {
  /** In order of first use; grows while references are rewritten. */
  readonly hoisted: Hoisted[] = [];
  readonly #root: ParsedFile;
  readonly #resolver: Resolver;
  readonly #normalise: boolean;
  readonly #keepsSchemas: boolean;
  readonly #layout: ComponentLayout;
  /** Pointer of a component (`/components/schemas/Guild`) → the node that replaces its reference. */
  readonly #replacements: Map<string, ReferenceTarget> = new Map();
  /** Key of a target → the pointer tokens of its component. */
  readonly #named: Map<string, readonly string[]> = new Map();
  readonly #taken: Set<string> = new Set();

  constructor(root: ParsedFile, options: ComponentTableOptions) {
    this.#root = root;
    this.#resolver = options.resolver;
    this.#normalise = options.normalise;
    this.#keepsSchemas = options.keepsSchemas ?? false;
    this.#layout = options.layout ?? componentLayout;
    this.#nameComponents();
  }

  /** Whether the bundle has a component of that kind and name. */
  has(kind: ObjectKind, name: string): boolean {
    const folder = this.#layout.get(kind);
    return folder !== undefined && this.#taken.has(formatPointer([...folder, name]));
  }

  /** Whether components of a kind can be referenced. */
  hasKind(kind: ObjectKind): boolean {
    return this.#layout.has(kind);
  }

  /** Returns the node that replaces a component that is only a reference. */
  replacementFor(tokens: readonly (string | number)[]): ReferenceTarget | undefined {
    return this.#replacements.size === 0 ? undefined : this.#replacements.get(formatPointer(tokens));
  }

  /** Returns the `$ref` to a target inside the bundle. */
  referenceTo(target: ReferenceTarget, kind: ObjectKind, written: string, from: ParsedFile): string {
    const chain = this.#resolver.followChain(target);
    if ("pastLimit" in chain) return written;
    const { hops } = chain;
    const inRoot = hops.find((hop) => hop.file === this.#root);
    if (inRoot !== undefined) {
      const stays = from === this.#root && inRoot === hops[0];
      const fragment = toFragment(this.#movedPointer(inRoot.tokens));
      return stays && sameFragment(written, fragment) ? written : fragment;
    }
    const final = hops.at(-1) as ReferenceTarget;
    return toFragment(this.#componentOf(final, kind) ?? this.#hoist(final, kind));
  }

  /** Adjusts a pointer into the root where normalizing `nullable` has moved a schema one level down. */
  #movedPointer(tokens: readonly string[]): readonly string[] {
    if (tokens.length <= 3 || this.#keepsSchemas) return tokens;
    const normalise = this.#normalise ? normaliseSchema : normaliseNullable;
    const moved: string[] = [];
    let value: Json | undefined = this.#root.value;
    for (let index = 0; index < tokens.length; index++) {
      if (objectKindAt(tokens.slice(0, index)) === "schema") {
        const { wrappedSchema } = normalise(asObject(value) ?? {}, (branch) =>
          this.#resolver.resolveNode(branch, this.#root),
        );
        if (wrappedSchema !== undefined && isWithin(wrappedSchema, tokens, index)) {
          moved.push(...wrappedBranch);
          for (const token of wrappedSchema.from) value = child(value, token);
          index += wrappedSchema.from.length;
          if (index >= tokens.length) break;
        }
      }
      moved.push(tokens[index] as string);
      value = child(value, tokens[index] as string);
    }
    return moved;
  }

  #componentOf(target: ReferenceTarget, kind: ObjectKind): readonly string[] | undefined {
    const own = this.#named.get(`${kind} ${target.key}`);
    if (own !== undefined) return own;
    for (let length = target.tokens.length - 1; length > 0; length--) {
      const key = `${target.file.source.path}#${formatPointer(target.tokens.slice(0, length))}`;
      for (const around of this.#layout.keys()) {
        const component = this.#named.get(`${around} ${key}`);
        if (component !== undefined && this.#replacements.has(formatPointer(component))) {
          return [...component, ...target.tokens.slice(length)];
        }
      }
    }
    return undefined;
  }

  #hoist(target: ReferenceTarget, kind: ObjectKind): readonly string[] {
    const folder = this.#layout.get(kind) ?? ["components", kind];
    const written = target.tokens.at(-1) ?? stemOf(target.file.source.name);
    const base = written.replace(/[^a-zA-Z0-9._-]/g, "_") || (folder.at(-1) as string);
    let name = base;
    for (let suffix = 2; this.#taken.has(formatPointer([...folder, name])); suffix++) name = `${base}${suffix}`;
    const tokens = [...folder, name];
    this.#taken.add(formatPointer(tokens));
    this.#named.set(`${kind} ${target.key}`, tokens);
    this.hoisted.push({ folder, name, kind, target });
    return tokens;
  }

  /** Names every target referenced by a component of the root after that component. */
  #nameComponents(): void {
    for (const [kind, folder] of this.#layout) {
      const components = nodeAt(this.#root.value, folder);
      for (const [name, value] of Object.entries(asObject(components) ?? {})) {
        const tokens = [...folder, name];
        this.#taken.add(formatPointer(tokens));
        if (!this.#resolver.isAlias(value)) continue;
        const resolution = this.#resolver.resolve(referenceOf(value) as string, this.#root);
        if ("error" in resolution) continue;
        const chain = this.#resolver.followChain(resolution.target);
        if ("pastLimit" in chain || chain.hops.some((hop) => hop.file === this.#root)) continue;
        const target = chain.hops.at(-1) as ReferenceTarget;
        const key = `${kind} ${target.key}`;
        if (this.#named.has(key)) continue;
        this.#named.set(key, tokens);
        this.#replacements.set(formatPointer(tokens), target);
      }
    }
  }
}

/** Whether a pointer leads into the wrapped schema rather than its outer part. */
function isWithin(
  wrapped: Required<NormalisedSchema>["wrappedSchema"],
  tokens: readonly string[],
  index: number,
): boolean {
  if (wrapped.from.length === 0) return Object.hasOwn(wrapped.schema, tokens[index] as string);
  return wrapped.from.every((token, offset) => tokens[index + offset] === token);
}

function sameFragment(written: string, fragment: string): boolean {
  if (written === fragment) return true;
  if (!written.startsWith("#")) return false;
  try {
    return decodeURIComponent(written) === decodeURIComponent(fragment);
  } catch {
    return false;
  }
}
