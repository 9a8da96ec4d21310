import { schemas } from "./message.mjs";

/** The schema as one that ajv takes: with its references in `$defs`. */
export const jsonSchema = JSON.parse(
  JSON.stringify({ ...schemas.Message, $defs: schemas }).replaceAll("#/components/schemas/", "#/$defs/"),
);
