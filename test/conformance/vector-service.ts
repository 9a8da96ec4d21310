import { request as httpRequest, type IncomingMessage } from "node:http";
import { type Handlers, HttpError } from "@guildwire/api/server";
import { type Caller, options, transports } from "../server/transports.js";
import { model } from "../spec/model.js";
import type { FormPart, Vector, VectorRequest } from "../vectors/read.js";

/** The arguments of a handler's call. */
export interface Asked {
  readonly operation: string;
  readonly request: { readonly [member: string]: unknown };
}

export interface Answer {
  readonly asked: Asked | undefined;
  readonly status: number;
  readonly allow: readonly string[];
  /** The JSON body, or undefined without one. */
  readonly body: unknown;
}

/** The interface, with handlers that only record their arguments. */
export interface Service {
  /** The status code of the response if a handler was reached. */
  readonly answered: number;
  readonly ask: (vector: Vector) => Promise<Answer>;
}

const answered = 418;
const interaction = ["775799577604522054", "token-of-the-interaction"];

export const services: readonly { readonly name: string; readonly start: () => Promise<Service> }[] = transports.map(
  ({ name, start }) => ({
    name,
    start: async () => {
      const asked: Asked[] = [];
      const settings = options({
        resolve: (values) => (values.some((value) => interaction.includes(value)) ? "interactions" : "webhooks"),
      });
      const { baseUrl, fetch } = await start(rememberingHandlers(asked), settings);
      const send = name === "node:http" ? sendOverHttp : (url: string, sent: Sent) => sendByFetch(fetch, url, sent);
      return {
        answered,
        ask: async ({ request }) => {
          asked.length = 0;
          const query = request.query === undefined ? "" : `?${request.query}`;
          const answer = await send(`${baseUrl}${request.path}${query}`, sentOf(request));
          return { ...answer, asked: asked[0] };
        },
      };
    },
  }),
);

function rememberingHandlers(asked: Asked[]): Handlers<Caller> {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const { id, identifier, tag } of model.operations) {
    const group = groups[tag.identifier] ?? {};
    groups[tag.identifier] = group;
    group[identifier] = (request: Asked["request"]) => {
      asked.push({ operation: id, request });
      throw new HttpError(answered, 0, "as far as it goes");
    };
  }
  return groups as unknown as Handlers<Caller>;
}

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
}

function sentOf({ method, headers = {}, authenticated, body, raw, form }: VectorRequest): Sent {
  const authorization = authenticated === false ? {} : { authorization: "Bot the-token-of-the-bot" };
  const content = contentOf(body, raw, form);
  const type = content === undefined ? {} : { "content-type": content.type };
  return {
    method,
    headers: { ...authorization, ...type, ...headers },
    body: content === undefined ? undefined : new TextEncoder().encode(content.text),
  };
}

function contentOf(
  body: unknown,
  raw: VectorRequest["raw"],
  form: VectorRequest["form"],
): { readonly type: string; readonly text: string } | undefined {
  if (raw !== undefined) return raw;
  if (form !== undefined) return { type: "multipart/form-data; boundary=vector", text: formText(form) };
  return body === undefined ? undefined : { type: "application/json", text: JSON.stringify(body) };
}

function formText(parts: readonly FormPart[]): string {
  const texts = parts.map(({ name, filename, type, content }) => {
    const file = filename === undefined ? "" : `; filename="${filename}"`;
    const typed = type === undefined ? "" : `\r\nContent-Type: ${type}`;
    const text = typeof content === "string" ? content : JSON.stringify(content);
    return `--vector\r\nContent-Disposition: form-data; name="${name}"${file}${typed}\r\n\r\n${text}\r\n`;
  });
  return `${texts.join("")}--vector--\r\n`;
}

type Received = Omit<Answer, "asked">;

/** Through node:http, which sends paths unchanged. */
function sendOverHttp(url: string, { method, headers, body }: Sent): Promise<Received> {
  const [, host = "", port = "", path = ""] = /^http:\/\/([^:/]+):(\d+)(.*)$/s.exec(url) ?? [];
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(body.length) };
    const sent = httpRequest({ host, port, path, method, headers: { ...headers, ...length }, agent: false });
    sent.on("response", (response) => readAll(response).then(resolve, reject));
    // A body that is refused while it is sent: the response has already arrived.
    sent.on("error", (error: NodeJS.ErrnoException) => (error.code === "EPIPE" ? undefined : reject(error)));
    sent.end(body);
  });
}

async function readAll(response: IncomingMessage): Promise<Received> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of response) chunks.push(chunk as Uint8Array);
  const text = Buffer.concat(chunks).toString("utf8");
  return receivedOf(response.statusCode ?? 0, response.headers.allow, text);
}

async function sendByFetch(
  fetch: (url: string, init?: RequestInit) => Promise<Response>,
  url: string,
  { method, headers, body }: Sent,
): Promise<Received> {
  const content = body === undefined || method === "GET" ? {} : { body: body as BodyInit };
  const length = body === undefined ? {} : { "content-length": String(body.length) };
  const response = await fetch(url, { method, headers: { ...headers, ...length }, ...content });
  return receivedOf(response.status, response.headers.get("allow") ?? undefined, await response.text());
}

function receivedOf(status: number, allow: string | undefined, text: string): Received {
  return { status, allow: allow?.split(", ") ?? [], body: text === "" ? undefined : (JSON.parse(text) as unknown) };
}
