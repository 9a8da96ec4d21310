export type { BansHandlers as Handlers } from "@guildwire/api/server";
