import type { IncomingMessage } from "node:http";

const prefix = /^((?:https?:\/\/[^/]*)?\/api\/v)(?:9|10)(?=[/?]|$)/i;

/** Rewrites the URL of a request of version 9 or 10 to that of version 8. Returns whether it was one. */
export function rewriteNewerVersion(request: IncomingMessage): boolean {
  const { url = "" } = request;
  request.url = url.replace(prefix, "$18");
  return request.url !== url;
}
