// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Authenticate,
  type Awaitable,
  type FetchHandler,
  type MemoryTransport,
  type NodeHandler,
  type Resolve,
  type ServerDefinition,
  type ServerOptions as ServerOptions_2,
  createFetchHandler as createFetchHandler_2,
  createMemoryTransport as createMemoryTransport_2,
  createNodeHandler as createNodeHandler_2,
} from "@guildwire/runtime/server";
import type { Context, ServerEvent } from "./context.js";
import { failures } from "./errors.js";
import type { Handlers, HandlersSoFar } from "./handlers.js";
import {
  createGuildBanOperation,
  getGuildBanOperation,
  getGuildBansOperation,
  removeGuildBanOperation,
} from "./operations/bans.js";
import {
  createGuildChannelOperation,
  getGuildChannelsOperation,
  listActiveThreadsOperation,
  modifyGuildChannelPositionsOperation,
} from "./operations/channels.js";
import {
  createGuildOperation,
  deleteGuildOperation,
  getGuildOperation,
  getGuildPreviewOperation,
  modifyGuildOperation,
} from "./operations/guilds.js";
import { deleteGuildIntegrationOperation, getGuildIntegrationsOperation } from "./operations/integrations.js";
import {
  createFollowupMessageOperation,
  createInteractionResponseOperation,
  deleteFollowupMessageOperation,
  deleteOriginalInteractionResponseOperation,
  editFollowupMessageOperation,
  editOriginalInteractionResponseOperation,
  getFollowupMessageOperation,
  getOriginalInteractionResponseOperation,
} from "./operations/interactions.js";
import { getGuildInvitesOperation, getGuildVanityUrlOperation } from "./operations/invites.js";
import {
  addGuildMemberOperation,
  addGuildMemberRoleOperation,
  getGuildMemberOperation,
  listGuildMembersOperation,
  modifyCurrentUserNickOperation,
  modifyGuildMemberOperation,
  removeGuildMemberOperation,
  removeGuildMemberRoleOperation,
  searchGuildMembersOperation,
} from "./operations/members.js";
import { beginGuildPruneOperation, getGuildPruneCountOperation } from "./operations/prune.js";
import {
  createGuildRoleOperation,
  deleteGuildRoleOperation,
  getGuildRolesOperation,
  modifyGuildRoleOperation,
  modifyGuildRolePositionsOperation,
} from "./operations/roles.js";
import {
  getGuildVoiceRegionsOperation,
  modifyCurrentUserVoiceStateOperation,
  modifyUserVoiceStateOperation,
} from "./operations/voice.js";
import {
  createWebhookOperation,
  deleteWebhookMessageOperation,
  deleteWebhookOperation,
  deleteWebhookWithTokenOperation,
  editWebhookMessageOperation,
  executeGitHubCompatibleWebhookOperation,
  executeSlackCompatibleWebhookOperation,
  executeWebhookOperation,
  getChannelWebhooksOperation,
  getGuildWebhooksOperation,
  getWebhookMessageOperation,
  getWebhookOperation,
  getWebhookWithTokenOperation,
  modifyWebhookOperation,
  modifyWebhookWithTokenOperation,
} from "./operations/webhooks.js";
import {
  getGuildWelcomeScreenOperation,
  modifyGuildWelcomeScreenOperation,
} from "./operations/welcome-screens.js";
import {
  getGuildWidgetImageOperation,
  getGuildWidgetOperation,
  getGuildWidgetSettingsOperation,
  modifyGuildWidgetOperation,
} from "./operations/widgets.js";
import { route } from "./router.js";

/** Options of a server of this interface. */
export interface ServerOptions<Principal = unknown>
  extends Omit<ServerOptions_2<Principal>, "authenticate" | "resolve" | "deliver" | "partial"> {
    /** Tells who a credential belongs to, by security scheme; undefined for nobody. */
    readonly authenticate: {
      /** The token of an application's bot user, as `Authorization: Bot <token>`. */
      readonly bot: Authenticate<Principal, string>;
      /** An OAuth 2.0 access token, as `Authorization: Bearer <token>`. */
      readonly bearer: Authenticate<Principal, string>;
    };
    /**
     * Which family a request to a shared route belongs to, by the values of the path parameters that the
     * families name differently; undefined for none of them, which is answered 404.
     */
    readonly resolve: Resolve<"webhooks" | "interactions">;
    /** Gets the events of a handler that has succeeded, in order, before the answer goes out. */
    readonly deliver?: (events: readonly ServerEvent[], context: Context<Principal>) => Awaitable<void>;
  }

const definition: ServerDefinition = {
  route,
  failures,
  shared: true,
  operations: [
    createGuildOperation,
    getGuildOperation,
    modifyGuildOperation,
    deleteGuildOperation,
    getGuildPreviewOperation,
    getGuildChannelsOperation,
    createGuildChannelOperation,
    modifyGuildChannelPositionsOperation,
    listActiveThreadsOperation,
    listGuildMembersOperation,
    searchGuildMembersOperation,
    modifyCurrentUserNickOperation,
    getGuildMemberOperation,
    addGuildMemberOperation,
    modifyGuildMemberOperation,
    removeGuildMemberOperation,
    addGuildMemberRoleOperation,
    removeGuildMemberRoleOperation,
    getGuildBansOperation,
    getGuildBanOperation,
    createGuildBanOperation,
    removeGuildBanOperation,
    getGuildRolesOperation,
    createGuildRoleOperation,
    modifyGuildRolePositionsOperation,
    modifyGuildRoleOperation,
    deleteGuildRoleOperation,
    getGuildPruneCountOperation,
    beginGuildPruneOperation,
    getGuildVoiceRegionsOperation,
    modifyCurrentUserVoiceStateOperation,
    modifyUserVoiceStateOperation,
    getGuildInvitesOperation,
    getGuildVanityUrlOperation,
    getGuildIntegrationsOperation,
    deleteGuildIntegrationOperation,
    getGuildWidgetSettingsOperation,
    modifyGuildWidgetOperation,
    getGuildWidgetOperation,
    getGuildWidgetImageOperation,
    getGuildWelcomeScreenOperation,
    modifyGuildWelcomeScreenOperation,
    createWebhookOperation,
    getChannelWebhooksOperation,
    getGuildWebhooksOperation,
    getWebhookOperation,
    modifyWebhookOperation,
    deleteWebhookOperation,
    getWebhookWithTokenOperation,
    modifyWebhookWithTokenOperation,
    deleteWebhookWithTokenOperation,
    executeWebhookOperation,
    executeSlackCompatibleWebhookOperation,
    executeGitHubCompatibleWebhookOperation,
    getWebhookMessageOperation,
    editWebhookMessageOperation,
    deleteWebhookMessageOperation,
    createFollowupMessageOperation,
    getFollowupMessageOperation,
    editFollowupMessageOperation,
    deleteFollowupMessageOperation,
    createInteractionResponseOperation,
    getOriginalInteractionResponseOperation,
    editOriginalInteractionResponseOperation,
    deleteOriginalInteractionResponseOperation,
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
