import type { Interface, MediaContent, ModelOperation } from "@guildwire/generator";
import { createRequestEncoder, type EncodedRequest, type RequestEncoder } from "../conform/client-requests.js";
import type { RequestCredentials } from "../conform/credentials.js";
import { NoResponse, readBody, Sender, type SentResponse } from "../conform/sender.js";
import { contentOf } from "../conform/vectors.js";
import type { Fetch } from "../http/fetch-server.js";
import { basePathOf } from "../http/server-url.js";
import { createInspector, type Inspector } from "../inspector.js";
import { withPartFiles } from "../part-file.js";
import { sentMediaType } from "../sent-media-type.js";
import { CredentialMask } from "./credential-mask.js";
import type { CallPolicy } from "./policy.js";
import { isReadable, type ReadItems, readItems, streamFormatOf } from "./stream-items.js";
import { trimJson, trimText } from "./trim.js";

export interface CallOptions {
  /** URL of the server, with the path that the document's paths follow. */
  readonly baseUrl: string;
  readonly credentials: RequestCredentials;
  readonly policy: CallPolicy;
  /** Maximum length of a response body, in characters. */
  readonly maxResponse: number;
  /** Maximum number of items of a stream. */
  readonly maxItems: number;
  /** Timeout of a request in milliseconds; a stream is read up to then. */
  readonly timeout: number;
  /** Default: the platform's. */
  readonly fetch?: Fetch;
}

/** What a call led to. */
export interface CallOutcome {
  /** Whether no request was sent, or the response is an error. */
  readonly isError: boolean;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Headers of responses that callers need. Others are omitted, since they may carry credentials. */
const shownHeaders = [
  "content-type",
  "deprecation",
  "etag",
  "last-modified",
  "link",
  "location",
  "retry-after",
  "sunset",
  "www-authenticate",
];

/** Maximum number of problems that are reported of one request or response. */
const maxProblems = 20;

/** Maximum length of a header's value. */
const maxHeader = 500;

/** Calls operations of a document: checked arguments, allowed operations, trimmed responses. */
export class Caller {
  readonly #model: Interface;
  readonly #options: CallOptions;
  readonly #encoder: RequestEncoder;
  readonly #inspector: Inspector;
  readonly #mask: CredentialMask;

  private constructor(model: Interface, options: CallOptions, encoder: RequestEncoder, inspector: Inspector) {
    this.#model = model;
    this.#options = options;
    this.#encoder = encoder;
    this.#inspector = inspector;
    this.#mask = new CredentialMask(options.credentials);
  }

  static async create(model: Interface, options: CallOptions): Promise<Caller> {
    const encoder = await createRequestEncoder(model, options.baseUrl);
    return new Caller(model, options, encoder, await createInspector(model));
  }

  /** @param stop Aborts the request. */
  async call(id: string, args: Readonly<Record<string, unknown>>, stop: AbortSignal): Promise<CallOutcome> {
    const operation = this.#model.operations.find((one) => one.id === id);
    if (operation === undefined) return refused(`there is no operation ${JSON.stringify(id)}; use search`);
    const method = operation.method.toUpperCase();
    if (!this.#options.policy.allows(operation)) {
      const ways = `--allow ${method} or --allow-operation ${id}`;
      return refused(`the policy of this server does not allow ${method} ${operation.path.text}`, [
        `the operator of this server can allow it with ${ways}`,
      ]);
    }
    const unknown = argumentProblems(operation, args);
    if (unknown.length > 0) return refused("the arguments are invalid; use read", unknown);
    const request = await this.#encode(operation, args);
    if (request === undefined) return refused("the arguments cannot be encoded; use read");
    const problems = await this.#problemsOf(request);
    if (problems.length > 0) return refused("the request would be invalid; use read", problems);
    const sender = new Sender(
      { requests: 1, timeout: this.#options.timeout, duration: Number.POSITIVE_INFINITY },
      stop,
      this.#options.fetch,
    );
    try {
      let read: ReadItems | undefined;
      const response = await sender.send(request, async (received, late) => {
        const format = streamFormatOf(operation, received);
        const { body, headers } = received;
        if (body === null || format === undefined) return readBody(received);
        const { maxItems, maxResponse } = this.#options;
        read = await readItems({ body, headers }, format, { maxItems, maxCharacters: maxResponse, late });
        return undefined;
      });
      return this.#outcome(operation, response, read);
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error;
      return refused(`the server sent no response: ${this.#mask.text(error.message)}`);
    }
  }

  async #encode(
    operation: ModelOperation,
    args: Readonly<Record<string, unknown>>,
  ): Promise<EncodedRequest | undefined> {
    const { auth, headers: given } = this.#options.credentials;
    const media = contentOf(operation);
    const { body, ...rest } = args;
    const encoded = await this.#encoder.encode(
      operation,
      body === undefined ? rest : { ...rest, body: encodable(body, media) },
      auth,
    );
    if (encoded === undefined) return undefined;
    const headers = new Headers(encoded.headers);
    for (const [name, value] of Object.entries(given)) headers.set(name, value);
    if (body === undefined || media?.kind !== "json") return { ...encoded, headers };
    // As given: the generated client omits what it does not know, which the checks are to report.
    headers.set("content-type", sentMediaType(media, "application/json"));
    return { ...encoded, headers, body: JSON.stringify(body) };
  }

  /** The rules that a request violates, by the validators of the generated server. */
  async #problemsOf({ method, url, headers, body }: EncodedRequest): Promise<readonly string[]> {
    const sent = new Response(body ?? null);
    const bytes = new Uint8Array(await sent.arrayBuffer());
    const typed = new Headers(headers);
    const type = typed.get("content-type") ?? sent.headers.get("content-type");
    if (type !== null) typed.set("content-type", type);
    const local = `http://localhost${basePathOf(this.#model)}${this.#targetOf(url)}`;
    const request = new Request(local, { method, headers: typed });
    const { failures } = await this.#inspector.request(request, bytes);
    return failures.slice(0, maxProblems).map(({ rule, message }) => `${rule}: ${this.#mask.text(message)}`);
  }

  /** The path and query after the base URL. */
  #targetOf(url: string): string {
    const base = this.#options.baseUrl.replace(/\/+$/, "");
    if (url.startsWith(`${base}/`)) return url.slice(base.length);
    const { pathname, search } = new URL(url);
    return pathname + search;
  }

  #outcome(operation: ModelOperation, response: SentResponse, read: ReadItems | undefined): CallOutcome {
    const { status, headers, body } = response;
    const declared = operation.responses.flatMap((one) => one.headers.map(({ name }) => name.toLowerCase()));
    const names = [...new Set([...shownHeaders, ...declared])].filter((name) => name !== "set-cookie");
    const shown = names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, trimText(this.#mask.text(value), maxHeader)] as const];
    });
    const violations = this.#inspector.response(operation.id, response);
    const value = {
      status,
      headers: Object.fromEntries(shown),
      ...(read !== undefined ? this.#itemsOf(read) : this.#bodyOf(body, headers.get("content-type") ?? "")),
      ...(violations.length === 0
        ? {}
        : {
            violations: violations
              .slice(0, maxProblems)
              .map(({ rule, message }) => `${rule}: ${this.#mask.text(message)}`),
          }),
    };
    return { isError: status >= 400, value };
  }

  #itemsOf({ items, end }: ReadItems): Readonly<Record<string, unknown>> {
    const { value, isTrimmed } = trimJson(this.#mask.json(items), this.#options.maxResponse);
    return { items: value, end, ...(isTrimmed ? { trimmed: `from ${items.length} items` } : {}) };
  }

  #bodyOf(body: Uint8Array | undefined, type: string): Readonly<Record<string, unknown>> {
    if (body === undefined) return { omitted: "the body is too large" };
    if (body.length === 0) return {};
    if (!isReadable(type)) return { omitted: `${body.length} bytes of ${type === "" ? "an unknown type" : type}` };
    const received = new TextDecoder().decode(body);
    const { maxResponse } = this.#options;
    const json = /[/+]json\b/i.test(type) ? parseJson(received) : undefined;
    if (json !== undefined) {
      // Masked as parsed: JSON spells a text in many ways.
      const { value, isTrimmed } = trimJson(this.#mask.json(json.value), maxResponse);
      return { body: value, ...(isTrimmed ? { trimmed: `from ${received.length} characters` } : {}) };
    }
    const text = this.#mask.text(received);
    const size = text.length > maxResponse ? { trimmed: `from ${text.length} characters` } : {};
    return { body: trimText(text, maxResponse), ...size };
  }
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function refused(error: string, problems: readonly string[] = []): CallOutcome {
  return { isError: true, value: { error, ...(problems.length === 0 ? {} : { problems }) } };
}

/** Arguments that are unknown or missing. */
function argumentProblems(operation: ModelOperation, args: Readonly<Record<string, unknown>>): readonly string[] {
  const { parameters, body, fixed } = operation;
  const given = parameters.filter(({ name }) => !fixed.some(({ parameter }) => parameter === name));
  const known = new Set([...given.map(({ argument }) => argument), ...(body === undefined ? [] : ["body"])]);
  const required = given.filter((parameter) => parameter.required).map(({ argument }) => argument);
  if (body?.required === true) required.push("body");
  return [
    ...Object.keys(args)
      .filter((name) => !known.has(name))
      .slice(0, maxProblems)
      .map(
        (name) => `unknown argument ${JSON.stringify(trimText(name, 60))}; known: ${[...known].join(", ") || "none"}`,
      ),
    ...required.filter((name) => args[name] === undefined).map((name) => `missing argument ${JSON.stringify(name)}`),
  ];
}

/** Files are texts in base64. */
function encodable(body: unknown, media: MediaContent | undefined): unknown {
  if (media?.kind === "binary") return typeof body === "string" ? blobOf(body) : body;
  return media?.kind === "multipart" ? withPartFiles(body, media, (value) => blobOf(String(value))) : body;
}

function blobOf(base64: string): Blob {
  return new Blob([Buffer.from(base64, "base64")]);
}
