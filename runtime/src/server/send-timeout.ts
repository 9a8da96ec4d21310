/** How long a client may read nothing of a response that waits for it, in milliseconds. */
export const defaultSendTimeout = 60_000;
