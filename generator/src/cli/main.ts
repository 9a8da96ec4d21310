import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { diffFormats } from "../diff/format/names.js";
import { severities } from "../diff/rule.js";
import type { CheckFlags } from "./check.js";
import { defectText } from "./defect.js";
import type { DiffFlags } from "./diff.js";
import type { GenerateFlags } from "./generate.js";
import { generatorVersion } from "./generator-version.js";
import type { InitFlags } from "./init/init.js";
import { formats } from "./print-diagnostics.js";
import type { StubsFlags } from "./stubs.js";
import { type ExitCode, exitCode, type Terminal } from "./terminal.js";
import type { UpdateFlags } from "./update/update.js";
import { updateFormats } from "./update/update-formats.js";

/**
 * The `guildwire` command line.
 *
 * @param args The arguments after the program name.
 * @returns 0 for success, 1 for findings, 2 for usage errors or unreadable input. Never throws.
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
    .addOption(overlayOption())
    .option("--only <emitters>", "run these emitters only, with commas between their names")
    .option("--lenient", lenientText)
    .option("--strict", strictText)
    .option("--check", "only compare; exit with 1 and list the drift if the output is not up to date", false)
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
    .description("report every error in a specification with its location")
    .addOption(specOption())
    .addOption(outOption().hideHelp())
    .addOption(configOption())
    .addOption(overlayOption())
    .option("--lenient", lenientText)
    .option("--strict", strictText)
    .addOption(formatOption())
    .addHelpText("after", checkHelp)
    .action(async (flags: CheckFlags) => {
      const { check } = await import("./check.js");
      done(await check(flags, terminal));
    });
  program
    .command("stubs")
    .description("write handlers that implement the interface, and keep filled ones up to date; edits no code of yours")
    .addOption(specOption())
    .addOption(new Option("--out <folder>", "the folder of handlers (default: stubs.out of the configuration)"))
    .addOption(configOption())
    .addOption(overlayOption())
    .option("--import <module>", "where generated names come from (default: the generated package's /server)")
    .addOption(
      new Option("--style <style>", "how new files are written (default: as the others are, at first object)").choices([
        "object",
        "class",
      ]),
    )
    .option("--check", "write nothing; exit with 1 if handlers are out of date", false)
    .option("--dry-run", "write nothing; print what would change as a unified diff", false)
    .addOption(
      new Option("--format <format>", "how the report is printed")
        .choices(["text", "json", "markdown"])
        .default("text"),
    )
    .addHelpText("after", stubsHelp)
    .action(async (flags: StubsFlags) => {
      const { stubs } = await import("./stubs.js");
      done(await stubs(flags, terminal));
    });
  program
    .command("diff")
    .description("compare two interfaces: what changed, and who notices")
    .argument("<base>", "a file, a folder, a git revision, or revision:path")
    .argument("[head]", "the same; the configured specification when it is left out")
    .addOption(specOption())
    .addOption(configOption())
    .addOption(overlayOption())
    .option("--lenient", lenientText)
    .option("--strict", strictText)
    .addOption(new Option("--format <format>", "how changes are printed").choices(diffFormats).default("text"))
    .addOption(
      new Option("--fail-on <severity>", "exit with 1 from this severity on")
        .choices([...severities, "none"])
        .default("breaking"),
    )
    .option(
      "--ignore-file <file>",
      "changes that were agreed to (default: guildwire.diff-ignore.yaml, if there is one)",
    )
    .option("--changelog", "print a section for a CHANGELOG instead", false)
    .option("--words", "tell changes of descriptions and of rules in words as well", false)
    .addHelpText("after", diffHelp)
    .action(async (base: string, head: string | undefined, flags: DiffFlags) => {
      const { diff } = await import("./diff.js");
      done(await diff(base, head, flags, terminal));
    });
  program
    .command("update")
    .description("compare the document at its source with the copy here, replace the copy, and generate")
    .argument("[source]", "a URL, or a file (default: source of the configuration)")
    .addOption(specOption())
    .addOption(outOption())
    .addOption(configOption())
    .addOption(overlayOption())
    .option("--lenient", lenientText)
    .option("--strict", strictText)
    .option("--check", "only compare; exit with 1 if the new document has breaking changes", false)
    .addOption(
      new Option("--fail-on <severity>", "with --check: exit with 1 if a change has at least this severity")
        .choices([...severities, "none"])
        .default("breaking"),
    )
    .option(
      "--ignore-file <file>",
      "changes that were agreed to (default: guildwire.diff-ignore.yaml, if there is one)",
    )
    .addOption(new Option("--timeout <seconds>", "how long the download may take").argParser(parseSeconds).default(60))
    .option("--force", "replace a copy that was edited after the last update", false)
    .addOption(new Option("--format <format>", "how changes are printed").choices(updateFormats).default("text"))
    .addHelpText("after", updateHelp)
    .action(async (source: string | undefined, flags: UpdateFlags) => {
      const { update } = await import("./update/update.js");
      done(await update(source, flags, terminal));
    });
  program
    .command("init")
    .description("make or complete a project around a specification: configuration, scripts, CI, everything generated")
    .argument("[target]", "the project's folder, or a specification (a URL or a file) for a project in this folder")
    .option(
      "--spec <source>",
      "the specification, a URL or a file (default: the folder's own, as for generate, or else a small example)",
    )
    .addHelpText("after", initHelp)
    .action(async (target: string | undefined, flags: InitFlags) => {
      const { init } = await import("./init/init.js");
      done(await init(target, flags, terminal));
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
const overlayOption = (): Option =>
  new Option("--overlay <file>", "an overlay to apply after those of the configuration; may be repeated").argParser(
    (file: string, before: readonly string[] | undefined) => [...(before ?? []), file],
  );
const formatOption = (): Option =>
  new Option("--format <format>", "how findings are printed").choices(formats).default("text");

/** Maximum timeout of a download in seconds. */
const maxTimeout = 3600;

function parseSeconds(text: string): number {
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (seconds > 0 && seconds <= maxTimeout) return seconds;
  throw new InvalidArgumentError(`A number of seconds up to ${maxTimeout} is expected.`);
}

const lenientText = "leave out an operation that an error affects and no other, with a warning";
const strictText = "report deviations from OpenAPI as errors, instead of reading them with a warning";

const generalHelp = `
Examples:
  guildwire generate                           from spec/openapi.yaml into generated/
  guildwire generate --spec api.yaml --out api
  guildwire generate --check                   in CI: exits with 1 if the output is out of date
  guildwire init shelf                         a new project, with an example to start from
  guildwire check --format github              findings as annotations of a pull request
  guildwire stubs --out src/handlers           handlers to fill in; run it again after every change
  guildwire diff main                          what changed since, and who notices
  guildwire update --check                     in CI: whether a document that lives elsewhere has changed

Exit codes: 0 fine, 1 findings (drift, errors in the specification), 2 usage or unreadable input.
`;

const generateHelp = `
Options override settings of guildwire.config.yaml:
  spec: spec/openapi.yaml
  out: generated
  packageName: '@example/api'
  packageVersion: 1.0.0
  strictExtensions: true       # unknown x- keys are errors
  strict: true                 # deviations from OpenAPI are errors
  lenient: true                # leave broken operations out
  overlays: [fixes.overlay.yaml]  # changes to a document that is not yours
  include: { tags: [guilds] }  # generate some operations only
  exclude: { deprecated: true }
  only: [types, client]        # run some emitters only
  emitters: [standard, ./route-table.mjs]  # run emitters of your own as well
  stubs: { out: src/handlers } # what guildwire stubs writes
  source: https://example.org/openapi.yaml  # where guildwire update finds the document

A run never uses a network. The output folder belongs to the generator: .guildwire-manifest.json in it lists what was written. Other files in the
folder are left alone. A run that is cut off is completed or undone by the next generate or check, which says so: that is
the one thing that generate --check and check ever write.

Examples:
  guildwire generate
  guildwire generate --check
  guildwire generate --spec openapi.json --out src/api --force
  guildwire generate --watch
`;

const initHelp = `
Without a specification, the OpenAPI document at the top of the folder is used, whatever it is called.
Files that exist stay as they are. An existing package.json gets the scripts and dependencies that it lacks; a script whose name is
taken gets the suffix :api. The output lists what is added (+), completed (~) and left alone (=). A second run changes nothing.
A document by its URL is copied, and guildwire update follows it.

Examples:
  guildwire init shelf                         with an example to start from
  guildwire init                               in a project of yours, around its OpenAPI document
  guildwire init openapi.json                  around a specification of yours, in this folder
  guildwire init https://example.org/openapi.yaml
  guildwire init shelf --spec https://example.org/openapi.yaml
`;

const updateHelp = `
For a document that lives elsewhere. The copy in the repository is what all other commands read; a record beside it
(openapi.yaml.source.json) says where it comes from. Commit both. Changes of your own belong into an overlay.

Options override settings of guildwire.config.yaml:
  spec: openapi.yaml           # the copy
  source: https://example.org/openapi.yaml
  sourceHeaders:               # sent to the origin of source only; credentials come from the environment
    Authorization: 'Bearer \${API_TOKEN}'

Overlays and filters apply to both sides, so that only changes of the selected operations count. Proxies are those of
HTTP_PROXY, HTTPS_PROXY and NO_PROXY.

Exit codes: 0 the copy is up to date, or was updated; 1 the new document has errors or, with --check, breaking changes;
2 there is no document to compare, or a copy that was edited is in the way.

Examples:
  guildwire update
  guildwire update https://example.org/openapi.yaml
  guildwire update ../service/openapi.yaml
  guildwire update --check --format json       in CI: is there a newer one, and does it break us
`;

const checkHelp = `
Writes nothing, unless a generate was cut off: that is completed or undone first.

Examples:
  guildwire check
  guildwire check --spec openapi.json --format json
  guildwire check --format sarif > findings.sarif
`;

const stubsHelp = `
The first run writes a file with handlers for each tag, an index that joins them, and a type for who calls. All of
them are yours from then on. Later runs add handlers for new operations, follow x-renamed-from, update unedited
comments, and report what needs your attention. They find handlers by the interface that an object, a class or a
function satisfies, wherever you put it.

Options override settings of guildwire.config.yaml:
  stubs:
    out: src/handlers
    import: '@example/api/server'
    style: class               # or object
    comments: summary          # above each handler: one line, or full (default): the interface's documentation

Examples:
  guildwire stubs --out src/handlers
  guildwire stubs --dry-run                    a unified diff of what would be written
  guildwire stubs --check --format markdown    in CI: exits with 1 if handlers are out of date
`;

const diffHelp = `
Severities, for each of wire (consumers in any language), callers (code on the generated client) and handlers:
  breaking   what was right is wrong, what was ruled out comes, or code stops compiling
  risky      nothing is refused, but something means or does something else
  safe       worth knowing

Examples:
  guildwire diff main:spec/openapi.yaml                  against the specification in the work tree
  guildwire diff HEAD~1 HEAD --fail-on risky             the configured specification in two revisions
  guildwire diff old/openapi.json new/openapi.json --format json
  guildwire diff v1.4.0 --changelog                      a section for the CHANGELOG
`;
