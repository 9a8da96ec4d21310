import { diagnose } from "../diagnostics/diagnose.js";
import { displayName } from "../project/display-name.js";
import type { FormerOutput } from "../project/former-output.js";
import type { UpgradePlan } from "../project/upgrade-plan.js";
import { breakingChanges } from "../upgrade/changes.js";
import type { EntryChange } from "../upgrade/compare-outputs.js";
import { formatCount } from "../values/text.js";
import { printDiagnostics } from "./print-diagnostics.js";
import { unifiedDiff } from "./rename-report.js";
import type { Terminal } from "./terminal.js";
import type { UpgradeFlags } from "./upgrade-flags.js";

/** The result of a `guildwire upgrade` run. */
export interface UpgradeReport {
  readonly flags: UpgradeFlags;
  readonly edition: string;
  readonly former: FormerOutput;
  /** Undefined if the output has the edition already. */
  readonly plan: UpgradePlan | undefined;
  readonly outName: string;
}

/** Maximum number of names on a line of the report. */
const maxNames = 12;

/** Prints results to stdout and, in text form, what is left to stderr. */
export async function printUpgradeReport(report: UpgradeReport, terminal: Terminal): Promise<void> {
  const { flags, plan } = report;
  const { stdout, stderr, cwd } = terminal;
  const diff = flags.dryRun && plan !== undefined ? unifiedDiff(diffable(plan), cwd) : undefined;
  if (flags.format === "json") {
    stdout.write(`${JSON.stringify(jsonReport(report, diff, cwd), undefined, 2)}\n`);
    return;
  }
  stdout.write(diff ?? "");
  (diff === undefined ? stdout : stderr).write(textReport(report, cwd));
  if (plan === undefined) return;
  const left = plan.left.map(({ file, line, column, code, why, action }) => {
    const location = { file, line, column, endLine: line, endColumn: column };
    return diagnose("upgrade-left", `${code}: ${why}`, { location, fix: action });
  });
  await printDiagnostics(left, stderr, { format: "text", terminal, grouping: "frequent-codes" });
}

function diffable({ files }: UpgradePlan): Parameters<typeof unifiedDiff>[0] {
  return files.map(({ path, file }) => ({
    path,
    file: { ...file, before: file.before ?? "", edits: file.edits ?? [] },
  }));
}

function textReport({ flags, edition, former, plan, outName }: UpgradeReport, cwd: string): string {
  if (plan === undefined) return `unchanged (${outName} has the edition ${edition})\n`;
  const { declarations, changes, rewritten, files, left } = plan;
  const lines = [`${outName}: from ${formerName(former)} to edition ${edition}`];
  if (declarations.length > 0) lines.push("", "types", ...declarations.flatMap(entryLines));
  const inBehaviour = changes.filter(({ area }) => area === "run time" || area === "service");
  if (inBehaviour.length > 0) {
    lines.push("", "run-time behaviour", ...inBehaviour.map(({ title, action }) => `  ${title}: ${action}`));
  }
  const inHandlers = changes.filter(({ area }) => area === "handlers");
  if (inHandlers.length > 0) {
    lines.push("", "handlers", ...inHandlers.map(({ title, action }) => `  ${title}: ${action}`));
  }
  lines.push("", flags.dryRun ? "would be rewritten" : "rewritten");
  for (const { path } of files) lines.push(`  ~ ${displayName(path, cwd)}`);
  for (const [code, count] of [...rewritten].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const title = breakingChanges.find((one) => one.code === code)?.title ?? code;
    lines.push(`  ${formatCount(count, "use")}: ${title}`);
  }
  const total = [...rewritten.values()].reduce((sum, count) => sum + count, 0);
  const decided = formatCount(left.length, "place");
  lines.push("", `${formatCount(total, "use")} ${flags.dryRun ? "would be rewritten" : "rewritten"}, ${decided} left`);
  return `${lines.join("\n")}\n`;
}

function formerName({ manifest, version }: FormerOutput): string {
  if (manifest.edition !== undefined) return `edition ${manifest.edition} of version ${manifest.generator}`;
  return `version ${version ?? manifest.generator}`;
}

function entryLines({ entry, added, removed, renamed, changed }: EntryChange): readonly string[] {
  const names = (list: readonly string[]): string =>
    list.length <= maxNames
      ? list.join(", ")
      : `${list.slice(0, maxNames).join(", ")} and ${list.length - maxNames} more`;
  const moves = renamed.map((one) =>
    one.entry === entry ? `${one.former} → ${one.current}` : `${one.former} → ${one.current} of ${one.entry}`,
  );
  return [
    ...(moves.length === 0 ? [] : [`  ${entry} renamed: ${names(moves)}`]),
    ...(removed.length === 0 ? [] : [`  ${entry} removed: ${names(removed)}`]),
    ...(changed.length === 0 ? [] : [`  ${entry} changed: ${names(changed)}`]),
    ...(added.length === 0 ? [] : [`  ${entry} added: ${names(added)}`]),
  ];
}

function jsonReport(
  { edition, former, plan }: UpgradeReport,
  diff: string | undefined,
  cwd: string,
): { readonly [key: string]: unknown } {
  const from = { generator: former.manifest.generator, edition: former.manifest.edition ?? null };
  if (plan === undefined) return { version: 1, from, edition, isUnchanged: true };
  return {
    version: 1,
    from,
    edition,
    isUnchanged: false,
    declarations: plan.declarations,
    changes: plan.changes,
    files: plan.files.map(({ path }) => displayName(path, cwd)),
    rewritten: Object.fromEntries(plan.rewritten),
    left: plan.left,
    ...(diff === undefined ? {} : { diff }),
  };
}
