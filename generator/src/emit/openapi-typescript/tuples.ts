import { arrayLiteral, type Code, code } from "../../print/index.js";
import { asObject, type Json, type JsonObject } from "../../values/json.js";

/** The lengths of a list that is printed as tuples. */
export interface TupleLengths {
  readonly min: number;
  /** Absent: the last tuple has any number of further elements. */
  readonly max?: number;
  /** The elements of all tuples. */
  readonly elements: number;
}

/** From this number of elements in all tuples on, a list is not printed as tuples. */
const maxTupleElements = 30;

/** The lengths that a list may have; undefined without bounds, or if there are too many elements. */
export function tupleLengths(schema: JsonObject): TupleLengths | undefined {
  const min = countOf(schema["minItems"]) ?? 0;
  const max = countOf(schema["maxItems"]);
  const isBounded = max !== undefined && max >= min;
  if (min === 0 && !isBounded) return undefined;
  const elements = isBounded ? (max * (max + 1) - min * (min - 1)) / 2 : min;
  if (elements >= maxTupleElements) return undefined;
  return isBounded ? { min, max, elements } : { min, elements: elements + 1 };
}

/** Prints the tuples of a list, one for each length. */
export function tuplesOf({ min, max }: TupleLengths, item: Code): readonly Code[] {
  const copies = (count: number): readonly Code[] => Array.from({ length: count }, () => item);
  if (max === undefined) return [arrayLiteral([...copies(min), code`...(${item})[]`])];
  return Array.from({ length: max - min + 1 }, (_, index) => arrayLiteral(copies(min + index)));
}

const compound = [
  ...["const", "enum", "allOf", "anyOf", "oneOf", "items", "prefixItems"],
  ...["properties", "patternProperties", "additionalProperties"],
];

/** Whether the type of a schema is a name, so that it can be repeated. */
export function isShort(node: Json | undefined): boolean {
  const schema = asObject(node);
  if (schema === undefined || schema["$ref"] !== undefined) return true;
  return typeof schema["type"] === "string" && compound.every((key) => schema[key] === undefined);
}

function countOf(value: Json | undefined): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : undefined;
}
