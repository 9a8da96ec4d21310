import type { AllowedMentions, AllowedMentionType, Snowflake } from "@guildwire/api/types";

/** The mentions of a message. */
export interface Mentions {
  /** Whether it contains @everyone or @here. */
  readonly everyone: boolean;
  /** Ids of users, in the order of the text, each once. */
  readonly users: readonly Snowflake[];
  /** Ids of roles, in the order of the text, each once. */
  readonly roles: readonly Snowflake[];
}

/** Code in backticks, which mentions no one. */
const code = /(`{1,3})[^`][\s\S]*?\1/g;

/** The mentions in a text, whether or not the users and roles exist and may be notified. */
export function mentionsIn(content: string): Mentions {
  const text = content.replace(code, " ");
  return {
    everyone: /@(?:everyone|here)\b/.test(text),
    users: idsIn(text, /<@!?(\d{1,20})>/g),
    roles: idsIn(text, /<@&(\d{1,20})>/g),
  };
}

/**
 * The mentions that notify: those in the content that the request allows, or all without `allowed_mentions`. For an
 * edit, the caller passes the `allowed_mentions` of the edit only; those of the original request have no effect.
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
