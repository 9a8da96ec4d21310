/// <reference types="node" />
import { lookup as systemLookup } from "node:dns";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { DeliveryError } from "./error.js";
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
  const { allowPrivate = false, timeout = 10_000, maxResponse = 1_048_576, ca } = limits;
  return new Promise((resolve, reject) => {
    const target = checkedUrl(url, limits);
    const send = target.protocol === "https:" ? httpsRequest : httpRequest;
    const request = send(target, {
      method: "POST",
      headers: { ...headers, "content-length": body.length },
      // A connection of its own: one that is kept may lead to where the name does not lead any more.
      agent: false,
      lookup: checkedLookup(limits.resolve ?? systemAddresses, allowPrivate),
      ...(ca === undefined ? {} : { ca }),
    });
    const timer = setTimeout(() => fail(new DeliveryError("timeout", `no whole answer in ${timeout} ms`)), timeout);
    function fail(error: unknown): void {
      clearTimeout(timer);
      request.destroy();
      const { code = "no code" } = Object(error) as { readonly code?: string };
      // Messages of Node name hosts and addresses.
      reject(error instanceof DeliveryError ? error : new DeliveryError("unreachable", `no answer (${code})`));
    }
    request.on("error", fail);
    request.on("response", (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxResponse) fail(new DeliveryError("too-large", `an answer of more than ${maxResponse} bytes`));
        else chunks.push(chunk);
      });
      response.on("error", fail);
      response.on("end", () => {
        clearTimeout(timer);
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) });
      });
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
