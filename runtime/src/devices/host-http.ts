import { parseRequestTarget } from "../http/request-target.js";
import { generalError, isAllowedOrigin, isLoopbackHost, readQuery } from "./admission.js";
import { clientOf } from "./host-client.js";
import type { HostContext } from "./host-context.js";
import type { NodeRequest, NodeResponse } from "./node.js";

type Headers = { readonly [name: string]: string };

/** Handles requests of Node's server. `takesCommands`: whether the host accepts commands over HTTP. */
export function httpHandler(
  context: HostContext,
  takesCommands: boolean,
): (request: NodeRequest, response: NodeResponse) => void {
  return (request, response) => {
    respondToCommand(context, takesCommands, request, response).catch((error: unknown) => {
      context.options.onError?.(error);
      if (!response.headersSent) respond(request, response, 500);
    });
  };
}

async function respondToCommand(
  context: HostContext,
  takesCommands: boolean,
  request: NodeRequest,
  response: NodeResponse,
): Promise<void> {
  const { channel, options, limits, runner, rate } = context;
  const { headers: received, url = "/", method = "" } = request;
  const end = (status: number, headers: Headers = {}, text?: string): void =>
    respond(request, response, status, text === undefined ? { headers } : { headers, text });
  const allowed = options.allowedOrigins ?? [];
  if (!isLoopbackHost(received["host"], context.port()) || !isAllowedOrigin(received["origin"], allowed))
    return end(403);
  const sharing = corsHeaders(received["origin"]);
  const target = parseRequestTarget(method, url);
  if (!target?.isEncoded) return end(400, sharing);
  if (!takesCommands || target.path !== channel.http?.path) return end(404, sharing);
  const expected = channel.http.method.toUpperCase();
  if (method === "OPTIONS" && received["origin"] !== undefined) return end(204, { ...sharing, ...preflight(expected) });
  if (method !== expected) return end(405, { ...sharing, allow: expected });
  const refuse = (error: { readonly code: number; readonly message: string }): void =>
    end(400, { ...sharing, ...json }, runner.refusal(error));
  const read = readQuery(channel, "http", target.query, options.allowClient);
  if ("violation" in read) return refuse(read.violation.error);
  const payload = generalError(channel, "invalidPayload");
  // Pages can send other content types to any origin without a CORS preflight.
  if (!isJson(received["content-type"])) {
    return refuse({ code: payload.code, message: `${payload.message}: the content type is not application/json` });
  }
  const { key, client } = clientOf(channel, "http", read.values);
  if (!rate.take(key)) return end(429, { ...sharing, "retry-after": "1" });
  const text = await bodyOf(request, limits.maxBytes);
  if (text === undefined) {
    return refuse({ code: payload.code, message: `${payload.message}: more than ${limits.maxBytes} bytes` });
  }
  const { ok, text: reply } = await runner.run(key, client, text);
  end(ok ? channel.http.successStatus : 400, { ...sharing, ...json }, reply);
}

const json: Headers = { "content-type": "application/json" };

/** Responds to a request without waiting for the rest of its body. */
function respond(
  request: NodeRequest,
  response: NodeResponse,
  status: number,
  { headers = {}, text = "" }: { readonly headers?: Headers; readonly text?: string } = {},
): void {
  const size = String(new TextEncoder().encode(text).length);
  const close: Headers = text === "" || status >= 400 ? { connection: "close" } : {};
  response.writeHead(status, { ...headers, ...close, "content-length": size, "cache-control": "no-store" }).end(text);
  request.resume();
}

/** The headers that let a page of an allowed origin read the response. */
function corsHeaders(origin: string | string[] | undefined): Headers {
  return typeof origin === "string" ? { "access-control-allow-origin": origin, vary: "Origin" } : {};
}

function preflight(method: string): Headers {
  return {
    "access-control-allow-methods": method,
    "access-control-allow-headers": "content-type",
    // Browsers require this before public pages may call private networks.
    "access-control-allow-private-network": "true",
  };
}

function isJson(header: string | string[] | undefined): boolean {
  return typeof header === "string" && /^application\/json\s*(;|$)/i.test(header);
}

/** Reads the body as text; undefined if it is too large or incomplete. */
function bodyOf(request: NodeRequest, maxBytes: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const decoder = new TextDecoder();
    let text = "";
    let bytes = 0;
    request.on("data", (chunk) => {
      bytes += chunk.length;
      if (bytes > maxBytes) resolve(undefined);
      else text += decoder.decode(chunk, { stream: true });
    });
    request.on("end", () => resolve(text + decoder.decode()));
    request.on("error", () => resolve(undefined));
    request.on("close", () => resolve(undefined));
  });
}
