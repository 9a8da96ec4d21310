import { AsyncLocalStorage } from "node:async_hooks";
import { ExampleValues, type Interface, type ModelOperation } from "@guildwire/generator";
import { HttpError, type Operation } from "@guildwire/runtime/server";
import { responseViolations, withoutFoundValue } from "../check-response.js";
import { loadGeneratedServer } from "../generated-code.js";
import { basePathOf, withoutBasePath } from "../http/base-path.js";
import type { Fetch } from "../http/fetch-server.js";

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
}

/** What is known of a request after its validation. */
interface Inspection {
  operation?: string;
  readonly failures: { readonly rule: string; readonly message: string }[];
}

/** Headers that belong to one connection (RFC 9110, 7.6.1), and those that fetch sets itself. */
const connectionHeaders = [
  "connection",
  "content-length",
  "expect",
  "host",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

export interface Proxy {
  readonly fetch: Fetch;
  /** Resolves when everything that has passed is checked. */
  settled(): Promise<void>;
}

/** Creates a proxy that reports every request and response that violates the document, and changes none. */
export async function createProxy(model: Interface, options: ProxyOptions): Promise<Proxy> {
  const { target, report, maxChecked = 1024 * 1024, fetch = globalThis.fetch } = options;
  const inspector = await createInspector(model);
  const base = new URL(target).pathname.replace(/\/+$/, "");
  const pending = new Set<Promise<void>>();
  const pass: Fetch = async (request) => {
    const { pathname, search } = new URL(request.url);
    const facts = { method: request.method, path: pathname };
    const sent = split(request.body, maxChecked, request.signal);
    const response = await fetch(
      new Request(new URL(`${base}${pathname}${search}`, target), {
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
    const headers = new Headers(response.headers);
    for (const name of ["connection", "keep-alive", "transfer-encoding"]) headers.delete(name);
    return new Response(received.body, { status: response.status, headers });

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

/** Without the headers of the connection. A compressed response could not be checked. */
function forwardedHeaders(headers: Headers): Headers {
  const forwarded = new Headers(headers);
  for (const name of connectionHeaders) forwarded.delete(name);
  forwarded.set("accept-encoding", "identity");
  return forwarded;
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

interface Inspector {
  request(request: Request, body: Uint8Array | undefined): Promise<Inspection>;
  response(
    operation: string,
    response: { readonly status: number; readonly headers: Headers; readonly body: Uint8Array | undefined },
  ): readonly { readonly rule: string; readonly message: string }[];
}

/** Validates requests with the generated server, whose handlers do nothing. */
async function createInspector(model: Interface): Promise<Inspector> {
  const { operations, createFetchHandler } = await loadGeneratedServer(model);
  const inspections = new AsyncLocalStorage<Inspection>();
  const base = basePathOf(model);
  const values = new ExampleValues(model);
  const declared = new Map(model.operations.map((operation) => [operation.id, operation]));
  const generated = new Map(operations.map((operation) => [operation.id, operation]));
  const engine = createFetchHandler(passingHandlers(operations), {
    authenticate: Object.fromEntries(
      operations
        .flatMap(({ security = [] }) => security.flat())
        .map(({ scheme }) => [scheme.name, () => ({ name: scheme.name })]),
    ),
    resolve: (_values, families) => families[0],
    validateResponses: false,
    onError: () => undefined,
    onRequest: ({ operation }) => {
      const inspection = inspections.getStore();
      if (inspection !== undefined && operation !== undefined) inspection.operation = operation.id;
    },
    renderError: ({ kind, message, issues }) => {
      const failures = inspections.getStore()?.failures;
      if (message === passed) return undefined;
      if (issues === undefined) failures?.push({ rule: kind, message });
      for (const issue of issues ?? []) failures?.push({ rule: kind, message: withoutFoundValue(issue.message) });
      return undefined;
    },
  });
  return {
    async request({ url, method, headers }, body) {
      const inspection: Inspection = { failures: [] };
      const hasBody = body !== undefined && body.length > 0 && method !== "GET" && method !== "HEAD";
      const copy = new Request(url, { method, headers, ...(hasBody ? { body: body as BodyBytes } : {}) });
      await inspections.run(inspection, () => engine(withoutBasePath(copy, base)));
      // The body was too large to be checked, so that it seems to be missing.
      if (body === undefined) inspection.failures.length = 0;
      return inspection;
    },
    response(operation, response) {
      const known = pairOf(declared.get(operation), generated.get(operation));
      return known === undefined ? [] : responseViolations(known, response, values);
    },
  };
}

type BodyBytes = Uint8Array<ArrayBuffer>;

function pairOf(
  declared: ModelOperation | undefined,
  generated: Operation | undefined,
): { readonly declared: ModelOperation; readonly generated: Operation } | undefined {
  return declared === undefined || generated === undefined ? undefined : { declared, generated };
}

/** Marks the error of a handler that was reached: the request is valid. */
const passed = "guildwire: the request is valid";

function passingHandlers(operations: readonly Operation[]): object {
  const groups: Record<string, Record<string, () => never>> = {};
  for (const { handler } of operations) {
    const [group, method] = handler;
    groups[group] ??= {};
    groups[group][method] = () => {
      throw new HttpError(404, undefined, passed);
    };
  }
  return groups;
}
