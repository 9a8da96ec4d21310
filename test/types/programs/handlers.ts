import {
  type AddGuildMemberResult,
  type BansHandlers,
  type Context,
  createFetchHandler,
  createMemoryTransport,
  createNodeHandler,
  type ExecuteWebhookRequest,
  type ExecuteWebhookResult,
  errors,
  type GetGuildRequest,
  type Handlers,
  type ServerOptions,
  type WebhooksHandlers,
} from "@guildwire/api/server";
import type { Ban, GuildMember, Message } from "@guildwire/api/types";
import { accepts, type Equal } from "./expectation.js";

interface Caller {
  readonly id: string;
}

declare const ban: Ban;
declare const others: Omit<Handlers<Caller>, "bans">;
declare const options: ServerOptions<Caller>;

// Requests and contexts of handlers

const bans: BansHandlers<Caller> = {
  getGuildBans: async (request, context) => {
    accepts<Equal<typeof request.path.guild_id, string>>(true);
    accepts<Equal<typeof context.principal, Caller>>(true);
    accepts<AbortSignal>(context.signal);
    accepts<string>(context.requestId);
    // @ts-expect-error TS2345 the operation declares no event
    context.emit("GUILD_BAN_ADD", { guild_id: "1", user: ban.user });
    // @ts-expect-error TS2339 the operation has no query
    accepts<unknown>(request.query);
    return [ban];
  },
  getGuildBan: () => {
    throw errors.unknownBan();
  },
  createGuildBan: (request, context) => {
    // Defaults are applied, and a missing body is an empty object.
    accepts<Equal<typeof request.body.delete_message_days, number>>(true);
    context.emit("GUILD_BAN_ADD", { guild_id: request.path.guild_id, user: ban.user });
    // @ts-expect-error TS2345 another operation declares this event
    context.emit("GUILD_BAN_REMOVE", { guild_id: request.path.guild_id, user: ban.user });
    // @ts-expect-error TS2741 the payload lacks the user
    context.emit("GUILD_BAN_ADD", { guild_id: request.path.guild_id });
    // @ts-expect-error TS2540 a request is not the handler's to change
    request.body = { delete_message_days: 1 };
  },
  removeGuildBan() {},
};

accepts<Equal<GetGuildRequest["query"]["with_counts"], boolean>>(true);
accepts<Equal<ExecuteWebhookRequest["query"]["wait"], boolean>>(true);
accepts<(request: ExecuteWebhookRequest) => Uint8Array | undefined>((request) => request.files[0]?.data);

/** There is no principal if the token in the path authenticates. */
const executeWebhook: WebhooksHandlers<Caller>["executeWebhook"] = (request, context) => {
  accepts<Equal<typeof context.principal, undefined>>(true);
  return { status: request.query.wait ? 204 : 204 };
};
accepts<WebhooksHandlers<Caller>["executeWebhook"]>(executeWebhook);

// Results of handlers

accepts<Equal<AddGuildMemberResult, { readonly status: 201; readonly body: GuildMember } | { readonly status: 204 }>>(
  true,
);
accepts<Equal<ExecuteWebhookResult, { readonly status: 200; readonly body: Message } | { readonly status: 204 }>>(true);
// @ts-expect-error TS2322 a status that the operation does not have
accepts<WebhooksHandlers["executeWebhook"]>(() => ({ status: 201 }));
// @ts-expect-error TS2322 a result without the reason, which may be null and must be there
accepts<BansHandlers["getGuildBan"]>(() => ({ user: ban.user }));
// @ts-expect-error TS2322 one ban is no list of bans
accepts<BansHandlers["getGuildBans"]>(async () => ban);

// Classes and objects, complete and partial

class Bans implements BansHandlers<Caller> {
  readonly #bans = new Map<string, Ban>();
  getGuildBans(): readonly Ban[] & Ban[] {
    return [...this.#bans.values()];
  }
  async getGuildBan({ path }: { readonly path: { readonly user_id: string } }): Promise<Ban> {
    const found = this.#bans.get(path.user_id);
    if (found === undefined) throw errors.unknownBan();
    return found;
  }
  createGuildBan(_request: unknown, context: Context<Caller, "GUILD_BAN_ADD">): void {
    context.setHeader("x-caller", context.principal.id);
  }
  removeGuildBan(): void {}
}

createNodeHandler({ ...others, bans }, options);
createFetchHandler({ ...others, bans: new Bans() }, options);
createMemoryTransport({ bans: { removeGuildBan() {} } }, { ...options, partial: true });
// @ts-expect-error TS2769 there is no such operation
createMemoryTransport({ bans: { removeGuildBann() {} } }, { ...options, partial: true });
// @ts-expect-error TS2769 there is no such group
createMemoryTransport({ ban: { removeGuildBan() {} } }, { ...options, partial: true });
// @ts-expect-error TS2769 a group is missing
createNodeHandler(others, options);
const { getGuildBan: _getGuildBan, ...three } = bans;
// @ts-expect-error TS2769 an operation is missing
createNodeHandler({ ...others, bans: three }, options);
// @ts-expect-error TS2741 a class without an operation is no set of handlers
accepts<BansHandlers>(three);

// Options

const { authenticate, resolve } = options;
createFetchHandler<Caller>({}, { authenticate, resolve, partial: true });
// @ts-expect-error TS2741 a security scheme without its hook
accepts<ServerOptions<Caller>["authenticate"]>({ bot: authenticate.bot });
// @ts-expect-error TS2741 shared routes need a selector
accepts<ServerOptions<Caller>>({ authenticate });
// @ts-expect-error TS2322 there is no such family
accepts<ServerOptions<Caller>["resolve"]>(() => "bans");
accepts<ServerOptions<Caller>["deliver"]>((events) => {
  for (const { event, payload } of events) if (event === "GUILD_BAN_ADD") accepts<string>(payload.user.id);
});
