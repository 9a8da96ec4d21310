/**
 * A value of type `T` that a caller passes: every optional property, at any depth, may also be `undefined`, with
 * `exactOptionalPropertyTypes` as well. Nothing is sent for such a property.
 */
export type BodyInput<T> = T extends Scalar | Callable
  ? T
  : T extends readonly (infer Item)[]
    ? // The items of a list are resolved later than those of a tuple, so that a list may contain itself.
      Item[] extends T
      ? readonly BodyInput<Item>[]
      : { readonly [Key in keyof T]: BodyInput<T[Key]> }
    : T extends object
      ? { [Key in keyof T]: BodyInput<T[Key]> | (IsOptional<T, Key> extends true ? undefined : never) }
      : T;

type Scalar = string | number | bigint | boolean | null | undefined | ArrayBuffer | Blob | Date | Uint8Array;
type Callable = (...args: never) => unknown;

/** Whether a property may be absent. Properties with any name may be, but not be undefined. */
type IsOptional<T, Key extends keyof T> = string extends Key
  ? false
  : number extends Key
    ? false
    : [T] extends [Record<Key, T[Key]>]
      ? false
      : true;
