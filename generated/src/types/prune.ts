// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Snowflake } from "./common.js";

/** How many members a prune would remove. */
export interface PruneCount {
  /**
   * The number of members.
   *
   * At least 0.
   */
  pruned: number;
}

/** How many members a prune has removed. */
export interface PruneResult {
  /**
   * The number of members; null when the count was switched off.
   *
   * At least 0.
   */
  pruned: number | null;
}

/** Whom to remove. */
export interface BeginGuildPruneBody {
  /**
   * Days without activity after which a member counts as inactive.
   *
   * 1 to 30.
   *
   * @default 7
   */
  days?: number;
  /**
   * Whether the answer has the number of removed members; false is better for large guilds.
   *
   * @default true
   */
  compute_prune_count?: boolean;
  /**
   * Ids of roles; members who have no others can be removed too.
   *
   * At most 250 items.
   *
   * @remarks A choice: No bound is stated; as many as a guild may have roles (T96).
   * @default []
   */
  include_roles?: readonly Snowflake[];
  /**
   * Why the members are removed.
   *
   * @deprecated
   */
  reason?: string;
}
