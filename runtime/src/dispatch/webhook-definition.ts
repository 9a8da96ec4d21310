import type { VerifiedRequest, VerifyOptions } from "../signing/signing.js";
import type { WebhookSignature } from "../signing/webhook-signature.js";
import type { DirectionalValidator, Validator } from "../validate/index.js";
import type { CodeForm, WireForm } from "../validate/wire-form.js";
import type { DispatchValue } from "./definition.js";

/** The generated description of the webhooks that one URL receives. */
export interface WebhookDefinition {
  /** How all of them are signed; absent if unspecified. */
  readonly signature?: WebhookSignatureDefinition;
  /** The header or top-level property that selects the webhook; absent if there is neither. */
  readonly selector?: { readonly header: string } | { readonly property: string };
  readonly webhooks: readonly WebhookDescription[];
}

/** HMAC with shared secrets, or Ed25519 of timestamp and body. */
export type WebhookSignatureDefinition = (
  | ({ readonly scheme: "hmac-sha256" } & WebhookSignature)
  | {
      readonly scheme: "ed25519";
      readonly signatureHeader: string;
      readonly timestampHeader: string;
      readonly verify: (options: VerifyOptions) => Promise<VerifiedRequest>;
    }
) & {
  /** Status of the response to an invalid signature. */
  readonly failureStatus: number;
};

export interface WebhookDescription {
  /** Key of its handler. */
  readonly name: string;
  /** The method in upper case. */
  readonly method: string;
  /** Values of the selector for this webhook. */
  readonly values?: readonly DispatchValue[];
  /**
   * Validates a JSON body; `json` for one that is not validated, `none` without a body. If absent, handlers get the
   * bytes.
   */
  readonly body?: WebhookValidator | "none";
  /** Status of the response after the handler has returned. */
  readonly status: number;
  /** Validates a JSON response; if absent, the response has no body. */
  readonly response?: WebhookValidator;
  /** Present if handlers get the body in another form than JSON. */
  readonly codeForm?: CodeForm;
  /** Present if handlers return the response in another form than JSON. */
  readonly wireForm?: WireForm;
}

export type WebhookValidator = Validator<unknown> | DirectionalValidator<unknown, unknown> | "json";
