// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Route, canonicalPath } from "@guildwire/runtime/server";
import {
  checkEndpointOperation,
  createApplicationOperation,
  getApplicationOperation,
  modifyApplicationOperation,
  resetBotTokenOperation,
} from "./operations/applications.js";
import {
  closeStageOperation,
  createInviteOperation,
  getThreadOperation,
  joinThreadOperation,
  leaveThreadOperation,
  modifyThreadOperation,
  openStageOperation,
  placeWebhookOperation,
  startThreadOperation,
} from "./operations/channels.js";
import { getClockOperation, moveClockOperation } from "./operations/clock.js";
import { listEventsOperation, streamEventsOperation } from "./operations/events.js";
import {
  addEmojiOperation,
  connectAccountOperation,
  getGuildStateOperation,
  installApplicationOperation,
  modifyGuildStateOperation,
  removeEmojiOperation,
} from "./operations/guilds.js";
import {
  getInteractionOperation,
  useCommandOperation,
  useComponentOperation,
} from "./operations/interactions.js";
import {
  boostGuildOperation,
  completeScreeningOperation,
  connectVoiceOperation,
  disconnectVoiceOperation,
  getVoiceStateOperation,
  joinGuildOperation,
  leaveGuildOperation,
  setLastActivityOperation,
  stopBoostingOperation,
} from "./operations/members.js";
import { getMessageOperation, listMessagesOperation, sendMessageOperation } from "./operations/messages.js";
import {
  createUserOperation,
  getUserOperation,
  grantAccessTokenOperation,
  listNotificationsOperation,
  listUsersOperation,
  modifyUserOperation,
  revokeAccessOperation,
  setPresenceOperation,
} from "./operations/users.js";

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
    case 5:
      if (path.startsWith("users", start)) return last ? usersRoute : belowUsers(path, end + 1, values);
      if (path.startsWith("clock", start)) return last ? clockRoute : undefined;
      break;
    case 6:
      if (path.startsWith("guilds", start)) return last ? undefined : belowGuilds(path, end + 1, values);
      if (path.startsWith("events", start)) return last ? eventsRoute : belowEvents(path, end + 1);
      break;
    case 7:
      if (path.startsWith("threads", start)) return last ? undefined : belowThreads(path, end + 1, values);
      break;
    case 8:
      if (path.startsWith("channels", start)) return last ? undefined : belowChannels(path, end + 1, values);
      if (path.startsWith("messages", start)) return last ? undefined : belowMessages(path, end + 1, values);
      break;
    case 12:
      if (path.startsWith("applications", start))
        return last ? applicationsRoute : belowApplications(path, end + 1, values);
      if (path.startsWith("interactions", start))
        return last ? undefined : belowInteractions(path, end + 1, values);
      break;
  }
  return undefined;
}

// Below /users
function belowUsers(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[0] = path.slice(start, end);
  return last ? usersUserIdRoute : belowUsersUserId(path, end + 1, values);
}

// Below /users/{user_id}
function belowUsersUserId(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 8:
      if (path.startsWith("presence", start)) return last ? usersUserIdPresenceRoute : undefined;
      break;
    case 13:
      if (path.startsWith("access-tokens", start))
        return last ? usersUserIdAccessTokensRoute : belowUsersUserIdAccessTokens(path, end + 1, values);
      if (path.startsWith("notifications", start)) return last ? usersUserIdNotificationsRoute : undefined;
      break;
  }
  return undefined;
}

// Below /users/{user_id}/access-tokens
function belowUsersUserIdAccessTokens(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[1] = path.slice(start, end);
  return last ? usersUserIdAccessTokensApplicationIdRoute : undefined;
}

// Below /applications
function belowApplications(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[0] = path.slice(start, end);
  return last ? applicationsApplicationIdRoute : belowApplicationsApplicationId(path, end + 1);
}

// Below /applications/{application_id}
function belowApplicationsApplicationId(path: string, start: number): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 9:
      if (path.startsWith("bot-token", start))
        return last ? applicationsApplicationIdBotTokenRoute : undefined;
      break;
    case 14:
      if (path.startsWith("endpoint-check", start))
        return last ? applicationsApplicationIdEndpointCheckRoute : undefined;
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
    case 6:
      if (path.startsWith("emojis", start))
        return last ? guildsGuildIdEmojisRoute : belowGuildsGuildIdEmojis(path, end + 1, values);
      break;
    case 7:
      if (path.startsWith("members", start))
        return last ? undefined : belowGuildsGuildIdMembers(path, end + 1, values);
      break;
    case 12:
      if (path.startsWith("integrations", start)) return last ? guildsGuildIdIntegrationsRoute : undefined;
      if (path.startsWith("applications", start))
        return last ? undefined : belowGuildsGuildIdApplications(path, end + 1, values);
      break;
  }
  return undefined;
}

// Below /guilds/{guild_id}/emojis
function belowGuildsGuildIdEmojis(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[1] = path.slice(start, end);
  return last ? guildsGuildIdEmojisEmojiIdRoute : undefined;
}

// Below /guilds/{guild_id}/applications
function belowGuildsGuildIdApplications(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[1] = path.slice(start, end);
  return last ? guildsGuildIdApplicationsApplicationIdRoute : undefined;
}

// Below /guilds/{guild_id}/members
function belowGuildsGuildIdMembers(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[1] = path.slice(start, end);
  return last ? guildsGuildIdMembersUserIdRoute : belowGuildsGuildIdMembersUserId(path, end + 1);
}

// Below /guilds/{guild_id}/members/{user_id}
function belowGuildsGuildIdMembersUserId(path: string, start: number): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 5:
      if (path.startsWith("boost", start)) return last ? guildsGuildIdMembersUserIdBoostRoute : undefined;
      break;
    case 8:
      if (path.startsWith("activity", start))
        return last ? guildsGuildIdMembersUserIdActivityRoute : undefined;
      break;
    case 9:
      if (path.startsWith("screening", start))
        return last ? guildsGuildIdMembersUserIdScreeningRoute : undefined;
      break;
    case 11:
      if (path.startsWith("voice-state", start))
        return last ? guildsGuildIdMembersUserIdVoiceStateRoute : undefined;
      break;
  }
  return undefined;
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
    case 7:
      if (path.startsWith("threads", start)) return last ? channelsChannelIdThreadsRoute : undefined;
      if (path.startsWith("invites", start)) return last ? channelsChannelIdInvitesRoute : undefined;
      break;
    case 8:
      if (path.startsWith("webhooks", start)) return last ? channelsChannelIdWebhooksRoute : undefined;
      if (path.startsWith("messages", start)) return last ? channelsChannelIdMessagesRoute : undefined;
      break;
    case 14:
      if (path.startsWith("stage-instance", start))
        return last ? channelsChannelIdStageInstanceRoute : undefined;
      break;
  }
  return undefined;
}

// Below /threads
function belowThreads(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[0] = path.slice(start, end);
  return last ? threadsChannelIdRoute : belowThreadsChannelId(path, end + 1, values);
}

// Below /threads/{channel_id}
function belowThreadsChannelId(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 7:
      if (path.startsWith("members", start))
        return last ? undefined : belowThreadsChannelIdMembers(path, end + 1, values);
      break;
  }
  return undefined;
}

// Below /threads/{channel_id}/members
function belowThreadsChannelIdMembers(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[1] = path.slice(start, end);
  return last ? threadsChannelIdMembersUserIdRoute : undefined;
}

// Below /messages
function belowMessages(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[0] = path.slice(start, end);
  return last ? messagesMessageIdRoute : undefined;
}

// Below /interactions
function belowInteractions(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 8:
      if (last && path.startsWith("commands", start)) return interactionsCommandsRoute;
      break;
    case 10:
      if (last && path.startsWith("components", start)) return interactionsComponentsRoute;
      break;
  }
  if (end === start) return undefined;
  values[0] = path.slice(start, end);
  return last ? interactionsInteractionIdRoute : undefined;
}

// Below /events
function belowEvents(path: string, start: number): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 6:
      if (path.startsWith("stream", start)) return last ? eventsStreamRoute : undefined;
      break;
  }
  return undefined;
}

// Where the segment that begins at `start` ends: at the next slash, or with the path.
function segmentEnd(path: string, start: number): number {
  const slash = path.indexOf("/", start);
  return slash === -1 ? path.length : slash;
}

/** /users */
const usersRoute: Route = {
  allow: "GET, HEAD, POST, OPTIONS",
  GET: listUsersOperation,
  POST: createUserOperation,
};

/** /users/{user_id} */
const usersUserIdRoute: Route = {
  allow: "GET, HEAD, PATCH, OPTIONS",
  GET: getUserOperation,
  PATCH: modifyUserOperation,
};

/** /users/{user_id}/presence */
const usersUserIdPresenceRoute: Route = {
  allow: "PUT, OPTIONS",
  PUT: setPresenceOperation,
};

/** /users/{user_id}/access-tokens */
const usersUserIdAccessTokensRoute: Route = {
  allow: "POST, OPTIONS",
  POST: grantAccessTokenOperation,
};

/** /users/{user_id}/access-tokens/{application_id} */
const usersUserIdAccessTokensApplicationIdRoute: Route = {
  allow: "DELETE, OPTIONS",
  DELETE: revokeAccessOperation,
};

/** /users/{user_id}/notifications */
const usersUserIdNotificationsRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: listNotificationsOperation,
};

/** /applications */
const applicationsRoute: Route = {
  allow: "POST, OPTIONS",
  POST: createApplicationOperation,
};

/** /applications/{application_id} */
const applicationsApplicationIdRoute: Route = {
  allow: "GET, HEAD, PATCH, OPTIONS",
  GET: getApplicationOperation,
  PATCH: modifyApplicationOperation,
};

/** /applications/{application_id}/bot-token */
const applicationsApplicationIdBotTokenRoute: Route = {
  allow: "POST, OPTIONS",
  POST: resetBotTokenOperation,
};

/** /applications/{application_id}/endpoint-check */
const applicationsApplicationIdEndpointCheckRoute: Route = {
  allow: "POST, OPTIONS",
  POST: checkEndpointOperation,
};

/** /guilds/{guild_id} */
const guildsGuildIdRoute: Route = {
  allow: "GET, HEAD, PATCH, OPTIONS",
  GET: getGuildStateOperation,
  PATCH: modifyGuildStateOperation,
};

/** /guilds/{guild_id}/emojis */
const guildsGuildIdEmojisRoute: Route = {
  allow: "POST, OPTIONS",
  POST: addEmojiOperation,
};

/** /guilds/{guild_id}/emojis/{emoji_id} */
const guildsGuildIdEmojisEmojiIdRoute: Route = {
  allow: "DELETE, OPTIONS",
  DELETE: removeEmojiOperation,
};

/** /guilds/{guild_id}/integrations */
const guildsGuildIdIntegrationsRoute: Route = {
  allow: "POST, OPTIONS",
  POST: connectAccountOperation,
};

/** /guilds/{guild_id}/applications/{application_id} */
const guildsGuildIdApplicationsApplicationIdRoute: Route = {
  allow: "PUT, OPTIONS",
  PUT: installApplicationOperation,
};

/** /guilds/{guild_id}/members/{user_id} */
const guildsGuildIdMembersUserIdRoute: Route = {
  allow: "PUT, DELETE, OPTIONS",
  PUT: joinGuildOperation,
  DELETE: leaveGuildOperation,
};

/** /guilds/{guild_id}/members/{user_id}/screening */
const guildsGuildIdMembersUserIdScreeningRoute: Route = {
  allow: "PUT, OPTIONS",
  PUT: completeScreeningOperation,
};

/** /guilds/{guild_id}/members/{user_id}/activity */
const guildsGuildIdMembersUserIdActivityRoute: Route = {
  allow: "PUT, OPTIONS",
  PUT: setLastActivityOperation,
};

/** /guilds/{guild_id}/members/{user_id}/boost */
const guildsGuildIdMembersUserIdBoostRoute: Route = {
  allow: "PUT, DELETE, OPTIONS",
  PUT: boostGuildOperation,
  DELETE: stopBoostingOperation,
};

/** /guilds/{guild_id}/members/{user_id}/voice-state */
const guildsGuildIdMembersUserIdVoiceStateRoute: Route = {
  allow: "GET, HEAD, PUT, DELETE, OPTIONS",
  GET: getVoiceStateOperation,
  PUT: connectVoiceOperation,
  DELETE: disconnectVoiceOperation,
};

/** /channels/{channel_id}/threads */
const channelsChannelIdThreadsRoute: Route = {
  allow: "POST, OPTIONS",
  POST: startThreadOperation,
};

/** /channels/{channel_id}/stage-instance */
const channelsChannelIdStageInstanceRoute: Route = {
  allow: "PUT, DELETE, OPTIONS",
  PUT: openStageOperation,
  DELETE: closeStageOperation,
};

/** /channels/{channel_id}/webhooks */
const channelsChannelIdWebhooksRoute: Route = {
  allow: "POST, OPTIONS",
  POST: placeWebhookOperation,
};

/** /channels/{channel_id}/invites */
const channelsChannelIdInvitesRoute: Route = {
  allow: "POST, OPTIONS",
  POST: createInviteOperation,
};

/** /channels/{channel_id}/messages */
const channelsChannelIdMessagesRoute: Route = {
  allow: "GET, HEAD, POST, OPTIONS",
  GET: listMessagesOperation,
  POST: sendMessageOperation,
};

/** /threads/{channel_id} */
const threadsChannelIdRoute: Route = {
  allow: "GET, HEAD, PATCH, OPTIONS",
  GET: getThreadOperation,
  PATCH: modifyThreadOperation,
};

/** /threads/{channel_id}/members/{user_id} */
const threadsChannelIdMembersUserIdRoute: Route = {
  allow: "PUT, DELETE, OPTIONS",
  PUT: joinThreadOperation,
  DELETE: leaveThreadOperation,
};

/** /messages/{message_id} */
const messagesMessageIdRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: getMessageOperation,
};

/** /interactions/commands */
const interactionsCommandsRoute: Route = {
  allow: "POST, OPTIONS",
  POST: useCommandOperation,
};

/** /interactions/components */
const interactionsComponentsRoute: Route = {
  allow: "POST, OPTIONS",
  POST: useComponentOperation,
};

/** /interactions/{interaction_id} */
const interactionsInteractionIdRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: getInteractionOperation,
};

/** /events */
const eventsRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: listEventsOperation,
};

/** /events/stream */
const eventsStreamRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: streamEventsOperation,
};

/** /clock */
const clockRoute: Route = {
  allow: "GET, HEAD, PATCH, OPTIONS",
  GET: getClockOperation,
  PATCH: moveClockOperation,
};
