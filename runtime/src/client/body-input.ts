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
      : TupleInput<T>
    : T extends object
      ? { [Key in keyof T]: BodyInput<T[Key]> | (IsOptional<T, Key> extends true ? undefined : never) }
      : T;

/**
 * A tuple, which may contain itself: the compiler resolves a mapped type of a tuple at once, and the members of an object and the items
 * of a literal tuple later. Only a tuple with rest items after more than three others, or after optional ones, must not contain itself.
 */
type TupleInput<T extends readonly unknown[]> = number extends T["length"]
  ? T extends readonly [infer A, ...infer Rest]
    ? Rest extends readonly (infer Item)[]
      ? Item[] extends Rest
        ? readonly [BodyInput<A>, ...BodyInput<Item>[]]
        : TupleInput2<T>
      : never
    : EagerTupleInput<T>
  : readonly unknown[] & {
      readonly [Key in keyof T as Key extends `${number}` | "length" ? Key : never]: BodyInput<T[Key]>;
    };

type TupleInput2<T extends readonly unknown[]> = T extends readonly [infer A, infer B, ...infer Rest]
  ? Rest extends readonly (infer Item)[]
    ? Item[] extends Rest
      ? readonly [BodyInput<A>, BodyInput<B>, ...BodyInput<Item>[]]
      : TupleInput3<T>
    : never
  : EagerTupleInput<T>;

type TupleInput3<T extends readonly unknown[]> = T extends readonly [infer A, infer B, infer C, ...infer Rest]
  ? Rest extends readonly (infer Item)[]
    ? Item[] extends Rest
      ? readonly [BodyInput<A>, BodyInput<B>, BodyInput<C>, ...BodyInput<Item>[]]
      : EagerTupleInput<T>
    : never
  : EagerTupleInput<T>;

type EagerTupleInput<T> = { readonly [Key in keyof T]: BodyInput<T[Key]> };

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
