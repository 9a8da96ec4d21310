import type { Application, ControlledUser, GuildState, Notification } from "@guildwire/control/types";
import type { StoredApplication } from "../store/repositories/applications.js";
import type { StoredGuild } from "../store/repositories/guilds.js";
import type { StoredNotification } from "../store/repositories/notifications.js";
import type { StoredUser } from "../store/repositories/users.js";

/** The feature of Membership Screening. */
export const screeningFeature = "MEMBER_VERIFICATION_GATE_ENABLED";

export function controlledUserView(user: StoredUser): ControlledUser {
  const { id, username, discriminator, avatar, application_id, verified, phone_verified, mfa_enabled } = user;
  return {
    id,
    username,
    discriminator,
    avatar,
    bot: application_id !== null,
    verified,
    phone: phone_verified,
    mfa_enabled,
  };
}

/** Omits the secrets: the private key never leaves the service, and only a hash of the token is stored. */
export function applicationView(application: StoredApplication): Application {
  const { id, name, description, owner_id, bot_id, public_key, interactions_endpoint_url } = application;
  return { id, name, description, owner_id, bot_id, public_key, interactions_endpoint_url };
}

export function notificationView(notification: StoredNotification): Notification {
  const { id, kind, message, application_id, created_at } = notification;
  return { id, type: kind, text: message, application_id, created_at: created_at.toISOString() };
}

export function guildStateView(guild: StoredGuild): GuildState {
  const { id, name, owner_id, features, vanity_url_code, premium_tier, premium_subscription_count } = guild;
  return {
    id,
    name,
    owner_id,
    features,
    screening: features.includes(screeningFeature),
    vanity_url_code,
    premium_tier,
    premium_subscription_count,
  };
}

/** An object of the interface that allows further properties in the control interface. */
export type Extensible<T> = T & { [key: string]: unknown };

export function extensible<T extends object>(view: T): Extensible<T> {
  return view as Extensible<T>;
}
