import type { JsonObject } from "../load/document.js";
import type { ValueSettings } from "../load/value-settings.js";
import { asString } from "./raw.js";

/** How TypeScript code represents a JSON string or number, named after the runtime's conversion. */
export type Representation = "dateTime" | "date" | "instant" | "plainDate" | "int64" | "int64Text" | "int64String";

/** Values of `x-representation`, and of the settings for schemas without it. */
const choices = ["string", "number", "bigint", "Date", "Temporal"] as const;

type Choice = (typeof choices)[number];

/** Returns the representation of a string; undefined for a plain string. */
export function stringRepresentation(schema: JsonObject, { dates, int64 }: ValueSettings): Representation | undefined {
  const format = asString(schema["format"]);
  // Interfaces of Google write 64-bit integers as strings.
  if (format === "int64") return (choiceOf(schema) ?? int64) === "bigint" ? "int64String" : undefined;
  if (format !== "date-time" && format !== "date") return undefined;
  const isDateTime = format === "date-time";
  switch (choiceOf(schema) ?? dates) {
    case "Date":
      return isDateTime ? "dateTime" : "date";
    case "Temporal":
      return isDateTime ? "instant" : "plainDate";
    default:
      return undefined;
  }
}

/** Returns the representation of a number; undefined for a plain number. */
export function numberRepresentation(schema: JsonObject, { int64 }: ValueSettings): Representation | undefined {
  if (schema["format"] !== "int64") return undefined;
  switch (choiceOf(schema) ?? int64) {
    case "bigint":
      return "int64";
    case "string":
      return "int64Text";
    default:
      return undefined;
  }
}

/** The brand of a string or number. Dates have none: they are objects. */
export function brandOf(schema: JsonObject, { brands = {} }: ValueSettings): string | undefined {
  const format = asString(schema["format"]);
  const configured = format !== undefined && Object.hasOwn(brands, format) ? brands[format] : undefined;
  return asString(schema["x-brand"]) ?? configured;
}

function choiceOf(schema: JsonObject): Choice | undefined {
  return choices.find((choice) => choice === schema["x-representation"]);
}
