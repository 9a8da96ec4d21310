import type { VerifiedRequest, VerifyOptions } from "../signing/signing.js";
import type { WebhookSignature } from "../signing/webhook-signature.js";
import type { DirectionalValidator, Validator } from "../validate/index.js";
import type { DispatchValue } from "./definition.js";

/** Webhooks that one URL can receive, as generated code describes them. */
export interface WebhookDefinition {
  /** How all of them are signed; absent if the specification does not say so. */
  readonly signature?: WebhookSignatureDefinition;
  /** The header or the top-level property whose value selects the webhook; absent if there is neither. */
  readonly selector?: { readonly header: string } | { readonly property: string };
  readonly webhooks: readonly WebhookDescription[];
}

/** HMAC with shared secrets, or Ed25519 over timestamp and body. */
export type WebhookSignatureDefinition = (
  | ({ readonly scheme: "hmac-sha256" } & WebhookSignature)
  | {
      readonly scheme: "ed25519";
      readonly signatureHeader: string;
      readonly timestampHeader: string;
      readonly verify: (options: VerifyOptions) => Promise<VerifiedRequest>;
    }
) & {
  /** The status of the response to a request with an invalid signature. */
  readonly failureStatus: number;
};

export interface WebhookDescription {
  /** The key of its handler. */
  readonly name: string;
  /** The method in upper case. */
  readonly method: string;
  /** The values of the selector that mean this webhook. */
  readonly values?: readonly DispatchValue[];
  /** Of a JSON body; `json` for one that is not checked, `none` without a body. Without it, handlers get the bytes. */
  readonly body?: WebhookValidator | "none";
  /** The status of the response once the handler has returned. */
  readonly status: number;
  /** Of a JSON response; without it, the response has no body. */
  readonly response?: WebhookValidator;
}

export type WebhookValidator = Validator<unknown> | DirectionalValidator<unknown, unknown> | "json";
