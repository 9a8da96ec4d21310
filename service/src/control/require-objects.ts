import { ChannelType, type StageInstance } from "@guildwire/api/types";
import { errors } from "@guildwire/control/server";
import type { StoredApplication } from "../store/repositories/applications.js";
import type { StoredChannel } from "../store/repositories/channels.js";
import type { StoredMessage } from "../store/repositories/messages.js";
import type { Work } from "../store/work.js";

// The objects that a request refers to. They throw the 404 of their type. Repositories have such functions for users,
// guilds and members.

export async function requireApplication(work: Work, id: string): Promise<StoredApplication> {
  const application = await work.applications.find(id);
  if (application === undefined) throw errors.unknownApplication();
  return application;
}

/** A channel or thread. */
export async function requireChannel(work: Work, guildId: string, id: string): Promise<StoredChannel> {
  const channel = await work.channels.find(guildId, id);
  if (channel === undefined) throw errors.unknownChannel();
  return channel;
}

export async function requireThread(work: Work, guildId: string, id: string): Promise<StoredChannel> {
  const channel = await requireChannel(work, guildId, id);
  if (!isThread(channel)) throw errors.unknownChannel();
  return channel;
}

export async function requireMessage(work: Work, id: string): Promise<StoredMessage> {
  const message = await work.conversations.find(id);
  if (message === undefined) throw errors.unknownMessage();
  return message;
}

/** The live stage of a channel; undefined if there is none. */
export async function stageIn(work: Work, guildId: string, channelId: string): Promise<StageInstance | undefined> {
  return (await work.stageInstances.list(guildId)).find(({ channel_id }) => channel_id === channelId);
}

const threadTypes: ReadonlySet<number> = new Set([
  ChannelType.GUILD_NEWS_THREAD,
  ChannelType.GUILD_PUBLIC_THREAD,
  ChannelType.GUILD_PRIVATE_THREAD,
]);

export function isThread({ type }: { readonly type: number }): boolean {
  return threadTypes.has(type);
}
