import { createGuildRole, deleteGuildRole } from "@guildwire/api/client";
import { listEvents, paginateListEvents, streamEvents } from "@guildwire/control/client";
import { expect, it } from "vitest";
import { collect } from "../../streams/chunks.js";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";

describeOnStores("the events of the control interface", (world) => {
  it("are listed in order, page by page, for all guilds and for one", async () => {
    const control = world().control();
    const { guild, owner } = await world().guild();
    const role = await createGuildRole(owner.client, { guild_id: guild.id });
    await world().guild();
    await deleteGuildRole(owner.client, { guild_id: guild.id, role_id: role.id });
    await world().settled();
    const ofGuild = await listEvents(control, { guild_id: guild.id });
    expect(ofGuild.map(({ type, sequence }) => [type, sequence])).toEqual([
      ["GUILD_CREATE", 1],
      ["GUILD_ROLE_CREATE", 2],
      ["GUILD_ROLE_DELETE", 3],
    ]);
    expect(ofGuild[2]).toMatchObject({ guild_id: guild.id, payload: { guild_id: guild.id, role_id: role.id } });
    const all = [];
    for await (const event of paginateListEvents(control, { limit: 2 })) all.push(event);
    expect(all.filter(({ guild_id }) => guild_id === guild.id)).toEqual(ofGuild);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const rest = await listEvents(control, { after: all.at(-2)?.id ?? "" });
    expect(rest).toEqual(all.slice(-1));
  });

  it("are streamed from a position, up to the requested number", async () => {
    const control = world().control();
    const { guild, owner } = await world().guild();
    await world().settled();
    const [created] = await listEvents(control, { guild_id: guild.id });
    const streamed = collect(streamEvents(control, { after: created?.id ?? "", count: 2 }));
    const role = await createGuildRole(owner.client, { guild_id: guild.id });
    await deleteGuildRole(owner.client, { guild_id: guild.id, role_id: role.id });
    const received = await streamed;
    const events = (await listEvents(control, { guild_id: guild.id })).slice(1);
    const expected = events.map((data) => ({ event: data.type, id: data.id, retry: undefined, data }));
    expect(received).toEqual(expected);
  });

  it("get an error for a position after which events were deleted [control-events-gone]", async () => {
    const control = world().control();
    await world().guild();
    await world().settled();
    const [first] = await listEvents(control, { limit: 1 });
    world().advance({ days: 30 });
    await world().service.services.events.log.deleteOlderThan(24 * 3_600_000);
    const after = first?.id ?? "";
    expect(await refusal(listEvents(control, { after }))).toBe("400 50035 /after");
    expect(await refusal(collect(streamEvents(control, { after, count: 1 })))).toBe("400 50035 /after");
    expect(await listEvents(control)).toEqual([]);
  });

  it("require an event id as position", async () => {
    const control = world().control();
    expect(await refusal(listEvents(control, { after: "yesterday" }))).toBe("400 50035 /after");
    expect(await refusal(collect(streamEvents(control, { after: "yesterday" })))).toBe("400 50035 /after");
  });
});
