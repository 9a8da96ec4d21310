import { createUser } from "@guildwire/control/client";
import { expect, it } from "vitest";
import { describeOnStores } from "../harness/stores.js";
import { controlToken } from "../harness/world.js";
import { callsOf } from "../versions/calls.js";

/** Texts that PostgreSQL cannot store, in paths and queries, and numbers beyond its integers. */
const texts = ["%00", "a%00b", "%ED%A0%80", "%FF", "9".repeat(40)];

describeOnStores("values that no database can store", (world) => {
  it.each(texts)("are refused or unknown wherever a request carries them: %s", async (text) => {
    const { guild, owner } = await world().guild();
    const { url } = world().service;
    const id = "9".repeat(19);
    const paths = [
      `/attachments/${id}/${id}/${id}/${text}`,
      `/attachments/${text}/${text}/${text}/x`,
      `/invite/${text}`,
      `/widget-avatars/${text}.png`,
      `/api/v8/guilds/${text}`,
      `/api/v8/guilds/${guild.id}/members/search?query=${text}`,
      `/api/v8/guilds/${guild.id}/members?after=${text}`,
      `/api/v8/webhooks/${text}/${text}`,
      `/api/v8/webhooks/${id}/${text}`,
      `/gateway?after=${text}`,
      `/control/users/${text}`,
      `/control/events?after=${text}`,
      `/control/events?guild_id=${text}`,
    ];
    for (const path of paths) {
      const authorization = path.startsWith("/control") ? `Bearer ${controlToken}` : `Bot ${owner.token}`;
      const aborting = new AbortController();
      const response = await fetch(`${url}${path}`, { headers: { authorization }, signal: aborting.signal });
      expect(response.status, path).toBeLessThan(500);
      aborting.abort();
    }
  });

  it.each([8, 9, 10])("are located in bodies: version %i", async (version) => {
    const { guild, owner } = await world().guild();
    const call = callsOf(world(), owner.token);
    const located = async (method: string, path: string, body: object) => {
      const { status, body: error } = await call(version, method, path, body);
      return { status, ...error };
    };
    const error = {
      _errors: [{ code: "TEXT", message: expect.stringContaining("must not contain the character NUL") }],
    };
    expect(await located("POST", `/guilds/${guild.id}/roles`, { name: "a\0b" })).toMatchObject({
      status: 400,
      code: 50035,
      errors: { name: error },
    });
    const channels = [
      { name: "quay", type: 0 },
      { name: "mole", type: 0, topic: "\0" },
    ];
    const created = await located("POST", "/guilds", { name: "Harbour", channels });
    expect(created).toMatchObject({ status: 400, errors: { channels: { 1: { topic: error } } } });
    expect(created.errors.channels).not.toHaveProperty("0");
    const found = await call(version, "GET", `/guilds/${guild.id}/members/search?query=%00`);
    expect(found).toMatchObject({ status: 400, body: { errors: { query: error } } });
  });

  it.each([8, 9, 10])("are located if they are numbers: version %i", async (version) => {
    const { guild, owner } = await world().guild();
    const call = callsOf(world(), owner.token);
    const error = {
      _errors: [{ code: "RANGE", message: expect.stringContaining("must be from -2147483647 to 2147483647") }],
    };
    const afk_timeout = 2 ** 31;
    const changed = await call(version, "PATCH", `/guilds/${guild.id}`, { afk_timeout, name: "Harbour" });
    expect(changed).toMatchObject({ status: 400, body: { code: 50035, errors: { afk_timeout: error } } });
    expect(changed.body.errors).not.toHaveProperty("name");
    const channels = [
      { name: "quay", type: 2 },
      { name: "mole", type: 2, user_limit: 5, bitrate: 2 ** 52 },
    ];
    const created = await call(version, "POST", "/guilds", { name: "Harbour", channels });
    expect(created).toMatchObject({ status: 400, body: { errors: { channels: { 1: { bitrate: error } } } } });
    expect(created.body.errors.channels[1]).not.toHaveProperty("user_limit");
  });

  it("are located in requests of the control interface and of bots", async () => {
    const { guild, owner } = await world().guild({ channels: [{ name: "quay", type: 0 }] });
    const [channel] = await world().read((work) => work.channels.list(guild.id));
    const call = callsOf(world(), owner.token);
    const sent = await call(10, "POST", `/channels/${channel?.id}/messages`, { content: "a\0b" });
    expect(sent).toMatchObject({ status: 400, body: { errors: { content: expect.anything() } } });
    const embeds = [{ title: "a" }, { title: "\ud800" }];
    const half = await call(10, "POST", `/channels/${channel?.id}/messages`, { content: "a", embeds });
    expect(half).toMatchObject({ status: 400, body: { errors: { embeds: { 1: { title: expect.anything() } } } } });
    const made = createUser(world().control(), { body: { username: "a\0b" } });
    await expect(made).rejects.toMatchObject({ status: 400, body: { errors: { username: expect.anything() } } });
  });
});
