import { applicationOfBotStatement } from "./applications.js";
import { channelsStatement, guildStatement, rolesStatement } from "./guild.js";
import { memberStatement, membersStatement, searchStatement } from "./members.js";

/** The statements that the service sends most, each as the text that is prepared. */
export const hotStatements = {
  applicationOfBot: applicationOfBotStatement,
  channels: channelsStatement,
  guild: guildStatement,
  member: memberStatement,
  members: membersStatement,
  roles: rolesStatement,
  search: searchStatement,
} as const;
