declare const brand: unique symbol;

/** A string or number to which only values of the same brand are assignable. The brand is a compile-time type only. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };
