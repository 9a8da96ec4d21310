import { Command, CommanderError, Option } from "commander";
import type { CheckFlags } from "./check.js";
import { formats } from "./findings.js";
import type { GenerateFlags } from "./generate.js";
import { generatorVersion } from "./generator-version.js";
import { type ExitCode, exitCode, type Terminal } from "./terminal.js";

/**
 * The `guildwire` command line.
 *
 * @param args The arguments after the program's name.
 * @returns 0 fine, 1 findings, 2 usage or unreadable input; never throws.
 */
export async function main(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = exitCode.fine;
  const program = commands(terminal, (result) => {
    code = result;
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.fine : exitCode.unusable;
    terminal.stderr.write(defect(error, terminal));
    return exitCode.unusable;
  }
}

function commands(terminal: Terminal, done: (code: ExitCode) => void): Command {
  const { stdout, stderr } = terminal;
  const program = new Command("guildwire")
    .description("Turns an OpenAPI 3.0 or 3.1 specification into typed code, limits and a reference.")
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
  program
    .command("generate")
    .description("generate code from a specification; touches only files whose bytes change")
    .addOption(specOption())
    .addOption(outOption())
    .addOption(configOption())
    .option("--check", "write nothing; exit with 1 and list the drift if the output is not up to date", false)
    .option("--force", "replace files in the way that the generator did not write", false)
    .addOption(formatOption())
    .addHelpText("after", generateHelp)
    .action(async (flags: GenerateFlags) => {
      const { generate } = await import("./generate.js");
      done(await generate(flags, terminal));
    });
  program
    .command("check")
    .description("report every mistake in a specification, each with its place")
    .addOption(specOption())
    .addOption(outOption().hideHelp())
    .addOption(configOption())
    .addOption(formatOption())
    .option("--hostile", "try in memory, for at most a minute, whether any text in it could change the code", false)
    .addHelpText("after", checkHelp)
    .action(async (flags: CheckFlags) => {
      const { check } = await import("./check.js");
      done(await check(flags, terminal));
    });
  return program;
}

const specOption = (): Option =>
  new Option(
    "--spec <file>",
    "the specification's root file (default: spec/openapi.yaml, openapi.yaml, .yml or .json)",
  );
const outOption = (): Option => new Option("--out <folder>", "where the output goes (default: generated)");
const configOption = (): Option =>
  new Option("--config <file>", "the configuration (default: guildwire.config.yaml, if there is one)");
const formatOption = (): Option =>
  new Option("--format <format>", "how findings are printed").choices(formats).default("text");

const generalHelp = `
Examples:
  guildwire generate                           from spec/openapi.yaml into generated/
  guildwire generate --spec api.yaml --out api
  guildwire generate --check                   in CI: exits with 1 if somebody forgot to generate
  guildwire check --format github              findings as annotations of a pull request

Exit codes: 0 fine, 1 findings (drift, errors in the specification), 2 usage or unreadable input.
`;

const generateHelp = `
Settings may stand in guildwire.config.yaml; options win over them:
  spec: spec/openapi.yaml
  out: generated
  packageName: '@example/api'
  packageVersion: 1.0.0
  strictExtensions: true       # unknown x- keys are errors
  only: [types, client]        # run some emitters only

The output folder belongs to the generator: .guildwire-manifest.json in it lists what was written. Other files in the
folder are left alone. A run that is cut off is completed or undone by the next command.

Examples:
  guildwire generate
  guildwire generate --check
  guildwire generate --spec openapi.json --out src/api --force
`;

const checkHelp = `
Examples:
  guildwire check
  guildwire check --spec openapi.json --format json
  guildwire check --format sarif > findings.sarif
  guildwire check --hostile
`;

/** An exception that nobody expected is our mistake, and people should not have to read its stack. */
function defect(error: unknown, { env }: Terminal): string {
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error && (env["DEBUG"] ?? "") !== "" ? `\n${error.stack ?? ""}` : "";
  const hint = stack === "" ? "Set DEBUG=1 to see where it comes from. " : "";
  return `guildwire: this is a defect of guildwire: ${message}\n${hint}Please report it with the specification that shows it.${stack}\n`;
}
