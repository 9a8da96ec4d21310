import type { Client } from "../client/index.js";
import type { VerifiedRequest, VerifyOptions } from "../signing/signing.js";
import type { DirectionalValidator, Validator } from "../validate/index.js";

/** A value of the property that distinguishes deliveries, and of the one that distinguishes responses. */
export type DispatchValue = string | number | boolean;

/** Property names that lead from the body to a value. */
export type PropertyPath = readonly string[];

/** A kind of delivery that goes to handlers. */
export interface DispatchRoute {
  readonly when: DispatchValue;
  readonly name: string;
  /** Where the delivery names its handler. */
  readonly key: PropertyPath;
  /** The path of the property with its type. */
  readonly kind?: PropertyPath;
}

/** A webhook (`x-dispatch`, `x-signature`), as generated code describes it. */
export interface DispatchDefinition {
  readonly verify: (options: VerifyOptions) => Promise<VerifiedRequest>;
  readonly signature: {
    readonly signatureHeader: string;
    readonly timestampHeader: string;
    /** The status of the response to a delivery with an invalid signature. */
    readonly failureStatus: number;
  };
  readonly discriminator: string;
  /** Deliveries with a fixed response and without a handler. */
  readonly automatic: readonly { readonly when: DispatchValue; readonly respond: unknown }[];
  readonly routes: readonly DispatchRoute[];
  /** Which responses each kind of delivery may have, by the response's own discriminator. */
  readonly allowed: readonly { readonly when: DispatchValue; readonly allow: readonly DispatchValue[] }[];
  readonly delivery: Validator<unknown> | DirectionalValidator<unknown, unknown>;
  readonly response: Validator<unknown>;
  /** Milliseconds for which the token of a delivery is valid; absent without an end. */
  readonly validity?: number;
  readonly followUps: (client: Client, delivery: never) => object;
  /** Responds to a delivery that was not received as a request. */
  readonly callback?: (client: Client, delivery: never, response: never) => Promise<unknown>;
}

/** What stands at a path, or undefined. Never looks beyond the value's own properties. */
export function valueAt(value: unknown, path: PropertyPath): unknown {
  let current = value;
  for (const name of path) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, name)) return undefined;
    current = (current as Readonly<Record<string, unknown>>)[name];
  }
  return current;
}
