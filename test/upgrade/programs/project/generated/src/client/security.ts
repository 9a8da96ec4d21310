// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

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
  readonly token?: string;
};

/** Options of createClient; the credentials are those of this interface. */
export type ClientOptions = ClientOptions_2<Credentials>;

/** Options of one call; the credentials are those of this interface. */
export type CallOptions = CallOptions_2<Credentials>;

/** A client: a base address, credentials and habits, shared by all calls that are made with it. */
export const createClient: (options: ClientOptions) => Client = createClient_2;

/** Login: token. */
export const tokenLogin: Security = http("token", "Bearer");
