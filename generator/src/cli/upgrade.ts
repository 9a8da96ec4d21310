import { join, resolve } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Config } from "../project/config.js";
import { readConfigFile } from "../project/config-file.js";
import { parseConfig } from "../project/config-text.js";
import { displayName } from "../project/display-name.js";
import { knownEditions, newestEdition } from "../project/editions.js";
import { readFormerOutput } from "../project/former-output.js";
import { generatorVersion } from "../project/generator-version.js";
import { diagnoseInstalledRuntime } from "../project/installed-runtime.js";
import { uncommittedFiles } from "../project/revision.js";
import { type ConfigReading, readSettings, type Settings } from "../project/settings.js";
import { type WriteRefusal, writeRefusalOf, writeStubFiles } from "../project/stub-files.js";
import { planUpgrade, type UpgradePlan } from "../project/upgrade-plan.js";
import type { ChangedFile } from "../stubs/edit-plans.js";
import { CommandRefusal, runRefusable } from "./command-refusal.js";
import { extensionOf, readCallerProjects, specifier } from "./migrate.js";
import { progressOn } from "./progress.js";
import { type ExitCode, exitCode, type Terminal } from "./terminal.js";
import type { UpgradeFlags } from "./upgrade-flags.js";
import { printUpgradeReport } from "./upgrade-report.js";

/** `guildwire upgrade`: moves the output to another version or edition, and the code that uses it. */
export function upgrade(paths: readonly string[], flags: UpgradeFlags, terminal: Terminal): Promise<ExitCode> {
  return runRefusable(() => upgradeProject(paths, flags, terminal), terminal);
}

async function upgradeProject(paths: readonly string[], flags: UpgradeFlags, terminal: Terminal): Promise<ExitCode> {
  const { cwd } = terminal;
  const edition = flags.to ?? newestEdition();
  const known = knownEditions();
  if (!known.includes(edition)) {
    const message = `there is no edition ${JSON.stringify(edition)}`;
    throw new CommandRefusal([diagnose("usage-invalid", message, { expected: `one of ${known.join(", ")}` })]);
  }
  const { settings, written } = await settingsFor(flags, edition, cwd);
  const former = readFormerOutput(settings.outDir, settings.sourceOutput !== undefined);
  if ("reason" in former) {
    const message = `${settings.outName} ${former.reason}`;
    throw new CommandRefusal([
      diagnose("upgrade-impossible", message, { fix: "run guildwire generate for a first output" }),
    ]);
  }
  const isCurrent =
    former.version === undefined &&
    former.manifest.edition === edition &&
    former.manifest.generator === generatorVersion();
  if (isCurrent && written === edition) {
    await printUpgradeReport({ flags, edition, former, plan: undefined, outName: settings.outName }, terminal);
    return exitCode.fine;
  }
  // Programs that are compiled with another runtime have other types.
  const otherRuntime = diagnoseInstalledRuntime(settings.outDir);
  if (otherRuntime !== undefined) throw new CommandRefusal([otherRuntime]);
  const plan = await planIn(paths, { settings, flags, former, edition }, terminal);
  refuseUncommitted(plan, settings, flags, cwd);
  if (!flags.dryRun) await apply(plan, settings, flags, terminal);
  await printUpgradeReport({ flags, edition, former, plan, outName: settings.outName }, terminal);
  return plan.left.length > 0 ? exitCode.findings : exitCode.fine;
}

/** The settings with the new edition, and the edition that the configuration names. */
async function settingsFor(
  flags: UpgradeFlags,
  edition: string,
  cwd: string,
): Promise<{ readonly settings: Settings; readonly written: string | undefined }> {
  const file = flags.reading === undefined ? await readConfigFile(flags, cwd) : flags.reading.file;
  let config: Config | undefined = flags.reading?.config;
  if (file !== undefined && !("code" in file) && config === undefined) {
    const parsed = await parseConfig(file);
    if (parsed.diagnostics.length > 0) throw new CommandRefusal(parsed.diagnostics);
    config = parsed.config;
  }
  const reading: ConfigReading = { file, ...(config === undefined ? {} : { config: { ...config, edition } }) };
  const { settings, diagnostics } = await readSettings({ ...flags, reading }, cwd);
  if (settings === undefined) throw new CommandRefusal(diagnostics);
  return { settings, written: config?.edition };
}

interface UpgradeRun {
  readonly settings: Settings;
  readonly flags: UpgradeFlags;
  readonly former: Exclude<ReturnType<typeof readFormerOutput>, { readonly reason: string }>;
  readonly edition: string;
}

async function planIn(
  paths: readonly string[],
  { settings, flags, former, edition }: UpgradeRun,
  terminal: Terminal,
): Promise<UpgradePlan> {
  const { cwd } = terminal;
  const searched = (paths.length === 0 ? ["."] : paths).map((path) => resolve(cwd, path));
  const named = flags.project === undefined ? undefined : resolve(cwd, flags.project);
  const extension = await extensionOf(settings);
  const planned = await planUpgrade({
    settings,
    former,
    edition,
    cwd,
    searched,
    isForAll: flags.api === undefined,
    projects: await readCallerProjects(searched, named, cwd),
    specifierOf: (module, file) => specifier(module, file.fileName, { settings, extension }),
    progress: progressOn(terminal),
  });
  if ("diagnostics" in planned) {
    throw new CommandRefusal(
      planned.diagnostics,
      planned.files,
      planned.isLoaded ? exitCode.findings : exitCode.unusable,
    );
  }
  return planned;
}

function refuseUncommitted(plan: UpgradePlan, settings: Settings, flags: UpgradeFlags, cwd: string): void {
  if (flags.force || flags.dryRun) return;
  const folders = [settings.outDir, ...(settings.stubs?.out === undefined ? [] : [settings.stubs.out])];
  const edited = plan.files.filter(({ file }) => file.before !== undefined).map(({ path }) => path);
  const found = uncommittedFiles([...edited, ...folders], settings.outDir);
  if (found.length === 0) return;
  throw new CommandRefusal(
    found.map((path) => {
      const file = displayName(path, cwd);
      const location = { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
      return diagnose("upgrade-uncommitted", `${file} has changes that are not committed; nothing was written`, {
        location,
        fix: "commit them, or pass --force",
      });
    }),
  );
}

/** Writes the configuration, generates, edits the code, and fits the comments and the record of handlers. */
async function apply(plan: UpgradePlan, settings: Settings, flags: UpgradeFlags, terminal: Terminal): Promise<void> {
  const { cwd } = terminal;
  // A second run does nothing for a project whose output is new, so nothing is written unless all of it can be.
  refuse(
    writeRefusalOf(
      cwd,
      plan.files.map(({ file }): ChangedFile => file),
    ),
    cwd,
  );
  const isCode = ({ path }: { readonly path: string }): boolean => /\.[cm]?tsx?$/.test(path);
  write(
    plan.files.filter((one) => !isCode(one)),
    cwd,
  );
  const quiet = { ...terminal, stdout: { write: () => {} } };
  const { reading: _, ...own } = flags;
  const { generate } = await import("./generate.js");
  const code = await generate({ ...own, check: false, force: false, format: "text" }, quiet);
  if (code !== exitCode.fine) throw new CommandRefusal([], [], code);
  write(plan.files.filter(isCode), cwd);
  if (settings.stubs?.out === undefined) return;
  const { stubs } = await import("./stubs.js");
  await stubs({ ...own, check: false, dryRun: false, format: "text" }, quiet);
}

function write(files: UpgradePlan["files"], cwd: string): void {
  if (files.length === 0) return;
  const changed = files.map(({ file }): ChangedFile => file);
  refuse(writeStubFiles(cwd, changed), cwd);
}

function refuse(refusal: WriteRefusal | undefined, cwd: string): void {
  if (refusal === undefined) return;
  const file = displayName(join(cwd, refusal.path), cwd);
  const location = { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
  throw new CommandRefusal([diagnose("upgrade-unwritable", `${file}: ${refusal.message}`, { location })]);
}
