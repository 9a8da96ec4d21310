import * as api from "@guildwire/api/client";
import type { World } from "../harness/world.js";
import { type DeclaredOperation, declaredErrors, operations } from "./declared.js";
import { bodies, queries } from "./requests.js";
import { type Scene, setScene } from "./scene.js";

/** Arguments of generated client functions, parameters and body combined. */
interface Args {
  readonly [name: string]: unknown;
}

/** What makes a call fail. */
interface Change {
  readonly client?: api.Client;
  readonly args?: Args;
}

/** How to cause an error; undefined for operations that need another way. */
type Way = (scene: Scene, operation: DeclaredOperation) => Change | undefined;

const nowhere = "9".repeat(18);
/** More than the 8 MiB that the service accepts. */
const tooLarge = 8 * 2 ** 20 + 1;
const tooMany = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: "x", type: 0 }));

/** An id in the path that refers to nothing suitable. */
const elsewhere =
  (parameter: string, id: (scene: Scene) => string = () => nowhere): Way =>
  (scene, { path }) =>
    path.includes(`{${parameter}}`) ? { args: { [parameter]: id(scene) } } : undefined;

/** Arguments of one operation. */
const calls =
  (of: { readonly [operation: string]: (scene: Scene) => Args }): Way =>
  (scene, { id }) =>
    of[id] && { args: of[id](scene) };

/** Ways to cause each error; the first suitable one is used. */
const ways: { readonly [error: string]: readonly Way[] } = {
  unauthorized: [({ unauthenticated }) => ({ client: unauthenticated })],
  missingAccess: [({ stranger }) => ({ client: stranger.client })],
  missingPermissions: [({ powerless }) => ({ client: powerless.client })],
  invalidWebhookToken: [
    ({ foreignToken }) => ({ args: { webhook_token: foreignToken, interaction_token: foreignToken } }),
  ],
  invalidFormBody: [
    calls({ editOriginalInteractionResponse: () => ({ body: { content: "x".repeat(2001) } }) }),
    elsewhere("message_id", () => "no-id"),
    elsewhere("guild_id", () => "no-id"),
    elsewhere("channel_id", () => "no-id"),
    (_, { id }) => (bodies[id] ? { args: { body: 7 } } : undefined),
    elsewhere("webhook_id", () => "no-id"),
    elsewhere("application_id", () => "no-id"),
  ],
  unknownGuild: [elsewhere("guild_id")],
  unknownMember: [elsewhere("user_id")],
  unknownUser: [elsewhere("user_id")],
  unknownBan: [elsewhere("user_id")],
  unknownIntegration: [elsewhere("integration_id")],
  unknownMessage: [elsewhere("message_id"), () => ({})],
  unknownWebhook: [elsewhere("webhook_id"), elsewhere("application_id")],
  unknownInteraction: [elsewhere("interaction_id")],
  unknownWelcomeScreen: [({ stranger, bare }) => ({ client: stranger.client, args: { guild_id: bare } })],
  widgetDisabled: [elsewhere("guild_id", ({ bare }) => bare)],
  unknownRole: [
    elsewhere("role_id"),
    calls({ modifyGuildRolePositions: () => ({ body: [{ id: nowhere, position: 1 }] }) }),
  ],
  unknownChannel: [
    elsewhere("channel_id"),
    calls({
      modifyGuildMember: ({ listener }) => ({ user_id: listener, body: { channel_id: nowhere } }),
      modifyWebhook: () => ({ body: { channel_id: nowhere } }),
      modifyCurrentUserVoiceState: () => ({ body: { channel_id: nowhere } }),
      modifyUserVoiceState: () => ({ body: { channel_id: nowhere } }),
      executeWebhook: () => ({ thread_id: nowhere, wait: true }),
    }),
  ],
  wrongChannelType: [({ ids, listener }) => ({ args: { user_id: listener, body: { channel_id: ids.channel_id } } })],
  targetNotInVoice: [
    calls({
      modifyGuildMember: () => ({ body: { mute: true } }),
      modifyCurrentUserVoiceState: ({ ids }) => ({ body: { channel_id: ids.stage_id } }),
      modifyUserVoiceState: ({ ids }) => ({ body: { channel_id: ids.stage_id } }),
    }),
  ],
  invalidRole: [
    elsewhere("role_id", ({ ids }) => ids.guild_id),
    calls({
      addGuildMember: ({ joiner: { user_id, access_token } }) => ({
        user_id,
        body: { access_token, roles: [nowhere] },
      }),
      modifyGuildMember: () => ({ body: { roles: [nowhere] } }),
      modifyGuildRolePositions: ({ ids }) => ({ body: [{ id: ids.guild_id, position: 1 }] }),
    }),
  ],
  invalidAccessToken: [calls({ addGuildMember: () => ({ body: { access_token: "of-no-one" } }) })],
  userBanned: [
    calls({ addGuildMember: ({ banned: { user_id, access_token } }) => ({ user_id, body: { access_token } }) }),
  ],
  requestTooLarge: [() => ({ args: { body: { content: "x".repeat(tooLarge) } } })],
  emptyMessage: [
    calls({
      executeSlackCompatibleWebhook: () => ({ body: { text: "" } }),
      createInteractionResponse: () => ({ body: { type: 4, data: {} } }),
      editWebhookMessage: ({ sent }) => ({ ...sent.webhook, body: { content: "" } }),
      editFollowupMessage: ({ sent }) => ({ ...sent.followup, body: { content: "" } }),
      editOriginalInteractionResponse: ({ responded }) => ({ ...responded, body: { content: "" } }),
    }),
  ],
  interactionAlreadyAcknowledged: [({ responded }) => ({ args: { ...responded } })],
  maximumGuilds: [({ collector }) => ({ client: collector.client })],
  maximumPruneRequests: [({ hasty }) => ({ client: hasty.client })],
  maximumRoles: [
    calls({ createGuild: () => ({ body: { name: "a guild", roles: tooMany(251) } }) }),
    ({ full }) => ({ client: full.owner.client, args: { guild_id: full.guild_id } }),
  ],
  maximumChannels: [
    calls({ createGuild: () => ({ body: { name: "a guild", channels: tooMany(501) } }) }),
    ({ full }) => ({ client: full.owner.client, args: { guild_id: full.guild_id } }),
  ],
  maximumWebhooks: [
    elsewhere("channel_id", ({ crowded }) => crowded),
    ({ crowded }) => ({ args: { body: { channel_id: crowded } } }),
  ],
};

/**
 * Calls every operation once for each declared error that can be caused, through the generated client. Returns the
 * errors received, as
 * `operation error`, and any other outcomes.
 */
export async function refuseAll(world: World): Promise<{ readonly came: Set<string>; readonly instead: string[] }> {
  const scene = await setScene(world);
  const came = new Set<string>();
  const instead: string[] = [];
  for (const operation of operations)
    for (const error of operation.errors) {
      const change = firstThatFits(ways[error] ?? [], scene, operation);
      if (change === undefined) continue;
      const client = change.client ?? (operation.requiresAuthentication ? scene.owner.client : world.client());
      const response = await call(operation, client, { ...argsOf(scene, operation), ...change.args });
      if (response === error) came.add(`${operation.id} ${error}`);
      else instead.push(`${operation.id} ${error}: ${response}`);
    }
  return { came, instead };
}

function firstThatFits(candidates: readonly Way[], scene: Scene, operation: DeclaredOperation): Change | undefined {
  return candidates.map((way) => way(scene, operation)).find((change) => change !== undefined);
}

/** Returns arguments with which the owner would nearly or fully succeed. */
function argsOf({ ids }: Scene, { id, path }: DeclaredOperation): Args {
  const body = bodies[id];
  const fill = (template: string) => template.replace(/\{(\w+)\}/g, (_, name: keyof Scene["ids"]) => ids[name]);
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, ids[name as keyof Scene["ids"]]]);
  return {
    ...Object.fromEntries(parameters),
    ...queries[id],
    ...(body && { body: JSON.parse(fill(JSON.stringify(body))) }),
  };
}

/** Calls an operation by name. Returns the name of the error, or another outcome. */
async function call({ id, errors }: DeclaredOperation, client: api.Client, args: Args): Promise<string> {
  const functions = api as unknown as { readonly [name: string]: (client: api.Client, args: Args) => Promise<unknown> };
  try {
    await functions[id]?.(client, args);
    return "success";
  } catch (error) {
    if (!(error instanceof api.ApiError) || error.kind !== "response") throw error;
    const { status } = error;
    const { code } = api.readError(error);
    const name = errors.find((each) => declaredErrors[each]?.status === status && declaredErrors[each]?.code === code);
    return name ?? `${status} ${code}`;
  }
}
