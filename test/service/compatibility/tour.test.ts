import {
  API,
  ButtonStyle,
  ChannelType,
  ComponentType,
  type GatewayInteractionCreateDispatchData,
  MessageFlags,
} from "@discordjs/core/http-only";
import { DiscordAPIError, REST } from "@discordjs/rest";
import { formatPermissions } from "@guildwire/api/permissions";
import { installApplication, listMessages, sendMessage, useCommand, useComponent } from "@guildwire/control/client";
import { afterAll, describe, expect, it } from "vitest";
import { type ReceivedEvent, readEvents } from "../harness/event-reader.js";
import { describeOnStores } from "../harness/stores.js";
import type { BotActor } from "../harness/world.js";

const file = (name: string, text: string) => ({ name, data: Buffer.from(text), contentType: "text/plain" });

/** The error that the library reports for a refused call. */
async function refusal(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    (value) => {
      throw new Error(`expected a refusal, but the call succeeded with ${JSON.stringify(value)}`);
    },
    (reason: unknown) => reason,
  );
  if (!(error instanceof DiscordAPIError)) throw error;
  return `${error.status} ${error.code}`;
}

// An unmodified client library for the compatible service; docs/compatibility.md lists the differences.
describeOnStores("a client library of the compatible service", (world) => {
  const sessions: REST[] = [];
  afterAll(() => {
    for (const rest of sessions) {
      rest.clearHashSweeper();
      rest.clearHandlerSweeper();
    }
  });

  function clientOf({ token }: { readonly token: string }): API {
    const rest = new REST({ api: `${world().service.url}/api`, version: "8", retries: 0 }).setToken(token);
    sessions.push(rest);
    return new API(rest);
  }

  /** A guild with a text channel, owned by the authenticated bot. */
  async function scene(): Promise<{ bot: BotActor; api: API; guildId: string; channelId: string }> {
    const bot = await world().bot("Pilot");
    const api = clientOf(bot);
    const guild = await api.guilds.create({ name: "Harbour Watch" });
    const channel = await api.guilds.createChannel(guild.id, { name: "arrivals", type: ChannelType.GuildText });
    return { bot, api, guildId: guild.id, channelId: channel.id };
  }

  it("creates, reads, changes and deletes a guild", async () => {
    const { bot, api, guildId } = await scene();
    expect(await api.guilds.get(guildId, { with_counts: true })).toMatchObject({
      name: "Harbour Watch",
      owner_id: bot.id,
      approximate_member_count: 1,
    });
    const edited = await api.guilds.edit(guildId, { name: "Pier Watch", afk_timeout: 900 }, { reason: "moved" });
    expect(edited).toMatchObject({ id: guildId, name: "Pier Watch", afk_timeout: 900 });
    expect(await api.guilds.getPreview(guildId)).toMatchObject({ name: "Pier Watch" });
    await api.guilds.delete(guildId);
    expect(await refusal(api.guilds.get(guildId))).toBe("404 10004");
  });

  it("creates and moves channels", async () => {
    const { api, guildId, channelId } = await scene();
    const radio = await api.guilds.createChannel(guildId, {
      name: "Radio",
      type: ChannelType.GuildVoice,
      permission_overwrites: [{ id: guildId, type: 0, deny: formatPermissions("CONNECT"), allow: "0" }],
    });
    expect(radio).toMatchObject({ type: ChannelType.GuildVoice, name: "Radio" });
    const log = await api.guilds.createChannel(guildId, { name: "log", type: ChannelType.GuildText });
    await api.guilds.setChannelPositions(guildId, [
      { id: log.id, position: 0 },
      { id: channelId, position: 1 },
    ]);
    const channels = await api.guilds.getChannels(guildId);
    expect(channels.map(({ id }) => id).sort()).toEqual([channelId, radio.id, log.id].sort());
    expect(channels.find(({ id }) => id === log.id)).toMatchObject({ position: 0 });
    expect(await api.guilds.getActiveThreads(guildId)).toMatchObject({ threads: [], members: [] });
  });

  it("adds, finds, changes and removes members", async () => {
    const { bot, api, guildId } = await scene();
    const nelly = await world().user("Nelly");
    const access_token = await world().write((work) =>
      work.accessTokens.issue({ user_id: nelly.id, application_id: bot.applicationId, scopes: ["guilds.join"] }),
    );
    expect(await api.guilds.addMember(guildId, nelly.id, { access_token, nick: "Nell" })).toMatchObject({
      nick: "Nell",
      user: { id: nelly.id },
    });
    expect(await api.guilds.getMember(guildId, nelly.id)).toMatchObject({ user: { username: "Nelly" } });
    expect(await api.guilds.getMembers(guildId, { limit: 10 })).toHaveLength(2);
    expect(await api.guilds.searchForMembers(guildId, { query: "nel" })).toMatchObject([{ user: { id: nelly.id } }]);
    const role = await api.guilds.createRole(guildId, { name: "crew" });
    expect(await api.guilds.editMember(guildId, nelly.id, { nick: "Nan", roles: [role.id] })).toMatchObject({
      nick: "Nan",
      roles: [role.id],
    });
    await api.guilds.removeRoleFromMember(guildId, nelly.id, role.id);
    await api.guilds.addRoleToMember(guildId, nelly.id, role.id, { reason: "signed on" });
    expect(await api.guilds.getMember(guildId, nelly.id)).toMatchObject({ roles: [role.id] });
    await api.guilds.removeMember(guildId, nelly.id);
    expect(await refusal(api.guilds.getMember(guildId, nelly.id))).toBe("404 10007");
  });

  it("bans users and removes bans", async () => {
    const { api, guildId, channelId } = await scene();
    const control = world().control();
    const [barnaby, grim] = [
      await world().member(guildId, "VIEW_CHANNEL", "SEND_MESSAGES"),
      await world().member(guildId, "VIEW_CHANNEL", "SEND_MESSAGES"),
    ];
    for (const { id } of [barnaby, grim])
      await sendMessage(control, { channel_id: channelId, body: { author_id: id, content: "Rum" } });
    await api.guilds.banUser(guildId, barnaby.id, { delete_message_days: 1 }, { reason: "smuggling" });
    // The API counts in days; the parameter in seconds was introduced later and is ignored.
    await api.guilds.banUser(guildId, grim.id, { delete_message_seconds: 3600 });
    expect(await listMessages(control, { channel_id: channelId })).toMatchObject([{ author: { id: grim.id } }]);
    await api.guilds.unbanUser(guildId, grim.id);
    expect(await api.guilds.getMemberBans(guildId)).toMatchObject([{ user: { id: barnaby.id } }]);
    // The reason travels in a header that the interface does not know; see docs/compatibility.md.
    expect(await api.guilds.getMemberBan(guildId, barnaby.id)).toMatchObject({ reason: null });
    expect(await refusal(api.guilds.getMember(guildId, barnaby.id))).toBe("404 10007");
    await api.guilds.unbanUser(guildId, barnaby.id);
    expect(await refusal(api.guilds.getMemberBan(guildId, barnaby.id))).toBe("404 10026");
  });

  it("creates, moves, changes and deletes roles", async () => {
    const { api, guildId } = await scene();
    const pilots = await api.guilds.createRole(guildId, { name: "pilots", permissions: "8", hoist: true });
    const crew = await api.guilds.createRole(guildId, { name: "crew", color: 0x00_77_be });
    expect(pilots).toMatchObject({ name: "pilots", permissions: "8", hoist: true });
    const moved = await api.guilds.setRolePositions(guildId, [{ id: crew.id, position: 1 }]);
    expect(moved.find(({ id }) => id === crew.id)).toMatchObject({ position: 1 });
    expect(await api.guilds.editRole(guildId, crew.id, { mentionable: true })).toMatchObject({
      color: 0x00_77_be,
      mentionable: true,
    });
    await api.guilds.deleteRole(guildId, pilots.id);
    expect((await api.guilds.getRoles(guildId)).map(({ name }) => name)).toEqual(["@everyone", "crew"]);
  });

  it("prunes", async () => {
    const { api, guildId } = await scene();
    await world().member(guildId);
    world().advance({ days: 10 });
    expect(await api.guilds.getPruneCount(guildId, { days: 7 })).toEqual({ pruned: 1 });
    expect(await api.guilds.beginPrune(guildId, { days: 7, compute_prune_count: false })).toEqual({ pruned: null });
    expect(await api.guilds.getPruneCount(guildId, { days: 7 })).toEqual({ pruned: 0 });
  });

  it("reads and changes the other resources of a guild", async () => {
    const { api, guildId, channelId } = await scene();
    expect((await api.guilds.getVoiceRegions(guildId)).length).toBeGreaterThan(0);
    expect(await api.guilds.getInvites(guildId)).toEqual([]);
    expect(await api.guilds.getIntegrations(guildId)).toEqual([]);
    expect(await api.guilds.editWidgetSettings(guildId, { enabled: true, channel_id: channelId })).toEqual({
      enabled: true,
      channel_id: channelId,
    });
    expect(await api.guilds.getWidgetSettings(guildId)).toMatchObject({ enabled: true });
    expect(await api.guilds.getWidget(guildId)).toMatchObject({ id: guildId, name: "Harbour Watch" });
    const image = Buffer.from((await api.guilds.getWidgetImage(guildId)) as unknown as ArrayBuffer);
    expect(image.subarray(1, 4).toString("latin1")).toBe("PNG");
    const welcome_channels = [{ channel_id: channelId, description: "Moor here", emoji_id: null, emoji_name: null }];
    expect(await api.guilds.editWelcomeScreen(guildId, { welcome_channels })).toMatchObject({ welcome_channels });
    expect(await api.guilds.getWelcomeScreen(guildId)).toMatchObject({ welcome_channels });
  });

  describe("webhooks", () => {
    it("are created, listed, changed and deleted", async () => {
      const { api, guildId, channelId } = await scene();
      const { id, token = "" } = await api.channels.createWebhook(channelId, { name: "Lighthouse" });
      expect(await api.channels.getWebhooks(channelId)).toMatchObject([{ id, name: "Lighthouse" }]);
      expect(await api.guilds.getWebhooks(guildId)).toMatchObject([{ id }]);
      expect(await api.webhooks.edit(id, { name: "Beacon" })).toMatchObject({ name: "Beacon" });
      expect(await api.webhooks.edit(id, { name: "Lamp" }, { token })).toMatchObject({ name: "Lamp" });
      expect(await api.webhooks.get(id, { token })).toMatchObject({ id, name: "Lamp" });
      await api.webhooks.delete(id, { token });
      expect(await refusal(api.webhooks.get(id))).toBe("404 10015");
    });

    it("write, read, change and delete messages with files", async () => {
      const { api, channelId } = await scene();
      const { id, token = "" } = await api.channels.createWebhook(channelId, { name: "Lighthouse" });
      expect(await api.webhooks.execute(id, token, { content: "Fog" })).not.toHaveProperty("id");
      const sent = await api.webhooks.execute(id, token, {
        wait: true,
        content: "Two lists",
        embeds: [{ title: "Arrivals" }],
        files: [file("in.txt", "Albatross"), file("out.txt", "Heron")],
      });
      expect(sent).toMatchObject({ content: "Two lists", embeds: [{ title: "Arrivals" }] });
      expect(sent.attachments.map(({ filename, size }) => [filename, size])).toEqual([
        ["in.txt", 9],
        ["out.txt", 5],
      ]);
      expect(await (await fetch(sent.attachments[1]?.url ?? "")).text()).toBe("Heron");
      expect(await api.webhooks.getMessage(id, token, sent.id)).toMatchObject({ content: "Two lists" });
      const edited = await api.webhooks.editMessage(id, token, sent.id, {
        content: "Three lists",
        files: [file("late.txt", "Petrel")],
      });
      expect(edited.content).toBe("Three lists");
      expect(edited.attachments.map(({ filename }) => filename)).toContain("late.txt");
      await api.webhooks.deleteMessage(id, token, sent.id);
      expect(await refusal(api.webhooks.getMessage(id, token, sent.id))).toBe("404 10008");
    });

    it("accept the formats of two other services", async () => {
      const { api, channelId } = await scene();
      const { id, token = "" } = await api.channels.createWebhook(channelId, { name: "Lighthouse" });
      await api.webhooks.executeSlack(id, token, { text: "Fog" });
      // The library does not send the GitHub event, so the payload's kind is unknown and makes no message.
      await api.webhooks.executeGitHub(id, token, { action: "opened", sender: { login: "nelly" } });
      expect(await listMessages(world().control(), { channel_id: channelId })).toMatchObject([{ content: "Fog" }]);
    });
  });

  describe("interactions", () => {
    /** A guild with an installed application that receives the interactions of a user. */
    async function stage() {
      const { bot, api, guildId, channelId } = await scene();
      const control = world().control();
      await installApplication(control, {
        guild_id: guildId,
        application_id: bot.applicationId,
        body: { permissions: "8" },
      });
      const user = await world().member(guildId);
      const reader = await readEvents(world().service.url, bot.token);
      const next = async () => {
        for (;;) {
          const [event] = (await reader.take(1)) as [ReceivedEvent];
          if (event.t === "INTERACTION_CREATE") return event.d as unknown as GatewayInteractionCreateDispatchData;
        }
      };
      const command = async () => {
        const body = { application_id: bot.applicationId, user_id: user.id, channel_id: channelId, name: "moor" };
        await useCommand(control, { body });
        return next();
      };
      const click = async (message_id: string, custom_id: string) => {
        await useComponent(control, { body: { user_id: user.id, message_id, custom_id } });
        return next();
      };
      return { api, applicationId: bot.applicationId, command, click, close: () => reader.close() };
    }

    it("get a reply, which is changed and deleted, and follow-ups", async () => {
      const { api, applicationId, command, close } = await stage();
      const { id, token } = await command();
      await api.interactions.reply(id, token, { content: "Moored" });
      expect(await api.interactions.getOriginalReply(applicationId, token)).toMatchObject({ content: "Moored" });
      expect(await api.interactions.editReply(applicationId, token, { content: "Moored at one" })).toMatchObject({
        content: "Moored at one",
      });
      const second = await api.interactions.followUp(applicationId, token, {
        content: "The papers",
        files: [file("papers.txt", "in order")],
      });
      expect(second.attachments).toMatchObject([{ filename: "papers.txt", size: 8 }]);
      const secret = await api.interactions.followUp(applicationId, token, {
        content: "The fee",
        flags: MessageFlags.Ephemeral,
      });
      expect(secret.flags).toBe(MessageFlags.Ephemeral);
      expect(
        await api.interactions.editReply(applicationId, token, { content: "All papers" }, second.id),
      ).toMatchObject({
        id: second.id,
        content: "All papers",
      });
      await api.interactions.deleteReply(applicationId, token, second.id);
      await api.interactions.deleteReply(applicationId, token);
      expect(await refusal(api.interactions.getOriginalReply(applicationId, token))).toBe("404 10008");
      await close();
    });

    it("get a deferred reply, and an update of a button's message", async () => {
      const { api, applicationId, command, click, close } = await stage();
      const { id, token } = await command();
      await api.interactions.defer(id, token);
      const button = {
        type: ComponentType.Button,
        style: ButtonStyle.Primary,
        label: "Cast off",
        custom_id: "cast-off",
      };
      const message = await api.interactions.editReply(applicationId, token, {
        content: "Moored",
        components: [{ type: ComponentType.ActionRow, components: [button as never] }],
      });
      const clicked = await click(message.id, "cast-off");
      expect(clicked).toMatchObject({ type: 3, data: { custom_id: "cast-off" }, message: { id: message.id } });
      await api.interactions.updateMessage(clicked.id, clicked.token, { content: "Gone", components: [] });
      expect(await api.interactions.getOriginalReply(applicationId, token)).toMatchObject({ content: "Gone" });
      expect(await refusal(api.interactions.deferMessageUpdate(clicked.id, clicked.token))).toBe("400 40060");
      await close();
    });
  });

  describe("gets an error for operations newer than mid-2021 or outside of the interface:", () => {
    const calls: Record<string, (api: API, guildId: string, channelId: string) => Promise<unknown>> = {
      "one role": (api, guildId) => api.guilds.getRole(guildId, guildId),
      "a channel": (api, _guildId, channelId) => api.channels.get(channelId),
      "its own user": (api) => api.users.getCurrent(),
      "several bans at once": (api, guildId) => api.guilds.bulkBanUsers(guildId, { user_ids: ["1"] }),
    };
    it.each(Object.keys(calls))("%s", async (name) => {
      const { api, guildId, channelId } = await scene();
      expect(await refusal(calls[name]?.(api, guildId, channelId) ?? Promise.resolve())).toMatch(/^40[45] 0$/);
    });
  });
});
