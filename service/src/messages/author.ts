import { createHash } from "node:crypto";
import type { User } from "@guildwire/api/types";

/** The author fields of a request body. */
export interface AuthorOverrides {
  readonly username?: string | undefined;
  readonly avatar_url?: string | undefined;
}

/**
 * The author of one message: that of a webhook or an application, with the name and the avatar that the message
 * overrides. An empty text overrides nothing.
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

/** A hash of the URL in place of an external avatar, which the service does not fetch. */
function pictureHash(url: string): string {
  return createHash("sha256").update(url).digest("hex").slice(0, 32);
}
