import type { SentIn } from "../../model/type.js";
import { canonicalJson } from "../canonical-json.js";
import type { Direction } from "../rule.js";
import type { SchemaChangeId } from "../rules/schema-changes.js";
import { jsonInWords } from "../words.js";
import type { SchemaComparison, Spot } from "./comparison.js";
import type { Member } from "./members.js";

/** Whether a property is not there at all on this way. */
export function isHidden({ readOnly, writeOnly }: Member, direction: Direction): boolean {
  return direction === "request" ? readOnly : writeOnly;
}

/** What is said of a property beside its schema and its presence. `hidden`: it is not there on one of the sides. */
export function compareMemberFacts(
  comparison: SchemaComparison,
  base: Member,
  head: Member,
  spot: Spot,
): "hidden" | "shown" {
  const places = { base: base.at, head: head.at };
  const tell = (change: SchemaChangeId, message: string, key?: string): void => {
    comparison.report(spot, change, { message, ...places, ...(key === undefined ? {} : { key }) });
  };
  if (!base.readOnly && head.readOnly) tell("property-made-read-only", "is only sent by the service");
  if (base.readOnly && !head.readOnly) tell("property-made-writable", "may be sent to the service");
  if (!base.writeOnly && head.writeOnly) tell("property-made-write-only", "is only sent to the service");
  if (base.writeOnly && !head.writeOnly) tell("property-made-readable", "is sent by the service");
  if (isHidden(base, spot.direction) || isHidden(head, spot.direction)) return "hidden";
  if (!base.deprecated && head.deprecated) tell("property-deprecated", "is deprecated");
  if (base.deprecated && !head.deprecated) tell("property-undeprecated", "is no longer deprecated");
  if (!base.ownerOnly && head.ownerOnly) tell("property-owner-only", "is for owners only");
  if (base.ownerOnly && !head.ownerOnly) tell("property-for-everyone", "is no longer for owners only");
  if (!base.clientDefault && head.clientDefault) tell("client-default-added", "may be set once for a client");
  if (base.clientDefault && !head.clientDefault)
    tell("client-default-removed", "cannot be set once for a client any more");
  compareFeatures(base, head, tell);
  comparePermissions(base, head, tell);
  compareSentIn(base, head, tell);
  return "shown";
}

type Tell = (change: SchemaChangeId, message: string, key?: string) => void;

function compareFeatures(base: Member, head: Member, tell: Tell): void {
  const before = new Set(base.features.map(canonicalJson));
  const after = new Set(head.features.map(canonicalJson));
  for (const feature of [...after].filter((one) => !before.has(one))) {
    tell("feature-required", `is only accepted with the feature ${feature}`, feature);
  }
  for (const feature of [...before].filter((one) => !after.has(one))) {
    tell("feature-released", `no longer asks for the feature ${feature}`, feature);
  }
}

function comparePermissions(base: Member, head: Member, tell: Tell): void {
  const before = new Set(base.permissions.map(canonicalJson));
  const after = new Set(head.permissions.map(canonicalJson));
  for (const permission of [...after].filter((one) => !before.has(one))) {
    tell("property-permission-added", `asks for the permission ${permission}`, permission);
  }
  for (const permission of [...before].filter((one) => !after.has(one))) {
    tell("property-permission-removed", `no longer asks for the permission ${permission}`, permission);
  }
}

/** No list of places at all means everywhere. */
function compareSentIn(base: Member, head: Member, tell: Tell): void {
  const [before, after] = [placesIn(base.sentIn), placesIn(head.sentIn)];
  if (canonicalJson([...before].sort()) === canonicalJson([...after].sort())) return;
  const everywhere = { base: base.sentIn.length === 0, head: head.sentIn.length === 0 };
  const lost = everywhere.base || (!everywhere.head && [...before].some((place) => !after.has(place)));
  const words = (places: ReadonlySet<string>): string => (places.size === 0 ? "everywhere" : jsonInWords([...places]));
  tell(lost ? "sent-in-narrowed" : "sent-in-widened", `was present ${words(before)}, and is ${words(after)}`);
}

function placesIn(lists: readonly SentIn[]): ReadonlySet<string> {
  return new Set(
    lists.flatMap(({ events, operations, objects, elsewhere, when }) => [
      ...[...events, ...operations, ...objects].map((name) => (when === undefined ? name : `${name} when ${when}`)),
      ...(elsewhere === undefined ? [] : [elsewhere]),
    ]),
  );
}
