import {
  type ApplicationsHandlers,
  type CheckEndpointRequest,
  type CheckEndpointResult,
  type Context,
  type CreateApplicationRequest,
  type CreateApplicationResult,
  type GetApplicationRequest,
  type GetApplicationResult,
  type ModifyApplicationRequest,
  type ModifyApplicationResult,
  notImplemented,
  type ResetBotTokenRequest,
  type ResetBotTokenResult,
} from "@guildwire/control/server";
import type { Services } from "../../services.js";
import { knownApplication } from "../known.js";
import { applicationView } from "../views.js";
import type { Principal } from "./principal.js";

/** Handlers of applications. The file is yours: guildwire stubs adds to it and never takes away. */
export class Applications implements ApplicationsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Create an application
   *
   * Makes an application with its bot user and its key pair. The bot's token is in this answer only; the
   * service keeps its hash, and the private key never leaves it.
   *
   * `POST /applications` Login: admin.
   *
   * @guildwire createApplication 6da76473f15d
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
   * Get an application
   *
   * The application, without any secret.
   *
   * `GET /applications/{application_id}` Login: admin.
   *
   * @guildwire getApplication 97c961613d07
   */
  async getApplication(request: GetApplicationRequest): Promise<GetApplicationResult> {
    return this.#services.store.read(async (work) =>
      applicationView(await knownApplication(work, request.path.application_id)),
    );
  }

  /**
   * Change an application
   *
   * Changes what is sent. A new interactions endpoint URL is checked before it is saved.
   *
   * `PATCH /applications/{application_id}` Login: admin.
   *
   * - A URL that does not answer a PING, or accepts an invalid signature, is refused, and the old one stays.
   *   (control-endpoint-verified)
   *
   * @guildwire modifyApplication d8671c858438
   */
  async modifyApplication(
    request: ModifyApplicationRequest,
    context: Context<Principal>,
  ): Promise<ModifyApplicationResult> {
    const { interactions_endpoint_url, ...changes } = request.body;
    if (typeof interactions_endpoint_url === "string") throw notImplemented(request, context);
    return this.#services.store.write({ none: true }, async (work) => {
      const { id } = await knownApplication(work, request.path.application_id);
      await work.applications.update(id, changes);
      if (interactions_endpoint_url === null) await work.applications.setEndpoint(id, null, null);
      return applicationView(await knownApplication(work, id));
    });
  }

  /**
   * Give a bot a new token
   *
   * The old token stops being valid at once.
   *
   * `POST /applications/{application_id}/bot-token` Login: admin.
   *
   * @guildwire resetBotToken 4a9015252d0a
   */
  async resetBotToken(request: ResetBotTokenRequest): Promise<ResetBotTokenResult> {
    return this.#services.store.write({ none: true }, async (work) => {
      const application = await knownApplication(work, request.path.application_id);
      const token = await work.applications.resetToken(application.id);
      return { ...applicationView(application), bot_token: token };
    });
  }

  /**
   * Run the routine check of an endpoint now
   *
   * What the service does from time to time by itself. An endpoint that fails is removed, and the owner of the
   * application is notified.
   *
   * `POST /applications/{application_id}/endpoint-check` Login: admin.
   *
   * @guildwire checkEndpoint e38791cdef4f
   */
  async checkEndpoint(request: CheckEndpointRequest, context: Context<Principal>): Promise<CheckEndpointResult> {
    throw notImplemented(request, context);
  }
}
