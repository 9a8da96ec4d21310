import {
  createWebhook,
  executeGitHubCompatibleWebhook,
  executeSlackCompatibleWebhook,
  executeWebhook,
  getWebhookMessage,
} from "@guildwire/api/client";
import { actionRow, button } from "@guildwire/api/constructors";
import { getThread, modifyThread, startThread } from "@guildwire/control/client";
import { describe, expect, it, vi } from "vitest";
import { recordedForms } from "../../server/recorded-forms.js";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import { at, contentsReaderOf, type Hook, hook, posterOf, textChannel } from "./hook.js";

describeOnStores("executed webhooks", (world) => {
  const post = posterOf(world);
  const contents = contentsReaderOf(world);

  it.each(recordedForms)("take a file as $client sends it", async ({ contentType, bytes }) => {
    const { at } = await hook(world());
    const url = `${world().service.url}/api/v8/webhooks/${at.webhook_id}/${at.webhook_token}?wait=true`;
    const response = await fetch(url, { method: "POST", body: bytes, headers: { "Content-Type": contentType } });
    const { attachments } = (await response.json()) as {
      attachments: { filename: string; size: number; url: string }[];
    };
    expect([response.status, attachments.map(({ filename, size }) => [filename, size])]).toEqual([
      200,
      [
        ["Grüße (1).csv", 16],
        ["empty.txt", 0],
      ],
    ]);
    const [file] = await Promise.all(attachments.map(async ({ url }) => (await fetch(url)).arrayBuffer()));
    expect(Buffer.from(file as ArrayBuffer).toString("latin1")).toBe("a,b\r\n--x\r\n\r\n\0\xff--");
  });

  describe("respond", () => {
    it("with the saved message with wait=true [webhook-execute-wait-true] [message-webhook-author]", async () => {
      const { at, channel_id, guild, owner, webhook } = await hook(world());
      const client = world().client();
      const message = await executeWebhook(client, { ...at, wait: true, body: { content: "Ahoy", tts: true } });
      expect(message).toEqual({
        id: expect.any(String),
        channel_id,
        guild_id: guild.id,
        author: { id: webhook.id, username: "Lookout", discriminator: "0000", avatar: null, bot: true },
        content: "Ahoy",
        timestamp: world().now.toISOString(),
        edited_timestamp: null,
        tts: true,
        mention_everyone: false,
        mentions: [],
        mention_roles: [],
        attachments: [],
        embeds: [],
        components: [],
        pinned: false,
        type: 0,
        flags: 0,
        webhook_id: webhook.id,
        application_id: owner.applicationId,
      });
      expect(await getWebhookMessage(client, { ...at, message_id: message.id })).toEqual(message);
    });

    it("without content with wait=false [webhook-execute-wait-false]", async () => {
      const made = await hook(world());
      for (const query of ["", "?wait=false"])
        expect(await post(made, query, { content: `Ahoy${query}` })).toEqual({ status: 204, body: undefined });
      expect(await contents(made.channel_id)).toEqual(["Ahoy", "Ahoy?wait=false"]);
    });

    /** Runs a task while one table is missing, so that every statement that uses it fails. */
    const without = async (table: "messages" | "webhooks" | "channels", task: () => Promise<void>) => {
      const { schema } = world().service.services.store.database.kysely;
      await schema.alterTable(table).renameTo("elsewhere").execute();
      try {
        await task();
      } finally {
        await schema.alterTable("elsewhere").renameTo(table).execute();
      }
    };

    it("with 204 with wait=false, saved or not, and log a failure to save [webhook-execute-unsaved] [webhook-execute-wait-false] [webhook-slack-unsaved] [webhook-github-unsaved]", async () => {
      const { at, channel_id } = await hook(world());
      const client = world().client();
      const log = vi.spyOn(world().service.services.log, "error");
      const star = {
        "X-GitHub-Event": "watch",
        body: { action: "started", repository: { full_name: "tide/harbour" } },
      };
      const sends = [
        (wait: boolean) => executeWebhook(client, { ...at, wait, body: { content: "lost" } }),
        (wait: boolean) => executeSlackCompatibleWebhook(client, { ...at, wait, body: { text: "lost" } }),
        (wait: boolean) => executeGitHubCompatibleWebhook(client, { ...at, wait, ...star }),
      ];
      await without("messages", async () => {
        for (const send of sends) {
          log.mockClear();
          expect(await send(false)).toBeUndefined();
          expect(log).toHaveBeenCalledExactlyOnceWith(
            { err: expect.any(Error) },
            "a message of a webhook could not be saved",
          );
          expect(await refusal(send(true))).toMatch(/^500/);
        }
      });
      log.mockRestore();
      await executeWebhook(client, { ...at, body: { content: "kept" } });
      expect(await contents(channel_id)).toEqual(["kept"]);
    });

    it("with errors of the request, also with wait=false [webhook-execute-validated] [webhook-slack-unsaved] [webhook-github-unsaved]", async () => {
      const { at, channel_id, guild } = await hook(world());
      const client = world().client();
      const execute = (args: object) =>
        refusal(executeWebhook(client, { ...at, wait: false, body: { content: "x" }, ...args }));
      expect(await execute({ body: { content: "x".repeat(2001) } })).toMatch(/^400 50035 \/content/);
      expect(await execute({ body: { content: "" } })).toMatch(/^400 50035/);
      expect(await execute({ thread_id: channel_id })).toBe("404 10003");
      expect(await execute({ webhook_token: "x" })).toBe("401 50027");
      expect(await execute({ webhook_id: guild.id })).toBe("404 10015");
      const slack = (body: object) => executeSlackCompatibleWebhook(client, { ...at, wait: false, body });
      expect(await refusal(slack({ text: "" }))).toBe("400 50006");
      for (const path of ["/slack", "/github"])
        expect(
          await post(
            { at: { ...at, webhook_token: "x" } },
            `${path}?wait=false`,
            { text: "x" },
            { "X-GitHub-Event": "push" },
          ),
        ).toMatchObject({ status: 401, body: { code: 50027 } });
      expect(await contents(channel_id)).toEqual([]);
    });

    it("with failures before the message is saved, also with wait=false [webhook-execute-validated]", async () => {
      const { at, channel_id } = await hook(world());
      const execute = (args: object) =>
        refusal(executeWebhook(world().client(), { ...at, wait: false, body: { content: "x" }, ...args }));
      // The failing store can verify neither the token nor the thread.
      await without("webhooks", async () => {
        for (const webhook_token of [at.webhook_token, "guessed"])
          expect(await execute({ webhook_token })).toMatch(/^500/);
      });
      await without("channels", async () => expect(await execute({ thread_id: channel_id })).toMatch(/^500/));
      expect(await contents(channel_id)).toEqual([]);
    });
  });

  describe("send", () => {
    it("text, files or embeds, and reject empty messages [webhook-execute-not-empty] [webhook-execute-empty-values]", async () => {
      const { at } = await hook(world());
      const file = { data: "Tides", name: "tides.txt", type: "text/plain" };
      const send = (body: object) => executeWebhook(world().client(), { ...at, wait: true, body });
      for (const body of [
        { content: "x" },
        { embeds: [{ title: "x" }] },
        { file },
        { content: "x", embeds: [{ title: "x" }], file },
      ]) {
        const { content, embeds, attachments } = await send(body);
        expect([content, embeds.length, attachments.length]).toEqual([
          "content" in body ? "x" : "",
          "embeds" in body ? 1 : 0,
          "file" in body ? 1 : 0,
        ]);
      }
      for (const wrong of [{}, { content: "" }, { embeds: [] }, { content: "", embeds: [] }, { tts: true }])
        expect(await refusal(send(wrong))).toMatch(/^400 50035/);
      expect(await send({ content: "", file })).toMatchObject({ content: "" });
      expect(await send({ content: "x", embeds: [] })).toMatchObject({ embeds: [] });
    });

    it("components of webhooks that an application owns, but not components alone [webhook-execute-components-application] [webhook-execute-components-alone]", async () => {
      const { guild, channel_id, at: own } = await hook(world());
      const helper = await world().member(guild.id, "MANAGE_WEBHOOKS");
      const other = await createWebhook(helper.client, { channel_id, body: { name: "Watch" } });
      const components = [actionRow(button("Berth", "berth"))];
      const send = (place: Hook["at"], body: object) =>
        executeWebhook(world().client(), { ...place, wait: true, body: { components, ...body } });
      expect((await send(own, { content: "x" })).components).toMatchObject(components);
      expect(await refusal(send(at(other), { content: "x" }))).toBe("400 50035 /components");
      expect((await send(at(other), { content: "x", components: [] })).components).toEqual([]);
      expect(await refusal(send(own, {}))).toMatch(/^400 50035/);
      expect(await contents(channel_id)).toEqual(["x", "x"]);
    });

    it("no text that cannot be stored, with either value of wait [webhook-execute-validated]", async () => {
      const { at, channel_id } = await hook(world());
      const rows = [actionRow(button("a\0b", "berth"))];
      for (const wait of [true, false])
        for (const [body, location] of [
          [{ content: "a\0b" }, "/content"],
          [{ content: "x", username: "a\0b" }, "/username"],
          [{ embeds: [{ title: "a\0b" }] }, "/embeds/0/title"],
          [{ content: "x", components: rows }, "/components/0/components/0/label"],
        ] as const)
          expect(await refusal(executeWebhook(world().client(), { ...at, wait, body }))).toBe(`400 50035 ${location}`);
      expect(await contents(channel_id)).toEqual([]);
    });

    it("with an overridden name and avatar, without restrictions on the name [webhook-execute-overrides] [webhook-execute-username-free]", async () => {
      const { at } = await hook(world());
      const send = (body: object) =>
        executeWebhook(world().client(), { ...at, wait: true, body: { content: "x", ...body } });
      for (const username of ["clyde", "everyone", "x".repeat(200)])
        expect((await send({ username })).author).toMatchObject({ id: at.webhook_id, username, avatar: null });
      const { author } = await send({ avatar_url: "https://pictures.example/1.png" });
      expect(author).toMatchObject({ username: "Lookout", avatar: expect.stringMatching(/^[0-9a-f]{32}$/) });
      for (const body of [{}, { username: "", avatar_url: "" }])
        expect((await send(body)).author).toMatchObject({ username: "Lookout", avatar: null });
    });

    it("the mentions of the content, limited by allowed_mentions [message-allowed-mentions-default] [message-allowed-mentions-exclusive] [message-allowed-mentions-limit]", async () => {
      const { at, guild, owner } = await hook(world());
      const content = `<@${owner.id}> <@&${guild.id}> <@1> @everyone`;
      const send = (allowed_mentions?: object) =>
        executeWebhook(world().client(), {
          ...at,
          wait: true,
          body: { content, ...(allowed_mentions && { allowed_mentions }) },
        });
      const mentioned = { mentions: [{ id: owner.id }], mention_roles: [guild.id], mention_everyone: true };
      const noMentions = { mentions: [], mention_roles: [], mention_everyone: false };
      expect(await send()).toMatchObject({ content, ...mentioned });
      expect(await send({ parse: [] })).toMatchObject({ content, ...noMentions });
      expect(await send({ users: [owner.id] })).toMatchObject({ ...noMentions, mentions: [{ id: owner.id }] });
      expect(await send({ parse: ["everyone"] })).toMatchObject({ ...noMentions, mention_everyone: true });
      const users = { parse: ["users"], users: [owner.id] };
      const roles = { parse: ["roles"], roles: [guild.id] };
      for (const wrong of [users, roles]) expect(await refusal(send(wrong))).toMatch(/^400 50035 \/allowed_mentions/);
      const many = Array.from({ length: 101 }, (_, index) => String(index + 1));
      expect(await refusal(send({ users: many }))).toMatch(/^400 50035 \/allowed_mentions\/users/);
      expect(await refusal(send({ roles: many }))).toMatch(/^400 50035 \/allowed_mentions\/roles/);
    });
  });

  describe("accept forms", () => {
    const form = (parts: Record<string, string | File>) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(parts)) data.append(name, value);
      return data;
    };
    const tides = () => new File(["High at noon"], "tides.txt", { type: "text/plain" });

    it("with payload_json as the whole body, except for files [webhook-execute-payload-json]", async () => {
      const made = await hook(world());
      const payload_json = JSON.stringify({ content: "From the payload", username: "Pilot" });
      const { status, body } = await post(
        made,
        "?wait=true",
        form({ payload_json, content: "Beside", tts: "true", file: tides() }),
      );
      expect(status).toBe(200);
      expect(body).toMatchObject({ content: "From the payload", tts: false, author: { username: "Pilot" } });
      expect(body.attachments).toHaveLength(1);
    });

    it("without payload_json, with the same validation [webhook-execute-payload-json-checked]", async () => {
      const made = await hook(world());
      const plain = await post(made, "?wait=true", form({ content: "Plain", file: tides() }));
      expect(plain).toMatchObject({ status: 200, body: { content: "Plain" } });
      for (const wrong of [
        { payload_json: JSON.stringify({ content: "x".repeat(2001) }) },
        { payload_json: JSON.stringify({ content: "x", embeds: Array(11).fill({ title: "x" }) }) },
        { payload_json: "{}" },
        { payload_json: "{" },
        { payload_json: JSON.stringify({ components: [] }), content: "x" },
      ])
        expect(await post(made, "", form(wrong))).toMatchObject({ status: 400, body: { code: 50035 } });
      expect(await contents(made.channel_id)).toEqual(["Plain"]);
    });

    it("and ignore payload_json in JSON [webhook-execute-payload-json-form-only]", async () => {
      const made = await hook(world());
      const payload_json = JSON.stringify({ content: "From the payload" });
      const kept = await post(made, "?wait=true", { content: "Kept", payload_json });
      expect(kept).toMatchObject({ status: 200, body: { content: "Kept" } });
      expect(await post(made, "", { payload_json })).toMatchObject({ status: 400, body: { code: 50035 } });
    });

    it("with files as file or files[n], which are served [n] [webhook-execute-files]", async () => {
      const made = await hook(world());
      const png = Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      );
      const page = new File(["<script>alert(1)</script>"], "../chart.html", { type: "text/html" });
      const picture = new File([png], "dot.png", { type: "image/png" });
      const { body } = await post(made, "?wait=true", form({ file: tides(), "files[0]": page, "files[1]": picture }));
      expect(body.attachments).toMatchObject([
        { filename: "tides.txt", size: 12, content_type: "text/plain" },
        { filename: "chart.html", size: 25, content_type: "text/html" },
        { filename: "dot.png", size: png.length, content_type: "image/png", width: 1, height: 1 },
      ]);
      const [text, script, dot] = await Promise.all(
        (body.attachments as { url: string }[]).map(async ({ url }) => {
          expect(url.startsWith(`${world().service.url}/attachments/${made.guild.id}/${body.id}/`)).toBe(true);
          const { status, headers, ...file } = await fetch(url).then(async (response) => ({
            status: response.status,
            headers: response.headers,
            bytes: Buffer.from(await response.arrayBuffer()),
          }));
          expect([status, headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
          return { ...file, type: headers.get("content-type"), disposition: headers.get("content-disposition") };
        }),
      );
      expect(text).toMatchObject({ type: "application/octet-stream", bytes: Buffer.from("High at noon") });
      expect(script).toMatchObject({
        type: "application/octet-stream",
        disposition: "attachment; filename*=UTF-8''chart.html",
      });
      expect(dot).toEqual({ type: "image/png", disposition: "inline; filename*=UTF-8''dot.png", bytes: png });
      const [{ url }] = body.attachments;
      for (const missing of [url.replace(body.id, "1"), url.replace(made.guild.id, "1"), url.replace(/[^/]+$/, "")])
        expect((await fetch(missing)).status).toBe(404);
      expect((await fetch(url, { method: "DELETE" })).status).toBe(405);
    });
  });

  it("send to a thread of their channel only, and unarchive it [webhook-execute-thread] [webhook-execute-thread-elsewhere]", async () => {
    const { at, guild, owner, channel_id } = await hook(world());
    const control = world().control();
    const start = (channel_id: string) =>
      startThread(control, { channel_id, body: { name: "Fog", owner_id: owner.id } });
    const { id: thread_id } = await start(channel_id);
    await modifyThread(control, { channel_id: thread_id, body: { archived: true } });
    const send = (thread_id: string) =>
      executeWebhook(world().client(), { ...at, wait: true, thread_id, body: { content: "Thick" } });
    expect((await send(thread_id)).channel_id).toBe(thread_id);
    expect(await getThread(control, { channel_id: thread_id })).toMatchObject({ thread_metadata: { archived: false } });
    const pier = await textChannel(owner, guild.id, "pier");
    for (const elsewhere of [(await start(pier)).id, pier, channel_id, "9".repeat(18)])
      expect(await refusal(send(elsewhere))).toBe("404 10003");
    expect([await contents(thread_id), await contents(channel_id)]).toEqual([["Thick"], []]);
  });

  it("share their paths with follow-ups; the first two segments decide [webhook-shared-route]", async () => {
    const { at, owner } = await hook(world());
    const send = (webhook_id: string, webhook_token: string) =>
      refusal(executeWebhook(world().client(), { webhook_id, webhook_token, body: { content: "x" } }));
    expect(await send("1", at.webhook_token)).toBe("404 10015");
    expect(await send(owner.applicationId, at.webhook_token)).toMatch(/^40[14] (50027|10015)$/);
  });
});
