// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type CallOptions as CallOptions_2,
  type Client,
  type ClientOptions as ClientOptions_2,
  type Security,
  anyOf,
  createClient as createClient_2,
  http,
} from "@guildwire/runtime/client";

/** What a client logs in with, by security scheme. */
export type Credentials = {
  /** The token of an application's bot user, as `Authorization: Bot <token>`. */
  readonly bot?: string;
  /** An OAuth 2.0 access token, as `Authorization: Bearer <token>`. */
  readonly bearer?: string;
};

/** Options of createClient; the credentials are those of this interface. */
export type ClientOptions = ClientOptions_2<Credentials>;

/** Options of one call; the credentials are those of this interface. */
export type CallOptions = CallOptions_2<Credentials>;

/** A client: a base address, credentials and habits, shared by all calls that are made with it. */
export const createClient: (options: ClientOptions) => Client = createClient_2;

/** Login: bot, or bearer. */
export const botOrBearerLogin: Security = anyOf(http("bot", "Bot"), http("bearer", "Bearer"));
