import { errors } from "@guildwire/api/server";
import type { GuildWidget, ModifyGuildWidgetBody, PublicWidgetChannel, Snowflake } from "@guildwire/api/types";
import type { MovableChannel } from "./channel-positions.js";
import { compareChannels, isVoice } from "./channels.js";
import type { FormIssue } from "./form.js";
import { type GuildRoles, isVisibleToEveryone } from "./permissions.js";

/**
 * The issues of a change of the settings, beyond its schema. `channels` are the ids of all channels of the guild.
 *
 * Rules: widget-modify-channel.
 */
export function widgetIssues(body: ModifyGuildWidgetBody, channels: ReadonlySet<Snowflake>): FormIssue[] {
  const { channel_id } = body;
  if (channel_id === undefined || channel_id === null || channels.has(channel_id)) return [];
  return [{ path: "/channel_id", code: "channel", message: "must be a channel of this guild" }];
}

/**
 * The settings after a change; null removes the channel.
 *
 * Rules: widget-modify-partial.
 */
export function changedWidget(present: GuildWidget, body: ModifyGuildWidgetBody): GuildWidget {
  return {
    enabled: body.enabled ?? present.enabled,
    channel_id: body.channel_id === undefined ? present.channel_id : body.channel_id,
  };
}

/**
 * Throws widgetDisabled (403, code 50004) while the widget is off.
 *
 * Rules: widget-public-disabled, widget-image-disabled.
 */
export function assertWidgetEnabled(settings: GuildWidget): void {
  if (!settings.enabled) throw errors.widgetDisabled();
}

/**
 * The channels that the widget shows: those with voice, including stages, that @everyone may view, in their order.
 *
 * Rules: widget-public-channels.
 */
export function widgetChannels(
  guild: GuildRoles,
  channels: readonly (MovableChannel & { readonly name: string })[],
): PublicWidgetChannel[] {
  return channels
    .filter(({ type, permission_overwrites }) => isVoice(type) && isVisibleToEveryone(guild, permission_overwrites))
    .toSorted(compareChannels)
    .map(({ id, name, position }) => ({ id, name, position }));
}
