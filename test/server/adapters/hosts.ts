import { existsSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type ExpressRouter, guildwireExpress } from "@guildwire/runtime/express";
import { guildwireFastify } from "@guildwire/runtime/fastify";
import { guildwireHono, type HonoApp } from "@guildwire/runtime/hono";
import { createNodeHandler, type ServerDefinition, type ServerOptions } from "@guildwire/runtime/server";
import { getRequestListener } from "@hono/node-server";
import express from "express";
import { type FastifyPluginCallback, fastify } from "fastify";
import { Hono } from "hono";
import { hasLowestNest, lowestNest, type NestPackages, newestNest, type Platform, startNest } from "./nest.js";

/** The arguments of a server. */
export interface Served {
  readonly definition: ServerDefinition;
  readonly handlers: object;
  readonly options?: ServerOptions<never> | object;
}

export interface Running {
  readonly port: number;
  readonly server: Server;
  readonly close: () => Promise<void>;
}

/** A framework in one version, with the adapter. */
export interface Host {
  readonly name: string;
  /** Whether responses equal those of `createNodeHandler` in every byte; Hono's server writes headers in its own way. */
  readonly isExact: boolean;
  /** Whether its router refuses paths that cannot be decoded, with a 400 of its own, before any plugin. */
  readonly refusesEscapes?: true;
  /** What the framework decides itself, as the documentation says: statuses by the titles of requests. */
  readonly own?: Readonly<Record<string, number>>;
  readonly start: (served: Served) => Promise<Running>;
}

const required = createRequire(join(import.meta.dirname, "../../frameworks/package.json"));

/** Whether the lowest supported versions are installed. */
export const hasLowest: boolean = existsSync(join(import.meta.dirname, "../../frameworks/node_modules"));

export const plain: Host = {
  name: "node:http",
  isExact: true,
  start: ({ definition, handlers, options }) => listen(createNodeHandler(definition, handlers, options)),
};

export const newest: readonly Host[] = [
  expressHost("Express 5", express),
  fastifyHost("Fastify 5", fastify as unknown as FastifyFactory),
  honoHost("Hono 4", Hono),
  nestHost("Nest 12 on Express", newestNest, "express"),
  nestHost("Nest 12 on Fastify", newestNest, "fastify", { "OPTIONS of the server": 404 }),
];

const ownOfFastify4 = { "a long parameter": 404, QUERY: 404, "QUERY without a media type": 404 };

/** The lowest supported versions; empty if they are not installed. */
export const lowest: readonly Host[] = hasLowest
  ? [
      expressHost("Express 4.17", required("express-4") as typeof express),
      fastifyHost("Fastify 4.0", required("fastify-4") as FastifyFactory, ownOfFastify4),
      honoHost("Hono 4.2", (required("hono-4.2") as { readonly Hono: typeof Hono }).Hono),
      ...(hasLowestNest
        ? [
            nestHost("Nest 10 on Express", lowestNest, "express"),
            nestHost("Nest 10 on Fastify", lowestNest, "fastify", ownOfFastify4),
          ]
        : []),
    ]
  : [];

export const hosts: readonly Host[] = [...newest, ...lowest];

type FetchCallback = Parameters<typeof getRequestListener>[0];

type FastifyFactory = (options: object) => {
  readonly server: Server;
  register(plugin: FastifyPluginCallback<never> | typeof guildwireFastify, options: object): unknown;
  ready(): Promise<unknown>;
  listen(options: { readonly port: number; readonly host: string }): Promise<string>;
  close(): Promise<void>;
};

function expressHost(name: string, create: typeof express): Host {
  return {
    name,
    isExact: true,
    start: ({ definition, handlers, options }) => {
      const app = create();
      app.disable("x-powered-by");
      guildwireExpress(app as ExpressRouter, definition, handlers, options as object);
      return listen(app as unknown as RequestListener);
    },
  };
}

function fastifyHost(name: string, create: FastifyFactory, own: Host["own"] = {}): Host {
  return {
    name,
    own,
    isExact: true,
    refusesEscapes: true,
    start: async ({ definition, handlers, options }) => {
      const app = create({});
      app.register(guildwireFastify, { definition, handlers, ...options });
      await app.listen({ port: 0, host: "127.0.0.1" });
      return {
        port: (app.server.address() as AddressInfo).port,
        server: app.server,
        close: () => {
          app.server.closeAllConnections();
          // Fastify 4.0 rejects if the server is closed already.
          return app.close().catch((error: unknown) => {
            if (!String(error).includes("Server is not running")) throw error;
          });
        },
      };
    },
  };
}

function honoHost(name: string, Application: new () => Hono): Host {
  return {
    name,
    isExact: false,
    // The URL of a Request has neither dot segments nor a fragment.
    own: { "OPTIONS of the server": 400, "dot segments": 200, "a target with a fragment": 200 },
    start: ({ definition, handlers, options }) => {
      const app = new Application();
      guildwireHono(app as HonoApp, definition, handlers, options as object);
      // Other tests share the globals of this process.
      const settings = { overrideGlobalObjects: false };
      return listen(getRequestListener(app.fetch as FetchCallback, settings) as RequestListener);
    },
  };
}

function nestHost(name: string, load: () => Promise<NestPackages>, platform: Platform, own: Host["own"] = {}): Host {
  return {
    name,
    own,
    isExact: true,
    ...(platform === "fastify" && { refusesEscapes: true }),
    start: async ({ definition, handlers, options }) =>
      startNest(await load(), platform, { definition, handlers, ...options }),
  };
}

async function listen(handler: RequestListener | ReturnType<typeof createNodeHandler>): Promise<Running> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
