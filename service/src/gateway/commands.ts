import { errors } from "@guildwire/control/server";
import type { ApplicationCommand, ApplicationCommandChanges, NewApplicationCommand } from "@guildwire/control/types";
import { commandIssues, maxCommands } from "../rules/application-commands.js";
import { refuse } from "../rules/form.js";
import type { CommandScope, StoredCommand } from "../store/repositories/application-commands.js";
import type { Work } from "../store/work.js";

/** A caller of the operations of bots. */
export interface CallingBot {
  readonly applicationId: string;
  readonly userId: string;
}

/**
 * The commands that a bot may register: those of its own application, global ones or those of a guild that it is in.
 *
 * Throws unknownApplication (404) for another application, unknownGuild (404), and missingAccess (403).
 */
export async function commandScope(
  work: Work,
  bot: CallingBot,
  { application_id, guild_id = "0" }: { readonly application_id: string; readonly guild_id?: string },
): Promise<CommandScope> {
  if (BigInt(application_id) !== BigInt(bot.applicationId)) throw errors.unknownApplication();
  if (guild_id === "0") return { application_id: bot.applicationId, guild_id };
  const guild = await work.guilds.find(guild_id);
  if (guild === undefined) throw errors.unknownGuild();
  if ((await work.members.find(guild.id, bot.userId)) === undefined) throw errors.missingAccess();
  return { application_id: bot.applicationId, guild_id: guild.id };
}

/** The commands of a scope, sorted by id. */
export async function listCommands(work: Work, scope: CommandScope): Promise<ApplicationCommand[]> {
  return (await work.applicationCommands.list(scope)).map(commandView);
}

/** Throws unknownCommand (404). */
export async function requireCommand(work: Work, scope: CommandScope, id: string): Promise<StoredCommand> {
  const command = await work.applicationCommands.find(scope, id);
  if (command === undefined) throw errors.unknownCommand();
  return command;
}

/**
 * Registers a command, or replaces the one of the same name and type. Returns whether it is new.
 *
 * Throws a form error, and maximumCommands (400).
 */
export async function createCommand(
  work: Work,
  scope: CommandScope,
  body: NewApplicationCommand,
): Promise<{ readonly command: ApplicationCommand; readonly isNew: boolean }> {
  refuse(commandIssues(body));
  // Serializes changes of one application, so that its commands can be counted.
  await work.applications.lock(scope.application_id);
  const before = await work.applicationCommands.list(scope);
  const { type = 1, name } = body;
  const isNew = !before.some((command) => command.type === type && command.name === name);
  if (isNew && before.filter((command) => command.type === type).length >= (maxCommands[type] ?? 0))
    throw errors.maximumCommands();
  return { command: commandView(await work.applicationCommands.put(scope, body)), isNew };
}

/** Replaces all commands of a scope. Throws a form error, and maximumCommands (400). */
export async function replaceCommands(
  work: Work,
  scope: CommandScope,
  bodies: readonly NewApplicationCommand[],
): Promise<ApplicationCommand[]> {
  const keyOf = ({ type = 1, name }: { readonly type?: number; readonly name: string }) => `${type} ${name}`;
  const keys = bodies.map(keyOf);
  refuse(
    bodies.flatMap((body, index) => [
      ...commandIssues(body).map((issue) => ({ ...issue, path: `/${index}${issue.path}` })),
      ...(keys.indexOf(keyOf(body)) < index
        ? [{ path: `/${index}/name`, code: "command-name", message: "is the name of another command of this type" }]
        : []),
    ]),
  );
  for (const [type, most] of Object.entries(maxCommands))
    if (bodies.filter((body) => (body.type ?? 1) === Number(type)).length > most) throw errors.maximumCommands();
  await work.applications.lock(scope.application_id);
  for (const command of await work.applicationCommands.list(scope))
    if (!keys.includes(keyOf(command))) await work.applicationCommands.delete(scope, command.id);
  for (const body of bodies) await work.applicationCommands.put(scope, body);
  return listCommands(work, scope);
}

/** Changes the given properties of a command. Throws unknownCommand (404), and a form error. */
export async function modifyCommand(
  work: Work,
  scope: CommandScope,
  { id, changes }: { readonly id: string; readonly changes: ApplicationCommandChanges },
): Promise<ApplicationCommand> {
  await work.applications.lock(scope.application_id);
  const command = await requireCommand(work, scope, id);
  const { name = command.name, ...others } = changes;
  const definition = { ...command.definition, ...others };
  const { type } = command;
  const isTaken = (await work.applicationCommands.list(scope)).some(
    (other) => other.id !== command.id && other.type === type && other.name === name,
  );
  const taken = { path: "/name", code: "command-name", message: "is the name of another command of this type" };
  refuse([...commandIssues({ ...definition, name, type }), ...(isTaken ? [taken] : [])]);
  return commandView(await work.applicationCommands.update(command, { name, definition }));
}

export function commandView(command: StoredCommand): ApplicationCommand {
  const { id, application_id, guild_id, type, name, version, definition } = command;
  return {
    id,
    application_id,
    ...(guild_id !== "0" && { guild_id }),
    version,
    default_permission: true,
    ...(definition as Partial<ApplicationCommand>),
    type: type as ApplicationCommand["type"],
    name,
    description: definition.description ?? "",
  };
}
