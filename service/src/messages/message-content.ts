import type { AllowedMentions, EmbedList, MessageComponents } from "@guildwire/api/types";
import { notifiedBy } from "../rules/mentions.js";
import type { MessageContent } from "../store/repositories/messages.js";
import type { Work } from "../store/work.js";

/** The common properties of bodies that create or edit a message. */
export interface MessageBody {
  readonly content?: string | undefined;
  readonly embeds?: EmbedList | undefined;
  readonly allowed_mentions?: AllowedMentions | undefined;
  readonly components?: MessageComponents | undefined;
}

/**
 * The columns for the properties of a body. Absent properties have no column, so the result can be used for an update.
 * Mentions are derived from the content: users and roles that exist and may be notified.
 *
 * Rules: webhook-edit-partial, webhook-edit-mentions-rebuilt.
 */
export async function contentOf(
  work: Work,
  guildId: string,
  { content, embeds, components, allowed_mentions }: MessageBody,
): Promise<MessageContent> {
  return {
    ...(content !== undefined && { content, ...(await mentionsOf(work, guildId, content, allowed_mentions)) }),
    ...(embeds !== undefined && { embeds: JSON.stringify(embeds) }),
    ...(components !== undefined && { components: JSON.stringify(components) }),
  };
}

async function mentionsOf(
  work: Work,
  guildId: string,
  content: string,
  allowed: AllowedMentions | undefined,
): Promise<MessageContent> {
  const notified = notifiedBy(content, allowed);
  const users = new Set((await work.users.findAll(notified.users)).map(({ id }) => id));
  const roles = notified.roles.length === 0 ? new Set() : new Set((await work.roles.list(guildId)).map(({ id }) => id));
  return {
    mentions: JSON.stringify(notified.users.filter((id) => users.has(id))),
    mention_roles: JSON.stringify(notified.roles.filter((id) => roles.has(id))),
    mention_everyone: notified.everyone,
  };
}
