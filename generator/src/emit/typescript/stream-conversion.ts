import { type Conversion, conversionOf } from "../../model/conversion.js";
import type { Interface, StreamContent, StreamEvent } from "../../model/interface.js";

/** Returns the conversion of a stream's items: event data or bodies of parts. */
export function streamItemConversion(
  { format, events = [], item, parts }: StreamContent,
  model: Interface,
): Conversion | undefined {
  if (format === "events") return eventConversion(events, model);
  // Bodies of both kinds have their JSON form in code, because a conversion does not know the content type.
  if (parts === "mixed") return undefined;
  const conversion = item === undefined ? undefined : conversionOf(item, model);
  return conversion === undefined || format !== "multipart" ? conversion : propertyConversion("body", conversion);
}

/** Distinguishes events by name. An event without a name in the specification may have any. */
function eventConversion(events: readonly StreamEvent[], model: Interface): Conversion | undefined {
  const converted = events.map(({ names, data }) => {
    const conversion = data.kind === "json" && data.use !== undefined ? conversionOf(data.use, model) : undefined;
    return { names, conversion: conversion === undefined ? undefined : propertyConversion("data", conversion) };
  });
  if (converted.every(({ conversion }) => conversion === undefined)) return undefined;
  const cases = converted.flatMap(({ names = [], conversion }) => names.map((value) => ({ value, conversion })));
  const otherwise = converted.find(({ names }) => names === undefined)?.conversion;
  return cases.length === 0 ? otherwise : { kind: "discriminated", name: "event", key: "event", cases, otherwise };
}

function propertyConversion(name: string, conversion: Conversion): Conversion {
  return { kind: "object", properties: [{ name, key: name, conversion }], rest: undefined };
}
