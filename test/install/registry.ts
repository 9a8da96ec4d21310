import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Ended, run } from "./command.js";
import { serveRegistry } from "./registry-server.js";

const root = resolve(import.meta.dirname, "../..");

/** The folders of the published packages. */
export const packages = ["runtime", "generator", "generated", "service", "service/generated", "nest", "tools"] as const;

/** A registry on loopback with the packages of this repository; other packages come from the configured registry. */
export interface Registry {
  readonly url: string;
  /** Runs npm or npx against this registry, with a cache of its own. */
  readonly npm: (args: readonly string[], cwd: string, program?: "npm" | "npx") => Promise<Ended>;
  /** The environment with which other tools use this registry. */
  readonly env: NodeJS.ProcessEnv;
  /** A new empty folder, which is removed with the registry. */
  readonly folder: (name: string) => string;
  readonly stop: () => void;
}

/** Starts a registry, and publishes the packed packages to it. */
export async function startRegistry(): Promise<Registry> {
  const home = mkdtempSync(join(tmpdir(), "guildwire-registry-"));
  const upstream = (await run("npm", ["config", "get", "registry"], { cwd: home })).stdout.trim();
  const { url, stop: stopServer } = await serveRegistry(upstream);
  const env = {
    ...environment(),
    npm_config_registry: url,
    NPM_CONFIG_REGISTRY: url,
    npm_config_cache: join(home, "npm-cache"),
    BUN_INSTALL_CACHE_DIR: join(home, "bun-cache"),
    DENO_DIR: join(home, "deno-cache"),
    DENO_NO_UPDATE_CHECK: "1",
  };
  const npm: Registry["npm"] = (words, cwd, program = "npm") =>
    run(program, [...words, ...(program === "npm" ? quiet : [])], { cwd, env, timeout: 240_000 });
  const folder = (name: string): string => {
    const path = join(home, "work", name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  const stop = (): void => {
    stopServer();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await publish({ npm, url });
  } catch (error) {
    stop();
    throw error;
  }
  return { url, npm, env, folder, stop };
}

const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];

/** npm passes settings and the name of the running script to its scripts, which would change what the tests see. */
function environment(): NodeJS.ProcessEnv {
  const own = (name: string): boolean =>
    /^npm_|^(?:INIT_CWD|NODE_OPTIONS|FORCE_COLOR|DATA_DIR|PORT)$|^VITEST/i.test(name);
  return { ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !own(name))), NO_COLOR: "1" };
}

/** One process packs and publishes all packages. */
async function publish({ npm, url }: Pick<Registry, "npm" | "url">): Promise<void> {
  const token = `--//${new URL(url).host}/:_authToken=none`;
  const published = await npm(
    ["publish", "--ignore-scripts", token, ...packages.map((name) => `--workspace=${name}`)],
    root,
  );
  if (published.code !== 0) throw new Error(`the packages cannot be published: ${published.stderr}`);
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
