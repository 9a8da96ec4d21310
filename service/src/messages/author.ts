import { createHash } from "node:crypto";
import type { User } from "@guildwire/api/types";

/** What a body says of who sends its message. */
export interface AuthorOverrides {
  readonly username?: string | undefined;
  readonly avatar_url?: string | undefined;
}

/**
 * Who sends one message: the author that a webhook or an application has, under the name and the picture that the message
 * brings with it. An empty text is none.
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

/** Stands for a picture elsewhere, which the service does not fetch: the hash of its address. */
function pictureHash(url: string): string {
  return createHash("sha256").update(url).digest("hex").slice(0, 32);
}
