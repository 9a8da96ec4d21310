// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Client } from "@guildwire/runtime/client";
import {
  type DispatchContext,
  type DispatchDefinition,
  type Endpoint,
  type EndpointOptions,
  type Route,
  type RouteDelivery,
  type RouteMatch,
  type RouteParameters,
  createEndpoint,
} from "@guildwire/runtime/dispatch";
import { verifyRequest } from "@guildwire/runtime/signing";
import {
  type CreateFollowupMessageArgs,
  type DeleteFollowupMessageArgs,
  type EditFollowupMessageArgs,
  type EditOriginalInteractionResponseArgs,
  type GetFollowupMessageArgs,
  createFollowupMessage,
  createInteractionResponse,
  deleteFollowupMessage,
  deleteOriginalInteractionResponse,
  editFollowupMessage,
  editOriginalInteractionResponse,
  getFollowupMessage,
  getOriginalInteractionResponse,
} from "./client/interactions.js";
import type { CallOptions } from "./client/security.js";
import type {
  ApplicationCommandInteraction,
  ChannelMessageResponse,
  DeferredChannelMessageResponse,
  DeferredUpdateMessageResponse,
  InteractionResponse,
  MessageComponentInteraction,
  UpdateMessageResponse,
} from "./types/interactions.js";
import { Interaction, InteractionResponse as InteractionResponse_2 } from "./validators/interactions.js";

export { DispatchError } from "@guildwire/runtime/dispatch";
export { SigningError } from "@guildwire/runtime/signing";

/** Every Interaction that goes to handlers. */
export type RoutedInteraction = ApplicationCommandInteraction | MessageComponentInteraction;

/** What may follow the response to an Interaction, bound to its token. */
export interface InteractionFollowUps {
  /** Create a follow-up message. */
  createFollowupMessage(
    args: Omit<CreateFollowupMessageArgs, "application_id" | "interaction_token">,
    options?: CallOptions,
  ): ReturnType<typeof createFollowupMessage>;
  /** Get a follow-up message. */
  getFollowupMessage(
    args: Omit<GetFollowupMessageArgs, "application_id" | "interaction_token">,
    options?: CallOptions,
  ): ReturnType<typeof getFollowupMessage>;
  /** Edit a follow-up message. */
  editFollowupMessage(
    args: Omit<EditFollowupMessageArgs, "application_id" | "interaction_token">,
    options?: CallOptions,
  ): ReturnType<typeof editFollowupMessage>;
  /** Delete a follow-up message. */
  deleteFollowupMessage(
    args: Omit<DeleteFollowupMessageArgs, "application_id" | "interaction_token">,
    options?: CallOptions,
  ): ReturnType<typeof deleteFollowupMessage>;
  /** Get the original response to an interaction. */
  getOriginalInteractionResponse(options?: CallOptions): ReturnType<typeof getOriginalInteractionResponse>;
  /** Edit the original response to an interaction. */
  editOriginalInteractionResponse(
    args: Omit<EditOriginalInteractionResponseArgs, "application_id" | "interaction_token">,
    options?: CallOptions,
  ): ReturnType<typeof editOriginalInteractionResponse>;
  /** Delete the original response to an interaction. */
  deleteOriginalInteractionResponse(
    options?: CallOptions,
  ): ReturnType<typeof deleteOriginalInteractionResponse>;
}

function bindInteraction(client: Client, delivery: RoutedInteraction): InteractionFollowUps {
  return {
    createFollowupMessage: (args, options) => createFollowupMessage(client, {
      ...args,
      application_id: delivery.application_id,
      interaction_token: delivery.token,
    }, options),
    getFollowupMessage: (args, options) => getFollowupMessage(client, {
      ...args,
      application_id: delivery.application_id,
      interaction_token: delivery.token,
    }, options),
    editFollowupMessage: (args, options) => editFollowupMessage(client, {
      ...args,
      application_id: delivery.application_id,
      interaction_token: delivery.token,
    }, options),
    deleteFollowupMessage: (args, options) => deleteFollowupMessage(client, {
      ...args,
      application_id: delivery.application_id,
      interaction_token: delivery.token,
    }, options),
    getOriginalInteractionResponse: (options) => getOriginalInteractionResponse(client, {
      application_id: delivery.application_id,
      interaction_token: delivery.token,
    }, options),
    editOriginalInteractionResponse: (args, options) => editOriginalInteractionResponse(client, {
      ...args,
      application_id: delivery.application_id,
      interaction_token: delivery.token,
    }, options),
    deleteOriginalInteractionResponse: (options) => deleteOriginalInteractionResponse(client, {
      application_id: delivery.application_id,
      interaction_token: delivery.token,
    }, options),
  };
}

/** What a handler gets beside the Interaction. */
export type InteractionContext<Parameters = unknown> = DispatchContext<InteractionFollowUps, Parameters>;

/** The responses to a command. */
export type CommandResponse = ChannelMessageResponse | DeferredChannelMessageResponse;

/** Responds to a command, at once or later. */
export type CommandHandler<Parameters = unknown> = (
  delivery: ApplicationCommandInteraction,
  context: InteractionContext<Parameters>,
) => CommandResponse | Promise<CommandResponse>;

/** A handler for each command that matches: whole, by a prefix, or by a pattern. */
export function onCommand<const Match extends RouteMatch>(
  match: Match,
  handler: CommandHandler<RouteParameters<Match>>,
): Route {
  return { name: "command", match, handler };
}

type ComponentKind = NonNullable<MessageComponentInteraction["data"]>["component_type"];

/** What is delivered of a component, of the kind that a match names. */
type ComponentDelivery<Match> = RouteDelivery<MessageComponentInteraction, ["data", "component_type"], Match>;

/** The responses to a component. */
export type ComponentResponse =
  | ChannelMessageResponse
  | DeferredChannelMessageResponse
  | DeferredUpdateMessageResponse
  | UpdateMessageResponse;

/** Responds to a component, at once or later. */
export type ComponentHandler<Parameters = unknown, Delivery = MessageComponentInteraction> = (
  delivery: Delivery,
  context: InteractionContext<Parameters>,
) => ComponentResponse | Promise<ComponentResponse>;

/** A handler for each component that matches: whole, by a prefix, by a pattern or by its kind. */
export function onComponent<const Match extends RouteMatch<ComponentKind>>(
  match: Match,
  handler: ComponentHandler<RouteParameters<Match>, ComponentDelivery<Match>>,
): Route {
  return { name: "component", match, handler };
}

/** Responds with a message. */
export function reply(data: ChannelMessageResponse["data"]): ChannelMessageResponse {
  return { type: 4, data };
}

/** Responds with a message. */
export function ephemeral(data: Omit<ChannelMessageResponse["data"], "flags">): ChannelMessageResponse {
  return { type: 4, data: { ...data, flags: 64 } };
}

/** Acknowledges; the message comes later as an edit, and until then the user sees a loading state. */
export function deferReply(
  data?: NonNullable<DeferredChannelMessageResponse["data"]>,
): DeferredChannelMessageResponse {
  return { type: 5, ...(data === undefined ? {} : { data }) };
}

/** Acknowledges the use of a component; its message is edited later, and the user sees no loading state. */
export function deferUpdate(): DeferredUpdateMessageResponse {
  return { type: 6 };
}

/** Edits the message that the component is on. */
export function updateMessage(data: UpdateMessageResponse["data"]): UpdateMessageResponse {
  return { type: 7, data };
}

const definitionOfInteraction: DispatchDefinition = {
  verify: verifyRequest,
  signature: {
    signatureHeader: "X-Signature-Ed25519",
    timestampHeader: "X-Signature-Timestamp",
    failureStatus: 401,
  },
  discriminator: "type",
  automatic: [{ when: 1, respond: { type: 1 } }],
  routes: [
    { when: 2, name: "command", key: ["data", "name"] },
    { when: 3, name: "component", key: ["data", "custom_id"], kind: ["data", "component_type"] },
  ],
  allowed: [{ when: 2, allow: [4, 5] }, { when: 3, allow: [4, 5, 6, 7] }],
  delivery: Interaction,
  response: InteractionResponse_2,
  validity: 900000,
  followUps: bindInteraction,
  callback: (client: Client, delivery: RoutedInteraction, response: InteractionResponse) => createInteractionResponse(client, {
    interaction_id: delivery.id,
    interaction_token: delivery.token,
    body: response,
  }),
};

/**
 * An endpoint that verifies, checks and answers each Interaction. `fetch` and `node` are handlers for hosts,
 * `receive` is for deliveries over a gateway; all of them run the same handlers. Throws a SigningError for a
 * public key that is none, a TypeError for routes that cannot be told apart.
 */
export function createInteractionEndpoint(options: EndpointOptions): Endpoint {
  return createEndpoint(definitionOfInteraction, options);
}
