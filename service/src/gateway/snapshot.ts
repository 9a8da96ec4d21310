import type { GuildCreateEvent } from "@guildwire/api/types";
import type { GatewayIdentify, GatewayRequestGuildMembers } from "@guildwire/control/types";
import { GatewayIntents } from "@guildwire/control/types";
import { largeThreshold as presenceThreshold } from "../rules/guild-availability.js";
import type { StoredMember } from "../store/repositories/members.js";
import type { Work } from "../store/work.js";
import { guildCreateFor } from "../views/guild-create-view.js";
import { memberView, presenceView } from "../views/member-view.js";
import { userView } from "../views/user-view.js";
import { hasIntent } from "./intents.js";

/** The data that READY is made from. */
export interface ReadyOptions {
  readonly applicationId: string;
  readonly botId: string;
  readonly sessionId: string;
  readonly guilds: readonly string[];
  readonly version: string;
  readonly resumeUrl: string;
  readonly shard: GatewayIdentify["shard"];
}

/** The payload of READY, the first event of a session. */
export async function readyPayload(work: Work, options: ReadyOptions): Promise<object> {
  const bot = await work.users.get(options.botId);
  return {
    v: Number(options.version),
    user: { ...userView(bot), bot: true, verified: bot.verified, mfa_enabled: bot.mfa_enabled, email: null, flags: 0 },
    guilds: options.guilds.map((id) => ({ id, unavailable: true })),
    private_channels: [],
    session_id: options.sessionId,
    resume_gateway_url: options.resumeUrl,
    application: { id: options.applicationId, flags: 0 },
    ...(options.shard !== undefined && { shard: options.shard }),
  };
}

/** The bot, and the session options that select which data of a guild it receives. */
export interface GuildView {
  readonly botId: string;
  readonly intents: number;
  /** Number of members above which offline ones are omitted. */
  readonly largeThreshold: number;
}

/** The GUILD_CREATE payload that a new session receives for a guild; undefined if the bot has left the guild. */
export async function guildPayload(
  work: Work,
  guildId: string,
  view: GuildView,
): Promise<GuildCreateEvent | undefined> {
  const [guild, bot] = [await work.guilds.find(guildId), await work.members.find(guildId, view.botId)];
  if (guild === undefined || bot === undefined) return undefined;
  const { members: count } = await work.members.count(guildId);
  const members = await shownMembers(work, guildId, { view, count });
  return restrictGuild(await guildCreateFor(work, guild, bot, { members, count }), view);
}

/**
 * At least the members that `restrictGuild` keeps for a session. Of a large guild, or without the intents for members,
 * these are far fewer than all.
 */
async function shownMembers(
  work: Work,
  guildId: string,
  { view, count }: { readonly view: GuildView; readonly count: number },
): Promise<readonly StoredMember[]> {
  const { botId, intents, largeThreshold } = view;
  const [needsMembers, needsPresences] = [GatewayIntents.GUILD_MEMBERS, GatewayIntents.GUILD_PRESENCES].map((intent) =>
    hasIntent(intents, intent),
  );
  const isSmall = (needsMembers && count <= largeThreshold) || (needsPresences && count < presenceThreshold);
  if (isSmall) return work.members.list(guildId);
  const present = needsMembers || needsPresences ? await work.members.present(guildId) : [];
  const known = new Set(present.map(({ user_id }) => user_id));
  const speaking = (await work.voiceStates.list(guildId)).map(({ user_id }) => user_id);
  const others = [...new Set([botId, ...speaking])].filter((id) => !known.has(id));
  const shown = [...present, ...(await work.members.findAll(guildId, others))];
  return shown.sort((a, b) => (BigInt(a.user_id) < BigInt(b.user_id) ? -1 : 1));
}

/** Removes what the intents of a session do not include from a GUILD_CREATE payload. */
export function restrictGuild(
  payload: GuildCreateEvent,
  { botId, intents, largeThreshold }: GuildView,
): GuildCreateEvent {
  const { members = [], presences = [], voice_states: voiceStates = [] } = payload;
  const present = new Set(presences.filter(({ status }) => status !== "offline").map(({ user }) => user?.id));
  const speaking = new Set(voiceStates.map(({ user_id }) => user_id));
  const isLarge = (payload.member_count ?? 0) > largeThreshold;
  const isShown = (id = ""): boolean =>
    id === botId ||
    speaking.has(id) ||
    (hasIntent(intents, GatewayIntents.GUILD_MEMBERS) && (!isLarge || present.has(id)));
  return {
    ...payload,
    large: isLarge,
    members: members.filter(({ user }) => isShown(user?.id)),
    presences: hasIntent(intents, GatewayIntents.GUILD_PRESENCES) ? presences : [],
    voice_states: hasIntent(intents, GatewayIntents.GUILD_VOICE_STATES) ? voiceStates : [],
  };
}

/** Members per chunk. */
const chunkSize = 1_000;

/** Maximum number of chunks per request: enough for the largest guild. */
const maxChunks = 250;

/**
 * The GUILD_MEMBERS_CHUNK payloads for a request, read chunk by chunk; none if the bot is not in the guild. A list of
 * all members requires the intent GUILD_MEMBERS, and presences require GUILD_PRESENCES.
 */
export async function* memberChunks(
  read: <Result>(task: (work: Work) => Promise<Result>) => Promise<Result>,
  request: GatewayRequestGuildMembers,
  { botId, intents }: Pick<GuildView, "botId" | "intents">,
): AsyncGenerator<object, void, undefined> {
  const { guild_id, presences = false, nonce } = request;
  const isMember = await read(async (work) => (await work.members.find(guild_id, botId)) !== undefined);
  if (!isMember) return;
  const withPresences = presences && hasIntent(intents, GatewayIntents.GUILD_PRESENCES);
  const chunk = (members: readonly StoredMember[], index: number, count: number): object => ({
    guild_id,
    members: members.map(memberView),
    chunk_index: index,
    chunk_count: count,
    ...(withPresences && { presences: members.map(presenceView) }),
    ...(nonce !== undefined && { nonce }),
  });
  if (request.user_ids !== undefined) {
    const ids = typeof request.user_ids === "string" ? [request.user_ids] : request.user_ids;
    const members = await read((work) => work.members.findAll(guild_id, ids));
    const found = new Set(members.map(({ user_id }) => user_id));
    yield { ...chunk(members, 0, 1), not_found: ids.filter((id) => !found.has(id)) };
  } else if (request.query !== undefined && request.query !== "") {
    const { query, limit } = request;
    const most = limit === undefined || limit === 0 ? 100 : limit;
    yield chunk(await read((work) => work.members.search(guild_id, query, most)), 0, 1);
  } else if (!hasIntent(intents, GatewayIntents.GUILD_MEMBERS)) yield chunk([], 0, 1);
  else {
    const wanted = request.limit === undefined || request.limit === 0 ? chunkSize * maxChunks : request.limit;
    const total = Math.min(wanted, (await read((work) => work.members.count(guild_id))).members);
    const count = Math.max(1, Math.ceil(total / chunkSize));
    let after = "0";
    for (let index = 0; index < count; index += 1) {
      const limit = Math.min(chunkSize, total - index * chunkSize);
      const members = await read((work) => work.members.list(guild_id, { after, limit }));
      after = members.at(-1)?.user_id ?? after;
      yield chunk(members, index, count);
    }
  }
}
