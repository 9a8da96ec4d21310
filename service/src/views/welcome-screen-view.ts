import type { WelcomeScreen } from "@guildwire/api/types";
import { type EmojiNames, withPresentEmojis } from "../rules/welcome-screens.js";
import type { Repositories } from "../store/repositories/index.js";
import type { Work } from "../store/work.js";

/** The welcome screen of a guild; undefined if it never set one. */
export async function showWelcomeScreen(work: Work, guildId: string): Promise<WelcomeScreen | undefined> {
  const screen = await work.welcomeScreens.find(guildId);
  return screen && withPresentEmojis(screen, await emojiNames(work, guildId));
}

export async function emojiNames({ emojis }: Pick<Repositories, "emojis">, guildId: string): Promise<EmojiNames> {
  return new Map((await emojis.list(guildId)).map(({ id, name }) => [id, name]));
}
