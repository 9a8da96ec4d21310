import { didYouMean } from "../../diagnostics/spelling.js";
import type { JsonObject } from "../../load/document.js";
import { asList, asObject, asString, child } from "../../model/raw.js";
import type { CheckContext } from "../context.js";
import { quoteName } from "../message-text.js";
import type { ObjectTarget } from "../references.js";
import { declarationsOf } from "../schema-view.js";
import type { ObjectVisit } from "../walk.js";

/** `x-constructors` stand where a constructor can be written, and name properties that exist. */
export function checkConstructors(context: CheckContext): void {
  for (const visit of context.objectsOf("schema")) {
    const constructors = asList(visit.node["x-constructors"]);
    if (constructors.length === 0) continue;
    const problem = problemOfPlacement(visit, context);
    if (problem !== undefined) {
      const message = `nothing can be constructed here: ${problem}`;
      const expected = "an object with `properties`, under a name in `components/schemas`";
      const pointer = `${visit.pointer}/x-constructors`;
      context.report({ code: "constructor-impossible", message, pointer, keyOrValue: "key", expected });
      continue;
    }
    for (const [index, item] of constructors.entries()) {
      checkProperties(visit, asObject(item) ?? {}, child(`${visit.pointer}/x-constructors`, index), context);
    }
  }
}

function problemOfPlacement(visit: ObjectVisit, context: CheckContext): string | undefined {
  if (!/^\/components\/schemas\/[^/]+$/.test(visit.pointer)) return "the schema has no name of its own";
  const { node } = resolveReference(visit, context);
  for (const keyword of ["allOf", "oneOf", "anyOf"]) {
    if (node[keyword] !== undefined) return `the schema is put together by ${quoteName(keyword)}`;
  }
  const type = node["type"];
  if (type !== undefined && type !== "object") return `the schema is of type ${quoteName(String(type))}`;
  return asObject(node["properties"]) === undefined ? "the schema has no properties" : undefined;
}

/** What a schema that is only a reference refers to. */
function resolveReference(start: ObjectTarget, { references }: CheckContext): ObjectTarget {
  const seen = new Set<string>();
  let target = start;
  for (;;) {
    const reference = asString(target.node["$ref"]);
    const next = reference === undefined || seen.has(reference) ? undefined : references.target(reference);
    const node = asObject(next?.node);
    if (reference === undefined || next === undefined || node === undefined) return target;
    seen.add(reference);
    target = { node, pointer: next.pointer };
  }
}

function checkProperties(visit: ObjectVisit, made: JsonObject, at: string, context: CheckContext): void {
  const target = resolveReference(visit, context);
  const check = (name: unknown, pointer: string, part: "key" | "value"): void => {
    if (typeof name !== "string") return;
    const declared = declarationsOf(name, target, context.references);
    if (declared === "any" || declared.length > 0) return;
    const message = `the schema of this constructor has no property ${quoteName(name)}`;
    const hint = didYouMean(name, Object.keys(asObject(target.node["properties"]) ?? {}));
    context.report({ code: "constructor-property-unknown", message, pointer, keyOrValue: part, ...hint });
  };
  for (const name of Object.keys(asObject(made["fixed"]) ?? {})) check(name, child(`${at}/fixed`, name), "key");
  for (const [index, name] of asList(made["positional"]).entries()) {
    check(name, child(`${at}/positional`, index), "value");
  }
  check(made["rest"], `${at}/rest`, "value");
}
