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
   * Errors: `unauthorized` (401, code 40001), `invalidFormBody` (400, code 50035).
   *
   * @guildwire listUsers d222c21b0532
   */
  async listUsers(request: ListUsersRequest): Promise<ListUsersResult> {
    const { after, limit } = request.query;
    return this.#services.store.read(async (work) =>
      (await work.users.list({ limit, ...(after !== undefined && { after }) })).map(controlledUserView),
    );
  }

  /**
   * Create a user
   *
   * A person signs up. Bots come with their application.
   *
   * `POST /users` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `invalidFormBody` (400, code 50035).
   *
   * @guildwire createUser bf9ac48e9272
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
   * Get a user
   *
   * A person or a bot.
   *
   * `GET /users/{user_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownUser` (404, code 10013), `invalidFormBody` (400, code
   * 50035).
   *
   * @guildwire getUser b53de4c9050d
   */
  async getUser(request: GetUserRequest): Promise<GetUserResult> {
    return this.#services.store.read(async (work) => controlledUserView(await work.users.get(request.path.user_id)));
  }

  /**
   * Change a user
   *
   * Changes what is sent and leaves the rest alone.
   *
   * `PATCH /users/{user_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownUser` (404, code 10013), `invalidFormBody` (400, code
   * 50035).
   *
   * @guildwire modifyUser 7247601acc54
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
   * Set the presence of a user
   *
   * Whether the user is active, in all guilds that the user is in. Members start offline.
   *
   * `PUT /users/{user_id}/presence` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownUser` (404, code 10013), `invalidFormBody` (400, code
   * 50035).
   *
   * @guildwire setPresence 3a5707aec01c
   */
  async setPresence(request: SetPresenceRequest): Promise<SetPresenceResult> {
    const { status, activities, client_status } = request.body;
    await this.#services.store.write({ none: true }, async (work) => {
      const { id } = await work.users.get(request.path.user_id);
      // Two changes of one user would each lock rows of all the user's guilds, in whatever order.
      await work.users.lock(id);
      const clients = client_status ?? (status === "offline" ? {} : { desktop: status });
      await work.presences.set(id, { status, activities: [...activities], client_status: clients });
    });
  }

  /**
   * Grant an application access
   *
   * The user lets an application act in the user's name, as at the end of an OAuth 2.0 flow. The token is in
   * this answer only; the service keeps its hash.
   *
   * `POST /users/{user_id}/access-tokens` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownUser` (404, code 10013), `unknownApplication` (404, code
   * 10002), `invalidFormBody` (400, code 50035).
   *
   * @guildwire grantAccessToken 9d1c55ee95c8
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
   * Revoke the access of an application
   *
   * All tokens that the user granted the application stop being valid at once.
   *
   * `DELETE /users/{user_id}/access-tokens/{application_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownUser` (404, code 10013), `unknownApplication` (404, code
   * 10002), `invalidFormBody` (400, code 50035).
   *
   * @guildwire revokeAccess 75b553bddacd
   */
  async revokeAccess(request: RevokeAccessRequest): Promise<RevokeAccessResult> {
    const { user_id, application_id } = request.path;
    await this.#services.store.write({ none: true }, async (work) => {
      const user = await work.users.get(user_id);
      if ((await work.applications.find(application_id)) === undefined) throw errors.unknownApplication();
      await work.accessTokens.revokeAll(user.id, application_id);
    });
  }

  /**
   * List what a user was told
   *
   * What the service told the user of its own accord, oldest first.
   *
   * `GET /users/{user_id}/notifications` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownUser` (404, code 10013), `invalidFormBody` (400, code
   * 50035).
   *
   * @guildwire listNotifications e9143c8a3872
   */
  async listNotifications(request: ListNotificationsRequest): Promise<ListNotificationsResult> {
    return this.#services.store.read(async (work) => {
      const { id } = await work.users.get(request.path.user_id);
      return (await work.notifications.list(id)).map(notificationView);
    });
  }
}
