// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Client, commaList, json, rateLimit, scalar, segment, send } from "@guildwire/runtime/client";
import type { Snowflake } from "../types/common.js";
import type { BeginGuildPruneBody, PruneCount, PruneResult } from "../types/prune.js";
import { type CallOptions, botOrBearerLogin } from "./security.js";

/** Arguments of getGuildPruneCount. */
export interface GetGuildPruneCountArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /**
   * Days without activity after which a member counts as inactive.
   *
   * 1 to 30.
   *
   * @default 7
   */
  days?: number;
  /**
   * Ids of roles, separated by commas; members who have no others can be removed too.
   *
   * At most 250 items.
   *
   * @default []
   */
  include_roles?: readonly Snowflake[];
}

/**
 * Count the members that a prune would remove
 *
 * Returns how many members a prune with the same days and roles would remove, and removes nobody.
 *
 * `GET /guilds/{guild_id}/prune` Login: bot, or bearer. Permissions: KICK_MEMBERS.
 *
 * - Counting removes nobody and fires no event. (prune-count-only)
 * - The count is what a prune with the same days and include_roles would remove at that moment.
 *   (prune-count-agrees)
 * - In the query include_roles is one value, with its ids separated by commas. (prune-count-roles-text)
 */
export async function getGuildPruneCount(
  client: Client,
  args: GetGuildPruneCountArgs,
  options?: CallOptions,
): Promise<PruneCount> {
  return send(client, {
    id: "getGuildPruneCount",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/prune`,
    query: scalar("days", args.days) + commaList("include_roles", args.include_roles),
    security: botOrBearerLogin,
    limit: rateLimit("getGuildPruneCount", args.guild_id),
  }, options);
}

/** Arguments of beginGuildPrune. */
export interface BeginGuildPruneArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  body?: BeginGuildPruneBody;
}

/**
 * Remove inactive members
 *
 * Removes members who have been inactive for some days. For large guilds switch the count off, as it has to
 * wait for the end of the prune.
 *
 * `POST /guilds/{guild_id}/prune` Login: bot, or bearer. Permissions: KICK_MEMBERS. Events:
 * GUILD_MEMBER_REMOVE (one or more, when once for each member who was removed).
 *
 * - Without include_roles only members without any role are removed. (prune-default-no-roles)
 * - With include_roles an inactive member is removed, or counted, when each role of the member is among them;
 *   one of them is not enough beside others. (prune-include-roles-subset)
 * - Inactive members without roles are removed with include_roles too. (prune-include-roles-none)
 * - With compute_prune_count false, pruned is null, and the members are removed all the same.
 *   (prune-count-null)
 * - GUILD_MEMBER_REMOVE is fired once for each member who was removed. (prune-events)
 * - A member is inactive whom the service has seen neither join nor do anything in the guild for the given
 *   number of days. (prune-inactive)
 * - The owner of the guild is never pruned. (prune-owner)
 * - Ids in include_roles that are no roles of the guild have no effect. (prune-unknown-roles)
 * - The body may be absent; then all defaults apply. (prune-body-optional)
 * - The deprecated reason is accepted and has no effect on the prune. (prune-reason)
 */
export async function beginGuildPrune(
  client: Client,
  args: BeginGuildPruneArgs,
  options?: CallOptions,
): Promise<PruneResult> {
  return send(client, {
    id: "beginGuildPrune",
    method: "POST",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/prune`,
    body: json(args.body),
    security: botOrBearerLogin,
    limit: rateLimit("beginGuildPrune", args.guild_id),
  }, options);
}
