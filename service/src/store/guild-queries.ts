import type { Role } from "@guildwire/api/types";
import type { StoredChannel } from "./repositories/channels.js";
import type { StoredEmoji } from "./repositories/emojis.js";
import type { StoredGuild } from "./repositories/guilds.js";
import type { ShownMember } from "./repositories/members.js";
import type { DirectoryKind } from "./schema/service-tables.js";

/** The data that determines whether a user may read a guild. */
export interface CallerFacts {
  readonly owner_id: string;
  /** Undefined for a user who is not a member. */
  readonly member: CallingMember | undefined;
}

export interface CallingMember {
  readonly user_id: string;
  readonly pending: boolean;
  /** The permissions of the member's roles, including @everyone. */
  readonly permissions: readonly string[];
}

/** The result of a query, and the caller's facts in the same snapshot; neither for an unknown guild. */
export type CallerResult<Result> =
  | { readonly caller: CallerFacts; readonly result: Result }
  | { readonly caller: undefined };

export interface GuildCall {
  readonly guildId: string;
  /** The calling user. */
  readonly userId: string;
}

/** A guild with its roles, unordered, and its emojis. */
export interface GuildWithParts {
  readonly guild: StoredGuild;
  readonly roles: readonly Role[];
  readonly emojis: readonly Omit<StoredEmoji, "guild_id" | "user_id">[];
  /** Undefined if they were not requested. */
  readonly counts: MemberCounts | undefined;
}

export interface MemberCounts {
  readonly members: number;
  readonly present: number;
}

/**
 * The most frequent queries. On PostgreSQL, each is one statement that also authorizes the caller, on one snapshot; on
 * SQLite, each is one unit of work.
 */
export interface GuildQueries {
  guild(call: GuildCall, withCounts: boolean): Promise<CallerResult<GuildWithParts>>;
  member(call: GuildCall, userId: string): Promise<CallerResult<ShownMember | undefined>>;
  /** Members in ascending order of their user ids. */
  members(
    call: GuildCall,
    page: { readonly after?: string; readonly limit: number },
  ): Promise<CallerResult<ShownMember[]>>;
  /** Members whose username or nickname starts with a text, in ascending order of their user ids. */
  search(call: GuildCall, query: string, limit: number): Promise<CallerResult<ShownMember[]>>;
  /** All channels without threads, unordered. */
  channels(call: GuildCall): Promise<CallerResult<StoredChannel[]>>;
  /** All roles, unordered. */
  roles(call: GuildCall): Promise<CallerResult<Role[]>>;
  /** The guild of an id that identifies an object in a path; "0" outside of guilds, undefined for an unknown id. */
  guildOf(kind: DirectoryKind, id: string): Promise<string | undefined>;
  /** Whether an id is that of an application. */
  isApplication(id: string): Promise<boolean>;
  /** The application of a bot token. */
  applicationOfBot(tokenHash: Uint8Array): Promise<{ readonly id: string; readonly bot_id: string } | undefined>;
}
