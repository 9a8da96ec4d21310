import type {
  Guild as GuildShape,
  ChannelType as Kind,
  ChannelTypeResponse as KindResponse,
  ActionRow as Row,
  MessageComponents as Rows,
  ExecuteWebhookBody as WebhookMessage,
} from "@guildwire/api/types";
import {
  ActionRow,
  ChannelType,
  type DirectionalValidator,
  ExecuteWebhookBody,
  Guild,
  type Issue,
  ListGuildMembersQuery,
  MessageComponents,
  type Result,
  ValidationError,
  type Validator,
} from "@guildwire/api/validators";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { accepts, type Equal } from "./expectation.js";

declare const sent: unknown;

// is

if (ActionRow.is(sent)) accepts<Equal<typeof sent, Row>>(true);
else accepts<Equal<typeof sent, unknown>>(true);

declare const rowOrText: Row | string;
if (ActionRow.is(rowOrText)) accepts<Row>(rowOrText);
else accepts<string>(rowOrText);

// @ts-expect-error TS18046 nothing is known of it yet
accepts<unknown>(sent.components);

accepts<Row[]>([sent, sent].filter(ActionRow.is));

// assert

export function asserted(value: unknown): Rows {
  // TypeScript requires an explicit type annotation on the name used in an assertion call.
  const rows: Validator<Rows> = MessageComponents;
  rows.assert(value);
  return value;
}

// validate and parse

const validated = ExecuteWebhookBody.validate(sent, { maxIssues: 3 });
accepts<Equal<typeof validated, Result<WebhookMessage>>>(true);
if (validated.ok) accepts<WebhookMessage>(validated.value);
else accepts<readonly Issue[]>(validated.issues);
// @ts-expect-error TS2339 there may be no value
accepts<unknown>(validated.value);

const parsed = ListGuildMembersQuery.parse({ limit: "7" });
if (parsed.ok) accepts<number | undefined>(parsed.value.limit);
else accepts<string[]>(parsed.issues.map(({ path, code, message }) => path + code + message));
// @ts-expect-error TS2339 a query has no such parameter
if (parsed.ok) accepts<unknown>(parsed.value.offset);
// @ts-expect-error TS2353 no such option
ListGuildMembersQuery.parse({}, { max: 3 });
// @ts-expect-error TS2554 a value has to be given
ListGuildMembersQuery.parse();

accepts<(error: unknown) => readonly Issue[]>((error) => (error instanceof ValidationError ? error.issues : []));
accepts<Issue[]>([
  { path: "/a", code: "type", message: "a: must be a string (got 1)" },
  { path: "/a", code: "max-length", message: "a: is too long", limit: 1, actual: 2 },
  // @ts-expect-error TS2741 an issue has a message
  { path: "/a", code: "type" },
]);

// The two directions

accepts<DirectionalValidator<Kind, KindResponse>>(ChannelType);
accepts<Validator<KindResponse>>(ChannelType.response);
// @ts-expect-error TS2345 a response may hold a value of tomorrow
accepts<Validator<Kind>>(ChannelType.response);
accepts<Validator<GuildShape>>(Guild);
// @ts-expect-error TS2339 a guild is only ever sent by the service
accepts<unknown>(Guild.response);
// @ts-expect-error TS2339 both directions of an action row are the same
accepts<unknown>(ActionRow.response);
// @ts-expect-error TS2339 the response has no response
accepts<unknown>(ChannelType.response.response);

// Standard Schema

accepts<StandardSchemaV1<Rows, Rows>>(MessageComponents);
accepts<StandardSchemaV1>(ListGuildMembersQuery);
accepts<Equal<StandardSchemaV1.InferInput<typeof MessageComponents>, Rows>>(true);
accepts<Equal<StandardSchemaV1.InferOutput<typeof MessageComponents>, Rows>>(true);
accepts<Equal<StandardSchemaV1.InferOutput<typeof ListGuildMembersQuery>, ListGuildMembersQuery>>(true);
accepts<Equal<StandardSchemaV1.InferOutput<(typeof ChannelType)["response"]>, KindResponse>>(true);
// @ts-expect-error TS2741 a type is no schema
accepts<StandardSchemaV1.InferInput<Row>>(sent);
// @ts-expect-error TS2345 rows are no guild
accepts<StandardSchemaV1<GuildShape>>(MessageComponents);

export async function throughStandard<Schema extends StandardSchemaV1>(
  schema: Schema,
  value: unknown,
): Promise<StandardSchemaV1.InferOutput<Schema>> {
  const result = await schema["~standard"].validate(value);
  if (result.issues !== undefined) throw new Error(result.issues[0]?.message);
  return result.value as StandardSchemaV1.InferOutput<Schema>;
}

accepts<Promise<Rows>>(throughStandard(MessageComponents, sent));
// @ts-expect-error TS2345 the rows are no single row
accepts<Promise<Row>>(throughStandard(MessageComponents, sent));
