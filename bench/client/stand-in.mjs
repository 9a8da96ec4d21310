import { body } from "./guild.mjs";

/**
 * Puts a stand-in under the global `fetch`: everything of Node's fetch runs, but the answer comes at once and without a
 * socket, whose cost varies more than what is to be measured. Rate-limit headers are a part of it, so that buckets work.
 *
 * @returns {Promise<boolean>} False where this Node's fetch has another inside than the one that this knows.
 */
export async function replaceNetwork() {
  if (!process.versions.undici?.startsWith("6.")) return false;
  const place = Symbol.for("undici.globalDispatcher.1");
  // The first fetch makes the dispatcher.
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
