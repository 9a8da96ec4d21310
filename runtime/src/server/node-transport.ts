import { joined } from "../streams/bytes.js";
import { sourceOf } from "../streams/source.js";
import { ByteCollector } from "./byte-collector.js";
import { isPieces, lengthOf } from "./bytes.js";
import { type Failure, tooLarge, truncatedBody } from "./failure.js";
import type { NodeRequest, NodeResponse } from "./node-http.js";
import { type BodyReceiver, eventStreamType, type OutgoingBody, type RequestTransport } from "./request-transport.js";
import { defaultSendTimeout } from "./send-timeout.js";
import { closesConnection, noteRequest, onStreamsEnd } from "./stopping-servers.js";
import { StreamWriter } from "./stream-writer.js";

/** Requests that expect 100 (Continue) before they send their bodies. */
export const awaitingContinue: WeakSet<NodeRequest> = new WeakSet();

/**
 * Maximum number of bytes of an unwanted body to read, so that the sender receives the response and the connection can
 * be reused.
 */
const drainBytes = 65_536;
/** Maximum time in milliseconds to keep reading from a sender that does not stop. */
const lingerTime = 2_000;
const lingerBytes = 16 * 1024 * 1024;
/** Maximum delay of a timer in milliseconds. */
const maxTimerDelay = 2 ** 31 - 1;

/** The state of reading a body. */
type ReadState = "none" | "under way" | "complete" | "given up";

/** A request and response of node:http. */
export class NodeTransport implements RequestTransport {
  readonly method: string;
  readonly target: string;
  readonly contentType: string | undefined;
  readonly contentEncoding: string | undefined;
  readonly announcedLength: number | undefined = undefined;
  readonly hasBody: boolean;
  readonly #request: NodeRequest;
  readonly #response: NodeResponse;
  readonly #sendTimeout: number;
  #reading: ReadState = "none";
  #received = 0;
  #receiver: BodyReceiver | undefined = undefined;
  #isWatched = false;

  constructor(request: NodeRequest, response: NodeResponse, sendTimeout: number = defaultSendTimeout) {
    this.#request = request;
    this.#response = response;
    this.#sendTimeout = sendTimeout;
    noteRequest(request);
    this.method = request.method ?? "GET";
    this.target = request.url ?? "/";
    // Node has already created this object to look for Expect.
    const { headers } = request;
    this.contentType = headers["content-type"] as string | undefined;
    this.contentEncoding = headers["content-encoding"] as string | undefined;
    const length = headers["content-length"];
    if (length !== undefined) this.announcedLength = Number(length);
    this.hasBody = length === undefined ? headers["transfer-encoding"] !== undefined : length !== "0";
  }

  header(name: string): string | undefined {
    const value = this.#request.headers[name];
    return typeof value === "string" ? value : Array.isArray(value) ? value.join(", ") : undefined;
  }

  get isClosed(): boolean {
    return this.#response.destroyed;
  }

  onClosed(listener: () => void): void {
    this.#response.once("close", () => {
      if (!this.#response.writableFinished) listener();
    });
  }

  readAll(limit: number, receiver: BodyReceiver): void {
    const request = this.#request;
    if (isTaken(request)) {
      this.#reading = "complete";
      // Few bodies are read by middleware.
      import("./buffered-body.js").then(({ readBufferedBody }) => readBufferedBody(request, limit, receiver));
      return;
    }
    this.#receiver = receiver;
    // Nearly all bodies arrive in one piece.
    let first: Uint8Array | undefined;
    let complete: Uint8Array[] = noChunks;
    let pieces: ByteCollector | undefined;
    this.#begin();
    request.on("data", (chunk) => {
      this.#received += chunk.length;
      if (this.#reading !== "under way") return;
      if (this.#received > limit) this.stopReading(tooLarge(limit));
      else if (first === undefined) first = chunk;
      else {
        if (pieces === undefined) {
          pieces = new ByteCollector();
          complete = [...pieces.add(first)];
        }
        complete.push(...pieces.add(chunk));
      }
    });
    request.on("end", () => {
      if (this.#reading !== "under way") return;
      this.#reading = "complete";
      receiver.bodyRead(pieces === undefined ? (first ?? noBytes) : joined([...complete, ...pieces.rest()]), undefined);
    });
    // Middleware may have paused it.
    request.resume();
  }

  async *chunks(limit: number): AsyncGenerator<Uint8Array, void> {
    const request = this.#request;
    if (isTaken(request)) {
      this.#reading = "complete";
      yield (await import("./buffered-body.js")).bufferedBody(request, limit);
      return;
    }
    const arrived: Uint8Array[] = [];
    let failure: Failure | undefined;
    let wake: (() => void) | undefined;
    const bodyRead: BodyReceiver["bodyRead"] = (_, reason) => {
      failure = reason;
      wake?.();
    };
    this.#receiver = { bodyRead };
    const take = (chunk: Uint8Array): void => {
      this.#received += chunk.length;
      if (this.#reading !== "under way") return;
      if (this.#received > limit) this.stopReading(tooLarge(limit));
      else arrived.push(chunk);
      // Stop reading from the connection until this chunk has been processed.
      request.pause();
      wake?.();
    };
    this.#begin();
    request.on("data", take);
    request.on("end", () => {
      if (this.#reading === "under way") this.#reading = "complete";
      wake?.();
    });
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
    if (this.#reading !== "under way") return;
    this.#reading = "given up";
    this.#receiver?.bodyRead(undefined, failure);
  }

  respond(status: number, contentType: string | undefined, headers: readonly string[], body: OutgoingBody): void {
    const response = this.#response;
    // The caller has disconnected, or middleware has already responded.
    if (response.destroyed || response.headersSent) {
      if (isStreamed(body) && !(body instanceof Blob)) body.cancel().catch(() => undefined);
      return;
    }
    const length = lengthOf(body);
    const list = headOf(status, contentType, body, length);
    if (headers.length > 0) list.push(...headers);
    const closes = this.hasBody && this.#reading !== "complete" && !this.#mayDrain();
    if (closes) list.push("connection", "close");
    else if (closesConnection(this.#request)) response.shouldKeepAlive = false;
    writeHead(response, status, list);
    if (isStreamed(body)) {
      const stop = this.#pump(body instanceof Blob ? body.stream() : body);
      if (contentType === eventStreamType) this.#endWithServer(stop);
    } else if (closes) this.#linger(this.method === "HEAD" ? undefined : isPieces(body) ? joined(body) : body);
    else if (body === undefined) response.end();
    else if (isPieces(body)) this.#writePieces(this.method === "HEAD" ? [] : body).catch(() => response.destroy());
    // If the byte length equals the UTF-16 length, the text is ASCII; Latin-1 is then faster to write.
    else if (typeof body === "string") response.end(body, length === body.length ? "latin1" : "utf8");
    else response.end(body);
    this.#watchProgress();
  }

  abandon(): void {
    this.#response.destroy();
  }

  /**
   * Closes the connection of a client that reads nothing for too long, while a part of the response waits for it. Node
   * restarts the time whenever the client has read something.
   */
  #watchProgress(): void {
    const response = this.#response;
    if (this.#isWatched || !response.writableLength) return;
    const ms = this.#sendTimeout;
    if (ms === 0 || ms > maxTimerDelay || response.setTimeout === undefined) return;
    this.#isWatched = true;
    response.setTimeout(ms, () => {
      // Between the items of a stream, nothing waits.
      if (response.writableLength) response.destroy();
    });
  }

  #begin(): void {
    const request = this.#request;
    this.#reading = "under way";
    // Node emits an error when the caller disconnects, and nothing more if it did so before.
    request.on("error", () => this.stopReading(truncatedBody()));
    if (request.destroyed) this.stopReading(truncatedBody());
    if (request.headers["expect"] === undefined) return;
    if (awaitingContinue.delete(request)) this.#response.writeContinue();
  }

  /** Whether the rest of the body is small enough for Node to read and discard. */
  #mayDrain(): boolean {
    if (this.#reading === "given up" || awaitingContinue.has(this.#request)) return false;
    const { announcedLength } = this;
    return announcedLength !== undefined && announcedLength - this.#received <= drainBytes && !this.isClosed;
  }

  /**
   * Responds while the caller is still sending. Closing immediately would reset the connection and the caller might
   * lose the response, so the rest is read and discarded within limits.
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

  /** Writes pieces with backpressure. */
  async #writePieces(pieces: readonly Uint8Array[]): Promise<void> {
    const response = this.#response;
    for (const piece of pieces) {
      if (response.destroyed) return;
      if (!response.write(piece)) await this.#drained();
    }
    response.end();
  }

  /**
   * Writes a stream with backpressure. If the stream fails, closes the connection, so that the caller notices.
   *
   * @returns A function that ends the stream and the response.
   */
  #pump(stream: ReadableStream<Uint8Array>): () => void {
    const response = this.#response;
    if (this.method === "HEAD") {
      stream.cancel().catch(() => undefined);
      response.end();
      return () => undefined;
    }
    const writer = new StreamWriter(response, () => this.#drained());
    const source = sourceOf(stream);
    const stop = (): void => {
      if (writer.isClosed) return;
      writer.close();
      source.cancel().catch(() => undefined);
    };
    response.once("close", stop);
    // The first chunk may arrive much later.
    response.flushHeaders();
    const pump = async (): Promise<void> => {
      // A response that was destroyed is closed later than items without a pause arrive.
      while (!writer.isClosed && !response.destroyed) {
        await source.pull(writer);
        if (writer.drained !== undefined) await writer.drained;
      }
    };
    pump().catch((error) => writer.error(error));
    return stop;
  }

  #drained(): Promise<void> {
    this.#watchProgress();
    return new Promise((resolve) => whenWritable(this.#response, resolve));
  }

  /** Ends an event stream when the server stops. The response is complete. */
  #endWithServer(stop: () => void): void {
    this.#response.once("close", onStreamsEnd(this.#request, stop));
  }
}

/**
 * Writes the status and the headers. Middleware that replaces `writeHead` often does not understand a list, such as `on-headers` before 1.1,
 * which compression and sessions use.
 */
function writeHead(response: NodeResponse, status: number, list: string[]): void {
  if (!Object.hasOwn(response, "writeHead") || response.appendHeader === undefined) {
    response.writeHead(status, list);
    return;
  }
  // As Node does for a list: its headers replace those that middleware has set, and may be repeated.
  for (let index = 0; index < list.length; index += 2) response.removeHeader?.(list[index] as string);
  for (let index = 0; index < list.length; index += 2) {
    response.appendHeader(list[index] as string, list[index + 1] as string);
  }
  response.writeHead(status);
}

/** Whether middleware has read the body, or has it decoded as text, in which bytes are lost. */
function isTaken({ readableEnded, readableEncoding }: NodeRequest): boolean {
  return readableEnded || !!readableEncoding;
}

/** Whether a body is sent in pieces. Node loads web streams when `ReadableStream` is first used, which takes milliseconds. */
function isStreamed(body: OutgoingBody): body is Blob | ReadableStream<Uint8Array> {
  return body !== undefined && typeof body !== "string" && !(body instanceof Uint8Array) && !isPieces(body);
}

/** Returns the headers of the body, alternating names and values. */
function headOf(
  status: number,
  contentType: string | undefined,
  body: OutgoingBody,
  length: number | undefined,
): string[] {
  if (body === undefined) return status === 204 || status === 304 ? [] : ["content-length", "0"];
  const type = contentType ?? "application/octet-stream";
  return length === undefined ? ["content-type", type] : ["content-type", type, "content-length", String(length)];
}

const noBytes = new Uint8Array(0);
const noChunks: never[] = [];

function whenWritable(response: NodeResponse, resolve: () => void): void {
  const once = (): void => {
    response.off("drain", once);
    response.off("close", once);
    resolve();
  };
  response.once("drain", once);
  response.once("close", once);
}
