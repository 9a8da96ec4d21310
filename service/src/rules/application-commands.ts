import { ApplicationCommandOptionType, ApplicationCommandType, type InteractionDataOption } from "@guildwire/api/types";
import { type FormIssue, pointer } from "./form.js";

/** The validated properties of a command. */
export interface CommandDefinition {
  readonly name: string;
  readonly type?: number;
  readonly description?: string;
  readonly options?: readonly OptionDefinition[];
}

/** An option of a command. */
export interface OptionDefinition {
  readonly type: number;
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[];
  readonly options?: readonly OptionDefinition[];
  readonly channel_types?: readonly number[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
}

/** Maximum number of commands of an application in one scope, by type. */
export const maxCommands: Readonly<Record<number, number>> = {
  [ApplicationCommandType.CHAT_INPUT]: 100,
  [ApplicationCommandType.USER]: 5,
  [ApplicationCommandType.MESSAGE]: 5,
};

/** Maximum total number of characters of the names, descriptions and choices of a command. */
export const maxCommandLength = 4_000;

/** Names of slash commands and options: letters, digits, `-` and `_`, without upper case. */
const typedName = /^[-_\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

const { SUB_COMMAND, SUB_COMMAND_GROUP, STRING, INTEGER, BOOLEAN, CHANNEL, NUMBER } = ApplicationCommandOptionType;

type Owner = "command" | "group" | "subcommand";

/** The issues of a command to be registered. */
export function commandIssues(command: CommandDefinition): readonly FormIssue[] {
  const issues: FormIssue[] = [];
  const { type = ApplicationCommandType.CHAT_INPUT, name, description = "", options = [] } = command;
  if (type === ApplicationCommandType.CHAT_INPUT) {
    if (!isTypedName(name)) issues.push(invalidName("/name"));
    if (description === "")
      issues.push({ path: "/description", code: "required", message: "is required for a typed command" });
    checkOptions(options, "", "command", issues);
  } else {
    if (description !== "")
      issues.push({ path: "/description", code: "command-description", message: "must be empty for this type" });
    if (options.length > 0)
      issues.push({ path: "/options", code: "command-options", message: "must be empty for this type" });
  }
  if (lengthOf(command) > maxCommandLength)
    issues.push({
      path: "",
      code: "command-length",
      message: `must have at most ${maxCommandLength} characters in all names, descriptions and values`,
    });
  return issues;
}

function checkOptions(options: readonly OptionDefinition[], at: string, owner: Owner, issues: FormIssue[]): void {
  const names = new Set<string>();
  let isOptional = false;
  for (const [index, option] of options.entries()) {
    const path = `${at}${pointer("options", index)}`;
    if (!isTypedName(option.name)) issues.push(invalidName(`${path}/name`));
    if (names.has(option.name))
      issues.push({ path: `${path}/name`, code: "option-name", message: "is the name of another option" });
    names.add(option.name);
    if (option.required === true && isOptional)
      issues.push({ path: `${path}/required`, code: "option-order", message: "required options come first" });
    isOptional ||= option.required !== true && !isContainer(option.type);
    issues.push(...nestingIssues(option, path, owner, options));
    if (option.type === SUB_COMMAND_GROUP && owner === "command")
      checkOptions(option.options ?? [], path, "group", issues);
    else if (option.type === SUB_COMMAND && owner !== "subcommand")
      checkOptions(option.options ?? [], path, "subcommand", issues);
    issues.push(...constraintIssues(option, path));
  }
}

function nestingIssues(
  { type, options }: OptionDefinition,
  path: string,
  owner: Owner,
  siblings: readonly OptionDefinition[],
): readonly FormIssue[] {
  const isAllowed =
    type === SUB_COMMAND_GROUP
      ? owner === "command"
      : type === SUB_COMMAND
        ? owner !== "subcommand"
        : owner !== "group" && !siblings.some((sibling) => isContainer(sibling.type));
  if (!isAllowed)
    return [{ path: `${path}/type`, code: "option-nesting", message: `cannot be an option of this ${owner}` }];
  if (type === SUB_COMMAND_GROUP && (options ?? []).length === 0)
    return [{ path: `${path}/options`, code: "required", message: "a group has at least one subcommand" }];
  if (!isContainer(type) && options !== undefined && options.length > 0)
    return [
      { path: `${path}/options`, code: "option-nesting", message: "only subcommands and their groups have options" },
    ];
  return [];
}

function constraintIssues(option: OptionDefinition, path: string): readonly FormIssue[] {
  const { type, choices = [], min_value, max_value, min_length, max_length, channel_types } = option;
  const issues: FormIssue[] = [];
  const isNumeric = type === INTEGER || type === NUMBER;
  const refuseUnless = (isAllowed: boolean, property: string, message: string): void => {
    if (!isAllowed) issues.push({ path: `${path}/${property}`, code: "option-constraint", message });
  };
  refuseUnless(choices.length === 0 || isNumeric || type === STRING, "choices", "needs an option of text or numbers");
  for (const [index, { value }] of choices.entries())
    refuseUnless(hasType(type, value), `choices/${index}/value`, "must be of the option's type");
  const values = choices.map(({ value }) => value);
  refuseUnless(new Set(values).size === values.length, "choices", "must have different values");
  refuseUnless(min_value === undefined || isNumeric, "min_value", "needs an option of numbers");
  refuseUnless(max_value === undefined || isNumeric, "max_value", "needs an option of numbers");
  refuseUnless((min_value ?? -Infinity) <= (max_value ?? Infinity), "min_value", "must not exceed max_value");
  refuseUnless(min_length === undefined || type === STRING, "min_length", "needs an option of text");
  refuseUnless(max_length === undefined || type === STRING, "max_length", "needs an option of text");
  refuseUnless((min_length ?? 0) <= (max_length ?? Infinity), "min_length", "must not exceed max_length");
  refuseUnless(channel_types === undefined || type === CHANNEL, "channel_types", "needs an option of channels");
  return issues;
}

/**
 * The issues of the options with which a user invokes a registered command: unknown or missing ones, and values of the
 * wrong type or outside of the choices and bounds.
 */
export function invocationIssues(
  defined: readonly OptionDefinition[] | undefined,
  given: readonly InteractionDataOption[] = [],
  at = "",
): readonly FormIssue[] {
  const byName = new Map((defined ?? []).map((option) => [option.name, option]));
  const issues = given.flatMap((option, index): readonly FormIssue[] => {
    const path = `${at}${pointer("options", index)}`;
    const definition = byName.get(option.name);
    if (definition === undefined)
      return [{ path: `${path}/name`, code: "unknown-option", message: "is no option of the command" }];
    if (definition.type !== option.type)
      return [{ path: `${path}/type`, code: "option-type", message: `must be ${definition.type}` }];
    if (isContainer(definition.type)) return invocationIssues(definition.options, option.options, path);
    const problem = valueProblem(definition, option.value);
    return problem === undefined ? [] : [{ path: `${path}/value`, code: "option-value", message: problem }];
  });
  const isIncomplete = (defined ?? []).some(({ type }) => isContainer(type)) && given.length !== 1;
  const missing = (defined ?? []).filter(
    ({ name, required }) => required === true && !given.some((option) => option.name === name),
  );
  return [
    ...issues,
    ...(isIncomplete ? [{ path: `${at}/options`, code: "required", message: "must be one subcommand or group" }] : []),
    ...missing.map(({ name }) => ({ path: `${at}/options`, code: "required", message: `must include ${name}` })),
  ];
}

function valueProblem(option: OptionDefinition, value: unknown): string | undefined {
  const { type, choices = [], min_value, max_value, min_length, max_length } = option;
  if (!hasType(type, value)) return `must be of the type ${type}`;
  if (choices.length > 0 && !choices.some((choice) => choice.value === value)) return "must be one of the choices";
  if (typeof value === "number" && (value < (min_value ?? -Infinity) || value > (max_value ?? Infinity)))
    return `must be from ${min_value ?? "any number"} to ${max_value ?? "any number"}`;
  if (type !== STRING || typeof value !== "string") return undefined;
  const length = [...value].length;
  return length < (min_length ?? 0) || length > (max_length ?? 6_000)
    ? `must have ${min_length ?? 0} to ${max_length ?? 6_000} characters`
    : undefined;
}

/** Whether a value has the type of an option. Ids are checked when their objects are resolved. */
function hasType(type: number, value: unknown): boolean {
  if (type === STRING) return typeof value === "string";
  if (type === INTEGER) return Number.isSafeInteger(value);
  if (type === NUMBER) return typeof value === "number";
  if (type === BOOLEAN) return typeof value === "boolean";
  return typeof value === "string";
}

function isContainer(type: number): boolean {
  return type === SUB_COMMAND || type === SUB_COMMAND_GROUP;
}

function isTypedName(name: string): boolean {
  return typedName.test(name) && name === name.toLowerCase();
}

function invalidName(path: string): FormIssue {
  return { path, code: "command-name", message: "must have lower-case letters, digits, - and _ only" };
}

function lengthOf({ name, description = "", options = [] }: CommandDefinition): number {
  return name.length + description.length + options.reduce((sum, option) => sum + lengthOfOption(option), 0);
}

function lengthOfOption({ name, description, choices = [], options = [] }: OptionDefinition): number {
  const own = name.length + description.length;
  const values = choices.reduce((sum, choice) => sum + choice.name.length + String(choice.value).length, 0);
  return own + values + options.reduce((sum, option) => sum + lengthOfOption(option), 0);
}
