import type { JsonObject } from "../../load/document.js";
import { asObject, asString, child } from "../raw.js";
import type { BuildSchemaUse } from "./context.js";
import type { ParameterDraft } from "./parameter.js";

/** The header parameter that `x-idempotency` implies. */
export function readIdempotencyKey(node: JsonObject, at: string, build: BuildSchemaUse): ParameterDraft | undefined {
  const entry = node["x-idempotency"];
  const fields = asObject(entry);
  if (entry !== true && fields === undefined) return undefined;
  const keyAt = child(at, "x-idempotency");
  return {
    at: keyAt,
    description: "The idempotency key: requests with the same key have the effect of one.",
    name: asString(fields?.["header"]) ?? "Idempotency-Key",
    in: "header",
    required: fields?.["required"] === true,
    style: "simple",
    explode: false,
    allowReserved: false,
    allowEmptyValue: false,
    use: build({ type: "string", minLength: 1, maxLength: 255 }, keyAt),
  };
}
