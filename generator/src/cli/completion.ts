import type { Command, Option } from "commander";

export const shells = ["bash", "zsh", "fish"] as const;

export type Shell = (typeof shells)[number];

/** A command as completion shows it. */
interface CompletedCommand {
  readonly name: string;
  readonly description: string;
  readonly options: readonly CompletedOption[];
  /** Values of the first argument; undefined for file names. */
  readonly values: readonly string[] | undefined;
}

interface CompletedOption {
  /** Such as `--format`. */
  readonly flag: string;
  readonly description: string;
  /** Values of the option; empty for a path or a text, undefined for an option without a value. */
  readonly values: readonly string[] | undefined;
}

/**
 * Returns a script that completes the commands, options and values of a program.
 *
 * @param program The program with all its commands, whose names and descriptions are plain text.
 */
export function completionScript(shell: Shell, program: Command): string {
  const name = program.name();
  const commands = program.commands.map(completedCommand);
  if (shell === "bash") return bashScript(name, commands);
  return shell === "zsh" ? zshScript(name, commands) : fishScript(name, commands);
}

function completedCommand(command: Command): CompletedCommand {
  const [argument] = command.registeredArguments;
  const help = { flag: "--help", description: "show help and examples", values: undefined };
  const options = command.options.filter(({ hidden }) => !hidden).map(completedOption);
  return {
    name: command.name(),
    description: command.description(),
    options: [...options, help],
    values: argument?.argChoices,
  };
}

function completedOption({ long, description, required, optional, argChoices }: Option): CompletedOption {
  return { flag: long ?? "", description, values: required || optional ? (argChoices ?? []) : undefined };
}

/** The text of a command that prints every code, one per line. */
const codes = (name: string): string => `${name} explain 2>/dev/null | sed -E 's/^.{17}([^:]*):.*/\\1/'`;

function bashScript(name: string, commands: readonly CompletedCommand[]): string {
  const cases = commands.map((command) => {
    const lists = command.options.filter(({ values = [] }) => values.length > 0);
    const words = command.options.map(({ flag }) => flag).join(" ");
    const first = command.name === "explain" ? `$(${codes(name)})` : (command.values ?? []).join(" ");
    const valued = lists.map(
      ({ flag, values = [] }) =>
        `        ${flag}) COMPREPLY=($(compgen -W "${values.join(" ")}" -- "$current")); return ;;\n`,
    );
    const choice = valued.length === 0 ? "" : `      case "$previous" in\n${valued.join("")}      esac\n`;
    return `    ${command.name})\n${choice}      if [[ $current == -* ]]; then words="${words}"; else words="${first}"; fi\n      ;;\n`;
  });
  return `# Completion of ${name} for bash: eval "$(${name} completion bash)"
_${name}() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD - 1]}" words=""
  COMPREPLY=()
  if [[ $COMP_CWORD -eq 1 ]]; then
    COMPREPLY=($(compgen -W "${commands.map((command) => command.name).join(" ")} --help --version" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join("")}  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o bashdefault -o default -F _${name} ${name}
`;
}

function zshScript(name: string, commands: readonly CompletedCommand[]): string {
  const described = commands.map((command) => `    ${quoted(`${command.name}:${command.description}`)}\n`).join("");
  const cases = commands.map((command) => {
    const specs = command.options.map((option) => zshOption(option));
    const rest =
      command.name === "explain"
        ? `'1:code:($(${codes(name).replaceAll("'", '"')}))'`
        : quoted(command.values === undefined ? "*:file:_files" : `1:value:(${command.values.join(" ")})`);
    return `    ${command.name}) _arguments ${[...specs, rest].join(" ")} ;;\n`;
  });
  return `#compdef ${name}
# Completion of ${name} for zsh: source <(${name} completion zsh)
_${name}() {
  local -a commands
  commands=(
${described}  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command="\${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join("")}  esac
}
compdef _${name} ${name}
`;
}

function zshOption({ flag, description, values }: CompletedOption): string {
  const text = description.replaceAll(/[[\]:\\]/g, " ");
  const value = values === undefined ? "" : values.length === 0 ? ":file:_files" : `:value:(${values.join(" ")})`;
  return quoted(`${flag}[${text}]${value}`);
}

function fishScript(name: string, commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap((command) => [
    `complete -c ${name} -n __fish_use_subcommand -f -a ${command.name} -d ${quoted(command.description)}`,
    ...fishArguments(name, command),
    ...command.options.map((option) => fishOption(name, command.name, option)),
  ]);
  return `# Completion of ${name} for fish: ${name} completion fish | source\n${lines.join("\n")}\n`;
}

function fishArguments(name: string, command: CompletedCommand): readonly string[] {
  const within = `complete -c ${name} -n '__fish_seen_subcommand_from ${command.name}'`;
  if (command.name === "explain") return [`${within} -f -a "(${codes(name).replaceAll("\\1", "\\\\1")})"`];
  return command.values === undefined ? [] : [`${within} -f -a ${quoted(command.values.join(" "))}`];
}

function fishOption(name: string, command: string, { flag, description, values }: CompletedOption): string {
  const value = values === undefined ? "" : values.length === 0 ? " -r" : ` -x -a ${quoted(values.join(" "))}`;
  const option = `-l ${flag.replace(/^--/, "")}${value} -d ${quoted(description)}`;
  return `complete -c ${name} -n '__fish_seen_subcommand_from ${command}' ${option}`;
}

/** Quotes a text for all three shells. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "’")}'`;
}
