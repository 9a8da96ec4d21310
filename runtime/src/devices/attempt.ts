import type { ChannelClock } from "./clock.js";
import type { ChannelError } from "./error.js";
import type { Dial, Link, LinkEvents } from "./link.js";
import type { PortReport, PortState } from "./port-report.js";

/** The first words to a port, and what to make of the answer. */
export interface Greeting {
  readonly text: string;
  /** Throws a ChannelError when the answer is none: of kind `refused` if it is the service that says no. */
  readonly validateReply: (answer: string) => void;
}

export interface ConnectionAttemptOptions {
  readonly dial: Dial;
  readonly clock: ChannelClock;
  /** Milliseconds that a port has, from dialling to its answer. */
  readonly timeout: number;
}

/** A port that is the service, with a link to it on which nothing is under way. */
export interface ConnectedPort {
  readonly port: number;
  readonly latency: number;
  readonly link: Link;
  /** Says who hears of the link from now on. */
  readonly listen: (events: Pick<LinkEvents, "message" | "closed">) => void;
}

/** What became of one port. Never rejects. `cancel` ends it with the state `timeout`. */
export interface ConnectionAttempt {
  readonly result: Promise<ConnectedPort | PortReport>;
  readonly cancel: () => void;
}

export function isConnected(result: ConnectedPort | PortReport): result is ConnectedPort {
  return "link" in result;
}

/** Dials a port and greets it: whatever listens there is only the service if it answers as the service does. */
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
    const stop = clock.after(timeout, () => settle("timeout", isOpen ? "accepted and said nothing" : ""));
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
          return settle(kind === "refused" ? "rejected" : "stranger", message);
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
        // A refused connection needs no words.
        else settle(state, state === "refused" ? "" : error.message);
      },
    });
    cancel = () => settle("timeout", "given up");
  });
  return { result, cancel: () => cancel() };
}
