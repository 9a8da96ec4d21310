import { createGuildChannel, createWebhook } from "@guildwire/api/client";
import { ChannelType } from "@guildwire/api/types";
import { beforeAll, expect, it } from "vitest";
import { describeOnStores } from "../harness/stores.js";
import type { BotActor } from "../harness/world.js";

const notBoolean = ["true", "", 0, 1, [], {}, [true]];
const notInteger = ["64000", "", 1.5, true, [], {}, [64000]];

/** Operations with a field, and JSON values of other types. Names in braces are ids of the scene. */
const fields = [
  ["POST", "/guilds/{guild}/channels", { name: "quay" }, "nsfw", notBoolean],
  ["POST", "/guilds/{guild}/channels", { name: "quay", type: 2 }, "bitrate", notInteger],
  ["PATCH", "/guilds/{guild}/members/{user}", {}, "mute", notBoolean],
  ["PATCH", "/guilds/{guild}/members/{user}", {}, "deaf", notBoolean],
  ["PUT", "/guilds/{guild}/members/{user}", { access_token: "x" }, "mute", notBoolean],
  ["PUT", "/guilds/{guild}/members/{user}", { access_token: "x" }, "deaf", notBoolean],
  ["PATCH", "/guilds/{guild}/voice-states/@me", { channel_id: "{stage}" }, "suppress", notBoolean],
  ["PATCH", "/guilds/{guild}/voice-states/{user}", { channel_id: "{stage}" }, "suppress", notBoolean],
  ["POST", "/guilds/{guild}/prune", { days: 30 }, "compute_prune_count", notBoolean],
  ["POST", "/webhooks/{webhook}/{token}", { content: "Ahoy" }, "tts", notBoolean],
] as const;

describeOnStores("values of a wrong type", (world) => {
  let owner: BotActor;
  let ids: Readonly<Record<string, string>>;
  beforeAll(async () => {
    const made = await world().guild();
    owner = made.owner;
    const guild_id = made.guild.id;
    const channel = (name: string, type: 0 | 13) =>
      createGuildChannel(owner.client, { guild_id, body: { name, type } });
    const { id: channel_id } = await channel("quay", ChannelType.GUILD_TEXT);
    const { id: stage } = await channel("stage", ChannelType.GUILD_STAGE_VOICE);
    const { id: webhook, token = "" } = await createWebhook(owner.client, { channel_id, body: { name: "Lookout" } });
    const { id: user } = await world().member(guild_id);
    await world().write(async (work) => {
      for (const id of [user, owner.id]) await work.voiceStates.connect(guild_id, id, stage, { suppress: true });
    }, guild_id);
    ids = { guild: guild_id, user, stage, webhook, token };
  });

  it.each(fields)("are form errors that change nothing: %s %s %j %s", async (method, path, body, field, values) => {
    const filled = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
    const send = async (value: unknown): Promise<Response> =>
      fetch(`${world().service.url}/api/v8${filled(path)}`, {
        method,
        headers: { Authorization: `Bot ${owner.token}`, "Content-Type": "application/json" },
        body: JSON.stringify({ ...JSON.parse(filled(JSON.stringify(body))), [field]: value }),
      });
    const events = await world().eventsOf(ids["guild"] ?? "", async () => {
      for (const value of values) {
        const response = await send(value);
        const { code, errors } = (await response.json()) as { code?: number; errors?: object };
        const outcome = [response.status, code, ...Object.keys(errors ?? {})];
        expect(outcome, JSON.stringify(value)).toEqual([400, 50035, field]);
      }
    });
    expect(events).toEqual([]);
  });
});
