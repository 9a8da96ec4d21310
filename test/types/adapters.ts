import {
  type BansHandlers,
  type Context,
  definition,
  type GetGuildBansRequest,
  type Handlers,
  type ServerOptions,
} from "@guildwire/api/server";
import { GuildwireModule, guildwireCall, type HandlerClasses } from "@guildwire/nest";
import { guildwireExpress } from "@guildwire/runtime/express";
import { guildwireFastify } from "@guildwire/runtime/fastify";
import { guildwireHono } from "@guildwire/runtime/hono";
import type { ExecutionContext, Type } from "@nestjs/common";
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

/** Some handlers of a tag. */
class Bans implements Pick<BansHandlers<Caller>, "getGuildBans"> {
  async getGuildBans({ path }: GetGuildBansRequest, { principal }: Context<Caller>): Promise<[]> {
    if (path.guild_id === principal.name) throw new Error("no guild");
    return [];
  }
}

declare const classes: HandlerClasses<Handlers<Caller>>;

/** Nest's module accepts classes of handlers, and checks them against the definition. */
export function nest(context: ExecutionContext): unknown {
  GuildwireModule.forRoot({ definition, handlers: classes, ...options });
  GuildwireModule.forRoot({ definition, handlers: { bans: Bans }, ...options, partial: true });
  GuildwireModule.forRootAsync({ definition, handlers: classes, inject: ["options"], useFactory: () => options });
  GuildwireModule.forRootAsync({
    definition,
    handlers: { bans: Bans },
    useFactory: async () => ({ ...options, partial: true }) as const,
  });
  // @ts-expect-error: without `partial`, all classes are required.
  GuildwireModule.forRoot({ definition, handlers: { bans: Bans }, ...options });
  // @ts-expect-error: without `partial`, all methods are required.
  GuildwireModule.forRoot({ definition, handlers: { ...classes, bans: Bans }, ...options });
  // @ts-expect-error: the definition requires options.
  GuildwireModule.forRoot({ definition, handlers: classes });
  class Wrong {
    getGuildBans(): number {
      return 1;
    }
  }
  // @ts-expect-error: bans are a list.
  GuildwireModule.forRoot({ definition, handlers: { bans: Wrong }, ...options, partial: true });
  // @ts-expect-error: a tag of no operation.
  GuildwireModule.forRoot({ definition, handlers: { bands: Bans as Type<Bans> }, ...options, partial: true });
  // @ts-expect-error: the option is misspelled.
  GuildwireModule.forRoot({ definition, handlers: classes, ...options, basepath: "/api" });
  return guildwireCall<Caller>(context)?.principal.name;
}
