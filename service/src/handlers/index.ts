import type { Handlers } from "@guildwire/api/server";
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

/** What createNodeHandler and createFetchHandler take. */
export const handlers: Handlers<Principal> = {
  guilds: new Guilds(),
  channels: new Channels(),
  members: new Members(),
  bans: new Bans(),
  roles: new Roles(),
  prune: new Prune(),
  voice: new Voice(),
  invites: new Invites(),
  integrations: new Integrations(),
  widgets: new Widgets(),
  welcomeScreens: new WelcomeScreens(),
  webhooks: new Webhooks(),
  interactions: new Interactions(),
};
