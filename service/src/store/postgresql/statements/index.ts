import { channelsStatement, guildStatement, rolesStatement } from "./guild.js";
import { applicationOfBotStatement, applicationStatement, guildOfStatement } from "./lookups.js";
import { memberStatement, membersStatement, searchStatement } from "./members.js";

import {
  appendEventsStatement,
  insertMessageStatement,
  lockGuildStatement,
  unitCallerStatement,
  webhookStatement,
} from "./units.js";

/** The most frequent statements, as the texts that are prepared. */
export const hotStatements = {
  appendEvents: appendEventsStatement,
  application: applicationStatement,
  applicationOfBot: applicationOfBotStatement,
  channels: channelsStatement,
  guildOf: guildOfStatement,
  insertMessage: insertMessageStatement,
  lockGuild: lockGuildStatement,
  guild: guildStatement,
  member: memberStatement,
  members: membersStatement,
  roles: rolesStatement,
  search: searchStatement,
  unitCaller: unitCallerStatement,
  webhook: webhookStatement,
} as const;

/**
 * Statements without a name, which PostgreSQL plans for the values of each call: a plan for any values would suit
 * guilds of average size only.
 */
export const plannedForValues: ReadonlySet<string> = new Set([searchStatement]);
