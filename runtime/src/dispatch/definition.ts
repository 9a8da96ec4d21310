import type { Client } from "../client/index.js";
import type { VerifiedRequest, VerifyOptions } from "../signing/signing.js";
import type { DirectionalValidator, Validator } from "../validate/index.js";

/** A value of the property that distinguishes deliveries or responses. */
export type DispatchValue = string | number | boolean;

/** Property names from the body to a value. */
export type PropertyPath = readonly string[];

/** A kind of delivery with handlers. */
export interface DispatchRoute {
  readonly when: DispatchValue;
  readonly name: string;
  /** Path of the key that selects the handler. */
  readonly key: PropertyPath;
  /** Path of the property that contains the kind. */
  readonly kind?: PropertyPath;
}

/** The generated description of a webhook (`x-dispatch`, `x-signature`). */
export interface DispatchDefinition {
  readonly verify: (options: VerifyOptions) => Promise<VerifiedRequest>;
  readonly signature: {
    readonly signatureHeader: string;
    readonly timestampHeader: string;
    /** Status of the response to an invalid signature. */
    readonly failureStatus: number;
  };
  readonly discriminator: string;
  /** Deliveries with a fixed response instead of a handler. */
  readonly automatic: readonly { readonly when: DispatchValue; readonly respond: unknown }[];
  readonly routes: readonly DispatchRoute[];
  /** Allowed responses for each kind of delivery, by the response's discriminator. */
  readonly allowed: readonly { readonly when: DispatchValue; readonly allow: readonly DispatchValue[] }[];
  readonly delivery: Validator<unknown> | DirectionalValidator<unknown, unknown>;
  readonly response: Validator<unknown>;
  /** Replaces `JSON.stringify` for responses of handlers. */
  readonly stringify?: (response: unknown) => string | undefined;
  /** Milliseconds for which the token of a delivery is valid; absent if unlimited. */
  readonly validity?: number;
  readonly followUps: (client: Client, delivery: never) => object;
  /** Responds to a delivery that was not received over HTTP. */
  readonly callback?: (client: Client, delivery: never, response: never) => Promise<unknown>;
}

/** Returns the value at a path, or undefined. Reads own properties only. */
export function valueAt(value: unknown, path: PropertyPath): unknown {
  let current = value;
  for (const name of path) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, name)) return undefined;
    current = (current as Readonly<Record<string, unknown>>)[name];
  }
  return current;
}
