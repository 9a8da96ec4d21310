import type { Json, JsonObject } from "../../generator/src/load/document.js";

/** The document with one number, presence, value or default changed. */
export interface Mutant {
  /** JSON pointer of the change. */
  readonly at: string;
  readonly kind: MutantKind;
  /** Applies the change to a copy of the document, which may contain other mutants as well. */
  apply(document: JsonObject): void;
}

export type MutantKind = (typeof mutantKinds)[number];

export const mutantKinds = ["limit", "presence", "value", "default"] as const;

const limits = new Set(
  (
    "minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems minProperties " +
    "maxProperties minContains maxContains max maxWidth maxHeight maxBytes first last"
  ).split(" "),
);

/** Every mutant of a document, in document order. */
export function mutantsOf(document: JsonObject): readonly Mutant[] {
  const found: Mutant[] = [];
  collect(document, [], found);
  return found;
}

function collect(node: Json, path: readonly string[], found: Mutant[]): void {
  if (typeof node !== "object" || node === null) return;
  const add = (kind: MutantKind, tokens: readonly string[], change: (old: Json) => Json): void => {
    const at = tokens.map((token) => `/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
    found.push({ at, kind, apply: (copy) => replace(copy, tokens, change) });
  };
  const namesProperties = path.at(-1) === "properties";
  for (const [key, value] of Object.entries(node)) {
    const below = [...path, key];
    if (!namesProperties) {
      if (key === "default" && isScalar(value)) add("default", below, another);
      // The content is an instance or a condition, not a constraint.
      if (/^(examples?|default|not|if)$/.test(key) || key === "fixed" || key === "when") continue;
      if (limits.has(key) && typeof value === "number") add("limit", below, (old) => (old as number) + 1);
      if (key === "const" && value !== null) add("value", below, another);
      if (key === "enum" && Array.isArray(value)) {
        for (const index of value.keys()) if (value[index] !== null) add("value", [...below, String(index)], another);
      }
      if (key === "required" && typeof value === "boolean") add("presence", below, (old) => old !== true);
      if (key === "properties" && !path.includes("x-rpc")) {
        for (const name of Object.keys(value as object)) {
          add("presence", path, (schema) => {
            const required = ((schema as JsonObject)["required"] ?? []) as readonly string[];
            const others = required.filter((other) => other !== name);
            return {
              ...(schema as JsonObject),
              required: others.length < required.length ? others : [...required, name],
            };
          });
        }
      }
    }
    collect(value, below, found);
  }
}

function isScalar(value: Json): boolean {
  return value !== null && typeof value !== "object";
}

function another(value: Json): Json {
  if (typeof value === "number") return value + (Number.isSafeInteger(value + 100_000) ? 100_000 : 1);
  return typeof value === "boolean" ? !value : `${String(value)}_other`;
}

function replace(document: JsonObject, tokens: readonly string[], change: (old: Json) => Json): void {
  let parent = document as { [key: string]: Json };
  for (const token of tokens.slice(0, -1)) parent = parent[token] as { [key: string]: Json };
  const last = tokens.at(-1) as string;
  parent[last] = change(parent[last] as Json);
}
