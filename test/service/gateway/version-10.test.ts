import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createGuild, getGuildBan } from "@guildwire/api/client";
import { installApplication, useCommand } from "@guildwire/control/client";
import { expect, it, onTestFinished } from "vitest";
import { version10 } from "../../../service/src/gateway/version-10.js";
import { identify } from "../harness/gateway-client.js";
import { describeOnStores } from "../harness/stores.js";

describeOnStores("version 10", (world) => {
  async function ban(version: number, body: string, headers: Record<string, string> = {}) {
    const bot = await world().bot();
    const guild = await createGuild(bot.client, { body: { name: "Harbour" } });
    const user = await world().user();
    const response = await fetch(`${world().service.url}/api/v${version}/guilds/${guild.id}/bans/${user.id}`, {
      method: "PUT",
      headers: { Authorization: `Bot ${bot.token}`, "Content-Type": "application/json", ...headers },
      body,
    });
    const text = await response.text();
    if (!response.ok) return { status: response.status, text };
    const { reason } = await getGuildBan(bot.client, { guild_id: guild.id, user_id: user.id });
    return { status: response.status, reason };
  }

  it("leads to the interface, at every path", async () => {
    const bot = await world().bot();
    const guild = await createGuild(bot.client, { body: { name: "Harbour" } });
    const headers = { Authorization: `Bot ${bot.token}` };
    const read = async (path: string) => (await fetch(`${world().service.url}${path}`, { headers })).json();
    expect(await read(`/api/v10/guilds/${guild.id}`)).toEqual(await read(`/api/v8/guilds/${guild.id}`));
    expect(await read("/api/v9/guilds/1")).toMatchObject({ code: 50041 });
    expect(await read("/api/v100/guilds/1")).toMatchObject({ code: 50041 });
  });

  it("names the reason of a ban in a header, and its duration in seconds", async () => {
    const header = { "X-Audit-Log-Reason": encodeURIComponent("Piraterie à bord") };
    expect(await ban(10, "{}", header)).toEqual({ status: 204, reason: "Piraterie à bord" });
    expect(await ban(10, '{"reason":"mutiny"}', header)).toEqual({ status: 204, reason: "mutiny" });
    expect(await ban(8, "{}", header)).toEqual({ status: 204, reason: null });
    expect(await ban(10, '{"delete_message_seconds":86400}')).toMatchObject({ status: 204 });
    expect(await ban(10, '{"delete_message_seconds":864000}')).toMatchObject({ status: 400 });
    expect(await ban(10, "{")).toMatchObject({ status: 400 });
    expect(await ban(10, JSON.stringify({ more: "x".repeat(100_000) }))).toMatchObject({ status: 204 });
  });

  it.each(["8", "10"])("adds to interactions what clients of version 10 require, for v=%s", async (version) => {
    const bot = await world().bot();
    const guild = await createGuild(bot.client, { body: { name: "Harbour", channels: [{ name: "quay", type: 0 }] } });
    const path = { guild_id: guild.id, application_id: bot.applicationId };
    await installApplication(world().control(), { ...path, body: { permissions: "8" } });
    const [channel] = await world().read((work) => work.channels.list(guild.id));
    const user = await world().member(guild.id);
    const { client } = await identify(world().service.url, bot.token, { query: `v=${version}&encoding=json` });
    onTestFinished(() => client.socket.terminate());
    const body = { application_id: bot.applicationId, user_id: user.id, channel_id: channel?.id ?? "", name: "moor" };
    await useCommand(world().control(), { body });
    const { d } = await client.dispatch("INTERACTION_CREATE");
    const added = {
      entitlements: [],
      authorizing_integration_owners: { "0": guild.id },
      channel: expect.objectContaining({ id: channel?.id, name: "quay" }),
    };
    if (version === "10") expect(d).toMatchObject(added);
    else for (const name of Object.keys(added)) expect(d).not.toHaveProperty(name);
  });

  it("has one table, which the documentation lists", () => {
    const documentation = readFileSync(join(import.meta.dirname, "../../../docs/compatibility.md"), "utf8");
    const [, section = ""] = documentation.split("## Version 10\n");
    const rows = (section.split("\n## ")[0] ?? "").split("\n").filter((line) => /^\| `/.test(line));
    const known = [
      ...version10.requests.map(({ from, to }) => [from.replace(/^header /, ""), to]),
      ...version10.events.map(({ event, property }) => [property, event]),
    ];
    expect(rows).toHaveLength(known.length);
    for (const [one = "", other = ""] of known)
      expect(rows.filter((row) => row.includes(`\`${one}\``) && row.includes(`\`${other}\``))).toHaveLength(1);
  });
});
