import { attemptConnection, type ConnectionAttempt, isConnected } from "./attempt.js";
import type { Channel, ChannelCommand, Transport } from "./channel.js";
import { portsOf } from "./channel.js";
import { systemClock } from "./clock.js";
import { ChannelError } from "./error.js";
import { createHost } from "./host.js";
import { httpDial } from "./http-link.js";
import { maxMessageBytes } from "./message.js";
import { builtin } from "./node.js";
import type { PortReport } from "./port-report.js";
import { createProbeGreeting } from "./probe-greeting.js";
import { Session } from "./session.js";
import { webSocketClass, websocketDial } from "./websocket-link.js";

interface OutputStream {
  write(text: string): void;
  on(event: "error", listener: (error: { readonly code?: string }) => void): void;
}

/** The parts of Node's `process` and modules that the command line uses. */
interface NodeProcess {
  readonly argv: readonly string[];
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  exitCode?: number;
  once(event: "SIGINT" | "SIGTERM", listener: () => void): void;
  exit(): void;
}

interface NodeUtilities {
  parseArgs(config: object): {
    readonly values: { readonly [name: string]: string | boolean | undefined };
    readonly positionals: readonly string[];
  };
}

interface NodeFiles {
  readFileSync(path: string, encoding: "utf8"): string;
}

/** The parsed arguments of the command line. */
interface Call {
  readonly channel: Channel;
  readonly query: { readonly [name: string]: string };
  readonly transport: Transport;
  readonly ports: readonly number[];
  readonly timeout: number;
  readonly file: string | undefined;
  readonly command: ChannelCommand;
  readonly process: NodeProcess;
}

/**
 * The command line of a channel: `probe`, `host` and `send FILE`. Sets the exit code: 0 for success, 1 for a failed
 * command or no service or port, 2 for invalid usage or an unreadable file. `host` returns on an interrupt.
 */
export async function runCommandLine(channel: Channel, name: string): Promise<void> {
  const { process } = globalThis as unknown as { readonly process: NodeProcess };
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error) => {
      // The reader has closed the pipe, as `head` does.
      if (error.code === "EPIPE") process.exit();
      else throw error;
    });
  }
  if (process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) {
    process.stdout.write(`${usage(channel, name)}\n`);
    return;
  }
  const call = readCall(channel, name, process);
  if (typeof call === "string") {
    process.stderr.write(`${call}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    process.exitCode = await call.run(call.call);
  } catch (error) {
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof ChannelError ? 1 : 2;
  }
}

type Command = (call: Call) => Promise<number>;

const commands: { readonly [name: string]: Command } = { probe, host, send };

function usage(channel: Channel, name: string): string {
  const { first, last } = channel.ports;
  const stated = statedParameters(channel).map(({ flag }) => `  --${flag} TEXT`.padEnd(26));
  return [
    `usage: ${name} probe | host | send FILE [options]`,
    "",
    "  probe        shows what every port of the range is; changes nothing",
    "  host         runs a host that prints every command as a line of JSON, until it is interrupted",
    "  send FILE    sends the arguments of a command, or the list in them, from a file of JSON",
    "",
    ...stated.map((text) => `${text}identifies this program to the service (default: ${name})`),
    "  --transport NAME        websocket or http",
    `  --ports FIRST-LAST      default: ${first}-${last}`,
    "  --timeout MILLISECONDS  for each port (default: 1000)",
    ...(channel.commands.length > 1 ? ["  --command NAME          what to send"] : []),
    "",
    "Examples:",
    `  ${name} probe`,
    `  ${name} host --ports ${first}`,
    `  ${name} send arguments.json --transport http`,
  ].join("\n");
}

/** Returns the query parameters that the user must pass, as command line options: `client_id` is `--client-id`. */
function statedParameters(channel: Channel): readonly { readonly name: string; readonly flag: string }[] {
  return channel.query
    .filter(({ value }) => value === undefined)
    .map(({ name }) => ({ name, flag: name.toLowerCase().replaceAll("_", "-") }));
}

function readCall(
  channel: Channel,
  name: string,
  process: NodeProcess,
): { readonly run: Command; readonly call: Call } | string {
  const stated = statedParameters(channel);
  const text = { type: "string" } as const;
  const flags = ["transport", "ports", "timeout", "command", ...stated.map(({ flag }) => flag)];
  const options = Object.fromEntries(flags.map((flag) => [flag, text]));
  let parsed: ReturnType<NodeUtilities["parseArgs"]>;
  try {
    const { parseArgs } = builtin<NodeUtilities>("node:util");
    parsed = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  } catch (error) {
    return `${name}: ${(error as Error).message}\n${usage(channel, name)}`;
  }
  const { values, positionals } = parsed;
  const [verb = "", file, ...others] = positionals;
  const run = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
  const transport = values["transport"] ?? (channel.websocket === undefined ? "http" : "websocket");
  const [, first = "", last = first] = /^(\d+)(?:-(\d+))?$/.exec(String(values["ports"] ?? "")) ?? [];
  const isRange = Number(first) <= Number(last) && Number(last) < 65_536;
  const timeout = Number(values["timeout"] ?? 1000);
  const wanted = values["command"];
  const command = channel.commands.find((one) => wanted === undefined || one.name === wanted);
  const unexpected = verb === "send" ? others[0] : file;
  const problems: readonly (readonly [isWrong: boolean, message: string])[] = [
    [verb === "", "a command is missing"],
    [run === undefined, `there is no command ${JSON.stringify(verb)}`],
    [verb === "send" && file === undefined, "send needs a file"],
    [unexpected !== undefined, `the argument ${JSON.stringify(unexpected)} is not expected`],
    [transport !== "http" && transport !== "websocket", "--transport must be websocket or http"],
    [values["ports"] !== undefined && (first === "" || !isRange), "--ports must be a range such as 6463-6473"],
    [!(timeout > 0), "--timeout must be a number of milliseconds above 0"],
    [command === undefined, `--command: there is no ${JSON.stringify(wanted)} in this channel`],
  ];
  const [, problem] = problems.find(([isWrong]) => isWrong) ?? [];
  if (run === undefined || command === undefined || problem !== undefined) {
    return `${name}: ${problem}\n${usage(channel, name)}`;
  }
  const ports = first === "" ? channel.ports : { first: Number(first), last: Number(last) };
  const query = Object.fromEntries(stated.map(({ name: key, flag }) => [key, String(values[flag] ?? name)]));
  const used: Transport = transport === "http" ? "http" : "websocket";
  return { run, call: { channel, query, transport: used, ports: portsOf(ports), timeout, file, command, process } };
}

/** Prints a table of ports with the state of each and the time it took to determine. */
async function probe({ channel, query, transport, ports, timeout, process }: Call): Promise<number> {
  const target = { channel, query, maxBytes: maxMessageBytes };
  const dial = transport === "http" ? httpDial(target) : websocketDial(target);
  if (transport === "websocket") await webSocketClass();
  const tried: readonly ConnectionAttempt[] = ports.map((port) =>
    attemptConnection(port, createProbeGreeting(channel, `probe-${port}`), { dial, clock: systemClock, timeout }),
  );
  const reports = await Promise.all(
    tried.map(async ({ result }): Promise<PortReport> => {
      const found = await result;
      if (!isConnected(found)) return found;
      found.link.close();
      return { port: found.port, state: "open", detail: "", latency: found.latency };
    }),
  );
  const rows = reports.map(({ port, state, latency, detail }) => [
    String(port),
    state,
    `${latency.toFixed(1)} ms`,
    detail,
  ]);
  for (const [port = "", state = "", latency = "", detail = ""] of [["port", "state", "latency", ""], ...rows]) {
    process.stdout.write(`${`${port.padEnd(6)} ${state.padEnd(9)} ${latency.padStart(10)}  ${detail}`.trimEnd()}\n`);
  }
  return reports.some(({ state }) => state === "open") ? 0 : 1;
}

/** Prints every command as `{ client, command, args }`. */
async function host({ channel, ports, process }: Call): Promise<number> {
  const handlers = channel.commands.map((command) => ({
    command,
    handle: (client: object, args: unknown): void => {
      const message: unknown = JSON.parse(command.encode("", args, Number.POSITIVE_INFINITY));
      const json = (message as { readonly [name: string]: unknown })[channel.envelope.command.args];
      process.stdout.write(`${JSON.stringify({ client, command: command.name, args: json })}\n`);
    },
  }));
  const running = await createHost(channel, handlers, { ports });
  process.stdout.write(`listening on ${channel.host}:${running.port}\n`);
  await new Promise<void>((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });
  await running.close();
  return 0;
}

class CommandSession extends Session {
  deliver(command: ChannelCommand, args: unknown, timeout: number): Promise<unknown> {
    return this.send(command, args, { timeout });
  }
}

/** Prints the reply. */
async function send({ channel, query, transport, ports, timeout, file = "", command, process }: Call): Promise<number> {
  const args = argsOf(channel, command, contentOf(file));
  // Validate before opening a session: the session's first message would clear the service's list.
  command.encode("check", args, maxMessageBytes);
  const options = { transport, ports, connectTimeout: timeout, reconnect: false } as const;
  const session = new CommandSession(channel, query, options);
  try {
    // Queue the command before searching, so that it is the first message that the service receives.
    const reply = session.deliver(command, args, replyTimeout + timeout * ports.length);
    const [replyText] = await Promise.all([reply, session.open()]);
    process.stdout.write(`${JSON.stringify(replyText)}\n`);
  } finally {
    session.close();
  }
  return 0;
}

/** Milliseconds to wait for the reply, besides the search. */
const replyTimeout = 10_000;

function contentOf(file: string): unknown {
  const text = builtin<NodeFiles>("node:fs").readFileSync(file, "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: not JSON: ${(error as Error).message}`);
  }
}

/** Wraps a list, which is shorthand for arguments whose only property is that list. */
function argsOf({ hello }: Channel, command: ChannelCommand, content: unknown): unknown {
  if (!Array.isArray(content) || hello?.command !== command) return content;
  const [property = ""] = Object.keys(hello.args as object);
  return { [property]: content };
}
