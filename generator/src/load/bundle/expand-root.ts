import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { componentFields } from "../../openapi/objects.js";
import { platform } from "../../platform/node.js";
import { asObject } from "../../values/json.js";
import { formatPointer, toFragment } from "../../values/pointer.js";
import type { Json, JsonObject } from "../document.js";
import { type ReferenceTarget, type Resolver, referenceOf } from "../files/resolve.js";
import type { ParsedFile } from "../files/sources.js";
import { setOwn } from "../parse/parsed.js";
import { misplacedReferenceError } from "./misplaced-reference.js";

const { dirname, relative, sep } = platform.paths;

type MutableObject = { [key: string]: Json };

/** Maps of the root whose entries may be references. */
const sections: readonly string[] = [...new Set(componentFields.values())];

/**
 * Replaces a reference in place of `components`, or one of its maps, by references to the target's entries, so that
 * each entry becomes a component of that name. Returns the same file if there is none.
 */
export function expandRoot(root: ParsedFile, resolver: Resolver, report: (diagnostic: Diagnostic) => void): ParsedFile {
  const document = asObject(root.value);
  const components = asObject(document?.components);
  if (document === undefined || components === undefined) return root;
  const expanded = expandComponents(components, { root, resolver, report });
  if (expanded === components) return root;
  return { ...root, value: { ...document, components: expanded }, locate: root.locate };
}

interface Expansion {
  readonly root: ParsedFile;
  readonly resolver: Resolver;
  report(diagnostic: Diagnostic): void;
}

function expandComponents(components: JsonObject, expansion: Expansion): JsonObject {
  const whole = mapBehind(components, ["components"], expansion);
  if (whole !== undefined) {
    const { $ref: _, ...own } = components;
    const read: MutableObject = {};
    for (const [section, value] of Object.entries(asObject(whole.value) ?? {})) {
      const target = { ...whole, tokens: [...whole.tokens, section], value };
      const isMap = sections.includes(section) && asObject(value) !== undefined && referenceOf(value) === undefined;
      setOwn(read, section, isMap ? referencesTo(target, expansion) : referenceTo(target, expansion));
    }
    return { ...read, ...expandSections(own, expansion) };
  }
  return expandSections(components, expansion);
}

function expandSections(components: JsonObject, expansion: Expansion): JsonObject {
  let changed: MutableObject | undefined;
  for (const section of sections) {
    const map = asObject(components[section]);
    const target = map === undefined ? undefined : mapBehind(map, ["components", section], expansion);
    if (map === undefined || target === undefined) continue;
    const { $ref: _, ...own } = map;
    changed ??= { ...components };
    changed[section] = { ...referencesTo(target, expansion), ...own };
  }
  return changed ?? components;
}

/** Returns the map behind a reference in place of a map. */
function mapBehind(
  map: JsonObject,
  tokens: readonly string[],
  { root, resolver, report }: Expansion,
): ReferenceTarget | undefined {
  const written = referenceOf(map);
  const resolution = written === undefined ? undefined : resolver.resolve(written, root);
  if (resolution === undefined || "error" in resolution) return undefined;
  const chain = resolver.followChain(resolution.target);
  const target = "pastLimit" in chain ? undefined : chain.hops.at(-1);
  if (target === undefined || asObject(target.value) === undefined) return undefined;
  const at = [...tokens, "$ref"];
  const location = root.locate(at, "key");
  report(
    misplacedReferenceError(
      { key: tokens.at(-1) as string, isCollection: true },
      { location, pointer: formatPointer(at) },
    ),
  );
  return target;
}

function referencesTo(target: ReferenceTarget, expansion: Expansion): JsonObject {
  const references: MutableObject = {};
  for (const [name, value] of Object.entries(asObject(target.value) ?? {})) {
    setOwn(references, name, referenceTo({ ...target, tokens: [...target.tokens, name], value }, expansion));
  }
  return references;
}

function referenceTo({ file, tokens }: ReferenceTarget, { root }: Expansion): JsonObject {
  const path = relative(dirname(root.source.path), file.source.path).split(sep).join("/");
  const isRoot = file.source.path === root.source.path;
  return { $ref: `${isRoot ? "" : path.split("/").map(encodeURIComponent).join("/")}${toFragment(tokens)}` };
}
