import type * as api from "@guildwire/api/client";
import {
  channel,
  channel_id,
  edited,
  file,
  files,
  followup,
  guild,
  guild_id,
  image,
  integration_id,
  interaction,
  member,
  memberRole,
  message,
  original,
  posted,
  role,
  role_id,
  timestamp,
  user_id,
  webhook,
  webhookMessage,
  withToken,
} from "./call-values.js";

type Client = typeof api;

/** The functions that take a client and arguments and return a promise: one per operation, and `withResponse`. */
export type OperationId = {
  [Name in Exclude<keyof Client, "withResponse">]: Client[Name] extends (
    client: api.Client,
    args: never,
    options?: never,
  ) => Promise<unknown>
    ? Name
    : never;
}[Exclude<keyof Client, "withResponse">];

type Args<Id extends OperationId> = Parameters<Client[Id]>[1];

/** The calls of one operation; a name for each, beyond `minimal` and `full`. */
export type Calls<Id extends OperationId> = {
  readonly minimal: Args<Id>;
  readonly full: Args<Id>;
  readonly [name: string]: Args<Id>;
};

/** For operations without optional arguments. */
function only<Arguments>(args: Arguments): { readonly minimal: Arguments; readonly full: Arguments } {
  return { minimal: args, full: args };
}

/** Every operation, called with the minimum and the maximum of arguments. A missing operation does not compile. */
export const operationCalls: { readonly [Id in OperationId]: Calls<Id> } = {
  createGuild: {
    minimal: { body: { name: "Nauts" } },
    full: {
      body: {
        name: "Nauts",
        region: "eu-west",
        icon: image,
        verification_level: 1,
        default_message_notifications: 1,
        explicit_content_filter: 2,
        roles: [
          {
            id: 0,
            name: "Everyone",
            permissions: "104324673",
            position: 0,
            color: 0,
            hoist: false,
            managed: false,
            mentionable: false,
          },
        ],
        channels: [
          { id: 1, name: "Voice", type: 4 },
          { id: 2, name: "afk", type: 2, parent_id: 1, bitrate: 64_000, user_limit: 10 },
          {
            name: "staff",
            type: 0,
            topic: "Staff only",
            nsfw: false,
            rate_limit_per_user: 5,
            permission_overwrites: [
              { id: 0, type: 0, allow: "0", deny: "1024" },
              { id: "0", type: 1, allow: "1024", deny: "0" },
            ],
          },
        ],
        afk_channel_id: 2,
        afk_timeout: 300,
        system_channel_id: "2",
        system_channel_flags: 3,
      },
    },
    "with ids of the other kind": {
      body: { name: "Nauts", roles: [{ id: "3" }], afk_channel_id: "2", system_channel_id: 2 },
    },
  },
  getGuild: { minimal: guild, full: { guild_id, with_counts: true } },
  getGuildPreview: only(guild),
  modifyGuild: {
    minimal: { guild_id, body: {} },
    full: {
      guild_id,
      body: {
        name: "Nauts",
        region: null,
        verification_level: null,
        default_message_notifications: 0,
        explicit_content_filter: 1,
        afk_channel_id: null,
        afk_timeout: 60,
        icon: image,
        owner_id: user_id,
        splash: image,
        discovery_splash: null,
        banner: image,
        system_channel_id: channel_id,
        system_channel_flags: 1,
        rules_channel_id: channel_id,
        public_updates_channel_id: null,
        preferred_locale: "en-US",
        features: ["COMMUNITY", "A_FEATURE_OF_TOMORROW"],
        description: "All about nauts",
      },
    },
  },
  deleteGuild: only(guild),

  getGuildChannels: only(guild),
  createGuildChannel: {
    minimal: { guild_id, body: { name: "general" } },
    full: {
      guild_id,
      body: {
        name: "general",
        type: 0,
        topic: "Everything",
        bitrate: 64000,
        user_limit: 10,
        rate_limit_per_user: 5,
        position: 3,
        permission_overwrites: [{ id: role_id, type: 0, allow: "1024", deny: "2048" }],
        parent_id: channel_id,
        nsfw: false,
      },
    },
  },
  modifyGuildChannelPositions: {
    minimal: { guild_id, body: [{ id: channel_id }] },
    full: { guild_id, body: [{ id: channel_id, position: 2, lock_permissions: true, parent_id: null }] },
  },
  listActiveThreads: only(guild),

  listGuildMembers: { minimal: guild, full: { guild_id, limit: 1000, after: user_id } },
  searchGuildMembers: { minimal: { guild_id, query: "n" }, full: { guild_id, query: "n & ö=+", limit: 10 } },
  getGuildMember: only(member),
  addGuildMember: {
    minimal: { ...member, body: { access_token: "oauth" } },
    full: { ...member, body: { access_token: "oauth", nick: "Nate", roles: [role_id], mute: false, deaf: true } },
  },
  modifyGuildMember: {
    minimal: { ...member, body: {} },
    full: { ...member, body: { nick: "Nate", roles: [], mute: true, deaf: false, channel_id: null } },
  },
  modifyCurrentUserNick: { minimal: { guild_id, body: {} }, full: { guild_id, body: { nick: null } } },
  removeGuildMember: only(member),
  addGuildMemberRole: only(memberRole),
  removeGuildMemberRole: only(memberRole),

  getGuildBans: only(guild),
  getGuildBan: only(member),

  createGuildBan: { minimal: member, full: { ...member, body: { delete_message_days: 7, reason: "Spam" } } },
  removeGuildBan: only(member),

  getGuildRoles: only(guild),
  createGuildRole: {
    minimal: guild,
    full: {
      guild_id,
      body: { name: "new role", permissions: "0", color: 0xffffff, hoist: true, mentionable: true },
    },
  },
  modifyGuildRolePositions: {
    minimal: { guild_id, body: [{ id: role_id }] },
    full: { guild_id, body: [{ id: role_id, position: null }] },
  },
  modifyGuildRole: {
    minimal: { ...role, body: {} },
    full: { ...role, body: { name: "Crew", permissions: "8", color: 1, hoist: false, mentionable: false } },
  },
  deleteGuildRole: only(role),

  getGuildPruneCount: {
    minimal: guild,
    full: { guild_id, days: 30, include_roles: [role_id, user_id] },
  },
  beginGuildPrune: {
    minimal: guild,
    full: { guild_id, body: { days: 1, compute_prune_count: false, include_roles: [role_id], reason: "Idle" } },
  },

  getGuildVoiceRegions: only(guild),
  modifyCurrentUserVoiceState: {
    minimal: { guild_id, body: { channel_id } },
    full: { guild_id, body: { channel_id, suppress: false, request_to_speak_timestamp: timestamp } },
  },
  modifyUserVoiceState: {
    minimal: { ...member, body: { channel_id } },
    full: { ...member, body: { channel_id, suppress: true } },
  },

  getGuildInvites: only(guild),
  getGuildVanityUrl: only(guild),
  getGuildIntegrations: only(guild),
  deleteGuildIntegration: only({ guild_id, integration_id }),

  getGuildWidgetSettings: only(guild),
  modifyGuildWidget: {
    minimal: { guild_id, body: {} },
    full: { guild_id, body: { enabled: true, channel_id: null } },
  },
  getGuildWidget: only(guild),
  getGuildWidgetImage: { minimal: guild, full: { guild_id, style: "banner4" } },

  getGuildWelcomeScreen: only(guild),
  modifyGuildWelcomeScreen: {
    minimal: { guild_id, body: {} },
    full: {
      guild_id,
      body: {
        enabled: true,
        welcome_channels: [{ channel_id, description: "Rules", emoji_id: null, emoji_name: "🦸‍♀️" }],
        description: "Welcome",
      },
    },
  },

  createWebhook: {
    minimal: { channel_id, body: { name: "Hook" } },
    full: { channel_id, body: { name: "Hook", avatar: image } },
  },
  getChannelWebhooks: only(channel),
  getGuildWebhooks: only(guild),
  getWebhook: only(webhook),
  modifyWebhook: {
    minimal: { ...webhook, body: {} },
    full: { ...webhook, body: { name: "Hook", avatar: null, channel_id } },
  },
  deleteWebhook: only(webhook),
  getWebhookWithToken: only(withToken),
  modifyWebhookWithToken: {
    minimal: { ...withToken, body: {} },
    full: { ...withToken, body: { name: "Hook", avatar: image } },
  },
  deleteWebhookWithToken: only(withToken),
  executeWebhook: {
    minimal: { ...withToken, body: { content: "Hi" } },
    full: { ...withToken, wait: true, thread_id: channel_id, body: { ...posted, file, files } },
    "without files": { ...withToken, wait: false, body: posted },
  },
  executeSlackCompatibleWebhook: {
    minimal: { ...withToken, body: { text: "Hi" } },
    full: {
      ...withToken,
      wait: false,
      body: {
        text: "Hi",
        username: "Slack",
        icon_url: "https://example.com/s.png",
        blocks: [{ type: "section", block_id: "first", text: { type: "plain_text", text: "Hi" } }],
        attachments: [
          {
            fallback: "Fall",
            color: "#36a64f",
            pretext: "Before",
            author_name: "Author",
            author_link: "https://example.com/u",
            author_icon: "https://example.com/u.png",
            title: "Title",
            title_link: "https://example.com/t",
            text: "Text",
            fields: [{ title: "Field", value: "Value", short: true }],
            image_url: "https://example.com/i.png",
            thumb_url: "https://example.com/h.png",
            footer: "Foot",
            footer_icon: "https://example.com/f.png",
            ts: 1628164800,
          },
        ],
      },
    },
  },
  executeGitHubCompatibleWebhook: {
    minimal: { ...withToken, body: {} },
    full: {
      ...withToken,
      wait: true,
      "X-GitHub-Event": "pull_request",
      body: {
        action: "opened",
        sender: {
          login: "octo",
          html_url: "https://example.com/octo",
          avatar_url: "https://example.com/o.png",
          site_admin: false,
        },
        repository: { name: "r", full_name: "octo/r", html_url: "https://example.com/octo/r", fork: false },
        ref: "refs/heads/main",
        compare: "https://example.com/compare",
        commits: [{ id: "c0ffee" }],
        issue: { number: 1 },
        pull_request: { number: 2 },
        comment: { id: 3 },
        release: { id: 4 },
        beyond_the_document: [null],
      },
    },
  },
  getWebhookMessage: only(webhookMessage),
  editWebhookMessage: {
    minimal: { ...webhookMessage, body: {} },
    full: { ...webhookMessage, body: { ...edited, file, files } },
    "without files": { ...webhookMessage, body: edited },
  },
  deleteWebhookMessage: only(webhookMessage),

  createInteractionResponse: {
    minimal: { ...interaction, body: { type: 1 } },
    full: { ...interaction, body: { type: 4, data: { ...message, tts: true, flags: 64 } } },
    "deferred message": { ...interaction, body: { type: 5, data: { flags: 64 } } },
    "deferred update": { ...interaction, body: { type: 6 } },
    update: { ...interaction, body: { type: 7, data: { components: [] } } },
  },
  getOriginalInteractionResponse: only(original),
  editOriginalInteractionResponse: {
    minimal: { ...original, body: {} },
    full: { ...original, body: { ...edited, file, files } },
    "without files": { ...original, body: edited },
  },
  deleteOriginalInteractionResponse: only(original),
  createFollowupMessage: {
    minimal: { ...original, body: { content: "Hi" } },
    full: { ...original, body: { ...posted, flags: 64, file, files } },
    "without files": { ...original, body: posted },
  },
  getFollowupMessage: only(followup),
  editFollowupMessage: {
    minimal: { ...followup, body: {} },
    full: { ...followup, body: { ...edited, file, files } },
    "without files": { ...followup, body: edited },
  },
  deleteFollowupMessage: only(followup),
};
