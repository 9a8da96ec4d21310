import { createHash } from "node:crypto";
import type { User } from "@guildwire/api/types";

/** The author fields of a request body. */
export interface AuthorOverrides {
  readonly username?: string | undefined;
  readonly avatar_url?: string | undefined;
}

/**
 * The author of a message: a webhook or an application, with the name and avatar that the message overrides. Empty
 * texts override nothing.
 *
 * Rules: webhook-execute-overrides, interaction-followup-body.
 */
export function authorFor(author: User, { username, avatar_url }: AuthorOverrides): User {
  return {
    ...author,
    ...(username && { username }),
    ...(avatar_url && { avatar: pictureHash(avatar_url) }),
  };
}

/** A hash of the URL replaces an external avatar, which the service does not download. */
function pictureHash(url: string): string {
  return createHash("sha256").update(url).digest("hex").slice(0, 32);
}
