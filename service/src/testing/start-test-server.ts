import { randomBytes } from "node:crypto";
import { seed } from "../seed.js";
import { type RunningService, type ServiceConfig, startService } from "../service.js";
import { TestWorld, type WorldCredentials } from "./test-world.js";

/** Settings of a test server. */
export interface TestServerOptions
  extends Partial<Pick<ServiceConfig, "database" | "gateway" | "host" | "log" | "port" | "rateLimits">> {
  /** Milliseconds that actions wait for the bot. Default: 5,000. */
  readonly timeout?: number;
}

/** A world, and the service that it is in. */
export interface StartedTestServer extends TestWorld {
  readonly service: RunningService;
  /** Ends the service. */
  close(): Promise<void>;
}

/**
 * Starts a service with all data in memory, on a port of the operating system's choice, with a guild, a channel, a user
 * and an application that is installed in the guild.
 */
export async function startTestServer({ timeout, ...options }: TestServerOptions = {}): Promise<StartedTestServer> {
  const { service, credentials } = await startSeededService(options);
  const world = new TestWorld(credentials, timeout);
  return Object.assign(world, { service, close: () => service.close() });
}

/** A service in memory with the demo guild, and what is needed to use it. */
export async function startSeededService(
  options: Omit<TestServerOptions, "timeout"> & Pick<ServiceConfig, "controlToken">,
): Promise<{ readonly service: RunningService; readonly credentials: WorldCredentials }> {
  const control_token = options.controlToken ?? randomBytes(32).toString("base64url");
  const service = await startService({
    database: { kind: "embedded" },
    port: 0,
    // Endpoints of tests are on this machine.
    deliveries: { allowPrivate: true, allowHttp: true },
    ...options,
    controlToken: control_token,
  });
  try {
    return { service, credentials: await seedCredentials(service.url, control_token) };
  } catch (error) {
    await service.close();
    throw error;
  }
}

/** Creates the demo guild, and returns how to use it. */
export async function seedCredentials(url: string, control_token: string): Promise<WorldCredentials> {
  const { applicationId, botToken, guildId, channelId, ownerId } = await seed(url, control_token);
  return {
    url,
    control_token,
    application_id: applicationId,
    bot_token: botToken,
    guild_id: guildId,
    channel_id: channelId,
    user_id: ownerId,
  };
}
