import { ChannelError } from "./error.js";

/** Replaces `ws.ts` in browser bundles: browsers have a WebSocket and cannot be hosts. */
export function loadWs(): Promise<never> {
  return Promise.reject(new ChannelError("unsupported", "this platform has no WebSocket"));
}
