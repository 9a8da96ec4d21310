import { resolve, sep } from "node:path";
import type { Flags } from "../project/settings.js";
import { forEachApi } from "./each-api.js";
import { type GenerateFlags, generate } from "./generate.js";
import { type ExitCode, exitCode, type Terminal } from "./terminal.js";
import { watchFileSystem } from "./watch/change-source.js";
import { watch } from "./watch/watch.js";

/** Options of the Vite plugin. */
export interface GuildwirePluginOptions {
  /** The folder of the configuration, absolute or relative to Vite's root. Default: Vite's root. */
  readonly root?: string;
  /** The configuration file, relative to `root`. Default: the one in `root`. */
  readonly config?: string;
  /** Names of APIs, separated by commas, of a configuration with several. Default: all. */
  readonly api?: string;
  /**
   * What `vite build` does first. `check` fails if the generated files are out of date, `generate` writes them. Default:
   * `check`.
   */
  readonly build?: "check" | "generate";
}

/** What the plugin uses of Vite, whose types are thus not needed to compile this package. */
interface ViteConfig {
  readonly root: string;
  readonly command: "build" | "serve";
  readonly logger: ViteLogger;
}

interface ViteLogger {
  info(text: string, options?: { readonly timestamp?: boolean }): void;
  error(text: string, options?: { readonly timestamp?: boolean }): void;
}

interface ViteServer {
  readonly config: { readonly server: { readonly watch?: object | null | undefined } };
  readonly watcher: { emit(event: "change", path: string): unknown };
  readonly ws: {
    send(message: { readonly type: "full-reload" } | { readonly type: "error"; readonly err: ViteError }): void;
    on(event: "connection", listener: () => void): void;
  };
}

interface ViteError {
  readonly message: string;
  readonly stack: string;
  readonly plugin: string;
}

/** A plugin of Vite 5 and later. */
export interface GuildwirePlugin {
  readonly name: "guildwire";
  configResolved(config: ViteConfig): void;
  configureServer(server: ViteServer): Promise<void>;
  buildStart(this: { error(message: string): never }): Promise<void>;
  closeBundle(): Promise<void>;
}

/**
 * Generates code while Vite's development server runs, and checks before a build that generated code is up to date.
 *
 * In development, files are generated before the server starts, and again whenever the document, a file that it refers
 * to, or the configuration changes. Only changed files are written, so that Vite updates only modules that import them.
 * Errors are shown in Vite's overlay and in its log.
 *
 * @example
 *   import { guildwire } from "@guildwire/generator/vite";
 *   import { defineConfig } from "vite";
 *
 *   export default defineConfig({ plugins: [guildwire()] });
 */
export function guildwire(options: GuildwirePluginOptions = {}): GuildwirePlugin {
  let config: ViteConfig | undefined;
  let stop: () => Promise<void> = async () => {};
  return {
    name: "guildwire",
    configResolved(resolved) {
      config = resolved;
    },
    async configureServer(server) {
      if (config === undefined) return;
      stop = await generateWhileServing(server, config, options);
    },
    async buildStart() {
      if (config?.command !== "build") return;
      const check = options.build !== "generate";
      const { code, text } = await runOnce(config, options, check);
      if (code === exitCode.fine) return;
      const hint = check && code === exitCode.findings ? "\nRun guildwire generate, and commit the result." : "";
      this.error(`${text.trim()}${hint}`);
    },
    async closeBundle() {
      await stop();
    },
  };
}

function flagsOf({ config, api }: GuildwirePluginOptions, check: boolean): GenerateFlags {
  const named: Flags = { ...(config === undefined ? {} : { config }), ...(api === undefined ? {} : { api }) };
  return { ...named, check, force: false, format: "text" };
}

/** A terminal that collects text. Its messages have no colours, because an overlay shows them. */
function collectingTerminal({ root }: ViteConfig, options: GuildwirePluginOptions): Collected {
  let text = "";
  const stream = { write: (written: string) => (text += written) };
  const cwd = resolve(root, options.root ?? ".");
  const terminal = { stdout: stream, stderr: stream, env: { ...process.env, NO_COLOR: "1" }, cwd };
  return {
    terminal,
    take() {
      const taken = text;
      text = "";
      return taken;
    },
  };
}

interface Collected {
  readonly terminal: Terminal;
  /** Returns what was printed since the last call. */
  take(): string;
}

async function runOnce(
  config: ViteConfig,
  options: GuildwirePluginOptions,
  check: boolean,
): Promise<{ readonly code: ExitCode; readonly text: string }> {
  const { terminal, take } = collectingTerminal(config, options);
  const run = (flags: GenerateFlags, output: Terminal): Promise<ExitCode> => generate(flags, output);
  const code = await forEachApi(flagsOf(options, check), terminal, run, { form: "text", isWriting: true });
  return { code, text: take() };
}

/** Generates once, and then until the returned function is called. */
async function generateWhileServing(
  server: ViteServer,
  config: ViteConfig,
  options: GuildwirePluginOptions,
): Promise<() => Promise<void>> {
  const { logger } = config;
  let failure: ViteError | undefined;
  const report = (code: ExitCode, text: string): void => {
    const before = failure;
    failure = code === exitCode.fine ? undefined : { message: text.trim(), stack: "", plugin: "guildwire" };
    if (failure === undefined) {
      logger.info(`[guildwire]\n${text.trim()}`, { timestamp: true });
      // The overlay of the error stays until the page is loaded again.
      if (before !== undefined) server.ws.send({ type: "full-reload" });
    } else {
      logger.error(`[guildwire]\n${failure.message}`, { timestamp: true });
      server.ws.send({ type: "error", err: failure });
    }
  };
  server.ws.on("connection", () => {
    if (failure !== undefined) server.ws.send({ type: "error", err: failure });
  });
  // Vitest and others start a server that watches nothing.
  if (server.config.server.watch === null) {
    const { code, text } = await runOnce(config, options, false);
    report(code, text);
    return async () => {};
  }
  const stopping = new AbortController();
  const { terminal, take } = collectingTerminal(config, options);
  let ended: Promise<unknown> = Promise.resolve();
  await new Promise<void>((resolveFirst, reject) => {
    ended = watch(flagsOf(options, false), terminal, {
      openSource: watchFileSystem,
      now: () => performance.now(),
      after(milliseconds, action) {
        const timer = setTimeout(action, milliseconds);
        return () => clearTimeout(timer);
      },
      stop: stopping.signal,
      onFilesWritten(paths) {
        // Vite's own watcher misses changes while it scans, and in folders that it ignores.
        for (const path of paths) server.watcher.emit("change", path.split(sep).join("/"));
      },
      onRun(code) {
        report(code, take());
        resolveFirst();
      },
    });
    ended.catch(reject);
  });
  return async () => {
    stopping.abort();
    await ended;
  };
}
