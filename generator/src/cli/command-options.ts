import { type Command, Option } from "commander";
import { formats } from "./print-diagnostics.js";

export const specOption = (): Option =>
  new Option(
    "--spec <file>",
    "the specification's root file (default: spec/openapi.yaml, openapi.yaml, .yml or .json)",
  );
export const outOption = (): Option => new Option("--out <folder>", "the output folder (default: generated)");
export const apiOption = (): Option =>
  new Option("--api <names>", "APIs of a configuration with several, separated by commas (default: all)");
export const configOption = (): Option =>
  new Option("--config <file>", "the configuration (default: guildwire.config.ts, .mts, .js, .mjs, .json or .yaml)");
export const rootOption = (): Option =>
  new Option(
    "--root <folder>",
    "the folder that references may not leave (default: that of the repository or package)",
  );
export const overlayOption = (): Option =>
  new Option("--overlay <file>", "an overlay to apply after those of the configuration; may be repeated").argParser(
    (file: string, before: readonly string[] | undefined) => [...(before ?? []), file],
  );
export const formatOption = (): Option =>
  new Option("--format <format>", "format of diagnostics").choices(formats).default("text");

export const lenientText = "omit operations with errors, with a warning for each";
export const strictText = "report deviations from OpenAPI as errors, instead of reading them with a warning";

/** Adds the options of a command that reads a document: where it is, how it is read, and the folder of its output. */
export function withDocumentOptions(command: Command, { hasOutput }: { readonly hasOutput: boolean }): Command {
  command.addOption(specOption());
  if (hasOutput) command.addOption(outOption());
  for (const option of [configOption(), apiOption(), overlayOption(), rootOption()]) command.addOption(option);
  return command.option("--lenient", lenientText).option("--strict", strictText);
}
