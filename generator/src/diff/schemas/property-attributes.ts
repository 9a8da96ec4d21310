import { isHidden, type MergedProperty } from "../../model/merged-properties.js";
import type { SentIn } from "../../model/type.js";
import { canonicalJson } from "../canonical-json.js";
import { formatJson } from "../message-format.js";
import type { SchemaChangeId } from "../rules/schema-changes.js";
import type { LogicalLocation, SchemaComparison } from "./comparison.js";

/** Compares everything except schema and presence. `hidden`: the property is absent on one of the sides. */
export function compareAttributes(
  comparison: SchemaComparison,
  base: MergedProperty,
  head: MergedProperty,
  location: LogicalLocation,
): "hidden" | "shown" {
  const pointers = { base: base.at, head: head.at };
  const report = (change: SchemaChangeId, message: string, key?: string): void => {
    comparison.report(location, change, { message, ...pointers, ...(key === undefined ? {} : { key }) });
  };
  if (!base.readOnly && head.readOnly) report("property-made-read-only", "is only sent by the service");
  if (base.readOnly && !head.readOnly) report("property-made-writable", "may be sent to the service");
  if (!base.writeOnly && head.writeOnly) report("property-made-write-only", "is only sent to the service");
  if (base.writeOnly && !head.writeOnly) report("property-made-readable", "is sent by the service");
  if (isHidden(base, location.direction) || isHidden(head, location.direction)) return "hidden";
  if (!base.deprecated && head.deprecated) report("property-deprecated", "is deprecated");
  if (base.deprecated && !head.deprecated) report("property-undeprecated", "is no longer deprecated");
  if (!base.ownerOnly && head.ownerOnly) report("property-owner-only", "is for owners only");
  if (base.ownerOnly && !head.ownerOnly) report("property-for-everyone", "is no longer for owners only");
  if (!base.clientDefault && head.clientDefault) report("client-default-added", "may be set once for a client");
  if (base.clientDefault && !head.clientDefault)
    report("client-default-removed", "can no longer be set once for a client");
  compareFeatures(base, head, report);
  comparePermissions(base, head, report);
  compareSentIn(base, head, report);
  return "shown";
}

type ReportChange = (change: SchemaChangeId, message: string, key?: string) => void;

function compareFeatures(base: MergedProperty, head: MergedProperty, report: ReportChange): void {
  const before = new Set(base.features.map(canonicalJson));
  const after = new Set(head.features.map(canonicalJson));
  for (const feature of [...after].filter((one) => !before.has(one))) {
    report("feature-required", `is only accepted with the feature ${feature}`, feature);
  }
  for (const feature of [...before].filter((one) => !after.has(one))) {
    report("feature-released", `no longer requires the feature ${feature}`, feature);
  }
}

function comparePermissions(base: MergedProperty, head: MergedProperty, report: ReportChange): void {
  const before = new Set(base.permissions.map(canonicalJson));
  const after = new Set(head.permissions.map(canonicalJson));
  for (const permission of [...after].filter((one) => !before.has(one))) {
    report("property-permission-added", `requires the permission ${permission}`, permission);
  }
  for (const permission of [...before].filter((one) => !after.has(one))) {
    report("property-permission-removed", `no longer requires the permission ${permission}`, permission);
  }
}

/** Compares where a property is sent. Without any list, it is sent everywhere. */
function compareSentIn(base: MergedProperty, head: MergedProperty, report: ReportChange): void {
  const [before, after] = [sentInNames(base.sentIn), sentInNames(head.sentIn)];
  if (canonicalJson([...before].sort()) === canonicalJson([...after].sort())) return;
  const everywhere = { base: base.sentIn.length === 0, head: head.sentIn.length === 0 };
  const lost = everywhere.base || (!everywhere.head && [...before].some((path) => !after.has(path)));
  const words = (paths: ReadonlySet<string>): string => (paths.size === 0 ? "everywhere" : formatJson([...paths]));
  report(lost ? "sent-in-narrowed" : "sent-in-widened", `was present ${words(before)}, and is ${words(after)}`);
}

function sentInNames(lists: readonly SentIn[]): ReadonlySet<string> {
  return new Set(
    lists.flatMap(({ events, operations, objects, elsewhere, when }) => [
      ...[...events, ...operations, ...objects].map((name) => (when === undefined ? name : `${name} when ${when}`)),
      ...(elsewhere === undefined ? [] : [elsewhere]),
    ]),
  );
}
