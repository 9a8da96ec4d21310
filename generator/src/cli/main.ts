import { Command, CommanderError, Option } from "commander";
import { defectText } from "./defect.js";
import { formats } from "./findings.js";
import type { GenerateFlags } from "./generate.js";
import { generatorVersion } from "./generator-version.js";
import type { InitFlags } from "./init/init.js";
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
    terminal.stderr.write(defectText(error, terminal));
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
    .option("--only <emitters>", "run these emitters only, with commas between their names")
    .option("--lenient", lenientText)
    .option("--check", "write nothing; exit with 1 and list the drift if the output is not up to date", false)
    .option("--watch", "generate again whenever a file changes that the last run has read, until Ctrl-C", false)
    .option("--force", "replace files in the way that the generator did not write", false)
    .addOption(formatOption())
    .addHelpText("after", generateHelp)
    .action(async ({ watch: watched, ...flags }: GenerateFlags & { readonly watch: boolean }) => {
      if (watched) {
        const { watchUntilStopped } = await import("./watch/watch.js");
        done(await watchUntilStopped(flags, terminal));
        return;
      }
      const { generate } = await import("./generate.js");
      done(await generate(flags, terminal));
    });
  program
    .command("check")
    .description("report every mistake in a specification, each with its place")
    .addOption(specOption())
    .addOption(outOption().hideHelp())
    .addOption(configOption())
    .option("--lenient", lenientText)
    .addOption(formatOption())
    .addHelpText("after", checkHelp)
    .action(async (flags: GenerateFlags) => {
      const { check } = await import("./check.js");
      done(await check(flags, terminal));
    });
  program
    .command("init")
    .description("begin a project around a specification: configuration, scripts, a test, CI, everything generated")
    .argument("[folder]", "the project's folder", ".")
    .option("--spec <file>", "a specification that is there already (default: a small example is written)")
    .addHelpText("after", initHelp)
    .action(async (folder: string, flags: InitFlags) => {
      const { init } = await import("./init/init.js");
      done(await init(folder, flags, terminal));
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

const lenientText = "leave out an operation that an error affects and no other, with a warning";

const generalHelp = `
Examples:
  guildwire generate                           from spec/openapi.yaml into generated/
  guildwire generate --spec api.yaml --out api
  guildwire generate --check                   in CI: exits with 1 if somebody forgot to generate
  guildwire init shelf                         a new project, with an example to start from
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
  lenient: true                # leave broken operations out
  only: [types, client]        # run some emitters only
  emitters: [standard, ./route-table.mjs]  # run emitters of your own as well

The output folder belongs to the generator: .guildwire-manifest.json in it lists what was written. Other files in the
folder are left alone. A run that is cut off is completed or undone by the next command.

Examples:
  guildwire generate
  guildwire generate --check
  guildwire generate --spec openapi.json --out src/api --force
  guildwire generate --watch
`;

const initHelp = `
A file that is there already is never replaced: all of these are listed, and nothing is written.

Examples:
  guildwire init shelf                         with an example to start from
  guildwire init --spec openapi.json           around a specification of yours, in this folder
`;

const checkHelp = `
Examples:
  guildwire check
  guildwire check --spec openapi.json --format json
  guildwire check --format sarif > findings.sarif
`;
