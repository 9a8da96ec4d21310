import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";
import { compiler } from "../compiler.js";
import { projectRoot } from "../types/compile.js";

/** A definition that an editor would open. Lines and columns are 0-based. */
export interface Definition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The text that the editor would select. */
  readonly text: string;
}

/** The language service of an editor with one open file. */
export interface Editor {
  /** Goes to the definition of what is at a 0-based line and column. */
  definitions(line: number, column: number): Promise<readonly Definition[]>;
}

/** TypeScript 6: `tsserver` with its own protocol. Speaks JSON lines, and reads one per request. */
export function openInTsserver(file: string): Editor {
  const program = join(projectRoot, "node_modules/typescript-6/lib/tsserver.js");
  const server = start([program, "--disableAutomaticTypingAcquisition", "--suppressDiagnosticEvents"]);
  const pending = new Map<number, (body: unknown) => void>();
  let rest = "";
  server.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.filter((one) => one.startsWith("{"))) {
      const message = JSON.parse(line) as { type: string; request_seq?: number; success?: boolean; body?: unknown };
      if (message.type === "response") pending.get(message.request_seq ?? 0)?.(message.success ? message.body : line);
    }
  });
  let sequence = 0;
  const send = (command: string, args: object): number => {
    sequence += 1;
    server.stdin.write(`${JSON.stringify({ seq: sequence, type: "request", command, arguments: args })}\n`);
    return sequence;
  };
  send("open", { file });
  return {
    async definitions(line, column) {
      const request = send("definitionAndBoundSpan", { file, line: line + 1, offset: column + 1 });
      const body = await new Promise((resolve) => pending.set(request, resolve));
      if (typeof body === "string") throw new Error(body);
      return (body as { definitions: readonly FileSpan[] }).definitions.map((span) =>
        definition(
          span.file,
          { line: span.start.line - 1, character: span.start.offset - 1 },
          { line: span.end.line - 1, character: span.end.offset - 1 },
        ),
      );
    },
  };
}

interface FileSpan {
  readonly file: string;
  readonly start: { readonly line: number; readonly offset: number };
  readonly end: { readonly line: number; readonly offset: number };
}

/** TypeScript 7: its server of the Language Server Protocol. */
export async function openInLanguageServer(file: string): Promise<Editor> {
  const server = start([compiler, "--lsp", "--stdio"]);
  const pending = new Map<number, (message: { readonly result?: unknown; readonly error?: unknown }) => void>();
  const send = (message: object): void => {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  receiveMessages(server, (message) => {
    const { id, method, params } = message;
    if (id === undefined) return;
    if (method === undefined) pending.get(id)?.(message);
    // The server asks for settings and registers capabilities.
    else send({ id, result: method === "workspace/configuration" ? (params?.items ?? []).map(() => null) : null });
  });
  let last = 0;
  const request = async (method: string, params: object): Promise<unknown> => {
    last += 1;
    const id = last;
    send({ id, method, params });
    const { result, error } = await new Promise<{ result?: unknown; error?: unknown }>((resolve) =>
      pending.set(id, resolve),
    );
    if (error !== undefined) throw new Error(JSON.stringify(error));
    return result;
  };
  const capabilities = { textDocument: { definition: { linkSupport: true } } };
  await request("initialize", { processId: process.pid, rootUri: null, capabilities });
  send({ method: "initialized", params: {} });
  const uri = pathToFileURL(file).href;
  const textDocument = { uri, languageId: "typescript", version: 1, text: readFileSync(file, "utf8") };
  send({ method: "textDocument/didOpen", params: { textDocument } });
  return {
    async definitions(line, character) {
      const links = await request("textDocument/definition", { textDocument: { uri }, position: { line, character } });
      return ((links ?? []) as readonly DefinitionLink[]).map(({ targetUri, targetSelectionRange: { start, end } }) =>
        definition(fileURLToPath(targetUri), start, end),
      );
    },
  };
}

interface LspPosition {
  readonly line: number;
  readonly character: number;
}

interface DefinitionLink {
  readonly targetUri: string;
  readonly targetSelectionRange: { readonly start: LspPosition; readonly end: LspPosition };
}

interface LspMessage {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly items?: readonly unknown[] };
  readonly result?: unknown;
  readonly error?: unknown;
}

/** Reads messages with the header `Content-Length`. */
function receiveMessages(server: ChildProcessWithoutNullStreams, receive: (message: LspMessage) => void): void {
  let received = Buffer.alloc(0);
  server.stdout.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const head = received.indexOf("\r\n\r\n");
      if (head === -1) return;
      const length = Number(/Content-Length: (\d+)/i.exec(received.subarray(0, head).toString())?.[1]);
      const body = received.subarray(head + 4, head + 4 + length);
      if (body.length < length) return;
      received = received.subarray(head + 4 + length);
      receive(JSON.parse(body.toString()) as LspMessage);
    }
  });
}

/** Starts a server, which ends with its input. */
function start(args: readonly string[]): ChildProcessWithoutNullStreams {
  const server = spawn(process.execPath, args);
  const ended = new Promise((resolve) => server.once("exit", resolve));
  onTestFinished(async () => {
    server.stdin.end();
    await ended;
  });
  return server;
}

function definition(file: string, start: LspPosition, end: LspPosition): Definition {
  const row = readFileSync(file, "utf8").split("\n")[start.line] ?? "";
  const text = start.line === end.line ? row.slice(start.character, end.character) : row.slice(start.character);
  return { file, line: start.line, column: start.character, text };
}
