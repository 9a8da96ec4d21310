import { errors } from "@guildwire/api/server";
import type { GuildFeature } from "@guildwire/api/types";

/**
 * Throws missingAccess (403, code 50001) for a caller who may not preview a guild.
 *
 * Rules: guild-preview-member, guild-preview-discoverable, guild-preview-public-stage, guild-preview-refused.
 */
export function assertMayPreview(caller: {
  readonly member: boolean;
  readonly features: readonly GuildFeature[];
  /** Whether a public stage of the guild is live. */
  readonly publicStage: boolean;
}): void {
  if (!caller.member && !isDiscoverable(caller.features) && !caller.publicStage) throw errors.missingAccess();
}

/**
 * A value that only discoverable guilds have; null for others.
 *
 * Rules: guild-preview-description, guild-discovery-splash-null.
 */
export function whenDiscoverable<T>(features: readonly GuildFeature[], value: T | null): T | null {
  return isDiscoverable(features) ? value : null;
}

function isDiscoverable(features: readonly GuildFeature[]): boolean {
  return features.includes("DISCOVERABLE");
}
