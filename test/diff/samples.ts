import fc from "fast-check";
import type { Interface } from "../../generator/src/model/interface.js";
import type { ObjectType, SchemaUse, StringType, Type } from "../../generator/src/model/type.js";
import { FromRandom, type Pick } from "../conformance/from-random.js";

/** Values of a type, most of them valid: at its limits, with and without optional properties, for each alternative. */
export function samplesOf(use: SchemaUse, model: Interface, direction: "request" | "response"): fc.Arbitrary<unknown> {
  return new FromRandom(
    (pick) => sample(use, { pick, model, direction, depth: 0 }),
    () => [],
  );
}

interface Making {
  readonly pick: Pick;
  readonly model: Interface;
  readonly direction: "request" | "response";
  readonly depth: number;
}

function sample(use: SchemaUse, making: Making): unknown {
  if (use.nullable && (making.pick.once(4) || making.depth > 5)) return null;
  return sampleOf(use.type, making);
}

function sampleOf(type: Type, making: Making): unknown {
  const { pick, model, depth } = making;
  const deeper = { ...making, depth: depth + 1 };
  switch (type.kind) {
    case "any":
      return pick.of<unknown>(["anything", 1, true, {}, []]);
    case "never":
      return undefined;
    case "null":
      return null;
    case "boolean":
      return pick.once(2);
    case "number":
      return numberOf(type, pick);
    case "string":
      return textOf(type, pick);
    case "enum":
      if (type.open !== "closed" && making.direction === "response" && pick.once(4)) return "another";
      return pick.of(type.members).value;
    case "array": {
      const least = limitOf(type, "min-items") ?? 0;
      const most = Math.min(limitOf(type, "max-items") ?? least + 2, least + 2);
      const size = pick.of([least, depth > 4 ? least : most]);
      return Array.from({ length: Math.max(size, type.prefix.length) }, (_, index) =>
        sample(
          type.prefix[index] ?? type.items ?? { at: "", type: { kind: "any", at: "", checks: [] }, nullable: false },
          deeper,
        ),
      );
    }
    case "object":
      return objectOf(type, deeper);
    case "union":
      return sample(pick.of(type.alternatives), deeper);
    case "intersection": {
      const parts = type.parts.map((part) => sample(part, deeper));
      const objects = parts.filter((part): part is object => typeof part === "object" && part !== null);
      return objects.length === parts.length ? Object.assign({}, ...objects) : parts[0];
    }
    case "reference": {
      const target = model.types.get(type.name);
      return target === undefined || depth > 8 ? undefined : sample(target.use, deeper);
    }
  }
}

function objectOf(type: ObjectType, making: Making): Record<string, unknown> {
  const { pick, direction, depth } = making;
  const shown = type.properties.filter(({ readOnly, writeOnly }) => !(direction === "request" ? readOnly : writeOnly));
  const present = shown.filter(({ required }) => required || (depth < 4 && pick.once(2)));
  const entries = present.map((property) => [property.name, sample(property, making)] as const);
  if (type.additional !== undefined && type.additional.type.kind !== "never" && pick.once(2)) {
    entries.push(["other", sample(type.additional, making)]);
  }
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function numberOf(type: Extract<Type, { readonly kind: "number" }>, pick: Pick): number {
  const step = limitOf(type, "multiple-of") ?? 1;
  const least = limitOf(type, "minimum") ?? 0;
  const most = limitOf(type, "maximum") ?? least + 100 * step;
  return pick.of([least, most, least + step, type.integer ? most : most - step / 2]);
}

function textOf(type: StringType, pick: Pick): string {
  const pattern = type.checks.find((check) => check.kind === "pattern");
  if (pattern !== undefined && "pattern" in pattern) return pick.from(fc.stringMatching(new RegExp(pattern.pattern)));
  const known = formatted[type.format ?? ""];
  if (known !== undefined) return known;
  const least = limitOf(type, "min-length") ?? 0;
  const most = limitOf(type, "max-length") ?? least + 30;
  return "x".repeat(pick.of([least, Math.min(most, 5_000)]));
}

const formatted: Readonly<Record<string, string>> = {
  snowflake: "197038439483310086",
  "date-time": "2021-07-01T12:30:00Z",
  date: "2021-07-01",
  uri: "https://one.example/x",
  email: "one@one.example",
};

function limitOf(type: Type, kind: string): number | undefined {
  if (!("checks" in type)) return undefined;
  const check = type.checks.find((candidate) => candidate.kind === kind);
  return check !== undefined && "limit" in check ? check.limit : undefined;
}
