import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Ended, run } from "./command.js";
import { laterNode, registryProgram } from "./installed.js";

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
  readonly stop: () => Promise<void>;
}

/** Starts a registry, and publishes the packed packages to it. */
export async function startRegistry(): Promise<Registry> {
  const home = mkdtempSync(join(tmpdir(), "guildwire-registry-"));
  const upstream = (await run("npm", ["config", "get", "registry"], { cwd: home })).stdout.trim();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  writeFileSync(join(home, "config.yaml"), configuration(upstream));
  const args = [registryProgram ?? "", "--config", join(home, "config.yaml"), "--listen", `127.0.0.1:${port}`];
  const process_ = spawn(laterNode ?? "", args, { cwd: home, stdio: ["ignore", "pipe", "pipe"] });
  const exited = once(process_, "exit");
  let printed = "";
  await new Promise<void>((ready, fail) => {
    const onText = (text: Buffer): void => {
      printed += text.toString("utf8");
      if (printed.includes("http address")) ready();
    };
    process_.stdout.on("data", onText);
    process_.stderr.on("data", onText);
    process_.once("exit", () => fail(new Error(`the registry ended: ${printed}`)));
  });
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
  const stop = async (): Promise<void> => {
    process_.kill("SIGKILL");
    await exited;
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await publish({ npm, folder, url });
  } catch (error) {
    await stop();
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

async function publish({ npm, folder, url }: Pick<Registry, "npm" | "folder" | "url">): Promise<void> {
  const packs = folder("packs");
  for (const name of packages) {
    const packed = await npm(["pack", "--ignore-scripts", "--pack-destination", packs], join(root, name));
    const file = packed.stdout.trim().split("\n").at(-1) ?? "";
    const token = `--//${new URL(url).host}/:_authToken=none`;
    const published = await npm(["publish", `./${file}`, token], packs);
    if (published.code !== 0) throw new Error(`${file} cannot be published: ${published.stderr}`);
  }
}

function configuration(upstream: string): string {
  return `storage: ./storage
uplinks:
  upstream:
    url: ${JSON.stringify(upstream)}
    timeout: 60s
    maxage: 60m
packages:
  '@guildwire/*':
    access: $all
    publish: $anonymous
  '**':
    access: $all
    proxy: upstream
log:
  type: stdout
  format: json
  level: warn
max_body_size: 50mb
`;
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
