import { compareText } from "../../values/text.js";
import { connectedComponents, type Graph } from "../connected-components.js";
import { fileStem, groupIdentifier } from "../names.js";
import { surfaceUses, type TypeUsageRoots } from "../surfaces.js";
import type { SchemaUse, Type } from "../type.js";
import { schemaUsesOf, validatedSchemaUsesOf } from "../walk.js";

/** What uses types directly, such as the operations of a tag: the base name of its file, and the names of the types. */
export interface TypeUser {
  /** Users share a file if their names differ only in case and punctuation. */
  readonly name: string;
  readonly stem: string;
  readonly types: Iterable<string>;
}

/** The payloads of events. */
const eventsGroup = { name: "events", fileStem: "events" };

/** Returns the base name of the file of each named type, by name. */
export function filesOfTypes(
  types: ReadonlyMap<string, { readonly use: SchemaUse }>,
  roots: TypeUsageRoots,
): ReadonlyMap<string, string> {
  const references = new Map([...types].map(([name, { use }]) => [name, referencesIn(use.type)]));
  return placeTypes(references, usersOf(roots));
}

const nothing: TypeUsageRoots = { operations: [], webhooks: [], events: [], channels: [], sockets: [] };

/** Returns what is sent and received, by tag, as events, and by channel. */
function usersOf({ operations, webhooks, events, channels, sockets }: TypeUsageRoots): readonly TypeUser[] {
  const userOf = (
    { name, fileStem }: { readonly name: string; readonly fileStem: string },
    some: Partial<TypeUsageRoots>,
  ): TypeUser => {
    const types = new Set<string>();
    const all = { ...nothing, ...some };
    for (const { type } of [...surfaceUses(all), ...headerSetsOf(all)]) referencesIn(type, types);
    return { name, stem: fileStem, types };
  };
  return [
    ...operations.map((operation) => userOf(operation.tag, { operations: [operation] })),
    ...webhooks.map((webhook) => userOf(webhook.operation.tag, { webhooks: [webhook] })),
    userOf(eventsGroup, { events }),
    ...channels.map((channel) => userOf(channel, { channels: [channel] })),
    ...sockets.map((socket) => userOf(socket, { sockets: [socket] })),
  ];
}

/** Returns the objects of all headers of a response. */
function headerSetsOf({ operations, webhooks }: TypeUsageRoots): readonly SchemaUse[] {
  const all = [...operations, ...webhooks.map(({ operation }) => operation)];
  return all.flatMap(({ responses }) => responses.flatMap(({ headerSet }) => headerSet ?? []));
}

/** Returns the names in a type, including those in conditions and in the content of strings. */
function referencesIn(type: Type, found: Set<string> = new Set()): Set<string> {
  if (type.kind === "reference") found.add(type.name);
  const inside = type.kind === "string" ? schemaUsesOf(type) : [];
  for (const use of [...inside, ...validatedSchemaUsesOf(type)]) referencesIn(use.type, found);
  return found;
}

/** The preferred base name of the file of types that several groups use. */
const sharedStem = "shared";

/** The preferred base name of the file of types that no group uses. */
const unusedStem = "unused";

/** Base names that no file of types may have. */
const reservedStems = ["index"];

/** The owner of the file of types that several groups use. */
const shared = Symbol("shared");

/** The owner of the file of types that no group uses, such as those that only extensions refer to. */
const unused = Symbol("unused");

/**
 * Returns the base name of the file of each type, by type name. A type that one group alone uses, directly or through
 * other types, is in the file of that group. Types that several groups use are in one shared file, except for
 * reference cycles: each of them has a file, together with the types that are used through it alone. Types that no group uses have a file of their own. The result depends
 * only on what uses what: not on the order or size of types, and not on the files that declare them.
 *
 * @param references The names of the types that each type refers to.
 */
export function placeTypes(references: Graph, groups: readonly TypeUser[]): ReadonlyMap<string, string> {
  const users = directUsers(groups);
  const owners = new Map<string, Owner>();
  // From users to what they use, so that all users of a type are known before its file is chosen.
  for (const component of connectedComponents(references).toReversed()) {
    const owner = ownerOf(component, users);
    for (const name of component) {
      owners.set(name, owner ?? unused);
      // Types that nothing uses do not affect the files of others.
      if (owner === undefined) continue;
      for (const target of references.get(name) ?? []) addUser(users, target, owner);
    }
  }
  const stems = stemsOf(new Set(owners.values()), groups);
  return new Map([...owners].map(([name, owner]) => [name, stems.get(owner) ?? sharedStem]));
}

/** What a file is for: a group, by its key; a reference cycle; or everything that several groups use, or none. */
type Owner = string | ReadonlySet<string> | typeof shared | typeof unused;

/** Returns the owner of the file of types that refer to each other, or of one type; undefined if nothing uses them. */
function ownerOf(component: ReadonlySet<string>, users: Users): Owner | undefined {
  const [only, ...others] = new Set([...component].flatMap((name) => [...(users.get(name) ?? [])]));
  if (only === undefined) return undefined;
  if (others.length === 0 && only !== shared) return only;
  return component.size > 1 ? component : shared;
}

function keyOf({ name }: TypeUser): Owner {
  return groupIdentifier(name).toLowerCase() || name;
}

type Users = Map<string, Set<Owner>>;

function directUsers(groups: readonly TypeUser[]): Users {
  const users: Users = new Map();
  for (const group of groups) for (const name of group.types) addUser(users, name, keyOf(group));
  return users;
}

function addUser(users: Users, name: string, user: Owner): void {
  const known = users.get(name);
  if (known === undefined) users.set(name, new Set([user]));
  else known.add(user);
}

/** Names the files of owners. Those of cycles have the shortest name of a type in the cycle. */
function stemsOf(owners: ReadonlySet<Owner>, groups: readonly TypeUser[]): ReadonlyMap<Owner, string> {
  const taken = new Set(reservedStems);
  const claim = (wanted: string): string => {
    let stem = wanted;
    for (let number = 1; taken.has(stem); number += 1) {
      stem = number === 1 ? `${wanted}-types` : `${wanted}-types-${number}`;
    }
    taken.add(stem);
    return stem;
  };
  const stems = new Map<Owner, string>();
  for (const group of groups) {
    const key = keyOf(group);
    if (!stems.has(key)) stems.set(key, claim(group.stem));
  }
  stems.set(shared, claim(sharedStem));
  stems.set(unused, claim(unusedStem));
  const cycles = [...owners].flatMap((owner) => (typeof owner === "object" ? [{ owner, name: shortest(owner) }] : []));
  cycles.sort((one, other) => compareText(one.name, other.name));
  for (const { owner, name } of cycles) stems.set(owner, claim(fileStem(name)));
  return stems;
}

function shortest(names: ReadonlySet<string>): string {
  const [first = ""] = [...names].sort((one, other) => one.length - other.length || compareText(one, other));
  return first;
}
