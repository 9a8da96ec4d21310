import { body } from "./guild.mjs";

/**
 * Replaces the dispatcher below the global `fetch`. All of Node's fetch runs, but the response arrives at once and
 * without a socket, whose cost varies more than the measured difference. It has rate-limit headers, so buckets work.
 *
 * @returns {Promise<boolean>} False if this version of Node has another version of undici.
 */
export async function replaceNetwork() {
  if (!process.versions.undici?.startsWith("6.")) return false;
  const place = Symbol.for("undici.globalDispatcher.1");
  // The first fetch creates the dispatcher.
  await fetch("data:,");
  const bytes = Buffer.from(body);
  const headers = {
    "content-type": "application/json",
    "content-length": String(bytes.length),
    "x-ratelimit-limit": "5000000",
    "x-ratelimit-remaining": "4999999",
    "x-ratelimit-reset-after": "3.5",
    "x-ratelimit-bucket": "abcdef",
  };
  const raw = Object.entries(headers)
    .flat()
    .map((text) => Buffer.from(text));
  const dispatch = (_, handler) => {
    setImmediate(() => {
      handler.onConnect(() => {}, null);
      handler.onHeaders(200, raw, () => {}, "OK");
      handler.onData(bytes);
      handler.onComplete([]);
    });
    return true;
  };
  const real = globalThis[place];
  globalThis[place] = Object.assign(Object.create(Object.getPrototypeOf(real)), { dispatch });
  return true;
}
