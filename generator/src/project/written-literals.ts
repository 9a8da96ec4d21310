import type { InterfaceChange } from "../diff/interface-change.js";
import { decideValue } from "../examples/accepts-value.js";
import type { Interface } from "../model/interface.js";
import type { Pointer, SchemaUse } from "../model/type.js";
import { everySchemaUse } from "../model/walk.js";
import type { IsStillValid } from "../uses/noticed-changes.js";
import { isWithin, parentOfPointer } from "../uses/pointers.js";

/** Returns a function that decides whether the literals of programs are valid in requests of the new interface. */
export function literalsIn(model: Interface): IsStillValid {
  let known: ReadonlyMap<Pointer, SchemaUse> | undefined;
  /** The property after a change of its schema, which may be in a schema with another name. */
  const propertyAfter = (
    { pointers: { base = "", head = "" } }: InterfaceChange,
    at: Pointer,
  ): SchemaUse | undefined => {
    known ??= propertiesOf(model);
    const properties = known;
    if (!isWithin(base, at)) return properties.get(at);
    let around: Pointer | undefined = head;
    while (around !== undefined && !properties.has(around)) around = parentOfPointer(around);
    return around === undefined ? undefined : properties.get(around);
  };
  return (change, at, value) => {
    const use = propertyAfter(change, at);
    if (use === undefined || !describesChange(use, change, model)) return false;
    return decideValue(use, value, { model, view: "request" }) === "accepted";
  };
}

function propertiesOf(model: Interface): ReadonlyMap<Pointer, SchemaUse> {
  return new Map(everySchemaUse(model).flatMap((use) => ("name" in use ? [[use.at, use] as const] : [])));
}

/** Whether a change is in the schema of a property, or in the one that it refers to. */
function describesChange(use: SchemaUse, { pointers: { head = "" } }: InterfaceChange, model: Interface): boolean {
  if (isWithin(head, use.at)) return true;
  const target = use.type.kind === "reference" ? model.types.get(use.type.name) : undefined;
  return target !== undefined && (isWithin(head, target.use.at) || isWithin(head, target.use.type.at));
}
