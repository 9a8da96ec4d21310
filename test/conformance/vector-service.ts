import { type Handlers, HttpError } from "@guildwire/api/server";
import { sendAsWritten } from "../../tools/src/conform/send-as-written.js";
import { writtenBody } from "../../tools/src/conform/written-request.js";
import { type Caller, options, transports } from "../server/transports.js";
import { model } from "../spec/model.js";
import type { Vector, VectorRequest } from "../vectors/read.js";

/** The arguments of a handler's call. */
export interface HandlerCall {
  readonly operation: string;
  readonly request: { readonly [member: string]: unknown };
}

export interface Outcome {
  readonly call: HandlerCall | undefined;
  readonly status: number;
  readonly allow: readonly string[];
  /** The JSON body, or undefined without one. */
  readonly body: unknown;
}

/** The interface, with handlers that only record their arguments. */
export interface Service {
  readonly baseUrl: string;
  /** The status code of the response if a handler was reached. */
  readonly reached: number;
  readonly ask: (vector: Vector) => Promise<Outcome>;
}

/** No operation declares it, and the service itself never sends it. */
const reached = 418;
const interaction = ["775799577604522054", "token-of-the-interaction"];

export const services: readonly { readonly name: string; readonly start: () => Promise<Service> }[] = transports.map(
  ({ name, start }) => ({
    name,
    start: async () => {
      const calls: HandlerCall[] = [];
      const settings = options({
        resolve: (values) => (values.some((value) => interaction.includes(value)) ? "interactions" : "webhooks"),
      });
      const { baseUrl, fetch } = await start(rememberingHandlers(calls), settings);
      const send = name === "node:http" ? sendOverHttp : (url: string, sent: Sent) => sendByFetch(fetch, url, sent);
      return {
        baseUrl,
        reached,
        ask: async ({ request }) => {
          calls.length = 0;
          const query = request.query === undefined ? "" : `?${request.query}`;
          const response = await send(`${baseUrl}${request.path}${query}`, sentOf(request));
          return { ...response, call: calls[0] };
        },
      };
    },
  }),
);

function rememberingHandlers(calls: HandlerCall[]): Handlers<Caller> {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const { id, identifier, tag } of model.operations) {
    const group = groups[tag.identifier] ?? {};
    groups[tag.identifier] = group;
    group[identifier] = (request: HandlerCall["request"]) => {
      calls.push({ operation: id, request });
      throw new HttpError(reached, 0, "as far as it goes");
    };
  }
  return groups as unknown as Handlers<Caller>;
}

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

function sentOf(request: VectorRequest): Sent {
  const { method, headers = {}, authenticated } = request;
  const authorization = authenticated === false ? {} : { authorization: "Bot the-token-of-the-bot" };
  const body = writtenBody(request);
  const type = body === undefined ? {} : { "content-type": body.type };
  return { method, headers: { ...authorization, ...type, ...headers }, body: body?.bytes };
}

type Received = Omit<Outcome, "call">;

/** Through node:http, which sends paths unchanged. */
async function sendOverHttp(url: string, { method, headers, body }: Sent): Promise<Received> {
  const target = url.replace(/^http:\/\/[^/]+/, "");
  return receivedOf(await sendAsWritten({ method, url, target, headers: new Headers(headers), body: body ?? null }));
}

async function sendByFetch(
  fetch: (url: string, init?: RequestInit) => Promise<Response>,
  url: string,
  { method, headers, body }: Sent,
): Promise<Received> {
  const content = body === undefined || method === "GET" ? {} : { body };
  const length = body === undefined ? {} : { "content-length": String(body.length) };
  return receivedOf(await fetch(url, { method, headers: { ...headers, ...length }, ...content }));
}

async function receivedOf(response: Response): Promise<Received> {
  const text = await response.text();
  const allow = response.headers.get("allow")?.split(", ") ?? [];
  return { status: response.status, allow, body: text === "" ? undefined : (JSON.parse(text) as unknown) };
}
