import type { Generated } from "kysely";
import type { Bits, Json } from "./columns.js";
import type { NewerEventValues } from "./guild-tables.js";

export interface UsersTable {
  id: string;
  username: string;
  /** The case-folded `username`, for searches. */
  username_folded: string;
  discriminator: string;
  avatar: string | null;
  /** The application whose bot the user is. */
  application_id: string | null;
  system: Generated<boolean>;
  mfa_enabled: Generated<boolean>;
  /** Whether the e-mail address is verified. */
  verified: Generated<boolean>;
  phone_verified: Generated<boolean>;
  public_flags: Generated<number>;
}

export interface ApplicationsTable {
  id: string;
  name: string;
  icon: string | null;
  description: Generated<string>;
  summary: Generated<string>;
  owner_id: string;
  bot_id: string;
  /** SHA-256 of the bot's token. */
  bot_token_hash: Uint8Array;
  /** 64 hexadecimal digits. */
  public_key: string;
  /** PKCS #8, in base64. */
  private_key: string;
  /** While set, interactions are sent to this URL instead of the gateway. */
  interactions_endpoint_url: string | null;
  /** When the next routine check of the URL is due. */
  endpoint_check_at: Date | null;
}

/** OAuth2 access tokens. */
export interface AccessTokensTable {
  /** SHA-256 of the token. */
  hash: Uint8Array;
  user_id: string;
  /** The application that the user has granted it to. */
  application_id: string;
  scopes: string[];
  created_at: Date;
  expires_at: Date;
}

/** Maps ids that identify an object in a path to the object's guild; 0 for objects outside of guilds. */
export interface DirectoryTable {
  kind: DirectoryKind;
  /** An id, or the code of an invite. */
  id: string;
  guild_id: string;
}

export type DirectoryKind = "channel" | "integration" | "interaction" | "invite" | "message" | "webhook";

export interface ImagesTable {
  /** The guild, webhook or user that the image belongs to. */
  owner_id: string;
  /** The hash in responses; that of an animated image begins with `a_`. */
  hash: string;
  content_type: string;
  bytes: Uint8Array;
}

/** Events to be delivered, written in the transaction of the change that they describe. */
export interface OutboxTable {
  /** The same for every delivery of the event. */
  id: string;
  /** 0 for events outside of guilds. */
  guild_id: string;
  /** The sequence number in the guild, without gaps, in commit order. */
  sequence: Bits;
  event: string;
  payload: Json<unknown>;
  /** Ids of the recipient applications. */
  audience: string[];
  /**
   * The number of the transaction that wrote the event, or a greater one. No transaction can add an event below the
   * oldest transaction in progress. See `store/postgresql/event-numbering.ts`.
   */
  transaction_id: string;
  created_at: Date;
  /** Null if the payload has no role, channel or interaction, and in events of former versions. */
  newer: Json<NewerEventValues> | null;
}

/** One row: the position of the last deleted event of the outbox. */
export interface OutboxFloorTable {
  only_row: Generated<boolean>;
  transaction_id: string;
  sequence: Bits;
  id: string;
}

/** The position of the last deleted event of an application; no row if none was deleted. */
export interface ApplicationFloorsTable {
  application_id: string;
  transaction_id: string;
  sequence: Bits;
  id: string;
}

/** One row: see `store/postgresql/event-numbering.ts`. */
export interface EventNumberingTable {
  only_row: Generated<boolean>;
  /** The offset of event numbers from the database's transaction numbers. */
  ahead: string;
  /** The database's history at the last check; null before the first. */
  origin: string | null;
}

/** Notifications of application owners. */
export interface NotificationsTable {
  id: string;
  user_id: string;
  application_id: string;
  kind: string;
  message: string;
  created_at: Date;
}

/** One row: the offset of the service's time, set by tests. */
export interface ClockTable {
  id: Generated<number>;
  offset_milliseconds: Bits;
}

/** Secrets that the service generates for itself. */
export interface SecretsTable {
  name: string;
  value: Uint8Array;
}
