import type { NewApplicationCommand } from "@guildwire/control/types";
import type { Bits, Json } from "./columns.js";

/** The commands that applications have registered. */
export interface ApplicationCommandsTable {
  /** 0 for global commands. */
  guild_id: string;
  application_id: string;
  id: string;
  type: number;
  name: string;
  /** An id that changes with each update. */
  version: string;
  /** All properties except name and type. */
  definition: Json<Omit<NewApplicationCommand, "name" | "type">>;
}

/** Sessions of the gateway that can be resumed. */
export interface GatewaySessionsTable {
  /** 256 random bits. */
  id: string;
  application_id: string;
  /** Bits of `GatewayIntents`. */
  intents: number;
  shard_id: number;
  shard_count: number;
  /** The last sequence number that the client has confirmed, and the position of that event. */
  confirmed: Bits;
  transaction_id: string;
  event_sequence: Bits;
  event_id: string;
  /** The time of the last activity, accurate to a few minutes. */
  seen_at: Date;
}
