import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  type McpServer,
  originValidationResponse,
} from "@modelcontextprotocol/server";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { type CommandCode, type CommandInput, usageError, whenStopped } from "../command.js";
import { CredentialProblem, credentialHeaders, readCredentials } from "../conform/credentials.js";
import { type RunningServer, serveFetch } from "../http/fetch-server.js";
import { documentUrl, isHttpUrl } from "../http/server-url.js";
import { BoundedLines } from "./bounded-lines.js";
import type { CallOptions } from "./call.js";
import { createMcpFactory } from "./mcp-server.js";
import { PolicyProblem, readPolicy } from "./policy.js";

/** Options of `guildwire mcp`, as the command line has them. */
export interface McpFlags {
  /** Default: the first server of the document. */
  readonly baseUrl?: string;
  /** Methods besides GET and HEAD, separated by commas. */
  readonly allow?: readonly string[];
  /** Ids of operations. */
  readonly allowOperation?: readonly string[];
  /** `Name: value`, with `${VARIABLE}` of the environment. */
  readonly header?: readonly string[];
  /** `scheme=VARIABLE`. */
  readonly auth?: readonly string[];
  /** Maximum length of a response body, in characters. */
  readonly maxResponse: number;
  /** Maximum number of items of a stream. */
  readonly maxItems: number;
  /** Seconds for one request. */
  readonly timeout: number;
  /** Whether to listen on a port instead of the standard input. */
  readonly http: boolean;
  /** 0 for a free port. */
  readonly port: number;
}

/** Only programs of this machine may connect, since they use the credentials. */
const host = "127.0.0.1";

/** Maximum size of a message in bytes. */
const maxMessage = 4 * 1024 * 1024;

/** The error code of JSON-RPC for a message that is no valid request. */
const invalidRequest = -32_600;

/** `guildwire mcp`: serves the operations of a document to agents until it is stopped or its input ends. */
export async function mcp(input: CommandInput, flags: McpFlags): Promise<CommandCode> {
  const options = readOptions(input, flags);
  if (typeof options === "string") return usageError(input, options);
  const factory = await createMcpFactory(input.model, input.document, options);
  return flags.http ? serveHttp(factory, input, flags.port) : serveInput(factory, input);
}

/** Returns what is wrong as a text. */
function readOptions({ model, env }: CommandInput, flags: McpFlags): CallOptions | string {
  const baseUrl = flags.baseUrl ?? documentUrl(model);
  if (baseUrl === undefined) return "the document names no absolute URL of a server; use --base-url";
  if (!isHttpUrl(baseUrl)) return "--base-url: expected the URL of a server such as http://localhost:3000";
  const literal = literalCredential(flags.header, new Set([...credentialHeaders(model), "authorization", "cookie"]));
  if (literal !== undefined) return `--header: the value of ${literal} must come from the environment: \${VARIABLE}`;
  try {
    return {
      baseUrl: baseUrl.replace(/\/+$/, ""),
      credentials: readCredentials(model, env, flags),
      policy: readPolicy(model, flags),
      maxResponse: flags.maxResponse,
      maxItems: flags.maxItems,
      timeout: flags.timeout * 1000,
    };
  } catch (error) {
    if (error instanceof CredentialProblem || error instanceof PolicyProblem) return error.message;
    throw error;
  }
}

/** The name of a header for credentials whose value is part of the command line, where other processes see it. */
function literalCredential(headers: readonly string[] = [], names: ReadonlySet<string>): string | undefined {
  const literal = headers.find((text) => names.has(nameOf(text)) && !/\$\{\w+\}/.test(text));
  return literal === undefined ? undefined : nameOf(literal);
}

function nameOf(header: string): string {
  return (header.split(":")[0] ?? "").trim().toLowerCase();
}

/** Serves the standard input until it ends. A message above the limit gets an error, and the next one is read. */
async function serveInput(factory: () => McpServer, { stop, stderr }: CommandInput): Promise<CommandCode> {
  const messages = new BoundedLines(maxMessage, () => {
    const message = `a message has at most ${maxMessage} bytes; this one is ignored`;
    stderr.write(`error: standard input: ${message}\n`);
    process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id: null, error: { code: invalidRequest, message } })}\n`);
  });
  // The transport buffers a message, and what has arrived of the next one.
  const transport = new StdioServerTransport(process.stdin.pipe(messages), process.stdout, {
    maxBufferSize: 2 * maxMessage,
  });
  const ended = new Promise<void>((resolve) => process.stdin.once("close", resolve).once("end", resolve));
  const handle = serveStdio(factory, { transport });
  await Promise.race([ended, whenStopped(stop)]);
  await handle.close();
  return 0;
}

/** Serves streamable HTTP on the loopback address. Requests of web pages from elsewhere are refused. */
async function serveHttp(factory: () => McpServer, input: CommandInput, port: number): Promise<CommandCode> {
  const handler = createMcpHandler(factory, { maxRequestBodySize: maxMessage });
  let server: RunningServer;
  try {
    server = await serveFetch(
      async (request) =>
        hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
        originValidationResponse(request, localhostAllowedOrigins()) ??
        (new URL(request.url).pathname === "/mcp" ? handler.fetch(request) : new Response(null, { status: 404 })),
      { host, port },
    );
  } catch (error) {
    return usageError(input, `cannot listen on ${host}:${port} (${(error as NodeJS.ErrnoException).code})`);
  }
  input.stdout.write(`${server.url}/mcp\n`);
  await whenStopped(input.stop);
  await handler.close();
  await server.close();
  return 0;
}
