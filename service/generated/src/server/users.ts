// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Awaitable } from "@guildwire/runtime/server";
import type {
  AccessToken,
  ControlledUser,
  CreateUserBody,
  GrantAccessTokenBody,
  ModifyUserBody,
  Notification,
  SetPresenceBody,
} from "../types/users.js";
import type {
  GetUserPath,
  GrantAccessTokenPath,
  ListNotificationsPath,
  ListUsersQuery,
  ModifyUserPath,
  RevokeAccessPath,
  SetPresencePath,
} from "../validators/parameters/users.js";
import type { Context } from "./context.js";

/** What listUsers is called with. */
export interface ListUsersRequest {
  readonly query: ListUsersQuery & Required<Pick<ListUsersQuery, "limit">>;
}

/** What listUsers answers. 200: The users. */
export type ListUsersResult = ControlledUser[];

/** What createUser is called with. */
export interface CreateUserRequest {
  readonly body: CreateUserBody & Required<Pick<CreateUserBody, "verified" | "phone" | "mfa_enabled">>;
}

/** What createUser answers. 200: The user. */
export type CreateUserResult = ControlledUser;

/** What getUser is called with. */
export interface GetUserRequest {
  readonly path: GetUserPath;
}

/** What getUser answers. 200: The user. */
export type GetUserResult = ControlledUser;

/** What modifyUser is called with. */
export interface ModifyUserRequest {
  readonly path: ModifyUserPath;
  readonly body: ModifyUserBody;
}

/** What modifyUser answers. 200: The user after the change. */
export type ModifyUserResult = ControlledUser;

/** What setPresence is called with. */
export interface SetPresenceRequest {
  readonly path: SetPresencePath;
  readonly body: SetPresenceBody & Required<Pick<SetPresenceBody, "activities">>;
}

/** What setPresence answers. 204: The presence is set. */
export type SetPresenceResult = void;

/** What grantAccessToken is called with. */
export interface GrantAccessTokenRequest {
  readonly path: GrantAccessTokenPath;
  readonly body: GrantAccessTokenBody & Required<Pick<GrantAccessTokenBody, "expires_in">>;
}

/** What grantAccessToken answers. 200: The token. */
export type GrantAccessTokenResult = AccessToken;

/** What revokeAccess is called with. */
export interface RevokeAccessRequest {
  readonly path: RevokeAccessPath;
}

/** What revokeAccess answers. 204: The application has no token of the user. */
export type RevokeAccessResult = void;

/** What listNotifications is called with. */
export interface ListNotificationsRequest {
  readonly path: ListNotificationsPath;
}

/** What listNotifications answers. 200: The notifications. */
export type ListNotificationsResult = Notification[];

/** Handlers of users. People, what they have done lately, and the access tokens that they granted. */
export interface UsersHandlers<Principal = unknown> {
  /**
   * List users
   *
   * Users in ascending order of their ids, bots included.
   *
   * `GET /users` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `invalidFormBody` (400, code 50035).
   */
  listUsers(request: ListUsersRequest, context: Context<Principal>): Awaitable<ListUsersResult>;
  /**
   * Create a user
   *
   * A person signs up. Bots come with their application.
   *
   * `POST /users` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `invalidFormBody` (400, code 50035).
   */
  createUser(request: CreateUserRequest, context: Context<Principal>): Awaitable<CreateUserResult>;
  /**
   * Get a user
   *
   * A person or a bot.
   *
   * `GET /users/{user_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownUser` (404, code 10013), `invalidFormBody` (400, code
   * 50035).
   */
  getUser(request: GetUserRequest, context: Context<Principal>): Awaitable<GetUserResult>;
  /**
   * Change a user
   *
   * Changes what is sent and leaves the rest alone.
   *
   * `PATCH /users/{user_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownUser` (404, code 10013), `invalidFormBody` (400, code
   * 50035).
   */
  modifyUser(request: ModifyUserRequest, context: Context<Principal>): Awaitable<ModifyUserResult>;
  /**
   * Set the presence of a user
   *
   * Whether the user is active, in all guilds that the user is in. Members start offline.
   *
   * `PUT /users/{user_id}/presence` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownUser` (404, code 10013), `invalidFormBody` (400, code
   * 50035).
   */
  setPresence(request: SetPresenceRequest, context: Context<Principal>): Awaitable<SetPresenceResult>;
  /**
   * Grant an application access
   *
   * The user lets an application act in the user's name, as at the end of an OAuth 2.0 flow. The token is in
   * this answer only; the service keeps its hash.
   *
   * `POST /users/{user_id}/access-tokens` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownUser` (404, code 10013), `unknownApplication` (404,
   * code 10002), `invalidFormBody` (400, code 50035).
   */
  grantAccessToken(
    request: GrantAccessTokenRequest,
    context: Context<Principal>,
  ): Awaitable<GrantAccessTokenResult>;
  /**
   * Revoke the access of an application
   *
   * All tokens that the user granted the application stop being valid at once.
   *
   * `DELETE /users/{user_id}/access-tokens/{application_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownUser` (404, code 10013), `unknownApplication` (404,
   * code 10002), `invalidFormBody` (400, code 50035).
   */
  revokeAccess(request: RevokeAccessRequest, context: Context<Principal>): Awaitable<RevokeAccessResult>;
  /**
   * List what a user was told
   *
   * What the service told the user of its own accord, oldest first.
   *
   * `GET /users/{user_id}/notifications` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownUser` (404, code 10013), `invalidFormBody` (400, code
   * 50035).
   */
  listNotifications(
    request: ListNotificationsRequest,
    context: Context<Principal>,
  ): Awaitable<ListNotificationsResult>;
}
