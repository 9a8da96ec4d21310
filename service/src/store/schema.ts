import type { Selectable } from "kysely";
import type { ApplicationCommandsTable, GatewaySessionsTable } from "./schema/gateway-tables.js";
import type {
  BansTable,
  ChannelsTable,
  EmojisTable,
  GuildSequencesTable,
  GuildsTable,
  IntegrationsTable,
  InvitesTable,
  MemberRolesTable,
  MembersTable,
  NewerValuesTable,
  OverwritesTable,
  RolesTable,
  StageInstancesTable,
  ThreadMembersTable,
  VoiceStatesTable,
  WelcomeScreensTable,
} from "./schema/guild-tables.js";
import type { AttachmentsTable, InteractionsTable, MessagesTable, WebhooksTable } from "./schema/message-tables.js";
import type {
  AccessTokensTable,
  ApplicationFloorsTable,
  ApplicationsTable,
  ClockTable,
  DirectoryTable,
  EventNumberingTable,
  ImagesTable,
  NotificationsTable,
  OutboxFloorTable,
  OutboxTable,
  SecretsTable,
  UsersTable,
} from "./schema/service-tables.js";

/**
 * All tables. Ids are `bigint` in the database and strings here, times are `timestamptz` and Dates, and documents that
 * no query inspects are `jsonb`.
 *
 * Tables of guilds have `guild_id` as the first column of their primary key, so that a distributed database can keep
 * all rows of a guild on one node; `directory` maps other ids to their guild.
 */
export interface Tables {
  access_tokens: AccessTokensTable;
  application_commands: ApplicationCommandsTable;
  application_floors: ApplicationFloorsTable;
  applications: ApplicationsTable;
  attachments: AttachmentsTable;
  bans: BansTable;
  channels: ChannelsTable;
  clock: ClockTable;
  directory: DirectoryTable;
  emojis: EmojisTable;
  event_numbering: EventNumberingTable;
  gateway_sessions: GatewaySessionsTable;
  guild_sequences: GuildSequencesTable;
  guilds: GuildsTable;
  images: ImagesTable;
  integrations: IntegrationsTable;
  interactions: InteractionsTable;
  invites: InvitesTable;
  member_roles: MemberRolesTable;
  members: MembersTable;
  messages: MessagesTable;
  newer_values: NewerValuesTable;
  notifications: NotificationsTable;
  outbox: OutboxTable;
  outbox_floor: OutboxFloorTable;
  overwrites: OverwritesTable;
  roles: RolesTable;
  secrets: SecretsTable;
  stage_instances: StageInstancesTable;
  thread_members: ThreadMembersTable;
  users: UsersTable;
  voice_states: VoiceStatesTable;
  webhooks: WebhooksTable;
  welcome_screens: WelcomeScreensTable;
}

/** A row as read. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
