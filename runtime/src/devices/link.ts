import type { ChannelError } from "./error.js";

/** A way to the service at one port; over HTTP there is none before a command is sent. */
export interface Link {
  /** Sends a message; where order matters, links keep it. */
  readonly send: (text: string) => void;
  /** Closes the link immediately. No events follow. */
  readonly close: () => void;
}

/** The events of a link: `open` at most once and first, `closed` at most once and last, none before `Dial` returns. */
export interface LinkEvents {
  readonly open: () => void;
  /** `sent` is the message that this one replies to, if the transport knows it. */
  readonly message: (text: string, sent?: string) => void;
  readonly closed: (error: ChannelError, state: "refused" | "rejected" | "status" | "unrecognized") => void;
}

export type Dial = (port: number, events: LinkEvents) => Link;
