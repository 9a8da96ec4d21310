import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { closeGracefully, nodeServerOptions } from "@guildwire/runtime/server";
import { createApi } from "./api.js";
import { openServices, type Services, type ServicesOptions } from "./services.js";

export interface ServiceConfig extends ServicesOptions {
  /** 0 lets the operating system choose. Default: 8080. */
  readonly port?: number;
  /** Default: 127.0.0.1. */
  readonly host?: string;
}

export interface RunningService {
  /** Where it listens: `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly services: Services;
  /** Answers what is under way, and closes the database. */
  close(): Promise<void>;
}

/** Opens the database, and listens. */
export async function startService({
  port = 8080,
  host = "127.0.0.1",
  ...options
}: ServiceConfig): Promise<RunningService> {
  const services = await openServices(options);
  const server = createServer(nodeServerOptions(), createApi(services));
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(port, host, resolve);
    });
  } catch (error) {
    await services.close();
    throw error;
  }
  const address = server.address() as AddressInfo;
  return {
    url: `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`,
    services,
    async close() {
      await closeGracefully(server, { timeout: 10_000 });
      await services.close();
    },
  };
}
