import { createHash } from "node:crypto";
import type { Log } from "../log.js";
import type { WindowState } from "./rate-limit-windows.js";
import type { WindowStep, WindowStore } from "./window-store.js";

export interface RedisWindowsOptions {
  /** `redis://` or `rediss://`. */
  readonly url: string;
  /** Counts while the server cannot. */
  readonly fallback: WindowStore;
  readonly log: Log;
  /** Maximum number of windows of one caller in a table. Default: 1,000. */
  readonly perCaller?: number;
}

/** Milliseconds that a request waits for the server. */
const patience = 250;
/** Commands that wait for the server; a server that is stopped without closing the connection would collect them. */
const maxQueued = 10_000;
/** Milliseconds of an attempt to connect. */
const connectTimeout = 2_000;
/** Milliseconds without requests to the server after one of them failed. */
const pause = 1_000;

/**
 * All steps of a request, atomically, on the server's clock. Per step: the keys of the window, of the window that the
 * caller's further keys share, and of the number of its windows; and the arguments action, limit, length and the maximum
 * number of windows (0: unlimited). Returns the time, and per step whether it is allowed, its count and its end.
 */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function read(key)
  local window = redis.call('HMGET', key, 'count', 'end')
  if window[2] and tonumber(window[2]) > now then return tonumber(window[1]), tonumber(window[2]) end
end
local result = {now}
for step = 0, #KEYS / 3 - 1 do
  local key, shared, tally = KEYS[step * 3 + 1], KEYS[step * 3 + 2], KEYS[step * 3 + 3]
  local action, limit = ARGV[step * 4 + 1], tonumber(ARGV[step * 4 + 2])
  local length, most = tonumber(ARGV[step * 4 + 3]), tonumber(ARGV[step * 4 + 4])
  local count, ends = read(key)
  if not count and most > 0 then
    if tonumber(redis.call('GET', tally) or '0') >= most then
      key = shared
      count, ends = read(key)
    elseif action == 'take' and redis.call('INCR', tally) == 1 then
      redis.call('PEXPIRE', tally, length)
    end
  end
  if action == 'release' and count and count > 0 then count = redis.call('HINCRBY', key, 'count', -1) end
  local allowed = (count or 0) < limit
  if action == 'take' and allowed then
    if count then
      count = redis.call('HINCRBY', key, 'count', 1)
    else
      count, ends = 1, now + length
      redis.call('HSET', key, 'count', 1, 'end', string.format('%.0f', ends))
      redis.call('PEXPIREAT', key, string.format('%.0f', ends))
    end
  end
  result[#result + 1] = allowed and 1 or 0
  result[#result + 1] = count or 0
  result[#result + 1] = ends or now + length
  if action ~= 'release' and not allowed then break end
end
return result
`;
const scriptHash = createHash("sha1").update(script).digest("hex");

/**
 * Windows on a Redis server, which all instances share. Every key expires with its window.
 *
 * Requests never fail because of the server: while it does not respond in time or refuses to count, `fallback` counts.
 * The beginning and the end of such a time are logged. Resolves after the first attempt to connect.
 */
export async function openRedisWindows(options: RedisWindowsOptions): Promise<WindowStore> {
  const { createClient } = await import("@redis/client");
  const client = createClient({
    url: options.url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxQueued,
    socket: { connectTimeout, reconnectStrategy: (retries) => Math.min(100 * 2 ** Math.min(retries, 6), pause) },
  });
  const windows = new RedisWindows(client, options);
  const attempted = new Promise<void>((resolve) => {
    client.once("ready", resolve).once("error", () => resolve());
  });
  await within(connectTimeout, attempted).catch((error: Error) => windows.fail(error));
  return windows;
}

/** What is used of the client. */
interface RedisClient {
  evalSha(hash: string, options: ScriptArguments): Promise<unknown>;
  eval(script: string, options: ScriptArguments): Promise<unknown>;
  connect(): Promise<unknown>;
  destroy(): void;
  on(event: "error", listener: (error: Error) => void): unknown;
  readonly isReady: boolean;
}

interface ScriptArguments {
  readonly keys: string[];
  readonly arguments: string[];
}

class RedisWindows implements WindowStore {
  readonly #client: RedisClient;
  readonly #fallback: WindowStore;
  readonly #log: Log;
  readonly #perCaller: number;
  #isDown = false;
  #isClosed = false;
  #pausedUntil = 0;

  constructor(client: RedisClient, { fallback, log, perCaller = 1_000 }: RedisWindowsOptions) {
    this.#client = client;
    this.#fallback = fallback;
    this.#log = log;
    this.#perCaller = perCaller;
    client.on("error", (error) => this.fail(error));
    // It retries by itself; this rejects only if the client is closed first.
    client.connect().catch((error: Error) => this.fail(error));
  }

  count(steps: readonly WindowStep[]): readonly WindowState[] | Promise<readonly WindowState[]> {
    if (!this.#client.isReady || performance.now() < this.#pausedUntil) return this.#fallback.count(steps);
    return within(patience, this.#run(steps)).then(
      (states) => {
        this.#succeed();
        return states;
      },
      (error: Error) => {
        this.fail(error);
        return this.#fallback.count(steps);
      },
    );
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#client.destroy();
    await this.#fallback.close();
  }

  async #run(steps: readonly WindowStep[]): Promise<readonly WindowState[]> {
    const options = {
      keys: steps.flatMap(keysOf),
      arguments: steps.flatMap(({ action, table, key }) =>
        [action, table.limit, table.length, key === undefined ? 0 : this.#perCaller].map(String),
      ),
    };
    const reply = await this.#client.evalSha(scriptHash, options).catch((error: Error) => {
      if (!error.message.startsWith("NOSCRIPT")) throw error;
      return this.#client.eval(script, options);
    });
    if (!Array.isArray(reply)) throw new Error("the response of the server is not the result of the script");
    return statesOf(reply as number[], steps);
  }

  #succeed(): void {
    if (!this.#isDown) return;
    this.#isDown = false;
    this.#log.info("RATE_LIMIT_STORE: rate limits are shared by all instances again");
  }

  /** Lets the fallback count for a while. */
  fail(error: Error): void {
    if (this.#isClosed) return;
    this.#pausedUntil = performance.now() + pause;
    if (this.#isDown) return;
    this.#isDown = true;
    this.#log.error(
      { err: error },
      "RATE_LIMIT_STORE: the server does not count; rate limits are counted per instance",
    );
  }
}

/** Keys have one length: callers choose values in paths. */
function keysOf({ table, caller, key }: WindowStep): string[] {
  const nameOf = (part: string): string =>
    `guildwire:limit:${table.name}:${createHash("sha256").update(`${caller} ${part}`).digest("base64url")}`;
  const window = nameOf(key ?? "");
  return key === undefined ? [window, window, window] : [window, nameOf("*"), `${nameOf("")}:n`];
}

function statesOf([now = 0, ...values]: readonly number[], steps: readonly WindowStep[]): WindowState[] {
  return steps.slice(0, values.length / 3).map(({ table: { limit } }, step) => {
    const [allowed, count = 0, endsAt = now] = values.slice(step * 3);
    // Instances may have other limits while a new setting is rolled out.
    return { allowed: allowed === 1, limit, remaining: Math.max(0, limit - count), endsAt, resetAfter: endsAt - now };
  });
}

function within<Result>(milliseconds: number, result: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([result, expiry]).finally(() => clearTimeout(timer));
}
