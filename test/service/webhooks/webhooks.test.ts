import {
  createGuildChannel,
  createWebhook,
  deleteWebhook,
  deleteWebhookWithToken,
  executeWebhook,
  getChannelWebhooks,
  getGuildWebhooks,
  getWebhook,
  getWebhookWithToken,
  modifyWebhook,
  modifyWebhookWithToken,
} from "@guildwire/api/client";
import { formatPermissions, type PermissionName } from "@guildwire/api/permissions";
import type { Overwrite, Webhook } from "@guildwire/api/types";
import { joinThread, placeWebhook, startThread } from "@guildwire/control/client";
import { describe, expect, it } from "vitest";
import { picture } from "../harness/pictures.js";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import type { Actor } from "../harness/world.js";
import { at, type Hook, hook, textChannel } from "./hook.js";

const nowhere = "9".repeat(18);

describeOnStores("webhooks", (world) => {
  describe("are created", () => {
    it("as Incoming webhooks with a token and the caller as creator [webhook-create-incoming] [webhook-create-user] [webhook-create-application]", async () => {
      const { guild, owner, channel_id, webhook } = await hook(world());
      expect(webhook).toEqual({
        id: expect.any(String),
        type: 1,
        guild_id: guild.id,
        channel_id,
        name: "Lookout",
        avatar: null,
        application_id: owner.applicationId,
        user: expect.objectContaining({ id: owner.id, bot: true }),
        token: expect.stringMatching(/^.{40,}$/),
      });
      const helper = await world().member(guild.id, "MANAGE_WEBHOOKS");
      const avatar = await picture("png", 64, 64);
      const made = await createWebhook(helper.client, { channel_id, body: { name: "Watch", avatar } });
      expect(made).toMatchObject({ application_id: null, user: { id: helper.id } });
      expect(made.avatar).toMatch(/^[0-9a-f]{32}$/);
      expect(made.token).not.toBe(webhook.token);
    });

    it("up to ten per channel, also concurrently [webhook-create-limit]", async () => {
      const { guild, owner, channel_id } = await hook(world());
      const create = (channel_id: string) => createWebhook(owner.client, { channel_id, body: { name: "Watch" } });
      const calls = await Promise.allSettled(Array.from({ length: 11 }, () => create(channel_id)));
      expect(calls.filter(({ status }) => status === "fulfilled")).toHaveLength(9);
      const error = await create(channel_id).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ status: 400, body: { code: 30007, message: expect.stringContaining("10") } });
      const other = await create(await textChannel(owner, guild.id, "pier"));
      const move = modifyWebhook(owner.client, { webhook_id: other.id, body: { channel_id } });
      expect(await refusal(move)).toBe("400 30007");
      expect(await getChannelWebhooks(owner.client, { channel_id })).toHaveLength(10);
    });
  });

  describe("have names", () => {
    /** All three operations that set the name. */
    const naming = ({ owner, channel_id, at }: Hook) => [
      (name: string) => createWebhook(owner.client, { channel_id, body: { name } }),
      (name: string) => modifyWebhook(owner.client, { webhook_id: at.webhook_id, body: { name } }),
      (name: string) => modifyWebhookWithToken(world().client(), { ...at, body: { name } }),
    ];

    it("of 1 to 80 characters, after trimming white space [webhook-name-length]", async () => {
      for (const call of naming(await hook(world()))) {
        expect((await call(`  ${"x".repeat(80)}  `)).name).toBe("x".repeat(80));
        for (const wrong of ["x".repeat(81), "", "   "]) expect(await refusal(call(wrong))).toBe("400 50035 /name");
      }
    });

    it("other than clyde, and without mentions [webhook-name-clyde] [webhook-name-restrictions]", async () => {
      for (const call of naming(await hook(world()))) {
        for (const wrong of ["clyde", " CLYDE ", "everyone", "Here", "discordtag", "a@b", "a#b", "a:b", "a```b"])
          expect(await refusal(call(wrong))).toMatch(/^400 50035 \/name/);
        expect((await call("clydeside")).name).toBe("clydeside");
      }
    });

    it("that are not validated again once stored [webhook-name-stored]", async () => {
      const { owner, channel_id } = await hook(world());
      const placed = await placeWebhook(world().control(), { channel_id, body: { type: 1, name: "clyde" } });
      expect((await getWebhook(owner.client, { webhook_id: placed.id })).name).toBe("clyde");
      const change = { webhook_id: placed.id, body: { avatar: await picture("png", 8, 8) } };
      expect((await modifyWebhook(owner.client, change)).name).toBe("clyde");
      const place = { webhook_id: placed.id, webhook_token: placed.token ?? "", wait: true } as const;
      const message = await executeWebhook(world().client(), { ...place, body: { content: "Hello" } });
      expect(message.author.username).toBe("clyde");
    });
  });

  it("are listed for their channel [webhook-list-channel] and for the guild [webhook-list-guild]", async () => {
    const { guild, owner, channel_id, webhook } = await hook(world());
    const elsewhere = await textChannel(owner, guild.id, "pier");
    const other = await createWebhook(owner.client, { channel_id: elsewhere, body: { name: "Watch" } });
    await hook(world());
    expect(await getChannelWebhooks(owner.client, { channel_id })).toEqual([webhook]);
    expect(await getChannelWebhooks(owner.client, { channel_id: elsewhere })).toEqual([other]);
    expect(await getGuildWebhooks(owner.client, { guild_id: guild.id })).toEqual([webhook, other]);
  });

  it("are listed for the guild, without tokens in channels where the caller lacks VIEW_CHANNEL or MANAGE_WEBHOOKS [webhook-list-guild-tokens]", async () => {
    const { guild, owner, webhook } = await hook(world());
    const helper = await world().member(guild.id, "MANAGE_WEBHOOKS");
    const make = async (...permission_overwrites: Overwrite[]) => {
      const body = { name: "cabin", permission_overwrites };
      const { id: channel_id } = await createGuildChannel(owner.client, { guild_id: guild.id, body });
      return createWebhook(owner.client, { channel_id, body: { name: "Watch" } });
    };
    const deny = (name: PermissionName, target: Pick<Overwrite, "id" | "type">): Overwrite => ({
      ...target,
      allow: "0",
      deny: formatPermissions(name),
    });
    const everyone = { id: guild.id, type: 0 } as const;
    const hidden = await make(deny("VIEW_CHANNEL", everyone));
    const denied = await make(deny("MANAGE_WEBHOOKS", { id: helper.id, type: 1 }));
    const allowed = await make(deny("VIEW_CHANNEL", everyone), {
      id: helper.id,
      type: 1,
      allow: formatPermissions("VIEW_CHANNEL"),
      deny: "0",
    });
    const start = { channel_id: hidden.channel_id ?? "", body: { name: "logs", owner_id: owner.id } };
    const { id: channel_id } = await startThread(world().control(), start);
    const inThread = await createWebhook(owner.client, { channel_id, body: { name: "Watch" } });
    const all = [webhook, hidden, denied, allowed, inThread];
    const list = ({ client }: Actor) => getGuildWebhooks(client, { guild_id: guild.id });
    const withoutToken = ({ token: _, ...rest }: Webhook) => rest;
    expect(await list(helper)).toEqual([
      webhook,
      withoutToken(hidden),
      withoutToken(denied),
      allowed,
      withoutToken(inThread),
    ]);
    for (const actor of [owner, await world().member(guild.id, "ADMINISTRATOR")])
      expect(await list(actor)).toEqual(all);
    for (const { id, channel_id = "" } of [hidden, denied, inThread]) {
      const code = id === denied.id ? "403 50013" : "403 50001";
      expect(await refusal(getWebhook(helper.client, { webhook_id: id }))).toBe(code);
      expect(await refusal(modifyWebhook(helper.client, { webhook_id: id, body: { name: "Mine" } }))).toBe(code);
      expect(await refusal(getChannelWebhooks(helper.client, { channel_id: channel_id ?? "" }))).toBe(code);
    }
  });

  it("of a private thread require that the member may view it [webhook-private-thread] [webhook-list-guild-tokens]", async () => {
    const { guild, owner, channel_id: parent } = await hook(world());
    const helper = await world().member(guild.id, "MANAGE_WEBHOOKS");
    const moderator = await world().member(guild.id, "MANAGE_WEBHOOKS", "MANAGE_THREADS");
    const start = { channel_id: parent, body: { name: "logs", owner_id: owner.id, private: true } };
    const { id: channel_id } = await startThread(world().control(), start);
    const webhook = await createWebhook(owner.client, { channel_id, body: { name: "Watch" } });
    const listed = async ({ client }: Actor) =>
      (await getGuildWebhooks(client, { guild_id: guild.id })).find(({ id }) => id === webhook.id);
    const { token: _, ...rest } = webhook;
    expect(await listed(helper)).toEqual(rest);
    for (const call of [
      () => getWebhook(helper.client, { webhook_id: webhook.id }),
      () => getChannelWebhooks(helper.client, { channel_id }),
      () => createWebhook(helper.client, { channel_id, body: { name: "Spy" } }),
    ])
      expect(await refusal(call())).toBe("403 50001");
    expect(await listed(moderator)).toEqual(webhook);
    await joinThread(world().control(), { channel_id, user_id: helper.id });
    expect(await listed(helper)).toEqual(webhook);
    expect(await getChannelWebhooks(helper.client, { channel_id })).toEqual([webhook]);
  });

  it("require MANAGE_WEBHOOKS [webhook-get-permission]", async () => {
    const { guild, channel_id, webhook } = await hook(world());
    const helper = await world().member(guild.id, "MANAGE_WEBHOOKS");
    const member = await world().member(guild.id, "MANAGE_CHANNELS", "MANAGE_GUILD");
    const stranger = await world().user();
    const calls = [
      ({ client }: Actor) => getWebhook(client, { webhook_id: webhook.id }),
      ({ client }: Actor) => getChannelWebhooks(client, { channel_id }),
      ({ client }: Actor) => getGuildWebhooks(client, { guild_id: guild.id }),
      ({ client }: Actor) => createWebhook(client, { channel_id, body: { name: "Watch" } }),
      ({ client }: Actor) => modifyWebhook(client, { webhook_id: webhook.id, body: { name: "Watch" } }),
      ({ client }: Actor) => deleteWebhook(client, { webhook_id: webhook.id }),
    ];
    const wrongToken = { id: "0", client: world().client({ bearer: "a-token-of-no-webhook" }) };
    for (const call of calls) {
      expect(await refusal(call(wrongToken))).toBe("401 40001");
      expect(await refusal(call(stranger))).toBe("403 50001");
      expect(await refusal(call(member))).toBe("403 50013");
    }
    for (const call of calls) await call(helper);
    expect(await refusal(getWebhook(helper.client, { webhook_id: webhook.id }))).toBe("404 10015");
    expect(await refusal(getChannelWebhooks(helper.client, { channel_id: nowhere }))).toBe("404 10003");
  });

  it("of a thread require the permissions in its channel [webhook-get-permission] [channel-overwrite-order]", async () => {
    const { guild, owner } = await hook(world());
    const helper = await world().member(guild.id, "MANAGE_WEBHOOKS");
    const hide = { id: guild.id, type: 0 as const, allow: "0", deny: formatPermissions("VIEW_CHANNEL") };
    const body = { name: "cabin", permission_overwrites: [hide] };
    const cabin = await createGuildChannel(owner.client, { guild_id: guild.id, body });
    const start = { channel_id: cabin.id, body: { name: "logs", owner_id: owner.id } };
    const { id: channel_id } = await startThread(world().control(), start);
    await createWebhook(owner.client, { channel_id, body: { name: "Watch" } });
    expect(await refusal(createWebhook(helper.client, { channel_id, body: { name: "Spy" } }))).toBe("403 50001");
    expect(await refusal(getChannelWebhooks(helper.client, { channel_id }))).toBe("403 50001");
  });

  describe("are changed", () => {
    it("in the sent properties; a null avatar is removed [webhook-modify-partial] [webhook-modify-avatar-null]", async () => {
      const { owner, webhook } = await hook(world());
      const modify = (body: object) => modifyWebhook(owner.client, { webhook_id: webhook.id, body });
      expect(await modify({})).toEqual(webhook);
      const drawn = await modify({ avatar: await picture("png", 64, 64) });
      expect(drawn).toEqual({ ...webhook, avatar: expect.any(String) });
      expect(await modify({ name: "Watch" })).toEqual({ ...drawn, name: "Watch" });
      expect(await modify({ avatar: null })).toEqual({ ...webhook, name: "Watch" });
      const wrong = { avatar: "data:image/png;base64,AAAA" };
      expect(await refusal(modify(wrong))).toBe("400 50035 /avatar");
    });

    it("in their channel [webhook-modify-move], within the guild [webhook-modify-move-within-guild]", async () => {
      const { guild, owner, webhook } = await hook(world());
      const pier = await textChannel(owner, guild.id, "pier");
      const far = await hook(world());
      await world().join(far.guild.id, owner, "MANAGE_WEBHOOKS");
      const move = (channel_id: string) =>
        modifyWebhook(owner.client, { webhook_id: webhook.id, body: { channel_id } });
      expect(await move(pier)).toEqual({ ...webhook, channel_id: pier });
      for (const elsewhere of [far.channel_id, nowhere]) expect(await refusal(move(elsewhere))).toBe("404 10003");
      expect(await getChannelWebhooks(owner.client, { channel_id: pier })).toHaveLength(1);
      const place = { ...at(webhook), wait: true, body: { content: "Here" } } as const;
      expect((await executeWebhook(world().client(), place)).channel_id).toBe(pier);
    });
  });

  describe("with their token", () => {
    it("are returned without a user, with or without authentication [webhook-get-with-token-no-user]", async () => {
      const { owner, webhook, at } = await hook(world());
      const { user: _, ...rest } = webhook;
      expect(await getWebhookWithToken(world().client(), at)).toEqual(rest);
      expect(await getWebhookWithToken(owner.client, at)).toEqual(rest);
    });

    it("are changed but not moved, and returned without a user [webhook-modify-with-token-no-move] [webhook-modify-with-token-no-user]", async () => {
      const { guild, owner, webhook, at } = await hook(world());
      const pier = await textChannel(owner, guild.id, "pier");
      const { user: _, ...rest } = webhook;
      const body = { name: "Watch", channel_id: pier };
      expect(await modifyWebhookWithToken(world().client(), { ...at, body })).toEqual({ ...rest, name: "Watch" });
    });

    it("get a 401 for another token, and for types other than Incoming [webhook-token-incoming-only]", async () => {
      const { channel_id, at, owner } = await hook(world());
      const other = await hook(world());
      const follower = { type: 2, name: "News", source_channel_id: other.channel_id } as const;
      const { id } = await placeWebhook(world().control(), { channel_id, body: follower });
      const client = world().client();
      for (const path of [
        { ...at, webhook_token: "guessed" },
        { ...at, webhook_token: other.at.webhook_token },
        { ...at, webhook_token: at.webhook_token.slice(0, -1) },
      ]) {
        expect(await refusal(getWebhookWithToken(client, path))).toBe("401 50027");
        expect(await refusal(modifyWebhookWithToken(client, { ...path, body: {} }))).toBe("401 50027");
        expect(await refusal(deleteWebhookWithToken(owner.client, path))).toBe("401 50027");
        expect(await refusal(executeWebhook(client, { ...path, body: { content: "x" } }))).toBe("401 50027");
      }
      const unknown = { webhook_id: nowhere, webhook_token: at.webhook_token };
      expect(await refusal(getWebhookWithToken(client, unknown))).toBe("404 10015");
      const tokenOfFollower = world().service.services.tokens.create("webhook", id, 0);
      const place = { webhook_id: id, webhook_token: tokenOfFollower };
      expect(await refusal(getWebhookWithToken(client, place))).toBe("401 50027");
      expect(await refusal(executeWebhook(client, { ...place, body: { content: "x" } }))).toBe("401 50027");
    });
  });

  it("get a 404 once deleted [webhook-delete-final]", async () => {
    const deletions = [
      ({ owner, webhook }: Hook) => deleteWebhook(owner.client, { webhook_id: webhook.id }),
      ({ at }: Hook) => deleteWebhookWithToken(world().client(), at),
    ];
    for (const remove of deletions) {
      const made = await hook(world());
      const { guild, owner, webhook, at } = made;
      await remove(made);
      const client = world().client();
      const calls = [
        getWebhook(owner.client, { webhook_id: webhook.id }),
        modifyWebhook(owner.client, { webhook_id: webhook.id, body: {} }),
        deleteWebhook(owner.client, { webhook_id: webhook.id }),
        getWebhookWithToken(client, at),
        modifyWebhookWithToken(client, { ...at, body: {} }),
        deleteWebhookWithToken(client, at),
        executeWebhook(client, { ...at, body: { content: "x" } }),
      ];
      expect(await Promise.all(calls.map(refusal))).toEqual(calls.map(() => "404 10015"));
      expect(await getGuildWebhooks(owner.client, { guild_id: guild.id })).toEqual([]);
    }
  });
});
