import { ChannelError } from "./error.js";

/** Replaces `ws.ts` in bundles for browsers, which have a WebSocket of their own and cannot be hosts. */
export function loadWs(): Promise<never> {
  return Promise.reject(new ChannelError("unsupported", "this platform has no WebSocket"));
}
