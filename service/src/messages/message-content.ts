import type { AllowedMentions, EmbedList, MessageComponents } from "@guildwire/api/types";
import { notifiedBy } from "../rules/mentions.js";
import type { Repositories } from "../store/repositories/index.js";
import type { MessageContent } from "../store/repositories/messages.js";
import type { StoredUser } from "../store/repositories/users.js";

/** The common properties of bodies that create or edit a message. */
export interface MessageBody {
  readonly content?: string | undefined;
  readonly embeds?: EmbedList | undefined;
  readonly allowed_mentions?: AllowedMentions | undefined;
  readonly components?: MessageComponents | undefined;
}

/** The content of a message, with the users who are needed to store it and to show it. */
export interface LoadedContent {
  /** The columns for the properties of a body. Absent properties have no column, so they can be used for an update. */
  readonly columns: MessageContent;
  readonly users: ReadonlyMap<string, StoredUser>;
}

/**
 * Derives the columns of a body. Mentions are those of the content: users and roles that exist and may be notified. All
 * queries are sent at once.
 *
 * @param others Ids of further users to load. Default: none.
 *
 * Rules: webhook-edit-partial, webhook-edit-mentions-rebuilt.
 */
export async function loadContent(
  { users, roles }: Pick<Repositories, "users" | "roles">,
  guildId: string,
  { content, embeds, components, allowed_mentions }: MessageBody,
  others: readonly string[] = [],
): Promise<LoadedContent> {
  const notified = content === undefined ? undefined : notifiedBy(content, allowed_mentions);
  const [foundUsers, foundRoles] = await Promise.all([
    users.findAll([...new Set([...(notified?.users ?? []), ...others])]),
    notified === undefined || notified.roles.length === 0 ? [] : roles.list(guildId),
  ]);
  const byId = new Map(foundUsers.map((user) => [user.id, user]));
  const roleIds = new Set(foundRoles.map(({ id }) => id));
  const columns = {
    ...(notified !== undefined && {
      content: content ?? "",
      mentions: JSON.stringify(notified.users.filter((id) => byId.has(id))),
      mention_roles: JSON.stringify(notified.roles.filter((id) => roleIds.has(id))),
      mention_everyone: notified.everyone,
    }),
    ...(embeds !== undefined && { embeds: JSON.stringify(embeds) }),
    ...(components !== undefined && { components: JSON.stringify(components) }),
  };
  return { columns, users: byId };
}
