import { randomBytes } from "node:crypto";
import { seed } from "../seed.js";
import { type RunningService, type ServiceConfig, startService } from "../service.js";
import { TestWorld, type WorldCredentials } from "./test-world.js";

/** Settings of a test server. */
export interface TestServerOptions
  extends Partial<Pick<ServiceConfig, "database" | "gateway" | "host" | "log" | "port" | "rateLimits">> {
  /** Milliseconds that actions wait for the bot. Default: 5,000. */
  readonly timeout?: number;
  /** Whether the channel has a message at the beginning. Default: false. */
  readonly content?: boolean;
}

/** A test world and its service. */
export interface StartedTestServer extends TestWorld {
  readonly service: RunningService;
  /** Stops the service. */
  close(): Promise<void>;
}

/**
 * Starts a service with in-memory data on a port chosen by the operating system. It has a guild with a channel, a user
 * and an installed application.
 */
export async function startTestServer({
  timeout,
  content = false,
  ...options
}: TestServerOptions = {}): Promise<StartedTestServer> {
  const { service, credentials } = await startSeededService(options, content);
  const world = new TestWorld(credentials, timeout);
  return Object.assign(world, { service, close: () => service.close() });
}

/** Starts a service in memory with the demo guild; returns its credentials as well. */
export async function startSeededService(
  options: Omit<TestServerOptions, "content" | "timeout"> & Pick<ServiceConfig, "controlToken">,
  content?: boolean,
): Promise<{ readonly service: RunningService; readonly credentials: WorldCredentials }> {
  const control_token = options.controlToken ?? randomBytes(32).toString("base64url");
  const service = await startService({
    database: { kind: "embedded" },
    port: 0,
    // Endpoints in tests are on this machine.
    deliveries: { allowPrivate: true, allowHttp: true },
    ...options,
    controlToken: control_token,
  });
  try {
    return { service, credentials: await seedCredentials(service.url, control_token, content) };
  } catch (error) {
    await service.close();
    throw error;
  }
}

/** Creates the demo guild, and returns its credentials. */
export async function seedCredentials(
  url: string,
  control_token: string,
  content?: boolean,
): Promise<WorldCredentials> {
  const { applicationId, botToken, guildId, channelId, ownerId } = await seed(url, control_token, content);
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
