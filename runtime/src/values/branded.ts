declare const brand: unique symbol;

/** A string or number that only values of the same brand may stand for. The brand exists for the compiler alone. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };
