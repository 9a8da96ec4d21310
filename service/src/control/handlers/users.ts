import {
  type CreateUserRequest,
  type CreateUserResult,
  errors,
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
  type RevokeAccessRequest,
  type RevokeAccessResult,
  type SetPresenceRequest,
  type SetPresenceResult,
  type UsersHandlers,
} from "@guildwire/control/server";
import type { Services } from "../../services.js";
import { controlledUserView, notificationView } from "../views.js";
import type { Principal } from "./principal.js";

/** Handlers of users. This file is yours: `guildwire stubs` only adds code. */
export class Users implements UsersHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `GET /users`: List users
   *
   * @guildwire listUsers c8fb8175b8bc
   */
  async listUsers(request: ListUsersRequest): Promise<ListUsersResult> {
    const { after, limit } = request.query;
    return this.#services.store.read(async (work) =>
      (await work.users.list({ limit, ...(after !== undefined && { after }) })).map(controlledUserView),
    );
  }

  /**
   * `POST /users`: Create a user
   *
   * @guildwire createUser b41404a1fbac
   */
  async createUser(request: CreateUserRequest): Promise<CreateUserResult> {
    const { username, discriminator, verified, phone, mfa_enabled } = request.body;
    return this.#services.store.write({ none: true }, async (work) => {
      const user = { username, verified, phone_verified: phone, mfa_enabled };
      return controlledUserView(
        await work.users.create({ ...user, ...(discriminator !== undefined && { discriminator }) }),
      );
    });
  }

  /**
   * `GET /users/{user_id}`: Get a user
   *
   * @guildwire getUser a2595d0915e5
   */
  async getUser(request: GetUserRequest): Promise<GetUserResult> {
    return this.#services.store.read(async (work) => controlledUserView(await work.users.get(request.path.user_id)));
  }

  /**
   * `PATCH /users/{user_id}`: Change a user
   *
   * @guildwire modifyUser 535f73880651
   */
  async modifyUser(request: ModifyUserRequest): Promise<ModifyUserResult> {
    const { phone, ...changes } = request.body;
    return this.#services.store.write({ none: true }, async (work) => {
      const { id } = await work.users.get(request.path.user_id);
      await work.users.update(id, { ...changes, ...(phone !== undefined && { phone_verified: phone }) });
      return controlledUserView(await work.users.get(id));
    });
  }

  /**
   * `PUT /users/{user_id}/presence`: Set the presence of a user
   *
   * @guildwire setPresence 29e6ca19e135
   */
  async setPresence(request: SetPresenceRequest): Promise<SetPresenceResult> {
    const { status, activities, client_status } = request.body;
    await this.#services.store.write({ none: true }, async (work) => {
      const { id } = await work.users.get(request.path.user_id);
      // Without this lock, two concurrent changes of a user could lock the rows of the user's guilds in different
      // orders.
      await work.users.lock(id);
      const clients = client_status ?? (status === "offline" ? {} : { desktop: status });
      await work.presences.set(id, { status, activities: [...activities], client_status: clients });
    });
  }

  /**
   * `POST /users/{user_id}/access-tokens`: Grant an application access
   *
   * @guildwire grantAccessToken 6aa5ecabd42c
   */
  async grantAccessToken(request: GrantAccessTokenRequest): Promise<GrantAccessTokenResult> {
    const { application_id, expires_in } = request.body;
    const scopes = [...request.body.scopes];
    return this.#services.store.write({ none: true }, async (work) => {
      const { id: user_id } = await work.users.get(request.path.user_id);
      if ((await work.applications.find(application_id)) === undefined) throw errors.unknownApplication();
      const token = await work.accessTokens.issue({ user_id, application_id, scopes, lifetime: expires_in });
      const expires_at = new Date(work.now.getTime() + expires_in * 1000).toISOString();
      return { access_token: token, token_type: "Bearer", expires_at, scopes, application_id, user_id };
    });
  }

  /**
   * `DELETE /users/{user_id}/access-tokens/{application_id}`: Revoke the access of an application
   *
   * @guildwire revokeAccess 61f1ae7ccb5b
   */
  async revokeAccess(request: RevokeAccessRequest): Promise<RevokeAccessResult> {
    const { user_id, application_id } = request.path;
    await this.#services.store.write({ none: true }, async (work) => {
      const user = await work.users.get(user_id);
      if ((await work.applications.find(application_id)) === undefined) throw errors.unknownApplication();
      await work.accessTokens.revokeAll(user.id, application_id);
    });
    this.#services.principals.clear();
  }

  /**
   * `GET /users/{user_id}/notifications`: List the notifications of a user
   *
   * @guildwire listNotifications 8f25f4b79156
   */
  async listNotifications(request: ListNotificationsRequest): Promise<ListNotificationsResult> {
    return this.#services.store.read(async (work) => {
      const { id } = await work.users.get(request.path.user_id);
      return (await work.notifications.list(id)).map(notificationView);
    });
  }
}
