// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Failures, HttpError, type HttpErrorOptions } from "@guildwire/runtime/server";

/** The errors of the interface: each function makes one, for a handler or a hook to throw. */
export const errors = {
  /** No valid admin token. A server answers so by itself: unauthenticated. 401, code 40001. */
  unauthorized: (options?: HttpErrorOptions): HttpError =>
    new HttpError(401, 40001, "Unauthorized", options),
  /**
   * The input breaks its schema or a check, or is no JSON; errors says where. A server answers so by itself:
   * invalid-request, malformed-body. 400, code 50035.
   */
  invalidFormBody: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 50035, "Invalid Form Body", options),
  /** The application does not exist. 404, code 10002. */
  unknownApplication: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10002, "Unknown Application", options),
  /** The channel does not exist. 404, code 10003. */
  unknownChannel: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10003, "Unknown Channel", options),
  /** The guild does not exist. 404, code 10004. */
  unknownGuild: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10004, "Unknown Guild", options),
  /** The invite does not exist or is used up. 404, code 10006. */
  unknownInvite: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10006, "Unknown Invite", options),
  /** The user is not a member of the guild. 404, code 10007. */
  unknownMember: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10007, "Unknown Member", options),
  /** There is no such message. 404, code 10008. */
  unknownMessage: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10008, "Unknown Message", options),
  /** The user does not exist. 404, code 10013. */
  unknownUser: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10013, "Unknown User", options),
  /** The guild has no such emoji. 404, code 10014. */
  unknownEmoji: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10014, "Unknown Emoji", options),
  /** The interaction does not exist. 404, code 10062. */
  unknownInteraction: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10062, "Unknown interaction", options),
  /** No stage is live in the channel. 404, code 10067. */
  unknownStageInstance: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10067, "Unknown Stage Instance", options),
  /** A banned user cannot join. 403, code 40007. */
  userBanned: (options?: HttpErrorOptions): HttpError =>
    new HttpError(403, 40007, "The user is banned from this guild", options),
  /** The change needs a user who is in a voice channel. 400, code 40032. */
  targetNotInVoice: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 40032, "Target user is not connected to voice", options),
  /** The user is not a member of the guild, or cannot see the channel. 403, code 50001. */
  missingAccess: (options?: HttpErrorOptions): HttpError =>
    new HttpError(403, 50001, "Missing Access", options),
  /** The message has neither content nor embeds nor files. 400, code 50006. */
  emptyMessage: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 50006, "Cannot send an empty message", options),
  /** The user does not meet the verification level of the guild. 403, code 50009. */
  verificationLevelTooHigh: (options?: HttpErrorOptions): HttpError =>
    new HttpError(403, 50009, "Channel verification level is too high for you to gain access", options),
  /** The user lacks a permission. 403, code 50013. */
  missingPermissions: (options?: HttpErrorOptions): HttpError =>
    new HttpError(403, 50013, "Missing Permissions", options),
  /** A pending member is restricted. 403, code 20027. */
  memberPending: (options?: HttpErrorOptions): HttpError =>
    new HttpError(403, 20027, "The member has not completed Membership Screening", options),
  /** The user has to wait before the next message in this channel. 403, code 20016. */
  slowMode: (options?: HttpErrorOptions): HttpError =>
    new HttpError(403, 20016, "This action cannot be performed due to slowmode rate limit", options),
  /** The guild has no such role that could be given. 400, code 50028. */
  invalidRole: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 50028, "Invalid Role", options),
  /** The channel is of a kind that does not allow this. 400, code 50024. */
  wrongChannelType: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 50024, "Cannot execute action on this channel type", options),
  /** The message has no such component. 404, code 10063. */
  unknownComponent: (options?: HttpErrorOptions): HttpError =>
    new HttpError(404, 10063, "Unknown component", options),
  /**
   * The endpoint does not answer a PING, or does not refuse an invalid signature; message says which probe
   * failed. 400, code 50111.
   */
  endpointRefused: (options?: HttpErrorOptions): HttpError =>
    new HttpError(400, 50111, "The interactions endpoint URL could not be verified", options),
} as const;

/** How a server answers the failures that it finds by itself. */
export const failures: Failures = {
  unauthenticated: { status: 401, code: 40001, message: "Unauthorized" },
  "invalid-request": { status: 400, code: 50035, message: "Invalid Form Body" },
  "malformed-body": { status: 400, code: 50035, message: "Invalid Form Body" },
};
