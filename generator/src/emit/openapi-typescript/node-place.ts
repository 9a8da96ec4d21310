import { formatPointer, parsePointer } from "../../values/pointer.js";

/** Where a node of the document is, and how names that are derived from there begin. */
export interface NodePlace {
  /** Pointer into the bundled document. */
  readonly at: string;
  /** The segments of derived names. */
  readonly names: readonly string[];
  /** Whether a property with a default is always present: not in parameters and request bodies. */
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
    isDeclaration: false,
    depth: (place.depth ?? 0) + 1,
    at: place.at + formatPointer(tokens),
    names: [...place.names, ...names],
  };
}

const sentSections = new Set(["parameters", "requestBodies", "requestBody"]);

/** Returns the place of any node, for a type that is declared elsewhere. */
export function placeOf(pointer: string): NodePlace {
  const tokens = parsePointer(pointer) ?? [];
  const [root, section = "", ...others] = tokens;
  const isSent =
    root === "components"
      ? sentSections.has(section)
      : (root === "paths" || root === "webhooks") && others.slice(0, 2).some((token) => sentSections.has(token));
  const names = root === "components" && section === "schemas" ? others : tokens;
  return { at: pointer, names, defaultsArePresent: !isSent };
}
