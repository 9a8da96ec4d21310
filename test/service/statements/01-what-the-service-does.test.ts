import { describe, expect } from "vitest";
import { ask, commandText, plainSocket } from "../../devices/plain-clients.js";
import { startHost } from "../../devices/running-host.js";
import { picture } from "../harness/pictures.js";
import { runEndpoint } from "./endpoint.js";
import { anySnowflake, anyTimestamp, outcome, permissionSet, runService } from "./service.js";
import { statement } from "./statement.js";

const service = runService();

describe("notation", () => {
  statement("S0001", "a nullable field without a value is sent as null", async () => {
    const { created } = await service().guild();
    expect(created).toMatchObject({ icon: null, splash: null, banner: null, description: null, vanity_url_code: null });
  });

  statement("S0002", "an optional field without a value is omitted", async () => {
    const { created } = await service().guild();
    for (const field of ["owner", "permissions", "icon_hash", "welcome_screen"])
      expect(created).not.toHaveProperty(field);
  });

  statement("S0003", "snowflakes are strings in every response", async () => {
    const guild = await service().guild();
    const [role, channel] = [await service().role(guild), await service().channel(guild)];
    for (const id of [guild.created.id, guild.created.owner_id, role.id, channel.id, channel.guild_id])
      expect(id).toMatch(anySnowflake);
  });

  statement("S0004", "a number in place of a snowflake is rejected", async () => {
    const { path, owner } = await service().guild();
    const reply = await service().call("PATCH", path, { as: owner, body: { afk_channel_id: 7 } });
    expect(outcome(reply)).toBe("400 50035 /afk_channel_id");
  });

  statement("S0005", "timestamps have the format of ISO 8601", async () => {
    const guild = await service().guild();
    const member = await service().ok("GET", `${guild.path}/members/${guild.owner.id}`, { as: guild.owner });
    expect(member.joined_at).toMatch(anyTimestamp);
  });

  statement("S0006", "a base64-encoded image is accepted as image data", async () => {
    const { path, owner } = await service().guild();
    const icon = await picture("png", 64, 64);
    expect(outcome(await service().call("PATCH", path, { as: owner, body: { icon } }))).toBe("200");
  });

  statement("S0007", "image data that is not a base64-encoded image is rejected", async () => {
    const { path, owner } = await service().guild();
    for (const icon of ["harbour.png", "data:image/png;base64,%%%", "data:image/png;base64,aGVsbG8="])
      expect(outcome(await service().call("PATCH", path, { as: owner, body: { icon } }))).toBe("400 50035 /icon");
  });
});

describe("what the service does", () => {
  statement("S0008", "a guild does not show the roles, channels and members of another guild", async () => {
    const [one, other] = [await service().guild(), await service().guild()];
    const [role, channel] = [await service().role(other), await service().channel(other)];
    const list = async (what: string) => service().ok("GET", `${one.path}/${what}`, { as: one.owner });
    expect((await list("roles")).map(({ id }: { id: string }) => id)).not.toContain(role.id);
    expect((await list("channels")).map(({ id }: { id: string }) => id)).not.toContain(channel.id);
    const member = `${one.path}/members/${other.owner.id}`;
    expect(outcome(await service().call("GET", member, { as: one.owner }))).toBe("404 10007");
    const change = { as: one.owner, body: { name: "theirs" } };
    expect(outcome(await service().call("PATCH", `${one.path}/roles/${role.id}`, change))).toBe("404 10011");
  });

  statement("S0009", "a guild is created, read, modified and deleted over HTTP", async () => {
    const { path, owner } = await service().guild({ name: "Pier" });
    expect(await service().ok("GET", path, { as: owner })).toMatchObject({ name: "Pier" });
    expect(await service().ok("PATCH", path, { as: owner, body: { name: "Quay" } })).toMatchObject({ name: "Quay" });
    expect(outcome(await service().call("DELETE", path, { as: owner }))).toBe("204");
    expect(outcome(await service().call("GET", path, { as: owner }))).toBe("404 10004");
  });

  statement("S0010", "a webhook posts a message without a bot user", async () => {
    const guild = await service().guild();
    const { id } = await service().channel(guild);
    const webhook = await service().webhook(guild.owner, id);
    await service().ok("POST", `/webhooks/${webhook.id}/${webhook.token}`, { body: { content: "Fog" } });
    expect(await service().messages(id)).toMatchObject([{ content: "Fog", webhook_id: webhook.id }]);
  });

  statement("S0011", "an incoming webhook authenticates with the token in its path", async () => {
    const guild = await service().guild();
    const { id } = await service().channel(guild);
    const webhook = await service().webhook(guild.owner, id);
    const post = (token: string) =>
      service().call("POST", `/webhooks/${webhook.id}/${token}`, { body: { content: "x" } });
    expect(outcome(await post(`${webhook.token}x`))).toBe("401 50027");
    expect(await service().messages(id)).toEqual([]);
    expect(outcome(await post(webhook.token))).toBe("204");
  });

  statement("S0012", "a message carries buttons and select menus in rows", async () => {
    const guild = await service().guild();
    const { id } = await service().channel(guild);
    const webhook = await service().webhook(guild.owner, id);
    const components = [
      { type: 1, components: [{ type: 2, style: 1, custom_id: "a", label: "A" }] },
      { type: 1, components: [{ type: 3, custom_id: "b", options: [{ label: "One", value: "1" }] }] },
    ];
    const path = `/webhooks/${webhook.id}/${webhook.token}?wait=true`;
    expect(await service().ok("POST", path, { body: { content: "x", components } })).toMatchObject({ components });
  });

  /** A guild in which a member can use the commands of an application. */
  async function scene() {
    const guild = await service().guild();
    const channel = await service().channel(guild);
    const member = await service().member(guild, permissionSet("VIEW_CHANNEL", "SEND_MESSAGES"));
    const body = {
      application_id: guild.owner.applicationId,
      user_id: member.id,
      channel_id: channel.id,
      name: "moor",
    };
    return { guild, use: () => service().control("POST", "/interactions/commands", body) };
  }

  statement("S0013", "an application without an endpoint URL receives interactions as gateway events", async () => {
    const { guild, use } = await scene();
    const events = await service().events(guild, use);
    expect(events).toMatchObject([{ t: "INTERACTION_CREATE", d: { type: 2, data: { name: "moor" } } }]);
  });

  statement(
    "S0014",
    "an application with an endpoint URL receives interactions there, and not as gateway events",
    async () => {
      const { guild, use } = await scene();
      const endpoint = await runEndpoint(guild.owner.publicKey);
      const url = { interactions_endpoint_url: endpoint.url };
      await service().control("PATCH", `/applications/${guild.owner.applicationId}`, url);
      endpoint.received.splice(0);
      expect(await service().events(guild, use)).toEqual([]);
      expect(endpoint.received.map(({ json }) => json.data.name)).toEqual(["moor"]);
    },
  );

  statement("S0015", "an application responds to an interaction through an HTTP callback", async () => {
    const { guild, use } = await scene();
    const [event] = await service().events(guild, use);
    const { id, token, channel_id } = (event?.d ?? {}) as Record<string, string>;
    const body = { type: 4, data: { content: "Moored" } };
    expect(outcome(await service().call("POST", `/interactions/${id}/${token}/callback`, { body }))).toBe("204");
    expect(await service().messages(String(channel_id))).toMatchObject([{ content: "Moored" }]);
  });

  statement("S0016", "an application responds to an interaction in the response to the webhook request", async () => {
    const { guild, use } = await scene();
    const endpoint = await runEndpoint(guild.owner.publicKey, () => ({ type: 4, data: { content: "Moored" } }));
    const url = { interactions_endpoint_url: endpoint.url };
    await service().control("PATCH", `/applications/${guild.owner.applicationId}`, url);
    expect(await use()).toMatchObject({ state: "responded", response_type: 4 });
  });

  statement("S0017", "a vendor reports the state of devices over HTTP and over a WebSocket", async () => {
    const host = await startHost();
    const speaker = {
      type: "audiooutput",
      id: "{0.0.1.00000000}.{6cff2b76-44a8-46b9-b528-262ad8609d9f}",
      vendor: { name: "Vendor", url: "https://vendor.example" },
      model: { name: "One", url: "https://vendor.example/one" },
      related: [],
    };
    expect((await ask(host.port, { body: commandText([speaker]) })).status).toBe(200);
    const { socket, opened, next } = plainSocket(host.port);
    await opened;
    socket.send(commandText([]));
    await next();
    expect(host.updates.map(({ devices }) => devices)).toEqual([[speaker], []]);
  });
});
