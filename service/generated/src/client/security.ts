// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import {
  type CallOptions as CallOptions_2,
  type Client,
  type ClientOptions as ClientOptions_2,
  type Security,
  createClient as createClient_2,
  http,
} from "@guildwire/runtime/client";

/** What a client logs in with, by security scheme. */
export type Credentials = {
  /** The admin token of the service (`CONTROL_TOKEN`), as `Authorization: Bearer <token>`. */
  readonly admin?: string;
};

/** Options of createClient; the credentials are those of this interface. */
export type ClientOptions = ClientOptions_2<Credentials>;

/** Options of one call; the credentials are those of this interface. */
export type CallOptions = CallOptions_2<Credentials>;

/** A client: a base address, credentials and habits, shared by all calls that are made with it. */
export const createClient: (options: ClientOptions) => Client = createClient_2;

/** Login: admin. */
export const adminLogin: Security = http("admin", "Bearer");
