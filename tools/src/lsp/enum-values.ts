import { childNode, entryAt, nodeBelow, type SyntaxNode, syntaxAt } from "@guildwire/generator/editing";
import type { KnownFacts, KnownUse } from "./known-facts.js";
import type { SpecFile, SpecFiles } from "./spec-files.js";
import { isData } from "./spec-links.js";
import { type Use, usesOf } from "./spec-uses.js";

/** A value of an enumeration: an item of `enum`, or the `const` of an alternative. */
export interface EnumValue {
  readonly file: SpecFile;
  readonly node: SyntaxNode;
  /** The keys and indexes that lead to the node that the value belongs to: the item, or the alternative. */
  readonly tokens: readonly string[];
  /** The schema that lists the value. */
  readonly schema: { readonly node: SyntaxNode; readonly tokens: readonly string[] };
}

/** Returns the value of an enumeration that is written at an offset. */
export function enumValueAt(file: SpecFile, offset: number): EnumValue | undefined {
  const { node, tokens = [] } = syntaxAt(file.tree, offset) ?? {};
  if (node?.kind !== "scalar") return undefined;
  const isConstant = tokens.at(-1) === "const" && ["oneOf", "anyOf"].includes(tokens.at(-3) ?? "");
  if (!isConstant && tokens.at(-2) !== "enum") return undefined;
  const above = tokens.slice(0, isConstant ? -3 : -2);
  const schema = nodeBelow(file.tree, above);
  const list = childNode(schema, isConstant ? (tokens.at(-3) ?? "") : "enum");
  if (schema?.kind !== "map" || list?.kind !== "list") return undefined;
  if (above.some((_, index) => isData(above.slice(0, index + 1)))) return undefined;
  return { file, node, tokens: isConstant ? tokens.slice(0, -1) : tokens, schema: { node: schema, tokens: above } };
}

/** The values of the enumeration in order. */
export function valuesOf({ schema: { node } }: EnumValue): readonly SyntaxNode[] {
  const listed = childNode(node, "enum")?.items;
  if (listed !== undefined) return listed;
  const alternatives = [...(childNode(node, "oneOf")?.items ?? []), ...(childNode(node, "anyOf")?.items ?? [])];
  return alternatives.flatMap((alternative) => childNode(alternative, "const") ?? []);
}

/** Returns the defaults and examples with the value: those of the schema, and those beside references to it. */
export function repetitionsOf(files: SpecFiles, { file, node, schema }: EnumValue): readonly Use[] {
  const own = sameValues(file, schema.tokens, node.text);
  const users = usesOf(files, { kind: "node", path: file.path, tokens: schema.tokens });
  const others = users
    .filter(({ tokens }) => tokens.at(-1) === "$ref")
    .flatMap((use) => sameValues(use.file, use.tokens.slice(0, -1), node.text));
  return [...own, ...others];
}

/** The scalars with a text among the default and examples of a schema, and those of the parameter or media type around it. */
function sameValues(file: SpecFile, schema: readonly string[], text: string): readonly Use[] {
  const holders = schema.at(-1) === "schema" ? [schema, schema.slice(0, -1)] : [schema];
  return holders.flatMap((tokens) => {
    const holder = nodeBelow(file.tree, tokens);
    const named = (childNode(holder, "examples")?.entries ?? []).map(({ key }) => ["examples", key, "value"]);
    const items = (childNode(holder, "examples")?.items ?? []).map((_, index) => ["examples", String(index)]);
    return [["default"], ["example"], ...items, ...named].flatMap((way): readonly Use[] => {
      const found = nodeBelow(holder, way);
      if (found?.kind !== "scalar" || found.text !== text) return [];
      return [{ file, start: found.start, end: found.end, tokens: [...tokens, ...way] }];
    });
  });
}

/**
 * Returns the expressions of programs that name the value: its constant, and literals that are written to, or compared with,
 * a property of the enumeration.
 */
export function codeUsesOf(files: SpecFiles, facts: KnownFacts, value: EnumValue): readonly KnownUse[] {
  const { file, node, tokens, schema } = value;
  const users = usesOf(files, { kind: "node", path: file.path, tokens: schema.tokens });
  const holders = [
    { file, tokens: schema.tokens },
    ...users.map((use) => ({ file: use.file, tokens: use.tokens.slice(0, -1) })),
  ];
  const literals = holders.flatMap(({ file: owner, tokens: own }) =>
    facts.usesOf(owner.path, own).filter((use) => use.value !== undefined && String(use.value) === node.text),
  );
  return [...facts.usesBelow(file, tokens), ...literals];
}

/** What an alternative says about its value. */
export function textsOf({ file, tokens, node, schema }: EnumValue): {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly former?: string | undefined;
} {
  const alternative = nodeBelow(file.tree, tokens);
  return {
    title: childNode(alternative, "title")?.text,
    description: childNode(alternative, "description")?.text,
    former: entryAt(childNode(schema.node, "x-enum-renamed-from"), node.text)?.value?.text,
  };
}
