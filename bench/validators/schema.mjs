import { schemas } from "./message.mjs";

/** The schema in the form that ajv accepts, with the referenced schemas in `$defs`. */
export const jsonSchema = JSON.parse(
  JSON.stringify({ ...schemas.Message, $defs: schemas }).replaceAll("#/components/schemas/", "#/$defs/"),
);
