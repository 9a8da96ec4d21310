import type { Database } from "./database.js";
import type { CallerFacts, CallerResult, GuildCall, GuildQueries } from "./guild-queries.js";
import type { Work } from "./work.js";

/** Runs a unit of work that only reads. */
type ReadUnit = <Result>(task: (work: Work) => Promise<Result>) => Promise<Result>;

/** Runs a read-only query outside of a unit of work. */
type ReadOutside = <Result>(query: (reader: Database["reader"]) => Promise<Result>) => Promise<Result>;

/** Runs each query as a unit of work: on SQLite, statements cost no round trips. */
export function createUnitQueries(read: ReadUnit, outside: ReadOutside): GuildQueries {
  const withCaller = <Result>(call: GuildCall, query: (work: Work) => Promise<Result>): Promise<CallerResult<Result>> =>
    read(async (work) => {
      const caller = await callerOf(work, call);
      return caller === undefined ? { caller } : { caller, result: await query(work) };
    });
  return {
    guild: (call, withCounts) =>
      withCaller(call, async (work) => {
        const guild = await work.guilds.get(call.guildId);
        const { roles, emojis, members } = work;
        return {
          guild,
          roles: await roles.list(guild.id),
          emojis: await emojis.list(guild.id),
          counts: withCounts ? await members.count(guild.id) : undefined,
        };
      }),
    member: (call, userId) => withCaller(call, (work) => work.members.find(call.guildId, userId)),
    members: (call, page) => withCaller(call, (work) => work.members.list(call.guildId, page)),
    search: (call, query, limit) => withCaller(call, (work) => work.members.search(call.guildId, query, limit)),
    channels: (call) => withCaller(call, (work) => work.channels.list(call.guildId)),
    roles: (call) => withCaller(call, (work) => work.roles.list(call.guildId)),
    guildOf: (kind, id) => read((work) => work.directory.guildOf(kind, id)),
    isApplication: async (id) => (await read((work) => work.applications.find(id))) !== undefined,
    // Without a unit of work, because listeners call it when one ends.
    applicationOfBot: (tokenHash) =>
      outside((reader) =>
        reader
          .selectFrom("applications")
          .select(["id", "bot_id"])
          .where("bot_token_hash", "=", tokenHash)
          .executeTakeFirst(),
      ),
  };
}

async function callerOf(work: Work, { guildId, userId }: GuildCall): Promise<CallerFacts | undefined> {
  const guild = await work.guilds.find(guildId);
  if (guild === undefined) return undefined;
  const member = await work.members.find(guild.id, userId);
  if (member === undefined) return { owner_id: guild.owner_id, member: undefined };
  const held = (await work.roles.list(guild.id)).filter(({ id }) => id === guild.id || member.roles.includes(id));
  const permissions = held.map((role) => role.permissions);
  return { owner_id: guild.owner_id, member: { user_id: member.user_id, pending: member.pending, permissions } };
}
