import { type Command, Option } from "commander";

/** Adds `--no-X` for each boolean option of a command. Help does not list them. */
export function addNegations(command: Command): Command {
  for (const { long } of booleanOptions(command)) command.addOption(new Option(negated(long)).hideHelp());
  return command;
}

/**
 * Returns arguments in which the boolean options of a command have no values, as openapi-typescript reads them: `--enum=true` and
 * `--enum true` become `--enum`; `--enum=false` and `--enum false` become `--no-enum`. The value of a short option may follow `=`, too.
 */
export function withoutBooleanValues(args: readonly string[], command: Command): readonly string[] {
  const options = new Map(
    booleanOptions(command).flatMap(
      ({ long, short }) =>
        [
          [long, long],
          [short, long],
        ] as const,
    ),
  );
  const read: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const argument = args[index] as string;
    if (argument === "--") return [...read, ...args.slice(index)];
    const [, name = argument, stated] = /^(--?[\w-]+)=(true|false)$/.exec(argument) ?? [];
    const long = options.get(name);
    const value = stated ?? args[index + 1];
    if (long === undefined || (value !== "true" && value !== "false")) {
      // `-o=file`, of which commander would make the file `=file`.
      read.push(argument.replace(/^(-\w)=/, "$1"));
      continue;
    }
    read.push(value === "true" ? long : negated(long));
    if (stated === undefined) index += 1;
  }
  return read;
}

function booleanOptions(command: Command): readonly Option[] {
  return command.options.filter((option) => option.isBoolean() && !option.hidden);
}

function negated(long: string | undefined): string {
  return `--no-${long?.slice("--".length)}`;
}
