import type { ServerResponse } from "node:http";

/** What a page may load that is no page: nothing. Answers in JSON are not for rendering. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers that keep browsers from making more of an answer than it is. Pages that need more replace the policy. */
export function setSecurityHeaders(response: ServerResponse): void {
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("X-Frame-Options", "DENY");
  response.setHeader("Referrer-Policy", "no-referrer");
  response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  response.setHeader("Content-Security-Policy", closedPolicy);
  response.setHeader("Cache-Control", "no-store");
}

/** Lets pages of all sites show and read an answer that is for everybody anyway. */
export function allowCrossOriginUse(response: ServerResponse): void {
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  response.setHeader("Access-Control-Allow-Origin", "*");
}
