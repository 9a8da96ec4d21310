import { ApplicationCommandOptionType, type InteractionDataOption, type Snowflake } from "@guildwire/api/types";
import { Snowflake as SnowflakeValidator } from "@guildwire/api/validators";
import { type FormIssue, pointer } from "./form.js";

/** The types of objects that an option of a command can refer to. */
export type NamedKind = "user" | "channel" | "role" | "mentionable";

/** An id in the options of a command. */
export interface NamedObject {
  /** JSON pointer to the id. */
  readonly path: string;
  readonly kind: NamedKind;
  readonly id: Snowflake;
}

/** Maximum number of options per command, including subcommands and their options. */
export const maxOptions = 100;

const kinds: ReadonlyMap<number, NamedKind> = new Map([
  [ApplicationCommandOptionType.USER, "user"],
  [ApplicationCommandOptionType.CHANNEL, "channel"],
  [ApplicationCommandOptionType.ROLE, "role"],
  [ApplicationCommandOptionType.MENTIONABLE, "mentionable"],
]);

const descriptions: Readonly<Record<NamedKind, string>> = {
  user: "a user",
  channel: "a channel of the guild",
  role: "a role of the guild",
  mentionable: "a user or a role of the guild",
};

/** The option types that contain other options. */
const containers: ReadonlyMap<number, "group" | "subcommand"> = new Map([
  [ApplicationCommandOptionType.SUB_COMMAND_GROUP, "group"],
  [ApplicationCommandOptionType.SUB_COMMAND, "subcommand"],
]);

/**
 * The ids in the options of a command, including those of subcommands, and the issues of the options: values that are
 * not ids, nesting other than group, subcommand, option, and more than `maxOptions` options.
 *
 * Rules: interaction-resolved-options, control-command-options.
 */
export function namedByOptions(options: readonly InteractionDataOption[]): {
  readonly named: readonly NamedObject[];
  readonly issues: readonly FormIssue[];
} {
  const named: NamedObject[] = [];
  const issues: FormIssue[] = [];
  let count = 0;
  const walk = (
    list: readonly InteractionDataOption[],
    at: string,
    owner: "command" | "group" | "subcommand",
  ): void => {
    for (const [index, option] of list.entries()) {
      const path = `${at}${pointer("options", index)}`;
      count += 1;
      if (count > maxOptions) {
        // Only the first option beyond the limit is reported.
        if (count === maxOptions + 1)
          issues.push({ path, code: "max-options", message: `a command has at most ${maxOptions} options` });
        return;
      }
      const container = containers.get(option.type);
      if (!mayStandIn(container, owner)) {
        issues.push({ path: `${path}/type`, code: "option-nesting", message: `has no place in a ${owner}` });
        continue;
      }
      if (container !== undefined) {
        walk(option.options ?? [], path, container);
        continue;
      }
      if (option.options !== undefined)
        issues.push({
          path: `${path}/options`,
          code: "option-nesting",
          message: "only subcommands and their groups have options",
        });
      const kind = kinds.get(option.type);
      if (kind === undefined) continue;
      if (SnowflakeValidator.is(option.value)) named.push({ path: `${path}/value`, kind, id: option.value });
      else issues.push(unknownObject(`${path}/value`, kind));
    }
  };
  walk(options, "", "command");
  return { named, issues };
}

/** The issue of an id that does not belong to an object of its type. */
export function unknownObject(path: string, kind: NamedKind): FormIssue {
  return { path, code: `unknown-${kind}`, message: `must be the id of ${descriptions[kind]}` };
}

function mayStandIn(container: "group" | "subcommand" | undefined, owner: "command" | "group" | "subcommand"): boolean {
  if (owner === "command") return true;
  return owner === "group" ? container === "subcommand" : container === undefined;
}
