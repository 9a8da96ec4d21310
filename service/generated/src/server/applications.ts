// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Awaitable } from "@guildwire/runtime/server";
import type {
  Application,
  CreateApplicationBody,
  EndpointCheck,
  ModifyApplicationBody,
  NewApplication,
} from "../types/applications.js";
import type {
  CheckEndpointPath,
  GetApplicationPath,
  ModifyApplicationPath,
  ResetBotTokenPath,
} from "../validators/parameters/applications.js";
import type { Context } from "./context.js";

/** What createApplication is called with. */
export interface CreateApplicationRequest {
  readonly body: CreateApplicationBody & Required<Pick<CreateApplicationBody, "description">>;
}

/** What createApplication answers. 200: The application, with the token of its bot. */
export type CreateApplicationResult = NewApplication;

/** What getApplication is called with. */
export interface GetApplicationRequest {
  readonly path: GetApplicationPath;
}

/** What getApplication answers. 200: The application. */
export type GetApplicationResult = Application;

/** What modifyApplication is called with. */
export interface ModifyApplicationRequest {
  readonly path: ModifyApplicationPath;
  readonly body: ModifyApplicationBody;
}

/** What modifyApplication answers. 200: The application after the change. */
export type ModifyApplicationResult = Application;

/** What resetBotToken is called with. */
export interface ResetBotTokenRequest {
  readonly path: ResetBotTokenPath;
}

/** What resetBotToken answers. 200: The application, with the new token of its bot. */
export type ResetBotTokenResult = NewApplication;

/** What checkEndpoint is called with. */
export interface CheckEndpointRequest {
  readonly path: CheckEndpointPath;
}

/** What checkEndpoint answers. 200: What the check found. */
export type CheckEndpointResult = EndpointCheck;

/** Handlers of applications. Applications with their bots, keys and endpoints. */
export interface ApplicationsHandlers<Principal = unknown> {
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
   */
  createApplication(
    request: CreateApplicationRequest,
    context: Context<Principal>,
  ): Awaitable<CreateApplicationResult>;
  /**
   * Get an application
   *
   * The application, without any secret.
   *
   * `GET /applications/{application_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownApplication` (404, code 10002), `invalidFormBody` (400,
   * code 50035).
   */
  getApplication(
    request: GetApplicationRequest,
    context: Context<Principal>,
  ): Awaitable<GetApplicationResult>;
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
   */
  modifyApplication(
    request: ModifyApplicationRequest,
    context: Context<Principal>,
  ): Awaitable<ModifyApplicationResult>;
  /**
   * Give a bot a new token
   *
   * The old token stops being valid at once.
   *
   * `POST /applications/{application_id}/bot-token` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownApplication` (404, code 10002), `invalidFormBody` (400,
   * code 50035).
   */
  resetBotToken(request: ResetBotTokenRequest, context: Context<Principal>): Awaitable<ResetBotTokenResult>;
  /**
   * Run the routine check of an endpoint now
   *
   * What the service does from time to time by itself. An endpoint that fails is removed, and the owner of
   * the application is notified.
   *
   * `POST /applications/{application_id}/endpoint-check` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownApplication` (404, code 10002), `invalidFormBody` (400,
   * code 50035).
   */
  checkEndpoint(request: CheckEndpointRequest, context: Context<Principal>): Awaitable<CheckEndpointResult>;
}
