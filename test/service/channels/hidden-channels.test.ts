import {
  type Client,
  createGuildChannel,
  createWebhook,
  deleteWebhook,
  getChannelWebhooks,
  getGuildChannels,
  getWebhook,
  modifyCurrentUserVoiceState,
  modifyGuild,
  modifyGuildChannelPositions,
  modifyGuildMember,
  modifyGuildWelcomeScreen,
  modifyGuildWidget,
  modifyUserVoiceState,
  modifyWebhook,
} from "@guildwire/api/client";
import { formatPermissions, Permission, type PermissionName } from "@guildwire/api/permissions";
import { ChannelType } from "@guildwire/api/types";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";

/** All permissions except ADMINISTRATOR, whose holders view all channels. */
const all = (Object.keys(Permission) as PermissionName[]).filter((name) => name !== "ADMINISTRATOR");

describeOnStores("channels that a caller cannot view", (world) => {
  /** A guild with a channel of each kind. Overwrites deny VIEW_CHANNEL to the caller and to an administrator. */
  async function hiddenChannels() {
    const { guild, owner } = await world().guild();
    const guild_id = guild.id;
    const caller = await world().member(guild_id, ...all);
    const administrator = await world().member(guild_id, "ADMINISTRATOR");
    const denied = { id: caller.id, type: 1 as const, allow: "0", deny: formatPermissions("VIEW_CHANNEL") };
    const unread = { id: administrator.id, type: 1 as const, allow: "0", deny: formatPermissions("VIEW_CHANNEL") };
    const create = async (type: 0 | 2 | 4 | 13) => {
      const body = { name: `channel ${type}`, type, permission_overwrites: [denied, unread] };
      return (await createGuildChannel(owner.client, { guild_id, body })).id;
    };
    const text = await create(ChannelType.GUILD_TEXT);
    const voice = await create(ChannelType.GUILD_VOICE);
    const category = await create(ChannelType.GUILD_CATEGORY);
    const stage = await create(ChannelType.GUILD_STAGE_VOICE);
    const open = await createGuildChannel(owner.client, { guild_id, body: { name: "open" } });
    const openCategory = await createGuildChannel(owner.client, {
      guild_id,
      body: { name: "open", type: ChannelType.GUILD_CATEGORY },
    });
    const webhook = await createWebhook(owner.client, { channel_id: text, body: { name: "Lookout" } });
    const ownWebhook = await createWebhook(owner.client, { channel_id: open.id, body: { name: "Pilot" } });
    const member = await world().member(guild_id);
    const connect = (id: string) =>
      world().write((work) => work.voiceStates.connect(guild_id, id, stage, { suppress: true }), guild_id);
    for (const { id } of [caller, administrator, member]) await connect(id);
    const ids = { guild_id, text, voice, category, stage, open: open.id, openCategory: openCategory.id };
    return { owner, caller, administrator, member, webhook, ownWebhook, ...ids };
  }

  type Scene = Awaited<ReturnType<typeof hiddenChannels>>;
  type Operation = (client: Client, scene: Scene) => Promise<unknown>;

  const pointer =
    (field: "afk_channel_id" | "system_channel_id" | "rules_channel_id" | "public_updates_channel_id"): Operation =>
    (client, { guild_id, text }) =>
      modifyGuild(client, { guild_id, body: { [field]: text } });

  const operations: readonly (readonly [string, Operation])[] = [
    [
      "moving the channel",
      (client, { guild_id, text }) =>
        modifyGuildChannelPositions(client, { guild_id, body: [{ id: text, position: 9 }] }),
    ],
    [
      "moving the channel into a category, with its overwrites",
      (client, { guild_id, text, openCategory }) =>
        modifyGuildChannelPositions(client, {
          guild_id,
          body: [{ id: text, parent_id: openCategory, lock_permissions: true }],
        }),
    ],
    [
      "moving another channel into the category",
      (client, { guild_id, open, category }) =>
        modifyGuildChannelPositions(client, { guild_id, body: [{ id: open, parent_id: category }] }),
    ],
    [
      "moving several channels",
      (client, { guild_id, open, text }) =>
        modifyGuildChannelPositions(client, {
          guild_id,
          body: [
            { id: open, position: 4 },
            { id: text, position: 5 },
          ],
        }),
    ],
    [
      "creating a channel in the category",
      (client, { guild_id, category }) =>
        createGuildChannel(client, { guild_id, body: { name: "inside", parent_id: category } }),
    ],
    ["afk_channel_id of a guild", pointer("afk_channel_id")],
    ["system_channel_id of a guild", pointer("system_channel_id")],
    ["rules_channel_id of a guild", pointer("rules_channel_id")],
    ["public_updates_channel_id of a guild", pointer("public_updates_channel_id")],
    [
      "the channel of the widget",
      (client, { guild_id, text }) =>
        modifyGuildWidget(client, { guild_id, body: { enabled: true, channel_id: text } }),
    ],
    [
      "a channel of the welcome screen",
      (client, { guild_id, text }) =>
        modifyGuildWelcomeScreen(client, {
          guild_id,
          body: { welcome_channels: [{ channel_id: text, description: "x", emoji_id: null, emoji_name: null }] },
        }),
    ],
    [
      "moving a member into the channel",
      (client, { guild_id, voice, member }) =>
        modifyGuildMember(client, { guild_id, user_id: member.id, body: { channel_id: voice } }),
    ],
    [
      "the caller's own voice state",
      (client, { guild_id, stage }) =>
        modifyCurrentUserVoiceState(client, { guild_id, body: { channel_id: stage, suppress: true } }),
    ],
    [
      "another user's voice state",
      (client, { guild_id, stage, member }) =>
        modifyUserVoiceState(client, { guild_id, user_id: member.id, body: { channel_id: stage, suppress: true } }),
    ],
    ["creating a webhook", (client, { text }) => createWebhook(client, { channel_id: text, body: { name: "x" } })],
    ["listing its webhooks", (client, { text }) => getChannelWebhooks(client, { channel_id: text })],
    ["reading a webhook of the channel", (client, { webhook }) => getWebhook(client, { webhook_id: webhook.id })],
    [
      "moving a webhook into the channel",
      (client, { ownWebhook, text }) =>
        modifyWebhook(client, { webhook_id: ownWebhook.id, body: { channel_id: text } }),
    ],
    [
      "renaming a webhook of the channel",
      (client, { webhook }) => modifyWebhook(client, { webhook_id: webhook.id, body: { name: "x" } }),
    ],
    ["deleting a webhook of the channel", (client, { webhook }) => deleteWebhook(client, { webhook_id: webhook.id })],
  ];

  it.each(operations)(
    "grant nothing to a member with every other permission: %s [auth-channel-not-visible]",
    async (_, call) => {
      const scene = await hiddenChannels();
      const before = await getGuildChannels(scene.owner.client, { guild_id: scene.guild_id });
      const events = await world().eventsOf(scene.guild_id, async () => {
        expect(await refusal(call(scene.caller.client, scene))).toBe("403 50001");
      });
      expect(events).toEqual([]);
      expect(await getGuildChannels(scene.owner.client, { guild_id: scene.guild_id })).toEqual(before);
    },
  );

  it.each(operations)(
    "do not limit administrators: %s [auth-channel-not-visible] [auth-permissions-all]",
    async (_, call) => {
      const scene = await hiddenChannels();
      await expect(call(scene.administrator.client, scene)).resolves.not.toThrow();
    },
  );

  it("are refused before other problems of a request, and without a required permission [auth-channel-not-visible]", async () => {
    const { guild_id, caller, text, category, owner } = await hiddenChannels();
    const body = [{ id: "9".repeat(18) }, { id: text, parent_id: text }];
    expect(await refusal(modifyGuildChannelPositions(caller.client, { guild_id, body }))).toBe("403 50001");
    expect(await refusal(modifyGuildChannelPositions(owner.client, { guild_id, body }))).toMatch(/^400 50035/);
    const denied = { id: guild_id, type: 0 as const, allow: "0", deny: formatPermissions("VIEW_CHANNEL") };
    const closed = await createGuildChannel(owner.client, {
      guild_id,
      body: { name: "closed", permission_overwrites: [denied], parent_id: category },
    });
    const member = await world().member(guild_id);
    const move = (id: string) => modifyGuildChannelPositions(member.client, { guild_id, body: [{ id, position: 1 }] });
    expect(await refusal(move(closed.id))).toBe("403 50001");
    expect(await refusal(move(text))).toBe("403 50013");
  });

  it("stay in the list of the guild's channels [auth-channel-not-visible]", async () => {
    const { guild_id, caller, owner, text } = await hiddenChannels();
    const listed = await getGuildChannels(caller.client, { guild_id });
    expect(listed).toEqual(await getGuildChannels(owner.client, { guild_id }));
    expect(listed.map(({ id }) => id)).toContain(text);
  });
});
