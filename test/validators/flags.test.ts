import { describe, expect, it } from "vitest";
import { compile } from "./compile.js";
import { validator } from "./specification.js";

/** Issues as `path code message`, with the violated limit. */
const issuesOf = (schema: object, value: unknown, others: Readonly<Record<string, object>> = {}): readonly string[] => {
  const result = compile(schema, others).validate(value);
  return result.ok ? [] : result.issues.map(({ path, code, message, limit }) => `${path} ${code} ${message} ${limit}`);
};

describe("the message about refused flags", () => {
  const ephemeral = { type: "integer", minimum: 0, maximum: 64, multipleOf: 64, "x-flags": { EPHEMERAL: 6 } };

  it("names the only flag that the bounds allow, with the code and the limit of the bound", () => {
    expect(issuesOf(ephemeral, 4)).toEqual([" multiple-of must be 0 or 64 (EPHEMERAL) (got 4) 64"]);
    expect(issuesOf(ephemeral, 128)).toEqual([" maximum must be 0 or 64 (EPHEMERAL) (got 128) 64"]);
    expect(issuesOf(ephemeral, -64)).toEqual([" minimum must be 0 or 64 (EPHEMERAL) (got -64) 0"]);
    expect(issuesOf(ephemeral, 64)).toEqual([]);
    expect(issuesOf({ ...ephemeral, minimum: 64 }, 0)).toEqual([" minimum must be 64 (EPHEMERAL) (got 0) 64"]);
  });

  it("names several flags as a combination", () => {
    const flags = { A: 0, B: { bit: 1, description: "Second." }, D: 3 };
    const several = { type: "integer", minimum: 0, maximum: 11, "x-flags": flags };
    expect(issuesOf(several, 16)).toEqual([" maximum must be 0 or a combination of 1 (A), 2 (B), 8 (D) (got 16) 11"]);
    expect(issuesOf(several, 11)).toEqual([]);
  });

  it("cuts a long list of flags", () => {
    const names = Object.fromEntries(Array.from({ length: 40 }, (_, bit) => [`FLAG_${bit}`, bit]));
    const many = { type: "integer", maximum: 2 ** 40 - 1, "x-flags": names };
    const [issue = ""] = issuesOf(many, 2 ** 40);
    expect(issue).toContain("a combination of 1 (FLAG_0), 2 (FLAG_1), ");
    expect(issue).toContain("2048 (FLAG_11), 28 others (got 1099511627776)");
    expect(issue).not.toContain("FLAG_12");
  });

  it("names the flags of a reference with sibling bounds", () => {
    const others = {
      Bits: { type: "integer", minimum: 0, "x-flags": { A: 0, B: 1 } },
      Again: { $ref: "#/components/schemas/Bits" },
    };
    for (const name of Object.keys(others)) {
      const limited = { $ref: `#/components/schemas/${name}`, maximum: 3 };
      expect(issuesOf(limited, 4, others)).toEqual([" maximum must be 0 or a combination of 1 (A), 2 (B) (got 4) 3"]);
      expect(issuesOf({ allOf: [limited] }, 4, others)).toHaveLength(1);
    }
  });

  it("names no flags if the bounds allow others", () => {
    const open = { type: "integer", minimum: 0, "x-flags": { A: 0, B: 1 } };
    expect(issuesOf(open, -1)).toEqual([" minimum must be at least 0 (got -1) 0"]);
    expect(issuesOf({ ...open, maximum: 7 }, 8)).toEqual([" maximum must be at most 7 (got 8) 7"]);
    expect(issuesOf({ type: "integer", maximum: 3 }, 4)).toEqual([" maximum must be at most 3 (got 4) 3"]);
  });

  it("distinguishes types that differ in their flags only", () => {
    const of = (name: string) => ({ type: "integer", maximum: 1, not: { const: -1 }, "x-flags": { [name]: 0 } });
    const both = { type: "object", title: "thing", properties: { a: of("A"), b: of("B") } };
    expect(issuesOf(both, { a: 2, b: 2 })).toEqual([
      "/a maximum a: must be 0 or 1 (A) (got 2) 1",
      "/b maximum b: must be 0 or 1 (B) (got 2) 1",
    ]);
  });
});

describe("refused flags of the interface", () => {
  it("get a message with the allowed flags [interaction-flags-unknown]", () => {
    const messages = (name: string, value: unknown): readonly string[] => {
      const result = validator(name).validate(value);
      return result.ok ? [] : result.issues.map(({ path, code, message }) => `${path} ${code} ${message}`);
    };
    const expected = "must be 0 or 64 (EPHEMERAL)";
    for (const type of [4, 5])
      expect(messages("InteractionResponse", { type, data: { content: "x", flags: 4 } })).toEqual([
        `/data/flags multiple-of data.flags: ${expected} (got 4)`,
      ]);
    expect(messages("CreateFollowupMessageBody", { content: "x", flags: 65 })).toEqual([
      `/flags maximum flags: ${expected} (got 65)`,
    ]);
    for (const name of ["CreateGuildBody", "ModifyGuildBody"])
      expect(messages(name, { name: "Harbour", system_channel_flags: 8 })).toEqual([
        "/system_channel_flags maximum system_channel_flags: must be 0 or a combination of " +
          "1 (SUPPRESS_JOIN_NOTIFICATIONS), 2 (SUPPRESS_PREMIUM_SUBSCRIPTIONS), " +
          "4 (SUPPRESS_GUILD_REMINDER_NOTIFICATIONS) (got 8)",
      ]);
  });
});
