import { FetchTransport } from "../server/fetch-transport.js";
import type { NodeHandler } from "../server/node-http.js";
import { NodeTransport } from "../server/node-transport.js";
import type { RequestTransport } from "../server/request-transport.js";
import { DispatchError } from "./error.js";

/** The execution context that worker platforms pass with a request. */
export interface WaitUntil {
  waitUntil(work: Promise<unknown>): void;
}

/** Request handlers for the supported platforms. */
export interface Hosts {
  /** For Fetch platforms. Never rejects. `host` keeps the worker alive for tasks that run after the response. */
  readonly fetch: (request: Request, host?: WaitUntil) => Promise<Response>;
  /** For node:http, Express and Fastify. Never throws. */
  readonly node: NodeHandler;
}

/** Calls `start` after the response has been sent. */
export type AfterResponse = (start: () => Promise<void>) => void;

/** Responds to a request. Never rejects. */
export type RequestHandler = (transport: RequestTransport, afterResponse: AfterResponse) => Promise<void>;

export function createHosts(handle: RequestHandler, onError: (error: unknown) => void): Hosts {
  return {
    fetch: (request, host) =>
      new Promise((resolve) => {
        const transport = new FetchTransport(request, resolve);
        if (request.bodyUsed) {
          onError(rawBodyMissing());
          transport.respond(500, "text/plain; charset=utf-8", [], "internal error");
          return;
        }
        void handle(transport, (start) => {
          // The platform writes the response as soon as it has it, which is before the next timer.
          const done = new Promise<void>((settle) => setTimeout(() => settle(), 0)).then(start);
          host?.waitUntil(done);
        });
      }),
    node: (request, response) => {
      void handle(new NodeTransport(request, response), (start) => {
        // If the client has disconnected, the response is already closed, and Node emits `close` only once.
        if (response.destroyed) void start();
        else response.once("close", () => void start());
      });
    },
  };
}

/** Runs the tasks that handlers scheduled after the response. Errors go to `onError`. */
export async function runTasks(tasks: readonly (() => unknown)[], onError: (error: unknown) => void): Promise<void> {
  await Promise.all(
    tasks.map(async (task) => {
      try {
        await task();
      } catch (error) {
        onError(error);
      }
    }),
  );
}

/** Reads the body of a request. Rejects with a Failure of the server if it exceeds `limit` bytes or is incomplete. */
export function readBody(transport: RequestTransport, limit: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    transport.readAll(limit, {
      bodyRead: (bytes, failure) => {
        if (bytes !== undefined) resolve(bytes);
        else reject(failure?.kind === "internal" ? rawBodyMissing() : failure);
      },
    });
  });
}

function rawBodyMissing(): DispatchError {
  return new DispatchError(
    "raw-body-missing",
    "a framework has read the body, and what it made of it cannot be verified. Express: mount the endpoint in front of " +
      "express.json(), or use express.raw({ type: '*/*' }) for its path. Fastify: removeAllContentTypeParsers() and " +
      "addContentTypeParser('*', (_request, _payload, done) => done(null)). Next.js pages: export const config = " +
      "{ api: { bodyParser: false } }. Hono and other Fetch hosts: pass the request on before reading it, or a clone(). " +
      "Others: keep the bytes as request.rawBody.",
  );
}
