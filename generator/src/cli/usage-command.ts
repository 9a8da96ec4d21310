import { Command, type HelpContext, InvalidArgumentError } from "commander";
import { suggest } from "../diagnostics/spelling.js";

/** What `Option` and `Argument` have in common. */
interface Choice {
  readonly argChoices?: string[] | undefined;
  argParser(parse: (value: string) => string): unknown;
}

/** A command whose usage errors name its own help, and suggest what was probably meant. */
export class UsageCommand extends Command {
  override createCommand(name?: string): UsageCommand {
    return new UsageCommand(name);
  }

  /** Shows help. Commander also calls this for `help` with an unknown command, as if there were none. */
  override help(context?: HelpContext | ((text: string) => string)): never {
    const [help, name] = this.args;
    if (help !== "help" || name === undefined) return super.help(context as HelpContext);
    const suggestion = suggest(
      name,
      this.commands.map((command) => command.name()),
    );
    const hint = suggestion === undefined ? "" : `\n(Did you mean ${suggestion}?)`;
    return this.error(`error: unknown command '${name}'${hint}`, { code: "commander.unknownCommand" });
  }

  override error(message: string, options?: Parameters<Command["error"]>[1]): never {
    const isExcess = options?.code === "commander.excessArguments";
    const [first = ""] = isExcess ? this.args.slice(this.registeredArguments.length) : [];
    const isFile = isExcess && this.options.some(({ long }) => long === "--spec") && /\.(?:ya?ml|json)$/i.test(first);
    return super.error(isFile ? `${message}\n(Did you mean --spec ${first}?)` : message, options);
  }
}

/** Completes the usage errors of all commands of a program. */
export function describeUsageErrors(program: Command): void {
  for (const command of program.commands) {
    command.showHelpAfterError(`(${program.name()} ${command.name()} --help shows its usage and examples)`);
    for (const choice of [...command.options, ...command.registeredArguments]) suggestChoices(choice);
  }
}

/** Like the parser that `choices` sets, with a suggestion. */
function suggestChoices(choice: Choice): void {
  const { argChoices: allowed } = choice;
  if (allowed === undefined) return;
  choice.argParser((value) => {
    if (allowed.includes(value)) return value;
    const suggestion = suggest(value, allowed);
    const hint = suggestion === undefined ? "" : `\n(Did you mean ${suggestion}?)`;
    throw new InvalidArgumentError(`Allowed choices are ${allowed.join(", ")}.${hint}`);
  });
}
