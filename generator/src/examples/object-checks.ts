import { expressionOf } from "../check/evaluate.js";
import { requiredNamesIn } from "../model/required-names.js";
import type { ObjectType, SchemaUse } from "../model/type.js";
import type { Json, JsonObject } from "../values/json.js";

/** What {@link acceptsObject} needs of a decision in progress. */
interface ObjectScope {
  readonly view: { readonly view: "request" | "response" };
  accepts(use: SchemaUse, value: Json): boolean;
}

/** Whether an object fulfils the constraints of one object type, except those that apply to all types. */
export function acceptsObject(type: ObjectType, value: JsonObject, scope: ObjectScope): boolean {
  const names = Object.keys(value);
  const isHidden = ({ readOnly, writeOnly }: ObjectType["properties"][number]): boolean =>
    scope.view.view === "request" ? readOnly : writeOnly;
  const isMissing = (name: string): boolean => !Object.hasOwn(value, name);
  if (requiredNamesIn(type.requiredElsewhere, scope.view.view).some(isMissing)) return false;
  if (type.properties.some((property) => property.required && !isHidden(property) && isMissing(property.name))) {
    return false;
  }
  const declared = new Map(type.properties.map((property) => [property.name, property]));
  const fits = names.every((name) => {
    const inner = value[name] as Json;
    const property = declared.get(name);
    if (property !== undefined && !isHidden(property) && !scope.accepts(property, inner)) return false;
    const patterns = type.patterns.filter(({ pattern }) => expressionOf(pattern)?.test(name) !== false);
    if (property === undefined && patterns.length === 0)
      return type.additional === undefined || scope.accepts(type.additional, inner);
    return patterns.every(({ use }) => scope.accepts(use, inner));
  });
  return fits && type.checks.every((check) => passesObjectCheck(check, value, scope));
}

function passesObjectCheck(check: ObjectType["checks"][number], value: JsonObject, scope: ObjectScope): boolean {
  const names = Object.keys(value);
  switch (check.kind) {
    case "min-properties":
      return names.length >= check.limit;
    case "max-properties":
      return names.length <= check.limit;
    case "property-names":
      return names.every((name) => scope.accepts(check.use, name));
    case "dependent-required":
      return (
        !Object.hasOwn(value, check.property) ||
        requiredNamesIn(check.required, scope.view.view).every((name) => Object.hasOwn(value, name))
      );
    case "dependent-schema":
      return !Object.hasOwn(value, check.property) || scope.accepts(check.use, value);
    default:
      return true;
  }
}
