import { type Command, InvalidArgumentError, Option } from "commander";
import { mockHelp } from "./help.js";
import type { Flags } from "./settings.js";
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
}

function addMock({ program, terminal, done, documentOptions }: ToolCommands): void {
  const command = program
    .command("mock")
    .description("serve a specification with examples and a memory, or check a server as a proxy (@guildwire/tools)")
    .argument("[document]", "the specification's root file (default: as for generate)");
  for (const option of documentOptions()) command.addOption(option);
  command
    .addOption(new Option("--port <port>", "the port; 0 for a free one").argParser(parsePort).default(4010))
    .option("--host <address>", "the address to listen on", "127.0.0.1")
    .option("--latency <milliseconds>", "delay of every response, such as 200 or 100-500")
    .addOption(new Option("--seed <number>", "another seed gives other values").argParser(parseCount).default(0))
    .option("--proxy <url>", "pass requests to this server, and print each violation of the document as a line of JSON")
    .option("--fail-on-violation", "with --proxy: exit with 1 if there were violations", false)
    .option("--json", "print the URL as JSON", false)
    .addHelpText("after", mockHelp)
    .action(async (document: string | undefined, flags: Flags) => {
      const { runTool } = await import("./tools.js");
      done(await runTool("mock", document === undefined ? flags : { ...flags, spec: document }, terminal));
    });
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
