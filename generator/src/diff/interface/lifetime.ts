import { type Milestone, type Operation, type StabilityLevel, stabilityLevels } from "../../model/operation-type.js";
import { type DiffPolicy, dayLength } from "../policy.js";
import type { InterfaceRuleId } from "../rules/interface-rules.js";
import type { ChangeDetails, ChangeReporter, Comparison } from "./comparison.js";

/** Compares when operations are deprecated and end, and their stability levels. */
export function compareLifetime(
  { policy }: Pick<Comparison, "policy">,
  base: Operation,
  head: Operation,
  { report }: ChangeReporter,
): void {
  const pointers = { base: base.at, head: head.at };
  compareDeprecation(base, head, { policy, pointers, report });
  compareSunset(base, head, { policy, pointers, report });
  const [before, after] = [stabilityOf(base), stabilityOf(head)];
  if (before === after) return;
  const rule =
    stabilityLevels.indexOf(after) < stabilityLevels.indexOf(before) ? "stability-decreased" : "stability-increased";
  report(rule, { message: `the stability level was ${before}, and is ${after}`, ...pointers });
}

/** The rule for the removal of an operation, and what was announced about it. */
export function removalOf(
  { deprecated, sunset }: Operation,
  { today }: DiffPolicy,
): { readonly rule: InterfaceRuleId; readonly announced: string } {
  if (sunset === undefined) {
    return { rule: deprecated === true ? "operation-removed-after-deprecation" : "operation-removed", announced: "" };
  }
  return today < Date.parse(sunset.date)
    ? { rule: "operation-removed-before-sunset", announced: `; its end was announced for ${dateOf(sunset)}` }
    : { rule: "operation-removed-after-sunset", announced: `, as announced for ${dateOf(sunset)}` };
}

/** An operation without a level is stable. */
function stabilityOf({ stability = "stable" }: Operation): StabilityLevel {
  return stability;
}

/** The stability level of the base, for the context of its changes. */
export function levelOf({ stability }: Operation): { readonly stability?: StabilityLevel } {
  return stability === undefined ? {} : { stability };
}

interface Reporting {
  readonly policy: DiffPolicy;
  readonly pointers: Pick<ChangeDetails, "base" | "head">;
  readonly report: ChangeReporter["report"];
}

function compareDeprecation(base: Operation, head: Operation, { policy, pointers, report }: Reporting): void {
  if (base.deprecated !== true && head.deprecated === true) {
    report("operation-deprecated", { message: "is deprecated", ...pointers });
    if (head.sunset === undefined && noticeOf(head, policy) > 0) {
      report("sunset-missing", { message: "is deprecated without the date of its end", ...pointers });
    }
  } else if (base.deprecated === true && head.deprecated !== true) {
    report("operation-undeprecated", { message: "is no longer deprecated", ...pointers });
  }
  const [before, after] = [textOf(base.deprecatedAt), textOf(head.deprecatedAt)];
  if (before === after) return;
  const message = `the date of its deprecation was ${before}, and is ${after}`;
  report("deprecation-date-changed", { message, ...pointers });
}

function compareSunset(base: Operation, head: Operation, { policy, pointers, report }: Reporting): void {
  const [before, after] = [textOf(base.sunset), textOf(head.sunset)];
  if (before === after) return;
  const isEarlier = head.sunset !== undefined && (base.sunset === undefined || head.sunset.date < base.sunset.date);
  const rule = isEarlier && base.sunset !== undefined ? "sunset-brought-forward" : "sunset-changed";
  report(rule, { message: `the date of its end was ${before}, and is ${after}`, ...pointers });
  if (!isEarlier) return;
  const notice = noticeOf(head, policy);
  const days = Math.floor((Date.parse(head.sunset.date) - policy.today) / dayLength);
  if (days >= notice && days >= 0) return;
  const demanded = notice > 0 ? `, and the notice period is ${notice} days` : "";
  const words = days < 0 ? "is past" : `is ${days} days away`;
  report("sunset-too-soon", {
    message: `the date of its end, ${dateOf(head.sunset)}, ${words}${demanded}`,
    ...pointers,
  });
}

/** The notice period of an operation in days. Draft and alpha operations have none. */
function noticeOf(operation: Operation, { notice = {} }: DiffPolicy): number {
  const level = stabilityOf(operation);
  return level === "stable" || level === "beta" ? (notice[level] ?? 0) : 0;
}

function dateOf({ date }: Milestone): string {
  return date.replace("T00:00:00.000Z", "");
}

function textOf(milestone: Milestone | undefined): string {
  return milestone === undefined ? "not stated" : [dateOf(milestone), milestone.link].filter(Boolean).join(", ");
}
