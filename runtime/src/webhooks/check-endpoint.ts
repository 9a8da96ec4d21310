import type { SignatureHeaders } from "../signing/headers.js";
import type { PrivateKey } from "../signing/keys.js";
import { generateKeyPair, signRequest } from "../signing/node.js";
import { equal } from "../validate/equal.js";
import { DeliveryError, type DeliveryErrorCode } from "./error.js";
import { type DeliveryLimits, post } from "./post.js";
import { jsonOf, wrongStatus } from "./sender.js";

/** A probe of an endpoint: a valid request, or one with an invalid signature. */
export type ProbeName = "valid" | "wrong-key" | "altered-body" | "altered-timestamp" | "zero-signature";

/** How an endpoint responds according to its specification. */
export interface EndpointRules {
  /** The properties with which a response acknowledges the ping, or a function that decides. */
  readonly acknowledges: Readonly<Record<string, unknown>> | ((body: unknown) => boolean);
  /** The status of the response to an invalid signature. Default: 401. */
  readonly failureStatus?: number | undefined;
  readonly headerNames: SignatureHeaders;
}

export interface CheckOptions extends DeliveryLimits, EndpointRules {
  /** The private key of the application that owns the endpoint. */
  readonly privateKey: PrivateKey | string;
  /** The JSON body of every probe. */
  readonly ping: object;
  /**
   * Number of invalid probes besides the valid one, chosen at random; one suffices for a routine check. Default: all of
   * them.
   */
  readonly wrongProbes?: number | undefined;
  /**
   * Returns random numbers from 0 to below 1, for the selection and order of probes. Default: cryptographically secure.
   */
  readonly random?: (() => number) | undefined;
}

export interface Probe {
  readonly name: ProbeName;
  readonly passed: boolean;
  /**
   * The reason of the failure: a clause such as `the connection was refused (ECONNREFUSED)`. It contains neither the
   * URL nor a key, and quotes at most 100 characters of the response.
   */
  readonly reason?: string;
  /** The code of the failure. */
  readonly code?: ProbeFailureCode;
  /** The status of the response, if it was complete. */
  readonly status?: number;
}

/**
 * - `not-acknowledged`: the response to the valid ping is JSON, but does not acknowledge it
 * - `not-refused`: an invalid signature got another status than `failureStatus`
 * - others: the code of a failed delivery
 */
export type ProbeFailureCode = DeliveryErrorCode | "not-acknowledged" | "not-refused";

export interface EndpointCheck {
  readonly passed: boolean;
  /** In the order of sending. */
  readonly probes: readonly Probe[];
}

/**
 * Checks that an endpoint acknowledges a ping and refuses invalid signatures. The order of the probes is random, so that
 * an endpoint cannot distinguish them by their position. Rejects because of the signal or a key, never because of the endpoint.
 *
 * @example
 * ```ts
 * import { generateKeyPair } from "@guildwire/runtime/signing";
 * import { checkEndpoint } from "@guildwire/runtime/webhooks";
 *
 * const { privateKey } = await generateKeyPair();
 * const { passed, probes } = await checkEndpoint("http://bot.example.com/", {
 *   privateKey,
 *   ping: { type: 1 },
 *   acknowledges: { type: 1 },
 *   headerNames: { signature: "X-Signature-Ed25519", timestamp: "X-Signature-Timestamp" },
 *   wrongProbes: 0,
 * });
 * passed; // => false
 * probes.map(({ name, code }) => [name, code]); // => [["valid", "url-refused"]]
 * ```
 */
export async function checkEndpoint(url: string, options: CheckOptions): Promise<EndpointCheck> {
  const random = options.random ?? secureRandom;
  const probes: Probe[] = [];
  const { wrongProbes = wrongProbeNames.length } = options;
  const names: readonly ProbeName[] = [
    "valid",
    ...shuffled(wrongProbeNames, random).slice(0, Math.max(0, wrongProbes)),
  ];
  for (const name of shuffled(names, random)) probes.push(await probe(url, name, options));
  return { passed: probes.every(({ passed }) => passed), probes };
}

/** Each has both headers in the right format, which an endpoint may require of every request. */
const wrongProbeNames: readonly ProbeName[] = ["wrong-key", "altered-body", "altered-timestamp", "zero-signature"];

async function probe(url: string, name: ProbeName, options: CheckOptions): Promise<Probe> {
  const { acknowledges, failureStatus = 401 } = options;
  const { headers, body: sent } = await requestOf(name, options);
  const failed = (code: ProbeFailureCode, reason: string, status?: number): Probe => {
    return { name, passed: false, reason, code, ...(status === undefined ? {} : { status }) };
  };
  let body: Uint8Array = new Uint8Array();
  try {
    const response = await post(url, { ...headers, "content-type": "application/json" }, sent, options);
    const { status } = response;
    body = response.body;
    if (name === "valid") {
      if (isAcknowledged(jsonOf(response), acknowledges)) return { name, passed: true, status };
      const reason = "the endpoint was reached, but its response does not acknowledge the ping";
      return failed("not-acknowledged", `${reason}: ${excerpt(body)}`, status);
    }
    if (status === failureStatus) return { name, passed: true, status };
    return failed("not-refused", wrongStatus(status, failureStatus), status);
  } catch (error) {
    if (!(error instanceof DeliveryError) || error.code === "aborted") throw error;
    const quoted = error.code === "malformed-response" ? `: ${excerpt(body)}` : "";
    return failed(error.code, `${error.message}${quoted}`, error.status);
  }
}

/** Maximum number of characters of a response to quote, and of bytes to decode for them. */
const maxExcerptLength = { characters: 100, bytes: 1000 };

/** Quotes the start of a body on one line. */
function excerpt(body: Uint8Array): string {
  const bytes = body.subarray(0, maxExcerptLength.bytes);
  const isCut = bytes.length < body.length;
  const text = new TextDecoder().decode(bytes, { stream: isCut }).replace(/\p{C}+/gu, " ");
  const start = [...text].slice(0, maxExcerptLength.characters).join("");
  return JSON.stringify(isCut || start.length < text.length ? `${start}…` : text);
}

async function requestOf(
  name: ProbeName,
  { privateKey, ping, headerNames }: CheckOptions,
): Promise<{ headers: Record<string, string>; body: Uint8Array }> {
  const text = JSON.stringify(ping);
  const key = name === "wrong-key" ? (await generateKeyPair()).privateKey : privateKey;
  const signed = await signRequest({ privateKey: key, body: text, headerNames });
  const headers: Record<string, string> = { ...signed.headers };
  const [signature = "", timestamp = ""] = Object.keys(headers);
  // The same JSON in different bytes: detects an endpoint that reserializes the body before verifying it.
  if (name === "altered-body") return { headers, body: new TextEncoder().encode(`${text} `) };
  if (name === "altered-timestamp") headers[timestamp] = String(Number(headers[timestamp]) + 1);
  if (name === "zero-signature") headers[signature] = "0".repeat(headers[signature]?.length ?? 0);
  return { headers, body: signed.body };
}

function isAcknowledged(body: unknown, acknowledges: EndpointRules["acknowledges"]): boolean {
  if (typeof acknowledges === "function") return acknowledges(body);
  return Object.entries(acknowledges).every(([name, value]) => equal(Object(body)[name], value));
}

/** Shuffles with the Fisher-Yates algorithm. */
function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const mixed = [...items];
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [mixed[index], mixed[other]] = [mixed[other] as Item, mixed[index] as Item];
  }
  return mixed;
}

function secureRandom(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}
