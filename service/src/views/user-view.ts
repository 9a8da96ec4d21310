import type { User } from "@guildwire/api/types";
import type { StoredUser } from "../store/repositories/users.js";

/** The public properties of a user. */
export type ShownUser = Pick<
  StoredUser,
  "id" | "username" | "discriminator" | "avatar" | "application_id" | "system" | "public_flags"
>;

/** A user as others see them: without e-mail address and settings. */
export function userView({
  id,
  username,
  discriminator,
  avatar,
  application_id,
  system,
  public_flags,
}: ShownUser): User {
  return {
    id,
    username,
    discriminator,
    avatar,
    public_flags,
    ...(application_id !== null && { bot: true }),
    ...(system && { system }),
  };
}
