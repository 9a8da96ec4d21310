import { executeGitHubCompatibleWebhook, executeSlackCompatibleWebhook } from "@guildwire/api/client";
import { listMessages } from "@guildwire/control/client";
import { describe, expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import { contentsReaderOf, hook, posterOf } from "./hook.js";

describeOnStores("webhooks in the formats of other services", (world) => {
  const post = posterOf(world);
  const contents = contentsReaderOf(world);

  describe("for Slack", () => {
    it("respond with text, and wait by default [webhook-slack-wait-default] [webhook-slack-answer]", async () => {
      const made = await hook(world());
      expect(await post(made, "/slack", { text: "One", username: "Tide" })).toEqual({ status: 200, body: "ok" });
      expect(await post(made, "/slack?wait=false", { text: "Two" })).toEqual({ status: 204, body: undefined });
      const send = { ...made.at, body: { text: "Three" } };
      expect(await executeSlackCompatibleWebhook(world().client(), send)).toBe("ok");
      const sent = await listMessages(world().control(), { channel_id: made.channel_id });
      expect(sent).toMatchObject([
        { content: "One", author: { username: "Tide" }, webhook_id: made.webhook.id },
        { content: "Two", author: { username: "Lookout" } },
        { content: "Three" },
      ]);
    });

    it("ignore unsupported properties, and reject empty messages [webhook-slack-unsupported] [webhook-slack-empty]", async () => {
      const made = await hook(world());
      const unsupported = { channel: "#other", icon_emoji: ":ghost:", mrkdwn: false, mrkdwn_in: ["text"] };
      expect(await post(made, "/slack", { text: "One", ...unsupported })).toMatchObject({ status: 200 });
      for (const query of ["", "?wait=false"])
        expect(await post(made, `/slack${query}`, { username: "Tide" })).toMatchObject({
          status: 400,
          body: { code: 50006 },
        });
      expect(await contents(made.channel_id)).toEqual(["One"]);
    });
  });

  describe("for GitHub", () => {
    const issue = {
      action: "opened",
      issue: { number: 7, title: "Fog", html_url: "https://g.example/7" },
      repository: { full_name: "tide/harbour" },
      sender: { login: "pilot" },
    };

    it("respond without content, also with wait=true [webhook-github-answer] [webhook-github-wait-default]", async () => {
      const made = await hook(world());
      const { schema } = world().service.services.store.database.kysely;
      const headers = { "X-GitHub-Event": "issues" };
      for (const query of ["", "?wait=true", "?wait=false"])
        expect(await post(made, `/github${query}`, issue, headers)).toEqual({ status: 204, body: undefined });
      const sent = await listMessages(world().control(), { channel_id: made.channel_id });
      expect(sent).toHaveLength(3);
      expect(sent[0]).toMatchObject({ embeds: [{ title: "[tide/harbour] Issue opened: #7 Fog" }] });
      await schema.alterTable("messages").renameTo("messages_elsewhere").execute();
      try {
        expect((await post(made, "/github", issue, headers)).status).toBe(500);
        expect((await post(made, "/github?wait=false", issue, headers)).status).toBe(204);
      } finally {
        await schema.alterTable("messages_elsewhere").renameTo("messages").execute();
      }
    });

    it("accept kinds that make no message, with a valid token [webhook-github-other-events]", async () => {
      const { at, channel_id } = await hook(world());
      const client = world().client();
      const watched = { ...at, "X-GitHub-Event": "watch", body: issue };
      expect(await executeGitHubCompatibleWebhook(client, watched)).toBeUndefined();
      expect(await refusal(executeGitHubCompatibleWebhook(client, { ...watched, webhook_token: "x" }))).toBe(
        "401 50027",
      );
      expect(await contents(channel_id)).toEqual([]);
    });
  });
});
