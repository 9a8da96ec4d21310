import { createGuildRole } from "@guildwire/api/client";
import { installApplication, listMessages, useCommand } from "@guildwire/control/client";
import { Client, CommandInteraction, Constants, type Interaction } from "eris";
import { expect, it, onTestFinished } from "vitest";
import { describeOnStores } from "../harness/stores.js";
import type { BotActor } from "../harness/world.js";
import { LoopbackAgent } from "./loopback-agent.js";

describeOnStores("the gateway client of eris", (world) => {
  async function connected(bot: BotActor): Promise<Client> {
    const { url } = world().service;
    const client = new Client(`Bot ${bot.token}`, {
      intents: ["guilds", "guildMembers"],
      rest: { baseURL: "/api/v8", domain: "127.0.0.1", agent: new LoopbackAgent(url) },
      autoreconnect: true,
    });
    client.on("error", () => undefined);
    onTestFinished(() => client.disconnect({ reconnect: false }));
    const ready = new Promise<void>((resolve) => client.once("ready", () => resolve()));
    await client.connect();
    await ready;
    return client;
  }

  it("connects, registers a command, responds to it, is cut off and resumes", async () => {
    const { guild, owner } = await world().guild({ channels: [{ name: "quay", type: 0 }] });
    const bot = await world().bot();
    const path = { guild_id: guild.id, application_id: bot.applicationId };
    await installApplication(world().control(), { ...path, body: { permissions: "8" } });
    const member = await world().member(guild.id);
    const [channel] = await world().read((work) => work.channels.list(guild.id));
    const client = await connected(bot);
    expect(client.guilds.get(guild.id)?.name).toBe(guild.name);
    const command = await client.createCommand({
      name: "moor",
      description: "Moors a ship",
      type: Constants.ApplicationCommandTypes.CHAT_INPUT,
    });
    expect(command).toMatchObject({ name: "moor" });
    const response = new Promise<void>((resolve) => {
      client.on("interactionCreate", (interaction: Interaction) => {
        if (interaction instanceof CommandInteraction) void interaction.createMessage("Moored").then(resolve);
      });
    });
    const body = { application_id: bot.applicationId, user_id: member.id, channel_id: channel?.id ?? "", name: "moor" };
    await useCommand(world().control(), { body });
    await response;
    const messages = await listMessages(world().control(), { channel_id: channel?.id ?? "" });
    expect(messages.map(({ content }) => content)).toEqual(["Moored"]);
    const names: string[] = [];
    const all = new Promise<void>((resolve) => {
      client.on("guildRoleCreate", (_, { name }) => {
        if (names.push(name) === 3) resolve();
      });
    });
    const resumed = new Promise<void>((resolve) => client.once("shardResume", () => resolve()));
    // As if the network had failed.
    (client.shards.get(0) as unknown as { ws: { terminate(): void } }).ws.terminate();
    for (const name of ["one", "two"]) await createGuildRole(owner.client, { guild_id: guild.id, body: { name } });
    await resumed;
    await createGuildRole(owner.client, { guild_id: guild.id, body: { name: "three" } });
    await all;
    expect(names).toEqual(["one", "two", "three"]);
  });
});
