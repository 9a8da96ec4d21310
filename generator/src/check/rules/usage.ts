import type { Json, JsonObject } from "../../load/document.js";
import { asList, asObject, asString, child, entriesOf } from "../../model/raw.js";
import { References } from "../../model/references.js";
import { type ObjectKind, titleOf } from "../../openapi/objects.js";
import type { CheckContext } from "../context.js";
import type { ReportDiagnostic } from "../diagnostic.js";
import { quoteName } from "../message-text.js";

/** Reports unreferenced components, and references to a component of the wrong type. */
export function checkUsage(context: CheckContext): void {
  checkReferences(context);
  const { document, report } = context;
  if (document["paths"] === undefined && document["webhooks"] === undefined) return;
  const used = reachableComponents(context);
  for (const [section, components] of entriesOf(document["components"])) {
    if (section.startsWith("x-")) continue;
    for (const [name, component] of entriesOf(components)) {
      const pointer = child(child("/components", section), name);
      const isStandalone = asObject(component)?.["x-standalone"] !== undefined;
      if (isStandalone && used.has(pointer)) reportStandalone(name, pointer, report);
      if (isStandalone || used.has(pointer)) continue;
      const message = `${quoteName(name)} under ${quoteName(section)} is not used by any path, webhook or extension of the root`;
      const fix = "remove it, refer to it, or state its purpose in `x-standalone`";
      report({ code: "component-unused", message, pointer, keyOrValue: "key", fix });
    }
  }
}

function reportStandalone(name: string, pointer: string, report: ReportDiagnostic): void {
  report({
    code: "standalone-used",
    message: `\`x-standalone\` states that nothing refers to ${quoteName(name)}, but there is a reference`,
    pointer: `${pointer}/x-standalone`,
    keyOrValue: "key",
    fix: "drop `x-standalone`",
  });
}

const sectionKinds: { readonly [section: string]: ObjectKind } = {
  schemas: "schema",
  responses: "response",
  parameters: "parameter",
  examples: "example",
  requestBodies: "requestBody",
  headers: "header",
  securitySchemes: "securityScheme",
  links: "link",
  callbacks: "callbacks",
  pathItems: "pathItem",
};

function checkReferences({ objectsWith, report }: CheckContext): void {
  for (const { kind, node, pointer, referencedKind } of objectsWith(["$ref"])) {
    const expectedKind = kind === "reference" ? referencedKind : kind;
    if (kind !== "reference" && kind !== "schema" && kind !== "pathItem") continue;
    const ref = asString(node["$ref"]);
    const section = ref === undefined ? undefined : /^#\/components\/([^/]+)\/[^/]+$/.exec(ref)?.[1];
    if (section === undefined || expectedKind === undefined || !Object.hasOwn(sectionKinds, section)) continue;
    const actual = sectionKinds[section] as ObjectKind;
    if (actual === expectedKind) continue;
    const message = `the reference points to ${titleOf(actual)}, but ${titleOf(expectedKind)} is required`;
    report({ code: "reference-wrong-kind", message, pointer: `${pointer}/$ref`, expected: titleOf(expectedKind) });
  }
}

/** Returns pointers of components reachable from paths, webhooks and other keys of the root. */
function reachableComponents({ document, beforeInlining, references }: CheckContext): ReadonlySet<string> {
  const used = new Set<string>();
  const followed = new Set<string>();
  const seen = new Set<object>();
  const rest: Json[] = [];
  const writtenReferences = beforeInlining === undefined ? undefined : new References(beforeInlining);
  const schemas = asObject(asObject(document["components"])?.["schemas"]) ?? {};
  const use = (ref: string): void => {
    if (followed.has(ref)) return;
    followed.add(ref);
    const target = references.target(ref);
    if (target === undefined) return;
    const component = /^\/components\/[^/]+\/[^/]+/.exec(target.pointer)?.[0];
    if (component !== undefined) used.add(component);
    rest.push(target.node);
    // If references were replaced by their targets, only the component as written contains them.
    if (writtenReferences !== undefined) rest.push(writtenReferences.target(ref)?.node ?? null);
  };
  const useScheme = (requirement: Json): void => {
    for (const name of Object.keys(asObject(requirement) ?? {})) use(`#${child("/components/securitySchemes", name)}`);
  };
  for (const root of beforeInlining === undefined ? [document] : [document, beforeInlining]) {
    for (const [key, value] of Object.entries(root)) if (key !== "components") rest.push(value);
  }
  for (const requirement of asList(document["security"])) useScheme(requirement);
  const visit = (node: readonly Json[] | JsonObject): void => {
    if (Array.isArray(node)) {
      for (const item of node as readonly Json[]) if (typeof item === "object") rest.push(item);
      return;
    }
    for (const key in node) {
      const value = (node as JsonObject)[key] as Json;
      if (typeof value === "object") rest.push(value);
      else if (key === "$ref" && typeof value === "string") use(value);
      if (key === "security") for (const requirement of asList(value)) useScheme(requirement);
      else if (key === "mapping") addMappedSchemas(value, schemas, use);
    }
  };
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (typeof node !== "object" || node === null || seen.has(node)) continue;
    const before = rest.length;
    visit(node);
    // Visiting a node without nested ones again takes less time than remembering it.
    if (rest.length > before) seen.add(node);
  }
  return used;
}

function addMappedSchemas(mapping: Json, schemas: { readonly [key: string]: Json }, use: (ref: string) => void): void {
  for (const [, name] of entriesOf(mapping)) {
    if (typeof name === "string") use(Object.hasOwn(schemas, name) ? `#${child("/components/schemas", name)}` : name);
  }
}
