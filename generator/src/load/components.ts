import { componentFields, type ObjectKind } from "../openapi/objects.js";
import type { Json } from "./document.js";
import { type NormalisedSchema, normaliseNullable, normaliseSchema, wrappedBranch } from "./normalise.js";
import { asMap } from "./parsed.js";
import { child, formatPointer, toFragment } from "./pointer.js";
import { type ReferenceTarget, type Resolver, referenceOf } from "./resolve.js";
import { type ParsedFile, stemOf } from "./sources.js";
import { objectKindAt } from "./structure.js";

/** A target outside the root that gets a component of its own. */
export interface Hoisted {
  readonly folder: string;
  readonly name: string;
  readonly kind: ObjectKind;
  readonly target: ReferenceTarget;
}

/** Decides which component of the bundle every target of a reference becomes. */
export class ComponentTable {
  /** In order of first use; grows while references are rewritten. */
  readonly hoisted: Hoisted[] = [];
  readonly #root: ParsedFile;
  readonly #resolver: Resolver;
  readonly #normalise: boolean;
  readonly #keepsSchemas: boolean;
  /** `schemas/Guild` → what stands there instead of the reference that the root has there. */
  readonly #placed: Map<string, ReferenceTarget> = new Map();
  /** Target → the tokens of its component. */
  readonly #named: Map<string, readonly string[]> = new Map();
  readonly #taken: Set<string> = new Set();

  constructor(root: ParsedFile, resolver: Resolver, normalise: boolean, keepsSchemas = false) {
    this.#root = root;
    this.#resolver = resolver;
    this.#normalise = normalise;
    this.#keepsSchemas = keepsSchemas;
    this.#nameComponents();
  }

  /** Whether the bundle has a component of that name. */
  has(folder: string, name: string): boolean {
    return this.#taken.has(`${folder}/${name}`);
  }

  /** What takes the place of the reference that the root has as a component. */
  replacementFor(folder: string, name: string): ReferenceTarget | undefined {
    return this.#placed.get(`${folder}/${name}`);
  }

  /** The `$ref` that leads to a target inside the bundle. */
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

  /** Pointers into the root change where `nullable` has moved a schema one level down. */
  #movedPointer(tokens: readonly string[]): readonly string[] {
    if (tokens.length <= 3 || this.#keepsSchemas) return tokens;
    const normalise = this.#normalise ? normaliseSchema : normaliseNullable;
    const moved: string[] = [];
    let value: Json | undefined = this.#root.value;
    for (let index = 0; index < tokens.length; index++) {
      if (objectKindAt(tokens.slice(0, index)) === "schema") {
        const { wrappedSchema } = normalise(asMap(value) ?? {}, (branch) =>
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
      for (const around of componentFields.keys()) {
        const component = this.#named.get(`${around} ${key}`);
        if (component !== undefined && this.#placed.has(`${component[1]}/${component[2]}`)) {
          return [...component, ...target.tokens.slice(length)];
        }
      }
    }
    return undefined;
  }

  #hoist(target: ReferenceTarget, kind: ObjectKind): readonly string[] {
    const folder = componentFields.get(kind) ?? kind;
    const base = (target.tokens.at(-1) ?? stemOf(target.file.source.name)).replace(/[^a-zA-Z0-9._-]/g, "_") || folder;
    let name = base;
    for (let suffix = 2; this.#taken.has(`${folder}/${name}`); suffix++) name = `${base}${suffix}`;
    this.#taken.add(`${folder}/${name}`);
    this.#named.set(`${kind} ${target.key}`, ["components", folder, name]);
    this.hoisted.push({ folder, name, kind, target });
    return ["components", folder, name];
  }

  /** Gives every target that a component of the root stands for the name of that component. */
  #nameComponents(): void {
    const components = asMap(asMap(this.#root.value)?.components);
    for (const [kind, folder] of componentFields) {
      for (const [name, value] of Object.entries(asMap(components?.[folder]) ?? {})) {
        this.#taken.add(`${folder}/${name}`);
        if (!this.#resolver.isAlias(value)) continue;
        const resolution = this.#resolver.resolve(referenceOf(value) as string, this.#root);
        if ("error" in resolution) continue;
        const chain = this.#resolver.followChain(resolution.target);
        if ("pastLimit" in chain || chain.hops.some((hop) => hop.file === this.#root)) continue;
        const target = chain.hops.at(-1) as ReferenceTarget;
        const key = `${kind} ${target.key}`;
        if (this.#named.has(key)) continue;
        this.#named.set(key, ["components", folder, name]);
        this.#placed.set(`${folder}/${name}`, target);
      }
    }
  }
}

/** Whether a pointer goes on into what a wrapping has moved, rather than into what stayed outside. */
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
