import { type Guild, GuildFeature, type ModifyGuildBody, type Snowflake } from "@guildwire/api/types";
import { type FormIssue, pointer } from "./form.js";

/** The data that a change of a guild is validated against. */
export interface GuildFacts {
  readonly features: readonly GuildFeature[];
  /** Ids of channels of the guild, at least those that the change refers to. */
  readonly channels: ReadonlySet<Snowflake>;
  /** Whether the user in `owner_id` is a member; ignored if the body has no owner_id. */
  readonly newOwnerIsMember: boolean;
}

const knownFeatures: ReadonlySet<string> = new Set(Object.values(GuildFeature));

const pointers = ["afk_channel_id", "system_channel_id", "rules_channel_id", "public_updates_channel_id"] as const;

/** The ids of channels that a change of a guild refers to. */
export function channelPointers(body: ModifyGuildBody): Snowflake[] {
  return pointers.flatMap((field) => body[field] ?? []);
}

/**
 * The issues of a change of a guild, beyond its schema and its images.
 *
 * Rules: guild-modify-owner-is-member, guild-modify-channel-pointers, guild-modify-features-known.
 */
export function guildChangeIssues(body: ModifyGuildBody, guild: GuildFacts): FormIssue[] {
  const issues: FormIssue[] = [];
  if (body.owner_id !== undefined && !guild.newOwnerIsMember)
    issues.push({ path: "/owner_id", code: "member", message: "must be a member of this guild" });
  for (const field of pointers) {
    const id = body[field];
    if (id !== undefined && id !== null && !guild.channels.has(id))
      issues.push({ path: pointer(field), code: "channel", message: "must be a channel of this guild" });
  }
  for (const [index, feature] of (body.features ?? []).entries())
    if (!knownFeatures.has(feature) && !guild.features.includes(feature))
      issues.push({ path: pointer("features", index), code: "feature", message: "must be a known feature" });
  return issues;
}

/** The changed properties of a guild, without its images. */
export type GuildChange = Partial<
  Pick<
    Guild,
    | "name"
    | "region"
    | "verification_level"
    | "default_message_notifications"
    | "explicit_content_filter"
    | "afk_channel_id"
    | "afk_timeout"
    | "owner_id"
    | "system_channel_id"
    | "system_channel_flags"
    | "rules_channel_id"
    | "public_updates_channel_id"
    | "preferred_locale"
    | "features"
    | "description"
  >
>;

/**
 * The changes of a body; absent properties are omitted. Features are deduplicated.
 *
 * Rules: guild-modify-absent-unchanged, guild-modify-null-level, guild-modify-features-replaced.
 */
export function guildChange(body: ModifyGuildBody): GuildChange {
  const { icon, splash, discovery_splash, banner, features, ...fields } = body;
  const { verification_level, default_message_notifications, explicit_content_filter, preferred_locale } = fields;
  return present({
    ...fields,
    verification_level: orZero(verification_level),
    default_message_notifications: orZero(default_message_notifications),
    explicit_content_filter: orZero(explicit_content_filter),
    preferred_locale: preferred_locale === null ? "en-US" : preferred_locale,
    features: features === undefined ? undefined : [...new Set(features)],
  });
}

/**
 * Adds or removes one feature; keeps the order of the others.
 *
 * Rules: welcome-screen-modify-enabled.
 */
export function withFeature(features: readonly GuildFeature[], feature: GuildFeature, wanted: boolean): GuildFeature[] {
  const others = features.filter((present) => present !== feature);
  return wanted ? [...(features.includes(feature) ? features : [...others, feature])] : others;
}

function orZero(level: number | null | undefined): number | undefined {
  return level === null ? 0 : level;
}

/** Omits undefined properties, which the store would write as values. */
function present<T extends object>(fields: { [K in keyof T]: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
