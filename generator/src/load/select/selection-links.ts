import { asObject } from "../../values/json.js";
import { child, formatPointer } from "../../values/pointer.js";
import type { Json, JsonObject } from "../document.js";
import { mapMembers } from "./map-members.js";
import { type OperationChoice, operationSections } from "./selection-choice.js";

/** Removes links to removed operations, in operations and components. */
export function withoutLinksTo(document: JsonObject, { removed, removedIds }: OperationChoice): JsonObject {
  const components = asObject(document["components"]);
  const isDead = (link: Json): boolean => {
    const id = child(link, "operationId");
    const reference = child(link, "operationRef");
    if (typeof id === "string") return removedIds.has(id);
    return typeof reference === "string" && reference.startsWith("#") && removed.has(decodeURI(reference.slice(1)));
  };
  const dead = new Set(
    Object.entries(asObject(components?.["links"]) ?? {})
      .filter(([, link]) => isDead(link))
      .map(([name]) => `#${formatPointer(["components", "links", name])}`),
  );
  const ofLinks = (links: Json): Json => {
    const map = asObject(links);
    if (map === undefined) return links;
    return mapMembers(map, (_, link) => (isDead(link) || dead.has(String(child(link, "$ref"))) ? undefined : link));
  };
  const ofResponses = (responses: Json): Json =>
    mapMember(responses, (response) => changeMember(response, "links", ofLinks));
  const ofItems = (items: Json): Json =>
    mapMember(items, (item) => mapMember(item, (operation) => changeMember(operation, "responses", ofResponses)));
  const sections = operationSections.filter((section) => document[section] !== undefined);
  const changed = sections.reduce<Json>((result, section) => changeMember(result, section, ofItems), document);
  return changeMember(changed, "components", (all) =>
    changeMember(changeMember(changeMember(all, "links", ofLinks), "responses", ofResponses), "pathItems", ofItems),
  ) as JsonObject;
}

function mapMember(value: Json, change: (member: Json) => Json): Json {
  const map = asObject(value);
  return map === undefined ? value : mapMembers(map, (_, member) => change(member));
}

function changeMember(value: Json, key: string, change: (member: Json) => Json): Json {
  const map = asObject(value);
  const member = child(map, key);
  if (map === undefined || member === undefined) return value;
  const changed = change(member);
  return changed === member ? value : { ...map, [key]: changed };
}
