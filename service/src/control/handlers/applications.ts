import type {
  ApplicationsHandlers,
  CheckEndpointRequest,
  CheckEndpointResult,
  CreateApplicationRequest,
  CreateApplicationResult,
  GetApplicationRequest,
  GetApplicationResult,
  ModifyApplicationRequest,
  ModifyApplicationResult,
  ResetBotTokenRequest,
  ResetBotTokenResult,
} from "@guildwire/control/server";
import { checkFailure } from "../../delivery/interactions/delivery-failure.js";
import { checkInterval } from "../../delivery/interactions/endpoints.js";
import type { Services } from "../../services.js";
import { assertEndpointResponds } from "../endpoint-checks.js";
import { requireApplication } from "../require-objects.js";
import { applicationView } from "../views.js";
import type { Principal } from "./principal.js";

/** Handlers of applications. This file is yours: `guildwire stubs` only adds code. */
export class Applications implements ApplicationsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `POST /applications`: Create an application
   *
   * @guildwire createApplication 9703e15a3613
   */
  async createApplication(request: CreateApplicationRequest): Promise<CreateApplicationResult> {
    const { name, owner_id, description } = request.body;
    return this.#services.store.write({ none: true }, async (work) => {
      await work.users.get(owner_id);
      const { application, token } = await work.applications.create({ name, owner_id, description });
      return { ...applicationView(application), bot_token: token };
    });
  }

  /**
   * `GET /applications/{application_id}`: Get an application
   *
   * @guildwire getApplication ed5787c24a04
   */
  async getApplication(request: GetApplicationRequest): Promise<GetApplicationResult> {
    return this.#services.store.read(async (work) =>
      applicationView(await requireApplication(work, request.path.application_id)),
    );
  }

  /**
   * `PATCH /applications/{application_id}`: Change an application
   *
   * @guildwire modifyApplication 20154a148369
   */
  async modifyApplication(request: ModifyApplicationRequest): Promise<ModifyApplicationResult> {
    const { interactions_endpoint_url: url, ...changes } = request.body;
    const { store, endpoints } = this.#services;
    const application = await store.read((work) => requireApplication(work, request.path.application_id));
    if (typeof url === "string") await assertEndpointResponds(endpoints, application, url);
    return store.write({ none: true }, async (work) => {
      const { id } = await requireApplication(work, application.id);
      await work.applications.update(id, changes);
      if (url !== undefined)
        await work.applications.setEndpoint(
          id,
          url,
          url === null ? null : new Date(work.now.getTime() + checkInterval),
        );
      return applicationView(await requireApplication(work, id));
    });
  }

  /**
   * `POST /applications/{application_id}/bot-token`: Reset the token of a bot
   *
   * @guildwire resetBotToken b0553d7c6eda
   */
  async resetBotToken(request: ResetBotTokenRequest): Promise<ResetBotTokenResult> {
    const reset = await this.#services.store.write({ none: true }, async (work) => {
      const application = await requireApplication(work, request.path.application_id);
      const token = await work.applications.resetToken(application.id);
      return { ...applicationView(application), bot_token: token };
    });
    this.#services.principals.clear();
    return reset;
  }

  /**
   * `POST /applications/{application_id}/endpoint-check`: Run the routine check of an endpoint now
   *
   * @guildwire checkEndpoint 86000ff50350
   */
  async checkEndpoint(request: CheckEndpointRequest): Promise<CheckEndpointResult> {
    const { store, endpoints } = this.#services;
    const { id } = await store.read((work) => requireApplication(work, request.path.application_id));
    const result = await endpoints.check(id);
    return { passed: result?.passed ?? true, reason: (result && checkFailure(result)) ?? null };
  }
}
