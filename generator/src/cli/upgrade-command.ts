import { Option } from "commander";
import type { Commands } from "./command-context.js";
import { withDocumentOptions } from "./command-options.js";
import { upgradeHelp } from "./help.js";
import type { Terminal } from "./terminal.js";
import type { UpgradeFlags } from "./upgrade-flags.js";

/** Adds `guildwire upgrade`. */
export function addUpgrade({ program, terminal, done }: Commands): void {
  withDocumentOptions(
    program
      .command("upgrade")
      .description("move the output to another edition or version, and the code that uses it; git undoes it")
      .argument("[paths...]", "files and folders of TypeScript (default: the working directory)"),
    { hasOutput: true },
  )
    .option("--to <edition>", "the edition to move to (default: the newest one)")
    .option("--project <file>", "the tsconfig.json of the code (default: the nearest one)")
    .option("--dry-run", "write nothing; print what would change as a unified diff", false)
    .option("--force", "also change files with uncommitted changes", false)
    .addOption(new Option("--format <format>", "format of the report").choices(["text", "json"]).default("text"))
    .addHelpText("after", upgradeHelp)
    .action(async (paths: readonly string[], flags: UpgradeFlags) => {
      const { upgrade } = await import("./upgrade.js");
      const { forEachApi } = await import("./each-api.js");
      const form = flags.dryRun && flags.format === "text" ? "raw" : flags.format;
      const run = (each: UpgradeFlags, output: Terminal) => upgrade(paths, each, output);
      done(await forEachApi(flags, terminal, run, { form, isWriting: true }));
    });
}
