import { type Code, code, propertyKey, sourced, typeLiteral } from "../../print/index.js";
import { asObject, type Json } from "../../values/json.js";
import { nodeComment } from "./comments.js";
import { componentSections, pointerOfComponent } from "./component-reference.js";
import { type DocumentTypes, entriesOf, isExcluded } from "./document-types.js";
import { type NodePlace, placeOf } from "./node-place.js";
import type { OperationTypes } from "./operation-types.js";

/** Prints `components`: all sections, `never` for those that the document does not have. */
export function componentsType(map: Json | undefined, types: DocumentTypes, operations: OperationTypes): Code {
  const members = componentSections.map((section) => {
    const entries = entriesOf(asObject(map)?.[section], types).filter(([, node]) => !isExcluded(node, types));
    const printed = entries.map(([name, node]) => {
      const place: NodePlace = { ...placeOf(pointerOfComponent(section, name)), isDeclaration: true };
      const isAliased = section === "schemas" && types.recursive.isAliased(place.at);
      const type = isAliased ? types.aliases.named(section, place.at) : operations.orReference(section, node, place);
      return operations.member(sourced(propertyKey(name), place), type, nodeComment(node));
    });
    const type = printed.length === 0 ? code`never` : typeLiteral(printed, { multiline: true });
    return operations.member(propertyKey(section), type);
  });
  return typeLiteral(members, { multiline: true });
}
