// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Route, canonicalPath } from "@guildwire/runtime/server";
import {
  createGuildBanOperation,
  getGuildBanOperation,
  getGuildBansOperation,
  removeGuildBanOperation,
} from "./operations/bans.js";
import {
  createGuildChannelOperation,
  getGuildChannelsOperation,
  listActiveThreadsOperation,
  modifyGuildChannelPositionsOperation,
} from "./operations/channels.js";
import {
  createGuildOperation,
  deleteGuildOperation,
  getGuildOperation,
  getGuildPreviewOperation,
  modifyGuildOperation,
} from "./operations/guilds.js";
import { deleteGuildIntegrationOperation, getGuildIntegrationsOperation } from "./operations/integrations.js";
import {
  createFollowupMessageOperation,
  createInteractionResponseOperation,
  deleteFollowupMessageOperation,
  deleteOriginalInteractionResponseOperation,
  editFollowupMessageOperation,
  editOriginalInteractionResponseOperation,
  getFollowupMessageOperation,
  getOriginalInteractionResponseOperation,
} from "./operations/interactions.js";
import { getGuildInvitesOperation, getGuildVanityUrlOperation } from "./operations/invites.js";
import {
  addGuildMemberOperation,
  addGuildMemberRoleOperation,
  getGuildMemberOperation,
  listGuildMembersOperation,
  modifyCurrentUserNickOperation,
  modifyGuildMemberOperation,
  removeGuildMemberOperation,
  removeGuildMemberRoleOperation,
  searchGuildMembersOperation,
} from "./operations/members.js";
import { beginGuildPruneOperation, getGuildPruneCountOperation } from "./operations/prune.js";
import {
  createGuildRoleOperation,
  deleteGuildRoleOperation,
  getGuildRolesOperation,
  modifyGuildRoleOperation,
  modifyGuildRolePositionsOperation,
} from "./operations/roles.js";
import {
  getGuildVoiceRegionsOperation,
  modifyCurrentUserVoiceStateOperation,
  modifyUserVoiceStateOperation,
} from "./operations/voice.js";
import {
  createWebhookOperation,
  deleteWebhookMessageOperation,
  deleteWebhookOperation,
  deleteWebhookWithTokenOperation,
  editWebhookMessageOperation,
  executeGitHubCompatibleWebhookOperation,
  executeSlackCompatibleWebhookOperation,
  executeWebhookOperation,
  getChannelWebhooksOperation,
  getGuildWebhooksOperation,
  getWebhookMessageOperation,
  getWebhookOperation,
  getWebhookWithTokenOperation,
  modifyWebhookOperation,
  modifyWebhookWithTokenOperation,
} from "./operations/webhooks.js";
import {
  getGuildWelcomeScreenOperation,
  modifyGuildWelcomeScreenOperation,
} from "./operations/welcome-screens.js";
import {
  getGuildWidgetImageOperation,
  getGuildWidgetOperation,
  getGuildWidgetSettingsOperation,
  modifyGuildWidgetOperation,
} from "./operations/widgets.js";

/**
 * The route of a path, which begins with a slash and has neither base path nor query. Literal segments win
 * over parameters; a trailing or a double slash makes another path. The texts of the path's parameters are
 * put into `values`, as they were sent.
 */
export function route(path: string, values: string[]): Route | undefined {
  if (!path.startsWith("/")) return undefined;
  const canonical = canonicalPath(path);
  return belowRoot(canonical, 1, values);
}

// Below /
function belowRoot(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 6:
      if (path.startsWith("guilds", start)) return last ? guildsRoute : belowGuilds(path, end + 1, values);
      break;
    case 8:
      if (path.startsWith("channels", start)) return last ? undefined : belowChannels(path, end + 1, values);
      if (path.startsWith("webhooks", start)) return last ? undefined : belowWebhooks(path, end + 1, values);
      break;
    case 12:
      if (path.startsWith("interactions", start))
        return last ? undefined : belowInteractions(path, end + 1, values);
      break;
  }
  return undefined;
}

// Below /guilds
function belowGuilds(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[0] = path.slice(start, end);
  return last ? guildsGuildIdRoute : belowGuildsGuildId(path, end + 1, values);
}

// Below /guilds/{guild_id}
function belowGuildsGuildId(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 4:
      if (path.startsWith("bans", start))
        return last ? guildsGuildIdBansRoute : belowGuildsGuildIdBans(path, end + 1, values);
      break;
    case 5:
      if (path.startsWith("roles", start))
        return last ? guildsGuildIdRolesRoute : belowGuildsGuildIdRoles(path, end + 1, values);
      if (path.startsWith("prune", start)) return last ? guildsGuildIdPruneRoute : undefined;
      break;
    case 6:
      if (path.startsWith("widget", start)) return last ? guildsGuildIdWidgetRoute : undefined;
      break;
    case 7:
      if (path.startsWith("preview", start)) return last ? guildsGuildIdPreviewRoute : undefined;
      if (path.startsWith("threads", start))
        return last ? undefined : belowGuildsGuildIdThreads(path, end + 1);
      if (path.startsWith("members", start))
        return last ? guildsGuildIdMembersRoute : belowGuildsGuildIdMembers(path, end + 1, values);
      if (path.startsWith("regions", start)) return last ? guildsGuildIdRegionsRoute : undefined;
      if (path.startsWith("invites", start)) return last ? guildsGuildIdInvitesRoute : undefined;
      break;
    case 8:
      if (path.startsWith("channels", start)) return last ? guildsGuildIdChannelsRoute : undefined;
      if (path.startsWith("webhooks", start)) return last ? guildsGuildIdWebhooksRoute : undefined;
      break;
    case 10:
      if (path.startsWith("vanity-url", start)) return last ? guildsGuildIdVanityUrlRoute : undefined;
      if (path.startsWith("widget.png", start)) return last ? guildsGuildIdWidgetPngRoute : undefined;
      break;
    case 11:
      if (path.startsWith("widget.json", start)) return last ? guildsGuildIdWidgetJsonRoute : undefined;
      break;
    case 12:
      if (path.startsWith("voice-states", start))
        return last ? undefined : belowGuildsGuildIdVoiceStates(path, end + 1, values);
      if (path.startsWith("integrations", start))
        return last ? guildsGuildIdIntegrationsRoute : belowGuildsGuildIdIntegrations(path, end + 1, values);
      break;
    case 14:
      if (path.startsWith("welcome-screen", start)) return last ? guildsGuildIdWelcomeScreenRoute : undefined;
      break;
  }
  return undefined;
}

// Below /guilds/{guild_id}/threads
function belowGuildsGuildIdThreads(path: string, start: number): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 6:
      if (path.startsWith("active", start)) return last ? guildsGuildIdThreadsActiveRoute : undefined;
      break;
  }
  return undefined;
}

// Below /guilds/{guild_id}/members
function belowGuildsGuildIdMembers(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 3:
      if (path.startsWith("@me", start)) {
        const found = last ? undefined : belowGuildsGuildIdMembersMe(path, end + 1);
        if (found !== undefined) return found;
      }
      break;
    case 6:
      if (last && path.startsWith("search", start)) return guildsGuildIdMembersSearchRoute;
      break;
  }
  if (end === start) return undefined;
  values[1] = path.slice(start, end);
  return last ? guildsGuildIdMembersUserIdRoute : belowGuildsGuildIdMembersUserId(path, end + 1, values);
}

// Below /guilds/{guild_id}/members/\@me
function belowGuildsGuildIdMembersMe(path: string, start: number): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 4:
      if (path.startsWith("nick", start)) return last ? guildsGuildIdMembersMeNickRoute : undefined;
      break;
  }
  return undefined;
}

// Below /guilds/{guild_id}/members/{user_id}
function belowGuildsGuildIdMembersUserId(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 5:
      if (path.startsWith("roles", start))
        return last ? undefined : belowGuildsGuildIdMembersUserIdRoles(path, end + 1, values);
      break;
  }
  return undefined;
}

// Below /guilds/{guild_id}/members/{user_id}/roles
function belowGuildsGuildIdMembersUserIdRoles(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[2] = path.slice(start, end);
  return last ? guildsGuildIdMembersUserIdRolesRoleIdRoute : undefined;
}

// Below /guilds/{guild_id}/bans
function belowGuildsGuildIdBans(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[1] = path.slice(start, end);
  return last ? guildsGuildIdBansUserIdRoute : undefined;
}

// Below /guilds/{guild_id}/roles
function belowGuildsGuildIdRoles(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[1] = path.slice(start, end);
  return last ? guildsGuildIdRolesRoleIdRoute : undefined;
}

// Below /guilds/{guild_id}/voice-states
function belowGuildsGuildIdVoiceStates(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 3:
      if (last && path.startsWith("@me", start)) return guildsGuildIdVoiceStatesMeRoute;
      break;
  }
  if (end === start) return undefined;
  values[1] = path.slice(start, end);
  return last ? guildsGuildIdVoiceStatesUserIdRoute : undefined;
}

// Below /guilds/{guild_id}/integrations
function belowGuildsGuildIdIntegrations(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[1] = path.slice(start, end);
  return last ? guildsGuildIdIntegrationsIntegrationIdRoute : undefined;
}

// Below /channels
function belowChannels(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[0] = path.slice(start, end);
  return last ? undefined : belowChannelsChannelId(path, end + 1);
}

// Below /channels/{channel_id}
function belowChannelsChannelId(path: string, start: number): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 8:
      if (path.startsWith("webhooks", start)) return last ? channelsChannelIdWebhooksRoute : undefined;
      break;
  }
  return undefined;
}

// Below /webhooks
function belowWebhooks(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[0] = path.slice(start, end);
  return last ? webhooksWebhookIdRoute : belowWebhooksWebhookId(path, end + 1, values);
}

// Below /webhooks/{webhook_id}
function belowWebhooksWebhookId(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[1] = path.slice(start, end);
  return last ? webhooksWebhookIdWebhookTokenRoute : belowWebhooksWebhookIdWebhookToken(path, end + 1, values);
}

// Below /webhooks/{webhook_id}/{webhook_token}
function belowWebhooksWebhookIdWebhookToken(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 5:
      if (path.startsWith("slack", start)) return last ? webhooksWebhookIdWebhookTokenSlackRoute : undefined;
      break;
    case 6:
      if (path.startsWith("github", start))
        return last ? webhooksWebhookIdWebhookTokenGithubRoute : undefined;
      break;
    case 8:
      if (path.startsWith("messages", start))
        return last ? undefined : belowWebhooksWebhookIdWebhookTokenMessages(path, end + 1, values);
      break;
  }
  return undefined;
}

// Below /webhooks/{webhook_id}/{webhook_token}/messages
function belowWebhooksWebhookIdWebhookTokenMessages(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 9:
      if (last && path.startsWith("@original", start))
        return webhooksWebhookIdWebhookTokenMessagesOriginalRoute;
      break;
  }
  if (end === start) return undefined;
  values[2] = path.slice(start, end);
  return last ? webhooksWebhookIdWebhookTokenMessagesMessageIdRoute : undefined;
}

// Below /interactions
function belowInteractions(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[0] = path.slice(start, end);
  return last ? undefined : belowInteractionsInteractionId(path, end + 1, values);
}

// Below /interactions/{interaction_id}
function belowInteractionsInteractionId(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[1] = path.slice(start, end);
  return last ? undefined : belowInteractionsInteractionIdInteractionToken(path, end + 1);
}

// Below /interactions/{interaction_id}/{interaction_token}
function belowInteractionsInteractionIdInteractionToken(path: string, start: number): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 8:
      if (path.startsWith("callback", start))
        return last ? interactionsInteractionIdInteractionTokenCallbackRoute : undefined;
      break;
  }
  return undefined;
}

// Where the segment that begins at `start` ends: at the next slash, or with the path.
function segmentEnd(path: string, start: number): number {
  const slash = path.indexOf("/", start);
  return slash === -1 ? path.length : slash;
}

/** /guilds */
const guildsRoute: Route = {
  allow: "POST, OPTIONS",
  POST: createGuildOperation,
};

/** /guilds/{guild_id} */
const guildsGuildIdRoute: Route = {
  allow: "GET, HEAD, PATCH, DELETE, OPTIONS",
  GET: getGuildOperation,
  PATCH: modifyGuildOperation,
  DELETE: deleteGuildOperation,
};

/** /guilds/{guild_id}/preview */
const guildsGuildIdPreviewRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: getGuildPreviewOperation,
};

/** /guilds/{guild_id}/channels */
const guildsGuildIdChannelsRoute: Route = {
  allow: "GET, HEAD, POST, PATCH, OPTIONS",
  GET: getGuildChannelsOperation,
  POST: createGuildChannelOperation,
  PATCH: modifyGuildChannelPositionsOperation,
};

/** /guilds/{guild_id}/threads/active */
const guildsGuildIdThreadsActiveRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: listActiveThreadsOperation,
};

/** /guilds/{guild_id}/members */
const guildsGuildIdMembersRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: listGuildMembersOperation,
};

/** /guilds/{guild_id}/members/search */
const guildsGuildIdMembersSearchRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: searchGuildMembersOperation,
};

/** /guilds/{guild_id}/members/\@me/nick */
const guildsGuildIdMembersMeNickRoute: Route = {
  allow: "PATCH, OPTIONS",
  PATCH: modifyCurrentUserNickOperation,
};

/** /guilds/{guild_id}/members/{user_id} */
const guildsGuildIdMembersUserIdRoute: Route = {
  allow: "GET, HEAD, PUT, PATCH, DELETE, OPTIONS",
  GET: getGuildMemberOperation,
  PUT: addGuildMemberOperation,
  PATCH: modifyGuildMemberOperation,
  DELETE: removeGuildMemberOperation,
};

/** /guilds/{guild_id}/members/{user_id}/roles/{role_id} */
const guildsGuildIdMembersUserIdRolesRoleIdRoute: Route = {
  allow: "PUT, DELETE, OPTIONS",
  PUT: addGuildMemberRoleOperation,
  DELETE: removeGuildMemberRoleOperation,
};

/** /guilds/{guild_id}/bans */
const guildsGuildIdBansRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: getGuildBansOperation,
};

/** /guilds/{guild_id}/bans/{user_id} */
const guildsGuildIdBansUserIdRoute: Route = {
  allow: "GET, HEAD, PUT, DELETE, OPTIONS",
  GET: getGuildBanOperation,
  PUT: createGuildBanOperation,
  DELETE: removeGuildBanOperation,
};

/** /guilds/{guild_id}/roles */
const guildsGuildIdRolesRoute: Route = {
  allow: "GET, HEAD, POST, PATCH, OPTIONS",
  GET: getGuildRolesOperation,
  POST: createGuildRoleOperation,
  PATCH: modifyGuildRolePositionsOperation,
};

/** /guilds/{guild_id}/roles/{role_id} */
const guildsGuildIdRolesRoleIdRoute: Route = {
  allow: "PATCH, DELETE, OPTIONS",
  PATCH: modifyGuildRoleOperation,
  DELETE: deleteGuildRoleOperation,
};

/** /guilds/{guild_id}/prune */
const guildsGuildIdPruneRoute: Route = {
  allow: "GET, HEAD, POST, OPTIONS",
  GET: getGuildPruneCountOperation,
  POST: beginGuildPruneOperation,
};

/** /guilds/{guild_id}/regions */
const guildsGuildIdRegionsRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: getGuildVoiceRegionsOperation,
};

/** /guilds/{guild_id}/voice-states/\@me */
const guildsGuildIdVoiceStatesMeRoute: Route = {
  allow: "PATCH, OPTIONS",
  PATCH: modifyCurrentUserVoiceStateOperation,
};

/** /guilds/{guild_id}/voice-states/{user_id} */
const guildsGuildIdVoiceStatesUserIdRoute: Route = {
  allow: "PATCH, OPTIONS",
  PATCH: modifyUserVoiceStateOperation,
};

/** /guilds/{guild_id}/invites */
const guildsGuildIdInvitesRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: getGuildInvitesOperation,
};

/** /guilds/{guild_id}/vanity-url */
const guildsGuildIdVanityUrlRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: getGuildVanityUrlOperation,
};

/** /guilds/{guild_id}/integrations */
const guildsGuildIdIntegrationsRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: getGuildIntegrationsOperation,
};

/** /guilds/{guild_id}/integrations/{integration_id} */
const guildsGuildIdIntegrationsIntegrationIdRoute: Route = {
  allow: "DELETE, OPTIONS",
  DELETE: deleteGuildIntegrationOperation,
};

/** /guilds/{guild_id}/widget */
const guildsGuildIdWidgetRoute: Route = {
  allow: "GET, HEAD, PATCH, OPTIONS",
  GET: getGuildWidgetSettingsOperation,
  PATCH: modifyGuildWidgetOperation,
};

/** /guilds/{guild_id}/widget.json */
const guildsGuildIdWidgetJsonRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: getGuildWidgetOperation,
};

/** /guilds/{guild_id}/widget.png */
const guildsGuildIdWidgetPngRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: getGuildWidgetImageOperation,
};

/** /guilds/{guild_id}/welcome-screen */
const guildsGuildIdWelcomeScreenRoute: Route = {
  allow: "GET, HEAD, PATCH, OPTIONS",
  GET: getGuildWelcomeScreenOperation,
  PATCH: modifyGuildWelcomeScreenOperation,
};

/** /guilds/{guild_id}/webhooks */
const guildsGuildIdWebhooksRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: getGuildWebhooksOperation,
};

/** /channels/{channel_id}/webhooks */
const channelsChannelIdWebhooksRoute: Route = {
  allow: "GET, HEAD, POST, OPTIONS",
  GET: getChannelWebhooksOperation,
  POST: createWebhookOperation,
};

/** /webhooks/{webhook_id} */
const webhooksWebhookIdRoute: Route = {
  allow: "GET, HEAD, PATCH, DELETE, OPTIONS",
  GET: getWebhookOperation,
  PATCH: modifyWebhookOperation,
  DELETE: deleteWebhookOperation,
};

/** /webhooks/{webhook_id}/{webhook_token} */
const webhooksWebhookIdWebhookTokenRoute: Route = {
  allow: "GET, HEAD, POST, PATCH, DELETE, OPTIONS",
  GET: getWebhookWithTokenOperation,
  POST: { variants: {
    webhooks: executeWebhookOperation,
    interactions: createFollowupMessageOperation,
  }, values: [0, 1] },
  PATCH: modifyWebhookWithTokenOperation,
  DELETE: deleteWebhookWithTokenOperation,
};

/** /webhooks/{webhook_id}/{webhook_token}/slack */
const webhooksWebhookIdWebhookTokenSlackRoute: Route = {
  allow: "POST, OPTIONS",
  POST: executeSlackCompatibleWebhookOperation,
};

/** /webhooks/{webhook_id}/{webhook_token}/github */
const webhooksWebhookIdWebhookTokenGithubRoute: Route = {
  allow: "POST, OPTIONS",
  POST: executeGitHubCompatibleWebhookOperation,
};

/** /webhooks/{webhook_id}/{webhook_token}/messages/\@original */
const webhooksWebhookIdWebhookTokenMessagesOriginalRoute: Route = {
  allow: "GET, HEAD, PATCH, DELETE, OPTIONS",
  GET: getOriginalInteractionResponseOperation,
  PATCH: editOriginalInteractionResponseOperation,
  DELETE: deleteOriginalInteractionResponseOperation,
};

/** /webhooks/{webhook_id}/{webhook_token}/messages/{message_id} */
const webhooksWebhookIdWebhookTokenMessagesMessageIdRoute: Route = {
  allow: "GET, HEAD, PATCH, DELETE, OPTIONS",
  GET: { variants: {
    webhooks: getWebhookMessageOperation,
    interactions: getFollowupMessageOperation,
  }, values: [0, 1] },
  PATCH: { variants: {
    webhooks: editWebhookMessageOperation,
    interactions: editFollowupMessageOperation,
  }, values: [0, 1] },
  DELETE: { variants: {
    webhooks: deleteWebhookMessageOperation,
    interactions: deleteFollowupMessageOperation,
  }, values: [0, 1] },
};

/** /interactions/{interaction_id}/{interaction_token}/callback */
const interactionsInteractionIdInteractionTokenCallbackRoute: Route = {
  allow: "POST, OPTIONS",
  POST: createInteractionResponseOperation,
};
