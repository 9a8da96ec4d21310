import { type Channel, queryText } from "./channel.js";
import { ChannelError } from "./error.js";
import type { Dial, LinkEvents } from "./link.js";
import { isRefused } from "./probe-port.js";

interface HttpTarget {
  readonly channel: Channel;
  /** Query parameters by name. */
  readonly query: { readonly [name: string]: string };
  readonly maxBytes: number;
}

/** Creates links over HTTP: sequential requests, one per command, so that the service receives them in order. */
export function httpDial({ channel, query, maxBytes }: HttpTarget): Dial {
  const { http } = channel;
  if (http === undefined) throw new ChannelError("unsupported", `the channel ${channel.name} has no HTTP transport`);
  return (port, events) => {
    const url = `http://${channel.host}:${port}${http.path}${queryText(channel, "http", query)}`;
    const controller = new AbortController();
    const { signal } = controller;
    let last = Promise.resolve();
    const post = async (body: string): Promise<void> => {
      if (signal.aborted) return;
      const outcome = await request(url, { method: http.method, body, signal }, maxBytes);
      if (signal.aborted) return;
      if (outcome.ok) events.message(outcome.text, body);
      else {
        controller.abort();
        events.closed(outcome.error, outcome.state);
      }
    };
    queueMicrotask(() => {
      if (!signal.aborted) events.open();
    });
    return {
      send: (text) => {
        last = last.then(() => post(text));
      },
      close: () => controller.abort(),
    };
  };
}

type HttpOutcome =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly error: ChannelError; readonly state: Parameters<LinkEvents["closed"]>[1] };

/** Sends a request. Never rejects. A status other than 2xx is a failure, but its body may be an error reply. */
async function request(url: string, init: RequestInit, maxBytes: number): Promise<HttpOutcome> {
  try {
    const response = await fetch(url, {
      ...init,
      headers: { "content-type": "application/json", accept: "application/json" },
      // The listener at the port is not trusted: follow no redirects, send nothing that identifies the user.
      redirect: "manual",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
    });
    const text = await bodyOf(response, maxBytes);
    if (response.ok || (response.status === 400 && isObjectText(text))) return { ok: true, text };
    const error = new ChannelError("closed", `HTTP status ${response.status}`);
    return { ok: false, error, state: "status" };
  } catch (thrown) {
    if (thrown instanceof ChannelError) return { ok: false, error: thrown, state: "unrecognized" };
    const { cause } = thrown as { readonly cause?: { readonly code?: unknown } };
    const error = new ChannelError("closed", String(cause?.code ?? "no response over HTTP"), { cause: thrown });
    // Browsers do not distinguish the causes. Most ports that fail immediately are free.
    const refused = init.signal?.aborted || ((await isRefused(url, cause)) ?? true);
    return { ok: false, error, state: refused ? "refused" : "unrecognized" };
  }
}

function isObjectText(text: string): boolean {
  return text.trimStart().startsWith("{");
}

async function bodyOf(response: Response, maxBytes: number): Promise<string> {
  if (response.body === null) return "";
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new ChannelError("too-large", `the response exceeds ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
