import { type RunningService, startService } from "@guildwire/service";

/** The service for the bot's own tests. */
export function startLocalService(folder: string): Promise<RunningService> {
  return startService({ database: { kind: "embedded", folder }, port: 0 });
}
