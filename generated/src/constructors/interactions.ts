// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type {
  ChannelMessageResponse,
  DeferredChannelMessageResponse,
  DeferredUpdateMessageResponse,
  InteractionCallbackData,
  PongResponse,
  UpdateMessageResponse,
} from "../types/interactions.js";

/** Acknowledges a ping. */
export function pong(): PongResponse {
  return { type: 1 };
}

/** Responds with a message. */
export function channelMessage(data: InteractionCallbackData): ChannelMessageResponse {
  return { type: 4, data };
}

/** Acknowledges; the message comes later as an edit. */
export function deferredChannelMessage(
  options?: Omit<DeferredChannelMessageResponse, "type">,
): DeferredChannelMessageResponse {
  return { ...options, type: 5 };
}

/** Acknowledges the use of a component; its message is edited later. */
export function deferredUpdateMessage(): DeferredUpdateMessageResponse {
  return { type: 6 };
}

/** Edits the message that the component is on. */
export function updateMessage(data: InteractionCallbackData): UpdateMessageResponse {
  return { type: 7, data };
}
