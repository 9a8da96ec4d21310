import type { AllowedMentions, AllowedMentionType, Snowflake } from "@guildwire/api/types";

/** Whom a message mentions. */
export interface Mentions {
  /** Whether @everyone or @here is there. */
  readonly everyone: boolean;
  /** Ids of users, in the order of the text, each once. */
  readonly users: readonly Snowflake[];
  /** Ids of roles, in the order of the text, each once. */
  readonly roles: readonly Snowflake[];
}

/** Code is quoted, not said: what stands in backticks mentions nobody. */
const code = /(`{1,3})[^`][\s\S]*?\1/g;

/** Whom a text mentions, whether or not they exist and may be notified. */
export function mentionsIn(content: string): Mentions {
  const text = content.replace(code, " ");
  return {
    everyone: /@(?:everyone|here)\b/.test(text),
    users: idsIn(text, /<@!?(\d{1,20})>/g),
    roles: idsIn(text, /<@&(\d{1,20})>/g),
  };
}

/**
 * Whom a message notifies: of those whom its content mentions the ones that the request allows, which without
 * `allowed_mentions` is everybody. An edit without `allowed_mentions` is no exception, whatever the message was first
 * sent with, so a caller passes those of the edit only.
 *
 * Rules: message-allowed-mentions-default, webhook-edit-mentions-rebuilt, webhook-edit-mentions-default,
 * webhook-edit-mentions-given.
 */
export function notifiedBy(content: string, allowed: AllowedMentions | undefined): Mentions {
  const mentions = mentionsIn(content);
  if (allowed === undefined) return mentions;
  const parsed = (kind: AllowedMentionType) => allowed.parse?.includes(kind) === true;
  return {
    everyone: mentions.everyone && parsed("everyone"),
    users: mentions.users.filter((id) => parsed("users") || allowed.users?.includes(id)),
    roles: mentions.roles.filter((id) => parsed("roles") || allowed.roles?.includes(id)),
  };
}

function idsIn(text: string, pattern: RegExp): Snowflake[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, id = ""]) => id))];
}
