import { asObject } from "../../values/json.js";
import { child, formatPointer, parsePointer } from "../../values/pointer.js";
import type { Json, JsonObject } from "../document.js";

/**
 * The references in a document: any `$ref`, even in examples, and any discriminator mapping. Much cheaper than
 * following the structure of OpenAPI, and a superset of its result.
 */
export interface Mentions {
  /** References outside of `components`, as written. */
  readonly outside: ReadonlySet<string>;
  /** References inside each component, by its pointer. */
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

/** Returns pointers of the components reachable from outside of `components`. */
export function reachableComponents({ outside, components }: Mentions): ReadonlySet<string> {
  const reached = new Set([...outside].flatMap((written) => componentAt(written) ?? []));
  // Iteration over a set includes entries added meanwhile.
  for (const component of reached) {
    for (const written of components.get(component) ?? []) {
      const next = componentAt(written);
      if (next !== undefined) reached.add(next);
    }
  }
  return reached;
}

/** Whether every reference targets a whole component of the same document. */
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

/** Returns the component that a reference leads to or into. A mapping may name a schema without a pointer. */
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
