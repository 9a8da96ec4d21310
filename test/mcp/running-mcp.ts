import { resolve } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { runTool } from "../../generator/src/cli/tools.js";

// biome-ignore lint/suspicious/noExplicitAny: results are JSON that tests compare
type Any = any;

/** An agent that is connected to `guildwire mcp`. */
export interface Agent {
  readonly client: Client;
  /** Calls a tool, and returns its result as JSON with `isError`. */
  use(tool: string, args: object): Promise<{ readonly value: Any; readonly isError: boolean; readonly text: string }>;
  close(): Promise<void>;
}

function agentOf(client: Client, close: () => Promise<void>): Agent {
  return {
    client,
    close,
    use: async (name, args) => {
      const result = await client.callTool({ name, arguments: { ...args } });
      const [content] = result.content as { readonly text: string }[];
      const text = content?.text ?? "";
      const value = text.startsWith("{") ? JSON.parse(text) : text;
      return { value, isError: result.isError === true, text };
    },
  };
}

const information = { name: "test", version: "1.0.0" };

/** Starts the command as a process of its own, and connects over its standard input and output. */
export async function agentOverStdio(
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Agent> {
  const command = resolve(import.meta.dirname, "../../generator/bin/guildwire.js");
  const client = new Client(information);
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [command, "mcp", ...args],
    cwd,
    env: { ...env },
    stderr: "ignore",
  });
  await client.connect(transport);
  return agentOf(client, () => client.close());
}

/** A command that listens on a port. */
export interface RunningMcp {
  readonly url: string;
  connect(): Promise<Agent>;
  stop(): Promise<number>;
}

/** The flags of the command line without options. */
const defaults = { maxResponse: 20_000, maxItems: 20, timeout: 30, http: true, port: 0 };

/** Runs the command in this process. Resolves with its exit code and errors if it ends before it listens. */
export async function startMcp(
  spec: string,
  flags: Readonly<Record<string, unknown>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<RunningMcp> {
  const stopping = new AbortController();
  let stderr = "";
  const ended = { code: Promise.resolve(0) };
  const url = await new Promise<string>((done, fail) => {
    const terminal = {
      stdout: { write: (text: string) => done(text.trim()) },
      stderr: {
        write: (text: string) => {
          stderr += text;
        },
      },
      env: { ...env },
      cwd: import.meta.dirname,
    };
    ended.code = runTool("mcp", { spec, ...defaults, ...flags }, terminal, stopping.signal);
    ended.code.then((code) => fail(new Error(`exit code ${code}: ${stderr}`)), fail);
  });
  return {
    url,
    connect: async () => {
      const client = new Client(information);
      await client.connect(new StreamableHTTPClientTransport(new URL(url)));
      return agentOf(client, () => client.close());
    },
    stop: () => {
      stopping.abort();
      return ended.code;
    },
  };
}
