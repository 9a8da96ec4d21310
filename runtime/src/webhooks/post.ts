/// <reference types="node" />
import { lookup as systemLookup } from "node:dns";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction, type Socket } from "node:net";
import { DeliveryError, type DeliveryErrorCode } from "./error.js";
import { isPublicAddress } from "./public-address.js";

/** An address of a host. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** What keeps deliveries from doing harm. */
export interface DeliveryLimits {
  /** Allow addresses that are not public, such as those of this machine. For tests and closed networks. Default: false. */
  readonly allowPrivate?: boolean | undefined;
  /** Allow http beside https. Default: false. */
  readonly allowHttp?: boolean | undefined;
  /** Milliseconds until the whole answer is there. Default: 10,000. */
  readonly timeout?: number | undefined;
  /** Ends what is under way, such as when the program is about to end. */
  readonly signal?: AbortSignal | undefined;
  /** Bytes of an answer. Default: 1 MiB. */
  readonly maxResponse?: number | undefined;
  /** Certificates to trust instead of the usual ones, PEM. */
  readonly ca?: string | undefined;
  /** All addresses of a host name. Default: the system's. */
  readonly resolve?: ((host: string) => Promise<readonly ResolvedAddress[]>) | undefined;
}

export interface EndpointResponse {
  readonly status: number;
  readonly body: Uint8Array;
}

/**
 * Posts a body and reads the answer, whatever its status. The address is looked at when the connection is made, so that a
 * name cannot stand for one address while it is checked and for another one when it is used.
 *
 * Rejects with a DeliveryError.
 */
export function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
  limits: DeliveryLimits = {},
): Promise<EndpointResponse> {
  const { allowPrivate = false, timeout = 10_000, maxResponse = 1_048_576, ca, signal } = limits;
  return new Promise((resolve, reject) => {
    const target = checkedUrl(url, limits);
    if (signal?.aborted) throw new DeliveryError("aborted", "the delivery was aborted");
    const isSecure = target.protocol === "https:";
    let stage: Stage = isIP(hostOf(target)) === 0 ? "lookup" : "connection";
    const lookup = checkedLookup(limits.resolve ?? systemAddresses, allowPrivate);
    const request = (isSecure ? httpsRequest : httpRequest)(target, {
      method: "POST",
      headers: { ...headers, "content-length": body.length },
      // A connection of its own: one that is kept may lead to where the name does not lead any more.
      agent: false,
      lookup: (host, options, done) =>
        lookup(host, options, (error, ...found) => {
          if (!error) stage = "connection";
          done(error, ...found);
        }),
      ...(ca === undefined ? {} : { ca }),
    });
    const timer = setTimeout(() => fail("timeout", incompleteResponse[stage](`${timeout} ms`)), timeout);
    const abort = (): void => fail("aborted", "the delivery was aborted");
    signal?.addEventListener("abort", abort);
    const settle = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
    function fail(code: DeliveryErrorCode, message: string): void {
      settle();
      request.destroy();
      // Before the connection is ready, nothing of the request is written.
      reject(new DeliveryError(code, message, { mayHaveArrived: stage === "request" || stage === "response" }));
    }
    const broken = (error: unknown): void => {
      if (error instanceof DeliveryError) fail(error.code, error.message);
      else fail("unreachable", failureIn(stage, error));
    };
    request.on("error", broken);
    request.on("socket", (socket: Socket) => {
      socket.once("connect", () => {
        stage = isSecure ? "tls" : "request";
      });
      socket.once("secureConnect", () => {
        stage = "request";
      });
    });
    request.on("response", (response: IncomingMessage) => {
      stage = "response";
      const chunks: Buffer[] = [];
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxResponse)
          fail("too-large", `the endpoint was reached, but its response exceeds ${maxResponse} bytes`);
        else chunks.push(chunk);
      });
      response.on("error", broken);
      response.on("end", () => {
        settle();
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) });
      });
    });
    // Node would close the connection without a word.
    request.on("upgrade", ({ statusCode = 0 }: IncomingMessage, socket: Socket) => {
      socket.destroy();
      settle();
      resolve({ status: statusCode, body: new Uint8Array() });
    });
    request.end(body);
  });
}

/** How far a delivery is. */
type Stage = "lookup" | "connection" | "tls" | "request" | "response";

/** What a timeout means in each stage. */
const incompleteResponse: Readonly<Record<Stage, (time: string) => string>> = {
  lookup: (time) => `the host name was not resolved within ${time}`,
  connection: (time) => `no connection was established within ${time}`,
  tls: (time) => `the TLS handshake was not completed within ${time}`,
  request: (time) => `the endpoint was reached, but did not respond within ${time}`,
  response: (time) => `the endpoint was reached, but its response was not complete within ${time}`,
};

/** What an error of the platform means. Messages of Node name hosts and addresses, so only its code is used. */
function failureIn(stage: Stage, error: unknown): string {
  const { code } = Object(error) as { readonly code?: unknown };
  const known = typeof code === "string" && /^[A-Z]\w{1,63}$/.test(code) ? code : "no code";
  return `${describeStage(stage, known)} (${known})`;
}

function describeStage(stage: Stage, code: string): string {
  switch (stage) {
    case "lookup":
      return "the host name could not be resolved";
    case "connection":
      return code === "ECONNREFUSED" ? "the connection was refused" : "no connection could be established";
    case "tls":
      return "the TLS handshake failed";
    case "request":
    case "response":
      if (code.startsWith("HPE_")) return "the endpoint was reached, but its response is not valid HTTP";
      return stage === "request"
        ? "the endpoint was reached, but closed the connection without a response"
        : "the endpoint was reached, but closed the connection before its response was complete";
  }
}

function checkedUrl(text: string, { allowPrivate = false, allowHttp = false }: DeliveryLimits): URL {
  const refused = (reason: string): DeliveryError => new DeliveryError("address-refused", reason);
  if (!URL.canParse(text)) throw refused("the URL is not valid");
  const url = new URL(text);
  if (url.protocol !== "https:" && !(allowHttp && url.protocol === "http:"))
    throw refused("the URL does not use https");
  if (url.username !== "" || url.password !== "") throw refused("the URL contains credentials");
  // Node looks up names only.
  const host = hostOf(url);
  if (isIP(host) !== 0 && !allowPrivate && !isPublicAddress(host)) throw refused(privateAddressMessage);
  return url;
}

const privateAddressMessage = "the host has an address that is not public";

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

function checkedLookup(
  resolve: (host: string) => Promise<readonly ResolvedAddress[]>,
  allowPrivate: boolean,
): LookupFunction {
  return (host, options, done) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        // One bad address is enough: which one is used is not ours to say.
        if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
          done(new DeliveryError("address-refused", privateAddressMessage), "", 0);
        } else if (first === undefined) done(Object.assign(new Error(), { code: "ENOTFOUND" }), "", 0);
        else if (options.all === true) done(null, [...addresses]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, "", 0),
    );
  };
}

function systemAddresses(host: string): Promise<readonly ResolvedAddress[]> {
  return new Promise((resolve, reject) => {
    systemLookup(host, { all: true }, (error, addresses) => {
      if (error) reject(error);
      else resolve(addresses);
    });
  });
}
