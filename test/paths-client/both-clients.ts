import * as ours from "@guildwire/runtime/paths";
import * as theirs from "openapi-fetch";

/** The methods of a client without types: both libraries are called alike. */
// biome-ignore lint/suspicious/noExplicitAny: one program for two libraries
export type AnyLibrary = any;

/** The libraries by name. openapi-fetch exports its client as default. */
export const libraries: readonly { readonly name: string; readonly library: AnyLibrary }[] = [
  { name: "guildwire", library: { ...ours, createClient: ours.default } },
  { name: "openapi-fetch", library: { ...theirs, createClient: theirs.default } },
];

/** What a `fetch` function received: the whole request. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  readonly init: Readonly<Record<string, unknown>>;
}

const fields = ["cache", "credentials", "integrity", "keepalive", "mode", "redirect", "referrerPolicy"] as const;

/** Reads a request. The boundary of a form is random, so it is replaced. */
export async function sentRequest(request: Request): Promise<SentRequest> {
  const boundary = /boundary=(\S+)/.exec(request.headers.get("content-type") ?? "")?.[1];
  const plain = (text: string): string => (boundary === undefined ? text : text.replaceAll(boundary, "boundary"));
  return {
    method: request.method,
    url: request.url,
    headers: [...request.headers].map(([name, value]) => [name, plain(value)] as const),
    body: plain(await request.clone().text()),
    init: Object.fromEntries(fields.map((field) => [field, request[field]])),
  };
}

/** What a program did with one library: its requests, and its result or the name of its error. */
export interface Outcome {
  readonly sent: readonly SentRequest[];
  readonly result: unknown;
}

export type Program = (library: AnyLibrary, fetch: (request: Request) => Promise<Response>) => Promise<unknown>;

/** Runs a program with both libraries. `respond` makes each response. */
export async function outcomes(
  program: Program,
  respond: (request: Request) => Response | Promise<Response> = () => Response.json({ ok: true }),
): Promise<readonly [Outcome, Outcome]> {
  const run = async (library: AnyLibrary): Promise<Outcome> => {
    const sent: SentRequest[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      sent.push(await sentRequest(request));
      return respond(request);
    };
    try {
      return { sent, result: await settled(await program(library, fetch)) };
    } catch (error) {
      return { sent, result: { thrown: error instanceof Error ? error.name : error } };
    }
  };
  const [first, second] = libraries;
  return [await run(first?.library), await run(second?.library)];
}

/** Replaces responses and bodies in a result by their content. */
async function settled(value: unknown): Promise<unknown> {
  if (value instanceof Response) {
    const { status, headers, redirected, bodyUsed } = value;
    return { status, headers: [...headers], redirected, bodyUsed };
  }
  if (value instanceof ReadableStream) {
    const text = new Response(value).text();
    return { stream: await text.catch((error: Error) => ({ thrown: error.name })) };
  }
  if (value instanceof Blob) return { blob: await value.text(), type: value.type };
  if (value instanceof ArrayBuffer) return { bytes: [...new Uint8Array(value)] };
  if (Array.isArray(value)) return Promise.all(value.map(settled));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(async ([key, item]) => [key, await settled(item)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
