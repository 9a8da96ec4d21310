import {
  ApplicationCommandType,
  type InteractionDataOption,
  ApplicationCommandOptionType as Option,
} from "@guildwire/api/types";
import { describe, expect, it } from "vitest";
import {
  type CommandDefinition,
  commandIssues,
  invocationIssues,
  maxCommandLength,
  type OptionDefinition,
} from "../../../service/src/rules/application-commands.js";

const option = (type: number, more: Partial<OptionDefinition> = {}): OptionDefinition => ({
  type,
  name: "who",
  description: "d",
  ...more,
});
const command = (...options: readonly OptionDefinition[]): CommandDefinition => ({
  name: "greet",
  description: "Greets",
  options,
});
const found = (definition: CommandDefinition): readonly string[] =>
  commandIssues(definition).map(({ path, code }) => `${path} ${code}`);

describe("a command to be registered", () => {
  it("has a lower-case name and a description", () => {
    expect(found({ name: "greet", description: "Greets" })).toEqual([]);
    expect(found({ name: "grüße-2_मि", description: "d" })).toEqual([]);
    for (const name of ["", "Greet", "two words", "x".repeat(33)])
      expect(found({ name, description: "d" })).toEqual(["/name command-name"]);
    expect(found({ name: "x".repeat(32) })).toEqual(["/description required"]);
  });

  it("of another type has neither description nor options", () => {
    const type = ApplicationCommandType.USER;
    expect(found({ name: "Any Name", type })).toEqual([]);
    expect(found({ name: "Any Name", type, description: "d" })).toEqual(["/description command-description"]);
    expect(found({ name: "Any Name", type, options: [option(Option.STRING)] })).toEqual(["/options command-options"]);
  });

  it("has a maximum length, which counts every name, description and choice", () => {
    const choices = [{ name: "a".repeat(100), value: 12 }];
    const inner = option(Option.INTEGER, { choices });
    const group = option(Option.SUB_COMMAND_GROUP, {
      name: "group",
      options: [option(Option.SUB_COMMAND, { name: "sub", options: [inner] })],
    });
    const rest = { name: "n", options: [group] };
    const used = 1 + (5 + 1) + (3 + 1) + (3 + 1) + 102;
    expect(found({ ...rest, description: "d".repeat(maxCommandLength - used) })).toEqual([]);
    expect(found({ ...rest, description: "d".repeat(maxCommandLength - used + 1) })).toEqual([" command-length"]);
  });

  it("has options with different valid names, the required ones first", () => {
    const [first, second] = [option(Option.STRING, { name: "a" }), option(Option.STRING, { name: "b" })];
    expect(found(command(first, second))).toEqual([]);
    expect(found(command(first, first))).toEqual(["/options/1/name option-name"]);
    expect(found(command(option(Option.STRING, { name: "A" })))).toEqual(["/options/0/name command-name"]);
    expect(found(command({ ...first, required: true }, second))).toEqual([]);
    expect(found(command(first, { ...second, required: true }))).toEqual(["/options/1/required option-order"]);
    expect(found(command({ ...first, required: true }, { ...second, required: true }))).toEqual([]);
    const sub = option(Option.SUB_COMMAND, { name: "sub" });
    expect(found(command(sub, option(Option.SUB_COMMAND, { name: "other", required: true })))).toEqual([]);
  });

  it("nests subcommands in groups, and no deeper", () => {
    const sub = option(Option.SUB_COMMAND, { name: "sub", options: [option(Option.STRING)] });
    const group = option(Option.SUB_COMMAND_GROUP, { name: "group", options: [sub] });
    expect(found(command(sub, group))).toEqual([]);
    expect(found(command(option(Option.SUB_COMMAND, { name: "empty" })))).toEqual([]);
    expect(found(command(sub, option(Option.STRING)))).toEqual(["/options/1/type option-nesting"]);
    expect(found(command(group, option(Option.STRING)))).toEqual(["/options/1/type option-nesting"]);
    expect(found(command({ ...group, options: [] }))).toEqual(["/options/0/options required"]);
    expect(found(command(option(Option.SUB_COMMAND_GROUP)))).toEqual(["/options/0/options required"]);
    expect(found(command({ ...group, options: [option(Option.STRING)] }))).toEqual([
      "/options/0/options/0/type option-nesting",
    ]);
    expect(found(command({ ...group, options: [group] }))).toEqual(["/options/0/options/0/type option-nesting"]);
    expect(found(command({ ...sub, options: [sub] }))).toEqual(["/options/0/options/0/type option-nesting"]);
    expect(found(command({ ...sub, options: [group] }))).toEqual(["/options/0/options/0/type option-nesting"]);
    expect(found(command(option(Option.STRING, { options: [sub] })))).toEqual(["/options/0/options option-nesting"]);
    expect(found(command(option(Option.STRING, { options: [] })))).toEqual([]);
    const invalid = { ...sub, options: [option(Option.STRING, { name: "X" })] };
    expect(found(command({ ...group, options: [invalid] }))).toEqual([
      "/options/0/options/0/options/0/name command-name",
    ]);
  });

  it("constrains options by properties of their type", () => {
    const refused = "option-constraint";
    const of = (type: number, more: Partial<OptionDefinition>): readonly string[] =>
      found(command(option(type, more))).map((text) => text.replace("/options/0/", ""));
    const choice = (...values: readonly (string | number)[]) => values.map((value) => ({ name: "c", value }));
    expect(of(Option.STRING, { choices: choice("a", "b"), min_length: 1, max_length: 1 })).toEqual([]);
    expect(of(Option.INTEGER, { choices: choice(1, 2), min_value: 1, max_value: 1 })).toEqual([]);
    expect(of(Option.NUMBER, { choices: choice(1.5), min_value: 1, max_value: 2 })).toEqual([]);
    expect(of(Option.CHANNEL, { channel_types: [0] })).toEqual([]);
    expect(of(Option.USER, { choices: choice("1") })).toEqual([`choices ${refused}`]);
    expect(of(Option.STRING, { choices: choice("a", 1) })).toEqual([`choices/1/value ${refused}`]);
    expect(of(Option.INTEGER, { choices: choice(1.5) })).toEqual([`choices/0/value ${refused}`]);
    expect(of(Option.NUMBER, { choices: choice("1") })).toEqual([`choices/0/value ${refused}`]);
    expect(of(Option.STRING, { choices: choice("a", "a") })).toEqual([`choices ${refused}`]);
    expect(of(Option.STRING, { min_value: 1 })).toEqual([`min_value ${refused}`]);
    expect(of(Option.STRING, { max_value: 1 })).toEqual([`max_value ${refused}`]);
    expect(of(Option.INTEGER, { min_value: 2, max_value: 1 })).toEqual([`min_value ${refused}`]);
    expect(of(Option.INTEGER, { min_value: 2 })).toEqual([]);
    expect(of(Option.INTEGER, { max_value: -2 })).toEqual([]);
    expect(of(Option.INTEGER, { min_length: 1 })).toEqual([`min_length ${refused}`]);
    expect(of(Option.INTEGER, { max_length: 1 })).toEqual([`max_length ${refused}`]);
    expect(of(Option.STRING, { min_length: 2, max_length: 1 })).toEqual([`min_length ${refused}`]);
    expect(of(Option.STRING, { min_length: 2 })).toEqual([]);
    expect(of(Option.STRING, { max_length: 2 })).toEqual([]);
    expect(of(Option.STRING, { channel_types: [0] })).toEqual([`channel_types ${refused}`]);
  });
});

describe("the options of an invocation", () => {
  const given = (type: number, value: unknown, name = "who"): InteractionDataOption =>
    ({ type, name, value }) as InteractionDataOption;
  const sub = (options: readonly InteractionDataOption[], name = "sub"): InteractionDataOption =>
    ({ type: Option.SUB_COMMAND, name, options }) as InteractionDataOption;
  const issues = (defined: readonly OptionDefinition[] | undefined, options?: readonly InteractionDataOption[]) =>
    invocationIssues(defined, options).map(({ path, code, message }) => `${path} ${code}: ${message}`);

  it("are those of the command, with the required ones", () => {
    expect(issues(undefined)).toEqual([]);
    expect(issues([option(Option.STRING)])).toEqual([]);
    expect(issues([option(Option.STRING, { required: true })])).toEqual(["/options required: must include who"]);
    expect(issues([option(Option.STRING, { required: true })], [given(Option.STRING, "x")])).toEqual([]);
    expect(issues([option(Option.STRING)], [given(Option.STRING, "x", "other")])).toEqual([
      "/options/0/name unknown-option: is no option of the command",
    ]);
    expect(issues(undefined, [given(Option.STRING, "x")])).toEqual([
      "/options/0/name unknown-option: is no option of the command",
    ]);
    expect(issues([option(Option.STRING)], [given(Option.INTEGER, 1)])).toEqual([
      "/options/0/type option-type: must be 3",
    ]);
  });

  it("name exactly one subcommand", () => {
    const inner = option(Option.STRING, { required: true });
    const defined = ["sub", "other"].map((name) => option(Option.SUB_COMMAND, { name, options: [inner] }));
    const one = sub([given(Option.STRING, "x")]);
    expect(issues(defined, [one])).toEqual([]);
    expect(issues(defined)).toEqual(["/options required: must be one subcommand or group"]);
    expect(issues(defined, [one, sub([given(Option.STRING, "x")], "other")])).toEqual([
      "/options required: must be one subcommand or group",
    ]);
    expect(issues(defined, [sub([])])).toEqual(["/options/0/options required: must include who"]);
  });

  it("have values of their type, choices and bounds", () => {
    const value = (definition: OptionDefinition, of: unknown): readonly string[] =>
      issues([definition], [given(definition.type, of)]).map((text) =>
        text.replace("/options/0/value option-value: ", ""),
      );
    for (const [type, right, wrong] of [
      [Option.STRING, "x", 1],
      [Option.INTEGER, 1, 1.5],
      [Option.NUMBER, 1.5, "1"],
      [Option.BOOLEAN, true, "true"],
      [Option.USER, "1", 1],
    ] as const) {
      expect(value(option(type), right)).toEqual([]);
      expect(value(option(type), wrong)).toEqual([`must be of the type ${type}`]);
    }
    const chosen = option(Option.STRING, {
      choices: [
        { name: "A", value: "a" },
        { name: "B", value: "b" },
      ],
    });
    expect(value(chosen, "b")).toEqual([]);
    expect(value(chosen, "c")).toEqual(["must be one of the choices"]);
    const bounded = option(Option.INTEGER, { min_value: 1, max_value: 3 });
    expect([1, 3].flatMap((number) => value(bounded, number))).toEqual([]);
    for (const number of [0, 4]) expect(value(bounded, number)).toEqual(["must be from 1 to 3"]);
    expect(value(option(Option.INTEGER, { min_value: 1 }), 0)).toEqual(["must be from 1 to any number"]);
    expect(value(option(Option.INTEGER, { max_value: 1 }), 2)).toEqual(["must be from any number to 1"]);
    expect(value(option(Option.INTEGER, { min_value: 1 }), 9)).toEqual([]);
    expect(value(option(Option.INTEGER, { max_value: 1 }), -9)).toEqual([]);
    const text = option(Option.STRING, { min_length: 2, max_length: 3 });
    expect(["ab", "abc", "😀😀"].flatMap((one) => value(text, one))).toEqual([]);
    for (const one of ["a", "abcd"]) expect(value(text, one)).toEqual(["must have 2 to 3 characters"]);
    expect(value(option(Option.STRING), "")).toEqual([]);
    expect(value(option(Option.STRING), "x".repeat(6_000))).toEqual([]);
    expect(value(option(Option.STRING), "x".repeat(6_001))).toEqual(["must have 0 to 6000 characters"]);
  });
});
