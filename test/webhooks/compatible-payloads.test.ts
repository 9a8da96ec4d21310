import { createClient, executeGitHubCompatibleWebhook, executeSlackCompatibleWebhook } from "@guildwire/api/client";
import type { GitHubPayload, SlackPayload } from "@guildwire/api/types";
import { GitHubPayload as GitHub, SlackPayload as Slack } from "@guildwire/api/validators";
import { expect, it } from "vitest";
import { listen, respond } from "../runtime/http-server.js";

const args = { webhook_id: "223704706495545344", webhook_token: "a-secret-token" };

it("a payload in Slack's format has text, sender, attachments and blocks", async () => {
  const { baseUrl, received } = await listen(respond(200, '"ok"', { "content-type": "application/json" }));
  const body: SlackPayload = {
    text: "The build has finished.",
    username: "Builder",
    icon_url: "https://example.com/icon.png",
    attachments: [{ title: "Log", color: "good", fields: [{ title: "Tests", value: "12", short: true }] }],
    blocks: [{ type: "section", text: { type: "mrkdwn", text: "*Done*" } }, { type: "divider" }],
  };
  expect(await executeSlackCompatibleWebhook(createClient({ baseUrl }), { ...args, body })).toBe("ok");
  expect(JSON.parse(received[0]?.body.toString() ?? "")).toEqual(body);
  expect(Slack.parse(body)).toEqual({ ok: true, value: body });
  expect(Slack.validate({ blocks: [{}] })).toMatchObject({ ok: false, issues: [{ path: "/blocks/0/type" }] });
  expect(Slack.validate({ text: 7 })).toMatchObject({ ok: false, issues: [{ path: "/text" }] });
});

it("the four unsupported properties of Slack's format do not compile, and have no effect if sent", () => {
  const wrong: SlackPayload[] = [
    // @ts-expect-error
    { text: "a", channel: "#general" },
    // @ts-expect-error
    { text: "a", icon_emoji: ":tea:" },
    // @ts-expect-error
    { text: "a", mrkdwn: true },
    // @ts-expect-error
    { text: "a", mrkdwn_in: ["text"] },
  ];
  for (const payload of wrong) {
    expect(Slack.is(payload)).toBe(true);
    expect(Slack.parse(payload)).toEqual({ ok: true, value: { text: "a" } });
  }
});

it("a GitHub delivery names its event in a header, and keeps undeclared properties", async () => {
  const { baseUrl, received } = await listen(respond(204));
  const body: GitHubPayload = {
    ref: "refs/heads/main",
    compare: "https://example.com/compare/a...b",
    commits: [{ id: "b", message: "Brew tea" }],
    sender: { login: "nelly", html_url: "https://example.com/nelly" },
    pusher: { name: "nelly" },
  };
  await executeGitHubCompatibleWebhook(createClient({ baseUrl }), { ...args, "X-GitHub-Event": "push", body });
  expect(received[0]?.headers["x-github-event"]).toBe("push");
  expect(JSON.parse(received[0]?.body.toString() ?? "")).toEqual(body);
  expect(GitHub.parse(body)).toEqual({ ok: true, value: body });
  expect(GitHub.validate({ commits: "none" })).toMatchObject({ ok: false, issues: [{ path: "/commits" }] });
});
