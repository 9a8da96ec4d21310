import { joined } from "./bytes.js";
import type { AnswerBody, BodyDone, Exchange } from "./exchange.js";
import { cutOff, Failure, tooLarge } from "./failure.js";
import { byteLength, type NodeRequest, type NodeResponse } from "./node-http.js";

/** Requests that have been told nothing yet about sending their bodies. */
export const awaitingContinue: WeakSet<NodeRequest> = new WeakSet();

/** How much of an unwanted body is read, so that its sender sees the answer and the connection can be kept. */
const drainBytes = 65_536;
/** How long, in milliseconds, and how many bytes a sender that does not stop is listened to before it is cut off. */
const lingerTime = 2_000;
const lingerBytes = 16 * 1024 * 1024;

/** What reading a body has come to. */
type Reading = "none" | "under way" | "complete" | "given up";

/** A request of node:http, and its answer, written straight to the connection. */
export class NodeExchange implements Exchange {
  readonly method: string;
  readonly target: string;
  contentType: string | undefined = undefined;
  contentEncoding: string | undefined = undefined;
  announcedLength: number | undefined = undefined;
  hasBody = false;
  readonly #request: NodeRequest;
  readonly #response: NodeResponse;
  #authorization: string | undefined = undefined;
  #reading: Reading = "none";
  #received = 0;
  #stop: ((failure: Failure) => void) | undefined = undefined;

  constructor(request: NodeRequest, response: NodeResponse) {
    this.#request = request;
    this.#response = response;
    this.method = request.method ?? "GET";
    this.target = originForm(request.url ?? "/");
    this.#scan(request.rawHeaders);
  }

  /** One look at the headers as they came: Node's own object of them costs more than all the rest of a request. */
  #scan(raw: readonly string[]): void {
    for (let index = 0; index < raw.length; index += 2) {
      const name = raw[index] as string;
      switch (name.length) {
        case 12:
          if (this.contentType === undefined && is(name, "content-type")) this.contentType = raw[index + 1];
          break;
        case 13:
          if (this.#authorization === undefined && is(name, "authorization")) this.#authorization = raw[index + 1];
          break;
        case 14:
          if (is(name, "content-length")) {
            this.announcedLength = Number(raw[index + 1]);
            this.hasBody = this.announcedLength !== 0;
          }
          break;
        case 16:
          if (is(name, "content-encoding")) this.contentEncoding = raw[index + 1];
          break;
        case 17:
          if (is(name, "transfer-encoding")) this.hasBody = true;
      }
    }
  }

  header(name: string): string | undefined {
    if (name === "authorization") return this.#authorization;
    const value = Object.hasOwn(this.#request.headers, name) ? this.#request.headers[name] : undefined;
    return Array.isArray(value) ? value.join(", ") : value;
  }

  get gone(): boolean {
    return this.#response.destroyed;
  }

  whenGone(listener: () => void): void {
    this.#response.once("close", () => {
      if (!this.#response.writableFinished) listener();
    });
  }

  readAll(limit: number, done: BodyDone): void {
    const request = this.#request;
    if (request.readableEnded) {
      this.#reading = "complete";
      readBefore(request, limit, done);
      return;
    }
    const chunks: Uint8Array[] = [];
    const finish = (reading: Reading, bytes: Uint8Array | undefined, failure: Failure | undefined): void => {
      if (this.#reading !== "under way") return;
      this.#reading = reading;
      if (reading === "given up") request.off("data", take);
      done(bytes, failure);
    };
    const take = (chunk: Uint8Array): void => {
      this.#received += chunk.length;
      if (this.#received > limit) finish("given up", undefined, tooLarge(limit));
      else chunks.push(chunk);
    };
    this.#begin((failure) => finish("given up", undefined, failure));
    request.on("data", take);
    request.on("end", () => finish("complete", joined(chunks), undefined));
    request.on("error", () => finish("given up", undefined, cutOff()));
    request.on("close", () => finish("given up", undefined, cutOff()));
  }

  async *chunks(limit: number): AsyncGenerator<Uint8Array, void> {
    const request = this.#request;
    if (request.readableEnded) {
      this.#reading = "complete";
      yield await new Promise<Uint8Array>((resolve, reject) => {
        readBefore(request, limit, (bytes, failure) => (bytes === undefined ? reject(failure) : resolve(bytes)));
      });
      return;
    }
    const arrived: Uint8Array[] = [];
    let failure: Failure | undefined;
    let wake: (() => void) | undefined;
    const fail = (reason: Failure): void => {
      if (this.#reading !== "under way") return;
      failure = reason;
      this.#reading = "given up";
      wake?.();
    };
    const take = (chunk: Uint8Array): void => {
      this.#received += chunk.length;
      if (this.#received > limit) fail(tooLarge(limit));
      else arrived.push(chunk);
      // Nothing more is taken from the connection until this has been looked at.
      request.pause();
      wake?.();
    };
    this.#begin(fail);
    request.on("data", take);
    request.on("end", () => {
      if (this.#reading === "under way") this.#reading = "complete";
      wake?.();
    });
    request.on("error", () => fail(cutOff()));
    request.on("close", () => fail(cutOff()));
    try {
      while (true) {
        if (failure !== undefined) throw failure;
        const chunk = arrived.shift();
        if (chunk !== undefined) yield chunk;
        else if (this.#reading === "complete") return;
        else {
          await new Promise<void>((resolve) => {
            wake = resolve;
            request.resume();
          });
        }
      }
    } finally {
      request.off("data", take);
      if (this.#reading === "under way") this.#reading = "given up";
    }
  }

  stopReading(failure: Failure): void {
    this.#stop?.(failure);
  }

  answer(status: number, headers: readonly string[], body: AnswerBody): void {
    const response = this.#response;
    // Gone, or answered by someone who was here before.
    if (response.destroyed || response.headersSent) return;
    const list = headers as string[];
    const hasContent = typeof body === "string" || body instanceof Uint8Array;
    if (hasContent) list.push("content-length", String(typeof body === "string" ? byteLength(body) : body.length));
    else if (body === undefined && status !== 204 && status !== 304) list.push("content-length", "0");
    if (this.hasBody && this.#reading !== "complete" && !this.#mayDrain()) {
      list.push("connection", "close");
      response.writeHead(status, list);
      if (body instanceof ReadableStream) this.#pump(body);
      else this.#linger(this.method === "HEAD" ? undefined : body);
      return;
    }
    response.writeHead(status, list);
    if (body instanceof ReadableStream) this.#pump(body);
    else if (body === undefined) response.end();
    else response.end(body);
  }

  #begin(stop: (failure: Failure) => void): void {
    this.#reading = "under way";
    this.#stop = stop;
    if (awaitingContinue.delete(this.#request)) this.#response.writeContinue();
  }

  /** Whether what is left of the body is so little that Node may read and drop it. */
  #mayDrain(): boolean {
    if (awaitingContinue.has(this.#request)) return false;
    const { announcedLength } = this;
    return announcedLength !== undefined && announcedLength - this.#received <= drainBytes && !this.gone;
  }

  /**
   * Sends an answer while the caller is still sending. To close at once would reset the connection, and the caller
   * might lose the answer; so the rest is read and dropped, but not for long.
   */
  #linger(body: string | Uint8Array | undefined): void {
    const response = this.#response;
    if (awaitingContinue.has(this.#request)) {
      response.end(body);
      return;
    }
    if (body === undefined) response.flushHeaders();
    else response.write(body);
    const request = this.#request;
    let dropped = 0;
    const close = (): void => {
      clearTimeout(timer);
      request.off("data", drop);
      response.end();
    };
    const drop = (chunk: Uint8Array): void => {
      dropped += chunk.length;
      if (dropped > lingerBytes) close();
    };
    const timer = setTimeout(close, lingerTime);
    request.on("data", drop);
    request.on("end", close);
    request.on("error", close);
    request.on("close", close);
    request.resume();
  }

  /** Writes a stream as fast as the caller takes it. A stream that fails cuts the answer off, so that it is noticed. */
  #pump(stream: ReadableStream<Uint8Array>): void {
    const response = this.#response;
    const reader = stream.getReader();
    const cancel = (): void => {
      reader.cancel().catch(() => undefined);
    };
    if (this.method === "HEAD") {
      cancel();
      response.end();
      return;
    }
    response.once("close", cancel);
    const pump = async (): Promise<void> => {
      while (true) {
        const { done, value } = await reader.read();
        if (response.destroyed) return;
        if (done) break;
        if (!response.write(value)) await new Promise<void>((resolve) => whenWritable(response, resolve));
      }
      response.end();
    };
    pump().catch(() => response.destroy());
  }
}

function is(name: string, lower: string): boolean {
  return name === lower || name.toLowerCase() === lower;
}

/** Path and query; a proxy's request names its host, too (RFC 9112, 3.2.2). */
function originForm(url: string): string {
  if (url.charCodeAt(0) === 47) return url;
  const slash = /^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*/.exec(url);
  return slash === null ? url : url.slice(slash[0].length) || "/";
}

function whenWritable(response: NodeResponse, resolve: () => void): void {
  const once = (): void => {
    response.off("drain", once);
    response.off("close", once);
    resolve();
  };
  response.once("drain", once);
  response.once("close", once);
}

/** The bytes that someone before has left: `rawBody`, as hosts of functions do, or `body` of `express.raw()`. */
function readBefore(request: NodeRequest, limit: number, done: BodyDone): void {
  const { rawBody, body } = request as { readonly rawBody?: unknown; readonly body?: unknown };
  const left = rawBody ?? body;
  const bytes = typeof left === "string" ? new TextEncoder().encode(left) : left;
  if (!(bytes instanceof Uint8Array)) {
    const cause = new Error("the body was read before: mount this handler in front of body parsers");
    done(undefined, new Failure("internal", { cause }));
  } else if (bytes.length > limit) done(undefined, tooLarge(limit));
  else done(bytes, undefined);
}
