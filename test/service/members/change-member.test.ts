import {
  addGuildMember,
  type Client,
  getGuildMember,
  modifyGuildMember,
  searchGuildMembers,
} from "@guildwire/api/client";
import { formatPermissions, type PermissionName } from "@guildwire/api/permissions";
import { type AddGuildMemberBody, ChannelType, type ModifyGuildMemberBody } from "@guildwire/api/types";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";

const nowhere = "9".repeat(18);

describeOnStores("adding a member", (world) => {
  async function setting(roles: object[] = []) {
    const { guild, owner } = await world().guild({ roles: [{}, ...roles] });
    const user = await world().user();
    const grant = (of: { application_id?: string; user_id?: string; scopes?: string[]; lifetime?: number } = {}) =>
      world().write((work) =>
        work.accessTokens.issue({
          user_id: user.id,
          application_id: owner.applicationId,
          scopes: ["guilds.join"],
          ...of,
        }),
      );
    const add = (client: Client, body: AddGuildMemberBody) =>
      addGuildMember(client, { guild_id: guild.id, user_id: user.id, body });
    return { guild, owner, user, grant, add };
  }

  it("responds with 201 and the member, and fires Guild Member Add [member-add-created] [error-success-body]", async () => {
    const { guild, owner, user, grant, add } = await setting([{ name: "a" }]);
    const access_token = await grant();
    const roles = [guild.roles[1]?.id ?? ""];
    const events = await world().eventsOf(guild.id, async () => {
      const response = await add(owner.client, { access_token, nick: "Ann", mute: true, deaf: true, roles });
      expect(response).toMatchObject({ status: 201, body: { nick: "Ann", mute: true, deaf: true, roles } });
    });
    const member = await getGuildMember(owner.client, { guild_id: guild.id, user_id: user.id });
    expect(events).toEqual([{ event: "GUILD_MEMBER_ADD", payload: { ...member, guild_id: guild.id } }]);
  });

  it("responds with 204 for a member, and changes nothing [member-add-already] [error-no-content]", async () => {
    const { guild, owner, user, grant, add } = await setting();
    const access_token = await grant();
    await add(owner.client, { access_token });
    const events = await world().eventsOf(guild.id, async () => {
      expect(await add(owner.client, { access_token, nick: "Ann" })).toEqual({ status: 204 });
    });
    expect(events).toEqual([]);
    expect((await getGuildMember(owner.client, { guild_id: guild.id, user_id: user.id })).nick).toBeNull();
  });

  it("requires a valid token of that user with the scope, for that bot [member-add-token-scope] [member-add-token-refused]", async () => {
    const { owner, grant, add } = await setting();
    const other = await world().bot();
    const refused = [
      "guessed",
      await grant({ scopes: ["identify", "guilds"] }),
      await grant({ application_id: other.applicationId }),
      await grant({ user_id: other.id }),
      await grant({ lifetime: 0 }),
    ];
    for (const access_token of refused) expect(await refusal(add(owner.client, { access_token }))).toBe("403 50025");
    const expiring = await grant({ lifetime: 60 });
    const good = await grant();
    world().advance({ minutes: 1 });
    expect(await refusal(add(owner.client, { access_token: expiring }))).toBe("403 50025");
    expect(await add(owner.client, { access_token: good })).toMatchObject({ status: 201 });
  });

  it("rejects users, who have no application", async () => {
    const { guild, grant, add } = await setting();
    const { client } = await world().member(guild.id, "ADMINISTRATOR");
    expect(await refusal(add(client, { access_token: await grant() }))).toBe("403 50025");
  });

  it("adds a pending member in a guild with screening, unless with a role [member-add-pending] [member-add-roles-bypass]", async () => {
    const first = await setting();
    await world().features(first.guild.id, "MEMBER_VERIFICATION_GATE_ENABLED");
    const waiting = await first.add(first.owner.client, { access_token: await first.grant() });
    expect(waiting).toMatchObject({ body: { pending: true } });
    const second = await setting([{}]);
    await world().features(second.guild.id, "MEMBER_VERIFICATION_GATE_ENABLED");
    const roles = [second.guild.roles[1]?.id ?? ""];
    const admitted = await second.add(second.owner.client, { access_token: await second.grant(), roles });
    expect(admitted).toMatchObject({ body: { pending: false } });
    const third = await setting();
    const open = await third.add(third.owner.client, { access_token: await third.grant() });
    expect(open).toMatchObject({ body: { pending: false } });
  });

  it.each([
    ["nick", "Ann", "MANAGE_NICKNAMES"],
    ["roles", [], "MANAGE_ROLES"],
    ["mute", false, "MUTE_MEMBERS"],
    ["deaf", false, "DEAFEN_MEMBERS"],
  ] as const)(
    "requires the permission of %s if it is sent [member-add-field-permissions]",
    async (field, value, permission) => {
      const { guild, user } = await setting();
      const bot = await world().bot();
      await world().join(guild.id, bot);
      const access_token = await world().write((work) =>
        work.accessTokens.issue({ user_id: user.id, application_id: bot.applicationId, scopes: ["guilds.join"] }),
      );
      const add = (client: Client, body: object) =>
        addGuildMember(client, { guild_id: guild.id, user_id: user.id, body: { access_token, ...body } });
      expect(await refusal(add(bot.client, { [field]: value }))).toBe("403 50013");
      const role = await world().write(async (work) => {
        const id = work.newId();
        const plain = { name: "x", position: 1, color: 0, hoist: false, managed: false, mentionable: false };
        await work.roles.insert(guild.id, { ...plain, id, permissions: formatPermissions(permission) });
        await work.members.setRoles(guild.id, bot.id, [id]);
        return id;
      }, guild.id);
      expect(role).toMatch(/^\d+$/);
      expect(await add(bot.client, { [field]: value })).toMatchObject({ status: 201 });
    },
  );

  it("requires no permission without such fields", async () => {
    const { guild, user } = await setting();
    const bot = await world().bot();
    await world().join(guild.id, bot);
    const access_token = await world().write((work) =>
      work.accessTokens.issue({ user_id: user.id, application_id: bot.applicationId, scopes: ["guilds.join"] }),
    );
    const body = { access_token };
    expect(await addGuildMember(bot.client, { guild_id: guild.id, user_id: user.id, body })).toMatchObject({
      status: 201,
    });
  });

  it("rejects banned users, and roles that cannot be given [member-add-banned] [member-add-roles-known] [member-role-permissions-held]", async () => {
    const { guild, owner, user, grant, add } = await setting([{ permissions: formatPermissions("KICK_MEMBERS") }]);
    const access_token = await grant();
    for (const role of [nowhere, guild.id])
      expect(await refusal(add(owner.client, { access_token, roles: [role] }))).toBe("400 50028");
    const bot = await world().bot();
    await world().join(guild.id, bot, "MANAGE_ROLES");
    const own = await grant({ application_id: bot.applicationId });
    const roles = [guild.roles[1]?.id ?? ""];
    expect(await refusal(add(bot.client, { access_token: own, roles }))).toBe("403 50013");
    await world().write((work) => work.bans.insert(guild.id, user.id, null), guild.id);
    expect(await refusal(add(owner.client, { access_token }))).toBe("403 40007");
    expect(await world().read((work) => work.members.find(guild.id, user.id))).toBeUndefined();
  });
});

describeOnStores("changing a member", (world) => {
  async function setting() {
    const channels = [
      { name: "first", type: ChannelType.GUILD_VOICE },
      { name: "second", type: ChannelType.GUILD_VOICE },
      { name: "stage", type: ChannelType.GUILD_STAGE_VOICE },
      { name: "text", type: ChannelType.GUILD_TEXT },
    ];
    const roles = [{}, { name: "a", permissions: "0" }, { name: "b", permissions: "0" }];
    const { guild, owner } = await world().guild({ channels, roles });
    const target = await world().member(guild.id);
    const [first, second, stage, text] = (await world().read((work) => work.channels.list(guild.id)))
      .sort((one, other) => one.position - other.position)
      .map(({ id }) => id) as [string, string, string, string];
    const [, a = "", b = ""] = guild.roles.map(({ id }) => id);
    const path = { guild_id: guild.id, user_id: target.id };
    const change = (client: Client, body: ModifyGuildMemberBody) => modifyGuildMember(client, { ...path, body });
    const connect = () => world().write((work) => work.voiceStates.connect(guild.id, target.id, first), guild.id);
    const voice = () => world().read((work) => work.voiceStates.find(guild.id, target.id));
    return { guild, owner, target, path, first, second, stage, text, a, b, change, connect, voice };
  }

  it("fires no event for an empty body, which requires no permission [event-success-only] [member-modify-field-permissions]", async () => {
    const { guild, change, target, path, owner } = await setting();
    const plainMember = await world().member(guild.id);
    const member = await getGuildMember(owner.client, path);
    const events = await world().eventsOf(guild.id, async () => {
      expect(await change(plainMember.client, {})).toEqual(member);
      expect(await change(target.client, { color: 1 } as ModifyGuildMemberBody)).toEqual(member);
    });
    expect(events).toEqual([]);
  });

  it.each([
    ["nick", "Ann", "MANAGE_NICKNAMES"],
    ["roles", [], "MANAGE_ROLES"],
    ["mute", true, "MUTE_MEMBERS"],
    ["deaf", true, "DEAFEN_MEMBERS"],
    ["channel_id", null, "MOVE_MEMBERS"],
  ] as const)(
    "requires the permission of %s if it is sent [member-modify-field-permissions]",
    async (field, value, permission) => {
      const { guild, change, connect } = await setting();
      await connect();
      const all: readonly PermissionName[] = [
        "MANAGE_NICKNAMES",
        "MANAGE_ROLES",
        "MUTE_MEMBERS",
        "DEAFEN_MEMBERS",
        "MOVE_MEMBERS",
      ];
      const others = await world().member(guild.id, ...all.filter((name) => name !== permission));
      const allowed = await world().member(guild.id, permission);
      const body = { [field]: value } as ModifyGuildMemberBody;
      expect(await refusal(change(others.client, body))).toBe("403 50013");
      expect(await change(allowed.client, body)).toMatchObject(field === "channel_id" ? {} : { [field]: value });
      const member = await world().member(guild.id);
      expect(await change(member.client, {})).toMatchObject({ user: expect.anything() });
    },
  );

  it("fires Guild Member Update with the changed member", async () => {
    const { guild, owner, path, change, connect } = await setting();
    await connect();
    const events = await world().eventsOf(guild.id, () =>
      change(owner.client, { nick: "Ann", mute: true, deaf: true }),
    );
    const member = await getGuildMember(owner.client, path);
    expect(member).toMatchObject({ nick: "Ann", mute: true, deaf: true });
    expect(events).toEqual([{ event: "GUILD_MEMBER_UPDATE", payload: { ...member, guild_id: guild.id } }]);
  });

  it("sets mute and deaf only in voice, and otherwise changes nothing [member-modify-voice-state] [member-modify-voice-state-code]", async () => {
    const { owner, path, change } = await setting();
    for (const body of [{ mute: true }, { mute: false }, { deaf: true }, { deaf: false }])
      expect(await refusal(change(owner.client, { nick: "Ann", ...body }))).toBe("400 40032");
    expect((await getGuildMember(owner.client, path)).nick).toBeNull();
  });

  it("moves and disconnects members in voice [member-modify-move] [member-modify-disconnect] [member-modify-move-not-connected]", async () => {
    const { owner, second, stage, change, connect, voice } = await setting();
    for (const channel_id of [second, null])
      expect(await refusal(change(owner.client, { channel_id }))).toBe("400 40032");
    await connect();
    await change(owner.client, { channel_id: second });
    expect(await voice()).toMatchObject({ channel_id: second, suppress: false });
    await change(owner.client, { channel_id: stage });
    expect(await voice()).toMatchObject({ channel_id: stage, suppress: true });
    await change(owner.client, { channel_id: null });
    expect(await voice()).toBeUndefined();
  });

  it("rejects channels without voice or of other guilds [member-modify-move-unknown-channel] [member-modify-move-channel-type]", async () => {
    const { owner, first, text, change, connect, voice } = await setting();
    const other = await setting();
    await connect();
    for (const channel_id of [nowhere, other.first, String(2n ** 64n - 1n)])
      expect(await refusal(change(owner.client, { channel_id }))).toBe("404 10003");
    expect(await refusal(change(owner.client, { channel_id: text }))).toBe("400 50024");
    expect((await voice())?.channel_id).toBe(first);
  });

  it("replaces all roles [member-modify-roles-replace] [member-modify-roles-known]", async () => {
    const { guild, owner, path, a, b, change } = await setting();
    expect((await change(owner.client, { roles: [a] })).roles).toEqual([a]);
    expect((await change(owner.client, { roles: [b, b] })).roles).toEqual([b]);
    for (const role of [nowhere, guild.id, String(2n ** 64n - 1n)])
      expect(await refusal(change(owner.client, { nick: "Ann", roles: [a, role] }))).toBe("400 50028");
    expect(await getGuildMember(owner.client, path)).toMatchObject({ nick: null, roles: [b] });
    expect((await change(owner.client, { roles: [] })).roles).toEqual([]);
  });

  it("requires the permissions of added roles, and not of kept ones [member-role-permissions-held]", async () => {
    const { guild, target, a, change } = await setting();
    const kicker = await world().member(guild.id, "KICK_MEMBERS");
    const [kick = ""] = (await world().read((work) => work.members.get(guild.id, kicker.id))).roles;
    const helper = await world().member(guild.id, "MANAGE_ROLES");
    expect(await refusal(change(helper.client, { roles: [kick] }))).toBe("403 50013");
    await world().write((work) => work.members.setRoles(guild.id, target.id, [kick]), guild.id);
    expect((await change(helper.client, { roles: [kick, a] })).roles.toSorted()).toEqual([a, kick].toSorted());
  });

  it.each([null, ""])(
    "removes the nickname of another member with %j, with MANAGE_NICKNAMES [member-modify-nick-removed]",
    async (nick) => {
      const { guild, owner, path, change } = await setting();
      await change(owner.client, { nick: "Ann" });
      const unprivileged = await world().member(guild.id, "CHANGE_NICKNAME");
      const helper = await world().member(guild.id, "MANAGE_NICKNAMES");
      expect(await refusal(change(unprivileged.client, { nick }))).toBe("403 50013");
      const events = await world().eventsOf(guild.id, () => change(helper.client, { nick }));
      const member = await getGuildMember(owner.client, path);
      expect(member.nick).toBeNull();
      expect(events).toEqual([{ event: "GUILD_MEMBER_UPDATE", payload: { ...member, guild_id: guild.id } }]);
      expect(await searchGuildMembers(owner.client, { guild_id: guild.id, query: "Ann" })).toEqual([]);
    },
  );

  it("rejects null where it has no meaning [member-modify-no-null]", async () => {
    const { owner, change } = await setting();
    for (const field of ["roles", "mute", "deaf"])
      expect(await refusal(change(owner.client, { [field]: null } as object))).toBe(`400 50035 /${field}`);
  });

  it("ends the screening of a pending member with a role [member-role-admits] [member-role-admits-pending-false]", async () => {
    const { guild, owner, target, a, change } = await setting();
    await world().write((work) => work.members.update(guild.id, target.id, { pending: true }), guild.id);
    expect((await change(owner.client, { nick: "Ann" })).pending).toBe(true);
    expect((await change(owner.client, { roles: [] })).pending).toBe(true);
    expect((await change(owner.client, { roles: [a] })).pending).toBe(false);
  });
});
