import { type InteractionDataOption, ApplicationCommandOptionType as Option } from "@guildwire/api/types";
import { describe, expect, it } from "vitest";
import { namedByOptions } from "../../../service/src/rules/command-options.js";

describe("ids in the options of a command", () => {
  const leaf = { name: "who", type: Option.USER, value: "41771983423143936" } as const;
  const paths = (options: Parameters<typeof namedByOptions>[0]) =>
    namedByOptions(options).issues.map(({ path }) => path);

  it("are found with their JSON pointers [interaction-resolved-options]", () => {
    const options = [leaf, { name: "add", type: Option.SUB_COMMAND, options: [leaf] }];
    expect(namedByOptions(options)).toEqual({
      named: [
        { path: "/options/0/value", kind: "user", id: leaf.value },
        { path: "/options/1/options/0/value", kind: "user", id: leaf.value },
      ],
      issues: [],
    });
  });

  it("name users, channels, roles and mentionables [control-command-options]", () => {
    const { value } = leaf;
    const of = (type: Option, id: unknown = value) =>
      namedByOptions([{ name: "x", type, value: id } as InteractionDataOption]);
    const kinds = { USER: "user", CHANNEL: "channel", ROLE: "role", MENTIONABLE: "mentionable" } as const;
    for (const [name, type] of Object.entries(Option)) {
      const kind = (kinds as { readonly [name: string]: string })[name];
      const path = "/options/0/value";
      expect(of(type)).toEqual({ named: kind === undefined ? [] : [{ path, kind, id: value }], issues: [] });
      if (kind === undefined) continue;
      for (const wrong of [null, 7, true, "Nell", ""])
        expect(of(type, wrong).issues).toEqual([
          { path, code: `unknown-${kind}`, message: expect.stringContaining("the id of a") },
        ]);
    }
  });

  it("are limited to 100 options, including those of subcommands [control-command-options]", () => {
    const many = (count: number) => Array.from({ length: count }, () => leaf);
    expect(paths(many(100))).toEqual([]);
    expect(paths(many(50_000))).toEqual(["/options/100"]);
    const group = (count: number) => ({ name: "add", type: Option.SUB_COMMAND, options: many(count) });
    expect(paths([group(98), leaf])).toEqual([]);
    expect(paths([group(50_000), group(50_000)])).toEqual(["/options/0/options/99"]);
  });

  it("occur in groups, subcommands and options, nested in this order only [control-command-options]", () => {
    expect(paths([{ name: "add", type: Option.SUB_COMMAND }])).toEqual([]);
    const inside = (type: Option, ...options: InteractionDataOption[]): InteractionDataOption => ({
      name: "add",
      type,
      options,
    });
    expect(paths([inside(Option.SUB_COMMAND_GROUP, leaf)])).toEqual(["/options/0/options/0/type"]);
    expect(paths([inside(Option.SUB_COMMAND, inside(Option.SUB_COMMAND, leaf))])).toEqual([
      "/options/0/options/0/type",
    ]);
    expect(paths([inside(Option.STRING, leaf)])).toEqual(["/options/0/options"]);
    expect(paths([inside(Option.SUB_COMMAND_GROUP, inside(Option.SUB_COMMAND, leaf))])).toEqual([]);
  });
});
