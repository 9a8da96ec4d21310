import type {
  Embed,
  InteractionData,
  MessageComponents,
  MessageInteraction,
  MessageReference,
  PartialChannel,
  PartialGuild,
  User,
} from "@guildwire/api/types";
import type { Generated } from "kysely";
import type { DefaultJson, Json } from "./columns.js";

export interface WebhooksTable {
  guild_id: string;
  id: string;
  /** 1 Incoming, 2 Channel Follower, 3 Application. */
  type: number;
  channel_id: string;
  user_id: string | null;
  name: string | null;
  avatar: string | null;
  application_id: string | null;
  /** The integration that the webhook belongs to. */
  integration_id: string | null;
  source_guild: Json<PartialGuild> | null;
  source_channel: Json<PartialChannel> | null;
  /** Part of the input from which the token is derived: an increment makes a new token. */
  token_version: Generated<number>;
  created_at: Date;
}

/** Messages of guilds, and those outside of guilds with guild 0. */
export interface MessagesTable {
  guild_id: string;
  id: string;
  channel_id: string;
  /** The author; null for a message of a webhook. */
  author_id: string | null;
  /** The author object of a webhook message. */
  author: Json<User> | null;
  webhook_id: string | null;
  application_id: string | null;
  /** The interaction that the message responds to. */
  interaction_id: string | null;
  interaction: Json<MessageInteraction> | null;
  type: Generated<number>;
  content: Generated<string>;
  embeds: DefaultJson<Embed[]>;
  components: DefaultJson<MessageComponents>;
  mentions: DefaultJson<string[]>;
  mention_roles: DefaultJson<string[]>;
  mention_everyone: Generated<boolean>;
  message_reference: Json<MessageReference> | null;
  tts: Generated<boolean>;
  pinned: Generated<boolean>;
  flags: Generated<number>;
  created_at: Date;
  edited_at: Date | null;
}

export interface AttachmentsTable {
  guild_id: string;
  id: string;
  message_id: string;
  filename: string;
  content_type: string | null;
  size: number;
  height: number | null;
  width: number | null;
  bytes: Uint8Array;
}

export interface InteractionsTable {
  guild_id: string;
  id: string;
  application_id: string;
  /** 2 for a command, 3 for a component. */
  type: number;
  data: Json<InteractionData>;
  channel_id: string | null;
  user_id: string;
  /** The message whose component was used. */
  message_id: string | null;
  /** `gateway`, or `webhook` for an interaction that was sent to the application's endpoint. */
  delivery: "gateway" | "webhook";
  /** `received`, `deferred` or `responded`. */
  state: Generated<string>;
  /** The type of the first response. */
  callback_type: number | null;
  /** The message that @original refers to. */
  original_message_id: string | null;
  token_version: Generated<number>;
  created_at: Date;
  responded_at: Date | null;
}
