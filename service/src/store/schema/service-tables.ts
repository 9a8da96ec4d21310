import type { Generated } from "kysely";
import type { Bits, Json } from "./columns.js";

export interface UsersTable {
  id: string;
  username: string;
  /** `username` as a search compares it. */
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
  /** Interactions go there, and not to the gateway, while it is set. */
  interactions_endpoint_url: string | null;
  /** When the address is due for its next routine check. */
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

/** From ids that stand alone in a path to their guild; 0 for what is in none. */
export interface DirectoryTable {
  kind: DirectoryKind;
  /** An id, or the code of an invite. */
  id: string;
  guild_id: string;
}

export type DirectoryKind = "channel" | "integration" | "interaction" | "invite" | "message" | "webhook";

export interface ImagesTable {
  /** The guild, webhook or user whose picture it is. */
  owner_id: string;
  /** What interfaces show instead of the picture; `a_` stands before that of an animation. */
  hash: string;
  content_type: string;
  bytes: Uint8Array;
}

/** What waits to be delivered, written in the transaction of the change that it tells of. */
export interface OutboxTable {
  /** Stays the same however often the event is delivered. */
  id: string;
  /** 0 for what happens outside of guilds. */
  guild_id: string;
  /** Events of a guild are numbered without gaps, in the order in which they became true. */
  sequence: Bits;
  event: string;
  payload: Json<unknown>;
  /** Ids of the applications that it is for. */
  audience: string[];
  /**
   * The transaction that wrote it, or a greater one: what is older than the oldest one under way is complete. Numbered as
   * `store/event-numbering.ts` says.
   */
  transaction_id: string;
  created_at: Date;
}

/** One row: the last place of the outbox whose event is deleted. */
export interface OutboxFloorTable {
  only_row: Generated<boolean>;
  transaction_id: string;
  sequence: Bits;
  id: string;
}

/** The last place of the outbox whose event for an application is deleted; none is where none was. */
export interface ApplicationFloorsTable {
  application_id: string;
  transaction_id: string;
  sequence: Bits;
  id: string;
}

/** One row: see `store/event-numbering.ts`. */
export interface EventNumberingTable {
  only_row: Generated<boolean>;
  /** How far the numbers of events are ahead of the database's transactions. */
  ahead: string;
  /** The database's history when somebody looked last; null if nobody has. */
  origin: string | null;
}

/** What the owner of an application is told. */
export interface NotificationsTable {
  id: string;
  user_id: string;
  application_id: string;
  kind: string;
  message: string;
  created_at: Date;
}

/** One row: how far tests have moved the service's time. */
export interface ClockTable {
  id: Generated<number>;
  offset_milliseconds: Bits;
}

/** Secrets that the service has made for itself. */
export interface SecretsTable {
  name: string;
  value: Uint8Array;
}
