import type { ServerResponse } from "node:http";

/** The policy of responses that are not pages: load nothing. JSON responses are not rendered. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers that restrict what browsers do with a response. Pages that need more replace the policy. */
export function setSecurityHeaders(response: ServerResponse): void {
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("X-Frame-Options", "DENY");
  response.setHeader("Referrer-Policy", "no-referrer");
  response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  response.setHeader("Content-Security-Policy", closedPolicy);
  response.setHeader("Cache-Control", "no-store");
}

/** Lets pages of all sites embed and read a public response. */
export function allowCrossOriginUse(response: ServerResponse): void {
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  response.setHeader("Access-Control-Allow-Origin", "*");
}
