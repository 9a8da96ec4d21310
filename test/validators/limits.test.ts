import { describe, expect, it } from "vitest";
import type { ObjectType, Property, SchemaUse } from "../../generator/src/model/type.js";
import { boundariesOf, sampleOf } from "./samples.js";
import { model, validator } from "./specification.js";

/** Every limit of a property of the document, in each named object that contains it. */

interface Case {
  readonly name: string;
  readonly property: Property;
  readonly sample: Readonly<Record<string, unknown>>;
}

function objectOf(use: SchemaUse): ObjectType | undefined {
  const { type } = use;
  if (type.kind === "object") return type;
  if (type.kind !== "intersection") return undefined;
  return type.parts.map(objectOf).find((part) => part !== undefined && part.properties.length > 0);
}

const cases: readonly Case[] = [...model.types.values()].flatMap((type): readonly Case[] => {
  const object = objectOf(type.use);
  const sample = sampleOf(type.use, model);
  if (object === undefined || typeof sample !== "object" || sample === null) return [];
  return object.properties
    .filter((property) => boundariesOf(property, model).length > 0)
    .map((property) => ({ name: type.identifier, property, sample: sample as Case["sample"] }));
});

it("the document has limits to test", () => {
  expect(cases.length).toBeGreaterThan(100);
});

describe.each(cases.map((each) => [`${each.name}.${each.property.name}`, each] as const))("%s", (_title, each) => {
  const { name, property, sample } = each;
  const pointer = `/${property.name}`;

  it.each(boundariesOf(property, model))("$title", ({ value, code }) => {
    const subject = validator(name);
    const whole = { ...sample, [property.name]: value };
    const result = subject.validate(whole);
    expect(subject.is(whole)).toBe(result.ok);
    // other constraints may refuse the value, but not this limit
    const issues = result.ok ? [] : result.issues.filter(({ path }) => isAt(path, pointer));
    const codes = issues.map((issue) => issue.code).filter((each) => ofOneField.test(each));
    if (code === undefined) expect(codes).toEqual([]);
    else expect(codes).toContain(code);
  });
});

const ofOneField = /^(?:type|min-length|max-length|minimum|maximum|min-items|max-items)$/;

/** At the property, or at the first excess item. */
function isAt(path: string, pointer: string): boolean {
  return path === pointer || (/^\/\d+$/.test(path.slice(pointer.length)) && path.startsWith(pointer));
}

describe("a small valid value is accepted", () => {
  it.each([...model.types.keys()])("%s", (name) => {
    const type = model.types.get(name);
    const sample = type === undefined ? undefined : sampleOf(type.use, model);
    const result = validator(name).validate(sample);
    expect(result.ok ? [] : result.issues.map(({ message }) => message)).toEqual([]);
    expect(validator(name).parse(sample).ok).toBe(true);
  });
});
