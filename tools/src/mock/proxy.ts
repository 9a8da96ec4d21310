import type { Interface } from "@guildwire/generator";
import type { CompileOptions } from "../generated-code.js";
import type { Fetch } from "../http/fetch-server.js";
import { createInspector } from "../inspector.js";

/** A request or response that violates the document. */
export interface ProxyViolation {
  readonly kind: "request" | "response";
  /** The operationId; absent if no operation matches. */
  readonly operation?: string;
  readonly method: string;
  /** Without the query, which may hold credentials. */
  readonly path: string;
  /** Status of the response; absent for requests. */
  readonly status?: number;
  readonly rule: string;
  readonly message: string;
}

export interface ProxyOptions {
  /** URL of the server, below which all paths are requested. */
  readonly target: string;
  readonly report: (violation: ProxyViolation) => void;
  /** Maximum size in bytes of a body that is checked; larger ones pass unchecked. Default: 1 MiB. */
  readonly maxChecked?: number;
  /** Default: the platform's. */
  readonly fetch?: Fetch;
  readonly compilation?: CompileOptions;
}

/** Headers that belong to one connection (RFC 9110, 7.6.1). */
const connectionHeaders = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** Headers that fetch sets itself. */
const fetchHeaders = ["content-length", "expect", "host"];

/** Content codings that fetch decodes. It decodes none if there is another one. */
const decodedCodings = /^\s*(?:(?:x-)?gzip|deflate|br)\s*(?:,\s*(?:(?:x-)?gzip|deflate|br)\s*)*$/i;

export interface Proxy {
  readonly fetch: Fetch;
  /** Resolves when everything that has passed is checked. */
  settled(): Promise<void>;
}

/** Creates a proxy that reports every request and response that violates the document, and changes none. */
export async function createProxy(model: Interface, options: ProxyOptions): Promise<Proxy> {
  const { target, report, maxChecked = 1024 * 1024, fetch = globalThis.fetch } = options;
  const inspector = await createInspector(model, options.compilation);
  const base = new URL(target);
  const pending = new Set<Promise<void>>();
  const pass: Fetch = async (request) => {
    const { pathname, search } = new URL(request.url);
    const url = targetUrl(base, pathname, search);
    if (url === undefined) {
      return Response.json({ status: 400, title: "the path leaves the server that --proxy names" }, { status: 400 });
    }
    const facts = { method: request.method, path: pathname };
    const sent = split(request.body, maxChecked, request.signal);
    const response = await fetch(
      new Request(url, {
        method: request.method,
        headers: forwardedHeaders(request.headers),
        redirect: "manual",
        signal: request.signal,
        ...(sent.body === null ? {} : { body: sent.body, duplex: "half" }),
      }),
    );
    const received = split(response.body, maxChecked, request.signal);
    const inspection = inspect()
      .catch((error: unknown) => report({ kind: "request", ...facts, rule: "unchecked", message: String(error) }))
      .finally(() => pending.delete(inspection));
    pending.add(inspection);
    return new Response(received.body, { status: response.status, headers: returnedHeaders(response) });

    async function inspect(): Promise<void> {
      const bytes = await sent.copy;
      const found = await inspector.request(request, bytes);
      const known = found.operation === undefined ? {} : { operation: found.operation };
      for (const failure of found.failures) report({ kind: "request", ...known, ...facts, ...failure });
      if (found.operation === undefined) return;
      const isStream = /^(text\/event-stream|multipart\/)/i.test(response.headers.get("content-type") ?? "");
      const body = isStream ? undefined : await received.copy;
      const { status } = response;
      const violations = inspector.response(found.operation, { status, headers: response.headers, body });
      for (const violation of violations) report({ kind: "response", ...known, ...facts, status, ...violation });
    }
  };
  return {
    fetch: pass,
    settled: async () => {
      await Promise.allSettled(pending);
    },
  };
}

/**
 * The URL of a path below the base URL. It is joined as text: resolved against a base, `//name/` is another host.
 *
 * @returns Undefined if the result is outside of the base URL, such as for a path that starts with two slashes.
 */
function targetUrl(base: URL, pathname: string, search: string): string | undefined {
  const prefix = base.pathname.replace(/\/+$/, "");
  const url = new URL(`${base.origin}${prefix}${pathname}${search}`);
  const isBelow = url.origin === base.origin && url.pathname.startsWith(`${prefix}/`);
  return isBelow && !pathname.startsWith("//") ? url.href : undefined;
}

/** A compressed response could not be checked. */
function forwardedHeaders(headers: Headers): Headers {
  const forwarded = withoutConnection(headers);
  for (const name of fetchHeaders) forwarded.delete(name);
  forwarded.set("accept-encoding", "identity");
  return forwarded;
}

function returnedHeaders({ headers, body }: Response): Headers {
  const returned = withoutConnection(headers);
  // A server may compress in spite of the request. The body is decoded then, so its length is another one.
  if (body !== null && decodedCodings.test(headers.get("content-encoding") ?? "")) {
    returned.delete("content-encoding");
    returned.delete("content-length");
  }
  return returned;
}

/** Without the headers of the connection, including those that `Connection` names. */
function withoutConnection(headers: Headers): Headers {
  const kept = new Headers(headers);
  const named = (headers.get("connection") ?? "").split(",").map((name) => name.trim());
  for (const name of [...connectionHeaders, ...named.filter((one) => /^[\w!#$%&'*+.^`|~-]+$/.test(one))])
    kept.delete(name);
  return kept;
}

/** A body that passes through, and a copy of its bytes; undefined for one that is larger than the limit. */
interface SplitBody {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  readonly copy: Promise<Uint8Array | undefined>;
}

function split(body: ReadableStream<Uint8Array<ArrayBuffer>> | null, limit: number, signal: AbortSignal): SplitBody {
  if (body === null) return { body, copy: Promise.resolve(new Uint8Array()) };
  const chunks: Uint8Array[] = [];
  let size = 0;
  let finish: (bytes: Uint8Array | undefined) => void = () => undefined;
  const copy = new Promise<Uint8Array | undefined>((resolve) => {
    finish = resolve;
  });
  // A caller that disconnects leaves the copy incomplete.
  signal.addEventListener("abort", () => finish(undefined), { once: true });
  const passed = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        size += chunk.length;
        if (size <= limit) chunks.push(chunk);
        else chunks.length = 0;
        controller.enqueue(chunk);
      },
      flush() {
        finish(size > limit ? undefined : new Uint8Array(Buffer.concat(chunks)));
      },
    }),
  );
  return { body: passed, copy };
}
