import "@guildwire/service/testing/vitest";
import { RefusedAction, type StartedTestServer, startTestServer } from "@guildwire/service/testing";
import { ApplicationCommandOptionType, Client, Events, GatewayIntentBits, MessageFlags } from "discord.js";
import { expect as expectOfJest } from "expect";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";

describe("a test server for bots", () => {
  let world: StartedTestServer;
  let bot: Client;

  beforeAll(async () => {
    world = await startTestServer({ timeout: 10_000 });
    bot = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: world.api } });
    bot.on(Events.InteractionCreate, async (interaction) => {
      if (interaction.isStringSelectMenu())
        await interaction.update({ content: interaction.values.join(), components: [] });
      if (!interaction.isChatInputCommand()) return;
      if (interaction.commandName === "slow") {
        await interaction.deferReply({ flags: MessageFlags.Ephemeral });
        await interaction.editReply("done");
      } else if (interaction.commandName === "fleet") {
        const menu = { type: 3, custom_id: "berth", options: [{ label: "One", value: "1" }] };
        const user = interaction.options.getUser("captain", true);
        const content = `${interaction.options.getSubcommand()} ${user.id} by ${interaction.user.id}`;
        await interaction.reply({ content, components: [{ type: 1, components: [menu as never] }] });
      }
    });
    const ready = new Promise((resolve) => bot.once(Events.ClientReady, resolve));
    await bot.login(world.token);
    await ready;
    const captain = {
      name: "captain",
      description: "Who",
      type: ApplicationCommandOptionType.User,
      required: true,
    } as const;
    const add = {
      name: "add",
      description: "Adds",
      type: ApplicationCommandOptionType.Subcommand,
      options: [captain],
    } as const;
    await bot.application?.commands.set([
      { name: "fleet", description: "The fleet", options: [add] },
      { name: "slow", description: "Takes time" },
      { name: "mute", description: "Never responds" },
    ]);
  }, 60_000);

  afterAll(async () => {
    await bot?.destroy();
    await world?.close();
  });

  it("uses subcommands as any user, and menus", async () => {
    const captain = await world.addMember("Nelly");
    const reply = await world.useCommand("fleet add", { options: { captain: captain.id }, user: captain.id });
    expect(reply.message?.content).toBe(`add ${captain.id} by ${captain.id}`);
    expect((await world.select(reply, [0, 0], ["1"]))?.message?.content).toBe("1");
  });

  it("waits for deferred responses, ephemeral ones included", async () => {
    const { message, interaction } = await world.useCommand("slow");
    expect(message).toMatchObject({ content: "done", flags: 64 });
    expect(interaction).toMatchObject({ state: "responded", user_id: world.userId });
  });

  it("moves the clock", async () => {
    const { message } = await world.useCommand("slow");
    await world.clock.advance({ days: 1, hours: 1 });
    const later = await world.useCommand("slow");
    const age = (id = "0") => Number(BigInt(id) >> 22n);
    expect(age(later.message?.id) - age(message?.id)).toBeGreaterThanOrEqual(25 * 3_600_000);
  });

  it("begins without messages, unless a test needs one", async () => {
    const empty = await startTestServer();
    const full = await startTestServer({ content: true });
    try {
      expect(await empty.messages()).toEqual([]);
      expect((await full.messages()).map(({ content }) => content)).toEqual(["The Albatross has moored at pier one."]);
      // It is not the bot's.
      await expect(full).not.toHaveReplied(/Albatross/);
    } finally {
      await empty.close();
      await full.close();
    }
  });

  it("fails at once for a command that the bot has not registered among others", async () => {
    // The timeout would be part of the message.
    await expect(world.useCommand("moor")).rejects.toThrow(
      /^the bot did not register moor; it has registered: .*fleet/,
    );
  });

  it("states why the service refuses an action", async () => {
    const missing = await world.useCommand("fleet add").catch((error: unknown) => error);
    expect(missing).toBeInstanceOf(RefusedAction);
    expect(missing).toMatchObject({
      status: 400,
      code: 50035,
      message:
        "the service refused /fleet add: 400 Invalid Form Body (50035)\n  /options/0/options must include captain",
    });
    const captain = await world.addMember();
    const reply = await world.useCommand("fleet add", { options: { captain: captain.id } });
    await expect(world.select(reply, "berth", ["2"])).rejects.toThrow(/\/values\/0 must be one of: 1$/);
    await expect(world.click(reply, "cast-off")).rejects.toThrow(/^the service refused the use of cast-off: 404 /);
  });

  it("has matchers for Vitest", async () => {
    const captain = await world.addMember();
    await world.useCommand("fleet add", { options: { captain: captain.id } });
    const content = `add ${captain.id} by ${world.userId}`;
    await expect(world).toHaveReplied(content);
    await expect(world).toHaveReplied(new RegExp(`^add ${captain.id}`, "g"));
    await expect(world).toHaveReplied({ content, application_id: world.applicationId });
    await expect(world).toHaveRegistered("fleet");
    await expect(world).not.toHaveReplied("never");
    await expect(world).not.toHaveRegistered("never");
    await expect(expect(world).not.toHaveReplied(content)).rejects.toThrow("which was not expected");
    await expect(expect(world).not.toHaveRegistered("slow")).rejects.toThrow("which was not expected");
    const hasty = await startTestServer({ timeout: 30 });
    try {
      await expect(expect(hasty).toHaveReplied("never")).rejects.toThrow(
        /did not reply .*"never".*\. It sent no message\.$/,
      );
      await expect(expect(hasty).toHaveRegistered("never")).rejects.toThrow("It has registered: nothing.");
    } finally {
      await hasty.close();
    }
    await expect(expect({}).toHaveReplied("x")).rejects.toThrow("toHaveReplied takes the value that startTestServer");
  });

  it("refuses arguments of matchers that could never match, also with not", async () => {
    for (const expected of [undefined, null, 5, true, [], () => true])
      for (const matcher of [expect(world), expect(world).not])
        await expect(matcher.toHaveReplied(expected as never)).rejects.toThrow(
          "toHaveReplied takes a text, a pattern or properties of a message",
        );
    for (const place of ["1", null, 5, { chanel: "1" }, { channel: 1 }, []])
      await expect(expect(world).not.toHaveReplied("never", place as never)).rejects.toThrow(
        "toHaveReplied takes the ID of a channel as { channel }",
      );
    for (const name of [undefined, "", 5, /fleet/])
      await expect(expect(world).not.toHaveRegistered(name as never)).rejects.toThrow(
        "toHaveRegistered takes the name of a command",
      );
    await expect(expect(Promise.resolve(world)).not.toHaveReplied("never")).rejects.toThrow("await the promise first");
    await expect(expect(world).not.toHaveReplied("never", { channel: "1" })).rejects.toMatchObject({ status: 404 });
  });

  it("finds subcommands, and replies behind many messages", async () => {
    await expect(world).toHaveRegistered("fleet add");
    await expect(world).not.toHaveRegistered("fleet remove");
    await expect(world).not.toHaveRegistered("fleet captain");
    const full = await startTestServer({ timeout: 1000 });
    try {
      const send = (content: string) =>
        fetch(`${full.api}/v10/channels/${full.channelId}/messages`, {
          method: "POST",
          headers: { Authorization: `Bot ${full.token}`, "Content-Type": "application/json" },
          body: JSON.stringify({ content }),
        });
      for (let index = 0; index < 101; index++) await send(`message ${index}`);
      await send("the last one");
      await expect(full).toHaveReplied("the last one");
      await expect(expect(full).not.toHaveReplied("the last one")).rejects.toThrow(
        /was not expected. It sent 102 messages, at last .*message 92.*the last one/,
      );
      expect(await full.messages()).toHaveLength(102);
    } finally {
      await full.close();
    }
  });

  it("shows the expected properties of what was sent", async () => {
    await world.useCommand("slow");
    await expect(expect(world).not.toHaveReplied({ content: "done", flags: 64 })).rejects.toThrow(
      /It sent [\s\S]*"content": "done",\s+"flags": 64,/,
    );
  });

  it("has the same matchers for Jest", async () => {
    // Jest has a global expect.
    vi.stubGlobal("expect", expectOfJest);
    onTestFinished(() => void vi.unstubAllGlobals());
    await import("@guildwire/service/testing/jest");
    await expectOfJest(world).toHaveRegistered("fleet");
    await expectOfJest(world).not.toHaveReplied("never");
    await world.useCommand("slow");
    await expect(expectOfJest(world).not.toHaveReplied({ content: "done" })).rejects.toThrow("which was not expected");
  });

  it("states what the bot lacks", async () => {
    const impatient = await startTestServer({ timeout: 50 });
    await expect(impatient.useCommand("moor")).rejects.toThrow(
      "the bot did not register moor within 50 ms; it has registered: nothing",
    );
    await impatient.close();
    await expect(world.useCommand("fleet add", { options: { ship: "1" } })).rejects.toThrow(
      "/fleet add has no option ship; it has: captain",
    );
    await expect(world.useCommand("fleet add")).rejects.toMatchObject({ status: 400 });
    await expect(world.click({ id: "1" }, "cast-off")).rejects.toMatchObject({ status: 404 });
  });

  it("states which condition did not hold", async () => {
    await expect(world.eventually("the tide did not turn", async () => undefined, 30)).rejects.toThrow(
      "the tide did not turn within 30 ms",
    );
  });
});
