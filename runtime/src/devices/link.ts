import type { ChannelError } from "./error.js";

/** A way to the service at one port; over HTTP there is none before a command is sent. */
export interface Link {
  /** Sends a message; where order matters, links keep it. */
  readonly send: (text: string) => void;
  /** Gives the link up at once. Nothing is heard of it afterwards. */
  readonly close: () => void;
}

/** What is heard of a link: `open` at most once and first, `closed` at most once and last, none before dialling returns. */
export interface LinkEvents {
  readonly open: () => void;
  /** `sent` is the message that this one answers, where the transport knows that. */
  readonly message: (text: string, sent?: string) => void;
  readonly closed: (error: ChannelError, state: "refused" | "rejected" | "status" | "stranger") => void;
}

export type Dial = (port: number, events: LinkEvents) => Link;
