import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { inject } from "vitest";
import { environmentOf, npmIn, type PublishedRegistry, type RunNpm } from "./published-registry.js";

/** A registry on loopback with the packages of this repository; other packages come from the configured registry. */
export interface Registry {
  readonly url: string;
  /** Runs npm or npx against this registry, with its cache. */
  readonly npm: RunNpm;
  /** The environment with which other tools use this registry. */
  readonly env: NodeJS.ProcessEnv;
  /** A new empty folder, which `stop` removes. */
  readonly folder: (name: string) => string;
  readonly stop: () => void;
}

/** Returns the registry that the test files of a run share, with folders of its own for each of them. */
export async function startRegistry(): Promise<Registry> {
  const response = await fetch(inject("registry"), { signal: AbortSignal.timeout(280_000) });
  if (!response.ok) throw new Error(await response.text());
  const { url, home } = (await response.json()) as PublishedRegistry;
  const env = environmentOf({ url, home });
  const work = mkdtempSync(join(home, "work-"));
  const folder = (name: string): string => {
    const path = join(work, name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  const stop = (): void => rmSync(work, { recursive: true, force: true });
  return { url, npm: npmIn(env), env, folder, stop };
}

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { readonly port: number };
  server.close();
  await once(server, "close");
  return port;
}
