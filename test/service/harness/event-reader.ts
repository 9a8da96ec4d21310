import { EventSourceParserStream } from "eventsource-parser/stream";

/** An event on the wire: the envelope with the id of its message. */
export interface ReceivedEvent {
  readonly id: string;
  readonly op: number;
  readonly t: string;
  readonly s: number;
  readonly d: { readonly [field: string]: unknown };
}

/** A program that reads the events of its application. */
export interface EventReader {
  /** Start of the stream. */
  readonly start: string;
  /** Returns the next events; waits until that many have arrived. */
  take(count: number): Promise<ReceivedEvent[]>;
  close(): Promise<void>;
}

/** Opens a stream of events. Throws the response's status and text if it is not a stream. */
export async function readEvents(
  url: string,
  token: string,
  { after, path = "/gateway" }: { readonly after?: string; readonly path?: string } = {},
): Promise<EventReader> {
  const abort = new AbortController();
  const response = await fetch(`${url}${path}`, {
    headers: { Authorization: `Bot ${token}`, ...(after !== undefined && { "Last-Event-ID": after }) },
    signal: abort.signal,
  });
  if (response.status !== 200 || response.body === null) throw new Error(`${response.status} ${await response.text()}`);
  const messages = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const next = async () => {
    const { value } = await messages.read();
    if (value === undefined) throw new Error("the stream has ended");
    return value;
  };
  const ready = await next();
  if (ready.event !== "READY") throw new Error(`the stream begins with ${ready.event}`);
  return {
    start: ready.id ?? "",
    async take(count) {
      const taken: ReceivedEvent[] = [];
      while (taken.length < count) {
        const { id, event, data } = await next();
        const read = JSON.parse(data) as Omit<ReceivedEvent, "id">;
        if (id === undefined || read.t !== event) throw new Error(`${id} ${event} holds ${data}`);
        taken.push({ id, ...read });
      }
      return taken;
    },
    async close() {
      abort.abort();
      await messages.cancel().catch(() => undefined);
    },
  };
}
