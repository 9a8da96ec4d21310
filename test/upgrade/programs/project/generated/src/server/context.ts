// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import type { Context as Context_2 } from "@guildwire/runtime/server";

/** What a handler is told beside the request: who calls, with which permissions, and when to stop. */
export type Context<Principal = unknown> = Context_2<Principal, Record<never, never>>;
