import type { Session } from "../session.js";
import { AccessTokenRepository } from "./access-tokens.js";
import { ApplicationCommandRepository } from "./application-commands.js";
import { ApplicationRepository } from "./applications.js";
import { AttachmentRepository } from "./attachments.js";
import { BanRepository } from "./bans.js";
import { CallerRepository } from "./callers.js";
import { ChannelRepository } from "./channels.js";
import { ClockRepository } from "./clock.js";
import { ConversationRepository } from "./conversations.js";
import { DirectoryRepository } from "./directory.js";
import { EmojiRepository } from "./emojis.js";
import { GatewaySessionRepository } from "./gateway-sessions.js";
import { GuildRepository } from "./guilds.js";
import { ImageRepository } from "./images.js";
import { IntegrationRepository } from "./integrations.js";
import { InteractionRepository } from "./interactions.js";
import { InviteRepository } from "./invites.js";
import { MemberRepository } from "./members.js";
import { MessageRepository } from "./messages.js";
import { NewerValueRepository } from "./newer-values.js";
import { NotificationRepository } from "./notifications.js";
import { OutboxRepository } from "./outbox.js";
import { PresenceRepository } from "./presences.js";
import { RoleRepository } from "./roles.js";
import { SecretRepository } from "./secrets.js";
import { StageInstanceRepository } from "./stage-instances.js";
import { ThreadRepository } from "./threads.js";
import { UserRepository } from "./users.js";
import { VoiceStateRepository } from "./voice-states.js";
import { WebhookRepository } from "./webhooks.js";
import { WelcomeScreenRepository } from "./welcome-screens.js";
import { WidgetRepository } from "./widgets.js";

/** All repositories by their names in a unit of work. */
const repositories = {
  accessTokens: AccessTokenRepository,
  applicationCommands: ApplicationCommandRepository,
  applications: ApplicationRepository,
  attachments: AttachmentRepository,
  bans: BanRepository,
  callers: CallerRepository,
  channels: ChannelRepository,
  clock: ClockRepository,
  conversations: ConversationRepository,
  directory: DirectoryRepository,
  emojis: EmojiRepository,
  gatewaySessions: GatewaySessionRepository,
  guilds: GuildRepository,
  images: ImageRepository,
  interactions: InteractionRepository,
  integrations: IntegrationRepository,
  invites: InviteRepository,
  members: MemberRepository,
  messages: MessageRepository,
  newerValues: NewerValueRepository,
  notifications: NotificationRepository,
  outbox: OutboxRepository,
  presences: PresenceRepository,
  roles: RoleRepository,
  secrets: SecretRepository,
  stageInstances: StageInstanceRepository,
  threads: ThreadRepository,
  users: UserRepository,
  voiceStates: VoiceStateRepository,
  webhooks: WebhookRepository,
  welcomeScreens: WelcomeScreenRepository,
  widgets: WidgetRepository,
} as const;

/** The repositories of one unit of work. */
export type Repositories = {
  readonly [Name in keyof typeof repositories]: InstanceType<(typeof repositories)[Name]>;
};

/** Base class for objects with all repositories, each of which is created on first use. */
export const RepositorySet: new (session: Session) => Repositories = class {
  readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }
} as unknown as new (
  session: Session,
) => Repositories;

for (const [name, Made] of Object.entries(repositories))
  Object.defineProperty(RepositorySet.prototype, name, {
    get(this: { readonly session: Session }) {
      const value = new Made(this.session);
      Object.defineProperty(this, name, { value });
      return value;
    },
  });
