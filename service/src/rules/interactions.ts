import { InteractionTokenLimits } from "@guildwire/api/limits";
import { errors } from "@guildwire/api/server";
import { InteractionCallbackType, type InteractionResponse, InteractionType, MessageFlags } from "@guildwire/api/types";
import { refuse } from "./form.js";
import { assertNotEmpty, isEphemeral } from "./messages.js";

/** How an application receives its interactions: one of the two (READINGS T63). */
export type Delivery = "gateway" | "webhook";

/** The properties of an interaction that determine its state. */
export interface InteractionState {
  readonly type: InteractionType;
  /** How the interaction was delivered; later changes of the application's settings do not affect it. */
  readonly delivery: Delivery;
  /** When the token was issued. */
  readonly issued_at: Date;
  /** Whether the interaction has its first response. */
  readonly responded: boolean;
}

/** The outcome of a first response. */
export type Outcome =
  /** A PING was acknowledged. */
  | { readonly kind: "acknowledged" }
  /** A new message, which becomes the original response; a deferred one has no content yet. */
  | { readonly kind: "message"; readonly flags: number }
  /** The message of the component becomes the original response; `edit` states whether the response changes it. */
  | { readonly kind: "component"; readonly edit: boolean };

/**
 * How interactions of an application are delivered.
 *
 * Rules: interaction-delivery-exclusive, interaction-delivery-to-webhook, interaction-delivery-to-gateway.
 */
export function deliveryOf(application: { readonly interactions_endpoint_url: string | null }): Delivery {
  return application.interactions_endpoint_url === null ? "gateway" : "webhook";
}

/**
 * Whether the token of an interaction is still valid: for 15 minutes from its issue, in any state.
 *
 * Rules: interaction-token-validity, interaction-callback-no-short-deadline, interaction-followup-several,
 * interaction-original-delete-token.
 */
export function isTokenValid(interaction: Pick<InteractionState, "issued_at">, now: Date): boolean {
  return now.getTime() - interaction.issued_at.getTime() < InteractionTokenLimits.validity * 1000;
}

/**
 * Throws invalidWebhookToken (401, code 50027) on the routes of the original response and of follow-ups once the token
 * has expired.
 *
 * Rules: interaction-followup-expired, interaction-original-expired.
 */
export function assertTokenValid(interaction: Pick<InteractionState, "issued_at">, now: Date): void {
  if (!isTokenValid(interaction, now)) throw errors.invalidWebhookToken();
}

/**
 * The outcome of a callback with a number of files; `interaction` is undefined if there is none with this id and token.
 *
 * Throws unknownInteraction (404, code 10062) in that case and after expiry; interactionAlreadyAcknowledged (400, code
 * 40060) if it was delivered by outgoing webhook or has its response; a form error if the response type does not fit
 * the interaction; emptyMessage (400, code 50006).
 *
 * Rules: interaction-callback-gateway-only, interaction-callback-webhook-delivered, interaction-callback-once,
 * interaction-callback-unknown, interaction-callback-expired, interaction-callback-state.
 */
export function outcomeOfCallback(
  interaction: InteractionState | undefined,
  response: InteractionResponse,
  now: Date,
  files = 0,
): Outcome {
  if (interaction === undefined || !isTokenValid(interaction, now)) throw errors.unknownInteraction();
  if (interaction.delivery === "webhook" || interaction.responded) throw errors.interactionAlreadyAcknowledged();
  return outcomeOf(interaction.type, response, files);
}

/**
 * The outcome of a response from either channel. Throws a form error if the response type does not fit the interaction
 * type, and emptyMessage (400, code 50006) for a message without content.
 *
 * Rules: interaction-response-component-only, interaction-response-pong-only-ping, interaction-callback-empty,
 * interaction-original-component, interaction-original-deferred, interaction-deferred-loading,
 * interaction-deferred-ephemeral, interaction-deferred-update-silent, interaction-update-message,
 * interaction-callback-ephemeral.
 */
export function outcomeOf(type: InteractionType, response: InteractionResponse, files = 0): Outcome {
  const isPing = type === InteractionType.PING;
  const isPong = response.type === InteractionCallbackType.PONG;
  if (isPing !== isPong) refuseType("must be 1 for a ping, and for nothing else");
  switch (response.type) {
    case InteractionCallbackType.PONG:
      return { kind: "acknowledged" };
    case InteractionCallbackType.CHANNEL_MESSAGE_WITH_SOURCE:
      assertNotEmpty({ ...response.data, files });
      return { kind: "message", flags: visibility(response.data.flags) };
    case InteractionCallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE:
      return { kind: "message", flags: visibility(response.data?.flags) | MessageFlags.LOADING };
    case InteractionCallbackType.DEFERRED_UPDATE_MESSAGE:
    case InteractionCallbackType.UPDATE_MESSAGE:
      if (type !== InteractionType.MESSAGE_COMPONENT) refuseType("must not be 6 or 7, which answer components only");
      return { kind: "component", edit: response.type === InteractionCallbackType.UPDATE_MESSAGE };
  }
}

/**
 * The flags of the original response after an edit, which ends its loading state and keeps its visibility.
 *
 * Rules: interaction-original-edit-ends-loading.
 */
export function flagsAfterEdit(flags: number): number {
  return flags & ~MessageFlags.LOADING;
}

/**
 * Throws unknownMessage (404, code 10008) for an ephemeral follow-up, which cannot be read, edited or deleted (READINGS
 * T66).
 *
 * Rules: interaction-followup-get-ephemeral, interaction-followup-edit-ephemeral,
 * interaction-followup-delete-ephemeral.
 */
export function assertReachableFollowup(message: { readonly flags: number }): void {
  if (isEphemeral(message.flags)) throw errors.unknownMessage();
}

/** The flag that determines who sees the message, out of those that a request may set. */
function visibility(flags: number | undefined): number {
  return isEphemeral(flags) ? MessageFlags.EPHEMERAL : 0;
}

function refuseType(message: string): void {
  refuse([{ path: "/type", code: "response-type", message }]);
}
