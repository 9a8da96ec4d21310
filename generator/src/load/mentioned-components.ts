import { asObject } from "../values/json.js";
import type { Json, JsonObject } from "./document.js";

import { child, formatPointer, parsePointer } from "./pointer.js";

/**
 * What the parts of a document mention: by any `$ref`, also of an example, and by the mapping of any discriminator. Far cheaper
 * than following the structure of OpenAPI, and never less than what that would find.
 */
export interface Mentions {
  /** By everything outside of `components`, as it is written. */
  readonly outside: ReadonlySet<string>;
  /** By each component, by its pointer. */
  readonly components: ReadonlyMap<string, ReadonlySet<string>>;
}

export function readMentions(document: JsonObject): Mentions {
  const { components, ...rest } = document;
  const sections = Object.entries(asObject(components) ?? {});
  return {
    outside: mentionsIn(rest),
    components: new Map(
      sections.flatMap(([section, entries]) =>
        Object.entries(asObject(entries) ?? {}).map(([name, node]): [string, ReadonlySet<string>] => [
          formatPointer(["components", section, name]),
          mentionsIn(node),
        ]),
      ),
    ),
  };
}

/** Pointers of the components to which anything outside of `components` leads. */
export function reachableComponents({ outside, components }: Mentions): ReadonlySet<string> {
  const reached = new Set([...outside].flatMap((written) => componentAt(written) ?? []));
  // A set is iterated in insertion order, including what is added meanwhile.
  for (const component of reached) {
    for (const written of components.get(component) ?? []) {
      const next = componentAt(written);
      if (next !== undefined) reached.add(next);
    }
  }
  return reached;
}

/** Whether every mention is that of a whole component in the same document. */
export function isSelfContained(document: JsonObject, { outside, components }: Mentions): boolean {
  const isOwn = (written: string): boolean =>
    /^#\/components\/[^/%]+\/[^/%]+$/.test(written) ||
    (!written.startsWith("#") && child(child(document["components"], "schemas"), written) !== undefined);
  return [outside, ...components.values()].every((mentions) => [...mentions].every(isOwn));
}

function mentionsIn(root: Json): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: Json): void => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value as readonly Json[]) visit(item);
      return;
    }
    const map = value as JsonObject;
    for (const key in map) {
      const below = map[key] as Json;
      if (typeof below === "string") {
        if (key === "$ref") found.add(below);
      } else {
        if (key === "mapping") for (const target of Object.values(asObject(below) ?? {})) addText(target);
        visit(below);
      }
    }
  };
  visit(root);
  return found;

  function addText(target: Json): void {
    if (typeof target === "string") found.add(target);
  }
}

/** The component that a mention leads to, or into; a mapping may name a schema without a pointer. */
function componentAt(written: string): string | undefined {
  if (!written.startsWith("#")) return formatPointer(["components", "schemas", written]);
  if (!written.startsWith("#/components/")) return undefined;
  try {
    const tokens = parsePointer(decodeURIComponent(written.slice(1)));
    return tokens === undefined || tokens.length < 3 ? undefined : formatPointer(tokens.slice(0, 3));
  } catch {
    return undefined;
  }
}
