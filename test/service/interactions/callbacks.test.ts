import {
  type ApiError,
  createGuildChannel,
  createInteractionResponse,
  editOriginalInteractionResponse,
  getGuildMember,
  getOriginalInteractionResponse,
  readError,
} from "@guildwire/api/client";
import { MessageFlags } from "@guildwire/api/types";
import { getInteraction, getMessage, listMessages } from "@guildwire/control/client";
import { describe, expect, it } from "vitest";
import { createVerifyCredential } from "../../../service/src/access/credentials.js";
import { refusal } from "../harness/refusal.js";
import { describeOnPostgres, describeOnStores } from "../harness/stores.js";
import { Stage, type Used } from "./stage.js";

const hello = { type: 4, data: { content: "Moored" } } as const;

describeOnStores("first responses", (world) => {
  const stage = () => Stage.open(world());
  const respond = ({ callback }: Pick<Used, "callback">, body: object = hello) =>
    createInteractionResponse(world().client(), { ...callback, body: body as typeof hello });
  const original = ({ at }: Used) => getOriginalInteractionResponse(world().client(), at);
  const contents = async ({ channel_id }: Stage) =>
    (await listMessages(world().control(), { channel_id })).map(({ content }) => content);

  it("are rate limited per interaction [limit-rate-buckets]", async () => {
    const { interaction, callback, at } = await (await stage()).command();
    const verify = createVerifyCredential(world().service.services);
    const token = interaction.token;
    for (const id of [callback.interaction_id, at.application_id])
      expect(await verify({ kind: "path", id, token })).toBe(`interaction ${interaction.id}`);
    expect(await verify({ kind: "path", id: "1", token })).toBeUndefined();
    expect(await verify({ kind: "path", id: at.application_id, token: `${token.slice(0, -2)}AA` })).toBeUndefined();
  });

  describe("respond to interactions", () => {
    it("that contain the command and its user [interaction-command-data] [version-interaction] [interaction-ping-no-data]", async () => {
      const made = await stage();
      const { pilot, member, guild_id, channel_id } = made;
      const options = [{ name: "pier", type: 3, value: "north" }];
      const { interaction } = await made.command({ options });
      expect(interaction).toEqual({
        id: expect.any(String),
        application_id: pilot.applicationId,
        type: 2,
        data: { id: expect.any(String), name: "moor", type: 1, options },
        guild_id,
        channel_id,
        member: expect.objectContaining({ user: expect.objectContaining({ id: member.id }), permissions: "3072" }),
        token: expect.stringMatching(/^.{40,}$/),
        version: 1,
      });
    });

    it("with the member's permissions in the channel, which members have nowhere else [interaction-member-permissions] [member-permissions-interaction-only]", async () => {
      const made = await stage();
      const { id } = await createGuildChannel(made.owner.client, {
        guild_id: made.guild_id,
        body: {
          name: "customs",
          permission_overwrites: [{ id: made.member.id, type: 1, allow: "8192", deny: "2048" }],
        },
      });
      const { interaction } = await made.command({ channel_id: id });
      expect(interaction).toMatchObject({ member: { permissions: String(1024 | 8192) } });
      const member = await getGuildMember(made.owner.client, { guild_id: made.guild_id, user_id: made.member.id });
      expect(member).not.toHaveProperty("permissions");
    });
  });

  it("require the id and the token of one interaction, and no authentication [auth-interaction-callback] [interaction-callback-unknown]", async () => {
    const made = await stage();
    const [one, two] = [await made.command(), await made.command()];
    const { interaction_id, interaction_token } = one.callback;
    for (const callback of [
      { interaction_id, interaction_token: two.callback.interaction_token },
      { interaction_id, interaction_token: "guessed" },
      { interaction_id, interaction_token: interaction_token.slice(0, -1) },
      { interaction_id: "1", interaction_token },
    ])
      expect(await refusal(respond({ callback }))).toBe("404 10062");
    expect(await contents(made)).toEqual([]);
    await respond(one);
    expect(await contents(made)).toEqual(["Moored"]);
  });

  it("are accepted once, and mark the interaction as responded [interaction-callback-once] [interaction-callback-state]", async () => {
    const made = await stage();
    const used = await made.command();
    await respond(used);
    expect(await refusal(respond(used))).toBe("400 40060");
    const interaction_id = used.interaction.id;
    const record = await getInteraction(world().control(), { interaction_id });
    expect(record).toMatchObject({ state: "responded", response_type: 4 });
    const edit = { ...used.at, body: { content: "Moored fast" } };
    expect((await editOriginalInteractionResponse(world().client(), edit)).content).toBe("Moored fast");
    expect(await contents(made)).toEqual(["Moored fast"]);
  });

  it("are accepted once, also when sent concurrently [interaction-callback-once]", async () => {
    const made = await stage();
    const used = await made.command();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () =>
        respond(used).then(
          () => "taken",
          (error: ApiError) => `${error.status} ${readError(error).code}`,
        ),
      ),
    );
    expect(responses.toSorted()).toEqual([...Array(4).fill("400 40060"), "taken"]);
    expect(await contents(made)).toEqual(["Moored"]);
  });

  it("are accepted for 15 minutes, without a shorter deadline [interaction-token-validity] [interaction-callback-no-short-deadline] [interaction-callback-expired]", async () => {
    const made = await stage();
    const [one, two] = [await made.command(), await made.command()];
    world().advance({ minutes: 14 });
    await respond(one);
    world().advance({ minutes: 1 });
    expect(await refusal(respond(two))).toBe("404 10062");
    expect(await refusal(respond(one))).toBe("404 10062");
    expect(await contents(made)).toEqual(["Moored"]);
  });

  it("require content and a type that fits the interaction [interaction-callback-empty] [interaction-response-types] [interaction-response-component-only] [interaction-response-pong-only-ping]", async () => {
    const made = await stage();
    const used = await made.command();
    for (const data of [{}, { content: "" }, { embeds: [] }, { tts: true }])
      expect(await refusal(respond(used, { type: 4, data }))).toBe("400 50006");
    for (const type of [0, 2, 3, 8, "4", null])
      expect(await refusal(respond(used, { ...hello, type }))).toMatch(/^400 50035/);
    for (const body of [{ type: 1 }, { type: 6 }, { type: 7, data: { content: "x" } }])
      expect(await refusal(respond(used, body))).toBe("400 50035 /type");
    const onButton = await made.component(await made.message());
    expect(await refusal(respond(onButton, { type: 1 }))).toBe("400 50035 /type");
    await respond(used);
  });

  it("accept only the flag 64, within the limits of messages [interaction-flags-unknown] [message-embeds-limit]", async () => {
    const made = await stage();
    const used = await made.command();
    for (const flags of [1, 4, 65, 128, -1])
      for (const type of [4, 5])
        expect(await refusal(respond(used, { type, data: { content: "x", flags } }))).toMatch(/^400 50035 \/data/);
    const embeds = Array(11).fill({ title: "x" });
    expect(await refusal(respond(used, { type: 4, data: { embeds } }))).toMatch(/^400 50035 \/data\/embeds/);
    expect(await refusal(respond(used, { type: 4, data: { content: "x".repeat(2001) } }))).toMatch(
      /^400 50035 \/data\/content/,
    );
    await respond(used, { type: 4, data: { content: "x", flags: 64 } });
    expect((await original(used)).flags).toBe(MessageFlags.EPHEMERAL);
  });

  it("are not accepted as gateway commands [interaction-callback-never-gateway]", async () => {
    const made = await stage();
    const used = await made.command();
    const { interaction_id, interaction_token } = used.callback;
    const response = await fetch(`${world().service.url}/gateway`, {
      method: "POST",
      headers: { Authorization: `Bot ${made.pilot.token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ op: 0, d: { id: interaction_id, token: interaction_token, ...hello } }),
    });
    expect(response.status).toBe(405);
    expect((await getInteraction(world().control(), { interaction_id })).state).toBe("pending");
  });

  describe("of type 4", () => {
    it("are messages that contain the interaction [message-interaction-field]", async () => {
      const made = await stage();
      const used = await made.command();
      await respond(used);
      const message = await original(used);
      expect(message).toMatchObject({
        channel_id: made.channel_id,
        author: { id: made.pilot.id },
        application_id: made.pilot.applicationId,
        interaction: { id: used.interaction.id, type: 2, name: "moor", user: { id: made.member.id } },
      });
      const onButton = await made.component(await made.message());
      await respond(onButton);
      expect(await original(onButton)).not.toHaveProperty("interaction");
    });
  });

  describe("of type 5", () => {
    it("are loading until they are edited [interaction-deferred-loading] [interaction-original-deferred] [interaction-original-edit-ends-loading]", async () => {
      const made = await stage();
      const used = await made.command();
      await respond(used, { type: 5 });
      const interaction_id = used.interaction.id;
      expect(await getInteraction(world().control(), { interaction_id })).toMatchObject({ state: "deferred" });
      expect(await original(used)).toMatchObject({ content: "", flags: MessageFlags.LOADING });
      const edit = { ...used.at, body: { content: "Moored" } };
      expect(await editOriginalInteractionResponse(world().client(), edit)).toMatchObject({ flags: 0 });
      expect(await getInteraction(world().control(), { interaction_id })).toMatchObject({ state: "responded" });
      expect(await contents(made)).toEqual(["Moored"]);
    });

    it("stay ephemeral [interaction-deferred-ephemeral]", async () => {
      const made = await stage();
      const used = await made.command();
      await respond(used, { type: 5, data: { flags: 64 } });
      expect((await original(used)).flags).toBe(MessageFlags.LOADING | MessageFlags.EPHEMERAL);
      await editOriginalInteractionResponse(world().client(), { ...used.at, body: { content: "Hidden" } });
      expect((await original(used)).flags).toBe(MessageFlags.EPHEMERAL);
      const { channel_id, member, owner } = made;
      const seen = (viewer_id: string) => listMessages(world().control(), { channel_id, viewer_id });
      expect(await seen(member.id)).toHaveLength(1);
      expect(await seen(owner.id)).toEqual([]);
    });
  });

  describe("to components", () => {
    it("of type 6 keep the message, which is the original response [interaction-deferred-update-silent] [interaction-original-component]", async () => {
      const made = await stage();
      const message = await made.message();
      const used = await made.component(message);
      await respond(used, { type: 6 });
      expect(await original(used)).toEqual(message);
      expect(await contents(made)).toEqual(["Where to?"]);
      const edit = { ...used.at, body: { content: "Berthed", components: [] } };
      await editOriginalInteractionResponse(world().client(), edit);
      expect(await contents(made)).toEqual(["Berthed"]);
    });

    it("of type 7 edit it [interaction-update-message]", async () => {
      const made = await stage();
      const message = await made.message();
      const used = await made.component(message);
      await respond(used, { type: 7, data: { content: "Berthed", components: [] } });
      expect(await original(used)).toMatchObject({ id: message.id, content: "Berthed", components: [] });
      expect(await getMessage(world().control(), { message_id: message.id })).toMatchObject({ content: "Berthed" });
      expect(await contents(made)).toEqual(["Berthed"]);
    });

    it("of type 7 cannot leave it empty [interaction-update-not-empty]", async () => {
      const made = await stage();
      const message = await made.message();
      const used = await made.component(message);
      const update = (data: object) => respond(used, { type: 7, data });
      expect(await refusal(update({ content: "", components: [] }))).toBe("400 50006");
      const find = () => getMessage(world().control(), { message_id: message.id });
      expect(await find()).toMatchObject({ content: "Where to?", components: message.components });
      // The refused response does not count: another one is accepted, and components alone are sufficient.
      await update({ content: "" });
      expect(await find()).toMatchObject({ content: "", components: message.components });
      const again = await made.component(message);
      expect(await refusal(respond(again, { type: 7, data: { components: [] } }))).toBe("400 50006");
      await respond(again, { type: 7, data: { components: [], embeds: [{ title: "Berthed" }] } });
      expect(await find()).toMatchObject({ content: "", components: [], embeds: [{ title: "Berthed" }] });
    });

    it("have any of the four types [interaction-component-responses]", async () => {
      const made = await stage();
      const message = await made.message();
      const menu = { custom_id: "piers", values: ["2"] };
      for (const body of [hello, { type: 5 }, { type: 6 }, { type: 7, data: { content: "Berthed" } }]) {
        const used = await made.component(message, menu);
        expect(used.interaction.data).toEqual({ custom_id: "piers", component_type: 3, values: ["2"] });
        await respond(used, body);
      }
      expect(await contents(made)).toEqual(["Berthed", "Moored", ""]);
    });
  });
});

describeOnPostgres("first responses to several instances", (world) => {
  it("are accepted once [interaction-callback-once]", async () => {
    const made = await Stage.open(world());
    const other = await world().another();
    const { callback } = await made.command();
    const post = async (url: string) => {
      const path = `${callback.interaction_id}/${encodeURIComponent(callback.interaction_token)}/callback`;
      const response = await fetch(`${url}/api/v8/interactions/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(hello),
      });
      return response.status;
    };
    const urls = [world().service.url, other.url, world().service.url, other.url];
    expect((await Promise.all(urls.map(post))).toSorted()).toEqual([204, 400, 400, 400]);
    const { channel_id } = made;
    expect(await listMessages(world().control(), { channel_id })).toHaveLength(1);
  });
});
