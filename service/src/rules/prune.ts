import type { Snowflake } from "@guildwire/api/types";

const day = 86_400_000;

/** The properties of a member that a prune reads. */
export interface PrunableMember {
  readonly user_id: Snowflake;
  readonly roles: readonly Snowflake[];
  /** When the member joined or was last active in the guild, whichever is later. */
  readonly last_active: Date;
}

/** The time that is the given number of days before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

/**
 * The members that a prune removes: inactive for `days` days, not the owner, and without roles except those in
 * `include_roles`. Unknown ids there have no effect.
 *
 * Rules: prune-default-no-roles, prune-include-roles-subset, prune-include-roles-none, prune-inactive, prune-owner,
 * prune-unknown-roles, prune-count-agrees.
 */
export function prunedMembers<M extends PrunableMember>(
  members: readonly M[],
  prune: {
    readonly owner_id: Snowflake;
    readonly now: Date;
    readonly days: number;
    readonly include_roles: readonly Snowflake[];
  },
): M[] {
  const since = daysBefore(prune.now, prune.days);
  const included = new Set(prune.include_roles);
  return members.filter(
    ({ user_id, roles, last_active }) =>
      last_active <= since && user_id !== prune.owner_id && roles.every((role) => included.has(role)),
  );
}

/**
 * The number in the response of a prune: how many members were removed, or null if it was not requested.
 *
 * Rules: prune-count-null.
 */
export function prunedCount(removed: number, compute_prune_count: boolean | undefined): number | null {
  return compute_prune_count === false ? null : removed;
}

/**
 * The time since which messages of a banned user are deleted; undefined for none.
 *
 * Rules: ban-create-delete-messages, ban-create-body-optional.
 */
export function messagesDeletedSince(now: Date, delete_message_days: number | undefined): Date | undefined {
  return delete_message_days === undefined || delete_message_days === 0
    ? undefined
    : daysBefore(now, delete_message_days);
}
