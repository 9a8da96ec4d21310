// Reads the streams of the server of test/streams/feed-server.mjs, which is killed when the program is halfway.
import { createClient, exportItems, followEvents } from "foreign-api/client";

/**
 * @param {string} baseUrl
 * @param {() => Promise<unknown>} pause Waits, so that the reader falls behind.
 * @returns {Promise<{ lines: number, events: number }>} The numbers of items.
 */
export async function readAll(baseUrl, pause) {
  const client = createClient({ baseUrl, retry: { attempts: 1000, maxDelay: 0.05 } });
  let lines = 0;
  for await (const { id } of exportItems(client)) {
    if (id !== String(lines)) throw new Error(`line ${id} instead of ${lines}`);
    lines += 1;
    if (lines % 10_000 === 0) await pause();
  }
  let events = 0;
  for await (const { data } of followEvents(client)) {
    if (data.id !== String(events)) throw new Error(`event ${data.id} instead of ${events}`);
    events += 1;
    // The server may be gone before it responds.
    if (events === 1000) await fetch(`${baseUrl}/halfway`).catch(() => undefined);
  }
  return { lines, events };
}
