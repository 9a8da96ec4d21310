import type { Interface } from "../../generator/src/model/interface.js";
import type { ArrayType, ObjectType, Property, SchemaUse, Type } from "../../generator/src/model/type.js";

/** Small valid values according to the model, for a test to change in one place. */

/** A value of a schema use; undefined if this simple builder finds none. */
export function sampleOf(use: SchemaUse, model: Interface, depth = 0): unknown {
  if (use.examples?.[0] !== undefined) return use.examples[0];
  return use.nullable && depth > 6 ? null : sampleOfType(use.type, model, depth);
}

function sampleOfType(type: Type, model: Interface, depth: number): unknown {
  switch (type.kind) {
    case "any":
      return "anything";
    case "never":
      return undefined;
    case "null":
      return null;
    case "boolean":
      return true;
    case "number":
      return bound(type, "minimum") ?? bound(type, "maximum") ?? 1;
    case "string":
      return stringSample(type);
    case "enum":
      return type.members[0]?.value;
    case "array":
      return arraySample(type, model, depth);
    case "object":
      return objectSample(type, model, depth);
    case "union":
      return type.alternatives[0] === undefined ? undefined : sampleOf(type.alternatives[0], model, depth);
    case "intersection": {
      const names = type.parts.flatMap((part) =>
        part.type.kind === "object" ? part.type.requiredElsewhere.map(({ name }) => name) : [],
      );
      const parts = type.parts.map((part) => sampleOf(part, model, depth));
      for (const name of names) parts.push({ [name]: propertySample(name, type, model, depth) });
      return parts.every((part) => typeof part === "object" && part !== null) ? Object.assign({}, ...parts) : parts[0];
    }
    case "reference": {
      const target = model.types.get(type.name);
      return target === undefined || depth > 12 ? undefined : sampleOf(target.use, model, depth + 1);
    }
  }
}

function propertySample(name: string, type: Type, model: Interface, depth: number): unknown {
  if (type.kind === "intersection") {
    return type.parts.map((part) => propertySample(name, part.type, model, depth)).find((found) => found !== undefined);
  }
  const target = type.kind === "reference" ? model.types.get(type.name)?.use.type : type;
  if (target === undefined || (target === type && type.kind === "reference")) return undefined;
  if (target.kind !== "object") return target === type ? undefined : propertySample(name, target, model, depth);
  const property = target.properties.find((candidate) => candidate.name === name);
  return property === undefined ? undefined : sampleOf(property, model, depth);
}

function stringSample(type: Extract<Type, { kind: "string" }>): string {
  const least = bound(type, "min-length") ?? 0;
  switch (type.format) {
    case "snowflake":
      return "197038439483310086";
    case "date-time":
      return "2021-07-01T12:30:00Z";
    default:
      return "x".repeat(Math.max(least, 1)).slice(0, bound(type, "max-length") ?? undefined);
  }
}

function arraySample(type: ArrayType, model: Interface, depth: number): unknown {
  const least = bound(type, "min-items") ?? 0;
  return type.items === undefined
    ? []
    : Array.from({ length: least }, () => type.items && sampleOf(type.items, model, depth));
}

function objectSample(type: ObjectType, model: Interface, depth: number): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const property of type.properties) {
    if (property.required) object[property.name] = sampleOf(property, model, depth);
  }
  for (const check of type.checks) {
    if (check.kind !== "at-least-one-of") continue;
    const property = type.properties.find((candidate) => candidate.name === check.fields[0]);
    if (property !== undefined) object[property.name] = sampleOf(property, model, depth);
  }
  return object;
}

/** A limit of a type. */
export function bound(type: Type, kind: string): number | undefined {
  if (!("checks" in type)) return undefined;
  const check = type.checks.find((candidate) => candidate.kind === kind);
  return check !== undefined && "limit" in check ? check.limit : undefined;
}

/** Resolves references to a type. */
export function resolved(use: SchemaUse, model: Interface): Type {
  let { type } = use;
  for (let step = 0; step < 16 && type.kind === "reference"; step++) {
    const target = model.types.get(type.name);
    if (target === undefined) break;
    type = target.use.type;
  }
  return type;
}

export interface Boundary {
  readonly title: string;
  readonly value: unknown;
  /** The code of the issue; absent for a valid value. */
  readonly code?: string;
}

/** Values at a property's limits, one below and one above. None for limits combined with a pattern. */
export function boundariesOf(property: Property, model: Interface): readonly Boundary[] {
  const type = resolved(property, model);
  switch (type.kind) {
    case "string": {
      const patterned = type.checks.some((check) => check.kind === "pattern" || check.kind === "not");
      if (patterned || type.format !== undefined) return [];
      const least = bound(type, "min-length");
      const most = bound(type, "max-length");
      const text = (length: number, character = "x"): string => character.repeat(length);
      const found: Boundary[] = [];
      if (most !== undefined) {
        found.push({ title: `${most} characters`, value: text(most) });
        found.push({ title: `${most} astral characters`, value: text(most, "😀") });
        found.push({ title: `${most + 1} characters`, value: text(most + 1), code: "max-length" });
        found.push({ title: `${most + 1} astral characters`, value: text(most + 1, "😀"), code: "max-length" });
      }
      if (least !== undefined && least > 0) {
        found.push({ title: `${least} characters`, value: text(least) });
        found.push({ title: `${least - 1} characters`, value: text(least - 1), code: "min-length" });
        found.push({ title: `${least - 1} astral characters`, value: text(least - 1, "😀"), code: "min-length" });
      }
      if (type.trim && least !== undefined) {
        found.push({ title: "blanks around enough", value: ` \t${text(least)}\n ` });
        found.push({ title: "blanks around too little", value: `  ${text(least - 1)}  `, code: "min-length" });
      }
      return found;
    }
    case "number": {
      const least = bound(type, "minimum");
      const most = bound(type, "maximum");
      const step = bound(type, "multiple-of") ?? 1;
      return [
        ...(least === undefined
          ? []
          : [
              { title: `${least}`, value: least },
              { title: `${least - step}`, value: least - step, code: "minimum" },
            ]),
        ...(most === undefined
          ? []
          : [
              { title: `${most}`, value: most },
              { title: `${most + step}`, value: most + step, code: "maximum" },
            ]),
      ];
    }
    case "array": {
      const least = bound(type, "min-items");
      const most = bound(type, "max-items");
      const item = type.items;
      if (item === undefined || type.checks.some((check) => check.kind === "unique-items" || check.kind === "unique"))
        return [];
      const list = (length: number): unknown[] => Array.from({ length }, () => sampleOf(item, model));
      return [
        ...(most === undefined
          ? []
          : [
              { title: `${most} items`, value: list(most) },
              { title: `${most + 1} items`, value: list(most + 1), code: "max-items" },
            ]),
        ...(least === undefined || least === 0
          ? []
          : [
              { title: `${least} items`, value: list(least) },
              { title: `${least - 1} items`, value: list(least - 1), code: "min-items" },
            ]),
      ];
    }
    default:
      return [];
  }
}
