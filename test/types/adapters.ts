import { definition, type Handlers, type ServerOptions } from "@guildwire/api/server";
import { guildwireExpress } from "@guildwire/runtime/express";
import { guildwireFastify } from "@guildwire/runtime/fastify";
import { guildwireHono } from "@guildwire/runtime/hono";
import express from "express";
import { fastify } from "fastify";
import { Hono } from "hono";

interface Caller {
  readonly name: string;
}

declare const handlers: Handlers<Caller>;
declare const options: ServerOptions<Caller>;

/** The adapters accept the frameworks' own types, and check handlers and options against the definition. */
export function adapters(): void {
  guildwireExpress(express(), definition, handlers, options).get("/health", () => undefined);
  guildwireHono(new Hono(), definition, handlers, { ...options, middleware: () => [] }).get("/health");
  fastify().register(guildwireFastify, { prefix: "/api", definition, handlers, ...options });

  const bans = { bans: { getGuildBans: () => [] } };
  guildwireHono(new Hono(), definition, bans, { ...options, partial: true });
  // @ts-expect-error: without `partial`, all handlers are required.
  guildwireHono(new Hono(), definition, bans, options);
  // @ts-expect-error: the definition requires options.
  guildwireExpress(express(), definition, handlers);
  // @ts-expect-error: a handler of no operation.
  guildwireExpress(express(), definition, { bans: { getBans: () => [] } }, { ...options, partial: true });
  // @ts-expect-error: a ban has a user.
  guildwireExpress(express(), definition, { bans: { getGuildBans: () => [1] } }, { ...options, partial: true });
  // @ts-expect-error: the option is misspelled.
  guildwireExpress(express(), definition, handlers, { ...options, fallThrough: true });
  // @ts-expect-error: a scope is not an option of the server.
  fastify().register(guildwireFastify, { definition, handlers, ...options, scopes: 1 });
}
