import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Ended, run } from "./command.js";
import { serveRegistry } from "./registry-server.js";

const root = resolve(import.meta.dirname, "../..");

/** The folders of the published packages. */
export const packages = ["runtime", "generator", "generated", "service", "service/generated", "nest", "tools"] as const;

/** A registry, and the folder of its caches. */
export interface PublishedRegistry {
  readonly url: string;
  readonly home: string;
}

/** Starts a registry, and publishes the packed packages to it. */
export async function publishToRegistry(): Promise<PublishedRegistry & { readonly stop: () => void }> {
  const home = mkdtempSync(join(tmpdir(), "guildwire-registry-"));
  const upstream = (await run("npm", ["config", "get", "registry"], { cwd: home })).stdout.trim();
  const { url, stop: stopServer } = await serveRegistry(upstream);
  const stop = (): void => {
    stopServer();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await publish(npmIn(environmentOf({ url, home })), url);
  } catch (error) {
    stop();
    throw error;
  }
  return { url, home, stop };
}

/** Runs npm or npx in a folder. */
export type RunNpm = (args: readonly string[], cwd: string, program?: "npm" | "npx") => Promise<Ended>;

export function npmIn(env: NodeJS.ProcessEnv): RunNpm {
  return (words, cwd, program = "npm") =>
    run(program, [...words, ...(program === "npm" ? quiet : [])], { cwd, env, timeout: 240_000 });
}

const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];

/** The environment in which programs use a registry. */
export function environmentOf({ url, home }: PublishedRegistry): NodeJS.ProcessEnv {
  return {
    ...environment(),
    npm_config_registry: url,
    NPM_CONFIG_REGISTRY: url,
    npm_config_cache: join(home, "npm-cache"),
    BUN_INSTALL_CACHE_DIR: join(home, "bun-cache"),
    DENO_DIR: join(home, "deno-cache"),
    DENO_NO_UPDATE_CHECK: "1",
  };
}

/** npm passes settings and the name of the running script to its scripts, which would change what the tests see. */
function environment(): NodeJS.ProcessEnv {
  const own = (name: string): boolean =>
    /^npm_|^(?:INIT_CWD|NODE_OPTIONS|FORCE_COLOR|DATA_DIR|PORT)$|^VITEST/i.test(name);
  return { ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !own(name))), NO_COLOR: "1" };
}

/** One process packs and publishes all packages. */
async function publish(npm: RunNpm, url: string): Promise<void> {
  const token = `--//${new URL(url).host}/:_authToken=none`;
  const published = await npm(
    ["publish", "--ignore-scripts", token, ...packages.map((name) => `--workspace=${name}`)],
    root,
  );
  if (published.code !== 0) throw new Error(`the packages cannot be published: ${published.stderr}`);
}
