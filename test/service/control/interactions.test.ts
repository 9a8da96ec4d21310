import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
  createFollowupMessage,
  createGuildChannel,
  createInteractionResponse,
  createWebhook,
  executeWebhook,
  getChannelWebhooks,
} from "@guildwire/api/client";
import { actionRow, button, linkButton, option, selectMenu } from "@guildwire/api/constructors";
import { createInteractionEndpoint, onCommand, reply } from "@guildwire/api/interactions";
import type { Interaction } from "@guildwire/api/types";
import {
  checkEndpoint,
  getApplication,
  getInteraction,
  getMessage,
  installApplication,
  joinGuild,
  listEvents,
  listMessages,
  listNotifications,
  modifyApplication,
  modifyGuildState,
  moveClock,
  placeWebhook,
  sendMessage,
  useCommand,
  useComponent,
} from "@guildwire/control/client";
import { afterEach, expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";

describeOnStores("users of applications", (world) => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** A guild with a text channel, an application that is installed in it, and a member. */
  async function scene() {
    const control = world().control();
    const { guild, owner } = await world().guild({ roles: [{ id: 0, permissions: "3072" }] });
    const guild_id = guild.id;
    const channel = await createGuildChannel(owner.client, { guild_id, body: { name: "arrivals" } });
    const pilot = await world().bot("Pilot");
    await installApplication(control, { guild_id, application_id: pilot.applicationId, body: { permissions: "8" } });
    const member = await world().member(guild_id);
    const command = { application_id: pilot.applicationId, user_id: member.id, channel_id: channel.id, name: "moor" };
    const sent = async () => {
      await world().settled();
      const events = await listEvents(control, { guild_id, limit: 1000 });
      return events.filter(({ type }) => type === "INTERACTION_CREATE").map(({ payload }) => payload as never);
    };
    return { control, guild_id, channel_id: channel.id, owner, pilot, member, command, sent };
  }

  /** An application with an interactions endpoint, which fails while `behaves` returns false. */
  async function endpoint(publicKey: string, behaves: () => boolean): Promise<string> {
    const client = world().client();
    const handlers = [onCommand("moor", () => reply({ content: "Moored" }))];
    const application = createInteractionEndpoint({ publicKey, client, handlers });
    const server = createServer((request, response) => {
      if (behaves()) application.node(request, response);
      else request.resume().once("end", () => response.writeHead(500).end());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  it("send commands over the gateway, and see the response [interaction-delivery-to-gateway]", async () => {
    const { control, command, pilot, channel_id, sent, member } = await scene();
    const used = await useCommand(control, { body: command });
    expect(used).toMatchObject({ type: 2, delivery: "gateway", state: "pending", response_type: null, failure: null });
    expect(Date.parse(used.expires_at) - Date.parse(used.created_at)).toBe(900_000);
    const [payload] = (await sent()) as Interaction[];
    expect(payload).toMatchObject({
      id: used.id,
      application_id: pilot.applicationId,
      data: { name: "moor", type: 1 },
    });
    const response = { interaction_id: used.id, interaction_token: payload?.token ?? "" };
    await createInteractionResponse(world().client(), { ...response, body: { type: 4, data: { content: "Moored" } } });
    const record = await getInteraction(control, { interaction_id: used.id });
    expect(record).toMatchObject({ state: "responded", response_type: 4 });
    const [message] = await listMessages(control, { channel_id, viewer_id: member.id });
    expect(message).toMatchObject({ id: record.message_id, content: "Moored" });
    expect(message?.["interaction"]).toMatchObject({ id: used.id, name: "moor" });
    await moveClock(control, { body: { advance: 900 } });
    expect((await getInteraction(control, { interaction_id: used.id })).state).toBe("expired");
  });

  it("see their own ephemeral messages [interaction-callback-ephemeral] [interaction-followup-ephemeral]", async () => {
    const { control, command, pilot, channel_id, sent, member, owner } = await scene();
    const used = await useCommand(control, { body: command });
    const [payload] = (await sent()) as Interaction[];
    const interaction_token = payload?.token ?? "";
    const client = world().client();
    const hidden = { content: "Only you", flags: 64 } as const;
    await createInteractionResponse(client, {
      interaction_id: used.id,
      interaction_token,
      body: { type: 4, data: hidden },
    });
    const place = { application_id: pilot.applicationId, interaction_token };
    await createFollowupMessage(client, { ...place, body: { content: "Only you, again", flags: 64 } });
    await createFollowupMessage(client, { ...place, body: { content: "Everyone" } });
    const seenBy = async (viewer_id?: string) =>
      (await listMessages(control, { channel_id, ...(viewer_id !== undefined && { viewer_id }) })).map(
        ({ content }) => content,
      );
    expect(await seenBy(member.id)).toEqual(["Only you", "Only you, again", "Everyone"]);
    expect(await seenBy(owner.id)).toEqual(["Everyone"]);
    expect(await seenBy()).toEqual(["Only you", "Only you, again", "Everyone"]);
  });

  it("use commands on users and messages [interaction-command-target]", async () => {
    const { control, command, channel_id, sent, owner } = await scene();
    const body = { author_id: owner.id, content: "Hello" };
    const message = await sendMessage(control, { channel_id, body });
    await useCommand(control, { body: { ...command, type: 2, target_id: owner.id } });
    await useCommand(control, { body: { ...command, type: 3, target_id: message.id } });
    const [onUser, onMessage] = (await sent()) as Interaction[];
    expect(onUser?.data).toMatchObject({
      type: 2,
      target_id: owner.id,
      resolved: { users: { [owner.id]: { id: owner.id } }, members: { [owner.id]: { roles: [] } } },
    });
    expect(onMessage?.data).toMatchObject({
      type: 3,
      target_id: message.id,
      resolved: { messages: { [message.id]: { content: "Hello" } } },
    });
    expect(await refusal(useCommand(control, { body: { ...command, type: 3, target_id: "1" } }))).toBe("404 10008");
    expect(await refusal(useCommand(control, { body: { ...command, type: 2 } }))).toMatch(/^400 50035/);
  });

  it("use commands in direct messages, whose interactions contain the user [interaction-member-or-user]", async () => {
    const { control, command, member } = await scene();
    const { channel_id: _, ...direct } = command;
    const used = await useCommand(control, { body: direct });
    expect(used).toMatchObject({ guild_id: null, channel_id: null });
    await world().settled();
    const events = await listEvents(control, { limit: 1000 });
    const payload = events.map((event) => event.payload).find(({ id }) => id === used.id);
    expect(payload).toMatchObject({ user: { id: member.id } });
    expect(payload).not.toHaveProperty("member");
  });

  it("get an error without access", async () => {
    const { control, command, guild_id } = await scene();
    const stranger = await world().user();
    const call = (change: object) => refusal(useCommand(control, { body: { ...command, ...change } }));
    expect(await call({ user_id: stranger.id })).toBe("403 50001");
    expect(await call({ user_id: "1" })).toBe("404 10013");
    expect(await call({ application_id: "1" })).toBe("404 10002");
    expect(await call({ channel_id: "1" })).toBe("404 10003");
    expect(await call({ options: [{ name: "pier" }] })).toMatch(/^400 50035 \/options\/0/);
    expect(await refusal(getInteraction(control, { interaction_id: "1" }))).toBe("404 10062");
    await modifyGuildState(control, { guild_id, body: { screening: true } });
    await joinGuild(control, { guild_id, user_id: stranger.id });
    expect(await call({ user_id: stranger.id })).toBe("403 20027");
  });

  /** A message of the application with a button, a link, a disabled button and a menu. */
  async function withComponents() {
    const made = await scene();
    const webhook = await createWebhook(made.pilot.client, {
      channel_id: made.channel_id,
      body: { name: "Pilot" },
    });
    const message = await executeWebhook(world().client(), {
      webhook_id: webhook.id,
      webhook_token: webhook.token ?? "",
      wait: true,
      body: {
        content: "Where to?",
        components: [
          actionRow(
            button("Berth", "berth"),
            linkButton("Chart", "https://chart.example/"),
            button("Closed", "closed", { disabled: true }),
          ),
          actionRow(selectMenu("piers", [option("One", "1"), option("Two", "2")], { max_values: 2 })),
        ],
      },
    });
    const use = (change: object) =>
      useComponent(made.control, {
        body: { user_id: made.member.id, message_id: message.id, custom_id: "berth", ...change },
      });
    return { ...made, message, use };
  }

  it("click buttons, which send their message [component-interaction-sent] [interaction-component-message]", async () => {
    const { use, sent, message, control } = await withComponents();
    const { interaction } = await use({});
    expect(interaction).toMatchObject({ type: 3, state: "pending" });
    const [payload] = (await sent()) as Interaction[];
    expect(payload).toMatchObject({ id: interaction?.id, message: { id: message.id } });
    expect(payload?.data).toEqual({ custom_id: "berth", component_type: 2 }); // [interaction-component-data]
    expect(await getMessage(control, { message_id: message.id })).toMatchObject({ content: "Where to?" });
  });

  it("send nothing by links or disabled buttons [component-link-no-interaction] [control-component-disabled]", async () => {
    const { use, sent } = await withComponents();
    expect(await use({ custom_id: undefined, place: [0, 1] })).toEqual({ interaction: null });
    expect(await refusal(use({ custom_id: "closed" }))).toBe("404 10063");
    expect(await refusal(use({ custom_id: "nothing" }))).toBe("404 10063");
    expect(await refusal(use({ place: [0, 0] }))).toMatch(/^400 50035/);
    expect(await sent()).toEqual([]);
  });

  it("send their selection when they close a menu [component-select-sent-when-closed] [interaction-select-values]", async () => {
    const { use, sent } = await withComponents();
    expect(await use({ custom_id: "piers", values: ["1"], closed: false })).toEqual({ interaction: null });
    expect(await sent()).toEqual([]);
    await use({ custom_id: "piers", values: ["1", "2"] });
    const [payload] = (await sent()) as Interaction[];
    expect(payload?.data).toEqual({ custom_id: "piers", component_type: 3, values: ["1", "2"] });
  });

  it("select only what the menu offers [control-select-values]", async () => {
    const { use, sent } = await withComponents();
    const select = (...values: readonly string[]) => refusal(use({ custom_id: "piers", values }));
    expect(await select("3")).toBe("400 50035 /values/0");
    expect(await select("1", "3", "")).toBe("400 50035 /values/1 /values/2");
    expect(await select("2", "2")).toBe("400 50035 /values/1");
    expect(await select()).toBe("400 50035 /values");
    expect(await sent()).toEqual([]);
    // An open menu has no selection yet.
    expect(await use({ custom_id: "piers", values: ["3"], closed: false })).toEqual({ interaction: null });
  });

  it("reach verified endpoints [interaction-endpoint-saved] [control-endpoint-verified]", async () => {
    const { control, command, pilot, channel_id, sent } = await scene();
    const { applicationId: application_id } = pilot;
    const { public_key } = await getApplication(control, { application_id });
    let behaves = true;
    const url = await endpoint(public_key, () => behaves);
    const save = (interactions_endpoint_url: string | null) =>
      modifyApplication(control, { application_id, body: { interactions_endpoint_url } });
    const stranger = await getApplication(control, { application_id: (await world().bot()).applicationId });
    const strangerUrl = await endpoint(stranger.public_key, () => true);
    expect(await refusal(save(strangerUrl))).toBe("400 50111");
    expect(await refusal(save("ftp://pilot.example/"))).toBe("400 50035 /interactions_endpoint_url");
    expect((await getApplication(control, { application_id })).interactions_endpoint_url).toBeNull();
    expect((await save(url)).interactions_endpoint_url).toBe(url);
    const used = await useCommand(control, { body: command });
    expect(used).toMatchObject({ delivery: "webhook", state: "responded", response_type: 4, failure: null });
    expect(await sent()).toEqual([]); // [interaction-delivery-exclusive] [interaction-delivery-to-webhook]
    expect((await listMessages(control, { channel_id })).map(({ content }) => content)).toEqual(["Moored"]);
    behaves = false;
    const failed = await useCommand(control, { body: command });
    expect(failed).toMatchObject({ delivery: "webhook", state: "failed" });
    expect(failed.failure).not.toBeNull();
    expect((await save(null)).interactions_endpoint_url).toBeNull();
    expect((await useCommand(control, { body: command })).delivery).toBe("gateway");
  });

  it("lose endpoints that fail a check, of which owners are notified [interaction-endpoint-removed]", async () => {
    const { control, pilot } = await scene();
    const { applicationId: application_id } = pilot;
    const { public_key, owner_id } = await getApplication(control, { application_id });
    expect(await checkEndpoint(control, { application_id })).toEqual({ passed: true, reason: null });
    let behaves = true;
    const url = await endpoint(public_key, () => behaves);
    await modifyApplication(control, { application_id, body: { interactions_endpoint_url: url } });
    expect(await checkEndpoint(control, { application_id })).toEqual({ passed: true, reason: null });
    expect(await listNotifications(control, { user_id: owner_id })).toEqual([]);
    behaves = false;
    const { passed, reason } = await checkEndpoint(control, { application_id });
    expect(passed).toBe(false);
    expect(reason).not.toBeNull();
    expect((await getApplication(control, { application_id })).interactions_endpoint_url).toBeNull();
    const [told] = await listNotifications(control, { user_id: owner_id });
    expect(told).toMatchObject({ type: "endpoint_removed", application_id });
  });

  it("create webhooks of all types [webhook-list-channel] [webhook-source-follower-only] [webhook-token-incoming-only]", async () => {
    const { control, channel_id, owner, pilot } = await scene();
    const place = (body: Parameters<typeof placeWebhook>[1]["body"]) => placeWebhook(control, { channel_id, body });
    const incoming = await place({ type: 1, name: "clyde" });
    expect(incoming.url).toBe(`${world().service.url}/api/v8/webhooks/${incoming.id}/${incoming.token}`);
    const news = await scene();
    const follower = await place({ type: 2, name: "News", source_channel_id: news.channel_id });
    const application = await place({ type: 3, name: "Pilot", application_id: pilot.applicationId });
    expect([follower, application]).toEqual([
      { id: follower.id, type: 2, channel_id },
      { id: application.id, type: 3, channel_id },
    ]);
    const listed = await getChannelWebhooks(owner.client, { channel_id });
    expect(listed.map(({ type, token }) => [type, token !== undefined])).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ]);
    expect(listed[1]).toMatchObject({
      source_guild: { id: news.guild_id },
      source_channel: { id: news.channel_id, name: "arrivals" },
    });
    expect(listed[0]).not.toHaveProperty("url"); // [webhook-url-oauth-only]
    expect(await refusal(place({ type: 2, name: "News" }))).toMatch(/^400 50035/);
    expect(await refusal(place({ type: 3, name: "Pilot", application_id: "1" }))).toBe("404 10002");
  });
});
