import { errors } from "@guildwire/api/server";
import { WebhookType } from "@guildwire/api/types";
import type { Repositories } from "../store/repositories/index.js";
import type { StoredInteraction } from "../store/repositories/interactions.js";
import type { StoredWebhook } from "../store/repositories/webhooks.js";
import type { Store } from "../store/store.js";
import type { Work } from "../store/work.js";
import type { LockScope } from "../store/write-scope.js";
import type { DerivedTokens } from "./derived-tokens.js";

/** What the tokens of paths are verified with. */
export interface TokenServices {
  readonly store: Store;
  readonly tokens: DerivedTokens;
}

/** The guild of a webhook. Throws unknownWebhook (404, code 10015). */
export async function guildOfWebhook({ store }: TokenServices, id: string): Promise<string> {
  const guild = await store.queries.guildOf("webhook", id);
  if (guild === undefined) throw errors.unknownWebhook();
  return guild;
}

/** The write scope of a change of a webhook or its messages. The guild may have been deleted since it was looked up. */
export function webhookScope(guild: string, webhook: string, caller?: string): LockScope {
  return { guild, webhook, missing: errors.unknownWebhook, ...(caller !== undefined && { caller }) };
}

/** A webhook. Throws unknownWebhook (404, code 10015). */
export async function requireWebhook(work: Work, guildId: string, id: string): Promise<StoredWebhook> {
  const webhook = await work.webhooks.find(guildId, id);
  if (webhook === undefined) throw errors.unknownWebhook();
  return webhook;
}

/**
 * A webhook, for a caller with its token. Throws unknownWebhook (404, code 10015), and invalidWebhookToken (401, code
 * 50027) for any other token, and for webhook types without a token.
 *
 * Rules: webhook-token-incoming-only.
 */
export async function requireWebhookWithToken(
  { tokens }: TokenServices,
  work: Work,
  guildId: string,
  { webhook_id, webhook_token }: { readonly webhook_id: string; readonly webhook_token: string },
): Promise<StoredWebhook> {
  const webhook = await requireWebhook(work, guildId, webhook_id);
  const isRight = tokens.matches(webhook_token, "webhook", webhook.id, webhook.token_version);
  if (webhook.type !== WebhookType.INCOMING || !isRight) throw errors.invalidWebhookToken();
  return webhook;
}

/** Whether a token belongs to a webhook. Anyone with the token may use the webhook. */
export function isTokenOfWebhook({ store, tokens }: TokenServices, id: string, token: string): Promise<boolean> {
  return store.read(async (work) => {
    const guildId = await work.directory.guildOf("webhook", id);
    const webhook = guildId === undefined ? undefined : await work.webhooks.find(guildId, id);
    if (webhook?.type !== WebhookType.INCOMING) return false;
    return tokens.matches(token, "webhook", webhook.id, webhook.token_version);
  });
}

/** The interaction that a token claims to belong to, before the token is verified. */
export interface InteractionClaim {
  readonly id: string;
  readonly guildId: string;
}

/** The claim of a token; undefined if there is no such interaction. */
export async function readInteractionClaim(
  { store, tokens }: TokenServices,
  token: string,
): Promise<InteractionClaim | undefined> {
  const id = tokens.idIn(token);
  if (id === undefined) return undefined;
  const guildId = await store.queries.guildOf("interaction", id);
  return guildId === undefined ? undefined : { id, guildId };
}

/** The interaction of a claim, if the token is valid for it. */
export async function findInteraction(
  { tokens }: TokenServices,
  { interactions }: Pick<Repositories, "interactions">,
  claim: InteractionClaim,
  token: string,
): Promise<StoredInteraction | undefined> {
  const interaction = await interactions.find(claim.guildId, claim.id);
  if (interaction === undefined) return undefined;
  return tokens.matches(token, "interaction", interaction.id, interaction.token_version) ? interaction : undefined;
}

/**
 * Like `findInteraction`, for a unit of work that changes messages of the interaction. Such changes are serialized: in a
 * guild by the guild's lock, elsewhere by the lock of the user who receives the messages. Further queries of the same
 * moment run once the lock is held.
 */
export async function lockInteraction(
  services: TokenServices,
  rows: Pick<Repositories, "interactions" | "users">,
  claim: InteractionClaim,
  token: string,
): Promise<StoredInteraction | undefined> {
  const [, interaction] = await Promise.all([
    claim.guildId === "0" ? rows.users.lockUserOf(claim.id) : undefined,
    findInteraction(services, rows, claim, token),
  ]);
  return interaction;
}
