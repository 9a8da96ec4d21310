// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type SecurityRequirement, type SecurityScheme, httpScheme } from "@guildwire/runtime/server";

/** How a caller logs in with the scheme admin. */
export const adminScheme: SecurityScheme = httpScheme("admin", "Bearer");

/** Login: admin. */
export const adminLogin: readonly (readonly SecurityRequirement[])[] = [
  [{ scheme: adminScheme, scopes: [] }],
];
