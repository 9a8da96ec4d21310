import { isOpen } from "../../model/openness.js";
import { canonicalJson } from "../canonical-json.js";
import type { Direction } from "../rule.js";
import type { Shape, Shapes } from "../shape.js";
import { membersOf } from "./members.js";
import { isHidden } from "./property-facts.js";

/** Above this number of alternatives, pairs of them are not compared one by one. */
const mostPairwise = 200;

/** Whether no value can match two of some shapes; false where that cannot be seen. */
export function areApart(shapes: readonly Shape[], all: Shapes, direction: Direction): boolean {
  if (haveCommonTag(shapes, all, direction)) return true;
  if (shapes.length > mostPairwise) return false;
  return shapes.every((one, index) => shapes.slice(index + 1).every((other) => isApart(one, other, all, direction)));
}

/** Whether all shapes are objects that require one property, whose listed values differ: the usual union, in linear time. */
function haveCommonTag(shapes: readonly Shape[], all: Shapes, direction: Direction): boolean {
  const [first] = shapes;
  const isObject = (shape: Shape): boolean => !allowsNull(shape) && [...shape.kinds(direction)].join() === "object";
  if (first === undefined || !shapes.every(isObject)) return false;
  return [...membersOf(first, all).properties.keys()].some((name) => {
    const seen = new Set<string>();
    return shapes.every((shape) => {
      const member = membersOf(shape, all).properties.get(name);
      const values = member?.required === true ? valuesOf(all.of(member.use), direction) : undefined;
      if (values === undefined || [...values].some((value) => seen.has(value))) return false;
      for (const value of values) seen.add(value);
      return true;
    });
  });
}

function isApart(one: Shape, other: Shape, all: Shapes, direction: Direction): boolean {
  if (allowsNull(one) && allowsNull(other)) return false;
  const kinds = other.kinds(direction);
  const shared = [...one.kinds(direction)].filter((kind) => kinds.has(kind));
  // A union of its own may allow less than this; it is not looked into.
  if (shared.length === 0) return true;
  const values = [valuesOf(one, direction), valuesOf(other, direction)];
  if (values[0] !== undefined && values[1] !== undefined) return areDisjoint(values[0], values[1]);
  return shared.every((kind) => kind === "object") && haveDifferentTags(one, other, all, direction);
}

function allowsNull(shape: Shape): boolean {
  return shape.nullable || shape.unconstrained || shape.unions.length > 0;
}

/** A property that one of them requires, and whose listed values are others on either side. */
function haveDifferentTags(one: Shape, other: Shape, all: Shapes, direction: Direction): boolean {
  const members = membersOf(other, all).properties;
  return [...membersOf(one, all).properties.values()].some((member) => {
    const counterpart = members.get(member.name);
    if (counterpart === undefined || !(member.required || counterpart.required)) return false;
    if (isHidden(member, direction) || isHidden(counterpart, direction)) return false;
    const values = [all.of(member.use), all.of(counterpart.use)].map((shape) => valuesOf(shape, direction));
    return values[0] !== undefined && values[1] !== undefined && areDisjoint(values[0], values[1]);
  });
}

/** The values of a closed enumeration; undefined where there is none. */
function valuesOf({ enums, nullable }: Shape, direction: Direction): ReadonlySet<string> | undefined {
  const [closed] = enums.filter((part) => !isOpen(part, direction));
  if (closed === undefined) return undefined;
  return new Set([...closed.members.map(({ value }) => canonicalJson(value)), ...(nullable ? ["null"] : [])]);
}

function areDisjoint(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].every((value) => !other.has(value));
}
