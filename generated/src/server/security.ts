// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type SecurityRequirement, type SecurityScheme, httpScheme } from "@guildwire/runtime/server";

/** How a caller logs in with the scheme bot. */
export const botScheme: SecurityScheme = httpScheme("bot", "Bot");

/** How a caller logs in with the scheme bearer. */
export const bearerScheme: SecurityScheme = httpScheme("bearer", "Bearer");

/** Login: bot, or bearer. */
export const botOrBearerLogin: readonly (readonly SecurityRequirement[])[] = [
  [{ scheme: botScheme, scopes: [] }],
  [{ scheme: bearerScheme, scopes: [] }],
];
