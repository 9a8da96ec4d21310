// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Failures, HttpError, type HttpErrorOptions } from "@guildwire/runtime/server";

/** The errors of the interface: each function makes one, for a handler or a hook to throw. */
export const errors = {
  /** No other code fits. 400, code 0. */
  general: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 0, "General error", options),
  /** The channel does not exist, or not in this guild. 404, code 10003. */
  unknownChannel: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10003, "Unknown Channel", options),
  /** The guild does not exist. 404, code 10004. */
  unknownGuild: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10004, "Unknown Guild", options),
  /** The guild has no such integration. 404, code 10005. */
  unknownIntegration: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10005, "Unknown Integration", options),
  /** The user is not a member of the guild. 404, code 10007. */
  unknownMember: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10007, "Unknown Member", options),
  /** There is no such message, or it cannot be reached in this way. 404, code 10008. */
  unknownMessage: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10008, "Unknown Message", options),
  /** The guild has no such role. 404, code 10011. */
  unknownRole: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10011, "Unknown Role", options),
  /** The user does not exist. 404, code 10013. */
  unknownUser: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10013, "Unknown User", options),
  /** The webhook does not exist. 404, code 10015. */
  unknownWebhook: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10015, "Unknown Webhook", options),
  /** The user is not banned from the guild. 404, code 10026. */
  unknownBan: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10026, "Unknown Ban", options),
  /** The interaction does not exist, or its token has expired. 404, code 10062. */
  unknownInteraction: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10062, "Unknown interaction", options),
  /** The guild has no welcome screen. 404, code 10069. */
  unknownWelcomeScreen: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10069, "Unknown Guild Welcome Screen", options),
  /** The operation is for people only. 403, code 20001. */
  botsCannotUse: (options?: HttpErrorOptions): HttpError =>
    new HttpError(403, 20001, "Bots cannot use this endpoint", options),
  /** The operation is for bots only. 403, code 20002. */
  onlyBotsCanUse: (options?: HttpErrorOptions): HttpError =>
    new HttpError(403, 20002, "Only bots can use this endpoint", options),
  /** The user is in as many guilds as allowed. 400, code 30001. */
  maximumGuilds: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 30001, "Maximum number of guilds reached (100)", options),
  /** The guild has as many roles as allowed. 400, code 30005. */
  maximumRoles: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 30005, "Maximum number of guild roles reached (250)", options),
  /** The channel has as many webhooks as allowed. 400, code 30007. */
  maximumWebhooks: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 30007, "Maximum number of webhooks reached (10)", options),
  /** The guild has as many channels as allowed. 400, code 30013. */
  maximumChannels: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 30013, "Maximum number of guild channels reached (500)", options),
  /** Prunes follow each other too quickly. 429, code 30040. */
  maximumPruneRequests: (options?: HttpErrorOptions): HttpError =>
    new HttpError(429, 30040, "Maximum number of prune requests has been reached. Try again later", options),
  /**
   * The operation needs a login, and the request carries none that is valid. A server answers so by itself:
   * unauthenticated. 401, code 40001.
   */
  unauthorized: (options?: HttpErrorOptions): HttpError =>
    new HttpError(401, 40001, "Unauthorized", options),
  /** The request exceeds the maximum size. A server answers so by itself: too-large. 413, code 40005. */
  requestTooLarge: (options?: HttpErrorOptions): HttpError =>
    new HttpError(413, 40005, "Request entity too large. Try sending something smaller in size", options),
  /** A banned user cannot be added. 403, code 40007. */
  userBanned: (options?: HttpErrorOptions): HttpError =>
    new HttpError(403, 40007, "The user is banned from this guild", options),
  /** The change needs a user who is in a voice channel. 400, code 40032. */
  targetNotInVoice: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 40032, "Target user is not connected to voice", options),
  /** The interaction has its first response already. 400, code 40060. */
  interactionAlreadyAcknowledged: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 40060, "Interaction has already been acknowledged", options),
  /** The caller is not a member of the guild, or cannot see the channel. 403, code 50001. */
  missingAccess: (options?: HttpErrorOptions): HttpError =>
    new HttpError(403, 50001, "Missing Access", options),
  /** The widget of the guild is switched off. 403, code 50004. */
  widgetDisabled: (options?: HttpErrorOptions): HttpError =>
    new HttpError(403, 50004, "Guild widget disabled", options),
  /** The message was sent by somebody else. 403, code 50005. */
  cannotEditOthersMessage: (options?: HttpErrorOptions): HttpError =>
    new HttpError(403, 50005, "Cannot edit a message authored by another user", options),
  /**
   * The message has neither content nor a file nor embeds; an edited message has no components either. 400,
   * code 50006.
   */
  emptyMessage: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 50006, "Cannot send an empty message", options),
  /**
   * The caller lacks a permission that the request needs. A server answers so by itself: forbidden. 403, code 50013.
   */
  missingPermissions: (options?: HttpErrorOptions): HttpError =>
    new HttpError(403, 50013, "Missing Permissions", options),
  /** The token of the request is not valid. 401, code 50014. */
  invalidToken: (options?: HttpErrorOptions): HttpError =>
    new HttpError(401, 50014, "Invalid authentication token provided", options),
  /** The channel is of a kind that does not allow this. 400, code 50024. */
  wrongChannelType: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 50024, "Cannot execute action on this channel type", options),
  /** The user token in the body is not valid, or lacks the scope. 403, code 50025. */
  invalidAccessToken: (options?: HttpErrorOptions): HttpError =>
    new HttpError(403, 50025, "Invalid OAuth2 access token provided", options),
  /** The token in the path is not that of the webhook or the interaction, or has expired. 401, code 50027. */
  invalidWebhookToken: (options?: HttpErrorOptions): HttpError =>
    new HttpError(401, 50027, "Invalid Webhook Token", options),
  /** The role cannot be used in this way. 400, code 50028. */
  invalidRole: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 50028, "Invalid Role", options),
  /**
   * The input breaks its schema or a check, or is no JSON; errors says where. A server answers so by itself:
   * invalid-request, malformed-body. 400, code 50035.
   */
  invalidFormBody: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 50035, "Invalid Form Body", options),
  /** The service does not offer that version. 400, code 50041. */
  invalidApiVersion: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 50041, "Invalid API version provided", options),
  /** A file of the request is too large. 413, code 50045. */
  fileTooLarge: (options?: HttpErrorOptions): HttpError =>
    new HttpError(413, 50045, "File uploaded exceeds the maximum size", options),
  /** A Community guild needs the channel as its rules or updates channel. 400, code 50074. */
  channelRequiredForCommunity: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 50074, "Cannot delete a channel required for Community guilds", options),
  /** The thread is archived, and the operation does not unarchive it. 400, code 50083. */
  threadArchived: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 50083, "Tried to perform an operation on an archived thread", options),
  /** The guild asks for two-factor authentication, and the caller has none. 403, code 60003. */
  twoFactorRequired: (options?: HttpErrorOptions): HttpError =>
    new HttpError(403, 60003, "Two factor is required for this operation", options),
  /** The service cannot keep up at the moment. 503, code 130000. */
  overloaded: (options?: HttpErrorOptions): HttpError =>
    new HttpError(503, 130000, "API resource is currently overloaded. Try again a little later", options),
} as const;

/** How a server answers the failures that it finds by itself. */
export const failures: Failures = {
  unauthenticated: { status: 401, code: 40001, message: "Unauthorized" },
  "too-large": { status: 413, code: 40005, message: "Request entity too large. Try sending something smaller in size" },
  forbidden: { status: 403, code: 50013, message: "Missing Permissions" },
  "invalid-request": { status: 400, code: 50035, message: "Invalid Form Body" },
  "malformed-body": { status: 400, code: 50035, message: "Invalid Form Body" },
};
