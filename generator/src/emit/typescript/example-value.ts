import {
  type Conversion,
  type ConvertedKind,
  conversionOfNamed,
  type PropertyConversion,
} from "../../model/conversion.js";
import type { Interface } from "../../model/interface.js";
import {
  arrayLiteral,
  bigintLiteral,
  type Code,
  code,
  type Json,
  jsonLiteral,
  objectLiteral,
  propertyKey,
  stringLiteral,
} from "../../print/index.js";
import { isObject } from "../../values/json.js";

/** An example of the document as an expression of the value that code has. */
export function exampleValue(value: Json, conversion: Conversion | undefined, model: Interface): Code {
  const inner = conversion === undefined ? undefined : applying(conversion, value, model);
  if (inner === undefined || value === null) return jsonLiteral(value);
  switch (inner.kind) {
    case "scalar":
      return scalarCode(value, inner);
    case "array": {
      if (!Array.isArray(value)) return jsonLiteral(value);
      const { prefix, items } = inner;
      const codes = value.map((item: Json, index) =>
        exampleValue(item, index < prefix.length ? prefix[index] : items, model),
      );
      return arrayLiteral(codes);
    }
    default: {
      if (!isObject(value)) return jsonLiteral(value);
      const { rules, rest } = rulesOf(inner, value, model);
      const codes = Object.entries(value).map(([name, each]) => {
        const rule = rules.find((candidate) => candidate.name === name);
        return code`${propertyKey(rule?.key ?? name)}: ${exampleValue(each as Json, rule ? rule.conversion : rest, model)}`;
      });
      return objectLiteral(codes);
    }
  }
}

/** The conversion that applies to a value, without names and alternatives. */
function applying(conversion: Conversion, value: Json, model: Interface): Conversion | undefined {
  let current: Conversion | undefined = conversion;
  // Every step leads to another type or further into one; types that are only names of each other end at the bound.
  for (let step = 0; current !== undefined && step < 32; step += 1) {
    switch (current.kind) {
      case "named":
        current = conversionOfNamed(current.type, model);
        break;
      case "possible":
        current = current.conversion;
        break;
      case "kinds":
        current = current.kinds.get(kindOf(value));
        break;
      case "valid":
        current = current.alternatives[0]?.conversion;
        break;
      case "discriminated": {
        const { name, cases, otherwise } = current;
        const selecting = isObject(value) ? String(value[name]) : "";
        current = (cases.find((candidate) => candidate.value === selecting) ?? { conversion: otherwise }).conversion;
        break;
      }
      case "all": {
        const [part] = isObject(value) ? [] : current.parts;
        if (part === undefined) return current;
        current = part;
        break;
      }
      default:
        return current;
    }
  }
  return undefined;
}

interface Rules {
  readonly rules: readonly PropertyConversion[];
  readonly rest: Conversion | undefined;
}

function rulesOf(conversion: Conversion, value: Json, model: Interface): Rules {
  if (conversion.kind === "object") return { rules: conversion.properties, rest: conversion.rest };
  if (conversion.kind !== "all") return { rules: [], rest: undefined };
  const all = conversion.parts.flatMap((part) => {
    const inner = applying(part, value, model);
    return inner === undefined ? [] : [rulesOf(inner, value, model)];
  });
  return { rules: all.flatMap(({ rules }) => rules), rest: all.find(({ rest }) => rest !== undefined)?.rest };
}

function scalarCode(value: Json, { representation }: Extract<Conversion, { kind: "scalar" }>): Code {
  if (typeof value === "string") {
    switch (representation) {
      case "dateTime":
      case "date":
        return code`new Date(${stringLiteral(value)})`;
      case "instant":
        return code`Temporal.Instant.from(${stringLiteral(value)})`;
      case "plainDate":
        return code`Temporal.PlainDate.from(${stringLiteral(value)})`;
      case "int64String":
        return /^-?\d{1,20}$/.test(value) ? bigintLiteral(BigInt(value)) : jsonLiteral(value);
    }
  }
  if (typeof value === "number" && Number.isInteger(value)) {
    if (representation === "int64") return bigintLiteral(BigInt(value));
    if (representation === "int64Text") return stringLiteral(String(BigInt(value)));
  }
  return jsonLiteral(value);
}

function kindOf(value: Json): ConvertedKind {
  if (Array.isArray(value)) return "array";
  return typeof value === "number" || typeof value === "object" ? (typeof value as ConvertedKind) : "string";
}
