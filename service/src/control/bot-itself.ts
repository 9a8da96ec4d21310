import type { ApplicationUser, CurrentApplication, CurrentUser } from "@guildwire/control/types";
import type { StoredApplication } from "../store/repositories/applications.js";
import type { StoredUser } from "../store/repositories/users.js";
import { userView } from "../views/user-view.js";

/** A bot as it sees itself. */
export function currentUserView(bot: StoredUser): CurrentUser {
  const { verified, mfa_enabled } = bot;
  return { ...userView(bot), global_name: null, bot: true, verified, mfa_enabled, email: null, flags: 0 };
}

/** An application as its bot sees it. The service has no icons and teams of applications. */
export function currentApplicationView(
  { id, name, description, public_key, interactions_endpoint_url }: StoredApplication,
  owner: StoredUser,
  bot: StoredUser,
): CurrentApplication {
  return {
    id,
    name,
    icon: null,
    description,
    summary: "",
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: public_key,
    team: null,
    flags: 0,
    flags_new: "0",
    interactions_endpoint_url,
    owner: applicationUserView(owner),
    bot: applicationUserView(bot),
  };
}

function applicationUserView(user: StoredUser): ApplicationUser {
  return { ...userView(user), global_name: null };
}
