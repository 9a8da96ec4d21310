import type { SignatureHeaders } from "@guildwire/runtime/signing";

/** The names of the signature headers in these tests. */
export const headerNames: SignatureHeaders = {
  signature: "X-Signature-Ed25519",
  timestamp: "X-Signature-Timestamp",
};
