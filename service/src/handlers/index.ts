import type { Handlers } from "@guildwire/api/server";
import type { Services } from "../services.js";
import { Bans } from "./bans.js";
import { Channels } from "./channels.js";
import { Guilds } from "./guilds.js";
import { Integrations } from "./integrations.js";
import { Interactions } from "./interactions.js";
import { Invites } from "./invites.js";
import { Members } from "./members.js";
import type { Principal } from "./principal.js";
import { Prune } from "./prune.js";
import { Roles } from "./roles.js";
import { Voice } from "./voice.js";
import { Webhooks } from "./webhooks.js";
import { WelcomeScreens } from "./welcome-screens.js";
import { Widgets } from "./widgets.js";

/** The handlers of the whole interface, for createNodeHandler and createFetchHandler. */
export function createHandlers(services: Services): Handlers<Principal> {
  return {
    guilds: new Guilds(services),
    channels: new Channels(services),
    members: new Members(services),
    bans: new Bans(services),
    roles: new Roles(services),
    prune: new Prune(services),
    voice: new Voice(services),
    invites: new Invites(services),
    integrations: new Integrations(services),
    widgets: new Widgets(services),
    welcomeScreens: new WelcomeScreens(services),
    webhooks: new Webhooks(services),
    interactions: new Interactions(services),
  };
}
