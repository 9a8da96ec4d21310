// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Client, json, segment, send } from "@guildwire/runtime/client";
import type {
  Application,
  CreateApplicationBody,
  EndpointCheck,
  ModifyApplicationBody,
  NewApplication,
} from "../types/applications.js";
import type { Snowflake } from "../types/common.js";
import { type CallOptions, adminLogin } from "./security.js";

/** Arguments of createApplication. */
export interface CreateApplicationArgs {
  body: CreateApplicationBody;
}

/**
 * Create an application
 *
 * Makes an application with its bot user and its key pair. The bot's token is in this answer only; the
 * service keeps its hash, and the private key never leaves it.
 *
 * `POST /applications` Login: admin.
 */
export async function createApplication(
  client: Client,
  args: CreateApplicationArgs,
  options?: CallOptions,
): Promise<NewApplication> {
  return send(client, {
    id: "createApplication",
    method: "POST",
    path: "/applications",
    body: json(args.body),
    security: adminLogin,
  }, options);
}

/** Arguments of getApplication. */
export interface GetApplicationArgs {
  /** Id of the application. */
  application_id: Snowflake;
}

/**
 * Get an application
 *
 * The application, without any secret.
 *
 * `GET /applications/{application_id}` Login: admin.
 */
export async function getApplication(
  client: Client,
  args: GetApplicationArgs,
  options?: CallOptions,
): Promise<Application> {
  return send(client, {
    id: "getApplication",
    method: "GET",
    path: `/applications/${segment(args.application_id, "application_id")}`,
    security: adminLogin,
  }, options);
}

/** Arguments of modifyApplication. */
export interface ModifyApplicationArgs {
  /** Id of the application. */
  application_id: Snowflake;
  body: ModifyApplicationBody;
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
 */
export async function modifyApplication(
  client: Client,
  args: ModifyApplicationArgs,
  options?: CallOptions,
): Promise<Application> {
  return send(client, {
    id: "modifyApplication",
    method: "PATCH",
    path: `/applications/${segment(args.application_id, "application_id")}`,
    body: json(args.body),
    security: adminLogin,
  }, options);
}

/** Arguments of resetBotToken. */
export interface ResetBotTokenArgs {
  /** Id of the application. */
  application_id: Snowflake;
}

/**
 * Give a bot a new token
 *
 * The old token stops being valid at once.
 *
 * `POST /applications/{application_id}/bot-token` Login: admin.
 */
export async function resetBotToken(
  client: Client,
  args: ResetBotTokenArgs,
  options?: CallOptions,
): Promise<NewApplication> {
  return send(client, {
    id: "resetBotToken",
    method: "POST",
    path: `/applications/${segment(args.application_id, "application_id")}/bot-token`,
    security: adminLogin,
  }, options);
}

/** Arguments of checkEndpoint. */
export interface CheckEndpointArgs {
  /** Id of the application. */
  application_id: Snowflake;
}

/**
 * Run the routine check of an endpoint now
 *
 * What the service does from time to time by itself. An endpoint that fails is removed, and the owner of the
 * application is notified.
 *
 * `POST /applications/{application_id}/endpoint-check` Login: admin.
 */
export async function checkEndpoint(
  client: Client,
  args: CheckEndpointArgs,
  options?: CallOptions,
): Promise<EndpointCheck> {
  return send(client, {
    id: "checkEndpoint",
    method: "POST",
    path: `/applications/${segment(args.application_id, "application_id")}/endpoint-check`,
    security: adminLogin,
  }, options);
}
