import { type Channel, ChannelType } from "@guildwire/api/types";
import { errors } from "@guildwire/control/server";
import type { Work } from "../store/work.js";
import { threadView } from "../views/channel-view.js";
import { requireThread } from "./require-objects.js";
import { type Extensible, extensible } from "./views.js";

/** The thread type for a channel type. Throws wrongChannelType (400, code 50024) for a channel type without threads. */
export function threadTypeIn(type: number, isPrivate: boolean): ChannelType {
  if (type === ChannelType.GUILD_NEWS && !isPrivate) return ChannelType.GUILD_NEWS_THREAD;
  if (type !== ChannelType.GUILD_TEXT) throw errors.wrongChannelType();
  return isPrivate ? ChannelType.GUILD_PRIVATE_THREAD : ChannelType.GUILD_PUBLIC_THREAD;
}

/** A thread as the interface shows it. */
export async function threadWithMembers(work: Work, guildId: string, id: string): Promise<Extensible<Channel>> {
  const thread = await requireThread(work, guildId, id);
  const members = await work.threads.memberCounts(guildId);
  return extensible(threadView(thread, members.get(thread.id) ?? 0));
}
