// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import {
  type Authenticate,
  type FetchHandler,
  type MemoryTransport,
  type NodeHandler,
  type ServerDefinition,
  type ServerOptions as ServerOptions_2,
  createFetchHandler as createFetchHandler_2,
  createMemoryTransport as createMemoryTransport_2,
  createNodeHandler as createNodeHandler_2,
} from "@guildwire/runtime/server";
import type { Handlers, HandlersSoFar } from "./handlers.js";
import { getApiV1PilotsIdOperation, listTugsOperation } from "./operations/default.js";
import { followLogbookOperation, getReportOperation, replaceLogbookOperation } from "./operations/office.js";
import {
  createShipOperation,
  getPhotoOperation,
  getShipOperation,
  listShipsOperation,
  moorShipOperation,
  uploadPapersOperation,
  uploadPhotoOperation,
} from "./operations/ships.js";
import { route } from "./router.js";

/** Options of a server of this interface. */
export interface ServerOptions<Principal = unknown>
  extends Omit<ServerOptions_2<Principal>, "authenticate" | "resolve" | "deliver" | "partial"> {
    /** Tells who a credential belongs to, by security scheme; undefined for nobody. */
    readonly authenticate: {
      readonly token: Authenticate<Principal, string>;
    };
  }

const definition: ServerDefinition = {
  route,
  operations: [
    listShipsOperation,
    createShipOperation,
    getShipOperation,
    moorShipOperation,
    getPhotoOperation,
    uploadPhotoOperation,
    uploadPapersOperation,
    followLogbookOperation,
    replaceLogbookOperation,
    getReportOperation,
    getApiV1PilotsIdOperation,
    listTugsOperation,
  ],
};

/**
 * A handler for hosts that speak Fetch: Deno, Bun, workers, Hono. Operations without a handler answer 501.
 */
export function createFetchHandler<Principal = unknown>(
  handlers: HandlersSoFar<Principal>,
  options: ServerOptions<Principal> & { readonly partial: true },
): FetchHandler;
/**
 * A handler for hosts that speak Fetch: Deno, Bun, workers, Hono. Throws a TypeError when a handler or a hook
 * is missing.
 */
export function createFetchHandler<Principal = unknown>(
  handlers: Handlers<Principal>,
  options: ServerOptions<Principal> & { readonly partial?: false },
): FetchHandler;
export function createFetchHandler<Principal = unknown>(
  handlers: HandlersSoFar<Principal>,
  options: object = {},
): FetchHandler {
  return createFetchHandler_2(definition, handlers, options);
}

/**
 * A handler for the server of node:http, and for whatever takes such handlers: Express, Fastify. Operations
 * without a handler answer 501.
 */
export function createNodeHandler<Principal = unknown>(
  handlers: HandlersSoFar<Principal>,
  options: ServerOptions<Principal> & { readonly partial: true },
): NodeHandler;
/**
 * A handler for the server of node:http, and for whatever takes such handlers: Express, Fastify. Throws a
 * TypeError when a handler or a hook is missing.
 */
export function createNodeHandler<Principal = unknown>(
  handlers: Handlers<Principal>,
  options: ServerOptions<Principal> & { readonly partial?: false },
): NodeHandler;
export function createNodeHandler<Principal = unknown>(
  handlers: HandlersSoFar<Principal>,
  options: object = {},
): NodeHandler {
  return createNodeHandler_2(definition, handlers, options);
}

/**
 * A `fetch` that calls the handlers without a network: the option of a client, in tests. Operations without a
 * handler answer 501.
 */
export function createMemoryTransport<Principal = unknown>(
  handlers: HandlersSoFar<Principal>,
  options: ServerOptions<Principal> & { readonly partial: true },
): MemoryTransport;
/**
 * A `fetch` that calls the handlers without a network: the option of a client, in tests. Throws a TypeError
 * when a handler or a hook is missing.
 */
export function createMemoryTransport<Principal = unknown>(
  handlers: Handlers<Principal>,
  options: ServerOptions<Principal> & { readonly partial?: false },
): MemoryTransport;
export function createMemoryTransport<Principal = unknown>(
  handlers: HandlersSoFar<Principal>,
  options: object = {},
): MemoryTransport {
  return createMemoryTransport_2(definition, handlers, options);
}
