import type { Handlers } from "@guildwire/control/server";
import type { Services } from "../../services.js";
import { Applications } from "./applications.js";
import { Bots } from "./bots.js";
import { Channels } from "./channels.js";
import { Clock } from "./clock.js";
import { Commands } from "./commands.js";
import { Events } from "./events.js";
import { Gateway, type Gateways } from "./gateway.js";
import { Guilds } from "./guilds.js";
import { Interactions } from "./interactions.js";
import { Members } from "./members.js";
import { Messages } from "./messages.js";
import type { Principal } from "./principal.js";
import { Users } from "./users.js";

/**
 * The handlers of the control interface, for createNodeHandler and createFetchHandler.
 *
 * @param closing Aborts when the service closes.
 */
export function createHandlers(services: Services, gateways: Gateways, closing: AbortSignal): Handlers<Principal> {
  return {
    users: new Users(services),
    applications: new Applications(services),
    guilds: new Guilds(services),
    members: new Members(services),
    channels: new Channels(services),
    messages: new Messages(services),
    interactions: new Interactions(services),
    events: new Events(services, closing),
    clock: new Clock(services),
    gateway: new Gateway(gateways),
    commands: new Commands(services),
    bots: new Bots(services),
  };
}
