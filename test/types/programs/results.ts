import {
  ApiError,
  addGuildMember,
  createApi,
  createClient,
  deleteGuild,
  editWebhookMessage,
  executeSlackCompatibleWebhook,
  executeWebhook,
  getGuild,
  getGuildBans,
  getGuildWidgetImage,
  modifyCurrentUserNick,
  type Pages,
  paginateListGuildMembers,
  readError,
} from "@guildwire/api/client";
import {
  type Ban,
  type Guild,
  type GuildMember,
  type Message,
  type Nickname,
  VerificationLevel,
  type VerificationLevelResponse,
} from "@guildwire/api/types";
import { accepts, type Equal, guild_id, user_id, webhook_id, webhook_token } from "./expectation.js";

const client = createClient({ baseUrl: "https://guild.example" });
const hook = { webhook_id, webhook_token, body: { content: "Hi" } };

// One success: the body

const guild = getGuild(client, { guild_id });
accepts<Equal<typeof guild, Promise<Guild>>>(true);
const bans = getGuildBans(client, { guild_id });
accepts<Equal<typeof bans, Promise<Ban[]>>>(true);
const nothing = deleteGuild(client, { guild_id });
accepts<Equal<typeof nothing, Promise<void>>>(true);
const image = getGuildWidgetImage(client, { guild_id });
accepts<Equal<typeof image, Promise<ReadableStream<Uint8Array>>>>(true);
const picture = getGuildWidgetImage(client, { guild_id }, { as: "blob" });
accepts<Equal<typeof picture, Promise<Blob>>>(true);
const nickname = modifyCurrentUserNick(client, { guild_id, body: { nick: null } });
accepts<Equal<typeof nickname, Promise<Nickname>>>(true);
const edited = editWebhookMessage(client, { ...hook, message_id: "1" });
accepts<Equal<typeof edited, Promise<Message>>>(true);
const members = paginateListGuildMembers(client, { guild_id });
accepts<Equal<typeof members, Pages<GuildMember, GuildMember[]>>>(true);

// Several successes: status and body

const added = await addGuildMember(client, { guild_id, user_id, body: { access_token: "t" } });
accepts<Equal<typeof added, { status: 201; body: GuildMember } | { status: 204; body: undefined }>>(true);
// @ts-expect-error TS18048 there may be no member
accepts<string>(added.body.joined_at);
if (added.status === 201) accepts<string>(added.body.joined_at);
// @ts-expect-error TS2367 there is no 200
if (added.status === 200) accepts<number>(1);

// A parameter determines the result

const waited = executeWebhook(client, { ...hook, wait: true });
accepts<Equal<typeof waited, Promise<Message>>>(true);
const unwaited = executeWebhook(client, { ...hook, wait: false });
accepts<Equal<typeof unwaited, Promise<void>>>(true);
const unsaid = executeWebhook(client, hook);
accepts<Equal<typeof unsaid, Promise<void>>>(true);
const somewhere: boolean = JSON.parse("true");
const either = executeWebhook(client, { ...hook, wait: somewhere });
accepts<Equal<typeof either, Promise<Awaited<typeof waited> | Awaited<typeof unwaited>>>>(true);
const slack = executeSlackCompatibleWebhook(client, { webhook_id, webhook_token, body: {} });
accepts<Equal<typeof slack, Promise<string | null>>>(true);

accepts<string>((await waited).id);
// @ts-expect-error TS2345 without waiting there is no message
accepts<Message>(await unwaited);
// @ts-expect-error TS2339 so it is when nothing is said
accepts<string>((await unsaid).id);
// @ts-expect-error TS2339 nor may it be relied on when it is not known
accepts<string>((await either).id);

const api = createApi({ baseUrl: "https://guild.example" });
const grouped = api.webhooks.executeWebhook({ ...hook, wait: true });
accepts<Equal<typeof grouped, Promise<Message>>>(true);
// @ts-expect-error TS2339 the grouped form is as strict
accepts<string>((await api.webhooks.executeWebhook(hook)).id);

// Optional properties of responses

const read = await guild;
accepts<Equal<typeof read.icon, string | null>>(true);
accepts<Equal<typeof read.approximate_member_count, number | undefined>>(true);
// @ts-expect-error TS2345 counts come only when they are asked for
accepts<number>(read.approximate_member_count);
// @ts-expect-error TS18047 a guild may have no icon
accepts<number>(read.icon.length);
// @ts-expect-error TS2532 a list may be empty
accepts<string>(read.roles[0].id);

// Open enumerations: responses may contain future values; known values are suggested

accepts<Equal<typeof read.verification_level, VerificationLevelResponse>>(true);
accepts<VerificationLevelResponse[]>([VerificationLevel.NONE, 4, 9]);
accepts<boolean>(read.verification_level === VerificationLevel.VERY_HIGH || read.verification_level === 9);
// @ts-expect-error TS2345 they are still numbers
accepts<VerificationLevelResponse>("HIGH");
// @ts-expect-error TS2345 what is sent on has to be one that is known
accepts<VerificationLevel>(read.verification_level);

// Failures

export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  accepts<Equal<typeof error.kind, "response" | "network" | "timeout" | "decode" | "argument">>(true);
  accepts<Equal<typeof error.status, number | undefined>>(true);
  // @ts-expect-error TS2540 an error stays what it was
  error.operationId = "other";
  const { code, message, issues } = readError(error);
  accepts<Equal<typeof code, string | number | undefined>>(true);
  accepts<Equal<typeof message, string | undefined>>(true);
  return issues.map(({ path, code, message }) => `${path}: ${message} (${code})`).join("\n");
}
