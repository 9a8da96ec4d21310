import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import {
  createFollowupMessage,
  createGuildChannel,
  createGuildRole,
  createInteractionResponse,
  modifyGuildMember,
} from "@guildwire/api/client";
import { Permission, parsePermissions } from "@guildwire/api/permissions";
import {
  type ApplicationCommandData,
  type Interaction,
  ApplicationCommandOptionType as Option,
  type ResolvedData,
} from "@guildwire/api/types";
import { Interaction as InteractionValidator } from "@guildwire/api/validators";
import { listEvents, startThread, useCommand, useComponent } from "@guildwire/control/client";
import { afterEach, expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import { Stage } from "./stage.js";

const dataOf = ({ data }: Interaction): ApplicationCommandData => data as ApplicationCommandData;

describeOnStores("resolved data of a command", (world) => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** A stage with a role that the member has, a channel with overwrites and a thread in it. */
  async function scene() {
    const stage = await Stage.open(world());
    const { guild_id, owner, member } = stage;
    const role = await createGuildRole(owner.client, { guild_id, body: { name: "harbour master" } });
    await modifyGuildMember(owner.client, { guild_id, user_id: member.id, body: { roles: [role.id], nick: "Nell" } });
    const channel = await createGuildChannel(owner.client, {
      guild_id,
      body: {
        name: "berths",
        permission_overwrites: [
          { id: guild_id, type: 0, allow: "0", deny: String(Permission.SEND_MESSAGES) },
          { id: role.id, type: 0, allow: String(Permission.MANAGE_MESSAGES), deny: "0" },
        ],
      },
    });
    const thread = await startThread(world().control(), {
      channel_id: channel.id,
      body: { name: "night shift", owner_id: owner.id },
    });
    return { stage, role, channel, thread };
  }

  const user = (value: string) => ({ name: "who", type: Option.USER, value });
  const channelOption = (value: string) => ({ name: "where", type: Option.CHANNEL, value });
  const roleOption = (value: string) => ({ name: "crew", type: Option.ROLE, value });
  const mentionable = (value: string) => ({ name: "ping", type: Option.MENTIONABLE, value });
  /** Returns the resolved data sent to the application. */
  const resolvedOf = async (stage: Stage, change: object): Promise<ResolvedData | undefined> => {
    const { interaction } = await stage.command(change);
    // Applications validate received interactions in the same way.
    expect(InteractionValidator.validate(interaction)).toMatchObject({ ok: true });
    return dataOf(interaction).resolved;
  };

  it("contains the users, members, roles and channels that options name [interaction-resolved-options]", async () => {
    const { stage, role, channel } = await scene();
    const { member, guild_id, owner } = stage;
    const options = [user(member.id), channelOption(channel.id), roleOption(role.id), mentionable(guild_id)];
    const resolved = await resolvedOf(stage, { options });
    expect(Object.keys(resolved ?? {}).sort()).toEqual(["channels", "members", "roles", "users"]);
    expect(Object.keys(resolved?.users ?? {})).toEqual([member.id]);
    expect(resolved?.users?.[member.id]).toMatchObject({ id: member.id, username: expect.any(String) });
    expect(Object.keys(resolved?.roles ?? {}).sort()).toEqual([guild_id, role.id].sort());
    expect(resolved?.roles?.[role.id]).toEqual(role);
    expect(Object.keys(resolved?.channels ?? {})).toEqual([channel.id]);
    const onUser = await resolvedOf(stage, { options: [mentionable(owner.id)] });
    expect(Object.keys(onUser ?? {}).sort()).toEqual(["members", "users"]);
  });

  it("contains partial members with permissions, without user, deaf and mute [interaction-resolved-members]", async () => {
    const { stage, role } = await scene();
    const { member, owner } = stage;
    for (const change of [{ options: [user(member.id)] }, { type: 2, target_id: member.id }]) {
      const resolved = await resolvedOf(stage, change);
      const partial = resolved?.members?.[member.id];
      expect(partial).toMatchObject({ nick: "Nell", roles: [role.id], joined_at: expect.any(String), pending: false });
      for (const field of ["user", "deaf", "mute"]) expect(partial).not.toHaveProperty(field);
      expect(partial?.permissions).toBe(String(Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES));
    }
    const ofOwner = await resolvedOf(stage, { options: [user(owner.id)] });
    expect(parsePermissions(ofOwner?.members?.[owner.id]?.permissions ?? "0") & Permission.ADMINISTRATOR).not.toBe(0n);
  });

  it("contains only the user for a user who is not a member [interaction-resolved-members]", async () => {
    const { stage } = await scene();
    const stranger = await world().user();
    for (const change of [{ options: [user(stranger.id)] }, { type: 2, target_id: stranger.id }]) {
      const resolved = await resolvedOf(stage, change);
      expect(Object.keys(resolved ?? {})).toEqual(["users"]);
      expect(Object.keys(resolved?.users ?? {})).toEqual([stranger.id]);
    }
  });

  it("contains partial channels with the permissions of the invoking user [interaction-resolved-channels]", async () => {
    const { stage, channel, thread } = await scene();
    const permissions = String(Permission.VIEW_CHANNEL | Permission.MANAGE_MESSAGES);
    const resolved = await resolvedOf(stage, { options: [channelOption(channel.id), channelOption(thread.id)] });
    expect(resolved?.channels?.[channel.id]).toEqual({ id: channel.id, name: "berths", type: 0, permissions });
    expect(resolved?.channels?.[thread.id]).toEqual({
      id: thread.id,
      name: "night shift",
      type: thread.type,
      permissions,
      parent_id: channel.id,
      thread_metadata: thread.thread_metadata,
    });
    const asOwner = await resolvedOf(stage, { user_id: stage.owner.id, options: [channelOption(channel.id)] });
    const all = String(Object.values(Permission).reduce((set, bit) => set | bit, 0n));
    expect(asOwner?.channels?.[channel.id]?.permissions).toBe(all);
  });

  it("uses the overwrites of the parent channel in a thread, also for the invoking member [interaction-member-permissions]", async () => {
    const { stage, thread } = await scene();
    const { interaction } = await stage.command({ channel_id: thread.id, options: [user(stage.member.id)] });
    const permissions = String(Permission.VIEW_CHANNEL | Permission.MANAGE_MESSAGES);
    expect((interaction as { member?: unknown }).member).toMatchObject({ permissions });
    expect(dataOf(interaction).resolved?.members?.[stage.member.id]).toMatchObject({ permissions });
  });

  it("includes options of subcommands and groups, each object once [interaction-resolved-options]", async () => {
    const { stage, role, channel } = await scene();
    const { member } = stage;
    const leaves = [user(member.id), mentionable(member.id), mentionable(role.id), roleOption(role.id)];
    const subcommand = { name: "add", type: Option.SUB_COMMAND, options: [...leaves, channelOption(channel.id)] };
    const group = { name: "crew", type: Option.SUB_COMMAND_GROUP, options: [subcommand] };
    for (const options of [[subcommand], [group]]) {
      const resolved = await resolvedOf(stage, { options });
      expect(
        [resolved?.users, resolved?.members, resolved?.roles, resolved?.channels].map((map) => Object.keys(map ?? {})),
      ).toEqual([[member.id], [member.id], [role.id], [channel.id]]);
    }
  });

  it("is absent if options name nothing [interaction-resolved-options]", async () => {
    const { stage } = await scene();
    expect(await resolvedOf(stage, {})).toBeUndefined();
    const options = [
      { name: "pier", type: Option.STRING, value: stage.member.id },
      { name: "now", type: Option.SUB_COMMAND },
    ];
    expect(await resolvedOf(stage, { options: [options[0]] })).toBeUndefined();
    expect(await resolvedOf(stage, { options: [options[1]] })).toBeUndefined();
  });

  it("combines the objects of target and options [interaction-command-target]", async () => {
    const { stage, role } = await scene();
    const message = await stage.message();
    const resolved = await resolvedOf(stage, { type: 3, target_id: message.id, options: [roleOption(role.id)] });
    expect(Object.keys(resolved ?? {}).sort()).toEqual(["messages", "roles"]);
    expect(resolved?.messages?.[message.id]).toMatchObject({ id: message.id, content: "Where to?" });
  });

  it("contains users only in a direct message, where options cannot name channels and roles [interaction-resolved-members]", async () => {
    const { stage, role, channel } = await scene();
    const control = world().control();
    const body = { application_id: stage.pilot.applicationId, user_id: stage.member.id, name: "moor" };
    const direct = async (change: object) => {
      const { id } = await useCommand(control, { body: { ...body, ...change } });
      await world().settled();
      const events = await listEvents(control, { limit: 1000 });
      return dataOf(
        events.map(({ payload }) => payload as unknown as Interaction).find((each) => each.id === id) as Interaction,
      );
    };
    const { resolved } = await direct({ options: [user(stage.owner.id), mentionable(stage.member.id)] });
    expect(Object.keys(resolved ?? {})).toEqual(["users"]);
    expect(Object.keys(resolved?.users ?? {}).sort()).toEqual([stage.owner.id, stage.member.id].sort());
    expect(Object.keys((await direct({ type: 2, target_id: stage.owner.id })).resolved ?? {})).toEqual(["users"]);
    for (const [option, id] of [
      [channelOption, channel.id],
      [roleOption, role.id],
      [mentionable, role.id],
    ] as const)
      expect(await refusal(useCommand(control, { body: { ...body, options: [option(id)] } }))).toBe(
        "400 50035 /options/0/value",
      );
  });

  it("is rejected at the option for ids that are unknown, of another kind or of another guild [control-command-options]", async () => {
    const { stage, role, channel } = await scene();
    const other = await scene();
    const wrong: readonly { readonly name: string; readonly type: number; readonly value?: unknown }[] = [
      user("1"),
      user(role.id),
      user(`00${stage.member.id}`.slice(-20)),
      user("Nell"),
      { ...user(""), value: 7 },
      { name: "who", type: Option.USER },
      channelOption("1"),
      channelOption(other.channel.id),
      channelOption(stage.member.id),
      roleOption("1"),
      roleOption(other.role.id),
      mentionable("1"),
      mentionable(channel.id),
      mentionable(other.role.id),
    ];
    const options = [user(stage.member.id), ...wrong];
    const places = wrong.map((_, index) => `/options/${index + 1}/value`);
    expect(await refusal(stage.use({ options }))).toBe(["400 50035", ...places].join(" "));
    const nested = [{ name: "add", type: Option.SUB_COMMAND, options: [roleOption(role.id), user("1")] }];
    expect(await refusal(stage.use({ options: nested }))).toBe("400 50035 /options/0/options/1/value");
    expect(await refusal(stage.use({ type: 2, target_id: "1" }))).toBe("404 10013");
  });

  it("contains no message that the user cannot view [interaction-command-target]", async () => {
    const { stage } = await scene();
    const { callback, at } = await stage.command();
    const body = { type: 4, data: { content: "Only you", flags: 64 } } as const;
    await createInteractionResponse(world().client(), { ...callback, body });
    const { id } = await createFollowupMessage(world().client(), { ...at, body: { content: "Only you", flags: 64 } });
    expect((await stage.use({ type: 3, target_id: id })).type).toBe(2);
    expect(await refusal(stage.use({ user_id: stage.owner.id, type: 3, target_id: id }))).toBe("404 10008");
  });

  it("contains no direct messages of other users [interaction-command-target]", async () => {
    const { stage } = await scene();
    const control = world().control();
    const body = { application_id: stage.pilot.applicationId, user_id: stage.member.id, name: "moor" };
    const { id } = await useCommand(control, { body });
    await world().settled();
    const events = await listEvents(control, { limit: 1000 });
    const { token } = events
      .map(({ payload }) => payload as unknown as Interaction)
      .find((each) => each.id === id) as Interaction;
    const at = { application_id: body.application_id, interaction_token: token };
    const components = [{ type: 1, components: [{ type: 2, style: 1, label: "Berth", custom_id: "berth" }] }] as const;
    const direct = await createFollowupMessage(world().client(), {
      ...at,
      body: { content: "Between us", components },
    });
    const onMessage = { ...body, type: 3, target_id: direct.id } as const;
    const click = { message_id: direct.id, custom_id: "berth" };
    expect((await useCommand(control, { body: onMessage })).guild_id).toBeNull();
    expect((await useComponent(control, { body: { ...click, user_id: stage.member.id } })).interaction).not.toBeNull();
    expect(await refusal(useCommand(control, { body: { ...onMessage, user_id: stage.owner.id } }))).toBe("404 10008");
    expect(await refusal(useComponent(control, { body: { ...click, user_id: stage.owner.id } }))).toBe("404 10008");
  });

  it("is the same by outgoing webhook [interaction-resolved-options]", async () => {
    const { stage, role, channel } = await scene();
    const options = [user(stage.member.id), roleOption(role.id), channelOption(channel.id)];
    const overGateway = await resolvedOf(stage, { options });
    const deliveries: Interaction[] = [];
    const server = createServer(async (request, response) => {
      deliveries.push(JSON.parse(await text(request)));
      response.writeHead(200, { "Content-Type": "application/json" }).end('{"type":5}');
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    servers.push(server);
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await world().write((work) => work.applications.setEndpoint(stage.pilot.applicationId, url, null));
    expect(await stage.use({ options })).toMatchObject({ delivery: "webhook", state: "deferred" });
    expect(deliveries.map((each) => dataOf(each).resolved)).toEqual([overGateway]);
  });
});
