/** The data about a user that verification levels check. */
export interface Newcomer {
  /** Whether the e-mail address was verified. */
  readonly verified: boolean;
  /** Whether a phone number was verified. */
  readonly phone: boolean;
  readonly signedUpAt: Date;
  readonly joinedAt: Date;
  /** Whether the member has a role, which bypasses the level. */
  readonly hasRole: boolean;
}

/** Minimum age of the account at level 2, and of the membership at level 3, in milliseconds. */
const accountAge = 5 * 60_000;
const membershipAge = 10 * 60_000;

/**
 * Whether a user meets the verification level of a guild. Each level includes the requirements of those below it.
 *
 * Rules: member-role-admits-bypass, control-message-verification.
 */
export function meetsVerification(level: number, newcomer: Newcomer, now: Date): boolean {
  if (newcomer.hasRole) return true;
  const has = (since: Date, age: number): boolean => now.getTime() - since.getTime() >= age;
  return (
    (level < 1 || newcomer.verified) &&
    (level < 2 || has(newcomer.signedUpAt, accountAge)) &&
    (level < 3 || has(newcomer.joinedAt, membershipAge)) &&
    (level < 4 || newcomer.phone)
  );
}
