import { asObject } from "../../values/json.js";
import { parsePointer } from "../../values/pointer.js";
import type { Json, JsonObject } from "../document.js";

/** Members of `allOf` that forbid each other's properties by `additionalProperties: false`. */
export interface ExcludingMembers {
  /** All schemas that apply to the value: the schema with `allOf`, its members and their references. */
  readonly members: readonly Member[];
  /** A property that one member declares and another one forbids. */
  readonly property: string;
  /** Tokens of the `additionalProperties` that forbids it. */
  readonly forbiddenAt: readonly string[];
  /** Whether the members consist of properties only, so that one object can replace them. */
  readonly isMergeable: boolean;
}

export interface Member {
  readonly tokens: readonly string[];
  readonly node: JsonObject;
}

type FindNode = (tokens: readonly string[]) => Json | undefined;

/** Maximum number of members that are examined; larger compositions are left as they are. */
const maxMembers = 100;

/** Keywords that a merged object carries over, or that are annotations of a member. */
const mergedKeywords: ReadonlySet<string> = new Set([
  ...["$ref", "additionalProperties", "allOf", "properties", "required", "type"],
  ...["default", "deprecated", "description", "example", "examples", "externalDocs", "title", "xml"],
]);

/** Returns the conflict in a schema with `allOf`; undefined if every member allows the properties of the others. */
export function excludingMembersOf(start: readonly string[], findNode: FindNode): ExcludingMembers | undefined {
  const members = membersOf(start, findNode);
  for (const closed of members ?? []) {
    if (closed.node.additionalProperties !== false || closed.node.patternProperties !== undefined) continue;
    const allowed = asObject(closed.node.properties) ?? {};
    for (const { node } of members ?? []) {
      const property = Object.entries(asObject(node.properties) ?? {}).find(
        ([name, value]) => value !== false && !Object.hasOwn(allowed, name),
      )?.[0];
      if (property === undefined) continue;
      const forbiddenAt = [...closed.tokens, "additionalProperties"];
      return { members: members ?? [], property, forbiddenAt, isMergeable: (members ?? []).every(isMergeable) };
    }
  }
  return undefined;
}

/** Returns the schemas in the order in which they are written; undefined for too many. */
function membersOf(start: readonly string[], findNode: FindNode): readonly Member[] | undefined {
  const found = new Map<string, Member>();
  const rest: (readonly string[])[] = [start];
  for (let tokens = rest.pop(); tokens !== undefined; tokens = rest.pop()) {
    const node = asObject(findNode(tokens));
    const key = tokens.join("\n");
    if (node === undefined || found.has(key)) continue;
    if (found.size === maxMembers) return undefined;
    found.set(key, { tokens, node });
    const own = tokens;
    const inner = Array.isArray(node.allOf) ? node.allOf.map((_, index) => [...own, "allOf", String(index)]) : [];
    const target =
      typeof node.$ref === "string" && node.$ref.startsWith("#") ? parsePointer(node.$ref.slice(1)) : undefined;
    rest.push(...inner.reverse());
    if (target !== undefined) rest.push(target);
  }
  return [...found.values()];
}

function isMergeable({ node }: Member): boolean {
  if (Object.keys(node).some((key) => !mergedKeywords.has(key) && !key.startsWith("x-"))) return false;
  return (node.type === undefined || node.type === "object") && typeof node.additionalProperties !== "object";
}

/** Returns the one closed object that the members describe, without its properties, and where each of these is written. */
export function mergedObject({ members }: ExcludingMembers): {
  readonly schema: JsonObject;
  readonly properties: ReadonlyMap<string, { readonly from: readonly string[]; readonly value: Json }>;
} {
  const [owner] = members;
  const { allOf: _, $ref: __, ...own } = owner?.node ?? {};
  const properties = new Map<string, { from: readonly string[]; value: Json }>();
  const required = new Set<Json>();
  for (const { tokens, node } of members) {
    for (const [name, value] of Object.entries(asObject(node.properties) ?? {})) {
      const known = properties.get(name);
      const from = [...tokens, "properties", name];
      properties.set(name, known === undefined ? { from, value } : { from, value: { allOf: [known.value, value] } });
    }
    if (Array.isArray(node.required)) for (const name of node.required) required.add(name);
  }
  const names = required.size === 0 ? {} : { required: [...required] };
  return { schema: { ...own, type: "object", properties: {}, ...names, additionalProperties: false }, properties };
}
