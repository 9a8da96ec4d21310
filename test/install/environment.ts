import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { publishToRegistry } from "./published-registry.js";

declare module "vitest" {
  interface ProvidedContext {
    /** URL at which test files request the registry. */
    registry: string;
  }
}

/**
 * Serves the registry that the test files share during a run. It starts on the first request, so that other runs do not pay for it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let registry: ReturnType<typeof publishToRegistry> | undefined;
  const server = createServer(async (_request, response) => {
    // Requests are rare and come from busy threads: a kept-alive connection could close before it is used.
    response.setHeader("connection", "close");
    try {
      registry ??= publishToRegistry();
      const { url, home } = await registry;
      response.end(JSON.stringify({ url, home }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  project.provide("registry", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    (await registry?.catch(() => undefined))?.stop();
  };
}
