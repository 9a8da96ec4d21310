import type { Draft } from "../client/draft.js";

/** Additional names whose values are credentials. Case, hyphens and underscores are ignored: `apiKey` matches `api_key`. */
export interface RedactionOptions {
  /** Names of headers. Credentials, cookies and common API key headers are always redacted. */
  readonly redactHeaders?: readonly string[] | undefined;
  /** Names of query parameters. Common names of tokens, keys, passwords and signatures are always redacted. */
  readonly redactQuery?: readonly string[] | undefined;
}

/** Redacts the credentials of requests and responses. */
export interface Redaction {
  /** The URL without user information, fragment, query secrets, and the secrets of the client's call. */
  readonly url: (url: string, init: RequestInit) => string;
  /** Headers by lower-case name. */
  readonly headers: (headers: Headers, init: RequestInit) => Readonly<Record<string, string>>;
}

const redacted = "REDACTED";

const secretHeaders =
  "authorization proxy-authorization cookie set-cookie api-key x-api-key apikey x-apikey x-auth-token x-access-token " +
  "x-amz-security-token x-csrf-token x-goog-api-key x-vault-token x-webhook-secret x-xsrf-token private-token " +
  "ocp-apim-subscription-key sec-websocket-key";

const secretParameters =
  "access_token api_key api_token auth auth_token authorization AWSAccessKeyId client_assertion client_secret code " +
  "code_verifier credential id_token jwt key pass passwd password private_key refresh_token secret session session_id " +
  "sid sig signature subscription_key token X-Amz-Credential X-Amz-Security-Token X-Amz-Signature X-Api-Key " +
  "X-Goog-Credential X-Goog-Signature";

/** Response and request headers with a URL. */
const urlHeaders: readonly string[] = ["location", "content-location", "referer"];

export function createRedaction({ redactHeaders = [], redactQuery = [] }: RedactionOptions): Redaction {
  const headerNames = namesOf(secretHeaders, redactHeaders);
  const parameterNames = namesOf(secretParameters, redactQuery);
  const redactUrl = (url: string, init: RequestInit): string => {
    const [target = ""] = url.split("#", 1);
    const start = target.indexOf("?");
    const path = start === -1 ? target : target.slice(0, start);
    const withoutUser = path.replace(/^([a-z][a-z\d+.-]*:)?\/\/[^/]*@/i, `$1//${redacted}:${redacted}@`);
    const query = target.slice(path.length).split(/(?=&)/);
    return withoutSecrets([withoutUser, ...query.map((pair) => redactPair(pair, parameterNames))].join(""), init);
  };
  const redactHeader = (name: string, value: string, init: RequestInit): string => {
    if (headerNames.has(normalized(name))) return redacted;
    return urlHeaders.includes(name) ? redactUrl(value, init) : withoutSecrets(value, init);
  };
  return {
    url: redactUrl,
    headers: (headers, init) =>
      Object.fromEntries([...headers].map(([name, value]) => [name, redactHeader(name, value, init)])),
  };
}

function namesOf(common: string, more: readonly string[]): ReadonlySet<string> {
  return new Set([...common.split(" "), ...more].map(normalized));
}

function normalized(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, "");
}

/** `pair` begins with `?` or `&`. A name may be percent-encoded, or have a secret property in brackets. */
function redactPair(pair: string, names: ReadonlySet<string>): string {
  const end = pair.indexOf("=");
  if (end === -1) return pair;
  const [name = ""] = new URLSearchParams(pair.slice(1)).keys();
  const isSecret = [name, ...name.split(/[[\].]/)].some((part) => names.has(normalized(part)));
  return isSecret ? `${pair.slice(0, end)}=${redacted}` : pair;
}

/** Redacts what the client knows to be secret in its request, such as a token in the path. */
function withoutSecrets(text: string, init: RequestInit): string {
  const { secrets = [] } = init as Partial<Draft>;
  return (
    secrets
      .flatMap((secret) => [secret, encodeURIComponent(secret)])
      .filter((secret) => secret !== "")
      // One secret may be the beginning of another.
      .sort((a, b) => b.length - a.length)
      .reduce((rest, secret) => rest.replaceAll(secret, redacted), text)
  );
}
