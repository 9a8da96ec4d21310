import {
  createGuildChannel,
  createGuildRole,
  createWebhook,
  modifyGuildWelcomeScreen,
  modifyGuildWidget,
} from "@guildwire/api/client";
import { formatPermissions } from "@guildwire/api/permissions";
import { ChannelType } from "@guildwire/api/types";
import { beforeAll, describe, expect, it } from "vitest";
import { type DeclaredOperation, declaredErrors, operations } from "../e2e/declared.js";
import { bodies, queries } from "../e2e/requests.js";
import { describeOnStores } from "../harness/stores.js";
import type { World } from "../harness/world.js";

type Caller =
  | "no credentials"
  | "invalid credentials"
  | "an expired token"
  | "a member without permissions"
  | "the owner of another guild";

/** The expected response to a caller by the declared requirements: a status and an error code, or "success". */
function expected(
  { id, path, requiresAuthentication, ownerOnly, permissions, fieldPermissions, errors }: DeclaredOperation,
  caller: Caller,
) {
  const refusal = (name: string) => {
    const { status, code } = declaredErrors[name] ?? {};
    return errors.includes(name) ? `${status} ${code}` : `${name}, which ${id} does not declare`;
  };
  // The token in the path belongs to another object, so every caller is refused.
  if (/_token\}/.test(path))
    return refusal(errors.includes("unknownInteraction") ? "unknownInteraction" : "invalidWebhookToken");
  if (!requiresAuthentication) return "success";
  if (caller === "no credentials" || caller === "invalid credentials" || caller === "an expired token")
    return refusal("unauthorized");
  if (caller === "the owner of another guild")
    return errors.includes("missingAccess") ? refusal("missingAccess") : "success";
  const fields = Object.keys(bodies[id] ?? {}).flatMap((field) => fieldPermissions[field] ?? []);
  return ownerOnly || [...permissions, ...fields].length > 0 ? refusal("missingPermissions") : "success";
}

const json = { "Content-Type": "application/json" };

describeOnStores("every operation", (world) => {
  let headers: { readonly [caller in Caller]: { readonly Authorization?: string } };
  let ids: { readonly [parameter: string]: string };

  beforeAll(async () => {
    ({ headers, ids } = await scene(world()));
  });

  /** Returns the outcome for a caller: status and error code, or one of the declared successes. */
  async function outcomeOf({ id, method, path, successes }: DeclaredOperation, caller: Caller): Promise<string> {
    const fill = (template: string) => template.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? `no ${name}`);
    const body = bodies[id];
    const response = await fetch(`${world().service.url}/api/v8${fill(path)}?${new URLSearchParams(queries[id])}`, {
      method,
      headers: { ...headers[caller], ...(body && json) },
      ...(body && { body: fill(JSON.stringify(body)) }),
    });
    const text = await response.text();
    if (successes.includes(response.status)) return "success";
    return `${response.status} ${JSON.parse(text).code}`;
  }

  const callers: Caller[] = [
    "no credentials",
    "invalid credentials",
    "an expired token",
    "a member without permissions",
    "the owner of another guild",
  ];
  it.each(callers)("responds to %s as declared", async (caller) => {
    const responses: Record<string, string> = {};
    for (const operation of operations) responses[operation.id] = await outcomeOf(operation, caller);
    expect(responses).toEqual(
      Object.fromEntries(operations.map((operation) => [operation.id, expected(operation, caller)])),
    );
  });
});

describe("the matrix of permissions", () => {
  it("contains all operations, and no other bodies", () => {
    const names = operations.map(({ id }) => id);
    expect(new Set(names).size).toBe(65);
    expect(names).toEqual(expect.arrayContaining([...Object.keys(bodies), ...Object.keys(queries)]));
  });
});

/** Creates a guild with everything that paths refer to, except that tokens in paths belong to another guild. */
async function scene(world: World) {
  const roles = [{ id: 0, permissions: formatPermissions("VIEW_CHANNEL") }];
  const { guild, owner } = await world.guild({ roles });
  const guild_id = guild.id;
  const { id: channel_id } = await createGuildChannel(owner.client, { guild_id, body: { name: "arrivals" } });
  const stage = { name: "stage", type: ChannelType.GUILD_STAGE_VOICE };
  const { id: stage_id } = await createGuildChannel(owner.client, { guild_id, body: stage });
  const { id: role_id } = await createGuildRole(owner.client, { guild_id });
  const { id: webhook_id } = await createWebhook(owner.client, { channel_id, body: { name: "Lookout" } });
  await modifyGuildWidget(owner.client, { guild_id, body: { enabled: true } });
  await modifyGuildWelcomeScreen(owner.client, { guild_id, body: { description: "Ahoy" } });
  const bot = await world.bot();
  await world.join(guild_id, bot);
  await world.write((work) => work.voiceStates.connect(guild_id, bot.id, stage_id, { suppress: true }), guild_id);

  const other = await world.guild();
  const place = { guild_id: other.guild.id, body: { name: "arrivals" } };
  const elsewhere = await createGuildChannel(other.owner.client, place);
  const foreign = await createWebhook(other.owner.client, { channel_id: elsewhere.id, body: { name: "Spy" } });
  if (foreign.token === undefined) throw new Error("the webhook has no token");

  const lifetime = 60;
  const grant = { user_id: (await world.user()).id, application_id: bot.applicationId, scopes: [], lifetime };
  const expired = await world.write((work) => work.accessTokens.issue(grant));
  world.advance({ minutes: 1 });

  return {
    ids: {
      guild_id,
      channel_id,
      stage_id,
      role_id,
      webhook_id,
      application_id: bot.applicationId,
      user_id: (await world.member(guild_id)).id,
      message_id: webhook_id,
      interaction_id: webhook_id,
      integration_id: webhook_id,
      webhook_token: foreign.token,
      interaction_token: foreign.token,
    },
    headers: {
      "no credentials": {},
      "invalid credentials": { Authorization: "Bot of-no-one" },
      "an expired token": { Authorization: `Bearer ${expired}` },
      "a member without permissions": { Authorization: `Bot ${bot.token}` },
      "the owner of another guild": { Authorization: `Bot ${other.owner.token}` },
    },
  };
}
