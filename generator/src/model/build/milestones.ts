import type { Json, JsonObject } from "../../load/document.js";
import { milestoneTime } from "../milestone.js";
import { type Milestone, type StabilityLevel, stabilityLevels } from "../operation-type.js";
import { asObject, asString, withoutUndefined } from "../raw.js";

/** The maturity of an operation (`x-stability-level`). */
export function readStability(node: JsonObject): { readonly stability?: StabilityLevel } {
  return withoutUndefined({ stability: stabilityLevels.find((level) => level === node["x-stability-level"]) });
}

/** The dates from which an operation is deprecated and no longer available (`x-deprecated-at`, `x-sunset`). */
export function readMilestones(node: JsonObject): { readonly deprecatedAt?: Milestone; readonly sunset?: Milestone } {
  return withoutUndefined({
    deprecatedAt: readMilestone(node["x-deprecated-at"]),
    sunset: readMilestone(node["x-sunset"]),
  });
}

function readMilestone(node: Json | undefined): Milestone | undefined {
  const fields = asObject(node);
  const date = asString(fields?.["date"] ?? node);
  const time = date === undefined ? undefined : milestoneTime(date);
  if (time === undefined) return undefined;
  return withoutUndefined({ date: new Date(time).toISOString(), link: asString(fields?.["link"]) });
}
