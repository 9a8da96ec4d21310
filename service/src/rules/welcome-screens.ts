import type { ModifyGuildWelcomeScreenBody, Snowflake, WelcomeScreen } from "@guildwire/api/types";
import { type FormIssue, pointer } from "./form.js";

/**
 * What is wrong with a change of a welcome screen, beyond its schema. `channels` are the ids of all of the guild.
 *
 * Rules: welcome-screen-modify-channel-of-guild.
 */
export function welcomeScreenIssues(body: ModifyGuildWelcomeScreenBody, channels: ReadonlySet<Snowflake>): FormIssue[] {
  return (body.welcome_channels ?? []).flatMap(({ channel_id }, index) => {
    if (channels.has(channel_id)) return [];
    const path = pointer("welcome_channels", index, "channel_id");
    return [{ path, code: "channel", message: "must be a channel of this guild" }];
  });
}

/**
 * The welcome screen after a change; `present` is undefined for a guild that never set one.
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
