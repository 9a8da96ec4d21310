import { once } from "node:events";
import { ShardClient } from "detritus-client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newDatabase } from "../harness/stores.js";
import { World } from "../harness/world.js";
import { openStage } from "./libraries/stage.js";

let world: World;
beforeAll(async () => {
  world = await World.open(await newDatabase("the embedded database"));
}, 120_000);
afterAll(() => world?.close());

it("detritus-client, which has version 9 only, connects and knows its guild and its application", async () => {
  const stage = await openStage(world);
  const client = new ShardClient(stage.bot.token, {
    isBot: true,
    gateway: { intents: ["GUILDS"], compress: false },
    rest: { baseUrl: `${world.service.url}/api/v9` },
  });
  const warnings: string[] = [];
  client.on("warn", ({ error }: { readonly error: Error }) => void warnings.push(error.message));
  try {
    const received = once(client as never, "guildCreate");
    await client.run();
    expect(client.userId).toBe(stage.bot.id);
    expect(client.applicationId).toBe(stage.bot.applicationId);
    await received;
    expect(client.guilds.get(stage.guildId)?.name).toBe("a guild");
    const application = await client.rest.fetchOauth2Application();
    expect(application.id).toBe(stage.bot.applicationId);
    expect((await client.rest.fetchMe()).id).toBe(stage.bot.id);
    // It also asks for the games that the public service recognizes.
    expect(warnings.filter((message) => message !== "Failed to fetch Applications")).toEqual([]);
  } finally {
    client.kill();
    await stage.close();
  }
}, 60_000);
