import type { ApplicationCommand, ApplicationCommandOption } from "@guildwire/control/types";

/** The value of an option: text, a number, a switch, or the id of a user, a channel or a role. */
export type OptionValue = string | number | boolean;

/** The options of an interaction. */
export interface UsedOption {
  readonly type: number;
  readonly name: string;
  readonly value?: OptionValue;
  readonly options?: readonly UsedOption[];
}

const subcommandTypes: readonly number[] = [1, 2];

/**
 * The options of a command invocation, with the types of the command's definition.
 *
 * @param path Names of a group and a subcommand, or of a subcommand; empty for a command without subcommands.
 *
 * Throws an Error for names that the command does not define.
 */
export function usedOptions(
  command: Pick<ApplicationCommand, "name" | "options">,
  path: readonly string[],
  values: Readonly<Record<string, OptionValue>>,
): readonly UsedOption[] {
  const [first, ...rest] = path;
  const options = command.options ?? [];
  if (first === undefined)
    return Object.entries(values).map(([name, value]) => ({ ...find(command, options, name), value }));
  const { type, name } = find(command, options, first);
  if (!subcommandTypes.includes(type)) throw new Error(`${first} is no subcommand of ${command.name}`);
  const within = options.find((option) => option.name === first)?.options ?? [];
  return [
    { type, name, options: usedOptions({ name: `${command.name} ${first}`, options: [...within] }, rest, values) },
  ];
}

function find(
  { name: owner }: { readonly name: string },
  options: readonly ApplicationCommandOption[],
  name: string,
): { readonly type: number; readonly name: string } {
  const found = options.find((option) => option.name === name);
  if (found !== undefined) return { type: found.type, name };
  const known = options.map((option) => option.name).join(", ") || "none";
  throw new Error(`/${owner} has no option ${name}; it has: ${known}`);
}
