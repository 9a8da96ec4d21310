import { describe, expect, it } from "vitest";
import { compile, compileAll } from "./compile.js";
import { constructors, model, validator, validatorFiles, validators } from "./specification.js";

describe("the two directions", () => {
  const open = { type: "string", enum: ["a", "b"], "x-open-enum": true };

  it("an open enumeration is closed in requests and open in responses, at any depth", () => {
    const { List } = compileAll({
      Kind: open,
      List: { type: "array", items: { type: "object", properties: { kind: { $ref: "#/components/schemas/Kind" } } } },
    });
    expect(List?.is([{ kind: "new" }])).toBe(false);
    expect(List?.response?.is([{ kind: "new" }])).toBe(true);
    expect(List?.response?.validate([{ kind: 7 }])).toMatchObject({
      ok: false,
      issues: [{ path: "/0/kind", code: "type" }],
    });
  });

  it("an enumeration that is open in both directions accepts unknown values everywhere", () => {
    const subject = compile({ type: "string", enum: ["a"], "x-open-enum": "both" });
    expect([subject.is("new"), subject.is(1), subject.response]).toEqual([true, false, undefined]);
  });

  it("one-sided properties are neither required nor kept in the other direction", () => {
    const subject = compile({
      type: "object",
      required: ["id", "secret"],
      properties: { id: { type: "string", readOnly: true }, secret: { type: "string", writeOnly: true } },
    });
    expect(subject.is({ secret: "x" })).toBe(true);
    expect(subject.is({ id: "1" })).toBe(false);
    expect(subject.parse({ id: "1", secret: "x" })).toEqual({ ok: true, value: { secret: "x" } });
    expect(subject.response?.is({ id: "1" })).toBe(true);
    expect(subject.response?.parse({ id: "1", secret: "x" })).toEqual({ ok: true, value: { id: "1" } });
  });

  it("a response-only type has one validator, which accepts future responses", () => {
    const guild = validator("Guild");
    expect(guild).not.toHaveProperty("response");
    expect(validator("MfaLevel").is(99)).toBe(true);
    expect(validatorFiles.map(({ text }) => text).join()).not.toContain("isGuildResponse");
  });

  it("an unused type is accepted in both directions, unless it contains a one-sided one", () => {
    const { Unused } = compileAll({
      Unused: { properties: { kind: { $ref: "#/components/schemas/Kind" } } },
      Kind: open,
    });
    expect([Unused?.is({ kind: "new" }), Unused?.response?.is({ kind: "new" })]).toEqual([false, true]);
    expect(validator("ButtonStyle")).not.toHaveProperty("response");
    expect(validator("PresenceUpdate")).not.toHaveProperty("response");
  });

  it("equal directions share one validator", () => {
    expect(compile({ type: "string" })).not.toHaveProperty("response");
  });
});

describe("the specification's validators", () => {
  it("exist for every named type", () => {
    for (const type of model.types.values()) expect(validators).toHaveProperty(type.identifier);
  });

  it("exist for every set of parameters", () => {
    expect(validator("ListGuildMembersQuery").parse({})).toMatchObject({ ok: true, value: { limit: 1 } });
    expect(validator("ListGuildMembersQuery").is({ limit: 1001 })).toBe(false);
    expect(validator("GetGuildPath").validate({})).toMatchObject({
      issues: [{ path: "/guild_id", message: "guild_id: is required in the request" }],
    });
  });

  it("contain no code from strings, and no untyped values", () => {
    for (const { text } of validatorFiles) expect(text).not.toMatch(/\beval\(|new Function|(?::|as|<) any\b/);
  });
});

describe("constructors", () => {
  it("build values that the validators accept", () => {
    const { actionRow, button, linkButton, selectMenu, option, secondaryButton } = constructors;
    const rows = [
      actionRow?.(
        button?.("Go", "go"),
        secondaryButton?.("Stop", "stop", { disabled: true }),
        linkButton?.("Read", "https://example.com"),
      ),
      actionRow?.(
        selectMenu?.("colour", [option?.("Green", "green"), option?.("Blue", "blue", { default: true })], {
          max_values: 2,
        }),
      ),
      actionRow?.(),
    ];
    expect(validator("MessageComponents").validate(rows)).toEqual({ ok: true, value: rows });
    expect(rows[0]).toEqual({
      type: 1,
      components: [
        { type: 2, style: 1, label: "Go", custom_id: "go" },
        { type: 2, style: 2, label: "Stop", custom_id: "stop", disabled: true },
        { type: 2, style: 5, label: "Read", url: "https://example.com" },
      ],
    });
  });

  it("do not let callers override fixed values", () => {
    expect(constructors["linkButton"]?.("Read", "https://example.com", { type: 9, style: 1 })).toMatchObject({
      type: 2,
      style: 5,
    });
  });

  it("keep no state between calls", () => {
    expect(constructors["button"]?.("a", "b")).not.toBe(constructors["button"]?.("a", "b"));
  });
});

describe("required names of a property that another schema hides", () => {
  const hidden = { type: "object", properties: { id: { type: "string", readOnly: true }, name: { type: "string" } } };

  it("test for presence in alternatives, `not` and `if`", () => {
    const { Choice, Absent, Condition } = compileAll({
      Choice: { allOf: [hidden], oneOf: [{ required: ["id"] }, { required: ["name"] }] },
      Absent: { allOf: [hidden], not: { required: ["id"] } },
      Condition: { allOf: [hidden], if: { required: ["id"] }, else: { required: ["name"] } },
    });
    expect(Choice?.is({ name: "a" })).toBe(true);
    expect(Choice?.is({})).toBe(false);
    expect(Absent?.is({ name: "a" })).toBe(true);
    expect(Condition?.is({})).toBe(false);
    expect(Condition?.is({ name: "a" })).toBe(true);
  });

  it("remain required of a named schema beside others", () => {
    const needs = { $ref: "#/components/schemas/Needs" };
    const { Hiding, Other, Needs } = compileAll({
      Needs: { required: ["id"] },
      Hiding: { allOf: [needs, hidden] },
      Other: { allOf: [needs, { type: "object", properties: { id: { type: "string" } } }] },
    });
    expect(Hiding?.is({})).toBe(true);
    expect(Hiding?.response?.is({})).toBe(false);
    expect(Other?.is({})).toBe(false);
    expect(Needs?.is({})).toBe(false);
  });
});
