import { type Command, CommanderError } from "commander";
import { generatorVersion } from "../project/generator-version.js";
import { withoutBooleanValues } from "./boolean-arguments.js";
import { addCommands } from "./commands.js";
import { defectText } from "./defect.js";
import { generalHelp } from "./help.js";
import { type ExitCode, exitCode, type Terminal } from "./terminal.js";
import { describeUsageErrors, UsageCommand } from "./usage-command.js";

/**
 * The `guildwire` command line.
 *
 * @param args The arguments after the program name.
 * @returns 0 for success, 1 for findings, 2 for usage errors or unreadable input. Never throws.
 */
export async function main(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = exitCode.fine;
  const program = createProgram(terminal);
  addCommands({
    program,
    terminal,
    done: (result) => {
      code = result;
    },
  });
  describeUsageErrors(program);
  try {
    const types = program.commands.find((command) => command.name() === "types");
    const isTypes = types !== undefined && args[0] === types.name();
    await program.parseAsync(isTypes ? withoutBooleanValues(args, types) : args, { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.fine : exitCode.unusable;
    terminal.stderr.write(defectText(error, terminal));
    return exitCode.unusable;
  }
}

function createProgram({ stdout, stderr }: Terminal): Command {
  return new UsageCommand("guildwire")
    .description(
      "Generates typed clients, servers and validators from a document of OpenAPI 3.0 to 3.2 or Swagger 2.0.",
    )
    .version(generatorVersion())
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .showHelpAfterError("(guildwire --help shows the commands and examples)")
    .addHelpText("after", generalHelp);
}
