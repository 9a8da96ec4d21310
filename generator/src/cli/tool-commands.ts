import { type Command, InvalidArgumentError, Option } from "commander";
import type { Flags } from "../project/settings.js";
import { conformHelp, lspHelp, mcpHelp, mockHelp } from "./help.js";
import type { ExitCode, Terminal } from "./terminal.js";

interface ToolCommands {
  readonly program: Command;
  readonly terminal: Terminal;
  readonly done: (code: ExitCode) => void;
  /** The options that name a document. */
  readonly documentOptions: () => readonly Option[];
}

/** Adds the commands of `@guildwire/tools`. The package is loaded when one of them runs. */
export function addToolCommands(commands: ToolCommands): void {
  addMock(commands);
  addConform(commands);
  addMcp(commands);
  addLsp(commands);
}

function addLsp({ program, terminal, done }: ToolCommands): void {
  program
    .command("lsp")
    .description("serve an editor over standard input and output: a language server (@guildwire/tools)")
    .option("--stdio", "accepted, because some editors pass it; the only transport", false)
    .addHelpText("after", lspHelp)
    .action(async () => {
      const { runLanguageServer } = await import("./tools.js");
      done(await runLanguageServer(terminal));
    });
}

function addMock({ program, terminal, done, documentOptions }: ToolCommands): void {
  const command = program
    .command("mock")
    .description("serve a stateful mock of a specification, or check a server as a proxy (@guildwire/tools)")
    .argument("[document]", "the specification's root file (default: as for generate)");
  for (const option of documentOptions()) command.addOption(option);
  command
    .addOption(new Option("--port <port>", "the port; 0 for a free one").argParser(parsePort).default(4010))
    .option("--host <address>", "the address to listen on", "127.0.0.1")
    .option("--latency <milliseconds>", "delay of every response, such as 200 or 100-500")
    .addOption(new Option("--seed <number>", "another seed gives other values").argParser(parseCount).default(0))
    .option("--proxy <url>", "pass requests to this server, and print each violation of the document as a line of JSON")
    .addOption(
      new Option(
        "--allow-host <name>",
        "with --proxy: a name of the Host header to accept besides loopback names and --host; may be repeated",
      ).argParser(list),
    )
    .option("--fail-on-violation", "with --proxy: exit with 1 if there were violations", false)
    .option("--json", "print the URL as JSON", false)
    .addHelpText("after", mockHelp)
    .action(async (document: string | undefined, flags: Flags) => {
      const { runTool } = await import("./tools.js");
      done(await runTool("mock", document === undefined ? flags : { ...flags, spec: document }, terminal));
    });
}

function addConform({ program, terminal, done, documentOptions }: ToolCommands): void {
  const command = program
    .command("conform")
    .description("test a running server against a specification (@guildwire/tools)")
    .argument("<url>", "the server, with the path that the paths of the specification follow");
  for (const option of documentOptions()) command.addOption(option);
  command
    .option("--write", "also call operations that change data", false)
    .addOption(new Option("--header <header>", "a header of every request; may be repeated").argParser(list))
    .addOption(
      new Option("--auth <scheme=variable>", "credentials from the environment; may be repeated").argParser(list),
    )
    .addOption(new Option("--parameter <name=value>", "a path parameter that exists; may be repeated").argParser(list))
    .addOption(new Option("--skip <name>", "an operation or a rule to skip; may be repeated").argParser(list))
    .addOption(
      new Option("--vectors <path>", "send the request vectors of a file or folder instead; may be repeated").argParser(
        list,
      ),
    )
    .option("--junit <file>", "write a report in the JUnit format")
    .option("--json", "print the report as JSON", false)
    .addOption(new Option("--seed <number>", "another seed gives other values").argParser(parseCount).default(0))
    .addOption(
      new Option("--max-requests <number>", "end after this many requests").argParser(parseCount).default(5000),
    )
    .addOption(new Option("--timeout <seconds>", "timeout of one request").argParser(parseSpan).default(10))
    .addOption(new Option("--max-duration <seconds>", "end after this time").argParser(parseSpan).default(600))
    .addHelpText("after", conformHelp)
    .action(async (url: string, flags: Flags) => {
      const { runTool } = await import("./tools.js");
      const all = { ...flags, url };
      done(await runTool("conform", all, terminal));
    });
}

function addMcp({ program, terminal, done, documentOptions }: ToolCommands): void {
  const command = program
    .command("mcp")
    .description("serve the operations of a specification to agents (@guildwire/tools)")
    .argument("[document]", "the specification's root file (default: as for generate)");
  for (const option of documentOptions()) command.addOption(option);
  command
    .option("--base-url <url>", "the server that is called (default: the first of the specification)")
    .addOption(new Option("--allow <methods>", "methods other than GET and HEAD, such as POST,PATCH").argParser(list))
    .addOption(new Option("--allow-operation <id>", "an operation that may be called; may be repeated").argParser(list))
    .addOption(
      new Option("--auth <scheme=variable>", "credentials from the environment; may be repeated").argParser(list),
    )
    .addOption(new Option("--header <header>", "a header of every request; may be repeated").argParser(list))
    .addOption(
      new Option("--max-response <characters>", "maximum length of a response body")
        .argParser(parseLength)
        .default(20_000),
    )
    .addOption(
      new Option("--max-items <number>", "maximum number of items that are read of a stream")
        .argParser(parseItems)
        .default(20),
    )
    .addOption(new Option("--timeout <seconds>", "timeout of one request").argParser(parseSpan).default(30))
    .option("--http", "listen on a port of the loopback address instead of standard input", false)
    .addOption(
      new Option("--port <port>", "with --http: the port; 0 for a free one").argParser(parsePort).default(4011),
    )
    .addHelpText("after", mcpHelp)
    .action(async (document: string | undefined, flags: Flags) => {
      const { runTool } = await import("./tools.js");
      done(await runTool("mcp", document === undefined ? flags : { ...flags, spec: document }, terminal));
    });
}

function list(text: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), text];
}

function parseLength(text: string): number {
  const length = parseCount(text);
  if (length >= minResponse && length <= maxResponse) return length;
  throw new InvalidArgumentError(`A number from ${minResponse} to ${maxResponse} is expected.`);
}

function parseItems(text: string): number {
  const items = parseCount(text);
  if (items >= 1 && items <= maxItems) return items;
  throw new InvalidArgumentError(`A number from 1 to ${maxItems} is expected.`);
}

const maxItems = 1000;

/** Bounds of the length of a response body. */
const minResponse = 200;
const maxResponse = 1_000_000;

/** Maximum time in seconds. */
const maxSpan = 86_400;

function parseSpan(text: string): number {
  const seconds = /^\d{1,5}(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (seconds > 0 && seconds <= maxSpan) return seconds;
  throw new InvalidArgumentError(`A number of seconds up to ${maxSpan} is expected.`);
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new InvalidArgumentError("A port from 0 to 65535 is expected.");
}

/** Reads a number of at most nine digits. */
export function parseCount(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("A number with at most nine digits is expected.");
}
