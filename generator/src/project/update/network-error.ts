import { errorCode } from "../../write/file-system.js";
import type { HttpClient } from "./http-client.js";
import { shownUrl } from "./source-url.js";
import { UpdateFailure, updateFailure } from "./update-failure.js";

const meanings: { readonly [code: string]: string } = {
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "the connection was reset",
  EPIPE: "the connection was closed",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the name of the host cannot be resolved",
  EHOSTUNREACH: "the host cannot be reached",
  ENETUNREACH: "the network cannot be reached",
  ETIMEDOUT: "the connection takes too long",
  UND_ERR_CONNECT_TIMEOUT: "the connection takes too long",
  UND_ERR_SOCKET: "the connection was closed before the response was complete",
  UND_ERR_HEADERS_OVERFLOW: "the headers of the response are too large",
  Z_BUF_ERROR: "the compressed response ends early",
  CERT_HAS_EXPIRED: "its certificate has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host",
};

/** Messages for zlib and OpenSSL, which have many error codes. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^(Z_|ERR__ERROR_)/, "the response is not compressed as declared"],
  [/^(EPROTO|ERR_SSL_)/, "the TLS handshake fails"],
];

/** Matches errors for certificates that no trusted authority signed. */
const untrusted = /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(VERIFY|GET)_\w+)$/;

/** Describes a failed request. The original message is omitted because it may contain headers or a proxy URL. */
export function describeNetworkError(error: unknown, url: URL, { signal, timeoutSeconds }: HttpClient): Error {
  if (error instanceof UpdateFailure) return error;
  const name = shownUrl(url);
  if (signal.aborted) {
    const message = `${name} is not complete after ${timeoutSeconds} seconds`;
    return updateFailure("download-failed", message, { fix: "try again, or allow more time with --timeout" });
  }
  const code = errorCode(error) ?? "";
  if (untrusted.test(code)) {
    const fix = "name the certificate of its authority in the environment variable NODE_EXTRA_CA_CERTS";
    return updateFailure("download-failed", `${name} has a certificate that is not trusted (${code})`, { fix });
  }
  const meaning = meanings[code] ?? families.find(([pattern]) => pattern.test(code))?.[1];
  const reason = meaning === undefined ? `the request fails (${code || "no code"})` : `${meaning} (${code})`;
  return updateFailure("download-failed", `${name} cannot be downloaded: ${reason}`, {
    fix: "check the URL and the network, then try again",
  });
}
