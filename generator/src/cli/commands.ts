import { Argument, InvalidArgumentError, Option } from "commander";
import { severities } from "../diff/rule.js";
import { addNegations } from "./boolean-arguments.js";
import type { CheckFlags } from "./check.js";
import type { Commands } from "./command-context.js";
import {
  apiOption,
  configOption,
  formatOption,
  lenientText,
  outOption,
  overlayOption,
  rootOption,
  specOption,
  strictText,
  withDocumentOptions,
} from "./command-options.js";
import { addDiff, addUses } from "./comparison-commands.js";
import { type Shell, shells } from "./completion.js";
import type { ExplainFlags } from "./explain/explain.js";
import type { GenerateFlags } from "./generate.js";
import {
  checkHelp,
  completionHelp,
  explainHelp,
  generateHelp,
  initHelp,
  mapsHelp,
  renameHelp,
  stubsHelp,
  typesHelp,
  updateHelp,
} from "./help.js";
import type { InitFlags } from "./init/init.js";
import type { MapsFlags } from "./maps/maps.js";
import { mapTargets } from "./maps/targets.js";
import { addMigrate } from "./migrate-command.js";
import type { RenameFlags } from "./rename.js";
import type { StubsFlags } from "./stubs.js";
import type { Terminal } from "./terminal.js";
import { addToolCommands } from "./tool-commands.js";
import type { TypesFlags } from "./types.js";
import type { UpdateFlags } from "./update/update.js";
import { updateFormats } from "./update/update-formats.js";
import { addUpgrade } from "./upgrade-command.js";

/** Adds every command of `guildwire` to a program. A command is imported when it runs, which keeps `--help` fast. */
export function addCommands(commands: Commands): void {
  addGenerate(commands);
  addCheck(commands);
  addStubs(commands);
  addRename(commands);
  addUpgrade(commands);
  addMigrate(commands);
  addDiff(commands);
  addUses(commands);
  addTypes(commands);
  addMaps(commands);
  addUpdate(commands);
  addInit(commands);
  const documentOptions = (): readonly Option[] => [
    specOption(),
    configOption(),
    apiOption(),
    overlayOption(),
    rootOption(),
    new Option("--lenient", lenientText),
    new Option("--strict", strictText),
  ];
  addToolCommands({ ...commands, documentOptions });
  addExplain(commands);
  addCompletion(commands);
}

function addGenerate({ program, terminal, done }: Commands): void {
  program
    .command("generate")
    .description("generate code from a specification; writes only files that change")
    .addOption(specOption())
    .addOption(outOption())
    .addOption(configOption())
    .addOption(apiOption())
    .addOption(overlayOption())
    .addOption(rootOption())
    .option("--only <emitters>", "run these emitters only, separated by commas")
    .option("--lenient", lenientText)
    .option("--strict", strictText)
    .option("--check", "compare only; list the drift and exit with 1 if the output is out of date", false)
    .option("--watch", "generate again whenever an input file changes, until Ctrl-C", false)
    .option("--force", "overwrite files that the generator did not write", false)
    .addOption(
      new Option("--list-inputs", "write nothing; list the files that are read, one on each line").conflicts([
        "check",
        "watch",
        "listOutputs",
      ]),
    )
    .addOption(
      new Option("--list-outputs", "write nothing; list the files that are written").conflicts(["check", "watch"]),
    )
    .addOption(formatOption())
    .addHelpText("after", generateHelp)
    .action(async ({ watch: watched, listInputs, listOutputs, ...flags }: GenerateFlags & GenerateModes) => {
      if (listInputs === true || listOutputs === true) {
        const { listFiles } = await import("./list-files.js");
        done(await listFiles(listInputs === true ? "inputs" : "outputs", flags, terminal));
        return;
      }
      if (watched) {
        const { watchUntilStopped } = await import("./watch/watch.js");
        done(await watchUntilStopped(flags, terminal));
        return;
      }
      const { generate } = await import("./generate.js");
      const { forEachApi } = await import("./each-api.js");
      const options = { form: flags.format, isWriting: true };
      done(await forEachApi(flags, terminal, (each, output) => generate(each, output), options));
    });
}

/** The options of `generate` that do something other than generating once. */
interface GenerateModes {
  readonly watch: boolean;
  readonly listInputs?: boolean;
  readonly listOutputs?: boolean;
}

function addCheck({ program, terminal, done }: Commands): void {
  program
    .command("check")
    .description("report every error in a specification with its location")
    .addOption(specOption())
    .addOption(outOption().hideHelp())
    .addOption(configOption())
    .addOption(apiOption())
    .addOption(overlayOption())
    .addOption(rootOption())
    .option("--lenient", lenientText)
    .option("--strict", strictText)
    .addOption(formatOption())
    .addHelpText("after", checkHelp)
    .action(async (flags: CheckFlags) => {
      const { check } = await import("./check.js");
      const { forEachApi } = await import("./each-api.js");
      done(await forEachApi(flags, terminal, check, { form: flags.format }));
    });
}

function addStubs({ program, terminal, done }: Commands): void {
  program
    .command("stubs")
    .description("write handlers for all operations, and update them after changes; never edits your code")
    .addOption(specOption())
    .addOption(new Option("--out <folder>", "the folder of handlers (default: stubs.out of the configuration)"))
    .addOption(configOption())
    .addOption(apiOption())
    .addOption(overlayOption())
    .addOption(rootOption())
    .option("--import <module>", "module of generated names (default: /server of the generated package)")
    .addOption(
      new Option("--style <style>", "style of new files (default: that of the existing files, or object)").choices([
        "object",
        "class",
        "nest",
      ]),
    )
    .option("--check", "write nothing; exit with 1 if handlers are out of date", false)
    .option("--dry-run", "write nothing; print what would change as a unified diff", false)
    .addOption(
      new Option("--format <format>", "format of the report").choices(["text", "json", "markdown"]).default("text"),
    )
    .addHelpText("after", stubsHelp)
    .action(async (flags: StubsFlags) => {
      const { stubs } = await import("./stubs.js");
      const { forEachApi } = await import("./each-api.js");
      const form = flags.dryRun && flags.format === "text" ? "raw" : flags.format;
      done(await forEachApi(flags, terminal, stubs, { form, isWriting: true }));
    });
}

function addRename({ program, terminal, done }: Commands): void {
  program
    .command("rename")
    .description("apply x-renamed-from to code that uses the generated package; edits only what the types prove")
    .argument("<paths...>", "files and folders of TypeScript")
    .addOption(specOption())
    .addOption(outOption())
    .addOption(configOption())
    .addOption(apiOption())
    .addOption(overlayOption())
    .addOption(rootOption())
    .option("--project <file>", "the tsconfig.json of the code (default: the nearest one)")
    .option("--lenient", lenientText)
    .option("--strict", strictText)
    .option("--dry-run", "write nothing; print what would change as a unified diff", false)
    .option("--json", "print the report as JSON", false)
    .addHelpText("after", renameHelp)
    .action(async (paths: readonly string[], flags: RenameFlags) => {
      const { rename } = await import("./rename.js");
      const { forEachApi } = await import("./each-api.js");
      const form = flags.json ? "json" : flags.dryRun ? "raw" : "text";
      const run = (each: RenameFlags, output: Terminal) => rename(paths, each, output);
      done(await forEachApi(flags, terminal, run, { form, isWriting: true }));
    });
}

function addMaps({ program, terminal, done }: Commands): void {
  withDocumentOptions(
    program
      .command("maps")
      .description("rewrite the declaration maps of the built package, so that editors open the specification"),
    { hasOutput: true },
  )
    .option("--dist <folder>", "the folder of compiled declarations (default: dist in the output folder)")
    .addOption(
      new Option("--target <target>", "what declarations map to: your files, or openapi.json of the package")
        .choices(mapTargets)
        .default("specification"),
    )
    .addHelpText("after", mapsHelp)
    .action(async (flags: MapsFlags) => {
      const { maps } = await import("./maps/maps.js");
      const { forEachApi } = await import("./each-api.js");
      done(await forEachApi(flags, terminal, maps, { form: "text", isWriting: true }));
    });
}

function addTypes({ program, terminal, done }: Commands): void {
  const command = withDocumentOptions(
    program
      .command("types")
      .description("print the types of a document to one file, or to standard output")
      .argument("[document]", "the specification's root file (default: as --spec)")
      .option("-o, --output <file>", "the file to write; - is standard output, the default")
      .option("--paths", "print paths, components and operations, as openapi-typescript does", false)
      .option("--enum", "with --paths: print enumerations as enum declarations")
      .option("--immutable", "with --paths: print all properties and lists as readonly")
      .option("--root-types", "with --paths: export a type for each component, such as SchemaPet")
      .option("--root-types-no-schema-prefix", "with --root-types: export Pet instead of SchemaPet")
      .option("--root-types-keep-casing", "with --root-types: keep names that are identifiers")
      .option(
        "--default-non-nullable",
        "with --paths: properties with a default are always present; =false makes them optional",
        true,
      )
      .option("--properties-required-by-default", "with --paths: require all properties of objects without required")
      .option("--additional-properties", "with --paths: let objects have undeclared properties")
      .option("--array-length", "with --paths: print lists with minItems or maxItems as tuples")
      .option("--path-params-as-types", "with --paths: print paths with parameters as template literal types")
      .option("-t, --export-type", "with --paths: print type aliases instead of interfaces")
      .option("--alphabetize", "with --paths: sort keys")
      .option("--empty-objects-unknown", "with --paths: print Record<string, unknown> for objects without properties")
      .option("--exclude-deprecated", "with --paths: leave out what is deprecated")
      .option("--read-write-markers", "with --paths: mark readOnly and writeOnly properties with $Read and $Write")
      .option("--check", "compare only; exit with 1 if the file is out of date", false),
    { hasOutput: false },
  )
    .addHelpText("after", typesHelp)
    .action(async (document: string | undefined, flags: TypesFlags) => {
      const { types } = await import("./types.js");
      done(await types(document, flags, terminal));
    });
  addNegations(command);
}

function addUpdate({ program, terminal, done }: Commands): void {
  withDocumentOptions(
    program
      .command("update")
      .description("compare the document at its source with the copy here, replace the copy, and generate")
      .argument("[source]", "a URL, or a file (default: source of the configuration)"),
    { hasOutput: true },
  )
    .option("--check", "compare only; exit with 1 if the new document has breaking changes", false)
    .addOption(
      new Option("--fail-on <severity>", "with --check: exit with 1 if a change has at least this severity")
        .choices([...severities, "none"])
        .default("breaking"),
    )
    .option("--ignore-file <file>", "accepted changes (default: guildwire.diff-ignore.yaml, if there is one)")
    .addOption(new Option("--timeout <seconds>", "timeout of the download").argParser(parseSeconds).default(60))
    .option("--force", "replace a copy that was edited after the last update", false)
    .addOption(new Option("--format <format>", "format of changes").choices(updateFormats).default("text"))
    .addHelpText("after", updateHelp)
    .action(async (source: string | undefined, flags: UpdateFlags) => {
      const { update } = await import("./update/update.js");
      const { forEachApi } = await import("./each-api.js");
      const run = (each: UpdateFlags, output: Terminal) => update(source, each, output);
      done(await forEachApi(flags, terminal, run, { form: flags.format, isWriting: true }));
    });
}

function addInit({ program, terminal, done }: Commands): void {
  program
    .command("init")
    .description("create or complete a project for a specification: configuration, scripts, CI, generated code")
    .argument("[target]", "the project's folder, or a specification (a URL or a file) for a project in this folder")
    .option(
      "--spec <source>",
      "the specification, a URL or a file (default: the folder's own, as for generate, or else a small example)",
    )
    .addOption(
      new Option(
        "--output <output>",
        "source code that the project compiles, or a package (default: source beside a package.json, otherwise package)",
      ).choices(["source", "package"]),
    )
    .addHelpText("after", initHelp)
    .action(async (target: string | undefined, flags: InitFlags) => {
      const { init } = await import("./init/init.js");
      done(await init(target, flags, terminal));
    });
}

function addExplain({ program, terminal, done }: Commands): void {
  program
    .command("explain")
    .description("print cause and fix of a diagnostic, deviation, diff rule or runtime error")
    .argument("[code]", "a code, such as limits-contradict or ApiError.timeout (default: list all codes)")
    .addOption(new Option("--format <format>", "format of the entries").choices(["text", "json"]).default("text"))
    .addHelpText("after", explainHelp)
    .action(async (code: string | undefined, flags: ExplainFlags) => {
      const { explain } = await import("./explain/explain.js");
      done(explain(code, flags, terminal));
    });
}

function addCompletion({ program, terminal }: Commands): void {
  program
    .command("completion")
    .description("print a script that completes commands, options and codes in your shell")
    .addArgument(new Argument("<shell>", "your shell").choices(shells))
    .addHelpText("after", completionHelp)
    .action(async (shell: Shell) => {
      const { completionScript } = await import("./completion.js");
      terminal.stdout.write(completionScript(shell, program));
    });
}

/** Maximum timeout of a download in seconds. */
const maxTimeout = 3600;

function parseSeconds(text: string): number {
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (seconds > 0 && seconds <= maxTimeout) return seconds;
  throw new InvalidArgumentError(`A number of seconds up to ${maxTimeout} is expected.`);
}
