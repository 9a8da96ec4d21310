import { type Command, InvalidArgumentError, Option } from "commander";
import { diffFormats } from "../diff/format/names.js";
import { severities } from "../diff/rule.js";
import { witnessChoices } from "../diff/witness.js";
import { milestoneTime } from "../model/milestone.js";
import type { Commands } from "./command-context.js";
import { withDocumentOptions } from "./command-options.js";
import type { DiffFlags } from "./diff.js";
import { diffHelp, usesHelp } from "./help.js";
import type { Terminal } from "./terminal.js";
import type { UsesFlags } from "./uses.js";

export function addDiff({ program, terminal, done }: Commands): void {
  withDocumentOptions(
    program
      .command("diff")
      .description("compare two interfaces, and report whom each change affects")
      .argument("<base>", "a file, a folder, a git revision, or revision:path")
      .argument("[head]", "the same (default: the configured specification)"),
    { hasOutput: false },
  )
    .addOption(new Option("--format <format>", "format of changes").choices(diffFormats).default("text"))
    .addOption(
      new Option("--fail-on <severity>", "exit with 1 if a change has at least this severity")
        .choices([...severities, "none"])
        .default("breaking"),
    )
    .option("--ignore-file <file>", "accepted changes (default: guildwire.diff-ignore.yaml, if there is one)")
    .addOption(
      new Option(
        "--date <day>",
        "the day with which dates of the end of operations are compared (default: today)",
      ).argParser(parseDay),
    )
    .option("--changelog", "print a section for a CHANGELOG instead", false)
    .option("--uses <programs...>", "list only changes that these folders of TypeScript, or manifests, notice")
    .addOption(
      new Option("--witness [which]", "show a message that is valid before and not after, or the reverse")
        .choices(witnessChoices)
        .preset("all")
        .default("first", "the first change of each rule"),
    )
    .option("--words", "also report changes of descriptions and of x- rules", false)
    .addHelpText("after", diffHelp)
    .action(async (base: string, head: string | undefined, flags: DiffFlags, command: Command) => {
      if (flags.changelog && flags.format !== "text" && flags.format !== "markdown") {
        command.error(`error: --changelog prints Markdown; it cannot be combined with --format ${flags.format}`);
      }
      const { diff } = await import("./diff.js");
      const { forEachApi } = await import("./each-api.js");
      const form = flags.changelog ? "markdown" : flags.format;
      const run = (each: DiffFlags, output: Terminal) => diff(base, head, each, output);
      // Two named documents are not those of the configuration.
      done(head === undefined ? await forEachApi(flags, terminal, run, { form }) : await run(flags, terminal));
    });
}

function parseDay(text: string): number {
  const time = text.length === 10 ? milestoneTime(text) : undefined;
  if (time === undefined) throw new InvalidArgumentError("a date such as 2026-01-31 is expected.");
  return time;
}

export function addUses({ program, terminal, done }: Commands): void {
  withDocumentOptions(
    program
      .command("uses")
      .description("list what a program uses of the generated code, for diff --uses")
      .argument("<paths...>", "files and folders of TypeScript")
      .option("-o, --output <file>", "the manifest to write; - is standard output (default: print a summary)")
      .option("--name <name>", "the name of the program in the manifest (default: that of its package or folder)"),
    { hasOutput: true },
  )
    .addHelpText("after", usesHelp)
    .action(async (paths: readonly string[], flags: UsesFlags) => {
      const { uses } = await import("./uses.js");
      const { forEachApi } = await import("./each-api.js");
      const form = flags.output === "-" ? "raw" : "text";
      const run = (each: UsesFlags, output: Terminal) => uses(paths, each, output);
      done(await forEachApi(flags, terminal, run, { form, isWriting: flags.output !== undefined }));
    });
}
