// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

/** Bounds of Presence. */
export const PresenceLimits = {
  activities: {
    maxItems: 10,
    items: { name: { minLength: 1, maxLength: 128 }, type: { minimum: 0, maximum: 5 } },
  },
} as const;

/** Bounds of RecordedEvent. */
export const RecordedEventLimits = {
  sequence: { minimum: 0 },
} as const;

/** Bounds of Clock. */
export const ClockLimits = {
  offset: { minimum: 0 },
} as const;

/** Bounds of CreateUserBody. */
export const CreateUserBodyLimits = {
  username: { minLength: 2, maxLength: 32 },
} as const;

/** Bounds of ModifyUserBody. */
export const ModifyUserBodyLimits = {
  username: { minLength: 2, maxLength: 32 },
} as const;

/** Bounds of GrantAccessTokenBody. */
export const GrantAccessTokenBodyLimits = {
  scopes: { minItems: 1, maxItems: 20 },
  expires_in: { minimum: 1, maximum: 31536000, default: 604800 },
} as const;

/** Bounds of CreateApplicationBody. */
export const CreateApplicationBodyLimits = {
  name: { minLength: 2, maxLength: 32 },
  description: { maxLength: 400 },
} as const;

/** Bounds of ModifyApplicationBody. */
export const ModifyApplicationBodyLimits = {
  name: { minLength: 2, maxLength: 32 },
  description: { maxLength: 400 },
  interactions_endpoint_url: { maxLength: 2048 },
} as const;

/** Bounds of ModifyGuildStateBody. */
export const ModifyGuildStateBodyLimits = {
  features: { maxItems: 100 },
  premium_tier: { minimum: 0, maximum: 3 },
} as const;

/** Bounds of AddEmojiBody. */
export const AddEmojiBodyLimits = {
  roles: { maxItems: 250 },
} as const;

/** Bounds of ConnectAccountBody. */
export const ConnectAccountBodyLimits = {
  name: { minLength: 1, maxLength: 100 },
  account_id: { minLength: 1, maxLength: 100 },
  expire_behavior: { minimum: 0, maximum: 1, default: 0 },
  expire_grace_period: { minimum: 0, maximum: 30, default: 1 },
} as const;

/** Bounds of JoinGuildBody. */
export const JoinGuildBodyLimits = {
  invite_code: { minLength: 1, maxLength: 50 },
  nick: { minLength: 1, maxLength: 32 },
  roles: { maxItems: 250 },
} as const;

/** Bounds of SetLastActivityBody. */
export const SetLastActivityBodyLimits = {
  days_ago: { minimum: 0, maximum: 3650 },
} as const;

/** Bounds of StartThreadBody. */
export const StartThreadBodyLimits = {
  name: { minLength: 1, maxLength: 100 },
  auto_archive_duration: { default: 1440 },
} as const;

/** Bounds of OpenStageBody. */
export const OpenStageBodyLimits = {
  topic: { minLength: 1, maxLength: 120 },
  privacy_level: { minimum: 1, maximum: 2, default: 2 },
} as const;

/** Bounds of PlaceWebhookBody. */
export const PlaceWebhookBodyLimits = {
  name: { minLength: 1, maxLength: 80 },
} as const;

/** Bounds of CreateInviteBody. */
export const CreateInviteBodyLimits = {
  max_age: { minimum: 0, maximum: 604800, default: 86400 },
  max_uses: { minimum: 0, maximum: 100, default: 0 },
} as const;

/** Bounds of SendMessageBody. */
export const SendMessageBodyLimits = {
  content: { minLength: 1, maxLength: 2000 },
} as const;

/** Bounds of UseCommandBody. */
export const UseCommandBodyLimits = {
  name: { minLength: 1, maxLength: 32 },
  type: { default: 1 },
  options: { maxItems: 25, items: { maxProperties: 100 } },
} as const;

/** Bounds of UseComponentBody. */
export const UseComponentBodyLimits = {
  custom_id: { minLength: 1, maxLength: 100 },
  place: { minItems: 2, maxItems: 2, items: { minimum: 0 } },
  values: { maxItems: 25 },
} as const;

/** Bounds of MoveClockBody. */
export const MoveClockBodyLimits = {
  advance: { minimum: 0, maximum: 3153600000 },
} as const;

/** Bounds of the parameters of listUsers. */
export const ListUsersParameterLimits = {
  limit: { minimum: 1, maximum: 1000, default: 100 },
} as const;

/** Bounds of the parameters of listMessages. */
export const ListMessagesParameterLimits = {
  limit: { minimum: 1, maximum: 100, default: 50 },
} as const;

/** Bounds of the parameters of listEvents. */
export const ListEventsParameterLimits = {
  after: { minLength: 1, maxLength: 100 },
  limit: { minimum: 1, maximum: 1000, default: 100 },
} as const;

/** Bounds of the parameters of streamEvents. */
export const StreamEventsParameterLimits = {
  after: { minLength: 1, maxLength: 100 },
  "Last-Event-ID": { minLength: 1, maxLength: 100 },
  count: { minimum: 1 },
} as const;
