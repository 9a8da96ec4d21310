// Reads the streams of the server of its page, which is killed when the page is halfway. The driver waits for the results
// in the title.
import { createClient, exportItems, followEvents } from "foreign-api/client";

const client = createClient({ baseUrl: location.origin, retry: { attempts: 1000, maxDelay: 0.05 } });

async function readAll() {
  let lines = 0;
  for await (const { id } of exportItems(client)) {
    if (id !== String(lines)) throw new Error(`line ${id} instead of ${lines}`);
    lines += 1;
    // A reader that falls behind.
    if (lines % 10_000 === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  let events = 0;
  for await (const { data } of followEvents(client)) {
    if (data.id !== String(events)) throw new Error(`event ${data.id} instead of ${events}`);
    events += 1;
    // The server may be gone before it responds.
    if (events === 1000) await fetch("/halfway").catch(() => undefined);
  }
  return { lines, events };
}

readAll().then(
  (results) => {
    document.title = JSON.stringify(results);
  },
  (error) => {
    document.title = JSON.stringify({ error: String(error) });
  },
);
