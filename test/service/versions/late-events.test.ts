import { installApplication, useCommand } from "@guildwire/control/client";
import { expect, it, onTestFinished } from "vitest";
import { connectGateway, identify } from "../harness/gateway-client.js";
import { describeOnStores } from "../harness/stores.js";
import { callsOf } from "./calls.js";

/** Bits that no permission of the interface has. */
const [first, second] = [1n << 46n, 1n << 47n];

describeOnStores("events that versions 9 and 10 deliver late", (world) => {
  async function scene() {
    const { guild, owner } = await world().guild();
    const { client, sessionId } = await identify(world().service.url, owner.token, { query: "v=10&encoding=json" });
    const { s } = await client.dispatch("GUILD_CREATE");
    await client.cut();
    const call = callsOf(world(), owner.token);
    /** The events of the given names that a resumed session receives. */
    const late = async (...names: readonly string[]) => {
      const resumed = await connectGateway(world().service.url);
      onTestFinished(() => resumed.socket.terminate());
      resumed.session.sendResume({ d: { token: owner.token, session_id: sessionId, seq: s ?? 0 } });
      const events = [];
      // biome-ignore lint/suspicious/noExplicitAny: tests assert the shapes of events.
      for (const name of names) events.push((await resumed.dispatch(name)).d as any);
      return events;
    };
    return { guild, owner, call, late };
  }

  it("show the bits and colours of roles at the time of the event", async () => {
    const { guild, call, late } = await scene();
    const roles = `/guilds/${guild.id}/roles`;
    const send = (path: string, body: object) => call(10, path === roles ? "POST" : "PATCH", path, body);
    const colors = { primary_color: 1, secondary_color: 2, tertiary_color: 3 };
    const { body: role } = await send(roles, { permissions: String(first), colors });
    await send(`${roles}/${role.id}`, { permissions: String(second) });
    await send(`${roles}/${role.id}`, { permissions: "0", colors: { primary_color: 4, secondary_color: null } });
    const permissions = (bits: bigint) => ({ role: expect.objectContaining({ permissions: String(bits) }) });
    const [created, changed, last] = await late("GUILD_ROLE_CREATE", "GUILD_ROLE_UPDATE", "GUILD_ROLE_UPDATE");
    expect([created, changed, last]).toMatchObject([permissions(first), permissions(second), permissions(0n)]);
    expect([created.role.colors, changed.role.colors]).toEqual([colors, colors]);
    expect(last.role.colors).toEqual({ primary_color: 4, secondary_color: null, tertiary_color: 3 });
  });

  it("show the overwrites of channels at the time of the event", async () => {
    const { guild, call, late } = await scene();
    const channels = `/guilds/${guild.id}/channels`;
    const overwrites = (bits: bigint) => [{ id: guild.id, type: 0, allow: "0", deny: String(bits) }];
    const { body: dock } = await call(10, "POST", channels, {
      name: "dock",
      type: 4,
      permission_overwrites: overwrites(second),
    });
    const { body: quay } = await call(10, "POST", channels, { name: "quay", permission_overwrites: overwrites(first) });
    const moved = [{ id: quay.id, parent_id: dock.id, lock_permissions: true }];
    expect((await call(10, "PATCH", channels, moved)).status).toBe(204);
    const [, created, changed] = await late("CHANNEL_CREATE", "CHANNEL_CREATE", "CHANNEL_UPDATE");
    expect(created).toMatchObject({ id: quay.id, permission_overwrites: overwrites(first) });
    expect(changed).toMatchObject({ id: quay.id, permission_overwrites: overwrites(second) });
  });

  it("show the permissions of interactions at their time, with unknown bits", async () => {
    const { guild, owner, call, late } = await scene();
    const roles = `/guilds/${guild.id}/roles`;
    const { body: role } = await call(10, "POST", roles, { permissions: String(first) });
    const { body: channel } = await call(10, "POST", `/guilds/${guild.id}/channels`, {
      name: "quay",
      permission_overwrites: [{ id: guild.id, type: 0, allow: String(second), deny: "0" }],
    });
    const { body: muted } = await call(10, "POST", `/guilds/${guild.id}/channels`, {
      name: "mole",
      permission_overwrites: [{ id: role.id, type: 0, allow: "0", deny: String(first) }],
    });
    await installApplication(world().control(), {
      guild_id: guild.id,
      application_id: owner.applicationId,
      body: { permissions: "0" },
    });
    const user = await world().member(guild.id, "VIEW_CHANNEL");
    const other = await world().member(guild.id);
    expect((await call(10, "PUT", `/guilds/${guild.id}/members/${user.id}/roles/${role.id}`)).status).toBe(204);
    const options = [
      { name: "who", type: 6, value: other.id },
      { name: "where", type: 7, value: muted.id },
    ];
    const body = {
      application_id: owner.applicationId,
      user_id: user.id,
      channel_id: channel.id,
      name: "moor",
      options,
    };
    await useCommand(world().control(), { body });
    await call(10, "PATCH", `${roles}/${role.id}`, { permissions: "0" });
    await call(10, "PATCH", `${roles}/${guild.id}`, { permissions: String(1n << 3n) });
    const [interaction] = await late("INTERACTION_CREATE");
    const { member, app_permissions, data, channel: shown } = interaction;
    const unknown = (permissions: string) => BigInt(permissions) & (first | second);
    expect(unknown(member.permissions)).toBe(first | second);
    // The bot owns the guild: all permissions, and the bits that roles have.
    expect(unknown(app_permissions)).toBe(first);
    expect(unknown(data.resolved.members[other.id].permissions)).toBe(second);
    expect(unknown(data.resolved.channels[muted.id].permissions)).toBe(0n);
    expect(BigInt(member.permissions) & 8n).toBe(0n);
    expect(shown).toEqual(channel);
  });

  it("show the present values of events that former versions wrote", async () => {
    const { guild, call, late } = await scene();
    await call(10, "POST", `/guilds/${guild.id}/roles`, { permissions: String(first) });
    const { kysely } = world().service.services.store.database;
    await kysely.updateTable("outbox").set({ newer: null }).where("guild_id", "=", guild.id).execute();
    const [{ role }] = await late("GUILD_ROLE_CREATE");
    expect(role.permissions).toBe(String(first));
  });
});
