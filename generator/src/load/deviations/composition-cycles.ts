import { schemaKeyword } from "../../openapi/schema-keywords.js";
import { asObject } from "../../values/json.js";
import { formatPointer, parsePointer } from "../../values/pointer.js";
import type { Json, JsonObject } from "../document.js";
import type { DocumentEdits } from "./document-edits.js";

/** A step from a schema to another one that applies to the same value. */
interface CompositionStep {
  /** The schema at which the step starts: the reference, if its target is elsewhere. */
  readonly at: readonly string[];
  readonly next: readonly string[];
}

/** Maximum number of schemas to visit in the search for a cycle. */
const maxVisited = 10_000;

/**
 * Breaks a cycle of compositions through a reference. An entry of `allOf` becomes its target without the keywords that
 * close the cycle; any other reference becomes the empty schema. Returns false if there is no cycle.
 */
export function cutCompositionCycle(reference: readonly string[], edits: DocumentEdits): boolean {
  const cycle = cycleThrough(reference, edits);
  if (cycle === undefined) return false;
  const references = cycle.filter(({ at }) => edits.objectAt(at)?.$ref !== undefined);
  const inherited = references.find(({ at }) => at.at(-2) === "allOf");
  const { at, next } = inherited ?? { at: reference, next: [] };
  const target = inherited === undefined ? undefined : edits.objectAt(next);
  edits.set(at, target === undefined ? {} : withoutKeywordsOfCycle(target, next, cycle));
  return true;
}

function withoutKeywordsOfCycle(
  target: JsonObject,
  tokens: readonly string[],
  cycle: readonly CompositionStep[],
): JsonObject {
  const followed = cycle.flatMap(({ at, next }) => {
    const isBelow = formatPointer(at) === formatPointer(tokens) && next.length > tokens.length;
    return isBelow ? (next[tokens.length] as string) : [];
  });
  const dropped = new Set([...followed, "discriminator", "$ref"]);
  return Object.fromEntries(Object.entries(target).filter(([key]) => !dropped.has(key)));
}

/** Returns the shortest path from a reference back to itself, by breadth-first search. */
function cycleThrough(start: readonly string[], edits: DocumentEdits): readonly CompositionStep[] | undefined {
  const begin = formatPointer(start);
  const cameBy = new Map<string, CompositionStep>();
  const pending: (readonly string[])[] = [start];
  for (const at of pending) {
    for (const next of schemasApplied(at, edits)) {
      const pointer = formatPointer(next);
      if (cameBy.has(pointer)) continue;
      cameBy.set(pointer, { at, next });
      if (pointer === begin) return stepsTo(begin, cameBy);
      if (pending.length < maxVisited) pending.push(next);
    }
  }
  return undefined;
}

function stepsTo(begin: string, cameBy: ReadonlyMap<string, CompositionStep>): readonly CompositionStep[] {
  const steps: CompositionStep[] = [];
  for (let pointer = begin; steps.length === 0 || pointer !== begin; ) {
    const step = cameBy.get(pointer) as CompositionStep;
    steps.unshift(step);
    pointer = formatPointer(step.at);
  }
  return steps;
}

/** Returns the schemas that apply to the same value: the target of the reference and the compositions. */
function schemasApplied(tokens: readonly string[], edits: DocumentEdits): (readonly string[])[] {
  const schema = edits.objectAt(tokens);
  const applied: (readonly string[])[] = [];
  const target = typeof schema?.$ref === "string" ? parsePointer(decodeFragment(schema.$ref)) : undefined;
  if (target !== undefined) applied.push(target);
  for (const [key, value] of Object.entries(schema ?? {})) {
    const { describes, subschemas } = schemaKeyword(key) ?? {};
    if (describes !== "value" && describes !== "condition") continue;
    if (subschemas === "one") applied.push([...tokens, key]);
    else for (const name of Object.keys(asObject(value) ?? (value as Json[]))) applied.push([...tokens, key, name]);
  }
  return applied;
}

function decodeFragment(reference: string): string {
  try {
    return decodeURIComponent(reference.replace(/^#/, ""));
  } catch {
    return reference.replace(/^#/, "");
  }
}
