// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Client, json, nothing, paginate, scalar, segment, send } from "@guildwire/runtime/client";
import type { Snowflake } from "../types/common.js";
import type {
  AccessToken,
  ControlledUser,
  CreateUserBody,
  GrantAccessTokenBody,
  ModifyUserBody,
  Notification,
  SetPresenceBody,
} from "../types/users.js";
import { type CallOptions, adminLogin } from "./security.js";

/** Arguments of listUsers. */
export interface ListUsersArgs {
  /** Only users with a greater id. */
  after?: Snowflake;
  /**
   * How many at most.
   *
   * 1 to 1000.
   *
   * @default 100
   */
  limit?: number;
}

/**
 * List users
 *
 * Users in ascending order of their ids, bots included.
 *
 * `GET /users` Login: admin.
 */
export async function listUsers(
  client: Client,
  args: ListUsersArgs = {},
  options?: CallOptions,
): Promise<ControlledUser[]> {
  return send(client, {
    id: "listUsers",
    method: "GET",
    path: "/users",
    query: scalar("after", args.after) + scalar("limit", args.limit),
    security: adminLogin,
  }, options);
}

/**
 * All items of listUsers, page by page, beginning after `after`. Pages have 1000 items unless `limit` is
 * given.
 */
export function paginateListUsers(
  client: Client,
  args: ListUsersArgs = {},
  options?: CallOptions,
): AsyncGenerator<ControlledUser, void, undefined> {
  return paginate(
    (cursor, limit) => {
      const page = { ...args, limit: limit, ...(cursor === undefined ? {} : { after: cursor }) };
      return listUsers(client, page, options);
    },
    (item) => item.id,
    args.limit ?? 1000,
    args.after,
  );
}

/** Arguments of createUser. */
export interface CreateUserArgs {
  body: CreateUserBody;
}

/**
 * Create a user
 *
 * A person signs up. Bots come with their application.
 *
 * `POST /users` Login: admin.
 */
export async function createUser(
  client: Client,
  args: CreateUserArgs,
  options?: CallOptions,
): Promise<ControlledUser> {
  return send(client, {
    id: "createUser",
    method: "POST",
    path: "/users",
    body: json(args.body),
    security: adminLogin,
  }, options);
}

/** Arguments of getUser. */
export interface GetUserArgs {
  /** Id of the user. */
  user_id: Snowflake;
}

/**
 * Get a user
 *
 * A person or a bot.
 *
 * `GET /users/{user_id}` Login: admin.
 */
export async function getUser(
  client: Client,
  args: GetUserArgs,
  options?: CallOptions,
): Promise<ControlledUser> {
  return send(client, {
    id: "getUser",
    method: "GET",
    path: `/users/${segment(args.user_id, "user_id")}`,
    security: adminLogin,
  }, options);
}

/** Arguments of modifyUser. */
export interface ModifyUserArgs {
  /** Id of the user. */
  user_id: Snowflake;
  body: ModifyUserBody;
}

/**
 * Change a user
 *
 * Changes what is sent and leaves the rest alone.
 *
 * `PATCH /users/{user_id}` Login: admin.
 */
export async function modifyUser(
  client: Client,
  args: ModifyUserArgs,
  options?: CallOptions,
): Promise<ControlledUser> {
  return send(client, {
    id: "modifyUser",
    method: "PATCH",
    path: `/users/${segment(args.user_id, "user_id")}`,
    body: json(args.body),
    security: adminLogin,
  }, options);
}

/** Arguments of setPresence. */
export interface SetPresenceArgs {
  /** Id of the user. */
  user_id: Snowflake;
  body: SetPresenceBody;
}

/**
 * Set the presence of a user
 *
 * Whether the user is active, in all guilds that the user is in. Members start offline.
 *
 * `PUT /users/{user_id}/presence` Login: admin.
 */
export async function setPresence(
  client: Client,
  args: SetPresenceArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "setPresence",
    method: "PUT",
    path: `/users/${segment(args.user_id, "user_id")}/presence`,
    body: json(args.body),
    read: nothing,
    security: adminLogin,
  }, options);
}

/** Arguments of grantAccessToken. */
export interface GrantAccessTokenArgs {
  /** Id of the user. */
  user_id: Snowflake;
  body: GrantAccessTokenBody;
}

/**
 * Grant an application access
 *
 * The user lets an application act in the user's name, as at the end of an OAuth 2.0 flow. The token is in
 * this answer only; the service keeps its hash.
 *
 * `POST /users/{user_id}/access-tokens` Login: admin.
 */
export async function grantAccessToken(
  client: Client,
  args: GrantAccessTokenArgs,
  options?: CallOptions,
): Promise<AccessToken> {
  return send(client, {
    id: "grantAccessToken",
    method: "POST",
    path: `/users/${segment(args.user_id, "user_id")}/access-tokens`,
    body: json(args.body),
    security: adminLogin,
  }, options);
}

/** Arguments of revokeAccess. */
export interface RevokeAccessArgs {
  /** Id of the user. */
  user_id: Snowflake;
  /** Id of the application. */
  application_id: Snowflake;
}

/**
 * Revoke the access of an application
 *
 * All tokens that the user granted the application stop being valid at once.
 *
 * `DELETE /users/{user_id}/access-tokens/{application_id}` Login: admin.
 */
export async function revokeAccess(
  client: Client,
  args: RevokeAccessArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "revokeAccess",
    method: "DELETE",
    path: `/users/${segment(args.user_id, "user_id")}/access-tokens` +
      `/${segment(args.application_id, "application_id")}`,
    read: nothing,
    security: adminLogin,
  }, options);
}

/** Arguments of listNotifications. */
export interface ListNotificationsArgs {
  /** Id of the user. */
  user_id: Snowflake;
}

/**
 * List what a user was told
 *
 * What the service told the user of its own accord, oldest first.
 *
 * `GET /users/{user_id}/notifications` Login: admin.
 */
export async function listNotifications(
  client: Client,
  args: ListNotificationsArgs,
  options?: CallOptions,
): Promise<Notification[]> {
  return send(client, {
    id: "listNotifications",
    method: "GET",
    path: `/users/${segment(args.user_id, "user_id")}/notifications`,
    security: adminLogin,
  }, options);
}
