import type { Milestone, Operation } from "./operation-type.js";

/**
 * Returns the time of a date or a time in UTC (`2026-01-31`, `2026-01-31T12:00:00Z`), in milliseconds since 1970; undefined for
 * another text, and for a day that does not exist.
 */
export function milestoneTime(text: string): number | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})Z)?$/.exec(text);
  if (match === null) return undefined;
  const canonical = `${match[1]}T${match[2] ?? "00:00:00"}.000Z`;
  const time = Date.parse(canonical);
  return !Number.isNaN(time) && new Date(time).toISOString() === canonical ? time : undefined;
}

/** Returns the response headers that announce the end of an operation (RFC 9745, RFC 8594), by lower-case name. */
export function noticeHeaders({
  deprecatedAt,
  sunset,
}: Operation): readonly (readonly [name: string, value: string])[] {
  const links = [linkTo(deprecatedAt, "deprecation"), linkTo(sunset, "sunset")].filter((link) => link !== undefined);
  return [
    ...(deprecatedAt ? [["deprecation", `@${Date.parse(deprecatedAt.date) / 1000}`] as const] : []),
    ...(sunset ? [["sunset", new Date(sunset.date).toUTCString()] as const] : []),
    ...(links.length > 0 ? [["link", links.join(", ")] as const] : []),
  ];
}

function linkTo(milestone: Milestone | undefined, relation: string): string | undefined {
  return milestone?.link === undefined ? undefined : `<${milestone.link}>; rel="${relation}"`;
}
