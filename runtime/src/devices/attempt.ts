import type { ChannelClock } from "./clock.js";
import type { ChannelError } from "./error.js";
import type { Dial, Link, LinkEvents } from "./link.js";
import type { PortReport, PortState } from "./port-report.js";

/** The first message to a port, and the check of its reply. */
export interface Greeting {
  readonly text: string;
  /** Throws a ChannelError for an invalid reply: of kind `refused` if the service refuses the client. */
  readonly validateReply: (reply: string) => void;
}

export interface ConnectionAttemptOptions {
  readonly dial: Dial;
  readonly clock: ChannelClock;
  /** Milliseconds from dialling a port to its reply. */
  readonly timeout: number;
}

/** A port of the service with an idle link. */
export interface ConnectedPort {
  readonly port: number;
  readonly latency: number;
  readonly link: Link;
  /** Sets the listener for later events of the link. */
  readonly listen: (events: Pick<LinkEvents, "message" | "closed">) => void;
}

/** The result for one port. Never rejects; `cancel` settles it with the state `timeout`. */
export interface ConnectionAttempt {
  readonly result: Promise<ConnectedPort | PortReport>;
  readonly cancel: () => void;
}

export function isConnected(result: ConnectedPort | PortReport): result is ConnectedPort {
  return "link" in result;
}

/** Dials a port and sends the greeting. Only a valid reply identifies the service. */
export function attemptConnection(
  port: number,
  greeting: Greeting,
  { dial, clock, timeout }: ConnectionAttemptOptions,
): ConnectionAttempt {
  let cancel = (): void => {};
  const result = new Promise<ConnectedPort | PortReport>((resolve) => {
    const start = clock.now();
    const latency = (): number => clock.now() - start;
    let listener: Pick<LinkEvents, "message" | "closed"> | undefined;
    let isOpen = false;
    let isOver = false;
    const settle = (state: PortState, detail: string): void => {
      if (isOver) return;
      isOver = true;
      stop();
      link.close();
      resolve({ port, state, detail, latency: latency() });
    };
    const stop = clock.after(timeout, () => settle("timeout", isOpen ? "connected, but no reply" : ""));
    const link = dial(port, {
      open: () => {
        if (isOver) return;
        isOpen = true;
        link.send(greeting.text);
      },
      message: (text, sent) => {
        if (listener !== undefined) return listener.message(text, sent);
        if (isOver) return;
        try {
          greeting.validateReply(text);
        } catch (error) {
          const { kind, message } = error as ChannelError;
          return settle(kind === "refused" ? "rejected" : "unrecognized", message);
        }
        isOver = true;
        stop();
        const listen = (events: Pick<LinkEvents, "message" | "closed">): void => {
          listener = events;
        };
        resolve({ port, latency: latency(), link, listen });
      },
      closed: (error, state) => {
        if (listener !== undefined) listener.closed(error, state);
        // The state `refused` needs no detail.
        else settle(state, state === "refused" ? "" : error.message);
      },
    });
    cancel = () => settle("timeout", "canceled");
  });
  return { result, cancel: () => cancel() };
}
