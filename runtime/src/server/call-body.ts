import { acceptedDecoder, bodyLimitOf, compressionOf } from "./accepted-body.js";
import { type BodyDecoder, type DecodedForm, decoderOf, noBytes, type RequestBody } from "./body.js";
import type { CallState } from "./call-state.js";
import type { EncodedResponse } from "./encode-response.js";
import { Failure, refusalAt } from "./failure.js";
import type { DecodedRequest } from "./parameters.js";
import type { Plan } from "./plan.js";
import { type requestPatternSteps, withinSteps } from "./request-steps.js";
import type { BodyReceiver } from "./request-transport.js";

/** What the body of a call needs from the call. */
export interface BodyCall extends Pick<CallState, "operation" | "transport"> {
  readonly hasResponded: boolean;
  bodyStarted(): void;
  bodyEnded(): boolean;
  bodyDecoded(body: unknown, contentType: string | undefined, files?: DecodedRequest["files"]): void;
  fail(error: unknown): void;
}

/** Reads and decodes the body of one call: as bytes, as a form, or as a stream while the handler runs. */
export class CallBody implements BodyReceiver {
  readonly #call: BodyCall;
  readonly #body: RequestBody;
  readonly #limits: Plan["limits"];
  readonly #patternSteps: ReturnType<typeof requestPatternSteps>;
  #decoder: BodyDecoder | undefined = undefined;
  /** The chunks while the handler reads them. */
  #chunks: AsyncGenerator<Uint8Array, void> | undefined = undefined;

  constructor(
    call: BodyCall,
    body: RequestBody,
    { limits, mediaLimits }: Plan,
    patternSteps: ReturnType<typeof requestPatternSteps>,
  ) {
    this.#call = call;
    this.#body = body;
    this.#limits = mediaLimits?.get(decoderOf(body, call.transport.contentType ?? "")) ?? limits;
    this.#patternSteps = patternSteps;
  }

  /** Starts reading. Throws for a body that the operation does not accept. */
  read(): void {
    const { transport, operation } = this.#call;
    if (!transport.hasBody) {
      this.#decoder = decoderOf(this.#body, transport.contentType ?? "");
      this.#withoutBytes();
      return;
    }
    const decoder = acceptedDecoder(this.#body, transport, this.#limits, operation?.contentEncoding === true);
    this.#decoder = decoder;
    if ("openStream" in decoder) this.#open(decoder);
    else {
      this.#call.bodyStarted();
      if ("decodeBytes" in decoder) transport.readAll(this.#limits.body, this);
      else {
        this.#readForm(decoder, transport.chunks(bodyLimitOf(decoder, this.#limits))).then(
          (form) => this.#formRead(form, undefined),
          (error: unknown) => this.#formRead(undefined, error),
        );
      }
    }
  }

  /** Receives the complete body, or the failure to read it. */
  bodyRead(bytes: Uint8Array | undefined, failure: Failure | undefined): void {
    if (!this.#call.bodyEnded()) return;
    const encoding = compressionOf(this.#call.transport);
    if (bytes === undefined || encoding === undefined) this.#bytesRead(bytes, failure);
    else {
      // Few servers receive compressed bodies.
      const plainBytes = import("./compressed-body.js").then(({ decompress }) =>
        decompress(bytes, encoding, this.#limits.body),
      );
      plainBytes.then(
        (plain) => this.#bytesRead(plain, undefined),
        (error: unknown) => this.#call.fail(error),
      );
    }
  }

  /** Ends a body that the handler has not read to its end. A response that is a stream may follow from the rest of it. */
  close(response: EncodedResponse): void {
    if (this.#chunks === undefined || response.body instanceof ReadableStream) return;
    this.#call.transport.stopReading(new Failure("unavailable"));
    this.abandon();
  }

  /** Ends the chunks that the handler reads. */
  abandon(): void {
    this.#chunks?.return().catch(() => undefined);
  }

  /** Runs the handler while the body arrives. */
  #open(decoder: Extract<BodyDecoder, { readonly openStream: unknown }>): void {
    const { transport } = this.#call;
    this.#chunks = transport.chunks(bodyLimitOf(decoder, this.#limits));
    this.#decoded(decoder.openStream(this.#chunks, transport.contentType ?? "", this.#limits));
  }

  #readForm(
    decoder: Exclude<BodyDecoder, { readonly decodeBytes: unknown } | { readonly openStream: unknown }>,
    chunks: AsyncGenerator<Uint8Array, void>,
  ): Promise<DecodedForm> {
    const contentType = this.#call.transport.contentType ?? "";
    if ("decodeStream" in decoder) return decoder.decodeStream(chunks, contentType, this.#limits);
    this.#chunks = chunks;
    return decoder.openForm(chunks, contentType, this.#limits);
  }

  #formRead(form: DecodedForm | undefined, error: unknown): void {
    if (!this.#call.bodyEnded()) return;
    try {
      if (error === noBytes) this.#withoutBytes();
      else if (form === undefined) throw error;
      else this.#decoded(form.body, form.files);
    } catch (failure) {
      this.#call.fail(failure);
    }
  }

  #bytesRead(bytes: Uint8Array | undefined, failure: Failure | undefined): void {
    if (this.#call.hasResponded) return;
    try {
      const decoder = this.#decoder as BodyDecoder;
      if (bytes === undefined || !("decodeBytes" in decoder)) throw failure;
      if (bytes.length === 0) this.#withoutBytes();
      else {
        const contentType = this.#call.transport.contentType ?? "";
        const decode = (): unknown => decoder.decodeBytes(bytes, contentType, this.#limits);
        const decoded = withinSteps(this.#patternSteps, decode, this.#limits);
        if (decoded instanceof Promise) this.#whenDecoded(decoded);
        else this.#decoded(decoded);
      }
    } catch (error) {
      this.#call.fail(error);
    }
  }

  #whenDecoded(decoding: Promise<unknown>): void {
    decoding
      .then((body) => {
        if (!this.#call.hasResponded) this.#decoded(body);
      })
      .catch((error: unknown) => this.#call.fail(error));
  }

  #withoutBytes(): void {
    const decoder = this.#decoder;
    if (decoder?.acceptsEmpty && "decodeBytes" in decoder) {
      this.#decoded(decoder.decodeBytes(new Uint8Array(), "", this.#limits));
      return;
    }
    this.#decoder = undefined;
    if (this.#body.required) throw refusalAt("invalid-request", "", "required", "a body is required");
    this.#decoded(this.#body.absent?.());
  }

  #decoded(body: unknown, files?: DecodedRequest["files"]): void {
    this.#call.bodyDecoded(body, this.#decoder?.contentType, files);
  }
}
