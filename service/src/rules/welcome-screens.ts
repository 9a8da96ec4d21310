import type {
  ModifyGuildWelcomeScreenBody,
  Snowflake,
  WelcomeScreen,
  WelcomeScreenChannel,
} from "@guildwire/api/types";
import { isUnicodeEmoji } from "./emojis.js";
import { type FormIssue, pointer } from "./form.js";

/** The names of a guild's custom emojis, by id. */
export type EmojiNames = ReadonlyMap<Snowflake, string>;

/**
 * The issues of a change of a welcome screen, beyond its schema. `channels` are the ids of all channels of the guild.
 *
 * Rules: welcome-screen-modify-channel-of-guild, welcome-screen-emoji-unknown, welcome-screen-emoji-unicode.
 */
export function welcomeScreenIssues(
  body: ModifyGuildWelcomeScreenBody,
  channels: ReadonlySet<Snowflake>,
  emojis: EmojiNames,
): FormIssue[] {
  return (body.welcome_channels ?? []).flatMap((entry, index) => {
    const issues = emojiIssues(entry, index, emojis);
    if (channels.has(entry.channel_id)) return issues;
    const path = pointer("welcome_channels", index, "channel_id");
    return [{ path, code: "channel", message: "must be a channel of this guild" }, ...issues];
  });
}

function emojiIssues({ emoji_id, emoji_name }: WelcomeScreenChannel, index: number, emojis: EmojiNames): FormIssue[] {
  const at = (field: string) => pointer("welcome_channels", index, field);
  if (emoji_id !== null)
    return emojis.has(emoji_id)
      ? []
      : [{ path: at("emoji_id"), code: "emoji", message: "must be a custom emoji of this guild" }];
  if (emoji_name === null || isUnicodeEmoji(emoji_name)) return [];
  return [{ path: at("emoji_name"), code: "emoji", message: "must be one Unicode emoji, or null" }];
}

/**
 * The welcome screen after a change; `present` is undefined for a guild that has never set one.
 *
 * Rules: welcome-screen-modify-absent, welcome-screen-modify-channels-replaced, welcome-screen-modify-first-time.
 */
export function changedWelcomeScreen(
  present: WelcomeScreen | undefined,
  body: ModifyGuildWelcomeScreenBody,
): WelcomeScreen {
  return {
    description: body.description ?? present?.description ?? null,
    welcome_channels: [...(body.welcome_channels ?? present?.welcome_channels ?? [])],
  };
}

/**
 * A stored welcome screen with current emojis: custom emojis have their current name, and deleted ones are omitted.
 * Names that are not an emoji, which earlier versions stored, are omitted as well.
 *
 * Rules: welcome-screen-emoji-own-name, welcome-screen-emoji-removed.
 */
export function withPresentEmojis({ description, welcome_channels }: WelcomeScreen, emojis: EmojiNames): WelcomeScreen {
  return {
    description,
    welcome_channels: welcome_channels.map((channel) => ({ ...channel, ...presentEmoji(channel, emojis) })),
  };
}

function presentEmoji(
  { emoji_id, emoji_name }: WelcomeScreenChannel,
  emojis: EmojiNames,
): Pick<WelcomeScreenChannel, "emoji_id" | "emoji_name"> {
  if (emoji_id === null) return { emoji_id, emoji_name: isUnicodeEmoji(emoji_name ?? "") ? emoji_name : null };
  const name = emojis.get(emoji_id);
  return name === undefined ? { emoji_id: null, emoji_name: null } : { emoji_id, emoji_name: name };
}
