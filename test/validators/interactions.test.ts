import { describe, expect, it } from "vitest";
import { validator } from "./specification.js";

/** Interactions: the data of each type (readings T14, T51, T54, T65). */

type Fields = Readonly<Record<string, unknown>>;

const id = "846462639134605312";
const interaction = (type: number, more: Fields = {}): Fields => ({
  ...{ id, application_id: id, type, token: "t", version: 1 },
  ...more,
});
const command: Fields = { id, name: "tide", type: 1 };
const pressed: Fields = { custom_id: "go", component_type: 2 };
const chosen: Fields = { custom_id: "go", component_type: 3, values: ["high"] };

function found(name: string, value: unknown): readonly string[] {
  const subject = validator(name);
  const result = subject.validate(value);
  expect(subject.is(value)).toBe(result.ok);
  return result.ok ? [] : result.issues.map(({ path, message }) => `${path} ${message}`);
}

describe("an interaction", () => {
  it.each<[string, Fields]>([
    ["a ping", interaction(1)],
    ["a command", interaction(2, { data: command })],
    ["a command with an unknown field (T88)", interaction(2, { data: { ...command, mood: "calm" } })],
  ])("accepts %s", (_title, value) => {
    expect(found("Interaction", value)).toEqual([]);
  });

  it.each<[string, Fields, string]>([
    ["a ping with data (T65)", interaction(1, { data: command }), "/data data: has no place in a Ping"],
    [
      "a command with a custom_id (T51)",
      interaction(2, { data: { ...command, custom_id: "go" } }),
      "/data/custom_id data.custom_id: has no place in an Application Command Data",
    ],
  ])("refuses %s", (_title, value, want) => {
    expect(found("Interaction", value)).toEqual([want]);
  });
});

describe("the data of a component", () => {
  it.each<[string, Fields]>([
    ["a button", pressed],
    ["a menu", chosen],
    ["a menu with no choice", { ...chosen, values: [] }],
  ])("is accepted for %s", (_title, value) => {
    expect(found("MessageComponentData", value)).toEqual([]);
  });

  it.each<[string, Fields, string]>([
    ["a button with values", { ...pressed, values: ["high"] }, "/values values: has no place in a Button Data"],
    [
      "a menu without values",
      { custom_id: "go", component_type: 3 },
      "/values values: is required in a Select Menu Data",
    ],
    [
      "an action row",
      { ...pressed, component_type: 1 },
      "/component_type component_type: must be one of 2 (Button data) or 3 (Select menu data) (got 1)",
    ],
    [
      "a button with the name of a command (T14)",
      { ...pressed, name: "tide" },
      "/name name: has no place in a Button Data",
    ],
  ])("is refused for %s", (_title, value, want) => {
    expect(found("MessageComponentData", value)).toEqual([want]);
  });
});

describe("the data of either type", () => {
  it.each([command, pressed, chosen])("accepts %j", (value) => {
    expect(found("InteractionData", value)).toEqual([]);
  });

  it("is never valid for both", () => {
    expect(found("InteractionData", { ...command, ...pressed })).not.toEqual([]);
    expect(found("InteractionData", { ...command, ...pressed }).join()).not.toContain("alternatives");
  });
});
