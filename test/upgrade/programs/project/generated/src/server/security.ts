// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import { type SecurityRequirement, type SecurityScheme, httpScheme } from "@guildwire/runtime/server";

/** How a caller logs in with the scheme token. */
export const tokenScheme: SecurityScheme = httpScheme("token", "Bearer");

/** Login: token. */
export const tokenLogin: readonly (readonly SecurityRequirement[])[] = [
  [{ scheme: tokenScheme, scopes: [] }],
];
