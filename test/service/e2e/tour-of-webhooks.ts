import * as api from "@guildwire/api/client";
import { expect } from "vitest";
import type { World } from "../harness/world.js";

/** Calls every webhook operation once, with each declared success. */
export async function tourOfWebhooks(world: World): Promise<void> {
  const { guild, owner } = await world.guild();
  const { client } = owner;
  const guild_id = guild.id;
  const { id: channel_id } = await api.createGuildChannel(client, { guild_id, body: { name: "quay" } });
  const made = await api.createWebhook(client, { channel_id, body: { name: "Lookout" } });
  const webhook_id = made.id;
  expect(await api.getChannelWebhooks(client, { channel_id })).toMatchObject([{ id: webhook_id }]);
  expect(await api.getGuildWebhooks(client, { guild_id })).toMatchObject([{ id: webhook_id }]);
  expect(await api.getWebhook(client, { webhook_id })).toMatchObject({ name: "Lookout" });
  expect(await api.modifyWebhook(client, { webhook_id, body: { name: "Watch" } })).toMatchObject({ name: "Watch" });

  const at = { webhook_id, webhook_token: made.token ?? "" };
  const anonymous = world.client();
  expect(await api.getWebhookWithToken(anonymous, at)).toMatchObject({ name: "Watch" });
  expect(await api.modifyWebhookWithToken(anonymous, { ...at, body: { name: "Bell" } })).toMatchObject({
    name: "Bell",
  });

  const file = { data: "High at noon", name: "tides.txt", type: "text/plain" };
  const message = await api.executeWebhook(anonymous, { ...at, wait: true, body: { content: "Ahoy", file } });
  expect(message).toMatchObject({ content: "Ahoy", attachments: [{ filename: "tides.txt" }] });
  const silent = { ...at, wait: false, body: { content: "Ahoy", embeds: [{ title: "Tides" }] } } as const;
  expect(await api.executeWebhook(anonymous, silent)).toBeUndefined();
  expect(await api.executeSlackCompatibleWebhook(anonymous, { ...at, wait: true, body: { text: "Ahoy" } })).toBe("ok");
  expect(
    await api.executeSlackCompatibleWebhook(anonymous, { ...at, wait: false, body: { text: "Ahoy" } }),
  ).toBeUndefined();
  const star = {
    action: "created",
    sender: { login: "mole", html_url: "https://a.example/", avatar_url: "https://a.example/" },
  };
  const push = { ...at, "X-GitHub-Event": "star", body: star };
  expect(await api.executeGitHubCompatibleWebhook(anonymous, push)).toBeUndefined();

  const there = { ...at, message_id: message.id };
  expect(await api.getWebhookMessage(anonymous, there)).toEqual(message);
  const edit = { content: "Ahoy again", file: { ...file, name: "more.txt" } };
  expect(await api.editWebhookMessage(anonymous, { ...there, body: edit })).toMatchObject({ content: "Ahoy again" });
  expect(await api.deleteWebhookMessage(anonymous, there)).toBeUndefined();

  expect(await api.deleteWebhookWithToken(anonymous, at)).toBeUndefined();
  const other = await api.createWebhook(client, { channel_id, body: { name: "Lookout" } });
  expect(await api.deleteWebhook(client, { webhook_id: other.id })).toBeUndefined();
  expect(await api.getGuildWebhooks(client, { guild_id })).toEqual([]);
}
