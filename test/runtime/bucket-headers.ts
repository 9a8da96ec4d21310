import { type ClientOptions, type RateLimitOf, rateLimitBy } from "../../runtime/src/client/index.js";

/** Names of headers and of a property as a specification may declare them. */
export const rateLimit: RateLimitOf = rateLimitBy({
  limit: "bucket-size",
  remaining: "bucket-remaining",
  reset: "bucket-reset-after",
  bucket: "bucket-name",
  global: "bucket-global",
});

export const readRetryAfter: NonNullable<ClientOptions["readRetryAfter"]> = (body) => body?.["wait_seconds"];
