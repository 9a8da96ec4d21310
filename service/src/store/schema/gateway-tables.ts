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
  /** An id, new with each change. */
  version: string;
  /** All properties but name and type. */
  definition: Json<Omit<NewApplicationCommand, "name" | "type">>;
}

/** Sessions of the gateway that may be resumed. */
export interface GatewaySessionsTable {
  /** 256 random bits. */
  id: string;
  application_id: string;
  /** Bits of `GatewayIntents`. */
  intents: number;
  shard_id: number;
  shard_count: number;
  /** The sequence number that the client has confirmed last, and the position of that event. */
  confirmed: Bits;
  transaction_id: string;
  event_sequence: Bits;
  event_id: string;
  /** The time of the last heartbeat, with an error of a few minutes. */
  seen_at: Date;
}
