// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { FileInput } from "@guildwire/runtime/client";
import type { ResolvedChannel } from "./channels.js";
import type { Snowflake } from "./common.js";
import type { CustomId, MessageComponents } from "./components.js";
import type { GuildMember, PartialGuildMember } from "./members.js";
import type { AllowedMentions, EmbedList, Message, PartialAttachment, PartialMessage } from "./messages.js";
import type { Role } from "./roles.js";
import type { User } from "./users.js";

/**
 * What an application receives when a user uses a command or a component, or when it is pinged.
 *
 * - The validity of the token of an interaction begins with its issue. (interaction-token-validity)
 * - The field version is read-only and always 1. (version-interaction)
 * - In a guild an interaction carries member, in a DM it carries user. (interaction-member-or-user)
 * - The member of an interaction carries permissions, the member's total permissions in the channel with
 *   overwrites counted in. (interaction-member-permissions)
 */
export type Interaction = PingInteraction | ApplicationCommandInteraction | MessageComponentInteraction;

/** A check whether the application's endpoint answers. */
export interface PingInteraction {
  /** Id of the interaction. */
  id: Snowflake;
  /** Application that is pinged. */
  application_id: Snowflake;
  /** Marks a ping. */
  type: 1;
  data?: never;
  /** Continuation token; a ping has no use for it. */
  token: string;
  /** Version of the interaction; always 1 and never set by anyone but the service. */
  version: 1;
}

/** A user has used a command of the application. */
export interface ApplicationCommandInteraction {
  /** Id of the interaction. */
  id: Snowflake;
  /** Application that the command belongs to. */
  application_id: Snowflake;
  /** Marks the use of a command. */
  type: 2;
  /** The command and its options. */
  data: ApplicationCommandData;
  /** Guild in which the command was used. */
  guild_id?: Snowflake;
  /** Channel in which the command was used. */
  channel_id?: Snowflake;
  /** Who used it, in a guild; with permissions. */
  member?: GuildMember;
  /** Who used it, in a DM. */
  user?: User;
  /** Continuation token for responding, while it is valid. */
  token: string;
  /** Version of the interaction; always 1 and never set by anyone but the service. */
  version: 1;
  /**
   * Not sent for commands today.
   *
   * @remarks A choice: The field is described for components only; it is tolerated here.
   */
  message?: Message;
}

/**
 * A user has used a component of a message.
 *
 * - The interaction of a component carries the message that the component is on.
 *   (interaction-component-message)
 * - A response to a component's interaction may acknowledge it, send a follow-up, or edit the message that
 *   the component is on. (interaction-component-responses)
 */
export interface MessageComponentInteraction {
  /** Id of the interaction. */
  id: Snowflake;
  /** Application that the message belongs to. */
  application_id: Snowflake;
  /** Marks the use of a component. */
  type: 3;
  /** The component and, for a select menu, the choice. */
  data: MessageComponentData;
  /** Guild in which the component was used. */
  guild_id?: Snowflake;
  /** Channel in which the component was used. */
  channel_id?: Snowflake;
  /** Who used it, in a guild; with permissions. */
  member?: GuildMember;
  /** Who used it, in a DM. */
  user?: User;
  /** Continuation token for responding, while it is valid. */
  token: string;
  /** Version of the interaction; always 1 and never set by anyone but the service. */
  version: 1;
  /** The message that the component is on. */
  message: Message;
}

/** The kind of an interaction. */
export const InteractionType = {
  /** A check whether the application answers. */
  PING: 1,
  /** The use of a command. */
  APPLICATION_COMMAND: 2,
  /** The use of a component. */
  MESSAGE_COMPONENT: 3,
} as const;
export type InteractionType = (typeof InteractionType)[keyof typeof InteractionType] | (number & {});

/**
 * What was used, and how; its shape follows from the type of the interaction.
 *
 * Each kind of interaction has data of its own; this is for programs that handle the data of any kind.
 */
export type InteractionData = ApplicationCommandData | MessageComponentData;

/**
 * The command that was used.
 *
 * - The data of a command carries its id, its name and its type. (interaction-command-data)
 * - The data of a user command or a message command carries target_id. (interaction-command-target)
 */
export interface ApplicationCommandData {
  /** Id of the command. */
  id: Snowflake;
  /** Name of the command. */
  name: string;
  /** The kind of command. */
  type: ApplicationCommandType;
  /** The objects whose ids occur in the data. */
  resolved?: ResolvedData;
  /** Options that the user has given. */
  options?: InteractionDataOption[];
  /** The user or the message that a user command or a message command was used on. */
  target_id?: Snowflake;
  custom_id?: never;
  component_type?: never;
  values?: never;
}

/**
 * The component that was used; action rows send no interactions.
 *
 * - The data of a component carries its custom_id and its type, and no id, name or command type.
 *   (interaction-component-data)
 * - For a select menu the data carries values too, those of the chosen options; for a button it does not.
 *   (interaction-select-values)
 * - A receiver accepts values without comparing them with the menu. (interaction-select-values-unchecked)
 */
export type MessageComponentData = ButtonData | SelectMenuData;

/** The button that was pressed. */
export interface ButtonData {
  /** The custom_id of the button. */
  custom_id: CustomId;
  /** Marks a button. */
  component_type: 2;
  values?: never;
  id?: never;
  name?: never;
  type?: never;
  resolved?: never;
  options?: never;
  target_id?: never;
}

/** The select menu that was used, and the choice. */
export interface SelectMenuData {
  /** The custom_id of the menu. */
  custom_id: CustomId;
  /** Marks a select menu. */
  component_type: 3;
  /** The values of the chosen options; none where the menu allows that. */
  values: string[];
  id?: never;
  name?: never;
  type?: never;
  resolved?: never;
  options?: never;
  target_id?: never;
}

/**
 * An option that a user has given to a command.
 *
 * An option must not have both a value and options.
 *
 * @remarks A choice: The fields are not shown; these are the compatible service's.
 */
export interface InteractionDataOption {
  /** Name of the option. */
  name: string;
  /** The kind of option. */
  type: ApplicationCommandOptionType;
  /** What the user has given; not for subcommands and their groups. */
  value?: string | number | boolean;
  /** Options of a subcommand or of a group. */
  options?: InteractionDataOption[];
}

/**
 * Objects whose ids occur in the data of a command, by their ids.
 *
 * - The resolved data of a command holds every user, role and channel that its target and its options name,
 *   options of subcommands included, once each; a map without entries is left out.
 *   (interaction-resolved-options)
 * - A user who is a member of the guild is among the members too, without user, deaf and mute; in a direct
 *   message there are no members. (interaction-resolved-members)
 * - The permissions of a resolved channel are those of the user who used the command, overwrites included;
 *   for a thread the overwrites of its parent channel apply. Threads carry thread_metadata and parent_id.
 *   (interaction-resolved-channels)
 */
export interface ResolvedData {
  /** Users by id. */
  users?: { [key: string]: User };
  /** Members by the ids of their users; without user, deaf and mute. */
  members?: { [key: string]: PartialGuildMember };
  /** Roles by id. */
  roles?: { [key: string]: Role };
  /** Channels by id, in part. */
  channels?: { [key: string]: ResolvedChannel };
  /** Messages by id, in part. */
  messages?: { [key: string]: PartialMessage };
}

/** The interaction that a message responds to, where there was no message before. */
export interface MessageInteraction {
  /** Id of the interaction. */
  id: Snowflake;
  /** The kind of interaction. */
  type: InteractionType;
  /** Name of the command. */
  name: string;
  /** Who used the command. */
  user: User;
}

/**
 * The first response to an interaction.
 *
 * - Responses have type 1, 4, 5, 6 or 7; anything else is refused, 2 and 3 included.
 *   (interaction-response-types)
 * - Types 6 and 7 respond to interactions of components only; for commands they are refused with a 400.
 *   (interaction-response-component-only)
 * - Type 1 responds to a ping only, and a ping takes no other response. (interaction-response-pong-only-ping)
 */
export type InteractionResponse =
  | PongResponse
  | ChannelMessageResponse
  | DeferredChannelMessageResponse
  | DeferredUpdateMessageResponse
  | UpdateMessageResponse;

/** Acknowledges a ping. */
export interface PongResponse {
  /** Marks the answer to a ping. */
  type: 1;
}

/** Responds with a message. */
export interface ChannelMessageResponse {
  /** Marks a response with a message. */
  type: 4;
  /**
   * The message.
   *
   * @remarks A choice: Data is marked optional on responses in general; here the message cannot be without
   * it.
   */
  data: InteractionCallbackData;
}

/**
 * Acknowledges; the message comes later as an edit, and until then the user sees a loading state.
 *
 * - A response of type 5 shows the user a loading state until the response is edited.
 *   (interaction-deferred-loading)
 * - A response of type 5 with flags 64 makes the message that comes later ephemeral.
 *   (interaction-deferred-ephemeral)
 */
export interface DeferredChannelMessageResponse {
  /** Marks a message that comes later. */
  type: 5;
  /**
   * Flags of the message to come; its other fields have no effect.
   *
   * @remarks A choice: What data means here is not said; only whether the message is ephemeral must be known
   * early.
   */
  data?: InteractionCallbackData;
}

/**
 * Acknowledges the use of a component; its message is edited later, and the user sees no loading state.
 *
 * - A response of type 6 leaves the message as it is and shows no loading state.
 *   (interaction-deferred-update-silent)
 */
export interface DeferredUpdateMessageResponse {
  /** Marks an edit that comes later. */
  type: 6;
}

/**
 * Edits the message that the component is on.
 *
 * - A response of type 7 edits the message that the component is on; no new message is sent.
 *   (interaction-update-message)
 * - A response of type 7 that would leave the message without content, embeds, files and components is
 *   refused with a 400 and code 50006. (interaction-update-not-empty)
 */
export interface UpdateMessageResponse {
  /** Marks an edit. */
  type: 7;
  /**
   * What to change; what is left out stays as it is.
   *
   * @remarks A choice: Data is marked optional on responses in general; an edit without any is a response of
   * type 6.
   */
  data: InteractionCallbackData;
}

/**
 * The kind of a response. 6 and 7 are for components only.
 *
 * Responses state their kinds as constants, so that each kind is a type; this names them all for programs.
 */
export const InteractionCallbackType = {
  /** Acknowledges a ping. */
  PONG: 1,
  /** Responds with a message. */
  CHANNEL_MESSAGE_WITH_SOURCE: 4,
  /** Acknowledges; the message comes later, and the user sees a loading state. */
  DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE: 5,
  /** Acknowledges; the component's message is edited later, without a loading state. */
  DEFERRED_UPDATE_MESSAGE: 6,
  /** Edits the component's message. */
  UPDATE_MESSAGE: 7,
} as const;
export type InteractionCallbackType = (typeof InteractionCallbackType)[keyof typeof InteractionCallbackType];

/**
 * The message of a response. Not every field of a message is supported.
 *
 * - A response with flags 64 is seen by the user of the interaction only. (interaction-callback-ephemeral)
 */
export interface InteractionCallbackData {
  /** Whether the message is read aloud. */
  tts?: boolean;
  /**
   * Text of the message.
   *
   * At most 2000 characters.
   *
   * @remarks A choice: No limit is stated here; it is that of webhook messages.
   */
  content?: string;
  /** Embeds of the message. */
  embeds?: EmbedList;
  /** Which mentions in the content notify somebody. */
  allowed_mentions?: AllowedMentions;
  /** 64 for a message that only the user of the interaction sees. */
  flags?: InteractionCallbackFlags;
  /** Rows of components. */
  components?: MessageComponents;
}

/**
 * Bit flags of a response; EPHEMERAL is the only one.
 *
 * 0 to 64. A multiple of 64.
 *
 * - Flags of a response or a follow-up with any bit but 64 are refused. (interaction-flags-unknown)
 */
export const InteractionCallbackFlags = {
  /** Only the user of the interaction sees the message. */
  EPHEMERAL: 64,
} as const;
export type InteractionCallbackFlags = number;

/**
 * The kind of a command.
 *
 * @remarks A choice: The values are not shown; these are the compatible service's.
 */
export const ApplicationCommandType = {
  /** Typed in the message box, after a slash. */
  CHAT_INPUT: 1,
  /** Used on a user. */
  USER: 2,
  /** Used on a message. */
  MESSAGE: 3,
} as const;
export type ApplicationCommandType =
  | (typeof ApplicationCommandType)[keyof typeof ApplicationCommandType]
  | (number & {});

/**
 * The kind of an option.
 *
 * @remarks A choice: The values are not shown; these are the compatible service's.
 */
export const ApplicationCommandOptionType = {
  /** A subcommand; carries options. */
  SUB_COMMAND: 1,
  /** A group of subcommands; carries options. */
  SUB_COMMAND_GROUP: 2,
  /** A text. */
  STRING: 3,
  /** A whole number. */
  INTEGER: 4,
  /** True or false. */
  BOOLEAN: 5,
  /** The id of a user. */
  USER: 6,
  /** The id of a channel. */
  CHANNEL: 7,
  /** The id of a role. */
  ROLE: 8,
  /** The id of a user or of a role. */
  MENTIONABLE: 9,
  /** A number. */
  NUMBER: 10,
} as const;
export type ApplicationCommandOptionType =
  | (typeof ApplicationCommandOptionType)[keyof typeof ApplicationCommandOptionType]
  | (number & {});

export type CreateInteractionResponseBody = InteractionResponse;

export interface EditOriginalInteractionResponseBody {
  /**
   * New text of the message.
   *
   * At most 2000 characters.
   */
  content?: string;
  /** Embeds, in place of those before. */
  embeds?: EmbedList;
  /** Which mentions in the new content notify somebody. */
  allowed_mentions?: AllowedMentions;
  /**
   * The attachments that the message keeps; those left out are removed.
   *
   * At most 100 items.
   *
   * @remarks A choice: No bound is stated; one is chosen (T96).
   */
  attachments?: readonly PartialAttachment[];
  /** Rows of components. */
  components?: MessageComponents;
}

export interface EditOriginalInteractionResponseMultipartBody {
  /**
   * New text of the message.
   *
   * At most 2000 characters.
   */
  content?: string;
  /** Embeds, in place of those before. */
  embeds?: EmbedList;
  /** A file to add. */
  file?: FileInput;
  /** All of the body but files, as JSON; other parts that are no files are then ignored. */
  payload_json?: string;
  /** Which mentions in the new content notify somebody. */
  allowed_mentions?: AllowedMentions;
  /**
   * The attachments that the message keeps; those left out are removed.
   *
   * At most 100 items.
   *
   * @remarks A choice: No bound is stated; one is chosen (T96).
   */
  attachments?: readonly PartialAttachment[];
  /** Rows of components. */
  components?: MessageComponents;
  [key: string]: unknown;
}

export type InteractionCreateBody = Interaction;
