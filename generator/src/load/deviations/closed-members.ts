import { patternCost } from "../../pattern/pattern.js";
import { asObject } from "../../values/json.js";
import { parsePointer } from "../../values/pointer.js";
import type { Json, JsonObject } from "../document.js";

/**
 * Members of `allOf` that forbid each other's properties by `additionalProperties: false`, or by `unevaluatedProperties:
 * false`, which knows the properties of its own schema and of what that schema is composed of.
 */
export interface ExcludingMembers {
  /** All schemas that apply to the value: the schema with `allOf`, its members and their references. */
  readonly members: readonly Member[];
  /** A property that one member declares and another one forbids. */
  readonly property: string;
  /** Tokens of the keyword that forbids it. */
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
  ...["$ref", "additionalProperties", "allOf", "patternProperties", "properties", "required", "type"],
  ...["default", "deprecated", "description", "example", "examples", "externalDocs", "title", "xml"],
]);

/** Keywords about the property that the value belongs to, which remain beside the properties of a merged object. */
const keptKeywords: ReadonlySet<string> = new Set(["readOnly", "writeOnly"]);

/** Returns the conflict in a schema with `allOf`; undefined if every member allows the properties of the others. */
export function excludingMembersOf(start: readonly string[], findNode: FindNode): ExcludingMembers | undefined {
  const members = membersOf(start, findNode);
  const conflict = members && conflictBetween(members, members, findNode);
  if (members === undefined || conflict === undefined) return undefined;
  return { ...conflict, members, isMergeable: members.every((member, index) => isMergeable(member, index === 0)) };
}

type Conflict = Pick<ExcludingMembers, "property" | "forbiddenAt">;

/**
 * Returns a conflict between a schema, its members and their references on the one side, and an alternative of `oneOf` or
 * `anyOf` on the other one: both apply to the same value.
 */
export function excludingAlternativeOf(start: readonly string[], findNode: FindNode): Conflict | undefined {
  const members = membersOf(start, findNode) ?? [];
  for (const { tokens, node } of members) {
    for (const key of ["oneOf", "anyOf"]) {
      const alternatives = node[key];
      if (!Array.isArray(alternatives) || alternatives.length > maxMembers) continue;
      for (const index of alternatives.keys()) {
        const inside = membersOf([...tokens, key, String(index)], findNode) ?? [];
        const conflict = conflictBetween(members, inside, findNode) ?? conflictBetween(inside, members, findNode);
        if (conflict !== undefined) return conflict;
      }
    }
  }
  return undefined;
}

/** Returns a property that one of `closed` forbids and one of `declaring` declares. */
function conflictBetween(
  closed: readonly Member[],
  declaring: readonly Member[],
  findNode: FindNode,
): Conflict | undefined {
  const names = new Set(declaring.flatMap((member) => declaredNames(member)));
  for (const { tokens, node } of closed) {
    const known = knownSchemas({ tokens, node }, findNode);
    if (known === undefined) continue;
    const property = [...names].find((name) => known.schemas.every((schema) => isForbidden(name, schema)));
    if (property !== undefined) return { property, forbiddenAt: [...tokens, known.keyword] };
  }
  return undefined;
}

/** Returns the schemas that declare all properties which a closed schema allows; undefined if it is open, or undecided. */
function knownSchemas(
  { tokens, node }: Member,
  findNode: FindNode,
): { readonly keyword: string; readonly schemas: readonly JsonObject[] } | undefined {
  if (node.additionalProperties === false) return { keyword: "additionalProperties", schemas: [node] };
  if (node.unevaluatedProperties !== false) return undefined;
  const schemas = (membersOf(tokens, findNode) ?? []).map((member) => member.node);
  const isDecided = schemas.every((schema) => undecidedKeywords.every((key) => schema[key] === undefined));
  return isDecided && schemas.length > 0 ? { keyword: "unevaluatedProperties", schemas } : undefined;
}

/** Keywords by which a schema may allow further properties. */
const undecidedKeywords = [
  ...["additionalProperties", "anyOf", "dependentSchemas", "else", "if", "oneOf", "then", "$dynamicRef"],
  "$recursiveRef",
];

function declaredNames({ node }: Member): readonly string[] {
  return Object.entries(asObject(node.properties) ?? {})
    .filter(([, value]) => value !== false)
    .map(([name]) => name);
}

function isForbidden(name: string, { properties, patternProperties }: JsonObject): boolean {
  if (Object.hasOwn(asObject(properties) ?? {}, name)) return false;
  return !Object.keys(asObject(patternProperties) ?? {}).some((pattern) => mayMatch(pattern, name));
}

/** Whether a pattern matches a name. Patterns that are invalid or take long are taken to match. */
function mayMatch(pattern: string, name: string): boolean {
  try {
    return patternCost(pattern).growth !== "linear" || new RegExp(pattern, "u").test(name);
  } catch {
    return true;
  }
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

/** @param isOwner Whether this is the schema that the merged object replaces, and not one of its members. */
function isMergeable({ node }: Member, isOwner: boolean): boolean {
  const isKept = (key: string): boolean =>
    mergedKeywords.has(key) || (isOwner && keptKeywords.has(key)) || key.startsWith("x-");
  if (!Object.keys(node).every(isKept)) return false;
  return (node.type === undefined || node.type === "object") && typeof node.additionalProperties !== "object";
}

/** The schema of a property or pattern in a merged object, and where it is written. */
interface MergedProperty {
  /** Tokens of the property in the merged object. */
  readonly to: readonly [keyword: "properties" | "patternProperties", name: string];
  readonly from: readonly string[];
  readonly value: Json;
}

/** Returns the one closed object that the members describe, without its properties, and these. */
export function mergedObject({ members }: ExcludingMembers): {
  readonly schema: JsonObject;
  readonly properties: readonly MergedProperty[];
} {
  const [owner] = members;
  const { allOf: _, $ref: __, ...own } = owner?.node ?? {};
  const properties = new Map<string, MergedProperty>();
  const required = new Set<Json>();
  for (const { tokens, node } of members) {
    for (const keyword of ["properties", "patternProperties"] as const) {
      for (const [name, value] of Object.entries(asObject(node[keyword]) ?? {})) {
        const key = `${keyword} ${name}`;
        const known = properties.get(key);
        const merged = known === undefined ? value : { allOf: [known.value, value] };
        properties.set(key, { to: [keyword, name], from: [...tokens, keyword, name], value: merged });
      }
    }
    if (Array.isArray(node.required)) for (const name of node.required) required.add(name);
  }
  const all = [...properties.values()];
  const schema = {
    ...own,
    type: "object",
    properties: {},
    ...(all.some(({ to: [keyword] }) => keyword === "patternProperties") && { patternProperties: {} }),
    ...(required.size > 0 && { required: [...required] }),
    additionalProperties: false,
  };
  return { schema, properties: all };
}
