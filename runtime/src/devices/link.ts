import type { ChannelError } from "./error.js";

/** A connection to the service at one port. Over HTTP, nothing is connected before the first command. */
export interface Link {
  /** Sends a message. Links preserve the order where it matters. */
  readonly send: (text: string) => void;
  /** Closes the link immediately, without further events. */
  readonly close: () => void;
}

/** Events of a link: `open` at most once and first, `closed` at most once and last, none before `Dial` returns. */
export interface LinkEvents {
  readonly open: () => void;
  /** `sent` is the message that this one replies to, if the transport knows it. */
  readonly message: (text: string, sent?: string) => void;
  readonly closed: (error: ChannelError, state: "refused" | "rejected" | "status" | "unrecognized") => void;
}

export type Dial = (port: number, events: LinkEvents) => Link;
