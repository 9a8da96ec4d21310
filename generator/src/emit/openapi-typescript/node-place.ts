import { formatPointer, parsePointer } from "../../values/pointer.js";

/** Where a node of the document is, and how names that are derived from there begin. */
export interface NodePlace {
  /** Pointer into the bundled document. */
  readonly at: string;
  /** The segments of derived names. */
  readonly names: readonly string[];
  /** Whether a property with a default is always present: see {@link arePresent}. */
  readonly defaultsArePresent: boolean;
  /** The nodes between this one and the one whose type is declared. */
  readonly depth?: number;
  /** Whether the type of the node is printed here, even if an alias declares it. */
  readonly isDeclaration?: boolean;
  /** Whether the node is, or is in, a schema without its unions, for the schemas that extend it. */
  readonly isBase?: boolean;
}

/** Returns the place of a node below another. `names` are what it adds to derived names. Default: the tokens. */
export function below(
  place: NodePlace,
  tokens: readonly (string | number)[],
  names: readonly string[] = tokens.map(String),
): NodePlace {
  return {
    ...place,
    defaultsArePresent: place.defaultsArePresent && arePresent(names),
    isDeclaration: false,
    depth: (place.depth ?? 0) + 1,
    at: place.at + formatPointer(tokens),
    names: [...place.names, ...names],
  };
}

/**
 * Whether properties with a default are always present at a place: not in parameters and request bodies, for which openapi-typescript
 * looks in the names of paths, schemas and properties, too.
 */
export function arePresent(names: readonly string[]): boolean {
  return !names.some((name) => /parameters|requestBody|requestBodies/.test(name));
}

/** Returns the place of any node, for a type that is declared elsewhere. */
export function placeOf(pointer: string): NodePlace {
  const tokens = parsePointer(pointer) ?? [];
  const isSchema = tokens[0] === "components" && tokens[1] === "schemas";
  const names = isSchema ? schemaNames(tokens.slice(2)) : tokens;
  return { at: pointer, names, defaultsArePresent: arePresent(names) };
}

/** The segments of names for a schema in a component: properties and the alternatives of unions. */
function schemaNames([name = "", ...tokens]: readonly string[]): readonly string[] {
  const names = [name];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as string;
    if (token === "properties") names.push(...tokens.slice(index + 1, index + 2));
    if (["properties", "patternProperties", "allOf", "prefixItems"].includes(token)) index += 1;
    else if (token !== "items" && token !== "additionalProperties") names.push(token);
  }
  return names;
}
