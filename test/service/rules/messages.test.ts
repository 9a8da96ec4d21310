import { ChannelType, type MessageComponents } from "@guildwire/api/types";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mentionsIn, notifiedBy } from "../../../service/src/rules/mentions.js";
import {
  assertNotEmptied,
  assertNotEmpty,
  attachmentCountIssues,
  componentIssues,
  isEphemeral,
  keptAttachments,
  threadOf,
} from "../../../service/src/rules/messages.js";
import { refusal } from "./refusals.js";

const content = "Ahoy <@5> <@!6> <@5>, <@&20> and <@&21>: @everyone";
const all = { everyone: true, users: ["5", "6"], roles: ["20", "21"] };

describe("mentions", () => {
  it("include the users, roles and @everyone of the content, each once [message-allowed-mentions-default]", () => {
    expect(notifiedBy(content, undefined)).toEqual(all);
    expect(mentionsIn("Hello @here")).toEqual({ everyone: true, users: [], roles: [] });
    expect(mentionsIn("a@everyones <#5> <@> <@x>")).toEqual({ everyone: false, users: [], roles: [] });
  });

  it("exclude text in code [message-allowed-mentions-default]", () => {
    expect(mentionsIn("`<@5>` and ```\n<@6> @here\n``` but <@7>")).toEqual({
      everyone: false,
      users: ["7"],
      roles: [],
    });
    expect(mentionsIn("a ` alone, <@5>").users).toEqual(["5"]);
  });

  it("are limited by allowed_mentions, by kind or by id [webhook-edit-mentions-given]", () => {
    expect(notifiedBy(content, {})).toEqual({ everyone: false, users: [], roles: [] });
    expect(notifiedBy(content, { parse: ["users"] })).toEqual({ everyone: false, users: ["5", "6"], roles: [] });
    expect(notifiedBy(content, { parse: ["roles"] })).toEqual({ everyone: false, users: [], roles: ["20", "21"] });
    expect(notifiedBy(content, { parse: ["everyone"] })).toEqual({ everyone: true, users: [], roles: [] });
    expect(notifiedBy("Ahoy", { parse: ["everyone"] }).everyone).toBe(false);
    expect(notifiedBy(content, { users: ["6", "7"], roles: ["21"] })).toEqual({
      everyone: false,
      users: ["6"],
      roles: ["21"],
    });
  });

  it("of an edit are those of its content, with its own allowed_mentions or the default [webhook-edit-mentions-rebuilt] [webhook-edit-mentions-default]", () => {
    expect(notifiedBy("now <@8>", undefined)).toEqual({ everyone: false, users: ["8"], roles: [] });
  });

  it("never include users or roles that the content does not mention [webhook-edit-mentions-given]", () => {
    const ids = fc.array(fc.constantFrom<string>("5", "6", "7", "20", "21"));
    const parse = fc.subarray(["users", "roles", "everyone"] as const);
    fc.assert(
      fc.property(fc.record({ parse, users: ids, roles: ids }), (allowed) => {
        const { everyone, users, roles } = notifiedBy(content, allowed);
        expect(all.users).toEqual(expect.arrayContaining([...users]));
        expect(all.roles).toEqual(expect.arrayContaining([...roles]));
        expect(everyone).toBe(allowed.parse.includes("everyone"));
        for (const id of users) expect(allowed.parse.includes("users") || allowed.users.includes(id)).toBe(true);
        for (const id of roles) expect(allowed.parse.includes("roles") || allowed.roles.includes(id)).toBe(true);
      }),
    );
  });
});

describe("a message", () => {
  it("has at most 100 attachments after an edit [webhook-edit-attachments-limit]", () => {
    expect(attachmentCountIssues(100)).toEqual([]);
    expect(attachmentCountIssues(101)).toEqual([
      {
        path: "/attachments",
        code: "max-items",
        message: "must leave the message with at most 100 attachments (got 101)",
      },
    ]);
  });

  it("requires text or an embed; empty values do not count [interaction-callback-empty] [webhook-execute-empty-values]", () => {
    for (const parts of [{}, { content: "" }, { embeds: [] }])
      expect(refusal(() => assertNotEmpty(parts))).toEqual({ status: 400, code: 50006, at: [] });
    expect(() => assertNotEmpty({ content: "x" })).not.toThrow();
    expect(() => assertNotEmpty({ embeds: [{ title: "x" }] })).not.toThrow();
  });

  it("keeps content, embeds, components or files after an edit [webhook-edit-not-empty] [interaction-update-not-empty]", () => {
    const empty = { content: "", embeds: [], components: [], files: 0 };
    expect(refusal(() => assertNotEmptied(empty))).toEqual({ status: 400, code: 50006, at: [] });
    const components: MessageComponents = [{ type: 1, components: [] }];
    for (const part of [
      { content: "x" },
      { embeds: [{ title: "x" }] },
      { components },
      { files: 1 },
      { embeds: [{ title: "x" }], components },
      { components, files: 1 },
    ])
      expect(() => assertNotEmptied({ ...empty, ...part })).not.toThrow();
  });

  it("has components only from webhooks of applications [webhook-execute-components-application] [webhook-edit-components-application]", () => {
    const components: MessageComponents = [{ type: 1, components: [] }];
    const owned = { application_id: "77" };
    const unowned = { application_id: null };
    expect(componentIssues(components, unowned).map(({ path }) => path)).toEqual(["/components"]);
    expect(componentIssues(components, owned)).toEqual([]);
    expect(componentIssues([], unowned)).toEqual([]);
    expect(componentIssues(undefined, unowned)).toEqual([]);
  });

  it("is sent to a thread of the webhook's channel only [webhook-execute-thread] [webhook-execute-thread-elsewhere]", () => {
    const webhook = { channel_id: "4" };
    const thread = { type: ChannelType.GUILD_PUBLIC_THREAD, parent_id: "4" };
    expect(threadOf(webhook, thread)).toBe(thread);
    const elsewhere = [undefined, { ...thread, parent_id: "5" }, { ...thread, type: ChannelType.GUILD_TEXT }];
    for (const other of elsewhere)
      expect(refusal(() => threadOf(webhook, other))).toEqual({ status: 404, code: 10003, at: [] });
  });

  it("keeps the attachments that an edit lists, or all without a list [webhook-edit-attachments] [webhook-edit-attachments-absent]", () => {
    const present = [{ id: "1" }, { id: "2" }, { id: "3" }];
    expect(keptAttachments(present, [{ id: "3" }, { id: "1" }, { id: "9" }])).toEqual([{ id: "1" }, { id: "3" }]);
    expect(keptAttachments(present, [])).toEqual([]);
    expect(keptAttachments(present, undefined)).toEqual(present);
  });

  it("is ephemeral by one flag [interaction-followup-ephemeral]", () => {
    expect(isEphemeral(64)).toBe(true);
    expect(isEphemeral(64 | 128)).toBe(true);
    expect(isEphemeral(128)).toBe(false);
    expect(isEphemeral(undefined)).toBe(false);
  });
});
