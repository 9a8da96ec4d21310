import type { Embed, GitHubPayload, SlackPayload } from "@guildwire/api/types";
import { ExecuteWebhookBody } from "@guildwire/api/validators";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clip, fitEmbeds } from "../../../service/src/rules/embed-limits.js";
import { convertGitHubPayload } from "../../../service/src/rules/github-payload.js";
import { convertSlackPayload } from "../../../service/src/rules/slack-payload.js";
import { refusal } from "./refusals.js";

/** Whether Execute Webhook accepts the message of a payload, or the code with which it is refused. */
function outcome(payload: SlackPayload): unknown {
  try {
    return ExecuteWebhookBody.is(convertSlackPayload(payload)) ? "taken" : "not taken";
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
}

describe("a message in Slack's format", () => {
  it("has text, name and avatar of the payload [webhook-execute-overrides]", () => {
    const payload = { text: "The build has finished.", username: "Builder", icon_url: "https://b.example/i.png" };
    expect(convertSlackPayload(payload)).toStrictEqual({
      content: "The build has finished.",
      username: "Builder",
      avatar_url: "https://b.example/i.png",
    });
    expect(convertSlackPayload({ text: "x", username: "", icon_url: "" })).toStrictEqual({ content: "x" });
  });

  it("ignores unsupported properties [webhook-slack-unsupported]", () => {
    const unsupported = { channel: "#other", icon_emoji: ":ghost:", mrkdwn: false, mrkdwn_in: ["text"] };
    expect(convertSlackPayload({ text: "x", ...unsupported } as SlackPayload)).toStrictEqual({ content: "x" });
  });

  it("requires content [webhook-slack-empty]", () => {
    for (const payload of [
      {},
      { text: "" },
      { attachments: [{}] },
      { blocks: [{ type: "divider" }] },
      { username: "x" },
    ])
      expect(refusal(() => convertSlackPayload(payload))).toEqual({ status: 400, code: 50006, at: [] });
  });

  it("converts URLs and entities", () => {
    const text = "<https://a.example|see &lt;here&gt;> and <https://b.example>, <!channel> <!here> &amp;lt;";
    expect(convertSlackPayload({ text }).content).toBe(
      "[see <here>](https://a.example) and https://b.example, @everyone @here &lt;",
    );
  });

  it("shows blocks if there is no text", () => {
    const blocks = [
      { type: "header", text: { type: "plain_text", text: "Tide" } },
      { type: "divider" },
      { type: "section", text: { type: "mrkdwn", text: "" } },
      { type: "section", text: { type: "mrkdwn", text: 7 } },
      { type: "section", text: { type: "mrkdwn", text: "High at noon" } },
    ];
    expect(convertSlackPayload({ blocks })).toStrictEqual({ content: "Tide\nHigh at noon" });
    expect(convertSlackPayload({ blocks, text: "Tides" })).toStrictEqual({ content: "Tides" });
  });

  it("makes an embed of each attachment [webhook-slack-empty]", () => {
    const attachment = {
      fallback: "not shown",
      color: "#36a64f",
      pretext: "Before",
      author_name: "Tide",
      author_link: "https://t.example",
      author_icon: "https://t.example/i.png",
      title: "High water",
      title_link: "https://t.example/high",
      text: "At noon",
      fields: [{ title: "Height", value: "3 m", short: true }, { title: "Place" }, { value: "Harbour" }, {}],
      image_url: "https://t.example/l.png",
      thumb_url: "https://t.example/s.png",
      footer: "Harbour",
      footer_icon: "https://t.example/f.png",
      ts: 1627732800,
    };
    expect(convertSlackPayload({ attachments: [attachment] })).toStrictEqual({
      embeds: [
        {
          title: "High water",
          url: "https://t.example/high",
          description: "Before\nAt noon",
          color: 0x36a64f,
          timestamp: "2021-07-31T12:00:00.000Z",
          author: { name: "Tide", url: "https://t.example", icon_url: "https://t.example/i.png" },
          footer: { text: "Harbour", icon_url: "https://t.example/f.png" },
          image: { url: "https://t.example/l.png" },
          thumbnail: { url: "https://t.example/s.png" },
          fields: [
            { name: "Height", value: "3 m", inline: true },
            { name: "Place", value: "\u200b", inline: false },
            { name: "\u200b", value: "Harbour", inline: false },
          ],
        },
      ],
    });
  });

  it("shows the fallback of an attachment without other content [webhook-slack-empty]", () => {
    expect(convertSlackPayload({ attachments: [{ fallback: "Plain" }] })).toStrictEqual({
      embeds: [{ description: "Plain" }],
    });
    expect(convertSlackPayload({ attachments: [{ fallback: "Plain", text: "x" }] })).toStrictEqual({
      embeds: [{ description: "x" }],
    });
    expect(convertSlackPayload({ attachments: [{ author_name: "x", fallback: "y" }] })).toStrictEqual({
      embeds: [{ author: { name: "x" } }],
    });
    expect(convertSlackPayload({ attachments: [{ footer: "x" }] })).toStrictEqual({
      embeds: [{ footer: { text: "x" } }],
    });
  });

  it("accepts colors by name and number, and times as text", () => {
    const shown = (color: string, ts?: string) =>
      convertSlackPayload({ attachments: [{ text: "x", color, ...(ts !== undefined && { ts }) }] }).embeds?.[0];
    expect(shown("good")?.color).toBe(0x2eb886);
    expect(shown("FF0000", "1627732800.5")).toMatchObject({ color: 0xff0000, timestamp: "2021-07-31T12:00:00.500Z" });
    expect(shown("blue", "noon")).toStrictEqual({ description: "x" });
    expect(shown("blue", "1e99")).toStrictEqual({ description: "x" });
  });

  it("omits a time in a year that no timestamp can express [message-embed-lengths]", () => {
    for (const ts of [253_402_300_799, "253402300799.999", -62_167_219_200, 0])
      expect(ExecuteWebhookBody.is(convertSlackPayload({ attachments: [{ text: "x", ts }] })), String(ts)).toBe(true);
    const [first, last] = ["-62167219200", 253_402_300_799].map((ts) =>
      convertSlackPayload({ attachments: [{ text: "x", ts }] }),
    );
    expect(first?.embeds).toStrictEqual([{ description: "x", timestamp: "0000-01-01T00:00:00.000Z" }]);
    expect(last?.embeds).toStrictEqual([{ description: "x", timestamp: "9999-12-31T23:59:59.000Z" }]);
    for (const ts of [253_402_300_800, 1_627_732_800_000, -62_167_219_201, "-1e12"])
      expect(convertSlackPayload({ attachments: [{ text: "x", ts }] }).embeds, String(ts)).toStrictEqual([
        { description: "x" },
      ]);
  });

  it("always makes a message that Execute Webhook accepts [message-embeds-limit] [message-embeds-total] [message-embed-lengths]", () => {
    // Generates lengths instead of texts, because a counterexample of a few megabytes is unreadable.
    const length = fc.oneof(fc.nat(5), fc.nat(5000));
    const texts = (...keys: string[]) =>
      fc.record(Object.fromEntries(keys.map((key) => [key, length])), { requiredKeys: [] });
    const attachment = fc.tuple(
      texts("text", "pretext", "title", "footer", "author_name", "fallback"),
      fc.array(texts("title", "value"), { maxLength: 30 }),
    );
    const written = (lengths: { [key: string]: number | undefined }) =>
      Object.fromEntries(Object.entries(lengths).map(([key, count = 0]) => [key, "🌊".repeat(count)]));
    fc.assert(
      fc.property(texts("text", "username"), fc.array(attachment, { maxLength: 12 }), (message, attachments) => {
        const slack: SlackPayload = {
          ...written(message),
          attachments: attachments.map(([embed, fields]) => ({ ...written(embed), fields: fields.map(written) })),
        };
        // Without text, there may be nothing to show.
        if (slack.text) expect(ExecuteWebhookBody.is(convertSlackPayload(slack))).toBe(true);
        else expect(["taken", 50006]).toContain(outcome(slack));
      }),
      { numRuns: 25 },
    );
  });
});

describe("embeds of third-party payloads", () => {
  it("are cut to the maximum length of each text, in code points [message-embed-lengths]", () => {
    const [named, described] = fitEmbeds([
      { title: "🌊".repeat(300), footer: { text: "f".repeat(2049) }, author: { name: "a".repeat(257) } },
      { description: "d".repeat(4097) },
    ]);
    expect(Array.from(named?.title ?? "")).toHaveLength(256);
    expect(named?.title?.endsWith("🌊…")).toBe(true);
    expect(named?.footer?.text).toHaveLength(2048);
    expect(named?.author?.name).toHaveLength(256);
    expect(fitEmbeds([{ description: "d".repeat(4097) }])[0]?.description).toHaveLength(4096);
    expect(described?.description).toHaveLength(6000 - 256 - 2048 - 256);
  });

  it("use the maximum length to the last character [message-embeds-total]", () => {
    const field = (length: number) => ({ name: "n", value: "v".repeat(length - 1) });
    const long = { description: "d".repeat(4096) };
    const exact = [long, { title: "t".repeat(256), fields: [field(1000), field(648)] }];
    expect(fitEmbeds(exact)).toStrictEqual(exact);
    expect(fitEmbeds([...exact, { color: 1 }])).toStrictEqual([...exact, { color: 1 }]);
    expect(fitEmbeds([...exact, { title: "x" }])).toStrictEqual(exact);
    expect(fitEmbeds([...exact, { color: 1, description: "x" }])).toStrictEqual(exact);
    expect(fitEmbeds([...exact, { color: 1, fields: [field(2)] }])).toStrictEqual(exact);
    expect(fitEmbeds([long, { description: "d".repeat(1903) }, { description: "last" }])).toStrictEqual([
      long,
      { description: "d".repeat(1903) },
    ]);
    expect(fitEmbeds([long, { description: "d".repeat(1902) }, { description: "last" }])).toStrictEqual([
      long,
      { description: "d".repeat(1902) },
      { description: "l…" },
    ]);
  });

  it("keep properties without text [message-embed-lengths]", () => {
    const embeds = [{ author: { url: "https://a.example" } }, { image: { url: "https://b.example/i.png" } }];
    expect(fitEmbeds(embeds)).toStrictEqual(embeds);
  });

  it("are limited in number, and so are their fields [message-embeds-limit] [message-embed-lengths]", () => {
    expect(fitEmbeds(Array.from({ length: 12 }, (_, i): Embed => ({ title: `${i}` })))).toHaveLength(10);
    const fields = Array.from({ length: 30 }, () => ({ name: "n".repeat(300), value: "v" }));
    const [embed] = fitEmbeds([{ fields: fields.slice(0, 20) }, {}]);
    expect(embed?.fields?.[0]?.name).toHaveLength(256);
    expect(fitEmbeds([{ fields: fields.map(() => ({ name: "n", value: "v".repeat(9) })) }])[0]?.fields).toHaveLength(
      25,
    );
  });

  it("are cut at the maximum total length [message-embeds-total]", () => {
    const embed = { description: "d".repeat(2000) };
    expect(fitEmbeds([embed, embed, embed])).toStrictEqual([embed, embed, embed]);
    expect(fitEmbeds([embed, embed, embed, { title: "x" }])).toStrictEqual([embed, embed, embed]);
    expect(fitEmbeds([embed, embed, { title: "x" }, embed])).toStrictEqual([
      embed,
      embed,
      { title: "x" },
      { description: `${"d".repeat(1998)}…` },
    ]);
  });

  it("lose fields before their description is cut [message-embeds-total]", () => {
    const fields = [1000, 1000, 1000].map((length) => ({ name: "n", value: "v".repeat(length) }));
    const embed = { description: "d".repeat(4096), fields };
    expect(fitEmbeds([embed])).toStrictEqual([{ ...embed, fields: fields.slice(0, 1) }]);
    const footer = { text: "f".repeat(2000) };
    expect(fitEmbeds([{ ...embed, footer }])).toStrictEqual([{ footer, description: `${"d".repeat(3999)}…` }]);
  });

  it("keep a text that fits", () => {
    expect(clip("harbour", 7)).toBe("harbour");
    expect(clip("🌊🌊", 2)).toBe("🌊🌊");
    expect(clip("harbours", 7)).toBe("harbou…");
  });
});

describe("a GitHub delivery", () => {
  const repository = { full_name: "tide/harbour", html_url: "https://g.example/tide/harbour" };
  const sender = { login: "pilot", html_url: "https://g.example/pilot", avatar_url: "https://g.example/pilot.png" };
  const author = { name: "pilot", url: sender.html_url, icon_url: sender.avatar_url };
  const embed = (event: string | undefined, payload: object) =>
    convertGitHubPayload(event, { repository, sender, ...payload })?.embeds?.[0];

  it("lists the commits of a push [webhook-github-other-events]", () => {
    const commits = [
      {
        id: "0123456789",
        message: "Mark the channel\n\nIt was dark.",
        url: "https://g.example/c/0",
        author: { name: "Pilot" },
      },
      { id: "abcdef0123", message: "Light the buoy", author: { username: "pilot" } },
    ];
    expect(embed("push", { ref: "refs/heads/main", compare: "https://g.example/compare", commits })).toStrictEqual({
      title: "[tide/harbour:main] 2 new commits",
      url: "https://g.example/compare",
      description: "[`0123456`](https://g.example/c/0) Mark the channel - Pilot\n`abcdef0` Light the buoy - pilot",
      author,
    });
    expect(embed("push", { commits: commits.slice(0, 1) })?.title).toBe("[tide/harbour] 1 new commit");
  });

  it("describes the action on an issue [webhook-github-other-events]", () => {
    const issue = { number: 4, title: "Fog", body: "It is thick.", html_url: "https://g.example/4" };
    expect(embed("issues", { action: "opened", issue })).toStrictEqual({
      title: "[tide/harbour] Issue opened: #4 Fog",
      url: "https://g.example/4",
      description: "It is thick.",
      color: 0x2da44e,
      author,
    });
    expect(embed("issues", { action: "closed", issue })).toMatchObject({ color: 0xcf222e });
    expect(embed("issues", { action: "closed", issue })).not.toHaveProperty("description");
  });

  it("distinguishes a merged pull request from a closed one [webhook-github-other-events]", () => {
    const pull_request = { number: 5, title: "Horn", merged: true };
    expect(embed("pull_request", { action: "closed", pull_request })).toMatchObject({
      title: "[tide/harbour] Pull request merged: #5 Horn",
      color: 0x8250df,
    });
    expect(
      embed("pull_request", { action: "closed", pull_request: { ...pull_request, merged: false } })?.title,
    ).toContain("Pull request closed");
  });

  it("describes other kinds of events [webhook-github-other-events]", () => {
    const comment = { body: "Aye", html_url: "https://g.example/c", commit_id: "0123456789" };
    const titles = [
      embed("issue_comment", { action: "created", comment, issue: { number: 4, title: "Fog" } }),
      embed("pull_request_review_comment", { action: "created", comment, pull_request: { number: 5, title: "Horn" } }),
      embed("commit_comment", { action: "created", comment }),
      embed("release", { action: "published", release: { tag_name: "v1", body: "First" } }),
      embed("create", { ref: "fog", ref_type: "branch" }),
      embed("delete", { ref: "fog", ref_type: "branch" }),
      embed("fork", { forkee: { full_name: "mate/harbour" } }),
      embed("watch", { action: "started" }),
    ].map((each) => each?.title);
    expect(titles).toStrictEqual([
      "[tide/harbour] New comment on #4 Fog",
      "[tide/harbour] New comment on #5 Horn",
      "[tide/harbour] New comment on commit 0123456",
      "[tide/harbour] New release published: v1",
      "[tide/harbour] branch created: fog",
      "[tide/harbour] branch deleted: fog",
      "[tide/harbour] Fork created: mate/harbour",
      "[tide/harbour] New star added",
    ]);
  });

  it("has an inferred kind if the header is missing [webhook-github-other-events]", () => {
    const issue = { number: 4, title: "Fog" };
    expect(embed(undefined, { commits: [{ id: "1", message: "m" }] })?.title).toContain("1 new commit");
    expect(embed(undefined, { action: "opened", issue })?.title).toContain("Issue opened");
    expect(embed(undefined, { action: "created", issue, comment: {} })?.title).toContain("comment on #4");
    expect(embed(undefined, { action: "created", comment: { commit_id: "0123456789" } })?.title).toContain(
      "commit 0123456",
    );
    expect(embed(undefined, { action: "reopened", pull_request: issue })?.title).toContain("Pull request reopened");
    expect(embed(undefined, { action: "published", release: { name: "One" } })?.title).toContain("One");
  });

  it("uses what is valid if properties are missing or of another type [webhook-github-other-events]", () => {
    const bare = (event: string | undefined, payload: object) =>
      convertGitHubPayload(event, payload as GitHubPayload)?.embeds;
    expect(bare("push", { commits: [{}], repository: { name: "harbour" } })).toStrictEqual([
      { title: "[harbour] 1 new commit", description: "`` " },
    ]);
    expect(bare("push", { commits: [{ message: "m".repeat(81) }] })?.[0]?.description).toBe(`\`\` ${"m".repeat(79)}…`);
    expect(bare("issues", { action: "opened", issue: { number: "4", title: "Fog", body: "" } })).toStrictEqual([
      { title: "[repository] Issue opened: Fog", color: 0x2da44e },
    ]);
    expect(bare("issues", { action: "reopened", sender: { login: "pilot" } })).toStrictEqual([
      { title: "[repository] Issue reopened: ", color: 0x2da44e, author: { name: "pilot" } },
    ]);
    const merged = { action: "reopened", pull_request: { merged: true, number: 1 } };
    expect(bare("pull_request", merged)?.[0]?.title).toBe("[repository] Pull request reopened: #1");
    expect(bare("commit_comment", { action: "created" })?.[0]?.title).toBe("[repository] New comment on commit ");
    expect(bare("release", { action: "published" })?.[0]?.title).toBe("[repository] New release published: ");
    expect(bare("create", {})?.[0]?.title).toBe("[repository] reference created: ");
    for (const forkee of [undefined, null, "x", { full_name: 7, html_url: 7 }])
      expect(bare("fork", { forkee })).toStrictEqual([{ title: "[repository] Fork created: " }]);
    expect(bare(undefined, { comment: {}, action: "created" })).toHaveLength(1);
  });

  it("is accepted if its kind or action makes no message [webhook-github-other-events]", () => {
    const others: [string | undefined, object][] = [
      ["ping", { zen: "Keep it calm." }],
      ["toString", {}],
      [undefined, {}],
      [undefined, { action: "published" }],
      ["push", { commits: [] }],
      ["issues", { action: "labeled", issue: {} }],
      ["issue_comment", { action: "deleted", comment: {}, issue: {} }],
      ["release", { action: "created", release: {} }],
      ["watch", {}],
    ];
    for (const [event, payload] of others) expect(embed(event, payload)).toBeUndefined();
  });

  it("never fails for any payload, and makes a message that Execute Webhook accepts [webhook-github-other-events]", () => {
    const anything = fc.dictionary(
      fc.constantFrom("action", "ref", "ref_type", "commits", "issue", "comment", "release", "forkee", "pull_request"),
      fc.oneof(fc.constantFrom("opened", "created", "published"), fc.array(fc.object(), { maxLength: 2 }), fc.object()),
    );
    const kinds = fc.constantFrom(
      "push",
      "issues",
      "issue_comment",
      "release",
      "create",
      "fork",
      "pull_request",
      undefined,
    );
    fc.assert(
      fc.property(kinds, anything, (event, payload) => {
        // The properties that the request schema accepts.
        const text = (key: string) => (typeof payload[key] === "string" ? { [key]: payload[key] } : {});
        const list = Array.isArray(payload["commits"]) ? { commits: payload["commits"] as [] } : {};
        const { action: _, ref: __, commits: ___, ...rest } = payload;
        const message = convertGitHubPayload(event, {
          ...rest,
          ...text("action"),
          ...text("ref"),
          ...list,
        } as GitHubPayload);
        if (message !== undefined) expect(ExecuteWebhookBody.is(message)).toBe(true);
      }),
    );
  });
});
