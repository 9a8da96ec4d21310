import type { DirectionalValidator, Validator } from "../validate/index.js";
import { DispatchError } from "./error.js";

/** Throws a DispatchError (`invalid-delivery`) if a delivery does not match the specification. */
export function checkDelivery(
  validator: Validator<unknown> | DirectionalValidator<unknown, unknown>,
  delivery: unknown,
): void {
  // The service may know more enumeration values than this program, so the tolerant direction applies.
  const received = "response" in validator ? validator.response : validator;
  const checked = received.validate(delivery);
  if (checked.ok) return;
  // Report paths and codes only: values of a delivery may be secrets, and a malformed one may have them anywhere.
  const issues = checked.issues.map(({ path, code }) => ({ path, code, message: code }));
  const { path, code } = issues[0] ?? { path: "", code: "" };
  throw new DispatchError("invalid-delivery", `the delivery is malformed at "${path}" (${code})`, issues);
}
