import type { Direction } from "../../model/openness.js";
import type { NamedTypes } from "../../model/resolve-type.js";
import type { Pointer, SchemaUse, Type } from "../../model/type.js";

/** How a schema applies to a value, seen from the schema around it. */
export type Step =
  /** To the same value. `adds`: a valid value fulfils it, and the schema around it does not imply it. */
  | { readonly kind: "same"; readonly adds: boolean }
  | { readonly kind: "property"; readonly name: string; readonly hiddenIn?: Direction }
  /** To properties by their names, or to all that are not declared. */
  | { readonly kind: "undeclared"; readonly pattern?: string }
  | { readonly kind: "item"; readonly index?: number }
  /** To the name of a property. */
  | { readonly kind: "name" };

interface Edge {
  readonly parent: SchemaUse;
  readonly step: Step;
}

/** Schemas that apply to one value, the outermost first, and the step to the value inside it. */
export interface Level {
  readonly uses: readonly SchemaUse[];
  readonly next?: Step;
}

/** A way from a part of a message to a schema. */
export interface SchemaPath {
  readonly root: SchemaUse;
  readonly levels: readonly Level[];
}

/** The schemas of an interface by pointer, with the schemas around them. */
export class SchemaGraph {
  readonly #model: NamedTypes;
  readonly #edges = new Map<SchemaUse, Edge[]>();
  readonly #byPointer = new Map<Pointer, SchemaUse[]>();

  constructor(model: NamedTypes, roots: Iterable<SchemaUse>) {
    this.#model = model;
    const pending = [...roots];
    const seen = new Set<SchemaUse>(pending);
    for (let use = pending.pop(); use !== undefined; use = pending.pop()) {
      this.#locate(use);
      for (const [inner, step] of stepsFrom(use.type, this.#model)) {
        const edges = this.#edges.get(inner);
        if (edges === undefined) this.#edges.set(inner, [{ parent: use, step }]);
        else edges.push({ parent: use, step });
        if (seen.has(inner)) continue;
        seen.add(inner);
        pending.push(inner);
      }
    }
  }

  /** Returns the innermost schemas that contain a pointer. */
  usesAt(pointer: Pointer): readonly SchemaUse[] {
    for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
      const found = this.#byPointer.get(at);
      if (found !== undefined) return found;
    }
    return [];
  }

  /** Returns the shortest way to a schema from one of the roots, through what is sent in a direction. */
  pathTo(target: SchemaUse, roots: ReadonlySet<SchemaUse>, direction: Direction): SchemaPath | undefined {
    const ways = new Map<SchemaUse, Edge & { readonly child: SchemaUse }>();
    const queue = [target];
    const seen = new Set(queue);
    for (let index = 0; index < queue.length; index++) {
      const use = queue[index] as SchemaUse;
      if (roots.has(use)) return { root: use, levels: levelsOf(use, target, ways) };
      for (const { parent, step } of this.#edges.get(use) ?? []) {
        if (seen.has(parent) || (step.kind === "property" && step.hiddenIn === direction)) continue;
        seen.add(parent);
        ways.set(parent, { parent, step, child: use });
        queue.push(parent);
      }
    }
    return undefined;
  }

  #locate(use: SchemaUse): void {
    for (const at of new Set([use.at, use.type.at])) {
      const known = this.#byPointer.get(at);
      if (known === undefined) this.#byPointer.set(at, [use]);
      else known.push(use);
    }
  }
}

function levelsOf(
  root: SchemaUse,
  target: SchemaUse,
  ways: ReadonlyMap<SchemaUse, { readonly step: Step; readonly child: SchemaUse }>,
): readonly Level[] {
  const levels: { readonly uses: SchemaUse[]; next?: Step }[] = [{ uses: [root] }];
  for (let use = root; use !== target; ) {
    const way = ways.get(use);
    if (way === undefined) break;
    const last = levels.at(-1) as (typeof levels)[number];
    if (way.step.kind !== "same") {
      last.next = way.step;
      levels.push({ uses: [way.child] });
    } else if (way.step.adds) last.uses.push(way.child);
    use = way.child;
  }
  return levels;
}

const implied: Step = { kind: "same", adds: false };
const additional: Step = { kind: "same", adds: true };

/** Returns the schemas directly inside a type, including those of its conditions. */
function stepsFrom(type: Type, model: NamedTypes): readonly (readonly [SchemaUse, Step])[] {
  const found: (readonly [SchemaUse, Step])[] = [];
  switch (type.kind) {
    case "reference": {
      const target = model.types.get(type.name);
      if (target !== undefined) found.push([target.use, implied]);
      return found;
    }
    case "intersection":
      found.push(...type.parts.map((part) => [part, implied] as const));
      break;
    case "union":
      found.push(...type.alternatives.map((alternative) => [alternative, additional] as const));
      break;
    case "array":
      found.push(...type.prefix.map((use, index) => [use, { kind: "item", index } as const] as const));
      if (type.items !== undefined) found.push([type.items, { kind: "item", index: type.prefix.length }]);
      break;
    case "object":
      for (const property of type.properties) {
        const { name, readOnly, writeOnly } = property;
        const hiddenIn = readOnly ? "request" : writeOnly ? "response" : undefined;
        found.push([property, { kind: "property", name, ...(hiddenIn === undefined ? {} : { hiddenIn }) }]);
      }
      for (const { pattern, use } of type.patterns) found.push([use, { kind: "undeclared", pattern }]);
      if (type.additional !== undefined) found.push([type.additional, { kind: "undeclared" }]);
      break;
    default:
      break;
  }
  if ("checks" in type) found.push(...stepsFromChecks(type.checks));
  return found;
}

type Check = Extract<Type, { readonly checks: readonly unknown[] }>["checks"][number];

function stepsFromChecks(checks: readonly Check[]): readonly (readonly [SchemaUse, Step])[] {
  return checks.flatMap((check): readonly (readonly [SchemaUse, Step])[] => {
    switch (check.kind) {
      case "not":
        return [[check.use, implied]];
      case "if": {
        const branches = [check.consequent, check.alternative].flatMap((use) => use ?? []);
        return [[check.test, implied], ...branches.map((use) => [use, additional] as const)];
      }
      case "dependent-schema":
        return [[check.use, additional]];
      case "contains":
      case "unevaluated-items":
        return [[check.use, { kind: "item" }]];
      case "unevaluated-properties":
        return [[check.use, { kind: "undeclared" }]];
      case "property-names":
        return [[check.use, { kind: "name" }]];
      default:
        return [];
    }
  });
}
