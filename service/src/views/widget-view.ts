import type { GuildWidget, PublicWidgetMember } from "@guildwire/api/types";
import type { StoredGuild } from "../store/repositories/guilds.js";
import type { PresentMember } from "../store/repositories/widgets.js";

/** The widget settings of a guild. */
export function widgetOf({ widget_enabled, widget_channel_id }: StoredGuild): GuildWidget {
  return { enabled: widget_enabled, channel_id: widget_channel_id };
}

/**
 * A member on a public widget, identified by a number and a name, so that ids and avatars of users are not disclosed
 * (READINGS T30).
 */
export function widgetMemberView(
  { username, status }: PresentMember,
  index: number,
  avatarUrl: string,
): PublicWidgetMember {
  return {
    id: String(index),
    username,
    discriminator: "0000",
    avatar: null,
    status: status as PublicWidgetMember["status"],
    avatar_url: avatarUrl,
  };
}
