import type { NameTable } from "../../model/names.js";
import type { ObjectTarget, References } from "../../model/references.js";
import { asObject, type Json, type JsonObject } from "../../values/json.js";
import { nodeAt, parsePointer } from "../../values/pointer.js";
import { compareText } from "../../values/text.js";
import type { Aliases } from "./aliases.js";
import { type ComponentSection, componentSections } from "./component-reference.js";
import type { DiscriminatedSchemas } from "./discriminators.js";
import type { Enumerations } from "./enumerations.js";
import type { PathsOptions } from "./paths-options.js";
import type { RecursiveSchemas } from "./recursive-schemas.js";

/** What all printers of this emitter share. */
export interface DocumentTypes {
  readonly document: JsonObject;
  readonly references: References;
  readonly options: PathsOptions;
  readonly discriminated: DiscriminatedSchemas;
  readonly enumerations: Enumerations;
  readonly recursive: RecursiveSchemas;
  readonly aliases: Aliases;
  /** The pointers of schemas whose types have names: those of components, and those that references lead to. */
  readonly named: ReadonlyMap<JsonObject, string>;
  /** The names of declarations. */
  readonly names: NameTable;
  /** The pointers of members of `allOf` that are left out, because they have too many combinations. */
  readonly cut: Set<string>;
  /** Helper types that the printed types use. */
  readonly helpers: Set<"WithRequired">;
}

/** Returns the section and the name of the printed component at a pointer; undefined for other nodes. */
export function componentAt(
  pointer: string,
  types: DocumentTypes,
): { readonly section: ComponentSection; readonly name: string } | undefined {
  const tokens = parsePointer(pointer) ?? [];
  const [root, section = "", name = ""] = tokens;
  if (tokens.length !== 3 || root !== "components") return undefined;
  const known = componentSections.find((one) => one === section);
  const node = nodeAt(types.document, tokens);
  const isPrinted = asObject(nodeAt(types.document, tokens.slice(0, 2))) !== undefined && node !== undefined;
  return known === undefined || !isPrinted || isExcluded(node, types) ? undefined : { section: known, name };
}

/** Whether the options leave out a node. */
export function isExcluded(node: Json | undefined, types: DocumentTypes): boolean {
  return types.options.excludeDeprecated === true && asObject(node)?.["deprecated"] === true;
}

/** Follows the reference that a node may be. */
export function resolved(node: Json | undefined, at: string, types: DocumentTypes): ObjectTarget | undefined {
  const object = asObject(node);
  return object && types.references.followObject({ node: object, pointer: at });
}

/** Returns the entries of a map, in the order of the output. */
export function entriesOf(map: Json | undefined, types: Pick<DocumentTypes, "options">): readonly [string, Json][] {
  return sortedEntries(Object.entries(asObject(map) ?? {}), types);
}

/** Returns entries in the order of the output. */
export function sortedEntries<T>(
  entries: readonly [string, T][],
  { options }: Pick<DocumentTypes, "options">,
): readonly [string, T][] {
  return options.alphabetize === true ? entries.toSorted(([one], [other]) => compareText(one, other)) : entries;
}
