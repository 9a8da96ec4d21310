import {
  addGuildMemberRole,
  createGuildBan,
  getGuildMember,
  listGuildMembers,
  modifyCurrentUserNick,
  modifyGuild,
  removeGuildMember,
  removeGuildMemberRole,
  searchGuildMembers,
} from "@guildwire/api/client";
import { formatPermissions } from "@guildwire/api/permissions";
import { ChannelType, type ModifyCurrentUserNickBody } from "@guildwire/api/types";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";

const nowhere = "9".repeat(18);
const beyond = String(2n ** 64n - 1n);

describeOnStores("members of a guild", (world) => {
  it("are paginated by numeric id [member-list-order] [member-list-after] [member-list-limit]", async () => {
    const { guild, owner } = await world().guild();
    // An id with fewer digits, which would come last as text.
    const low = "99";
    await world()
      .service.services.store.database.kysely.insertInto("users")
      .values({ id: low, username: "early", username_folded: "early", discriminator: "0001" })
      .execute();
    await world().join(guild.id, { id: low });
    const late = await world().member(guild.id);
    const ids = async (query: { after?: string; limit?: number }) =>
      (await listGuildMembers(owner.client, { guild_id: guild.id, ...query })).map(({ user }) => user?.id);
    expect(await ids({})).toEqual([low]);
    expect(await ids({ limit: 1000 })).toEqual([low, owner.id, late.id]);
    expect(await ids({ limit: 1, after: low })).toEqual([owner.id]);
    expect(await ids({ limit: 1000, after: owner.id })).toEqual([late.id]);
    expect(await ids({ limit: 1000, after: late.id })).toEqual([]);
    expect(await ids({ limit: 1000, after: beyond })).toEqual([]);
    for (const limit of [0, 1001]) expect(await refusal(ids({ limit }))).toBe("400 50035 /limit");
  });

  it("contain their user, and not the role @everyone [member-user-present] [member-roles-without-everyone] [member-pending-present]", async () => {
    const { guild, owner } = await world().guild();
    const member = await world().member(guild.id, "KICK_MEMBERS");
    const [role] = (await getGuildMember(owner.client, { guild_id: guild.id, user_id: member.id })).roles;
    expect(await getGuildMember(owner.client, { guild_id: guild.id, user_id: member.id })).toEqual({
      user: expect.objectContaining({ id: member.id }),
      nick: null,
      roles: [role],
      joined_at: world().now.toISOString(),
      premium_since: null,
      deaf: false,
      mute: false,
      pending: false,
    });
    const bot = await getGuildMember(member.client, { guild_id: guild.id, user_id: owner.id });
    expect(bot).toMatchObject({ roles: [], user: { id: owner.id, bot: true } });
  });

  it("get a 404 if the path names a user who is not a member [member-unknown]", async () => {
    const { guild, owner } = await world().guild();
    const stranger = await world().user();
    for (const user_id of [stranger.id, nowhere, beyond]) {
      const path = { guild_id: guild.id, user_id };
      expect(await refusal(getGuildMember(owner.client, path))).toBe("404 10007");
      expect(await refusal(removeGuildMember(owner.client, path))).toBe("404 10007");
      expect(await refusal(addGuildMemberRole(owner.client, { ...path, role_id: nowhere }))).toBe("404 10007");
    }
    expect(await refusal(getGuildMember(stranger.client, { guild_id: guild.id, user_id: owner.id }))).toBe("403 50001");
  });
});

describeOnStores("searching members", (world) => {
  it("matches the beginning of username or nickname, case-insensitively [member-search-prefix] [member-search-case] [member-search-order] [member-search-limit]", async () => {
    const { guild, owner } = await world().guild();
    const join = async (username: string, nick?: string) => {
      const actor = await world().user(username);
      await world().join(guild.id, actor);
      if (nick !== undefined)
        await world().write((work) => work.members.update(guild.id, actor.id, { nick }), guild.id);
      return actor.id;
    };
    const marta = await join("Märta");
    const other = await join("someone", "MÄRTEN");
    await join("a Märta");
    await join("100%", "under_score");
    const search = async (query: string, limit?: number) =>
      (await searchGuildMembers(owner.client, { guild_id: guild.id, query, ...(limit && { limit }) })).map(
        ({ user }) => user?.id,
      );
    expect(await search("mÄrt", 10)).toEqual([marta, other]);
    expect(await search("märt")).toEqual([marta]);
    expect(await search("rta", 10)).toEqual([]);
    // Neither character is a wildcard.
    expect(await search("1%", 10)).toEqual([]);
    expect(await search("under-", 10)).toEqual([]);
    expect(await search("under_", 10)).toHaveLength(1);
    expect(await refusal(searchGuildMembers(owner.client, { guild_id: guild.id, query: "\0" }))).toBe(
      "400 50035 /query",
    );
    const stranger = await world().user();
    expect(await refusal(searchGuildMembers(stranger.client, { guild_id: guild.id, query: "a" }))).toBe("403 50001");
  });

  it("finds the first of very many matches by their ids [member-search-order] [member-search-limit]", async () => {
    const { guild, owner } = await world().guild();
    const nicknamed = await world().user("other");
    await world().join(guild.id, nicknamed);
    await world().write((work) => work.members.update(guild.id, nicknamed.id, { nick: "PassAge" }), guild.id);
    const search = async (query: string, limit: number) =>
      (await searchGuildMembers(owner.client, { guild_id: guild.id, query, limit })).map(({ user }) => user?.id);
    const matching = [nicknamed.id];
    // Members are read by their names below 1,000 matches, and by their ids from there on.
    for (const more of [998, 1, 200]) {
      matching.push(...(await world().crowd(guild.id, more)));
      expect(await search("pass", 1_000)).toEqual(matching.slice(0, 1_000));
      expect(await search("passen", 5)).toEqual(matching.slice(1, 6));
    }
    expect(await search("passa", 1_000)).toEqual([nicknamed.id]);
  });

  it("does not match a removed nickname", async () => {
    const { guild } = await world().guild();
    const { client, id } = await world().member(guild.id);
    const search = () => searchGuildMembers(client, { guild_id: guild.id, query: "nick" });
    await modifyCurrentUserNick(client, { guild_id: guild.id, body: { nick: "Nick" } });
    expect((await search()).map(({ user }) => user?.id)).toEqual([id]);
    await modifyCurrentUserNick(client, { guild_id: guild.id, body: { nick: null } });
    expect(await search()).toEqual([]);
  });
});

describeOnStores("the caller's own nickname", (world) => {
  it("is set and removed, with an event [member-own-nick-null] [member-own-nick-response] [member-own-nick-absent]", async () => {
    const { guild } = await world().guild();
    const { id, client } = await world().member(guild.id);
    const set = (body: ModifyCurrentUserNickBody) => modifyCurrentUserNick(client, { guild_id: guild.id, body });
    const events = await world().eventsOf(guild.id, async () => {
      expect(await set({ nick: "Ann" })).toEqual({ nick: "Ann" });
      expect(await set({})).toEqual({ nick: "Ann" });
      expect(await set({ nick: null })).toEqual({ nick: null });
    });
    const member = await getGuildMember(client, { guild_id: guild.id, user_id: id });
    const update = { ...member, guild_id: guild.id };
    expect(events).toEqual([
      { event: "GUILD_MEMBER_UPDATE", payload: { ...update, nick: "Ann" } },
      { event: "GUILD_MEMBER_UPDATE", payload: { ...update, nick: null } },
    ]);
  });

  it('is removed by "" like by null [member-own-nick-null]', async () => {
    const { guild } = await world().guild();
    const { id, client } = await world().member(guild.id);
    const set = (nick: string) => modifyCurrentUserNick(client, { guild_id: guild.id, body: { nick } });
    await set("Ann");
    expect(await set("")).toEqual({ nick: null });
    expect((await getGuildMember(client, { guild_id: guild.id, user_id: id })).nick).toBeNull();
  });
});

describeOnStores("removing a member", (world) => {
  it("fires Guild Member Remove, and lets the user rejoin", async () => {
    const { guild, owner } = await world().guild();
    const target = await world().member(guild.id);
    const path = { guild_id: guild.id, user_id: target.id };
    const { user } = await getGuildMember(owner.client, path);
    const kicker = await world().member(guild.id, "KICK_MEMBERS");
    expect(await world().eventsOf(guild.id, () => removeGuildMember(kicker.client, path))).toEqual([
      { event: "GUILD_MEMBER_REMOVE", payload: { guild_id: guild.id, user } },
    ]);
    await world().join(guild.id, target);
    expect((await getGuildMember(owner.client, path)).user?.id).toBe(target.id);
  });

  it("rejects the owner [member-remove-owner]", async () => {
    const { guild, owner } = await world().guild();
    const admin = await world().member(guild.id, "ADMINISTRATOR");
    const path = { guild_id: guild.id, user_id: owner.id };
    expect(await refusal(removeGuildMember(admin.client, path))).toBe("403 50013");
    await modifyGuild(owner.client, { guild_id: guild.id, body: { owner_id: admin.id } });
    await removeGuildMember(admin.client, path);
  });

  it("disconnects the member from voice [member-remove-voice]", async () => {
    const channels = [{ name: "voice", type: ChannelType.GUILD_VOICE }];
    const { guild, owner } = await world().guild({ channels });
    const target = await world().member(guild.id);
    await world().write(async (work) => {
      const [voice] = await work.channels.list(guild.id);
      await work.voiceStates.connect(guild.id, target.id, voice?.id ?? "");
    }, guild.id);
    await removeGuildMember(owner.client, { guild_id: guild.id, user_id: target.id });
    expect(await world().read((work) => work.voiceStates.list(guild.id))).toEqual([]);
  });
});

describeOnStores("a role of a member", (world) => {
  async function setting() {
    const roles = [
      {},
      { name: "plain", permissions: "0" },
      { name: "kick", permissions: formatPermissions("KICK_MEMBERS") },
    ];
    const { guild, owner } = await world().guild({ roles });
    const [, plain = "", kick = ""] = guild.roles.map(({ id }) => id);
    const target = await world().member(guild.id);
    const path = { guild_id: guild.id, user_id: target.id };
    const rolesOf = async () => (await getGuildMember(owner.client, path)).roles;
    return { guild, owner, plain, kick, path, rolesOf };
  }

  it("is added and removed with MANAGE_ROLES, once [member-role-add-repeated] [member-role-remove-repeated]", async () => {
    const { guild, owner, plain, path, rolesOf } = await setting();
    const helper = await world().member(guild.id, "MANAGE_ROLES");
    const member = await world().member(guild.id, "MANAGE_GUILD");
    const role = { ...path, role_id: plain };
    expect(await refusal(addGuildMemberRole(member.client, role))).toBe("403 50013");
    expect(await refusal(removeGuildMemberRole(member.client, role))).toBe("403 50013");
    const before = await getGuildMember(owner.client, path);
    const events = await world().eventsOf(guild.id, async () => {
      await addGuildMemberRole(helper.client, role);
      await addGuildMemberRole(helper.client, role);
      expect(await rolesOf()).toEqual([plain]);
      await removeGuildMemberRole(helper.client, role);
      await removeGuildMemberRole(helper.client, role);
      expect(await rolesOf()).toEqual([]);
    });
    const update = { ...before, guild_id: guild.id };
    expect(events).toEqual([
      { event: "GUILD_MEMBER_UPDATE", payload: { ...update, roles: [plain] } },
      { event: "GUILD_MEMBER_UPDATE", payload: { ...update, roles: [] } },
    ]);
  });

  it("must be a role of the guild, and not @everyone [member-role-unknown] [member-role-everyone]", async () => {
    const { guild, owner, path } = await setting();
    for (const change of [addGuildMemberRole, removeGuildMemberRole]) {
      expect(await refusal(change(owner.client, { ...path, role_id: nowhere }))).toBe("404 10011");
      expect(await refusal(change(owner.client, { ...path, role_id: beyond }))).toBe("404 10011");
      expect(await refusal(change(owner.client, { ...path, role_id: guild.id }))).toBe("400 50028");
    }
  });

  it("can be given only by callers with its permissions [member-role-permissions-held]", async () => {
    const { guild, kick, path, rolesOf } = await setting();
    const helper = await world().member(guild.id, "MANAGE_ROLES");
    const kicker = await world().member(guild.id, "MANAGE_ROLES", "KICK_MEMBERS");
    const role = { ...path, role_id: kick };
    expect(await refusal(addGuildMemberRole(helper.client, role))).toBe("403 50013");
    await addGuildMemberRole(kicker.client, role);
    expect(await rolesOf()).toEqual([kick]);
    await removeGuildMemberRole(helper.client, role);
    expect(await rolesOf()).toEqual([]);
  });
});

describeOnStores("a pending member", (world) => {
  it("has no permissions beyond viewing until a role ends the screening [member-add-pending-restricted] [member-role-admits] [member-role-admits-bypass] [member-role-admits-pending-false]", async () => {
    const { guild, owner } = await world().guild({
      roles: [{}, { permissions: formatPermissions("BAN_MEMBERS") }],
      verification_level: 4,
    });
    const waiting = await world().member(guild.id);
    await world().write((work) => work.members.update(guild.id, waiting.id, { pending: true }), guild.id);
    const rename = () => modifyCurrentUserNick(waiting.client, { guild_id: guild.id, body: { nick: "Ann" } });
    const path = { guild_id: guild.id, user_id: waiting.id };
    expect(await refusal(rename())).toBe("403 50013");
    expect((await getGuildMember(waiting.client, path)).pending).toBe(true);
    const role_id = guild.roles[1]?.id ?? "";
    const [event] = await world().eventsOf(guild.id, () => addGuildMemberRole(owner.client, { ...path, role_id }));
    expect(event?.payload).toMatchObject({ pending: false, roles: [role_id] });
    expect(await rename()).toEqual({ nick: "Ann" });
    const other = await world().user();
    await createGuildBan(waiting.client, { guild_id: guild.id, user_id: other.id });
    await removeGuildMemberRole(owner.client, { ...path, role_id });
    expect((await getGuildMember(owner.client, path)).pending).toBe(false);
  });
});
