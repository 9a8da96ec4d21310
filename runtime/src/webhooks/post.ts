/// <reference types="node" />
import { lookup as systemLookup } from "node:dns";
import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction, type Socket } from "node:net";
import { DeliveryError } from "./error.js";
import { isPublicAddress } from "./public-address.js";

/** One IP address of a host; `family` is 4 or 6. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Limits that protect the sender and its network. */
export interface DeliveryLimits {
  /** Allow non-public IP addresses such as loopback. For tests and closed networks. Default: false. */
  readonly allowPrivate?: boolean | undefined;
  /** Allow http as well as https. Default: false. */
  readonly allowHttp?: boolean | undefined;
  /** Milliseconds until the response must be complete. Default: 10,000. */
  readonly timeout?: number | undefined;
  /** Aborts the delivery, for example when the program shuts down. */
  readonly signal?: AbortSignal | undefined;
  /** Maximum size of a response body in bytes. Default: 1 MiB. */
  readonly maxResponse?: number | undefined;
  /** CA certificates in PEM, instead of the system's. */
  readonly ca?: string | undefined;
  /** Resolves a host name to all of its IP addresses. Default: the system's resolver. */
  readonly resolve?: ((host: string) => Promise<readonly ResolvedAddress[]>) | undefined;
}

export interface EndpointResponse {
  readonly status: number;
  readonly body: Uint8Array;
}

/**
 * Posts a body and reads the response, whatever its status. IP addresses are checked when connecting, so that a name
 * cannot resolve to another address after the check (DNS rebinding). Rejects with a DeliveryError.
 */
export function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
  limits: DeliveryLimits = {},
): Promise<EndpointResponse> {
  return new Promise((resolve, reject) => {
    const target = checkedUrl(url, limits);
    if (limits.signal?.aborted) throw abortedError();
    new Delivery(target, limits, { resolve, reject }).start(headers, body);
  });
}

interface Settle {
  readonly resolve: (response: EndpointResponse) => void;
  readonly reject: (error: DeliveryError) => void;
}

/** One request and its response. Tracks the stage for error messages. */
class Delivery {
  readonly #target: URL;
  readonly #limits: DeliveryLimits;
  readonly #settle: Settle;
  readonly #abort = (): void => this.#fail(abortedError());
  #request: ClientRequest | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stage: Stage;

  constructor(target: URL, limits: DeliveryLimits, settle: Settle) {
    this.#target = target;
    this.#limits = limits;
    this.#settle = settle;
    this.#stage = isIP(hostOf(target)) === 0 ? "lookup" : "connection";
  }

  start(headers: Readonly<Record<string, string>>, body: Uint8Array): void {
    const { ca, timeout = 10_000, signal } = this.#limits;
    const isSecure = this.#target.protocol === "https:";
    const request = (isSecure ? httpsRequest : httpRequest)(this.#target, {
      method: "POST",
      headers: { ...headers, "content-length": body.length },
      // A kept-alive connection may use an address that the name no longer resolves to.
      agent: false,
      lookup: this.#lookup(),
      ...(ca === undefined ? {} : { ca }),
    });
    this.#request = request;
    this.#timer = setTimeout(() => {
      this.#fail(new DeliveryError("timeout", incompleteResponse[this.#stage](`${timeout} ms`)));
    }, timeout);
    signal?.addEventListener("abort", this.#abort);
    request.on("error", (error) => this.#failWith(error));
    request.on("socket", (socket: Socket) => {
      socket.once("connect", () => {
        this.#stage = isSecure ? "tls" : "request";
      });
      socket.once("secureConnect", () => {
        this.#stage = "request";
      });
    });
    request.on("response", (response: IncomingMessage) => this.#read(response));
    // Without a listener, Node closes the connection without an error.
    request.on("upgrade", ({ statusCode = 0 }: IncomingMessage, socket: Socket) => {
      socket.destroy();
      this.#succeed({ status: statusCode, body: new Uint8Array() });
    });
    request.end(body);
  }

  #lookup(): LookupFunction {
    const { resolve = systemAddresses, allowPrivate = false } = this.#limits;
    const lookup = checkedLookup(resolve, allowPrivate);
    return (host, options, done) =>
      lookup(host, options, (error, ...found) => {
        if (!error) this.#stage = "connection";
        done(error, ...found);
      });
  }

  #read(response: IncomingMessage): void {
    const { maxResponse = 1_048_576 } = this.#limits;
    this.#stage = "response";
    const chunks: Buffer[] = [];
    let size = 0;
    response.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxResponse) chunks.push(chunk);
      else {
        const message = `the endpoint was reached, but its response exceeds ${maxResponse} bytes`;
        this.#fail(new DeliveryError("too-large", message));
      }
    });
    response.on("error", (error) => this.#failWith(error));
    response.on("end", () => this.#succeed({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
  }

  #succeed(response: EndpointResponse): void {
    this.#stop();
    this.#settle.resolve(response);
  }

  #failWith(error: unknown): void {
    this.#fail(
      error instanceof DeliveryError ? error : new DeliveryError("unreachable", failureIn(this.#stage, error)),
    );
  }

  #fail({ code, message }: DeliveryError): void {
    this.#stop();
    this.#request?.destroy();
    // The request is not written before the connection is established.
    const mayHaveArrived = this.#stage === "request" || this.#stage === "response";
    this.#settle.reject(new DeliveryError(code, message, { mayHaveArrived }));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#limits.signal?.removeEventListener("abort", this.#abort);
  }
}

function abortedError(): DeliveryError {
  return new DeliveryError("aborted", "the delivery was aborted");
}

/** What a delivery is waiting for. */
type Stage = "lookup" | "connection" | "tls" | "request" | "response";

/** Messages for a timeout in each stage. */
const incompleteResponse: Readonly<Record<Stage, (time: string) => string>> = {
  lookup: (time) => `the host name was not resolved within ${time}`,
  connection: (time) => `no connection was established within ${time}`,
  tls: (time) => `the TLS handshake was not completed within ${time}`,
  request: (time) => `the endpoint was reached, but did not respond within ${time}`,
  response: (time) => `the endpoint was reached, but its response was not complete within ${time}`,
};

/** Describes a system error by its code only: Node's messages contain hosts and IP addresses. */
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
  const refused = (reason: string): DeliveryError => new DeliveryError("url-refused", reason);
  if (!URL.canParse(text)) throw refused("the URL is not valid");
  const url = new URL(text);
  if (url.protocol !== "https:" && !(allowHttp && url.protocol === "http:"))
    throw refused("the URL does not use https");
  if (url.username !== "" || url.password !== "") throw refused("the URL contains credentials");
  // Node calls `lookup` for names only, so IP addresses are checked here.
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
        // Node chooses among the addresses, so all of them must be allowed.
        if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
          done(new DeliveryError("url-refused", privateAddressMessage), "", 0);
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
