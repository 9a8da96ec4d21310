import { type Code, code, joinCode, unionType } from "../../print/index.js";

/** A type as the members of a union, so that unions flatten and intersections know what to put into parentheses. */
export interface PrintedType {
  readonly members: readonly Code[];
  readonly hasNull: boolean;
  /** `unknown` takes part in no intersection, and any union with it is `unknown`. */
  readonly isUnknown: boolean;
  /** An object without declared properties. In an intersection, it would forbid those of the other types. */
  readonly isEmptyObject: boolean;
  /** Whether an element type of this form needs parentheses. */
  readonly isCompound: boolean;
}

const plain = { hasNull: false, isUnknown: false, isEmptyObject: false, isCompound: false } as const;

export const unknownType: PrintedType = { ...plain, members: [code`unknown`], isUnknown: true };
export const neverType: PrintedType = { ...plain, members: [code`never`] };
export const nullType: PrintedType = { ...plain, members: [], hasNull: true };

/** A type that is one member, such as a literal or an object. */
export function singleType(member: Code): PrintedType {
  return { ...plain, members: [member] };
}

export function emptyObjectType(member: Code): PrintedType {
  return { ...plain, members: [member], isEmptyObject: true };
}

export function unionOf(types: readonly PrintedType[]): PrintedType {
  const [only, ...others] = types;
  if (only === undefined || types.some(({ isUnknown }) => isUnknown)) return unknownType;
  if (others.length === 0) return only;
  return {
    ...plain,
    members: types.flatMap(({ members }) => members),
    hasNull: types.some(({ hasNull }) => hasNull),
  };
}

export function nullable(type: PrintedType): PrintedType {
  return type.isUnknown ? type : { ...type, hasNull: true };
}

export function intersectionOf(types: readonly PrintedType[]): PrintedType {
  const known = types.filter(({ isUnknown }) => !isUnknown);
  const shaping = known.filter(({ isEmptyObject }) => !isEmptyObject);
  const parts = shaping.length > 0 ? shaping : known.slice(0, 1);
  const [only, ...others] = parts;
  if (only === undefined) return unknownType;
  if (others.length === 0) return only;
  return { ...plain, members: [joinCode(parts.map(operand), code` & `)], isCompound: true };
}

/** Prints a type. */
export function printType({ members, hasNull }: PrintedType): Code {
  return unionType(hasNull ? [...members, code`null`] : members);
}

/** Prints a type as the operand of an intersection, or as the element of a list. */
export function operand(type: PrintedType, isElement?: unknown): Code {
  const isUnion = type.members.length + (type.hasNull ? 1 : 0) > 1;
  return isUnion || (isElement === true && type.isCompound) ? code`(${printType(type)})` : printType(type);
}
