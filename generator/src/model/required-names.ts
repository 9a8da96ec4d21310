import type { Direction } from "./openness.js";
import type { ObjectType, RequiredName } from "./type.js";

/** Returns the names that values of one direction must have: no value has a property that is hidden in its direction. */
export function requiredNamesIn(required: readonly RequiredName[], direction: Direction): readonly string[] {
  return required.filter((entry) => !isHiddenName(entry, direction)).map(({ name }) => name);
}

/** Whether a required name is that of a property that values of one direction do not have. */
export function isHiddenName({ readOnly, writeOnly }: RequiredName, direction: Direction): boolean {
  return direction === "request" ? readOnly : writeOnly;
}

/** Whether an object has or requires properties that values of one direction do not have. */
export function hasHiddenNames({ properties, requiredElsewhere }: ObjectType): boolean {
  const isHidden = ({ readOnly, writeOnly }: RequiredName): boolean => readOnly || writeOnly;
  return properties.some(isHidden) || requiredElsewhere.some(isHidden);
}
