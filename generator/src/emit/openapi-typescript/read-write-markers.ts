import { type Code, code, lines } from "../../print/index.js";

/** The types that mark properties of one direction alone, and those that remove them for one direction. */
export const readWriteMarkers: readonly Code[] = [
  code`export type $Read<T> = { readonly $read: T };`,
  code`export type $Write<T> = { readonly $write: T };`,
  directionType({ name: code`Readable`, own: code`$Read`, other: code`$Write` }),
  directionType({
    name: code`Writable`,
    own: code`$Write`,
    other: code`$Read`,
    forbidden: code` & { [K in keyof T as IsMarked<T[K], $Read<unknown>, K, never>]?: never }`,
  }),
  lines([
    code`type IsMarked<T, Marker, Yes, No> = [NonNullable<T>] extends [never]`,
    code`  ? No`,
    code`  : NonNullable<T> extends Marker`,
    code`    ? Yes`,
    code`    : No;`,
  ]),
];

interface Direction {
  readonly name: Code;
  /** The marker that the type removes. */
  readonly own: Code;
  /** The marker of the properties that the type removes. */
  readonly other: Code;
  /** What is intersected with an object. */
  readonly forbidden?: Code;
}

function directionType({ name, own, other, forbidden = code`` }: Direction): Code {
  return lines([
    code`export type ${name}<T> = T extends ${other}<unknown>`,
    code`  ? never`,
    code`  : T extends ${own}<infer U>`,
    code`    ? ${name}<U>`,
    code`    : T extends readonly unknown[]`,
    code`      ? { [K in keyof T]: ${name}<T[K]> }`,
    code`      : T extends object`,
    code`        ? { [K in keyof T as IsMarked<T[K], ${other}<unknown>, never, K>]: ${name}<T[K]> }${forbidden}`,
    code`        : T;`,
  ]);
}
