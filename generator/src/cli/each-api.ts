import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Config } from "../project/config.js";
import { readConfigFile } from "../project/config-file.js";
import { type ConfigFile, parseConfig } from "../project/config-text.js";
import type { Flags } from "../project/settings.js";
import { asObject } from "../values/json.js";
import { joinOutputs, type OutputForm, type RunOutput } from "./joined-output.js";
import { printDiagnostics } from "./print-diagnostics.js";
import { type ExitCode, exitCode, type Terminal } from "./terminal.js";

/** How a command prints, and what it may do to several APIs at once. */
export interface EachApiOptions {
  readonly form: OutputForm;
  /** Whether the command writes files, so that options that name one file or folder are for one API. */
  readonly isWriting?: boolean;
}

/**
 * Runs a command for each API that `--api` selects, or once if the configuration has no `apis`. The worst exit code
 * counts.
 */
export async function forEachApi<F extends Flags>(
  flags: F,
  terminal: Terminal,
  run: (flags: F, terminal: Terminal) => Promise<ExitCode>,
  { form, isWriting = false }: EachApiOptions,
): Promise<ExitCode> {
  const file = await readConfigFile(flags, terminal.cwd);
  const single = { ...flags, reading: { file } };
  if (file === undefined || "code" in file || !mayHaveApis(file)) return run(single, terminal);
  if (flags.spec !== undefined && flags.api === undefined && !isWriting) return run(single, terminal);
  const { names, config, diagnostics } = await selectedApis(flags, file);
  const invalid = diagnostics.length > 0 ? diagnostics : optionsOfOne(flags, names, isWriting);
  if (config?.apis === undefined && invalid.length === 0) return run(single, terminal);
  if (config === undefined || invalid.length > 0) {
    const format = form === "json" || form === "sarif" || form === "github" ? form : "text";
    await printDiagnostics(invalid, format === "text" ? terminal.stderr : terminal.stdout, { format, terminal });
    return exitCode.unusable;
  }
  const { configOfApi } = await import("../project/apis.js");
  return joinOutputs(names, { form, terminal }, (name, output: RunOutput) => {
    const reading = { file, config: configOfApi(config, name) };
    return run({ ...flags, api: name, reading }, { ...terminal, ...output });
  });
}

/** Whether a configuration may have `apis`. YAML is not parsed for this, because most runs end without it. */
export function mayHaveApis({ name, text, evaluation }: ConfigFile): boolean {
  if (evaluation !== undefined) return asObject(evaluation.value)?.["apis"] !== undefined;
  return name.endsWith(".json") ? text.includes('"apis"') : /^["'{\s]*apis["']?\s*:/m.test(text);
}

/** Reads and checks a configuration with several APIs. */
export async function selectedApis(
  { api }: Pick<Flags, "api">,
  file: ConfigFile,
): Promise<{
  readonly names: readonly string[];
  readonly config?: Config;
  readonly diagnostics: readonly Diagnostic[];
}> {
  const { findApiConflicts, selectApis } = await import("../project/apis.js");
  const { config, diagnostics } = await parseConfig(file);
  if (diagnostics.length > 0) return { names: [], diagnostics };
  const { names, diagnostics: unknown } = selectApis(config, api);
  return { names, config, diagnostics: [...(await findApiConflicts(config, file)), ...unknown] };
}

function optionsOfOne({ spec, out, api }: Flags, names: readonly string[], isWriting: boolean): readonly Diagnostic[] {
  if (!isWriting || (names.length <= 1 && api !== undefined)) return [];
  const option = spec !== undefined ? "--spec" : out !== undefined ? "--out" : undefined;
  if (option === undefined) return [];
  const message = `${option} is for one API, and the configuration has ${names.join(", ")}`;
  return [diagnose("usage-invalid", message, { fix: "name the API with --api" })];
}
