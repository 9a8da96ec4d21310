import {
  createFollowupMessage,
  createInteractionResponse,
  deleteFollowupMessage,
  deleteOriginalInteractionResponse,
  editFollowupMessage,
  editOriginalInteractionResponse,
  executeWebhook,
  getFollowupMessage,
  getOriginalInteractionResponse,
} from "@guildwire/api/client";
import { actionRow, button } from "@guildwire/api/constructors";
import { type Message, MessageFlags } from "@guildwire/api/types";
import { listMessages, startThread } from "@guildwire/control/client";
import { describe, expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import { Stage, type Used } from "./stage.js";

const tides = { data: "High at noon", name: "tides.txt", type: "text/plain" };

describeOnStores("after the first response", (world) => {
  /** An interaction with its first response, which is "Moored" unless the test says otherwise. */
  async function responded(data: object = { content: "Moored" }): Promise<Used & { readonly stage: Stage }> {
    const stage = await Stage.open(world());
    const used = await stage.command();
    await createInteractionResponse(world().client(), { ...used.callback, body: { type: 4, data } });
    return { ...used, stage };
  }

  const client = () => world().client();
  const follow = ({ at }: Used, body: object = { content: "Fast" }) => createFollowupMessage(client(), { ...at, body });
  const contents = async ({ channel_id }: Stage) =>
    (await listMessages(world().control(), { channel_id })).map(({ content }) => content);

  /** Calls that read, edit and delete a follow-up. */
  const routesTo = ({ at }: Used, { id: message_id }: Pick<Message, "id">) => [
    () => getFollowupMessage(client(), { ...at, message_id }),
    () => editFollowupMessage(client(), { ...at, message_id, body: { content: "Edited" } }),
    () => deleteFollowupMessage(client(), { ...at, message_id }),
  ];

  /** Calls that read, edit and delete the original response. */
  const routesToOriginal = ({ at }: Pick<Used, "at">) => [
    () => getOriginalInteractionResponse(client(), at),
    () => editOriginalInteractionResponse(client(), { ...at, body: { content: "Edited" } }),
    () => deleteOriginalInteractionResponse(client(), at),
  ];

  describe("follow-ups", () => {
    it("override name and avatar, like messages of webhooks [interaction-followup-body]", async () => {
      const used = await responded();
      const plain = await follow(used);
      const named = await follow(used, {
        content: "Fog",
        username: "Lookout",
        avatar_url: "https://pictures.example/1",
      });
      const again = await getFollowupMessage(client(), { ...used.at, message_id: named.id });
      expect(named.author).toEqual({
        ...plain.author,
        username: "Lookout",
        avatar: expect.stringMatching(/^[0-9a-f]{32}$/),
      });
      expect(again.author).toEqual(named.author);
      expect((await follow(used, { content: "Fog", username: "", avatar_url: "" })).author).toEqual(plain.author);
    });

    it("get the message regardless of wait, and ignore thread_id [interaction-followup-wait] [interaction-followup-thread-ignored]", async () => {
      const used = await responded();
      const { stage } = used;
      const thread = await startThread(world().control(), {
        channel_id: stage.channel_id,
        body: { name: "Fog", owner_id: stage.owner.id },
      });
      const { application_id, interaction_token } = used.at;
      for (const query of ["", "?wait=false", "?wait=true", `?thread_id=${thread.id}`]) {
        const path = `${application_id}/${encodeURIComponent(interaction_token)}${query}`;
        const response = await fetch(`${world().service.url}/api/v8/webhooks/${path}`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ content: `Fast${query}` }),
        });
        expect(response.status).toBe(200);
        expect(await response.json()).toMatchObject({
          content: `Fast${query}`,
          channel_id: stage.channel_id,
          author: { id: stage.pilot.id },
          application_id,
        });
      }
      expect(await listMessages(world().control(), { channel_id: thread.id })).toEqual([]);
    });

    it("are unlimited in number, for 15 minutes [interaction-followup-several] [interaction-followup-expired]", async () => {
      const used = await responded();
      for (const content of ["1", "2", "3"]) await follow(used, { content });
      const last = await follow(used, { content: "4" });
      expect(await contents(used.stage)).toEqual(["Moored", "1", "2", "3", "4"]);
      world().advance({ minutes: 14 });
      expect((await follow(used, { content: "5" })).content).toBe("5");
      world().advance({ minutes: 1 });
      expect(await refusal(follow(used))).toBe("401 50027");
      for (const call of routesTo(used, last)) expect(await refusal(call())).toBe("401 50027");
      expect(await contents(used.stage)).toHaveLength(6);
    });

    it("have the body and the limits of messages of webhooks [interaction-followup-body] [interaction-flags-unknown]", async () => {
      const used = await responded();
      const components = [actionRow(button("Berth", "berth"))];
      const embeds = [{ title: "Tides" }];
      const sent = await follow(used, { content: "x", embeds, components, file: tides });
      expect(sent).toMatchObject({ content: "x", embeds, components, attachments: [{ filename: "tides.txt" }] });
      for (const wrong of [
        {},
        { content: "" },
        { components },
        { content: "x".repeat(2001) },
        { embeds: Array(11).fill({ title: "x" }) },
        { content: "x", flags: 65 },
        { content: "x", flags: 4 },
      ])
        expect(await refusal(follow(used, wrong))).toMatch(/^400 50035/);
      expect(await contents(used.stage)).toEqual(["Moored", "x"]);
    });

    it("are read, edited and deleted like messages of webhooks [interaction-followup-edit-as-webhook]", async () => {
      const used = await responded();
      const sent = await follow(used, { content: "Fast", file: tides });
      const place = { ...used.at, message_id: sent.id };
      expect(await getFollowupMessage(client(), place)).toEqual(sent);
      world().advance({ minutes: 1 });
      const edited_timestamp = world().now.toISOString();
      const edited = await editFollowupMessage(client(), { ...place, body: { content: "Slow" } });
      expect(edited).toEqual({ ...sent, content: "Slow", edited_timestamp });
      const bare = await editFollowupMessage(client(), { ...place, body: { attachments: [] } });
      expect(bare).toEqual({ ...edited, attachments: [] });
      await deleteFollowupMessage(client(), place);
      for (const call of routesTo(used, sent)) expect(await refusal(call())).toBe("404 10008");
      expect(await contents(used.stage)).toEqual(["Moored"]);
    });

    it("cannot be read, edited or deleted if they are ephemeral [interaction-followup-get-ephemeral] [interaction-followup-edit-ephemeral] [interaction-followup-delete-ephemeral]", async () => {
      const used = await responded();
      const sent = await follow(used, { content: "Hidden", flags: 64 });
      expect(sent.flags).toBe(64);
      for (const call of routesTo(used, sent)) expect(await refusal(call())).toBe("404 10008");
      expect(await contents(used.stage)).toEqual(["Moored", "Hidden"]);
    });

    it("belong to one interaction [interaction-followup-own]", async () => {
      const one = await responded();
      const again = await one.stage.command();
      const sent = await follow(one);
      const message = await one.stage.message();
      for (const call of [...routesTo(again, sent), ...routesTo(one, message), ...routesTo(one, { id: "1" })])
        expect(await refusal(call())).toBe("404 10008");
      expect(await contents(one.stage)).toEqual(["Moored", "Fast", "Where to?"]);
    });

    it("require the application and the token of one interaction, and no authentication [auth-interaction-token] [webhook-shared-route]", async () => {
      const one = await responded();
      const other = await responded();
      const sent = await follow(one);
      const { application_id, interaction_token } = one.at;
      for (const at of [
        { application_id, interaction_token: interaction_token.slice(0, -1) },
        { application_id: other.at.application_id, interaction_token },
        { application_id, interaction_token: other.at.interaction_token },
      ]) {
        const used = { ...one, at };
        for (const call of [() => follow(used), ...routesTo(used, sent), ...routesToOriginal(used)])
          expect(await refusal(call())).toBe("401 50027");
      }
      const asWebhook = { webhook_id: application_id, webhook_token: interaction_token, body: { content: "Either" } };
      await executeWebhook(client(), asWebhook);
      expect(await contents(one.stage)).toEqual(["Moored", "Fast", "Either"]);
    });
  });

  describe("the original response", () => {
    it("gets a 404 before the response and after its deletion, which keeps the token valid [interaction-original-missing] [interaction-original-delete-token]", async () => {
      const stage = await Stage.open(world());
      const used = await stage.command();
      for (const call of routesToOriginal(used)) expect(await refusal(call())).toBe("404 10008");
      const body = { type: 4, data: { content: "Moored" } } as const;
      await createInteractionResponse(client(), { ...used.callback, body });
      await deleteOriginalInteractionResponse(client(), used.at);
      for (const call of routesToOriginal(used)) expect(await refusal(call())).toBe("404 10008");
      expect(await refusal(createInteractionResponse(client(), { ...used.callback, body }))).toBe("400 40060");
      await follow(used);
      expect(await contents(stage)).toEqual(["Fast"]);
    });

    it("is read and edited like a message of a webhook [interaction-original-as-webhook-message] [interaction-original-edit-as-webhook]", async () => {
      const used = await responded({ content: "Moored", embeds: [{ title: "Berth 4" }] });
      const read = await getOriginalInteractionResponse(client(), used.at);
      expect(read).toMatchObject({ content: "Moored", embeds: [{ title: "Berth 4" }], edited_timestamp: null });
      expect(await getFollowupMessage(client(), { ...used.at, message_id: read.id })).toEqual(read);
      world().advance({ minutes: 1 });
      const edited_timestamp = world().now.toISOString();
      const edit = (body: object) => editOriginalInteractionResponse(client(), { ...used.at, body });
      const filed = await edit({ file: tides });
      expect(filed).toMatchObject({ content: "Moored", embeds: read.embeds, edited_timestamp });
      expect(filed.attachments).toMatchObject([{ filename: "tides.txt", size: 12 }]);
      expect(await edit({ attachments: [], content: "Away" })).toEqual({ ...read, content: "Away", edited_timestamp });
      expect(await refusal(edit({ content: "x".repeat(2001) }))).toMatch(/^400 50035 \/content/);
    });

    it("cannot be left empty by an edit, nor can follow-ups [webhook-edit-not-empty]", async () => {
      const used = await responded({ content: "Moored" });
      const followup = await follow(used, { content: "Fast", file: tides });
      const place = { ...used.at, message_id: followup.id };
      const editFollowup = (body: object) => editFollowupMessage(client(), { ...place, body });
      const editOriginal = (body: object) => editOriginalInteractionResponse(client(), { ...used.at, body });
      expect(await refusal(editOriginal({ content: "" }))).toBe("400 50006");
      expect(await refusal(editFollowup({ content: "", attachments: [] }))).toBe("400 50006");
      expect(await getFollowupMessage(client(), place)).toEqual(followup);
      expect(await contents(used.stage)).toEqual(["Moored", "Fast"]);
      expect(await editFollowup({ content: "" })).toMatchObject({ content: "", attachments: followup.attachments });
      const components = [actionRow(button("Berth", "berth"))];
      expect(await editOriginal({ content: "", components })).toMatchObject({ content: "" });
      expect(await refusal(editOriginal({ components: [] }))).toBe("400 50006");
    });

    it("keeps its loading state when an edit would leave a deferred one empty [webhook-edit-not-empty]", async () => {
      const stage = await Stage.open(world());
      const used = await stage.command();
      await createInteractionResponse(client(), { ...used.callback, body: { type: 5 } });
      for (const body of [{}, { content: "" }, { embeds: [], components: [] }])
        expect(await refusal(editOriginalInteractionResponse(client(), { ...used.at, body }))).toBe("400 50006");
      expect((await getOriginalInteractionResponse(client(), used.at)).flags).toBe(MessageFlags.LOADING);
    });

    it("is read, edited and deleted if it is ephemeral [interaction-original-ephemeral]", async () => {
      const used = await responded({ content: "Hidden", flags: 64 });
      const [read, edit, remove] = routesToOriginal(used);
      expect(await read?.()).toMatchObject({ content: "Hidden", flags: 64 });
      expect(await edit?.()).toMatchObject({ content: "Edited", flags: 64 });
      await remove?.();
      expect(await contents(used.stage)).toEqual([]);
    });

    it("is inaccessible after 15 minutes [interaction-original-expired]", async () => {
      const used = await responded();
      world().advance({ minutes: 15 });
      for (const call of routesToOriginal(used)) expect(await refusal(call())).toBe("401 50027");
      expect(await contents(used.stage)).toEqual(["Moored"]);
    });
  });
});
