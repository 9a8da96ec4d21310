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

export interface Answer {
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
): Promise<Answer> {
  const { allowPrivate = false, timeout = 10_000, maxResponse = 1_048_576, ca, signal } = limits;
  return new Promise((resolve, reject) => {
    const target = checkedUrl(url, limits);
    if (signal?.aborted) throw new DeliveryError("aborted", "the delivery was called off");
    const isSecure = target.protocol === "https:";
    const request = (isSecure ? httpsRequest : httpRequest)(target, {
      method: "POST",
      headers: { ...headers, "content-length": body.length },
      // A connection of its own: one that is kept may lead to where the name does not lead any more.
      agent: false,
      lookup: checkedLookup(limits.resolve ?? systemAddresses, allowPrivate),
      ...(ca === undefined ? {} : { ca }),
    });
    let mayHaveArrived = false;
    const timer = setTimeout(() => fail("timeout", `no whole answer in ${timeout} ms`), timeout);
    const abort = (): void => fail("aborted", "the delivery was called off");
    signal?.addEventListener("abort", abort);
    const settle = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
    function fail(code: DeliveryErrorCode, message: string): void {
      settle();
      request.destroy();
      reject(new DeliveryError(code, message, { mayHaveArrived }));
    }
    const broken = (error: unknown): void => {
      // Messages of Node name hosts and addresses.
      const { code = "no code" } = Object(error) as { readonly code?: string };
      if (error instanceof DeliveryError) fail(error.code, error.message);
      else fail("unreachable", `no answer (${code})`);
    };
    request.on("error", broken);
    request.on("socket", (socket: Socket) => {
      // Before that, nothing of the request is written.
      socket.once(isSecure ? "secureConnect" : "connect", () => {
        mayHaveArrived = true;
      });
    });
    request.on("response", (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxResponse) fail("too-large", `an answer of more than ${maxResponse} bytes`);
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

function checkedUrl(text: string, { allowPrivate = false, allowHttp = false }: DeliveryLimits): URL {
  const refused = (reason: string): DeliveryError => new DeliveryError("address-refused", reason);
  if (!URL.canParse(text)) throw refused("the address is no URL");
  const url = new URL(text);
  if (url.protocol !== "https:" && !(allowHttp && url.protocol === "http:")) throw refused("the address is not https");
  if (url.username !== "" || url.password !== "") throw refused("the address has a login in it");
  // Node looks up names only.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !allowPrivate && !isPublicAddress(host)) throw refused("the address is not public");
  return url;
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
          done(new DeliveryError("address-refused", "the address is not public"), "", 0);
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
