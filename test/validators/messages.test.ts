import { describe, expect, it } from "vitest";
import { validator } from "./specification.js";

/** Messages for rules of the interface that no single keyword expresses. */
describe("a message", () => {
  const command = (...options: readonly object[]): object => ({
    id: "197038439483310086",
    name: "n",
    type: 1,
    options,
  });

  it.each<[string, string, unknown, readonly string[]]>([
    ["a reserved name (T61)", "CreateWebhookBody", { name: "Clyde" }, ["name: must not be a reserved name"]],
    [
      "a name with signs that are reserved",
      "WebhookName",
      "@here:",
      ["must not be a name with @, #, a colon or three backticks"],
    ],
    ["a name that is no text", "WebhookName", 7, ["must be a string (got 7)"]],
    ["a name like a mention", "WebhookName", "here", ["must not be a name that reads as a mention"]],
    [
      "a kind in parse beside its list (T87)",
      "ExecuteWebhookBody",
      { content: "hi", allowed_mentions: { parse: ["users", "roles"], users: ["197038439483310086"], roles: [] } },
      ['allowed_mentions.parse: must not be a list with "users" beside a list of users'],
    ],
    [
      "no message (T57)",
      "ExecuteWebhookBody",
      {},
      ["a message must have content or embeds, or be sent as a form with a file"],
    ],
    [
      "embeds that are too long together (T87)",
      "EmbedList",
      [{ description: "x".repeat(4000) }, { description: "x".repeat(2001) }],
      [
        "all titles, descriptions, fields, footers and authors must stay within one total length " +
          "(at most 6000, got 6001)",
      ],
    ],
    [
      "an option with both",
      "ApplicationCommandData",
      command({ name: "o", type: 3, value: "v", options: [] }),
      ["options[0]: an option must not have both a value and options"],
    ],
  ])("about %s", (_title, name, value, want) => {
    const result = validator(name).validate(value);
    expect(result.ok ? [] : result.issues.map(({ message }) => message)).toEqual(want);
  });
});
