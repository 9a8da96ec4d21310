import { Option } from "commander";
import { migrationSources } from "../migrate/source-names.js";
import type { Commands } from "./command-context.js";
import { withDocumentOptions } from "./command-options.js";
import type { MigrateFlags } from "./migrate-flags.js";
import { migrateHelp } from "./migrate-help.js";
import type { Terminal } from "./terminal.js";

/** Adds `guildwire migrate`. */
export function addMigrate({ program, terminal, done }: Commands): void {
  withDocumentOptions(
    program
      .command("migrate")
      .description("replace the client of another generator in the code that calls it; edits only what the types prove")
      .argument("[paths...]", "files and folders of TypeScript (default: the working directory)")
      .addOption(
        new Option("--from <generator>", "the former client").choices([...migrationSources]).makeOptionMandatory(),
      ),
    { hasOutput: true },
  )
    .option("--keep-client", "with openapi-fetch: replace only the module, with @guildwire/runtime/paths", false)
    .option("--project <file>", "the tsconfig.json of the code (default: the nearest one)")
    .option("--dry-run", "write nothing; print what would change as a unified diff", false)
    .addOption(
      new Option("--format <format>", "format of the report").choices(["text", "json", "markdown"]).default("text"),
    )
    .addHelpText("after", migrateHelp)
    .action(async (paths: readonly string[], flags: MigrateFlags) => {
      const { migrate } = await import("./migrate.js");
      const { forEachApi } = await import("./each-api.js");
      const form = flags.dryRun && flags.format === "text" ? "raw" : flags.format;
      const run = (each: MigrateFlags, output: Terminal) => migrate(paths, each, output);
      done(await forEachApi(flags, terminal, run, { form, isWriting: true }));
    });
}
