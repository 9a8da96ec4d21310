import {
  type Context,
  type CreateUserRequest,
  type CreateUserResult,
  type GetUserRequest,
  type GetUserResult,
  type GrantAccessTokenRequest,
  type GrantAccessTokenResult,
  type ListNotificationsRequest,
  type ListNotificationsResult,
  type ListUsersRequest,
  type ListUsersResult,
  type ModifyUserRequest,
  type ModifyUserResult,
  notImplemented,
  type RevokeAccessRequest,
  type RevokeAccessResult,
  type SetPresenceRequest,
  type SetPresenceResult,
  type UsersHandlers,
} from "@guildwire/control/server";
import type { Services } from "../../services.js";
import type { Principal } from "./principal.js";

/** Handlers of users. The file is yours: guildwire stubs adds to it and never takes away. */
export class Users implements UsersHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * List users
   *
   * Users in ascending order of their ids, bots included.
   *
   * `GET /users` Login: admin.
   *
   * @guildwire listUsers 64fee9fec42e
   */
  async listUsers(request: ListUsersRequest, context: Context<Principal>): Promise<ListUsersResult> {
    throw notImplemented(request, context);
  }

  /**
   * Create a user
   *
   * A person signs up. Bots come with their application.
   *
   * `POST /users` Login: admin.
   *
   * @guildwire createUser 6beaedb91198
   */
  async createUser(request: CreateUserRequest, context: Context<Principal>): Promise<CreateUserResult> {
    throw notImplemented(request, context);
  }

  /**
   * Get a user
   *
   * A person or a bot.
   *
   * `GET /users/{user_id}` Login: admin.
   *
   * @guildwire getUser 4815db31415d
   */
  async getUser(request: GetUserRequest, context: Context<Principal>): Promise<GetUserResult> {
    throw notImplemented(request, context);
  }

  /**
   * Change a user
   *
   * Changes what is sent and leaves the rest alone.
   *
   * `PATCH /users/{user_id}` Login: admin.
   *
   * @guildwire modifyUser cd12c93732fc
   */
  async modifyUser(request: ModifyUserRequest, context: Context<Principal>): Promise<ModifyUserResult> {
    throw notImplemented(request, context);
  }

  /**
   * Set the presence of a user
   *
   * Whether the user is active, in all guilds that the user is in. Members start offline.
   *
   * `PUT /users/{user_id}/presence` Login: admin.
   *
   * @guildwire setPresence d8230e48ece1
   */
  async setPresence(request: SetPresenceRequest, context: Context<Principal>): Promise<SetPresenceResult> {
    throw notImplemented(request, context);
  }

  /**
   * Grant an application access
   *
   * The user lets an application act in the user's name, as at the end of an OAuth 2.0 flow. The token is in
   * this answer only; the service keeps its hash.
   *
   * `POST /users/{user_id}/access-tokens` Login: admin.
   *
   * @guildwire grantAccessToken 76e721459c31
   */
  async grantAccessToken(
    request: GrantAccessTokenRequest,
    context: Context<Principal>,
  ): Promise<GrantAccessTokenResult> {
    throw notImplemented(request, context);
  }

  /**
   * Revoke the access of an application
   *
   * All tokens that the user granted the application stop being valid at once.
   *
   * `DELETE /users/{user_id}/access-tokens/{application_id}` Login: admin.
   *
   * @guildwire revokeAccess 505c36cdd6f8
   */
  async revokeAccess(request: RevokeAccessRequest, context: Context<Principal>): Promise<RevokeAccessResult> {
    throw notImplemented(request, context);
  }

  /**
   * List what a user was told
   *
   * What the service told the user of its own accord, oldest first.
   *
   * `GET /users/{user_id}/notifications` Login: admin.
   *
   * @guildwire listNotifications 595b0dcbcf4e
   */
  async listNotifications(
    request: ListNotificationsRequest,
    context: Context<Principal>,
  ): Promise<ListNotificationsResult> {
    throw notImplemented(request, context);
  }
}
