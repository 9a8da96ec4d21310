// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { User } from "./users.js";

/** A user who is kept out of a guild. */
export interface Ban {
  /** Why the user is banned; null for no reason given. */
  reason: string | null;
  /** The user who is banned. */
  user: User;
}

/** How far back messages are deleted, and why. */
export interface CreateGuildBanBody {
  /**
   * Messages of the user from this many last days are deleted.
   *
   * 0 to 7.
   *
   * @remarks A choice: No default is stated; 0 deletes nothing that nobody asked to be deleted.
   * @default 0
   */
  delete_message_days?: number;
  /**
   * Why the user is banned.
   *
   * @deprecated
   */
  reason?: string;
}
