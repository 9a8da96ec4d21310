import type { Handlers } from "@guildwire/control/server";
import { Applications } from "./applications.js";
import { Channels } from "./channels.js";
import { Clock } from "./clock.js";
import { Events } from "./events.js";
import { Guilds } from "./guilds.js";
import { Interactions } from "./interactions.js";
import { Members } from "./members.js";
import { Messages } from "./messages.js";
import type { Principal } from "./principal.js";
import { Users } from "./users.js";

/** What createNodeHandler and createFetchHandler take. */
export const handlers: Handlers<Principal> = {
  users: new Users(),
  applications: new Applications(),
  guilds: new Guilds(),
  members: new Members(),
  channels: new Channels(),
  messages: new Messages(),
  interactions: new Interactions(),
  events: new Events(),
  clock: new Clock(),
};
