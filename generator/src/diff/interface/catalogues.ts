import type { ErrorFormat, ErrorValue } from "../../model/error-format.js";
import type { Interface, Lifecycle } from "../../model/interface.js";
import { canonicalJson } from "../canonical-json.js";
import { formatJson, formatList } from "../message-format.js";
import { paired } from "../pairing.js";
import { type ChangeReporter, type Comparison, reporterFor } from "./comparison.js";

/** Compares tables at the root of the document: permissions, errors, lifecycles. */
export function compareCatalogues(comparison: Comparison): void {
  comparePermissionBits(comparison);
  compareErrorEntries(comparison);
  compareErrorFormats(comparison);
  compareRateLimitHeaders(comparison);
  compareLifecycles(comparison);
}

function comparePermissionBits(comparison: Comparison): void {
  const { base, head } = comparison;
  const { removed, added, kept } = paired(base.permissions, head.permissions, ({ name }) => name);
  const reporter = (name: string): ChangeReporter => reporterFor(comparison, `permission ${name}`);
  for (const { name, at } of removed) {
    reporter(name).report("permission-bit-removed", {
      message: `${name} was removed`,
      base: at,
      head: "/x-permission-bits",
    });
  }
  for (const { name, at } of added) {
    reporter(name).report("permission-bit-added", {
      message: `${name} was added`,
      base: "/x-permission-bits",
      head: at,
    });
  }
  for (const [was, is] of kept) {
    if (was.bit === is.bit) continue;
    const message = `${is.name} was bit ${was.bit}, and is bit ${is.bit}`;
    reporter(is.name).report("permission-bit-moved", { message, base: was.at, head: is.at });
  }
}

function compareErrorEntries(comparison: Comparison): void {
  const { base, head } = comparison;
  const { removed, added, kept } = paired(base.errors, head.errors, ({ name }) => name);
  const reporter = (name: string): ChangeReporter => reporterFor(comparison, `error ${name}`);
  for (const { name, at } of removed) {
    reporter(name).report("error-code-removed", { message: `${name} was removed`, base: at, head: "/x-errors" });
  }
  for (const { name, at } of added) {
    reporter(name).report("error-code-added", { message: `${name} was added`, base: "/x-errors", head: at });
  }
  for (const [was, is] of kept) {
    const { report } = reporter(is.name);
    const pointers = { base: was.at, head: is.at };
    if (was.code !== is.code) {
      report("error-code-changed", { message: `the code was ${was.code}, and is ${is.code}`, ...pointers });
    }
    if (was.status !== is.status) {
      report("error-status-changed", { message: `the status was ${was.status}, and is ${is.status}`, ...pointers });
    }
    if (was.message !== is.message) {
      const message = `the message was ${formatJson(was.message)}, and is ${formatJson(is.message)}`;
      report("error-message-changed", { message, ...pointers });
    }
    const [before, after] = [[...was.failures].sort(), [...is.failures].sort()];
    if (canonicalJson(before) !== canonicalJson(after)) {
      const message = `was the response to ${formatFailures(before)}, and is the response to ${formatFailures(after)}`;
      report("error-failures-changed", { message, ...pointers });
    }
  }
}

/** Compares declared error formats. A format recognized from a schema is compared with that schema's responses. */
function compareErrorFormats(comparison: Comparison): void {
  const { base, head, schemas } = comparison;
  const declared = ({ errorFormats: { document, isDeclared } }: Interface): ErrorFormat | undefined =>
    isDeclared ? document : undefined;
  const [was, is] = [declared(base), declared(head)];
  const reporter = reporterFor(comparison, "error format");
  const pointers = { base: "/x-error-format", head: "/x-error-format" };
  if (was === undefined || is === undefined) {
    if (was === is) return;
    const message = is === undefined ? "x-error-format was removed" : "x-error-format was added";
    reporter.report("error-format-changed", { message, ...pointers });
    return;
  }
  const parts = [
    ...(was.mediaType === is.mediaType ? [] : ["media type"]),
    ...(canonicalErrorValue(was.body) === canonicalErrorValue(is.body) ? [] : ["body"]),
    ...(canonicalIssueCodes(was) === canonicalIssueCodes(is) ? [] : ["issue codes"]),
  ];
  if (parts.length > 0) {
    reporter.report("error-format-changed", { message: `has a different ${formatList(parts)}`, ...pointers });
  }
  schemas.compare(was.schema, is.schema, { context: reporter.context, path: " schema", direction: "response" });
}

/** Names of headers have no case. */
function compareRateLimitHeaders(comparison: Comparison): void {
  const { base, head } = comparison;
  const canonical = (model: Interface): string => canonicalJson(model.rateLimitHeaders).toLowerCase();
  if (canonical(base) === canonical(head)) return;
  const names = Object.entries(head.rateLimitHeaders).map(([fact, name]) => `${fact} in ${name}`);
  const message = names.length === 0 ? "names no headers" : `reports ${formatList(names)}`;
  const pointers = { base: "/x-rate-limit", head: "/x-rate-limit" };
  reporterFor(comparison, "rate limits").report("rate-limit-headers-changed", { message, ...pointers });
}

/** Serializes an error value. The properties of an error body are a map: their order has no meaning. */
function canonicalErrorValue(value: ErrorValue): string {
  return canonicalJson(asMaps(value));
}

function asMaps(value: ErrorValue): object {
  if (value.kind === "issues") return { ...value, item: asMaps(value.item) };
  if (value.kind !== "object") return value;
  return { ...value, properties: Object.fromEntries(value.properties.map((one) => [one.name, asMaps(one.value)])) };
}

function canonicalIssueCodes({ issueCodes, issueCodeSpelling }: ErrorFormat): string {
  return canonicalJson([Object.fromEntries(issueCodes), issueCodeSpelling]);
}

function formatFailures(failures: readonly string[]): string {
  return failures.length === 0 ? "no built-in failure" : formatList(failures);
}

function compareLifecycles(comparison: Comparison): void {
  const { base, head } = comparison;
  const { removed, added, kept } = paired(base.lifecycles, head.lifecycles, ({ name }) => name);
  for (const { name, at } of removed) {
    const details = { message: `the lifecycle ${name} was removed`, base: at, head: "/x-lifecycles" };
    reporterFor(comparison, name).report("lifecycle-removed", details);
  }
  for (const { name, at } of added) {
    const details = { message: `the lifecycle ${name} was added`, base: "/x-lifecycles", head: at };
    reporterFor(comparison, name).report("lifecycle-added", details);
  }
  for (const [was, is] of kept) compareLifecycle(was, is, reporterFor(comparison, is.name));
}

function compareLifecycle(base: Lifecycle, head: Lifecycle, { report }: ChangeReporter): void {
  const pointers = { base: base.at, head: head.at };
  if (base.validity !== head.validity) {
    const longer = secondsOf(head.validity) > secondsOf(base.validity);
    const message = `was valid for ${base.validity ?? "ever"}, and is for ${head.validity ?? "ever"}`;
    report(longer ? "validity-lengthened" : "validity-shortened", { message, ...pointers });
  }
  const states = paired(base.states, head.states, ({ name }) => name);
  for (const { name } of states.added)
    report("state-added", { message: `the state ${name} was added`, ...pointers, key: name });
  for (const { name } of states.removed)
    report("state-removed", { message: `the state ${name} was removed`, ...pointers, key: name });
  const key = ({ from, to, by }: Lifecycle["transitions"][number]): string => `${from} to ${to} by ${by}`;
  const transitions = paired(base.transitions, head.transitions, key);
  for (const one of transitions.added) {
    report("transition-added", { message: `the transition ${key(one)} was added`, ...pointers, key: key(one) });
  }
  for (const one of transitions.removed) {
    report("transition-removed", { message: `the transition ${key(one)} was removed`, ...pointers, key: key(one) });
  }
  for (const [was, is] of transitions.kept) {
    if (canonicalJson(was) === canonicalJson(is)) continue;
    const message = `the transition ${key(is)} happens under a different condition, or has a different effect`;
    report("transition-changed", { message, ...pointers, key: key(is) });
  }
}

/** Converts an ISO 8601 duration to seconds, with months of 30 days; infinity without a duration. */
function secondsOf(duration: string | undefined): number {
  if (duration === undefined) return Number.POSITIVE_INFINITY;
  const parts = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?)?$/.exec(
    duration,
  );
  const lengths = [365 * 86_400, 30 * 86_400, 7 * 86_400, 86_400, 3_600, 60, 1];
  return lengths.reduce((sum, length, index) => sum + length * Number(parts?.[index + 1] ?? 0), 0);
}
