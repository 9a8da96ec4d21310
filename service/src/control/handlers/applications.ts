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
   * Errors: `unauthorized` (401, code 40001), `unknownUser` (404, code 10013), `invalidFormBody` (400, code
   * 50035).
   *
   * @guildwire createApplication 44b154cf4ede
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
   * Errors: `unauthorized` (401, code 40001), `unknownApplication` (404, code 10002), `invalidFormBody` (400,
   * code 50035).
   *
   * @guildwire getApplication 47a87644d4d9
   */
  async getApplication(request: GetApplicationRequest): Promise<GetApplicationResult> {
    return this.#services.store.read(async (work) =>
      applicationView(await requireApplication(work, request.path.application_id)),
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
   *   The message of the error says which probe failed and why. (control-endpoint-verified)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownApplication` (404, code 10002), `endpointRefused` (400,
   * code 50111), `invalidFormBody` (400, code 50035).
   *
   * @guildwire modifyApplication c8e13c10d434
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
   * Give a bot a new token
   *
   * The old token stops being valid at once.
   *
   * `POST /applications/{application_id}/bot-token` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownApplication` (404, code 10002), `invalidFormBody` (400,
   * code 50035).
   *
   * @guildwire resetBotToken 4c66361f2841
   */
  async resetBotToken(request: ResetBotTokenRequest): Promise<ResetBotTokenResult> {
    return this.#services.store.write({ none: true }, async (work) => {
      const application = await requireApplication(work, request.path.application_id);
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
   * Errors: `unauthorized` (401, code 40001), `unknownApplication` (404, code 10002), `invalidFormBody` (400,
   * code 50035).
   *
   * @guildwire checkEndpoint cb8f95b13b82
   */
  async checkEndpoint(request: CheckEndpointRequest): Promise<CheckEndpointResult> {
    const { store, endpoints } = this.#services;
    const { id } = await store.read((work) => requireApplication(work, request.path.application_id));
    const result = await endpoints.check(id);
    return { passed: result?.passed ?? true, reason: (result && checkFailure(result)) ?? null };
  }
}
