import { getGuildBan } from "@guildwire/api/client";
import type { Validator } from "@guildwire/runtime/validate";
import { expect, it } from "vitest";
import { validatorOfNewer } from "../../../service/src/versions/map-request.js";
import { describeOnStores } from "../harness/stores.js";
import { callsOf } from "./calls.js";

/** A bit that no permission of the interface has. */
const unknownBit = 1n << 46n;

/** The body that the validator of an operation receives. */
function convertedBody<Body>(operation: string, body: Body): Body {
  let converted = body;
  const validator = {
    parse: (value: unknown) => {
      converted = value as Body;
      return { ok: true, value } as const;
    },
  };
  validatorOfNewer(operation, validator as unknown as Validator<unknown>).parse(body);
  return converted;
}

describeOnStores("versions 9 and 10", (world) => {
  async function scene() {
    const { guild, owner } = await world().guild({ channels: [{ name: "quay", type: 0 }] });
    const [channel] = await world().read((work) => work.channels.list(guild.id));
    return { guild, owner, channelId: channel?.id ?? "", call: callsOf(world(), owner.token) };
  }

  /** A bot with a role of some permissions. */
  async function helper(guildId: string, ...permissions: Parameters<ReturnType<typeof world>["join"]>[2][]) {
    const bot = await world().bot();
    await world().join(guildId, bot, ...permissions);
    return callsOf(world(), bot.token);
  }

  it("serve the paths of version 8, with guilds without a region", async () => {
    const { guild, call } = await scene();
    const { body: interfaceGuild } = await call(8, "GET", `/guilds/${guild.id}`);
    const { region, ...others } = interfaceGuild;
    expect(region).toBeNull();
    for (const version of [9, 10]) {
      const { status, body } = await call(version, "GET", `/guilds/${guild.id}`);
      expect(status).toBe(200);
      expect(body).not.toHaveProperty("region");
      expect(body).toMatchObject({ ...others, roles: [{ id: guild.id, colors: { primary_color: 0 } }], stickers: [] });
    }
    expect((await call(100, "GET", `/guilds/${guild.id}`)).body).toMatchObject({ code: 50041 });
    expect((await call(9, "GET", "/guilds/1")).body).toMatchObject({ code: 10004 });
    expect((await call(10, "GET", "/nothing")).status).toBe(404);
  });

  it("refuse lists far beyond their limits, of which they convert a part", async () => {
    const { guild, call } = await scene();
    const permission_overwrites = Array.from({ length: 150_000 }, () => ({}));
    const body = { name: "berth", type: 0, permission_overwrites };
    expect((await call(10, "POST", `/guilds/${guild.id}/channels`, body)).status).toBe(400);
    const { permission_overwrites: converted } = convertedBody("createGuildChannel", body);
    expect([converted[0], converted.at(-1)]).toEqual([{ allow: "0", deny: "0" }, {}]);
  });

  it("convert a whole body whose lists are within their limits", () => {
    const permission_overwrites = Array.from({ length: 250 }, (_, id) => ({ id, type: 0 }));
    const body = {
      name: "Harbour",
      roles: [{ id: 0, colors: { primary_color: 5 } }],
      channels: Array.from({ length: 300 }, () => ({ name: "berth", type: 0, permission_overwrites })),
    };
    const { roles, channels } = convertedBody("createGuild", body);
    expect(roles).toEqual([{ id: 0, color: 5 }]);
    expect(channels.at(-1)?.permission_overwrites.at(-1)).toEqual({ id: 249, type: 0, allow: "0", deny: "0" });
  });

  it("ignore a region", async () => {
    const { guild, call } = await scene();
    expect((await call(10, "PATCH", `/guilds/${guild.id}`, { region: "rotterdam" })).status).toBe(200);
    expect((await call(8, "GET", `/guilds/${guild.id}`)).body.region).toBeNull();
    expect((await call(8, "PATCH", `/guilds/${guild.id}`, { region: "rotterdam" })).body.region).toBe("rotterdam");
  });

  it.each([9, 10])("name the reason of a ban in a header, and its duration in seconds: version %i", async (version) => {
    const { guild, owner } = await scene();
    const refusedSeconds = async (seconds: unknown) => {
      const path = `/guilds/${guild.id}/bans/${(await world().user()).id}`;
      return (await callsOf(world(), owner.token)(version, "PUT", path, { delete_message_seconds: seconds })).body
        .errors;
    };
    for (const seconds of ["5", null, -1, 1.5, 604_801, true, [5]])
      expect(Object.keys(await refusedSeconds(seconds))).toEqual(["delete_message_seconds"]);
    const ban = async (to: number, body: string, headers: Record<string, string> = {}) => {
      const user = await world().user();
      const response = await fetch(`${world().service.url}/api/v${to}/guilds/${guild.id}/bans/${user.id}`, {
        method: "PUT",
        headers: { Authorization: `Bot ${owner.token}`, "Content-Type": "application/json", ...headers },
        body,
      });
      if (!response.ok) return { status: response.status };
      const { reason } = await getGuildBan(owner.client, { guild_id: guild.id, user_id: user.id });
      return { status: response.status, reason };
    };
    const header = { "X-Audit-Log-Reason": encodeURIComponent("Piraterie à bord") };
    expect(await ban(version, "{}", header)).toEqual({ status: 204, reason: "Piraterie à bord" });
    expect(await ban(version, "", header)).toEqual({ status: 204, reason: "Piraterie à bord" });
    expect(await ban(version, '{"reason":null}', header)).toEqual({ status: 204, reason: "Piraterie à bord" });
    expect(await ban(8, '{"reason":null}')).toEqual({ status: 400 });
    // Bytes of UTF-8, which fetch sends from a string of Latin-1.
    const raw = { "X-Audit-Log-Reason": Buffer.from("Piraterie à bord ⚓").toString("latin1") };
    expect(await ban(version, "{}", raw)).toEqual({ status: 204, reason: "Piraterie à bord ⚓" });
    expect(await ban(version, "{}", { "X-Audit-Log-Reason": "100 % à bord" })).toMatchObject({
      reason: "100 % à bord",
    });
    expect(await ban(version, '{"reason":"mutiny"}', header)).toEqual({ status: 204, reason: "mutiny" });
    expect(await ban(8, "{}", header)).toEqual({ status: 204, reason: null });
    expect(await ban(version, '{"delete_message_seconds":86400}')).toMatchObject({ status: 204 });
    expect(await ban(version, '{"delete_message_seconds":864000}')).toEqual({ status: 400 });
    expect(await ban(version, "{")).toEqual({ status: 400 });
    // Large bodies are mapped as well.
    const more = "x".repeat(200_000);
    expect(await ban(version, JSON.stringify({ more, delete_message_seconds: 864_000 }))).toEqual({ status: 400 });
    expect(await ban(version, JSON.stringify({ more, delete_message_seconds: 1 }))).toMatchObject({ status: 204 });
  });

  it("accept icon: null in a new guild, which version 8 refuses", async () => {
    const { call } = await scene();
    const body = { name: "Harbour", icon: null };
    expect(await call(10, "POST", "/guilds", body)).toMatchObject({ status: 200, body: { icon: null } });
    expect((await call(8, "POST", "/guilds", body)).status).toBe(400);
  });

  it("accept welcome channels without the properties of an emoji", async () => {
    const { guild, channelId, call } = await scene();
    const path = `/guilds/${guild.id}/welcome-screen`;
    const entry = { channel_id: channelId, description: "Moor here" };
    const body = { welcome_channels: [entry, { ...entry, emoji_name: "⚓" }] };
    expect((await call(8, "PATCH", path, body)).status).toBe(400);
    expect((await call(10, "PATCH", path, body)).body.welcome_channels).toEqual([
      { ...entry, emoji_id: null, emoji_name: null },
      { ...entry, emoji_id: null, emoji_name: "⚓" },
    ]);
  });

  it("empty parts of a message by null, which version 8 refuses", async () => {
    const { channelId, call } = await scene();
    const { body: webhook } = await call(10, "POST", `/channels/${channelId}/webhooks`, { name: "Lighthouse" });
    const path = `/webhooks/${webhook.id}/${webhook.token}`;
    const embeds = [{ title: "Sight" }];
    const { body: message } = await call(10, "POST", `${path}?wait=true`, { content: "Fog", embeds });
    const edit = (version: number, body: unknown) => call(version, "PATCH", `${path}/messages/${message.id}`, body);
    expect(Object.keys((await edit(8, { content: null })).body.errors)).toEqual(["content"]);
    const edited = await edit(10, { content: null, allowed_mentions: null });
    expect(edited).toMatchObject({ status: 200, body: { content: "", embeds } });
    expect(await edit(9, { embeds: null })).toMatchObject({ status: 400, body: { code: 50006 } });
    const form = new FormData();
    form.set("payload_json", JSON.stringify({ content: "Clear", embeds: null, components: null, attachments: null }));
    expect(await edit(9, form)).toMatchObject({ status: 200, body: { content: "Clear", embeds: [] } });
  });

  it("keep the colours of roles", async () => {
    const { guild, call } = await scene();
    const roles = `/guilds/${guild.id}/roles`;
    const colors = { primary_color: 0x33_66_99, secondary_color: 0x11_22_33, tertiary_color: null };
    const { body: role } = await call(10, "POST", roles, { name: "crew", colors });
    expect(role).toMatchObject({ color: 0x33_66_99, colors });
    expect((await call(9, "POST", roles, { color: 5 })).body.colors).toEqual({
      primary_color: 5,
      secondary_color: null,
      tertiary_color: null,
    });
    const { body: before } = await call(8, "GET", roles);
    expect(before.find(({ id }: { id: string }) => id === role.id)).toEqual({
      id: role.id,
      name: "crew",
      color: 0x33_66_99,
      hoist: false,
      managed: false,
      mentionable: false,
      permissions: role.permissions,
      position: role.position,
    });
    expect((await call(8, "PATCH", `${roles}/${role.id}`, { color: 7 })).body).toMatchObject({ color: 7 });
    const { body: renamed } = await call(10, "PATCH", `${roles}/${role.id}`, { name: "hands" });
    expect(renamed.colors).toEqual({ ...colors, primary_color: 7 });
    const { body: plain } = await call(10, "PATCH", `${roles}/${role.id}`, {
      colors: { ...colors, secondary_color: null },
    });
    expect(plain.colors).toEqual({ ...colors, secondary_color: null });
  });

  it("refuse colours that are none, where they are", async () => {
    const { guild, call } = await scene();
    const colors = { primary_color: "red", secondary_color: -1 };
    const { status, body } = await call(10, "POST", `/guilds/${guild.id}/roles`, { colors });
    expect(status).toBe(400);
    expect(Object.keys(body.errors.colors)).toEqual(["primary_color", "secondary_color"]);
    // One of them would be lost.
    const both = { color: 7, colors: { primary_color: 5 } };
    const refused = await call(10, "POST", `/guilds/${guild.id}/roles`, both);
    expect(Object.keys(refused.body.errors.colors)).toEqual(["primary_color"]);
    const same = { color: 5, colors: { primary_color: 5 } };
    expect((await call(10, "POST", `/guilds/${guild.id}/roles`, same)).body.color).toBe(5);
    const named = await call(10, "POST", "/guilds", { name: "Harbour", roles: [{ id: 0, colors: 5 }] });
    expect(named.body.errors.roles["0"]).toHaveProperty("colors");
  });

  it("keep unknown permission bits of roles, which version 8 masks", async () => {
    const { guild, call } = await scene();
    const roles = `/guilds/${guild.id}/roles`;
    const permissions = String(unknownBit | 1024n);
    expect((await call(8, "POST", roles, { permissions })).status).toBe(400);
    const { body: role } = await call(10, "POST", roles, { name: "crew", permissions });
    expect(role.permissions).toBe(permissions);
    const shown = async (version: number) =>
      (await call(version, "GET", roles)).body.find(({ id }: { id: string }) => id === role.id).permissions;
    expect(await shown(9)).toBe(permissions);
    expect(await shown(8)).toBe("1024");
    await call(8, "PATCH", `${roles}/${role.id}`, { permissions: "2048" });
    expect(await shown(10)).toBe(String(unknownBit | 2048n));
    await call(10, "PATCH", `${roles}/${role.id}`, { permissions: "2048" });
    expect(await shown(10)).toBe("2048");
  });

  it("let only administrators grant unknown bits", async () => {
    const { guild, call } = await scene();
    const roles = `/guilds/${guild.id}/roles`;
    const permissions = String(unknownBit);
    const mate = await helper(guild.id, "MANAGE_ROLES");
    const admin = await helper(guild.id, "ADMINISTRATOR");
    expect(await mate(10, "POST", roles, { permissions })).toMatchObject({ status: 403, body: { code: 50013 } });
    expect((await mate(10, "POST", roles, { permissions: "0" })).status).toBe(200);
    const { body: role } = await admin(10, "POST", roles, { permissions });
    expect(role.permissions).toBe(permissions);
    const { body: empty } = await call(10, "POST", roles, { permissions: "0" });
    expect((await mate(10, "PATCH", `${roles}/${empty.id}`, { permissions })).status).toBe(403);
    const { id } = await world().member(guild.id);
    const member = `/guilds/${guild.id}/members/${id}`;
    for (const version of [8, 9, 10]) {
      expect((await mate(version, "PUT", `${member}/roles/${role.id}`)).status).toBe(403);
      expect((await mate(version, "PATCH", member, { roles: [role.id] })).status).toBe(403);
      expect((await mate(version, "PATCH", `${roles}/${role.id}`, { name: "crew" })).status).toBe(403);
      expect((await mate(version, "PATCH", `${roles}/${empty.id}`, { name: "crew" })).status).toBe(200);
    }
    expect((await admin(8, "PUT", `${member}/roles/${role.id}`)).status).toBe(204);
  });

  it("let only administrators synchronize unknown bits", async () => {
    const { guild, call } = await scene();
    const channels = `/guilds/${guild.id}/channels`;
    const secret = { id: guild.id, type: 0, allow: "0", deny: String(unknownBit) };
    const category = async (permission_overwrites: object[]) =>
      (await call(10, "POST", channels, { name: "Port", type: 4, permission_overwrites })).body.id;
    const [hidden, alike, open] = [await category([secret]), await category([secret]), await category([])];
    const mate = await helper(guild.id, "MANAGE_CHANNELS");
    for (const version of [8, 9, 10]) {
      const { body: plain } = await call(10, "POST", channels, { name: "berth" });
      const sync = (id: string, parent_id: string, caller = mate) =>
        caller(version, "PATCH", channels, [{ id, parent_id, lock_permissions: true }]);
      expect(await sync(plain.id, hidden)).toMatchObject({ status: 403, body: { code: 50013 } });
      expect((await sync(plain.id, open)).status).toBe(204);
      expect((await sync(plain.id, hidden, call)).status).toBe(204);
      expect((await sync(plain.id, open)).status).toBe(403);
      // No bit changes.
      expect((await sync(plain.id, alike)).status).toBe(204);
    }
  });

  it("refuse permissions beyond 64 bits", async () => {
    const { guild, call } = await scene();
    const roles = `/guilds/${guild.id}/roles`;
    const most = await call(10, "POST", roles, { permissions: String(2n ** 64n - 1n) });
    expect(most).toMatchObject({ status: 200, body: { permissions: String(2n ** 64n - 1n) } });
    for (const permissions of [String(2n ** 64n), "9".repeat(20)])
      expect((await call(10, "POST", roles, { permissions })).body.errors).toHaveProperty("permissions");
  });

  it("keep unknown bits of overwrites, also when a channel takes over those of its category", async () => {
    const { guild, call } = await scene();
    const channels = `/guilds/${guild.id}/channels`;
    const bits = String(unknownBit | 2048n);
    const overwrite = { id: guild.id, type: 0, allow: "0", deny: bits };
    const made = await call(10, "POST", channels, { name: "Port", type: 4, permission_overwrites: [overwrite] });
    expect(made.body.permission_overwrites).toEqual([overwrite]);
    const { body: channel } = await call(10, "POST", channels, { name: "berth" });
    const move = [{ id: channel.id, parent_id: made.body.id, lock_permissions: true }];
    expect((await call(10, "PATCH", channels, move)).status).toBe(204);
    const shown = async (version: number) =>
      (await call(version, "GET", channels)).body.find(({ id }: { id: string }) => id === channel.id)
        .permission_overwrites;
    expect(await shown(10)).toEqual([overwrite]);
    expect(await shown(8)).toEqual([{ ...overwrite, deny: "2048" }]);
  });

  it("accept overwrites without allow or deny, which version 8 refuses", async () => {
    const { guild, call } = await scene();
    const secret = [{ id: guild.id, type: 0, deny: "1024" }];
    const open = [{ id: guild.id, type: 0, allow: "1024", deny: null }];
    const path = `/guilds/${guild.id}/channels`;
    const shown = async (permission_overwrites: object[]) =>
      (await call(10, "POST", path, { name: "berth", permission_overwrites })).body.permission_overwrites;
    expect(await shown(secret)).toEqual([{ id: guild.id, type: 0, allow: "0", deny: "1024" }]);
    expect(await shown(open)).toEqual([{ id: guild.id, type: 0, allow: "1024", deny: "0" }]);
    expect((await call(8, "POST", path, { name: "berth", permission_overwrites: secret })).status).toBe(400);
    const body = {
      name: "Harbour",
      roles: [{ id: 0 }],
      channels: [{ name: "berth", type: 0, permission_overwrites: [{ id: 0, type: 0, deny: "1024" }] }],
    };
    const { body: made } = await call(10, "POST", "/guilds", body);
    const { body: channels } = await call(10, "GET", `/guilds/${made.id}/channels`);
    expect(channels[0].permission_overwrites).toEqual([{ id: made.id, type: 0, allow: "0", deny: "1024" }]);
    expect((await call(8, "POST", "/guilds", body)).status).toBe(400);
  });

  it("keep colours and bits of the first roles of a guild", async () => {
    const { call } = await scene();
    const permissions = String(unknownBit | 1024n);
    const colors = { primary_color: 1, secondary_color: 2, tertiary_color: 3 };
    const roles = [
      { id: 0, permissions },
      { id: 1, name: "crew", colors },
    ];
    const { body: guild } = await call(10, "POST", "/guilds", { name: "Harbour", roles });
    expect(guild.roles).toMatchObject([{ permissions }, { name: "crew", color: 1, colors }]);
    expect((await call(8, "GET", `/guilds/${guild.id}`)).body.roles[0].permissions).toBe("1024");
  });
});
