import { StructuralKeys } from "../../model/structural-keys.js";

/**
 * Fields of the model that affect neither what a validator accepts nor its messages. All others count, so that a field
 * that is new in the model makes two types differ.
 */
const ignoredFields: ReadonlySet<string> = new Set(
  (
    "at namedAt description deprecated unspecified standalone behaviours renamedFrom examples sentIn requiresFeature " +
    "permissions ownerOnly clientDefault"
  ).split(" "),
);

/**
 * Finds types that validate alike, wherever the specification writes them: in equal scopes, types with equal keys have
 * equal functions. A key costs a walk over the type; its functions cost far more.
 */
export function createValidationKeys(): StructuralKeys {
  return new StructuralKeys(ignoredFields);
}
